"""The contract of a game, and ranking."""

from __future__ import annotations

import re

import pytest
from tests.core.games import played

from townwright.core.game import Game, State, checksum, rank
from townwright.games import GAMES

CRITERIA = ("points", "people", "space")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_contract(name: str) -> None:
    assert isinstance(GAMES[name], Game)
    assert GAMES[name].name == name
    assert isinstance(GAMES[name].new({"players": 2}, "1"), State)


def test_a_checksum_is_sixteen_hexadecimal_digits_that_tell_positions_apart() -> None:
    history = played(24)
    checksums = [checksum(history.at(number)) for number in range(25)]
    assert all(re.fullmatch("[0-9a-f]{16}", found) for found in checksums)
    assert len(set(checksums)) == 25
    # Recorded once: it must be the same in every version of Python and in the browser.
    assert checksums[0] == "b287efdaa57a3bd9"


@pytest.mark.parametrize(
    ("keys", "ranking", "decided_by"),
    [
        ([(5, 0, 0), (7, 0, 0), (6, 9, 9)], ((1,), (2,), (0,)), "points"),
        ([(5, 1, 0), (5, 2, 0)], ((1,), (0,)), "people"),
        ([(5, 1, 3), (5, 1, 2)], ((0,), (1,)), "space"),
        ([(5, 1, 3), (5, 1, 3)], ((0, 1),), None),
        ([(5, 1, 3), (6, 1, 3), (6, 1, 3), (5, 1, 3)], ((1, 2), (0, 3)), None),
        ([(5, 1, 3), (4, 1, 3), (4, 1, 3)], ((0,), (1, 2)), "points"),
        ([(-5, 1, 3)], ((0,),), None),
    ],
)
def test_ranking(
    keys: list[tuple[int, ...]], ranking: tuple[tuple[int, ...], ...], decided_by: str | None
) -> None:
    result = rank(keys, CRITERIA)
    assert result.ranking == ranking
    assert result.winners == ranking[0]
    assert result.decided_by == decided_by
    assert result.scores == tuple(key[0] for key in keys)
