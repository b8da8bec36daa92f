"""Rules 1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.quadropolis.positions import deals, play, play_on, play_round, start

from townwright.core.errors import OptionError
from townwright.quadropolis import QUADROPOLIS, parse_turn

BOTH = pytest.mark.parametrize("mode", ["classic", "expert"])
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@PLAYERS
@pytest.mark.parametrize(("mode", "rounds", "squares"), [("classic", 4, 16), ("expert", 5, 20)])
def test_1_1_players_rounds_and_size_of_the_city(mode: str, rounds: int, squares: int, players: int) -> None:
    state = start(mode, players)
    assert state.players == len(state.cities) == players
    assert {len(city.stacks) for city in state.cities} == {squares}
    assert [deal.round for deal in deals(state)] == list(range(1, rounds + 1))
    assert state.is_over


@pytest.mark.parametrize("players", [1, 5, 0, -2, 2.0, True, "2", None])
def test_1_1_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        QUADROPOLIS.new({"players": players}, "1")
    assert caught.value.option == "players"


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"players": 2, "mode": "easy"}, "mode"),
        ({"players": 2, "mode": ["classic"]}, "mode"),
        ({"players": 2, "playgrounds": 1}, "playgrounds"),
        ({"players": 2, "length": "short"}, "length"),
        ({}, "players"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], option: str) -> None:
    with pytest.raises(OptionError) as caught:
        QUADROPOLIS.new(options, "1")
    assert caught.value.option == option


@BOTH
@pytest.mark.parametrize(("players", "face_up"), [(4, 25), (3, 20), (2, 16)])
def test_1_2_tiles_of_which_the_mark_allows_it_are_turned_up(mode: str, players: int, face_up: int) -> None:
    for deal in deals(start(mode, players)):
        assert len(deal.tiles) == 25
        assert sum(deal.face_up) == face_up
        assert deal.face_up == tuple(mark <= players for mark in deal.marks)


@pytest.mark.parametrize(
    ("mode", "tile", "by_round"),
    [
        ("classic", "T1m", [1, 1, 1, 0]),
        ("classic", "S", [3, 3, 3, 3]),
        ("classic", "P", [3, 3, 4, 3]),
        ("classic", "Hv2", [0, 1, 1, 0]),
        ("classic", "O", [0, 0, 0, 0]),
        ("classic", "M", [0, 0, 0, 0]),
        ("expert", "T1m", [1, 1, 1, 1, 0]),
        ("expert", "O", [3, 3, 3, 4, 4]),
        ("expert", "M", [0, 1, 1, 1, 1]),
        ("expert", "T3", [1, 1, 1, 1, 2]),
    ],
)
def test_1_2_every_round_has_its_own_tiles(mode: str, tile: str, by_round: list[int]) -> None:
    found = [Counter(t.code for t in deal.tiles)[tile] for deal in deals(start(mode, 4))]
    assert found == by_round


@pytest.mark.parametrize(
    ("players", "by_round"), [(2, [0, 1, 1, 0, 0]), (3, [0, 1, 1, 1, 0]), (4, [0, 1, 1, 1, 1])]
)
def test_1_2_monuments_in_play_by_round(players: int, by_round: list[int]) -> None:
    found = [
        sum(up and t.code == "M" for t, up in zip(deal.tiles, deal.face_up, strict=True))
        for deal in deals(start("expert", players))
    ]
    assert found == by_round
    assert sum(by_round) == players


def test_1_2_tiles_lie_at_random() -> None:
    assert start(seed="one").deal.tiles != start(seed="two").deal.tiles
    assert start(seed="one").deal == start(seed="one").deal


def test_1_2_the_square_of_a_face_down_tile_counts_as_empty() -> None:
    state = start(players=2)
    hidden = next(square for square, up in enumerate(state.deal.face_up) if not up)
    row, column = divmod(hidden, 5)
    # Architects 1-4 from the west reach columns 1-4; the fifth column is reached from the east.
    slot = f"W{row + 1}" if column < 4 else f"E{row + 1}"
    architect = column + 1 if column < 4 else 1
    turns = [turn for turn in state.legal_actions() if turn[:2] == (architect, slot)]
    assert [turn.target for turn in turns] == ["-"]
    tile_there = state.deal.tiles[hidden]
    play(state, f"{architect}{slot}>-")
    assert state.urbanist == hidden
    assert state.deal.tiles[hidden] is tile_there
    assert str(state).count("?") == 25 - 16 - 1


@BOTH
def test_1_3_a_city_starts_empty(mode: str) -> None:
    for city in start(mode, 3).cities:
        assert not any(city.stacks)
        assert (city.inhabitants, city.energy) == (0, 0)


@BOTH
def test_1_3_the_first_player_of_round_1_holds_the_mayor(mode: str) -> None:
    found = set()
    for seed in range(40):
        state = start(mode, 4, str(seed))
        assert state.mayor == state.first_player == state.to_act
        found.add(state.first_player)
    assert found == {0, 1, 2, 3}


@PLAYERS
def test_1_4_classic_each_player_has_his_own_architects_1_to_4(players: int) -> None:
    state = start("classic", players)
    assert state.hands == [[1, 1, 1, 1]] * players
    play_on(state, 1)
    other = state.to_act
    assert other is not None
    assert state.hand(other) == [1, 1, 1, 1]
    assert sorted(map(sum, state.hands)) == [3] + [4] * (players - 1)


@PLAYERS
def test_1_4_expert_a_common_pool_with_each_number_once_per_player(players: int) -> None:
    state = start("expert", players)
    assert state.hands == [[players] * 5]
    play(state, "5N1>x" if parse_turn("5N1>x") in state.legal_actions() else "5N1>-")
    assert state.hands == [[players, players, players, players, players - 1]]
    assert [state.hand(player) for player in range(players)] == state.hands * players


@PLAYERS
@BOTH
def test_1_4_architects_are_back_every_round(mode: str, players: int) -> None:
    state = start(mode, players)
    full = [hand.copy() for hand in state.hands]
    while not state.is_over:
        round_number = state.round
        assert state.hands == full
        play_on(state, 4 * players - 1, str(round_number))
        # Classic has used all but one; Expert leaves as many as there are players, and one more now.
        assert sum(map(sum, state.hands)) == (1 if mode == "classic" else players + 1)
        play_round(state)


def test_1_4_an_expert_player_may_use_one_number_again_and_again() -> None:
    state = start("expert", 2)
    me = state.to_act
    for architect in (3, 1, 3, 1):
        assert state.to_act == (me if architect == 3 else 1 - state.first_player)
        state.apply(next(turn for turn in state.legal_actions() if turn.architect == architect))
    assert state.hands == [[0, 2, 0, 2, 2]]
    assert {turn.architect for turn in state.legal_actions()} == {2, 4, 5}


def test_playgrounds_replace_one_park_of_every_round() -> None:
    plain = deals(QUADROPOLIS.new({"mode": "expert", "players": 4}, "p"))
    with_them = deals(QUADROPOLIS.new({"mode": "expert", "players": 4, "playgrounds": True}, "p"))
    for before, after in zip(plain, with_them, strict=True):
        count, count_after = (Counter(t.code for t in deal.tiles) for deal in (before, after))
        assert count_after - count == Counter({"G": 1})
        assert count - count_after == Counter({"P": 1})
        assert [m for t, m in zip(after.tiles, after.marks, strict=True) if t.code == "G"] == [2]
