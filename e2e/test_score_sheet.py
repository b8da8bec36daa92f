"""The score sheet of a finished game and of a running one."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tools.build.layout import ROOT

from .playing import open_table, start

FIXTURES = ROOT / "tests" / "fixtures"


def open_finished(page: Page, site: str, game: str) -> None:
    """Open the site with a recorded game that is over, and its score sheet."""
    record = (FIXTURES / "games" / f"{game}.json").read_text("utf-8")
    kept = json.dumps({"record": record, "colours": list(range(len(json.loads(record)["players"])))})
    page.add_init_script(f"localStorage['townwright.game'] ??= {json.dumps(kept)}")
    open_table(page, site)
    if page.locator("#dialog .score-sheet").count() == 0:
        page.click("#deeds [data-do=scores]")


def scores(game: str) -> list[str]:
    known = json.loads((FIXTURES / "final_scores.json").read_text("utf-8"))
    return [str(score).replace("-", "−") for score in known[game]["scores"]]


def test_the_sheet_shows_the_known_scores_and_every_city(page: Page, site: str) -> None:
    open_finished(page, site, "expert-4-greedy")
    sheet = page.locator("#dialog .score-sheet")
    assert sheet.locator(".total td").all_inner_texts() == scores("expert-4-greedy")
    expect(sheet.locator("svg.city")).to_have_count(4)
    expect(sheet.locator(".verdict")).to_contain_text("wins with")


def test_the_same_players_can_play_again(page: Page, site: str) -> None:
    open_finished(page, site, "classic-2-greedy")
    names = page.locator("button.player .who b").all_inner_texts()
    page.click("#dialog [data-do=again]")
    expect(page.locator("#dialog")).to_be_hidden()
    expect(page.locator("#round-1")).to_have_class("now")
    assert page.locator("button.player .who b").all_inner_texts() == names


def test_a_new_game_can_be_set_up_from_the_sheet(page: Page, site: str) -> None:
    open_finished(page, site, "classic-3-greedy")
    page.click("#dialog [data-do=new-game]")
    expect(page.get_by_role("button", name="Start the game")).to_be_focused()


def test_the_sheet_alone_is_printed(page: Page, site: str) -> None:
    open_finished(page, site, "classic-4-greedy")
    page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    page.click("#dialog [data-do=print]")
    assert page.evaluate("document.body.dataset.printed") == "yes"
    page.emulate_media(media="print")
    expect(page.locator("#dialog .scores")).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()
    expect(page.locator("#dialog [data-do=again]")).to_be_hidden()


def test_four_players_fit_a_phone(new_page: Callable[..., Page], site: str) -> None:
    phone = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_finished(phone, site, "expert-4-greedy")
    dialog = phone.locator("#dialog")
    assert dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") == 0
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_the_score_so_far_can_be_seen_while_the_game_runs(page: Page, site: str) -> None:
    open_table(page, site)
    start(page, who=("person", "greedy"))
    page.click("nav [data-do=scores]")
    expect(page.locator("#dialog-title")).to_have_text("Score so far")
    expect(page.locator("#dialog .total td")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()


def test_names_stay_whole_on_a_phone(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(page, site)
    page.locator("#dialog [name=name-1]").fill("Edsger")
    start(page, who=("person", "greedy", "greedy", "greedy"))
    page.locator("nav [data-do=scores]").click()
    names = page.locator("#dialog .scores .name")
    expect(names).to_have_text(["Edsger", "Ada", "Grace", "Alan"])
    line = names.nth(1).evaluate("(name) => name.clientHeight")
    for name in names.all():
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name.inner_text()
        assert name.evaluate("(name) => name.clientHeight") == line
