"""Thirty whole games, replayed strictly; and what a damaged one is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.urban_sprawl.invariants import check
from tests.urban_sprawl.record import GAMES, RESULTS, plans

from townwright.core.errors import RecordError
from townwright.core.game import checksum
from townwright.core.history import History, replay
from townwright.core.records import Record
from townwright.games import GAMES as ALL_GAMES
from townwright.urban_sprawl import UrbanSprawlState, score

FILES = sorted(GAMES.glob("*.json"))
EXPECTED: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))


def load(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


def state_of(history: History[Any]) -> UrbanSprawlState:
    state = history.state
    assert isinstance(state, UrbanSprawlState)
    return state


def test_there_are_thirty() -> None:
    assert len(FILES) == len(EXPECTED) == 30
    assert {path.stem for path in FILES} == set(EXPECTED) == set(plans())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    history = replay(load(path), ALL_GAMES)
    state = state_of(history)
    check(state)
    result = state.result()
    expected = EXPECTED[path.stem]
    assert list(result.scores) == expected["scores"]
    assert [list(place) for place in result.ranking] == expected["ranking"]
    assert result.decided_by == expected["decided_by"]
    assert [part.total for part in score(state)] == expected["scores"]


@pytest.mark.parametrize("name", ["standard-4-greedy", "order", "pack"])
def test_jumping_leads_to_the_same_positions(name: str) -> None:
    record = load(GAMES / f"{name}.json")
    history = replay(record, ALL_GAMES)
    sums = {}
    for number in range(0, len(history), 37):
        history.jump(number)
        sums[number] = checksum(history.state)
    for number in reversed(sums):
        history.jump(number)
        assert checksum(history.state) == sums[number]
    assert len(set(sums.values())) == len(sums)


@pytest.mark.parametrize("name", ["standard-3-greedy", "order"])
def test_undo_never_crosses_a_reveal_or_anothers_decision(name: str) -> None:
    history = replay(load(GAMES / f"{name}.json"), ALL_GAMES)
    players = range(state_of(history).players)
    possible = 0
    for number in range(1, len(history)):
        history.cursor = number
        for player in players:
            back = history.can_take_back(player, players)
            if back is None:
                continue
            possible += 1
            assert set(history.actors[back:number]) == {player}
            since = [event for events in history.events[back:number] for event in events]
            names = {type(event).__name__ for event in since}
            assert not names & {"CardRevealed", "DeckReshuffled", "Built"}
    assert possible > 50


def damaged(name: str, **changes: Any) -> RecordError:
    data = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    actions = data["actions"]
    for key, value in changes.items():
        if key.startswith("action_"):
            actions[int(key[7:]) - 1] = value
        else:
            data[key] = value
    with pytest.raises(RecordError) as caught:
        replay(Record.from_json(json.dumps(data)), ALL_GAMES)
    return caught.value


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("buy_start_building a1SE>", "cannot read what was chosen"),
        ("sell a1SE", "cannot read decision"),
        ("buy_start_building a1NW", "player 2 cannot choose that"),
        ("build T05", "player 2 must decide: buy_start_building"),
        ("", "expected a short text"),
    ],
)
def test_a_wrong_action_is_named(action: str, message: str) -> None:
    name = "standard-4-greedy"
    first = load(GAMES / f"{name}.json")
    start = ALL_GAMES["urban_sprawl"].new(first.options, first.seed)
    number = 1 + next(n for n in range(4) if (start.to_act + n) % 4 == 1)  # type: ignore[operator]
    error = damaged(name, **{f"action_{number}": action})
    assert message in str(error)
    assert error.action == number
    assert error.kept is not None
    assert len(error.kept.actions) == number - 1
    if action:
        assert error.position is not None
        assert error.position.startswith("Urban Sprawl, standard, turn 1\n")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "players: expected a number from 2 to 4"),
        ({"players": 4, "length": "endless"}, "length: expected short or standard or long, got 'endless'"),
        ({"players": 4, "mode": "expert"}, "mode: unknown option"),
        ({"players": 4, "mild_metropolis": 1}, "mild_metropolis: expected true or false"),
        ({"players": 4, "cards": "none"}, "cards: expected a list of cards"),
        ({"players": 4, "cards": [{"id": "T99"}]}, "cards: card number 1, id: expected the id of a card"),
        ({"players": 3}, "expected 3 players as in the options"),
        ({"players": 4, "cards": [{"id": 0.5}]}, "option 'cards': expected a text, a whole number"),
        ({"players": 4, "cards": [{"id": "a\u0007"}]}, "option 'cards': expected a short text"),
        ({"players": 4, "cards": json.loads("[" * 30 + "]" * 30)}, "option 'cards': expected a text"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], message: str) -> None:
    assert message in str(damaged("standard-4-greedy", options=options))


def test_another_seed_or_end_is_noticed() -> None:
    error = damaged("short-2-random", seed="another")
    assert error.action is not None or "checksum" in str(error)
    assert "but the game ends in" in str(damaged("short-2-random", checksum="0" * 16))
