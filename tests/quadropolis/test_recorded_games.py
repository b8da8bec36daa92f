"""Whole recorded games replay to the same end, and a referee finds nothing wrong with them."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from tests.quadropolis.referee import Referee

from townwright.core.history import replay
from townwright.core.records import Record
from townwright.games import GAMES
from townwright.quadropolis import GameOver, QuadropolisState, TurnTaken
from townwright.quadropolis.trace import trace

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = sorted((FIXTURES / "games").glob("*.json"))
RESULTS: dict[str, Any] = json.loads((FIXTURES / "final_scores.json").read_text(encoding="utf-8"))

EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_there_are_games_of_every_kind() -> None:
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in FILES]
    kinds = {(record.options["mode"], record.options["players"]) for record in records}
    assert kinds == {(mode, players) for mode in ("classic", "expert") for players in (2, 3, 4)}
    assert any(record.options.get("playgrounds") for record in records)
    assert all(record.checksum for record in records)
    assert {path.stem for path in FILES} == set(RESULTS)
    assert len(FILES) >= 24


@EACH
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    history = replay(record, GAMES)
    assert isinstance(history.events[-1][-1], GameOver)
    result = history.state.result()
    assert {
        "scores": list(result.scores),
        "ranking": [list(place) for place in result.ranking],
        "decided_by": result.decided_by,
    } == RESULTS[path.stem]
    assert record.to_json() + "\n" == path.read_text(encoding="utf-8")


@EACH
def test_a_referee_agrees_with_every_step(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    lines = list(trace(replay(record, GAMES)))
    Referee(record.options).check(lines)
    assert sum(line["event"] == "turn" for line in lines) == len(record.actions)
    assert [score["total"] for score in lines[-1]["scores"]] == RESULTS[path.stem]["scores"]


@pytest.mark.parametrize(
    ("what", "wrong"),
    [("inhabitants", 9), ("energy", 9), ("mayor", 7), ("tile", "X"), ("player", 3), ("n", 9)],
)
def test_the_referee_is_not_blind(what: str, wrong: object) -> None:
    record = Record.from_json(FILES[0].read_text(encoding="utf-8"))
    lines = list(trace(replay(record, GAMES)))
    lines[5][what] = wrong
    with pytest.raises(AssertionError):
        Referee(record.options).check(lines)


@EACH
def test_events_tell_what_the_states_show(path: Path) -> None:
    history = replay(Record.from_json(path.read_text(encoding="utf-8")), GAMES)
    positions = [cast("QuadropolisState", history.at(number)) for number in range(len(history) + 1)]
    for number, (before, after) in enumerate(pairwise(positions)):
        taken = history.events[number][0]
        assert isinstance(taken, TurnTaken)
        assert taken.player == before.to_act == history.actors[number]
        assert taken.tile is before.site[taken.square]
        assert taken.mayor_taken is bool(taken.tile and taken.tile.mayor and taken.city_square is not None)
        city, city_before = after.cities[taken.player], before.cities[taken.player]
        gained = (city.inhabitants - city_before.inhabitants, city.energy - city_before.energy)
        assert (taken.inhabitants, taken.energy) == gained
        changed = [s for s, stack in enumerate(city.stacks) if stack != city_before.stacks[s]]
        assert changed == ([] if taken.city_square is None else [taken.city_square])
