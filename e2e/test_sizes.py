"""The table on screens of four widths, in both themes: nothing runs out of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page

from tools.build.layout import ROOT
from townwright.quadropolis.site import SLOTS

from .playing import is_over, open_table, options, play_turn, set_up, start

PICTURES = ROOT / "test-results"
SIZES = {360: 640, 768: 1024, 1280: 720, 1920: 1080}
SMALLEST_TILE = 48
FINGER = 44


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


def check(page: Page, width: int, height: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "runs out of the page"
    for button in page.locator("#header nav :is(button, a):visible").all():
        assert box(button)["x"] + box(button)["width"] <= width, button.inner_text()
    # A tile fills its square but for its frame.
    for square in (page.locator('#site [data-site="0"] .hit'), page.locator('#city [data-square="a1"] .hit')):
        assert min(box(square)["width"], box(square)["height"]) >= SMALLEST_TILE
    assert set(slot_targets(page)) == set(SLOTS), "a finger meets every slot"
    lines = page.locator("#log-lines")
    line = float(lines.evaluate("lines => parseFloat(getComputedStyle(lines.firstChild).lineHeight)"))
    for entry in [lines, *lines.locator("li").all()[:8]]:
        assert box(entry)["height"] / line == pytest.approx(round(box(entry)["height"] / line), abs=0.02)
    if width >= 1280:
        assert page.evaluate("document.documentElement.scrollHeight") <= height, "the page scrolls"
        for panel in ("#site > svg", "#city > svg", "#bar", "#players", "#log"):
            seen = box(page.locator(panel))
            assert seen["x"] >= 0
            assert seen["y"] >= 0
            assert seen["x"] + seen["width"] <= width
            assert seen["y"] + seen["height"] <= height
        page.hover("#player-3")
        parts = box(page.locator("#player-3-score:visible"))
        assert parts["width"] > 100
        assert parts["x"] >= 0
        assert parts["y"] + parts["height"] <= height


def slot_targets(page: Page) -> list[str]:
    """The slots that are met as far from their middle as a finger may be, on all four sides."""
    met: list[str] = page.evaluate(
        """away => {
            scrollTo(0, 0);
            const meets = (slot, [x, y]) => {
                const middle = slot.querySelector(".hit").getScreenCTM();
                const there = document.elementFromPoint(middle.e + x * away, middle.f + y * away);
                return there?.closest(".slot") === slot;
            };
            return [...document.querySelectorAll("#site .slot")]
                .filter(slot => [[1, 0], [0, 1], [-1, 0], [0, -1]].every(side => meets(slot, side)))
                .map(slot => slot.dataset.slot);
        }""",
        FINGER / 2 - 0.1,
    )
    return met


def pictures(page: Page, name: str) -> None:
    """Keep what the page shows in both themes, for people."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=PICTURES / f"{name}-{theme}.png")


def opens_squares(page: Page, slot: Locator) -> bool:
    """Choose a slot; tells whether its tile can be built."""
    slot.click()
    return options(page).count() > 0


@pytest.mark.parametrize("width", SIZES)
def test_the_table_fits(new_page: Callable[..., Page], site: str, width: int) -> None:
    height, phone = SIZES[width], width < 720
    page = new_page(
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
    )
    open_table(page, site)
    pictures(page, f"{width}-new-game")
    for mode in ("classic", "expert"):
        start(page, who=("person", "greedy", "greedy", "random"), mode=mode)
        set_up(page, pace="instant", confirm="no")
        for turn in range(6):
            assert not is_over(page)
            play_turn(page, turn)
        assert not is_over(page)
        check(page, width, height)
        pictures(page, f"{width}-{mode}-turn")
        page.locator(".architect-button.possible").last.click()
        slots = page.locator("#site .slot:is(.legal, .chosen)")
        next(slot for slot in slots.all() if opens_squares(page, slot))
        options(page).first.hover()
        check(page, width, height)
        architects, deeds = box(page.locator("#architects")), box(page.locator("#deeds"))
        if phone:
            assert architects["x"] + architects["width"] <= deeds["x"], "one beside the other"
        pictures(page, f"{width}-{mode}-choice")
        page.click("nav [data-do=new-game]")


@pytest.mark.parametrize(("width", "height"), [*SIZES.items(), (1280, 800)])
def test_the_first_picture_stands_where_the_site_will_be(
    new_page: Callable[..., Page], site: str, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    page.route("**/pyodide.asm.wasm", lambda _: None)
    page.goto(site, wait_until="commit")
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
    first = box(page.locator(".first-picture > svg").first)
    page.unroute("**/pyodide.asm.wasm")
    open_table(page, site)
    table = box(page.locator("#site > svg"))
    assert [first[side] for side in ("x", "y", "width", "height")] == pytest.approx(
        [table[side] for side in ("x", "y", "width", "height")], abs=12
    )
