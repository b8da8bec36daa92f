"""The table on a phone: what is below the thumb, and what is seen of the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .playing import is_over, open_table, options, play_turn, set_up, start
from .test_sizes import box

WRONGLY_SEEN = """async (lines, top) => {
    lines.scrollTop = top;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const frame = lines.getBoundingClientRect();
    const told = (entry) => {
        const whole = entry.getBoundingClientRect().bottom < frame.bottom + 1;
        return whole !== getComputedStyle(entry).opacity > 0.5;
    };
    return [...lines.children].filter(told).map((entry) => entry.innerText);
}"""
"""Scrolls the log; its entries that are seen though its lower edge cuts them, or not seen though whole."""
AT_SITE = "Math.round(document.querySelector('#site').getBoundingClientRect().top) === 8"


@pytest.fixture
def phone(new_page: Callable[..., Page], site: str) -> Page:
    """The table on a phone, without motion: a tap may miss what scrolls past."""
    page = new_page(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    open_table(page, site)
    return page


def place(page: Page, architect: int, slot: str) -> None:
    page.locator(f"#architect-{architect}").tap()
    # A tap is over before the page hears of it.
    page.locator(f"#architect-{architect}.chosen").wait_for()
    page.locator(f'#site [data-slot="{slot}"]').tap()
    page.locator(f'#site [data-slot="{slot}"].chosen').wait_for()


def discard_two(page: Page) -> None:
    """Two turns, after which architect 1 beside W2 reaches an empty square."""
    for turn, (architect, slot) in enumerate([(2, "N1"), (3, "N3")], 1):
        place(page, architect, slot)
        page.locator("#deeds [data-do=discard]").tap()
        page.locator("#log-lines li").nth(turn).wait_for(state="attached")


def play_turn_with_a_finger(page: Page) -> None:
    """Build with architect 2 from the first slot that is free, on the first square that fits."""
    slot = page.locator("#site .slot.free, #site .slot.legal").first.get_attribute("data-slot")
    place(page, 2, str(slot))
    options(page).first.tap()
    page.locator("#deeds .main").tap()


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_taking_nothing_needs_no_third_row(phone: Page, mode: str) -> None:
    start(phone, who=("person", "person"), mode=mode)
    set_up(phone, confirm="no")
    discard_two(phone)
    place(phone, 1, "W2")
    nothing, architects = box(phone.locator("#deeds [data-do=nothing]")), box(phone.locator("#architects"))
    assert nothing["x"] >= architects["x"] + architects["width"], "beside the architects"
    assert nothing["y"] < architects["y"] + architects["height"], "not below them"
    assert nothing["x"] + nothing["width"] <= 360


def test_the_log_shows_entries_whole_or_not_at_all(phone: Page) -> None:
    start(phone, who=("person", "greedy", "greedy", "greedy"))
    assert phone.locator("#log-lines").evaluate(WRONGLY_SEEN, 0) == []
    set_up(phone, pace="instant", confirm="no")
    for turn in range(4):
        assert not is_over(phone)
        play_turn(phone, turn)
    for down in (0, 10, 30):
        assert phone.locator("#log-lines").evaluate(WRONGLY_SEEN, down) == []


def test_the_log_s_sentences_begin_below_each_other(phone: Page) -> None:
    start(phone, who=("person", "person"))
    set_up(phone, confirm="no")
    discard_two(phone)
    place(phone, 1, "W2")
    phone.locator("#deeds [data-do=nothing]").tap()
    phone.locator("#log-lines li").nth(3).wait_for(state="attached")
    entries = phone.locator("#log-lines li:has(.mark) span")
    assert len(entries.all()) == 3
    assert len({box(entry)["x"] for entry in entries.all()}) == 1


def test_what_bots_do_is_seen_and_told_without_pulling_back_whoever_looks_elsewhere(phone: Page) -> None:
    start(phone, who=("person", "greedy", "greedy", "greedy"))
    set_up(phone, pace="instant", confirm="yes")
    assert not is_over(phone)
    set_up(phone, pace="slow")
    yours = box(phone.locator("#bar"))["height"]
    play_turn_with_a_finger(phone)
    phone.wait_for_function(AT_SITE)
    expect(phone.locator("#bar.others #news")).to_contain_text("placed")
    assert phone.locator("#news").inner_text() in phone.locator("#log-lines li").first.inner_text()
    assert box(phone.locator("#news"))["height"] > 10
    assert box(phone.locator("#bar"))["height"] <= yours
    phone.evaluate("scrollTo(0, 700)")
    before = phone.locator("#log-lines li").count()
    phone.locator("#log-lines li").nth(before).wait_for(state="attached")
    assert phone.locator("#bar.others").count()
    assert phone.evaluate("scrollY") == 700
    phone.wait_for_selector("#bar.yours", timeout=20_000)
    phone.wait_for_function(AT_SITE)


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_the_narrowest_phone_shows_everything(phone: Page, mode: str) -> None:
    start(phone, who=("person", "greedy", "greedy", "greedy"), mode=mode)
    phone.set_viewport_size({"width": 320, "height": 640})
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320, "runs out of the page"
    for hand in phone.locator(".hand").all():
        numbers = [box(number) for number in hand.locator("i").all()]
        assert len({number["y"] for number in numbers}) == 1
        assert all(number["width"] == pytest.approx(number["height"], abs=0.5) for number in numbers)
