"""How long the table keeps the page busy while somebody plays, by kind of event, and long tasks.

Quote them with the load of the machine: the browser draws with the processor here.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import threading

from playwright.sync_api import Page, sync_playwright

from tools.build.layout import DIST, ROOT
from tools.serve import site_server

from .browsing import OPTIONS

TIME_HANDLERS = """
window.handled = {};
window.longTasks = [];
const add = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (kind, listener, ...rest) {
    if (this.id !== "table" || typeof listener !== "function") return add.call(this, kind, listener, ...rest);
    return add.call(this, kind, (event) => {
        const begun = performance.now();
        try { return listener.call(this, event); }
        finally { (handled[kind] ??= []).push(performance.now() - begun); }
    }, ...rest);
};
"""
NOTE_LONG_TASKS = """
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: "longtask" });
"""


def play(page: Page, turns: int) -> None:
    """Play turns against three bots that follow each other quickly."""
    page.locator("#dialog [type=submit]").click()
    page.wait_for_selector("#dialog", state="hidden")
    page.click("nav [data-do=settings]")
    page.select_option("#dialog [name=pace]", "fast")
    page.keyboard.press("Escape")
    for turn in range(turns):
        page.wait_for_selector("#bar.yours", timeout=60_000)
        architects = page.locator(".architect-button.possible")
        architects.nth(turn % architects.count()).click()
        slots = page.locator("#site .slot.legal").evaluate_all("all => all.map((slot) => slot.dataset.slot)")
        for slot in slots[:4]:
            page.hover(f'#site [data-slot="{slot}"]', force=True)
        page.click(f'#site [data-slot="{slots[turn % len(slots)]}"]')
        options = page.locator("#city .city-square:has(.option)")
        if options.count():
            options.nth(turn % options.count()).click()
        else:
            page.locator("#deeds :is([data-do=discard], [data-do=nothing])").click()


def main() -> None:
    """Print medians and maxima in milliseconds."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.table", description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    with site_server(DIST, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=OPTIONS)
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.add_init_script(TIME_HANDLERS)
        page.goto(f"http://localhost:{server.server_port}/")
        page.wait_for_selector("html[data-state=ready]", state="attached", timeout=120_000)
        page.evaluate(NOTE_LONG_TASKS)
        play(page, arguments.turns)
        times: dict[str, list[float]] = page.evaluate("({...handled, 'long task': longTasks})")
        browser.close()
        server.shutdown()
    figures = {
        kind: {"count": len(all_ms), "median": statistics.median(all_ms), "max": max(all_ms)}
        for kind, all_ms in times.items()
        if all_ms
    }
    if arguments.json:
        print(json.dumps(figures))
        return
    print(f"{'milliseconds':16}{'count':>7}{'median':>9}{'max':>9}")
    for kind, figure in figures.items():
        print(f"{kind:16}{figure['count']:7}{figure['median']:9.1f}{figure['max']:9.1f}")


if __name__ == "__main__":
    main()
