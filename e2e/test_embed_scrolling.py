"""Frames in pages that are scrolled, zoomed, turned and touched; these scroll when their reader wants it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .articles import BOOT_TIMEOUT_MS, Article, frame, play_turn, published, swipe, told

PHONE = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}
TALL = '<p style="height: 900px">'


@pytest.fixture
def article(browser: Browser, site: str, tmp_path: Path) -> Iterator[Article]:
    with published(browser, tmp_path / "fan-site", site) as article:
        yield article


def place_within(page: Page, at: Locator) -> tuple[float, float]:
    """Scroll something in a frame to the middle of the window.

    Returns:
        Where it is then: a mark over the frame tells, Playwright does not where the page is transformed.
    """
    x, y = at.evaluate(
        "e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }"
    )
    left, top = page.evaluate(
        """async ([x, y]) => {
            const mark = document.querySelector("#mark");
            Object.assign(mark.style, { left: `${x}px`, top: `${y}px` });
            mark.scrollIntoView({ block: "center", inline: "center" });
            // A frame of another process is found where it was painted last.
            for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
            const at = mark.getBoundingClientRect();
            return [at.x, at.y];
        }""",
        [x, y],
    )
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).tagName", [left, top]) == "IFRAME"
    return left, top


# The browser's own zoom makes a window of more or fewer pixels, each of them smaller or larger.
@pytest.mark.parametrize(
    ("style", "isolated", "window"),
    [
        ("zoom: 0.5", "", {}),
        ("zoom: 2", "isolated", {}),
        ("transform: rotate(2deg) scale(0.8)", "isolated", {}),
        ("", "isolated", {"viewport": {"width": 2000, "height": 1600}, "device_scale_factor": 0.5}),
        ("", "", {"viewport": {"width": 500, "height": 400}, "device_scale_factor": 2}),
    ],
)
def test_it_plays_and_scrolls_zoomed_turned_and_without_an_origin(
    article: Article, style: str, isolated: str, window: dict[str, object]
) -> None:
    page = article.open(
        f'{TALL}<div style="{style}; width: min(720px, 100%); position: relative">'
        f'<townwright-game seed="Ada" seats="person,person" {isolated}></townwright-game>'
        f'<i id="mark" style="position: absolute; pointer-events: none"></i></div>{TALL}{TALL}',
        has_touch=True,
        **window,
    )
    game = frame(page)
    sandbox = page.locator("iframe").get_attribute("sandbox") or ""
    assert ("allow-same-origin" in sandbox) == (not isolated)
    play_turn(game, lambda at: page.mouse.click(*place_within(page, at)))
    play_turn(game, lambda at: page.touchscreen.tap(*place_within(page, at)))
    assert len(told(page, "move", 2)) == 2

    board = game.locator("#site > svg")
    page.mouse.move(*place_within(page, board))
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, 240)
    page.wait_for_function(f"scrollY > {before} + 100")
    x, y = place_within(page, board)
    swipe(page, x, y, up=y / 2)
    page.wait_for_function(f"scrollY > {before} + 50")
    assert len(told(page, "move", 2)) == 2


def test_a_plain_frame_plays_by_touch_and_the_page_still_scrolls(article: Article) -> None:
    page = article.open(
        '<iframe src="SITE/embed.html#mode=expert&language=en" width="100%" height="2400"></iframe>', **PHONE
    )
    game = frame(page, "iframe")
    play_turn(game, lambda at: at.tap())
    expect(game.locator("#bar")).to_have_css("position", "static")
    page.evaluate("scrollTo(0, 0)")
    swipe(page, 200, 500, up=300)
    page.wait_for_function("scrollY > 100")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("isolated", ["", "isolated"])
def test_moves_do_not_scroll_the_page_around(article: Article, isolated: str, motion: str) -> None:
    page = article.open(
        f'{TALL}<townwright-game seed="Ada" seats="person,greedy" {isolated}></townwright-game>{TALL}',
        reduced_motion=motion,
        **PHONE,
    )
    game = frame(page)
    page.evaluate("scrolled = []; addEventListener('scroll', () => scrolled.push(scrollY))")

    def tap(at: Locator) -> None:
        # Playwright itself scrolls to what it taps.
        at.scroll_into_view_if_needed()
        page.evaluate("new Promise((done) => setTimeout(done, 100)).then(() => { scrolled = []; })")
        at.tap()

    play_turn(game, tap)
    game.locator("#bar.yours").wait_for(timeout=BOOT_TIMEOUT_MS)
    assert page.evaluate("scrolled") == []


def test_a_frame_that_is_lower_than_its_content_scrolls_by_itself(article: Article) -> None:
    page = article.open(
        f'{TALL}<iframe src="SITE/embed.html#seats=person,greedy" width="100%" height="640"></iframe>{TALL}',
        reduced_motion="reduce",
        **PHONE,
    )
    game = frame(page, "iframe")
    play_turn(game, lambda at: at.tap())
    game.locator("#bar.yours").wait_for(timeout=BOOT_TIMEOUT_MS)
    root = game.locator("html")
    assert game.locator("#site").evaluate("e => Math.round(e.getBoundingClientRect().top)") == 8
    around = page.evaluate("scrollY")
    game.locator("#player-1").evaluate("e => e.click()")
    assert root.evaluate("() => document.querySelector('#city').getBoundingClientRect().top") < 640
    assert root.evaluate("() => scrollY") > 8
    assert page.evaluate("scrollY") == around
