"""How long the page takes to be usable, against empty pages: `make bench`.

The site and two empty pages are loaded in turn: with an empty profile (first), once more after the browser
was started anew (second), and again in the same tab (reload). "kept" is the site with its service worker,
"site" without, and "plain" as it starts over slow networks, without the snapshot. One empty page has Pyodide
as the site has it, trimmed, the other one as it is published; both have the site's compiled library. Quote
the ratios: the times depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections import defaultdict
from pathlib import Path
from typing import Final, TypeAlias

from playwright.sync_api import Playwright, sync_playwright

from tools.build.layout import DIST, NODE_MODULES, ROOT, RUNTIME, content_name
from tools.serve import site_server

from .browsing import IDLE_S, OPTIONS, REST_S, visits
from .table import play

EMPTY_PAGE = """<!doctype html><html><head><title>Empty</title>
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script></head><body>
<script type="py" config='{{"interpreter": "./{interpreter}"}}'>
from js import document
document.documentElement.dataset.state = "ready"
</script></body></html>
"""
INTERPRETER = """
import {{ loadPyodide as load, version }} from "./{pyodide}/pyodide.mjs";
const script = document.createElement("script");
script.src = "./{pyodide}/pyodide.asm.js";
document.head.append(script);
await new Promise((resolve) => script.addEventListener("load", resolve));
const files = {{
  createPyodideModule: globalThis._createPyodideModule,
  indexURL: new URL("{pyodide}/", import.meta.url).href,
  lockFileURL: new URL("pyodide/pyodide-lock.json", import.meta.url).href,
}};
const loadPyodide = (options) => load({{ ...options, ...files }});
export {{ loadPyodide, version }};
"""
SITES: Final = ("plain", "site", "kept")
EMPTY: Final = ("empty", "published")
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"
PRETENCES = {"plain": SAVE_DATA + NO_SERVICE_WORKER, "site": NO_SERVICE_WORKER}
UNITS = {"ready": "ms", "picture": "ms", "peak": "MB", "memory": "MB"}
TURNS = 2

Figures: TypeAlias = dict[str, float]


def measure(playwright: Playwright, program: str, address: str, *, pretend: str) -> Figures:
    """Load a page with an empty profile and twice more.

    Args:
        playwright: Plays some turns between the visits.
        program: Path of the browser.
        address: The page.
        pretend: JavaScript that runs before the page's own.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder) / "profile"
        profile.mkdir()
        (first,) = visits(program, profile, address, pretend=pretend)
        # The next visit goes on with a game, as it usually does; and only after some turns does Chromium
        # keep the machine code.
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=program, args=OPTIONS, viewport={"width": 1280, "height": 720}
        )
        context.add_init_script(pretend)
        page = context.pages[0]
        page.goto(address)
        page.wait_for_selector("html[data-state=ready]", state="attached")
        page.wait_for_timeout(IDLE_S * 1000)
        if page.locator("#dialog[open] [type=submit]").count():
            play(page, TURNS)
        page.wait_for_timeout(REST_S * 1000)
        context.close()
        second, reload = visits(program, profile, address, pretend=pretend, reloads=1)
    return {
        f"{figure} {name}, {unit}": value
        for figure, unit in UNITS.items()
        for name, visit in (("first", first), ("second", second), ("reload", reload))
        if not math.isnan(value := getattr(visit, figure))
    }


def compare(pages: dict[str, str], runs: int) -> dict[str, Figures]:
    """Medians of the figures of each page, by its name; the pages are loaded in turn."""
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    program = found.stdout.strip()
    figures: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in pages}
    with sync_playwright() as playwright:
        for _ in range(runs):
            for name, address in pages.items():
                measured = measure(playwright, program, address, pretend=PRETENCES.get(name, ""))
                for figure, value in measured.items():
                    figures[name][figure].append(value)
    return {
        name: {figure: statistics.median(values) for figure, values in series.items()}
        for name, series in figures.items()
    }


def add_empty_pages(site: Path) -> None:
    """Put the two empty pages beside a finished site."""
    runtime = f"assets/{content_name(RUNTIME)}"
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", site / "pyscript")
    shutil.copytree(NODE_MODULES / "pyodide", site / "pyodide")
    shutil.copy(site / runtime / "pyodide" / "python_stdlib.zip", site / "pyodide")
    (site / "interpreter.mjs").write_text(INTERPRETER.format(pyodide=f"{runtime}/pyodide"), "utf-8")
    for name, interpreter in (("empty", "interpreter.mjs"), ("published", "pyodide/pyodide.mjs")):
        (site / f"{name}.html").write_text(EMPTY_PAGE.format(interpreter=interpreter), "utf-8")


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
        add_empty_pages(site)
        with site_server(site, port=0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            here = f"http://localhost:{server.server_port}/"
            pages = {name: f"{here}{name}.html" for name in EMPTY} | dict.fromkeys(
                SITES, here + arguments.page
            )
            medians = compare(pages, arguments.runs)
            server.shutdown()
    if arguments.json:
        print(json.dumps(medians))
        return
    print(
        f"{f'medians of {arguments.runs} runs':20}"
        + "".join(f"{name:>11}" for name in pages)
        + "   (beside empty, published)"
    )
    for figure in medians["kept"]:
        values = {name: medians[name].get(figure, math.nan) for name in pages}
        ratios = (
            "  ".join(f"{values[name] / values[beside]:.2f}" for name in SITES)
            for beside in EMPTY
            if not math.isnan(values[beside])
        )
        print(
            f"{figure:20}"
            + "".join(f"{value:11.0f}" for value in values.values())
            + "   "
            + " | ".join(ratios)
        )


if __name__ == "__main__":
    main()
