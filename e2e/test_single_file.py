"""The game in one file, opened from a disk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.build.layout import DIST

from . import rounds
from .conftest import Witness, wait_until_ready
from .engines import engine, wait_for
from .playing import is_over, play_turn, set_up, start

FILE = (DIST / "townwright.html").as_uri()


@pytest.fixture
def game(new_page: Callable[..., Page], witness: Witness) -> Page:
    """The file, open, ready, and without a network; it may ask for nothing but itself."""
    witness.site = FILE
    page = new_page(offline=True)
    page.goto(FILE)
    wait_until_ready(page)
    return page


def test_a_whole_game_against_a_bot(game: Page) -> None:
    start(game, who=("person", "greedy"))
    set_up(game, pace="instant")
    turns = 0
    while not is_over(game):
        play_turn(game, turns)
        turns += 1
    assert turns == 16
    expect(game.locator("#dialog .score-sheet")).to_be_visible()


def test_it_keeps_the_game(game: Page) -> None:
    start(game, who=("person", "person"), mode="expert")
    play_turn(game, 1)
    log = game.locator("#log-lines").inner_text()
    # The browser may reload a file in another process, which sees a little later what was kept.
    game.wait_for_timeout(500)
    game.reload()
    wait_until_ready(game)
    assert game.locator("#log-lines").inner_text() == log


def test_the_other_pages_are_in_it(game: Page) -> None:
    start(game, who=("person", "person"))
    game.locator("nav a[href='calculator.html']").click()
    expect(game.get_by_role("link", name="Play a game")).to_be_visible(timeout=60_000)
    game.get_by_role("link", name="Play a game").click()
    expect(game.locator("#site")).to_be_visible(timeout=60_000)
    game.click("nav [data-do=settings]")
    with game.context.expect_page() as opened:
        game.locator("#dialog a[href^='about']").click()
    expect(opened.value.get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("name", ["chromium", "firefox", "webkit"])
def test_bots_answer_in_every_engine_and_nothing_is_fetched(browser: Browser, site: str, name: str) -> None:
    with engine(name, browser) as page:
        rounds.open_table(page, FILE)
        rounds.start(page)
        rounds.play_turn(page)
        wait_for(page, f"{rounds.TURNS} >= 4 && document.querySelector('#bar.yours')")
        rounds.play_turn(page)
        assert [address for address in page.requested() if address.startswith(("http", "ws"))] == []
        # A fetch would have been seen.
        page.open(f"{site}about.html")
        wait_for(page, "document.querySelector('h1')")
        assert f"{site}about.css" in page.requested()
