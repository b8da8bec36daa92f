"""How long the page takes to be usable, against an empty page on the same PyScript and Pyodide: `make bench`.

Both pages come from the same finished site and are loaded in turn: into an empty profile (first), once more
after the browser was started anew (second), and again in the same tab (reload). "kept" is the site with its
service worker, which from the second visit on has everything ready; "plain" the site as it starts over slow
networks, without the snapshot. Quote the ratios: the times depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections import defaultdict
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import BrowserType, sync_playwright

from tools.build.layout import DIST, NODE_MODULES, ROOT, RUNTIME, content_name
from tools.serve import site_server

from .table import play

EMPTY_PAGE = """<!doctype html><html><head><title>Empty</title>
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script></head><body>
<script type="py" config="empty.json">
from js import document
document.documentElement.dataset.state = "ready"
</script></body></html>
"""
NOTE_WHEN_READY = """
new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.state !== "ready") return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.readyAfter = performance.now(); }));
}).observe(document, { subtree: true, attributes: true, childList: true });
"""
SITES = ("plain", "site", "kept")
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
TURNS = 2
SETTLED_MS = 6000
"""After so long the browser has written down what it keeps, and a bot or two has played."""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"

Figures: TypeAlias = dict[str, float]


def page_memory_mb(profile: str) -> Figures:
    """Memory of the page's process in MB: what it holds alone, and with its share of common parts.

    Args:
        profile: The profile with which its browser runs.
    """
    found: Figures = {"private": 0.0, "proportional": 0.0}
    processes = subprocess.run(["ps", "-eo", "pid,args"], check=True, capture_output=True, text=True).stdout
    for line in processes.splitlines():
        if "--type=renderer" in line and profile in line:
            report = Path(f"/proc/{line.split()[0]}/smaps_rollup").read_text("ascii").splitlines()[1:]
            kb = {name: int(size.split()[0]) for name, size in (entry.split(":") for entry in report)}
            private = (kb["Private_Clean"] + kb["Private_Dirty"]) / 1000
            if private > found["private"]:
                found = {"private": private, "proportional": kb["Pss"] / 1000}
    return found


def measure(chromium: BrowserType, program: str, address: str, *, kept: bool, plain: bool) -> Figures:
    """Load a page into an empty profile and twice more; times in ms, memory in MB.

    Args:
        chromium: Starts the browser.
        program: Path of the browser.
        address: The page.
        kept: Whether its service worker is allowed, and waited for before the next visit.
        plain: Whether it must do without the snapshot.
    """
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as profile:
        for visits in (("first",), ("second", "reload")):
            context = chromium.launch_persistent_context(
                profile,
                executable_path=program,
                args=["--no-sandbox", "--disable-gpu"],
                viewport={"width": 1280, "height": 720},
                service_workers="allow" if kept else "block",
            )
            context.add_init_script(NOTE_WHEN_READY + (SAVE_DATA if plain else ""))
            if not kept:
                context.add_init_script(NO_SERVICE_WORKER)
            (page,) = context.pages
            page.wait_for_timeout(1000)
            for visit in visits:
                page.goto(address, wait_until="commit")
                page.wait_for_function("window.readyAfter", timeout=120_000)
                figures[f"ready {visit} ms"] = page.evaluate("readyAfter")
                figures[f"first paint {visit} ms"] = page.evaluate(FIRST_PAINT) or float("nan")
                page.wait_for_timeout(1000)
                figures |= {
                    f"{kind} memory {visit} MB": size for kind, size in page_memory_mb(profile).items()
                }
                if kept:
                    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            if page.locator("#dialog[open] [type=submit]").count():
                # The next visit goes on with the game, as it usually does; and only after some turns
                # does Chromium keep the machine code.
                play(page, TURNS)
            page.wait_for_timeout(SETTLED_MS)
            context.close()
    return figures


def compare(pages: dict[str, str], runs: int) -> dict[str, Figures]:
    """Medians of the figures of each page, by its name; the pages are loaded in turn."""
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    program = found.stdout.strip()
    figures: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in pages}
    with sync_playwright() as playwright:
        for _ in range(runs):
            for name, address in pages.items():
                measured = measure(
                    playwright.chromium, program, address, kept=name == "kept", plain=name == "plain"
                )
                for figure, value in measured.items():
                    figures[name][figure].append(value)
    return {
        name: {figure: statistics.median(values) for figure, values in series.items()}
        for name, series in figures.items()
    }


def main() -> None:
    """Print the medians and their ratios."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.boot", description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--page", default="index.html", help="the page of the site to measure")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(DIST, site)
        runtime = f"assets/{content_name(RUNTIME)}"
        (site / "empty.html").write_text(EMPTY_PAGE, "utf-8")
        # Both as they are published, but for the standard library, which is compiled.
        shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", site / "pyscript")
        shutil.copytree(NODE_MODULES / "pyodide", site / "pyodide")
        shutil.copy(site / runtime / "pyodide" / "python_stdlib.zip", site / "pyodide")
        config = {"interpreter": "./pyodide/pyodide.mjs"}
        (site / "empty.json").write_text(json.dumps(config), "utf-8")
        with site_server(site, port=0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            here = f"http://localhost:{server.server_port}/"
            page, empty = here + arguments.page, here + "empty.html"
            medians = compare(dict.fromkeys(SITES, page) | {"empty": empty}, arguments.runs)
            server.shutdown()
    if arguments.json:
        print(json.dumps(medians))
        return
    heading = f"{'empty':>9}" + "".join(f"{name:>9}    ratio" for name in SITES)
    print(f"{'medians of ' + str(arguments.runs) + ' runs':26}{heading}")
    for figure, empty_value in medians["empty"].items():
        line = f"{figure:26}{empty_value:9.0f}"
        for name in SITES:
            value = medians[name][figure]
            line += f"{value:9.0f}{value / empty_value:9.2f}"
        print(line)


if __name__ == "__main__":
    main()
