"""Games inside other people's pages, which come from another host."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect

from tools.build.layout import ROOT
from tools.serve import site_server

FAN_SITE = ROOT / "examples" / "fan-site"
BOOT_TIMEOUT_MS = 120_000
expect.set_options(timeout=30_000)
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
    """The fan's site, and pages of it."""

    def __init__(self, browser: Browser, folder: Path, address: str, site: str) -> None:
        self._browser, self._folder, self._address, self._site = browser, folder, address, site
        self.foreign: list[str] = []
        self.errors: list[str] = []

    def open(self, body: str | None = None, **options: object) -> Page:
        """Open the article, or another body in a page of its own."""
        name = "index.html"
        if body is not None:
            name = "other.html"
            (self._folder / name).write_text((HEAD + body).replace("SITE/", self._site), "utf-8")
        context = self._browser.new_context(**{"viewport": {"width": 1000, "height": 800}, **options})  # type: ignore[arg-type]
        context.on("request", lambda request: self._requested(request.url))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        page = context.new_page()
        page.goto(self._address + name)
        page.evaluate(LISTEN)
        return page

    def _requested(self, url: str) -> None:
        if not url.startswith((self._site, self._address, "data:", "blob:")):
            self.foreign.append(url)


@pytest.fixture
def article(browser: Browser, site: str, tmp_path: Path) -> Iterator[Article]:
    folder = tmp_path / "fan-site"
    shutil.copytree(FAN_SITE, folder)
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("http://localhost:8314/", site), "utf-8")
    with site_server(folder, port=0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        article = Article(browser, folder, f"http://127.0.0.1:{server.server_port}/", site)
        yield article
        server.shutdown()
        thread.join()
    for context in browser.contexts:
        context.close()
    assert article.foreign == [], "requests to other hosts"
    assert article.errors == []


def frame(page: Page, selector: str = "townwright-game iframe") -> FrameLocator:
    """The frame of a game, once that is ready; it is not loaded before it is near."""
    page.locator(selector).scroll_into_view_if_needed()
    found = page.frame_locator(selector)
    found.locator("html[data-state=ready]").wait_for(state="attached", timeout=BOOT_TIMEOUT_MS)
    if selector.startswith("townwright-game"):
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
    if game.locator("#deeds [data-do=confirm]").count():
        act(game.locator("#deeds [data-do=confirm]"))
    lines.nth(before).wait_for(state="attached")


def told(page: Page, kind: str) -> list[dict[str, object]]:
    """What the page was told of one kind."""
    found: list[dict[str, object]] = page.evaluate(
        f"told.filter(([, kind]) => kind === '{kind}').map(([,, d]) => d)"
    )
    return found


def test_the_article_has_a_replay_a_question_and_a_game(article: Article) -> None:
    page = article.open()
    replay = frame(page, "#replay iframe")
    expect(replay.locator("#moment")).to_have_text("Round 1 · move 0 of 32")
    replay.locator("#step-forward").click()
    expect(page.locator("#moment")).to_have_text("Move 1 of 32")
    expect(replay.locator("#prompt")).to_contain_text("placed")
    page.locator("#decisive").press("Enter")
    expect(replay.locator("#moment")).to_contain_text("move 26 of 32")
    page.evaluate("document.querySelector('#replay').last()")
    expect(page.locator("#moment")).to_have_text("Move 32 of 32")

    question = frame(page, "#question iframe")
    expect(question.locator("#moment")).to_contain_text("move 20 of 32")
    expect(question.locator("html")).to_have_attribute("data-theme", "light")
    page.evaluate("document.querySelector('#question').setAttribute('theme', 'dark')")
    expect(question.locator("html")).to_have_attribute("data-theme", "dark")

    play_turn(frame(page, "#play iframe"), lambda at: at.click())
    expect(page.locator("#played")).to_contain_text("Move ")
    for name in ("replay", "question", "play"):
        table = page.frame_locator(f"#{name} iframe").locator("#table")
        assert table.bounding_box()["height"] == pytest.approx(  # type: ignore[index]
            page.locator(f"#{name} iframe").bounding_box()["height"],  # type: ignore[index]
            abs=2,
        )


def test_messages_of_strangers_and_nonsense_change_nothing(article: Article) -> None:
    page = article.open(
        '<townwright-game id="g" record="game.json" at="7"></townwright-game><iframe id="stranger"></iframe>'
    )
    game = frame(page)
    shown = told(page, "show")
    page.evaluate("""() => {
        const frame = document.querySelector("townwright-game iframe").contentWindow;
        const show = { townwright: 1, type: "show", at: 3 };
        const nonsense = [{ ...show, at: 99 }, { ...show, at: "3" }, { ...show, townwright: 2 }];
        for (const message of ["show", null, ...nonsense]) frame.postMessage(message, "*");
        const stranger = document.querySelector("#stranger").contentWindow;
        stranger.eval("target => target.postMessage({ townwright: 1, type: 'show', at: 3 }, '*')")(frame);
        // The page itself hears only its own frames, and only complete messages.
        window.postMessage({ townwright: 1, type: "show", at: 3, moves: 32 }, "*");
    }""")
    page.evaluate("document.querySelector('#g').setAttribute('at', '8')")
    expect(game.locator("#moment")).to_contain_text("move 8 of 32")
    assert [message["at"] for message in told(page, "show")[len(shown) :]] == [8]


def click_within(page: Page, at: Locator) -> None:
    """Click something in the frame of a transformed page: a mark tells where that is, Playwright does not."""
    x, y = at.evaluate(
        "e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }"
    )
    mark = "Object.assign(document.querySelector('#mark').style, {left: `${x}px`, top: `${y}px`})"
    left, top = page.evaluate(
        f"""async ([x, y]) => {{
            {mark};
            document.querySelector("#mark").scrollIntoView({{ block: "center", inline: "center" }});
            // A frame of another process is found where it was painted last.
            for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
            const at = document.querySelector("#mark").getBoundingClientRect();
            return [at.x, at.y];
        }}""",
        [x, y],
    )
    page.mouse.click(left, top)


@pytest.mark.parametrize(
    ("style", "isolated"),
    [("zoom: 0.5", ""), ("zoom: 2", "isolated"), ("transform: rotate(2deg) scale(0.8)", "isolated")],
)
def test_it_plays_zoomed_turned_and_without_an_origin(article: Article, style: str, isolated: str) -> None:
    page = article.open(
        f'<div style="{style}; width: 720px; position: relative">'
        f'<townwright-game seed="Ada" seats="person,person" {isolated}></townwright-game>'
        '<i id="mark" style="position: absolute; pointer-events: none"></i></div><p style="height: 2000px">'
    )
    game = frame(page)
    play_turn(game, lambda at: click_within(page, at))
    assert told(page, "move")
    sandbox = page.locator("iframe").get_attribute("sandbox") or ""
    assert ("allow-same-origin" in sandbox) == (not isolated)
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(200, 300)
    page.mouse.wheel(0, 240)
    page.wait_for_function("scrollY > 100")


def test_a_plain_frame_plays_by_touch_and_the_page_still_scrolls(article: Article) -> None:
    page = article.open(
        '<iframe src="SITE/embed.html#mode=expert&language=en" width="100%" height="2400"></iframe>',
        viewport={"width": 390, "height": 700},
        has_touch=True,
        is_mobile=True,
    )
    game = frame(page, "iframe")
    play_turn(game, lambda at: at.tap())
    expect(game.locator("#bar")).to_have_css("position", "static")
    page.evaluate("scrollTo(0, 0)")
    session = page.context.new_cdp_session(page)
    for kind, y in [("touchStart", 500), *(("touchMove", y) for y in range(480, 200, -20))]:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 200, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("scrollY > 100")


def test_what_cannot_be_shown_is_told_in_the_frame(article: Article) -> None:
    page = article.open('<townwright-game mode="nonsense"></townwright-game>')
    refusal = frame(page).get_by_role("alert")
    expect(refusal).to_contain_text("mode: expected classic or expert")
