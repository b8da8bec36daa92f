"""Whole games at the table, as people play them: by clicks, by keys, by taps, and by nobody."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .playing import is_over, open_table, options, play_turn, set_up, start


def actions(page: Page) -> list[str]:
    """The turns of the kept game."""
    kept = json.loads(page.evaluate("localStorage.getItem('townwright.game')"))
    played: list[str] = json.loads(kept["record"])["actions"]
    return played


def test_whole_game_by_clicks_against_bots(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "greedy", "random"))
    set_up(page, pace="instant")
    turns = 0
    while not is_over(page):
        play_turn(page, turns)
        turns += 1
    assert turns == 16
    expect(page.locator("#dialog .score-sheet")).to_be_visible()
    assert len(actions(page)) == 48
    assert page.locator("#log-lines li").count() == 49
    assert page.locator("#log-lines").evaluate("lines => lines.scrollTop") == 0, "the newest line is in view"
    totals = page.locator("#dialog tfoot .total td").all_inner_texts()
    assert totals == page.locator("button.player .total").all_inner_texts()


def test_bots_alone_play_a_game_to_its_end(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("greedy", "random"))
    set_up(page, pace="instant")
    page.wait_for_selector("#dialog .score-sheet", timeout=60_000)
    assert len(actions(page)) == 32


def test_reload_goes_on_where_the_game_was(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "person"))
    play_turn(page, 1)
    play_turn(page, 2)
    before = page.locator("#log-lines").inner_text()
    open_table(page, site)
    expect(page.locator("#dialog")).to_be_hidden()
    assert page.locator("#log-lines").inner_text() == before
    assert len(actions(page)) == 2
    play_turn(page, 3)
    assert len(actions(page)) == 3
    page.click("nav [data-do=new-game]")
    expect(page.locator("#dialog")).to_contain_text("This ends the game in progress.")


def test_what_was_chosen_can_be_changed_in_any_order(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "person"))
    set_up(page, confirm="yes")
    page.click('#city [data-square="b2"]')
    page.click("#architect-2")
    page.locator("#site .slot.legal").first.click()
    expect(page.locator("#deeds [data-do=confirm]")).to_be_visible()
    page.click("#architect-3")  # cannot build on b2: the square is dropped
    expect(page.locator("#deeds [data-do=confirm]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.click("#deeds [data-do=clear]")
    expect(page.locator("#deeds")).to_have_text("")
    assert actions(page) == []


def test_a_square_where_the_tile_cannot_go_leaves_the_choice_as_it_is(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "person"))
    page.click("#architect-1")
    page.click('#site [data-slot="N1"]')
    expect(options(page)).to_have_count(7)
    prompt = page.locator("#prompt").inner_text()
    page.hover('#city [data-square="d4"]')
    page.wait_for_timeout(100)  # time to change
    expect(options(page)).to_have_count(7)
    page.click('#city [data-square="d4"]')
    page.wait_for_timeout(100)
    expect(options(page)).to_have_count(7)
    expect(page.locator("#prompt")).to_have_text(prompt)


def test_double_click_plays_one_turn(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "person"))
    page.click("#architect-1")
    page.locator("#site .slot.legal").first.click()
    options(page).first.dblclick()
    expect(page.locator("#log-lines li")).to_have_count(2)
    assert len(actions(page)) == 1


WALKS = """
walks = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node.className === "flying" && node.querySelector(".urbanist"))
                walks.push(node.querySelector("svg").innerHTML);
}).observe(document.body, { childList: true });
"""


def test_the_urbanist_walks_whole_whoever_moves(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "greedy"))
    set_up(page, pace="fast", confirm="no")
    assert not is_over(page)
    page.evaluate(WALKS)
    before = len(actions(page))
    play_turn(page, 1)
    assert not is_over(page)
    standing = page.locator("#site .urbanist").evaluate("(coat) => coat.parentNode.outerHTML")
    walked = len(actions(page)) - max(before, 1)  # to his first square he does not walk
    assert walked >= 1
    assert page.evaluate("walks") == [standing] * walked
    expect(page.locator(".flying")).to_have_count(0)


def test_round_by_keys_only(page: Page, site: str) -> None:
    open_table(page, site)
    expect(page.locator("#dialog [type=submit]")).to_be_focused()
    page.locator("[name=seed]").fill("keys")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog")).to_be_hidden()
    set_up(page, pace="instant")
    for number in "1234":
        page.wait_for_selector("#bar.yours", timeout=60_000)
        page.locator('#site [tabindex="0"]').focus()
        page.keyboard.press(number)
        for _ in range(30):  # walk around until a slot takes a tile
            if page.locator("#site .slot:focus:is(.legal, .chosen)").count():
                page.keyboard.press("Enter")
                if page.locator("#deeds [data-do=discard]").count():
                    break
                page.keyboard.press("Escape")
            walk(page)
        page.keyboard.press("x")
        page.wait_for_function(
            f"document.querySelectorAll('#player-0 .hand .left').length != {5 - int(number)}"
        )
    assert (
        sum(line.startswith("Player 1 placed") for line in page.locator("#log-lines li").all_inner_texts())
        == 4
    )


def walk(page: Page) -> None:
    """Move the focus one slot on, clockwise around the site."""
    slot = page.locator("#site :focus").get_attribute("data-slot") or ""
    corner = {
        "N5": ["ArrowDown", "ArrowRight"],
        "E5": ["ArrowLeft", "ArrowDown"],
        "S1": ["ArrowUp", "ArrowLeft"],
        "W1": ["ArrowRight", "ArrowUp"],
    }
    step = {"N": "ArrowRight", "E": "ArrowDown", "S": "ArrowLeft", "W": "ArrowUp"}
    for key in corner.get(slot, [step[slot[0]]]):
        page.keyboard.press(key)


def test_round_by_taps_on_a_phone(new_page: Callable[..., Page], site: str) -> None:
    # Without motion: a tap may miss what scrolls past.
    page = new_page(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    open_table(page, site)
    assert page.evaluate("innerWidth") == 360, "something makes the page wider than the phone"
    page.locator("#dialog [type=submit]").tap()
    expect(page.locator("#dialog")).to_be_hidden()
    set_up(page, pace="instant")
    for turn in range(4):
        page.wait_for_selector("#bar.yours", timeout=60_000)
        page.locator(".architect-button.possible").first.tap()
        expect(page.locator(".architect-button.chosen")).to_be_visible()
        slots = page.locator("#site .slot.legal")
        slots.nth(turn % slots.count()).tap()
        # A tap is over before the page hears of it.
        expect(page.locator("#site .slot.chosen")).to_be_visible()
        if options(page).count():
            options(page).first.tap()
        elif page.locator("#deeds [data-do=discard]").count():
            page.locator("#deeds [data-do=discard]").tap()
        played = len(actions(page))
        page.locator("#deeds .main").tap()  # with a finger, every turn is confirmed
        page.wait_for_function(
            f"JSON.parse(JSON.parse(localStorage['townwright.game']).record).actions.length > {played}"
        )
    assert page.evaluate("innerWidth") == 360


def test_whole_expert_game_by_clicks_against_bots(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "greedy", "random"), mode="expert")
    set_up(page, pace="instant")
    turns = 0
    while not is_over(page):
        left = page.locator(".architect-button .count").all_inner_texts()
        assert sum(int(count.removeprefix("×")) for count in left) == 5 * 3 - len(actions(page)) % 12
        play_turn(page, turns)
        turns += 1
    assert turns == 20
    expect(page.locator("#dialog .score-sheet")).to_be_visible()
    assert len(actions(page)) == 60
    totals = page.locator("#dialog tfoot .total td").all_inner_texts()
    assert totals == page.locator("button.player .total").all_inner_texts()


def test_where_storage_is_denied_the_game_goes_on_and_says_so(page: Page, site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " {get() { throw new DOMException('denied', 'SecurityError'); }})"
    )
    open_table(page, site)
    start(page, who=("person", "person"))
    expect(page.locator("#notice")).to_contain_text("keeps nothing")
    play_turn(page, 1)
    expect(page.locator("#log-lines li")).to_have_count(2)


def test_what_bots_do_is_told_and_a_dialog_makes_them_wait(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("greedy", "greedy"))
    expect(page.locator("#news")).to_contain_text("placed", timeout=20_000)
    page.click("nav [data-do=rules]")
    played = page.locator("#log-lines li").count()
    page.wait_for_timeout(3000)
    assert page.locator("#log-lines li").count() <= played + 1
    page.keyboard.press("Escape")
    expect(page.locator("#log-lines li")).not_to_have_count(played + 1, timeout=20_000)


def test_focus_survives_a_redraw_and_theme_and_keys_work(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "person"))
    set_up(page, confirm="yes", theme="dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator('#site [tabindex="0"]').focus()
    page.keyboard.press("2")
    page.keyboard.press("Enter")  # the first slot that goes with architect 2
    expect(page.locator("#site .slot.chosen")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("#city .city-square:has(.option, .choice):focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#deeds [data-do=confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#log-lines li")).to_have_count(2)
    assert page.evaluate("document.activeElement.closest('#city') !== null")


def kept(record: dict[str, object]) -> str:
    """A script that puts a game into the browser's storage before the page's own program starts."""
    text = json.dumps({"record": json.dumps(record), "colours": [0, 1]})
    return f"localStorage['townwright.game'] ??= {json.dumps(text)}"


GAME: dict[str, object] = {
    "townwright": 1,
    "game": "quadropolis",
    "options": {"mode": "classic", "players": 2},
    "seed": "seed",
    "players": [{"name": "Ada"}, {"name": "Grace"}],
}


def test_a_damaged_game_goes_on_before_its_fault_and_loses_nothing(page: Page, site: str) -> None:
    page.add_init_script(kept({**GAME, "actions": ["1N1>x", "2N3>x", "9N5>x", "3N4>x"]}))
    open_table(page, site)
    notice = page.locator("#notice")
    expect(notice).to_contain_text("damaged at turn 3")
    expect(notice).to_contain_text("9N5>x")
    assert actions(page) == ["1N1>x", "2N3>x"]
    play_turn(page, 3)
    assert len(actions(page)) == 3
    assert "3N4>x" in page.evaluate("localStorage['townwright.damaged-game']")
    notice.get_by_role("button").click()
    expect(notice).to_be_empty()


def test_a_game_that_cannot_be_read_is_put_aside(page: Page, site: str) -> None:
    page.add_init_script(kept({**GAME, "townwright": 99, "actions": ["1N1>x"]}))
    open_table(page, site)
    expect(page.locator("#notice")).to_contain_text("could not be continued")
    expect(page.locator("#notice")).to_contain_text("99")
    start(page, who=("person", "person"))
    assert actions(page) == []
    assert "1N1>x" in page.evaluate("localStorage['townwright.damaged-game']")
    expect(page.locator("#notice")).to_contain_text("could not be continued")


def test_two_persons_play_on_into_the_second_round(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "person"))
    for turn in range(9):  # with motion, and the Urbanist leaves after the eighth
        play_turn(page, turn)
        expect(page.locator("#log-lines li")).to_have_count(turn + 2)
    expect(page.locator("#round-2.now")).to_be_visible()
