"""What people must read is large and dark enough, on small screens and on large ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import wait_until_ready
from .playing import is_over, open_table, play_turn, set_up, start

LEAST_PIXELS = 9
TOO_SMALL = """(least) => [...document.querySelectorAll("#table svg text")]
    .map((text) => {
        const { a, b } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        return [text.closest("svg").getAttribute("class"), size];
    })
    .filter(([, size]) => size < least)
"""
CONTRAST = """(element) => {
    const luminance = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => {
            const share = part / 255;
            return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark, light] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other);
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
    return opacity < 1 ? 0 : (light + 0.05) / (dark + 0.05);
}"""


def started(page: Page, site: str, mode: str) -> Page:
    """A game of four in which everybody has built."""
    open_table(page, site)
    start(page, who=("person", "greedy", "greedy", "greedy"), mode=mode)
    set_up(page, pace="instant", confirm="no")
    for number in range(5 if mode == "classic" else 3):
        assert not is_over(page)
        play_turn(page, number)
    assert not is_over(page)
    return page


@pytest.mark.parametrize("width", [360, 768])
@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_figures_are_large_enough_on_small_screens(
    new_page: Callable[..., Page], site: str, mode: str, width: int
) -> None:
    page = started(new_page(viewport={"width": width, "height": 1024}), site, mode)
    assert page.evaluate(TOO_SMALL, LEAST_PIXELS) == []
    for hand in page.locator(".hand").all():
        tops = hand.locator("i").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert len(set(tops)) == 1, "a player's architects take two lines"


@pytest.mark.parametrize("width", [360, 768])
def test_printed_points_are_large_enough_in_the_calculator(
    new_page: Callable[..., Page], site: str, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 640})
    page.goto(f"{site}calculator.html")
    wait_until_ready(page)
    for mode in ("classic", "expert"):
        page.locator(f'[data-mode="{mode}"]').click()
        assert page.locator("#palette svg text").count()
        assert page.evaluate(TOO_SMALL, LEAST_PIXELS) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_over_and_what_is_not_chosen_can_be_read(page: Page, site: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    open_table(page, site)
    start(page, who=("person", "person"), mode="expert")
    page.locator("#round-1").evaluate("(round) => { round.className = 'done'; }")
    page.locator("#architect-1").evaluate("(button) => button.classList.replace('possible', 'other')")
    for selector in ("#rounds li.done", "#architects .other .count"):
        assert page.locator(selector).evaluate(CONTRAST) >= 4.5, selector
    page.click("nav [data-do=rules]")
    expect(page.locator("#dialog h3").first).to_have_css("margin-top", "18px")
    link = page.locator("#dialog a").first
    expect(link).to_have_css("color", "rgb(0, 90, 142)" if theme == "light" else "rgb(143, 205, 245)")


def test_words_grow_with_a_large_screen(new_page: Callable[..., Page], site: str) -> None:
    page = started(new_page(viewport={"width": 1920, "height": 1080}), site, "classic")
    expect(page.locator("button.player b").first).to_have_css("font-size", "20px")
    page.click("nav [data-do=settings]")
    expect(page.locator("#dialog label").first).to_have_css("font-size", "20px")


def test_the_log_has_the_height_that_the_site_cannot_use(new_page: Callable[..., Page], site: str) -> None:
    page = started(new_page(viewport={"width": 1280, "height": 800}), site, "classic")
    heights = {
        part: page.locator(part).evaluate("(one) => one.getBoundingClientRect().height")
        for part in ("#site > svg", "#city > svg", "#log")
    }
    assert heights["#log"] >= 140
    assert heights["#city > svg"] >= 470
    assert heights["#site > svg"] <= 515
