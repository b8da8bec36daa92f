"""A browser as people have it: without a debugger, which takes a share of a start.

An extension tells when pages were ready.
"""

from __future__ import annotations

import json
import math
import subprocess
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

OPTIONS: Final = ("--no-sandbox", "--disable-gpu")
"""What any browser of a benchmark is started with."""

PATIENCE_S = 60
IDLE_S = 1.5
"""After so long a browser that was started has nothing more to do."""
REST_S = 8
"""After so long a page has been stored, and the browser has written down what it keeps."""
SAMPLE_S = 0.05

REPORT = """
new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.state !== "ready") return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(async () => {
        const ready = performance.now();
        const [picture] = performance.getEntriesByName("first-contentful-paint");
        const report = JSON.stringify([ready, picture?.startTime]);
        const answer = await fetch("{reports}", { method: "POST", body: report });
        if ((await answer.text()) === "reload") location.reload();
    }));
}).observe(document, { subtree: true, attributes: true, childList: true });
"""


class Visit(NamedTuple):
    """What a visit took: milliseconds, and megabytes that the page's process has for itself."""

    ready: float
    """Until the page could be used and was painted."""
    picture: float
    """Until there was something to see."""
    peak: float
    """The most memory from then on, while the site is stored for offline use too."""
    memory: float
    """At the end, when nothing happens any more."""


@contextmanager
def listening(reports: SimpleQueue[str], orders: SimpleQueue[str]) -> Iterator[str]:
    """A server that takes what pages report and answers with the next order; gives its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            reports.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
            order = orders.get().encode()
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Content-Length", str(len(order)))
            self.end_headers()
            self.wfile.write(order)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def write_extension(folder: Path, reports: str, pretend: str) -> None:
    """An extension that tells ``reports`` when a page is ready; ``pretend`` runs before the page's own."""
    folder.mkdir(exist_ok=True)
    here = {"matches": ["http://localhost/*"], "run_at": "document_start"}
    manifest = {
        "manifest_version": 3,
        "name": "Reports",
        "version": "1",
        "content_scripts": [{**here, "js": ["pretend.js"], "world": "MAIN"}, {**here, "js": ["report.js"]}],
    }
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    (folder / "pretend.js").write_text(pretend, "utf-8")
    (folder / "report.js").write_text(REPORT.replace("{reports}", reports), "utf-8")


@contextmanager
def browser(program: str, profile: Path, extension: Path) -> Iterator[str]:
    """A running browser; gives the address of its list of tabs."""
    command = [
        program, *OPTIONS, "--headless=new", "--no-first-run", "--window-size=1280,800",
        f"--user-data-dir={profile}", f"--load-extension={extension}",
        "--disable-features=DisableLoadExtensionCommandLineSwitch",
        "--remote-debugging-port=0", "about:blank",
    ]  # fmt: skip
    note = profile / "DevToolsActivePort"
    note.unlink(missing_ok=True)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            while running.poll() is None and not note.exists():
                time.sleep(SAMPLE_S)
            time.sleep(IDLE_S)
            yield f"http://127.0.0.1:{note.read_text('ascii').split()[0]}/json"
        finally:
            running.terminate()


def private_memory_mb(profile: Path) -> float:
    """What the largest process of a browser's pages holds for itself alone."""
    largest = 0.0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            if b"--type=renderer" not in command or bytes(profile) not in command:
                continue
            report = (process / "smaps_rollup").read_text("ascii").splitlines()[1:]
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended
        kb = {name: int(size.split()[0]) for name, size in (entry.split(":") for entry in report)}
        largest = max(largest, (kb["Private_Clean"] + kb["Private_Dirty"]) / 1000)
    return largest


def visits(program: str, profile: Path, address: str, *, pretend: str = "", reloads: int = 0) -> list[Visit]:
    """Start a browser, open a page and reload it.

    Args:
        program: Path of the browser.
        profile: Its folder; what earlier visits left there is used.
        address: The page, which sets ``data-state`` to ``ready``.
        pretend: JavaScript that runs before the page's own.
        reloads: How often to load it again.

    Raises:
        TimeoutError: The page did not get ready.
    """
    reports, orders = SimpleQueue[str](), SimpleQueue[str]()
    extension = profile.with_suffix(".extension")
    taken = []
    with listening(reports, orders) as address_for_reports:
        write_extension(extension, address_for_reports, pretend)
        with browser(program, profile, extension) as tabs:
            open_tab = urllib.request.Request(f"{tabs}/new?{address}", method="PUT")  # noqa: S310 - our own
            urllib.request.urlopen(open_tab).close()  # noqa: S310
            for left in range(reloads, -1, -1):
                try:
                    ready, picture = json.loads(reports.get(timeout=PATIENCE_S))
                except Empty:
                    raise TimeoutError(f"{address} was not ready after {PATIENCE_S} s") from None
                ends = time.monotonic() + REST_S
                memory = [private_memory_mb(profile)]
                while time.monotonic() < ends:
                    time.sleep(SAMPLE_S)
                    memory.append(private_memory_mb(profile))
                taken.append(Visit(ready, picture or math.nan, max(memory), memory[-1]))
                orders.put("reload" if left else "rest")
    return taken
