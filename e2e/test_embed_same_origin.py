"""Games in a page on the site's own host: the frame could reach everything there, and touches nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from townwright.core.history import replay
from townwright.core.records import Record
from townwright.quadropolis import QUADROPOLIS

from .articles import FAN_SITE, Article, frame, play_turn, told, watched
from .hosting import hosted

RECORD = (FAN_SITE / "game.json").read_text("utf-8")
CHOICES = ".architect-button, .slot.legal, #deeds"
AS_HIGH = """(width) => {
    const frame = document.querySelector("iframe");
    const { height } = frame.contentDocument.querySelector("#table").getBoundingClientRect();
    return frame.clientWidth === width && frame.clientHeight === Math.ceil(height);
}"""


@pytest.fixture
def article(browser: Browser, tmp_path: Path) -> Iterator[Article]:
    with hosted(tmp_path / "host") as host:
        shutil.copy(FAN_SITE / "game.json", host.folder)
        with watched(Article(browser, host.folder, host.address, host.address), browser) as article:
            yield article


def test_a_recorded_game_is_looked_at_and_led_through(article: Article) -> None:
    page = article.open(
        '<townwright-game id="g" record="game.json" at="7" theme="dark" title="Ours"></townwright-game>'
    )
    game = frame(page)
    expect(page.locator("iframe")).to_have_attribute("title", "Ours")
    expect(game.locator("html")).to_have_attribute("data-theme", "dark")
    expect(game.locator("#moment")).to_contain_text("move 7 of 32")
    expect(game.locator(CHOICES)).to_have_count(0)
    game.locator("#site .slot").first.click(force=True)
    for step in ("last", "back", "first", "forward"):
        game.locator(f"#step-{step}").click()
    for step in ("last", "back", "first", "forward"):
        page.evaluate(f"document.querySelector('#g').{step}()")
        page.wait_for_function(
            "([wanted]) => document.querySelector('#g').at === wanted",
            arg=[{"last": 32, "back": 31, "first": 0, "forward": 1}[step]],
        )
    assert [message["at"] for message in told(page, "show", 9)] == [7, *(32, 31, 0, 1) * 2]
    assert told(page, "start") == [
        {"game": "quadropolis", "mode": "classic", "players": ["Ada", "Zoë"], "moves": 32}
    ]
    assert told(page, "move", 0) == []


def test_the_frame_is_as_high_as_its_content(article: Article) -> None:
    page = article.open('<body style="margin: 0"><townwright-game record="game.json"></townwright-game>')
    frame(page)
    heights = []
    for width in (390, 700, 1000, 1400):
        page.set_viewport_size({"width": width, "height": 800})
        for settling_ms in (500, 0):  # the content may change once more with the height that it got
            page.wait_for_function(AS_HIGH, arg=page.evaluate("document.documentElement.clientWidth"))
            page.wait_for_timeout(settling_ms)
        heights.append(page.locator("iframe").evaluate("e => e.clientHeight"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(set(heights)) == 4
    # So wide, everything stands side by side.
    assert heights[-1] < 1400 * 0.6


def test_a_game_is_played_to_its_end_and_the_readers_own_is_left_alone(article: Article) -> None:
    page = article.open(
        '<townwright-game id="new" mode="expert" seats="person,person,person" seed="Ada"></townwright-game>'
        '<townwright-game id="end" record="game.json" at="31" interactive></townwright-game>'
    )
    page.evaluate("localStorage.setItem('townwright.game', 'the one at home')")
    play_turn(frame(page, "#new iframe"), lambda at: at.click())
    start, move = told(page, "start")[0], told(page, "move")[0]
    assert (start["mode"], start["moves"]) == ("expert", 0)
    assert len(start["players"]) == 3  # type: ignore[arg-type]
    state = QUADROPOLIS.new({"mode": "expert", "players": 3}, seed="Ada")
    assert (move["number"], move["player"]) == (1, state.to_act)
    assert move["action"] in set(map(str, state.legal_actions()))

    game = frame(page, "#end iframe")
    play_turn(game, lambda at: at.click())
    expect(game.locator("#dialog .score-sheet")).to_be_visible()
    (end,) = told(page, "end")
    last = told(page, "move", 2)[-1]
    record = json.loads(RECORD)
    record["actions"][31:] = [last["action"]]
    del record["checksum"]
    games = {QUADROPOLIS.name: QUADROPOLIS}
    result = replay(Record.from_json(json.dumps(record)), games).state.result()
    assert end == {"scores": list(result.scores), "winners": list(result.winners)}
    assert page.evaluate("localStorage.getItem('townwright.game')") == "the one at home"
