"""Draws the icons under web/icons from the site's sign: `python -m tools.draw_icons`, after a change of it.

Systems that install web pages want PNG; the browser of the tests draws them.
"""

from __future__ import annotations

import re
import subprocess

from playwright.sync_api import sync_playwright

from townwright.drawing import favicon

from .build.layout import ROOT
from .build.offline import ICONS

SIZES = {"icon-192": 192, "icon-512": 512, "maskable-512": 512, "apple-touch-icon": 180}
FULL_BLEED = {"maskable-512", "apple-touch-icon"}
"""The system cuts these to its own shape: no corners in the background, the sign keeps away from the edge."""


def drawing(name: str) -> str:
    """The sign as the icon of this name."""
    if name not in FULL_BLEED:
        return favicon()
    return (
        re.sub(r' rx="\d+"', "", favicon())
        .replace('viewBox="0 0 100 100"', 'viewBox="6 6 88 88"')
        .replace("<g ", '<g style="transform-origin:50px 50px;scale:.78"><g ')
        .replace("</svg>", "</g></svg>")
    )


def main() -> None:
    """Draw them all."""
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(name)}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
