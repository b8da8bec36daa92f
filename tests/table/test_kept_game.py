"""The kept game: read again whole, as far as it can be read, or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from table import kept_game, notices
from townwright.core.errors import RecordError
from townwright.core.game import checksum

from .test_session import play, session


def changed(text: str, **fields: object) -> str:
    """A kept game with other fields in its record."""
    kept = json.loads(text)
    return json.dumps({**kept, "record": json.dumps({**json.loads(kept["record"]), **fields})})


def actions(text: str) -> list[str]:
    found: list[str] = json.loads(json.loads(text)["record"])["actions"]
    return found


def test_a_kept_game_goes_on_where_it_was() -> None:
    game = play(session(None, "greedy", "random"), 11)
    again, fault = kept_game.read(kept_game.written(game))
    assert fault is None
    assert checksum(again.state) == checksum(game.state)
    assert again.seats == game.seats
    assert again.turns == game.turns
    assert again.allocations == game.allocations


def test_an_illegal_turn_costs_what_comes_after_it() -> None:
    game = play(session(None, None), 6)
    text = kept_game.written(game)
    played = actions(text)
    again, fault = kept_game.read(changed(text, actions=[*played[:4], "4N1>z9", *played[5:]]))
    assert fault is not None
    assert fault.action == 5
    assert again.turns == game.turns[:4]
    assert again.seats == game.seats
    told = notices.damaged(fault, goes_on=True)
    assert "turn 5" in told
    assert "z9" in told


def test_a_turn_that_is_no_text_costs_what_comes_after_it() -> None:
    game = play(session(None, None), 6)
    text = kept_game.written(game)
    again, fault = kept_game.read(changed(text, actions=[*actions(text)[:2], 7]))
    assert fault is not None
    assert fault.action == 3
    assert again.turns == game.turns[:2]


def test_a_record_that_was_cut_off_goes_on_with_its_first_turns() -> None:
    game = play(session(None, "random"), 9)
    kept = json.loads(kept_game.written(game))
    cut = json.dumps({**kept, "record": kept["record"][: kept["record"].index(actions(json.dumps(kept))[5])]})
    again, fault = kept_game.read(cut)
    assert fault is not None
    assert fault.action == 6
    assert again.turns == game.turns[:5]


def test_a_wrong_checksum_costs_no_turn_but_is_told() -> None:
    game = play(session(None, None), 3)
    again, fault = kept_game.read(changed(kept_game.written(game), checksum="0" * 16))
    assert again.turns == game.turns
    assert fault is not None
    assert "all its turns" in notices.damaged(fault, goes_on=True)


@pytest.mark.parametrize("colours", [[0, 0], [0], ["blue", 1], [[], 1], None])
def test_without_proper_colours_the_players_get_others(colours: object) -> None:
    game = play(session(None, None), 3)
    again, fault = kept_game.read(json.dumps({**json.loads(kept_game.written(game)), "colours": colours}))
    assert fault is None
    assert [seat.colour for seat in again.seats] == [0, 1]
    assert again.turns == game.turns


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-20],
        lambda _: "[]",
        lambda _: "null",
        lambda _: "[" * 100_000,
        lambda _: '{"record": 7}',
        lambda text: text.replace("actions", "moves"),
        lambda text: changed(text, game="chess"),
        lambda text: changed(text, players=[{"name": "Ada"}]),
        lambda text: changed(text, players=[{"name": "Ada"}, {"name": "Bot", "bot": "clairvoyant"}]),
    ],
)
def test_a_game_of_which_nothing_can_be_played_is_refused(damage: Callable[[str], str]) -> None:
    with pytest.raises(RecordError) as refusal:
        kept_game.read(damage(kept_game.written(play(session(None, None), 6))))
    assert str(refusal.value) in notices.damaged(refusal.value, goes_on=False)
