"""The score calculator: by taps on a phone, by keyboard, by text, and what it gives back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import wait_until_ready

EMPTY = ".,.,.,./.,.,.,./.,.,.,./.,.,.,."
TOWN = "T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,."
"""The example of the notation, worth 24 points."""


def opened(page: Page, site: str) -> Page:
    page.goto(f"{site}calculator.html")
    wait_until_ready(page)
    return page


@pytest.fixture
def calculator(page: Page, site: str) -> Page:
    return opened(page, site)


@pytest.fixture
def phone(new_page: Callable[..., Page], site: str) -> Page:
    return opened(new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True), site)


def tap(page: Page, *selectors: str) -> None:
    for selector in selectors:
        page.locator(selector).tap()


def on(*squares: str) -> list[str]:
    return [f'#town [data-square="{name}"]' for name in squares]


def test_two_cities_by_taps_on_a_phone(phone: Page) -> None:
    for tool, squares in {"T3": ["a1"], "T1": ["a1"], "P": ["b1"], "F2": ["c4"], "U2": ["c2"]}.items():
        tap(phone, f'[data-tool="{tool}"]', *on(*squares))
    expect(phone.locator("#notation")).to_have_value("T31,P,.,./.,.,U2,./.,.,.,./.,.,F2,.")
    expect(phone.locator("#tab-0 b")).to_have_text("7")
    expect(phone.locator("#own")).to_contain_text("Left over: 2 inhabitants, which costs 2 points.")
    tap(phone, "#tab-1", '[data-tool="U0"]', *on("a1"), '[data-tool="T1"]', *on("b1"))
    expect(phone.locator("#tab-1 b")).to_have_text("2")
    expect(phone.locator(".verdict")).to_have_text("Player 1 wins with 7 points.")
    overflow = phone.evaluate("document.documentElement.scrollWidth - 360")
    assert overflow <= 0, "the page scrolls sideways"


def test_the_city_and_the_tools_are_on_a_phone_s_screen_together(phone: Page) -> None:
    for selector in ("#tabs", "#town", "#palette"):
        box = phone.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 640, selector


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1280, 720), (1920, 1080)])
def test_tiles_are_large_where_there_is_room(
    new_page: Callable[..., Page], site: str, width: int, height: int
) -> None:
    page = opened(new_page(viewport={"width": width, "height": height}), site)
    page.locator("#notation").fill(TOWN)
    page.locator('[data-tool="Hie"]').click()
    tools = [tool.bounding_box() for tool in page.locator("#palette button").all()]
    assert all(tool is not None and tool["width"] >= 56 for tool in tools)
    assert page.locator("#hand").evaluate("(hand) => hand.scrollWidth <= hand.clientWidth")
    if width >= 1100:
        expect(page.locator('[data-do="print"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_arrow_keys_follow_the_tiles_as_they_stand(
    new_page: Callable[..., Page], site: str, width: int
) -> None:
    page = opened(new_page(viewport={"width": width, "height": 720}), site)
    first = page.locator('[data-tool="T1"]')
    first.focus()
    page.keyboard.press("ArrowDown")
    above, below = first.bounding_box(), page.locator("#palette :focus").bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] > above["y"]
    assert below["x"] == pytest.approx(above["x"], abs=1)


def test_undo_redo_and_the_eraser(phone: Page) -> None:
    text = phone.locator("#notation")
    tap(phone, '[data-tool="T2"]', *on("a1", "a1"))
    expect(text).to_have_value(re.compile("^T22,"))
    tap(phone, '[data-do="undo"]')
    expect(text).to_have_value(re.compile("^T2,"))
    tap(phone, '[data-do="redo"]', '[data-tool=""]', *on("a1", "a1"))
    expect(text).to_have_value(EMPTY)
    tap(phone, '[data-do="undo"]', '[data-do="undo"]', '[data-do="clear"]')
    expect(text).to_have_value(EMPTY)


def test_an_impossible_city_is_named_and_scored_only_on_demand(phone: Page) -> None:
    tap(phone, '[data-tool="T1"]', *on(*["a1"] * 5), '[data-tool="F3"]', *on("b2"))
    expect(phone.locator("#faults")).to_contain_text("a1: 5 floors, but at most 4 can be built.")
    expect(phone.locator("#own .total b")).to_have_text("–")
    expect(phone.locator("#tab-0 b")).to_have_text("!")
    tap(phone, "#insist")
    expect(phone.locator("#own .total b")).to_have_text("4")
    tap(phone, *on("a1"), '[data-do="undo"]', '[data-do="undo"]', '[data-do="undo"]')
    expect(phone.locator("#insists")).to_be_hidden()


def test_text_and_squares_follow_each_other(calculator: Page) -> None:
    text, fault = calculator.locator("#notation"), calculator.locator("#notation-fault")
    text.fill(TOWN)
    expect(calculator.locator("#tab-0 b")).to_have_text("24")
    expect(calculator.locator(on("b1")[0])).to_have_attribute("aria-label", re.compile("Park, activated$"))
    text.fill(TOWN.replace("U2", "X2"))
    expect(fault).to_contain_text("Square c2: “X2” is no building.")
    expect(text).to_have_attribute("aria-invalid", "true")
    expect(calculator.locator("#tab-0 b")).to_have_text("24")
    calculator.locator('[data-tool="S"]').click()
    calculator.locator(on("c1")[0]).click()
    expect(text).to_have_value(TOWN.replace("P,.", "P,S"))
    expect(fault).to_be_empty()


def test_expert_has_its_own_tiles_and_city(calculator: Page) -> None:
    calculator.locator("#notation").fill(TOWN)
    calculator.locator('[data-mode="expert"]').click()
    expect(calculator.locator("#town [data-square]")).to_have_count(20)
    expect(calculator.locator('[data-mode="expert"]')).to_be_focused()
    calculator.locator('[data-tool="O"]').click()
    for _floor in range(3):
        calculator.locator(on("e4")[0]).click()
    expect(calculator.locator("#notation")).to_have_value(re.compile(",O3$"))


def test_by_keyboard_alone(calculator: Page) -> None:
    keys = calculator.keyboard
    calculator.locator('[data-tool="T1"]').focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Enter"):  # T1m, T2, T3
        keys.press(key)
    expect(calculator.locator("#hand")).to_contain_text("Tower Block, 3 inhabitants")
    calculator.locator(on("a1")[0]).focus()
    for key in ("ArrowRight", "ArrowDown", "Enter", " "):
        keys.press(key)
    expect(calculator.locator(on("b2")[0])).to_be_focused()
    expect(calculator.locator("#notation")).to_have_value(re.compile("/.,T33,"))
    expect(calculator.locator("#news")).to_contain_text("Square b2, district 1: Tower Block, 2 floors")
    keys.press("Delete")
    expect(calculator.locator("#notation")).to_have_value(re.compile("/.,T3,"))
    keys.press("Control+z")
    expect(calculator.locator("#notation")).to_have_value(re.compile("/.,T33,"))
    keys.press("Control+y")
    expect(calculator.locator("#notation")).to_have_value(re.compile("/.,T3,"))


def test_what_was_entered_is_there_after_a_reload(calculator: Page) -> None:
    calculator.locator("#notation").fill(TOWN)
    calculator.locator("#name").fill("Ada")
    calculator.locator('[data-count="3"]').click()
    calculator.reload()
    wait_until_ready(calculator)
    expect(calculator.locator("#notation")).to_have_value(TOWN)
    expect(calculator.locator("#tab-0")).to_have_text("Ada24")
    expect(calculator.locator(".player-tab")).to_have_count(3)
    calculator.locator('[data-do="reset"]').click()
    expect(calculator.locator("#notation")).to_have_value(EMPTY)
    expect(calculator.locator("#tab-0")).to_have_text("Player 10")


def test_the_score_can_be_copied_as_text(calculator: Page) -> None:
    calculator.context.grant_permissions(["clipboard-read", "clipboard-write"])
    calculator.locator("#notation").fill(TOWN)
    calculator.locator('[data-do="copy"]').click()
    expect(calculator.locator("#done")).to_have_text("Copied.")
    copied = calculator.evaluate("navigator.clipboard.readText()")
    assert f"Player 1: 24 points\n{TOWN}\n" in copied


def test_paper_shows_the_sheet_and_the_cities_alone(calculator: Page) -> None:
    calculator.locator("#notation").fill(TOWN)
    calculator.evaluate("window.print = () => { printed = dispatchEvent(new Event('beforeprint')) }")
    calculator.locator('[data-do="print"]').click()
    calculator.emulate_media(media="print")
    expect(calculator.locator("#paper .scores")).to_be_visible()
    expect(calculator.locator("#paper svg.city")).to_have_count(2)
    expect(calculator.locator("#desk")).to_be_hidden()
    expect(calculator.locator("#header")).to_be_hidden()


def test_the_table_and_the_calculator_lead_to_each_other(calculator: Page, site: str) -> None:
    calculator.get_by_role("link", name="Play a game").click()
    calculator.wait_for_url(f"{site}index.html")
    wait_until_ready(calculator)
    expect(calculator.locator('a[href="calculator.html"]').first).to_have_count(1)
