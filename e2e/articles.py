"""Other people's pages with games in them, and what readers of such pages do."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, FrameLocator, Locator, Page, expect

from tools.build.layout import ROOT
from tools.serve import site_server

FAN_SITE = ROOT / "examples" / "fan-site"
BOOT_TIMEOUT_MS = 120_000
HEAD = """<!doctype html>
<meta name="viewport" content="width=device-width">
<script src="SITE/embed.js"></script>
"""
LISTEN = """
    window.told = [];
    for (const game of document.querySelectorAll("townwright-game"))
        for (const kind of ["start", "move", "show", "end", "size"])
            game.addEventListener(kind, ({ detail }) => told.push([game.id, kind, detail]));
"""


class Article:
    """A folder of pages with games of a site, in a browser.

    Attributes:
        site: Address of the folder with embed.js.
        foreign: Requests to other hosts than the site's and the article's own.
        errors: What no page caught.
    """

    def __init__(self, browser: Browser, folder: Path, address: str, site: str) -> None:
        self._browser, self._folder, self._address = browser, folder, address
        self.site = site
        self.foreign: list[str] = []
        self.errors: list[str] = []

    def open(self, body: str | None = None, **options: object) -> Page:
        """Open the article, or another body in a page of its own; ``options`` are those of a new context."""
        name = "index.html"
        if body is not None:
            name = "other.html"
            (self._folder / name).write_text((HEAD + body).replace("SITE/", self.site), "utf-8")
        context = self._browser.new_context(**{"viewport": {"width": 1000, "height": 800}, **options})  # type: ignore[arg-type]
        context.on("request", lambda request: self._requested(request.url))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        page = context.new_page()
        page.goto(self._address + name)
        page.evaluate(LISTEN)
        return page

    def _requested(self, url: str) -> None:
        if not url.startswith((self.site, self._address, "data:", "blob:")):
            self.foreign.append(url)


@contextmanager
def watched(article: Article, browser: Browser) -> Iterator[Article]:
    """The article; in the end its pages are closed: there must have been no foreign request and no error."""
    yield article
    for context in browser.contexts:
        context.close()
    assert article.foreign == [], "requests to other hosts"
    assert article.errors == []


@contextmanager
def published(browser: Browser, folder: Path, site: str) -> Iterator[Article]:
    """The example's article, copied to a folder that does not exist yet, on a host of its own."""
    shutil.copytree(FAN_SITE, folder)
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("http://localhost:8314/", site), "utf-8")
    with site_server(folder, port=0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            address = f"http://127.0.0.1:{server.server_port}/"
            with watched(Article(browser, folder, address, site), browser) as article:
                yield article
        finally:
            server.shutdown()
            thread.join()


def frame(page: Page, selector: str = "townwright-game iframe") -> FrameLocator:
    """The frame of a game, once that is ready; it is not loaded before it is near."""
    page.locator(selector).scroll_into_view_if_needed()
    found = page.frame_locator(selector)
    found.locator("html[data-state=ready]").wait_for(state="attached", timeout=BOOT_TIMEOUT_MS)
    if not selector.startswith("iframe"):
        height = found.locator("#table").evaluate("e => Math.ceil(e.getBoundingClientRect().height)")
        expect(page.locator(selector)).to_have_css("height", f"{height}px")
    return found


def play_turn(game: FrameLocator, act: Callable[[Locator], None]) -> None:
    """Play some turn with clicks or taps."""
    game.locator("#bar.yours").wait_for(timeout=BOOT_TIMEOUT_MS)
    lines = game.locator("#log-lines li")
    before = lines.count()
    act(game.locator(".architect-button.possible").first)
    game.locator(".architect-button.chosen").wait_for()
    act(game.locator("#site .slot.legal").first)
    game.locator("#site .slot.chosen").wait_for()
    squares = game.locator("#city .city-square:has(.option)")
    deeds = game.locator("#deeds :is([data-do=nothing], [data-do=discard])")
    act(squares.first if squares.count() else deeds)
    # A tap is over before the page hears of it.
    confirm = game.locator("#deeds [data-do=confirm]")
    confirm.or_(lines.nth(before)).first.wait_for(state="attached")
    if confirm.count():
        act(confirm)
    lines.nth(before).wait_for(state="attached")


def told(page: Page, kind: str, least: int = 1) -> list[dict[str, object]]:
    """What the page was told of one kind, once that are so many at least: messages take their time."""
    of_kind = f"told.filter(([, kind]) => kind === '{kind}').map(([,, detail]) => detail)"
    page.wait_for_function(f"{of_kind}.length >= {least}")
    found: list[dict[str, object]] = page.evaluate(of_kind)
    return found


def swipe(page: Page, x: float, y: float, *, up: float) -> None:
    """Draw a finger over the window from a place in it, some pixels up."""
    session: CDPSession = page.context.new_cdp_session(page)
    steps = 14
    for step in range(steps + 1):
        point = {"x": x, "y": y - up * step / steps}
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
