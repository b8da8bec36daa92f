"""Rules 3: a turn, and the end of a round."""

from __future__ import annotations

import pytest
from tests.quadropolis.positions import fill_site, play, play_on, play_round, start

from townwright.core.errors import IllegalActionError, NotationError
from townwright.quadropolis import (
    Deal,
    GameOver,
    QuadropolisState,
    Turn,
    TurnTaken,
    format_city,
    parse_city,
    parse_turn,
    tile,
)

BOTH = pytest.mark.parametrize("mode", ["classic", "expert"])


def is_legal(state: QuadropolisState, turn: str) -> bool:
    return parse_turn(turn) in state.legal_actions()


def targets(state: QuadropolisState, architect: int, slot: str) -> set[str]:
    return {turn.target for turn in state.legal_actions() if turn[:2] == (architect, slot)}


def with_city(mode: str, city: str, code: str) -> QuadropolisState:
    """The player to act has this city, and every square of the Site holds this tile."""
    state = start(mode)
    fill_site(state, code)
    state.cities[state.active] = parse_city(city, state.mode)
    return state


# 3: the order of turns


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_four_turns_a_round_clockwise_from_the_first_player(mode: str, players: int) -> None:
    state = start(mode, players)
    first = state.first_player
    order = [event.player for event in play_round(state) if isinstance(event, TurnTaken)]
    assert order == [(first + turn) % players for turn in range(4 * players)]


# 3.1: taking a tile


@pytest.mark.parametrize(
    ("turn", "row", "column"),
    [
        ("3N1", 3, 1),
        ("3S1", 3, 1),
        ("1S1", 5, 1),
        ("4N5", 4, 5),
        ("2W4", 4, 2),
        ("2E4", 4, 4),
        ("1E1", 1, 5),
        ("4E5", 5, 2),
        ("1W3", 3, 1),
    ],
)
def test_3_1_the_architects_number_counts_squares_from_his_slot(turn: str, row: int, column: int) -> None:
    state = start()
    square = (row - 1) * 5 + column - 1
    state.site = [None] * 25
    state.site[square] = tile("T3")
    play(state, f"{turn}>x")
    assert state.urbanist == square


def test_3_1_expert_architect_5_reaches_the_far_end() -> None:
    state = start("expert")
    fill_site(state, "P")
    play(state, "5N2>x")
    assert state.urbanist == 4 * 5 + 1
    play(state, "5W1>x")
    assert state.urbanist == 4


def test_3_1_a_slot_with_an_architect_is_not_free() -> None:
    state = start("classic", 3)
    fill_site(state, "P")
    play(state, "1N1>x", "2N5>x", "4E3>x")  # The Urbanist is in row 3 now, and in column 2.
    assert not is_legal(state, "2N1>x")
    assert is_legal(state, "2S1>x")
    with pytest.raises(IllegalActionError, match="slot N1 is taken"):
        play(state, "2N1>x")


@pytest.mark.parametrize("turn", ["1N2>x", "2N2>x", "2W4>x", "3E1>x"])
def test_3_1_the_urbanist_shuts_both_ends_of_his_row_and_column(turn: str) -> None:
    state = start()
    fill_site(state, "P")
    play(state, turn)
    assert state.urbanist is not None
    row, column = divmod(state.urbanist, 5)
    shut = {f"{side}{column + 1}" for side in "NS"} | {f"{side}{row + 1}" for side in "WE"}
    every = {f"{side}{line}" for side in "NESW" for line in range(1, 6)}
    assert {legal.slot for legal in state.legal_actions()} == every - shut
    for slot in shut - {turn[1:3]}:
        with pytest.raises(IllegalActionError, match=f"slot {slot} is shut"):
            play(state, f"4{slot}>x")


def test_3_1_lines_open_again_when_the_urbanist_has_moved_on() -> None:
    state = start()
    fill_site(state, "P")
    play(state, "2N2>x")  # Row 2, column 2.
    assert not is_legal(state, "1W2>x")
    play(state, "4N4>x")  # Row 4, column 4.
    assert is_legal(state, "1W2>x")
    assert is_legal(state, "1S2>x")
    assert not is_legal(state, "1N2>x")  # The architect stays.


def test_3_1_an_empty_square_may_be_chosen_though_others_hold_tiles() -> None:
    state = start()
    fill_site(state, "P")
    state.site[0] = None
    assert targets(state, 1, "N1") == {"-"}
    before = format_city(state.cities[state.active])
    player = state.active
    (event,) = play(state, "1N1>-")
    assert event == TurnTaken(player, Turn(1, "N1", "-"), 0, None, None, state.mayor, mayor_taken=False)
    assert format_city(state.cities[player]) == before


@pytest.mark.parametrize("target", ["x", "a1"])
def test_3_1_nothing_is_built_or_discarded_from_an_empty_square(target: str) -> None:
    state = start()
    state.site = [None] * 25
    with pytest.raises(IllegalActionError, match="no tile"):
        play(state, f"1N1>{target}")


def test_3_1_a_tile_cannot_be_left_where_it_is() -> None:
    state = start()
    fill_site(state, "P")
    with pytest.raises(IllegalActionError):
        play(state, "1N1>-")


def test_3_1_the_tile_is_gone_from_the_site() -> None:
    state = start()
    fill_site(state, "P")
    play(state, "1N1>a1")
    assert state.site[0] is None
    assert state.site.count(None) == 1


def test_3_1_an_architect_is_used_once_in_a_round() -> None:
    state = start("classic", 2)
    fill_site(state, "P")
    play(state, "1N1>x", "1N5>x")
    with pytest.raises(IllegalActionError, match="architect 1 is not available"):
        play(state, "1S3>x")


def test_3_1_classic_has_no_architect_5() -> None:
    with pytest.raises(IllegalActionError, match="architect 5 is not available"):
        play(start("classic"), "5N1>x")


# 3.2: the Urbanist


def test_3_2_the_urbanist_starts_beside_the_site_and_shuts_nothing() -> None:
    state = start()
    assert state.urbanist is None
    assert len({turn.slot for turn in state.legal_actions()}) == 20


@BOTH
def test_3_2_the_urbanist_moves_to_the_square_tile_or_not(mode: str) -> None:
    state = start(mode)
    state.site = [None] * 25
    state.site[6] = tile("S")
    play(state, "1W1>-")
    assert state.urbanist == 0
    play(state, "2N2>x")
    assert state.urbanist == 6


# 3.3: building


EMPTY = {"classic": ".,.,.,./.,.,.,./.,.,.,./.,.,.,.", "expert": ".,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,."}


@pytest.mark.parametrize("code", ["S", "U1", "P", "F2", "Hie", "T2"])
def test_3_3_classic_builds_in_row_n_or_column_n(code: str) -> None:
    state = with_city("classic", EMPTY["classic"], code)
    assert targets(state, 2, "N1") == {"a2", "b2", "c2", "d2", "b1", "b3", "b4", "x"}


@pytest.mark.parametrize("code", ["S", "U1", "P", "F2", "Hie", "T2", "O", "M"])
def test_3_3_expert_builds_on_number_n_or_in_district_n(code: str) -> None:
    state = with_city("expert", EMPTY["expert"], code)
    assert targets(state, 5, "N1") == {"a3", "b3", "a4", "b4", "a2", "c4", "d2", "d4", "x"}


def test_3_3_squares_that_are_built_on_are_not_eligible() -> None:
    state = with_city("classic", "P,S,.,./T1,.,.,./.,.,.,./.,.,.,.", "U0")
    assert targets(state, 1, "N1") == {"c1", "d1", "a3", "a4", "x"}
    with pytest.raises(IllegalActionError, match="U0 cannot be built on b1 with architect 1"):
        play(state, "1N1>b1")


def test_3_3_tower_blocks_stack_in_line_n_or_on_floor_n() -> None:
    # a1 is in line 1; d4 and c3 are not, and their next floors are the second and the third.
    state = with_city("classic", "T1,.,.,./.,.,.,./.,.,T22,./.,.,.,T3", "T2")
    row_or_column_1 = {"a1", "b1", "c1", "d1", "a2", "a3", "a4"}
    assert targets(state, 1, "N1") == row_or_column_1 | {"x"}
    assert targets(state, 2, "N1") == {"b1", "b2", "b3", "b4", "a2", "c2", "d2"} | {"d4", "a1", "x"}


def test_3_3_a_third_floor_with_architect_3_outside_his_lines() -> None:
    state = with_city("classic", ".,T11,.,./.,.,.,./.,.,.,./.,.,.,.", "T1")
    assert targets(state, 3, "N1") == {"a3", "b3", "c3", "d3", "c1", "c2", "c4"} | {"b1", "x"}
    player = state.active
    play(state, "3N1>b1")
    assert format_city(state.cities[player]).startswith(".,T111,")


def test_3_3_a_ground_floor_always_needs_an_eligible_empty_square() -> None:
    state = with_city("classic", EMPTY["classic"], "T1")
    assert "b2" not in targets(state, 1, "N1")


@pytest.mark.parametrize(
    ("mode", "city", "square"),
    [
        ("classic", "T1111,.,.,./.,.,.,./.,.,.,./.,.,.,.", "a1"),
        ("expert", "T11111,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.", "a1"),
        ("expert", "O5,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.", "a1"),
    ],
)
def test_3_3_no_floor_above_the_highest(mode: str, city: str, square: str) -> None:
    state = with_city(mode, city, city[0] + ("1" if city[0] == "T" else ""))
    for architect in range(1, state.mode.architects + 1):
        assert square not in targets(state, architect, "N1")


def test_3_3_expert_builds_a_fifth_floor_with_architect_5() -> None:
    state = with_city("expert", ".,T1111,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,O4", "T1")
    assert "b1" in targets(state, 5, "N1")
    fill_site(state, "O")
    assert "e4" in targets(state, 5, "N1")


def test_3_3_only_the_same_kind_stacks() -> None:
    state = with_city("expert", "T1,O1,S,U0,P/F1,Hie,M,G,./.,.,.,.,./.,.,.,.,.", "O")
    on_buildings = {"a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2"}
    for code, stack in [
        ("O", {"b1"}),
        ("T2", {"a1"}),
        ("S", set()),
        ("P", set()),
        ("M", set()),
        ("U1", set()),
    ]:
        fill_site(state, code)
        found = set().union(*(targets(state, architect, "N1") for architect in range(1, 6)))
        assert found & on_buildings == stack


@BOTH
def test_3_3_discarding_is_always_allowed_and_brings_nothing(mode: str) -> None:
    state = start(mode)
    fill_site(state, "T1m")
    player, mayor = state.active, state.mayor
    play(state, "1N1>x")
    play(state, "1N3>x")
    assert state.mayor == mayor
    assert format_city(state.cities[player]) == EMPTY[mode]
    assert (state.cities[player].inhabitants, state.cities[player].energy) == (0, 0)
    assert state.site[0] is None


def test_3_3_a_square_beyond_the_city_is_illegal_not_a_crash() -> None:
    state = start("classic")
    fill_site(state, "P")
    with pytest.raises(IllegalActionError, match="no square 'e1'"):
        play(state, "1N1>e1")


# 3.4: receiving


@pytest.mark.parametrize(
    ("code", "inhabitants", "energy"),
    [
        ("T1", 1, 0),
        ("T2", 2, 0),
        ("T3", 3, 0),
        ("T1m", 1, 0),
        ("S", 0, 0),
        ("U0", 0, 0),
        ("U2", 0, 0),
        ("P", 0, 0),
        ("G", 1, 0),
        ("F1", 0, 1),
        ("F2", 0, 2),
        ("F3", 0, 3),
        ("Hii", 2, 0),
        ("Hee", 0, 2),
        ("Hie", 1, 1),
        ("Hv1", 0, 0),
        ("Hv3", 0, 0),
        ("O", 0, 0),
        ("M", 0, 0),
    ],
)
def test_3_4_what_the_built_tile_brings(code: str, inhabitants: int, energy: int) -> None:
    state = start("expert")
    fill_site(state, code)
    player = state.active
    (event,) = play(state, "1N1>a1")
    city = state.cities[player]
    assert (city.inhabitants, city.energy) == (inhabitants, energy)
    assert isinstance(event, TurnTaken)
    assert (event.inhabitants, event.energy) == (inhabitants, energy)
    other = state.cities[1 - player]
    assert (other.inhabitants, other.energy) == (0, 0)


def test_3_4_every_floor_brings_its_inhabitants() -> None:
    state = with_city("classic", "T32,.,.,./.,.,.,./.,.,.,./.,.,.,.", "T3")
    player = state.active
    play(state, "3N1>a1")
    assert state.cities[player].inhabitants == 8


@BOTH
def test_3_4_the_mayors_tile_takes_the_mayor_at_once_but_not_the_turn(mode: str) -> None:
    state = start(mode, 3)
    fill_site(state, "T1m")
    first = state.first_player
    second, third = (first + 1) % 3, (first + 2) % 3
    play(state, "1N1>x")
    assert state.mayor == first
    play(state, "1N3>a1")
    assert state.mayor == second
    assert state.to_act == third
    assert state.first_player == first


@BOTH
def test_3_4_the_mayor_starts_the_next_round(mode: str) -> None:
    state = start(mode, 3)
    first = state.first_player
    state.site = [None] * 25
    state.site[0] = tile("T1m")
    play(state, "1W2>-", "1W1>a1")
    events = play_round(state)
    assert state.round == 2
    assert state.first_player == state.to_act == state.mayor == (first + 1) % 3
    assert isinstance(events[-1], Deal)
    assert events[-1].first_player == (first + 1) % 3


@BOTH
def test_3_4_if_nobody_takes_it_the_first_player_stays(mode: str) -> None:
    state = start(mode, 3)
    first = state.first_player
    state.site = [None] * 25
    play_round(state)
    assert state.round == 2
    assert state.first_player == state.to_act == first


# The end of a round and of the game


@BOTH
def test_3_end_of_round_clears_the_site(mode: str) -> None:
    state = start(mode, 2)
    cities_before = state.cities
    events = play_round(state)
    assert isinstance(events[-1], Deal)
    assert state.round == 2
    assert state.turn == 0
    assert state.urbanist is None
    assert state.placed == [None] * 20
    assert len({turn.slot for turn in state.legal_actions()}) == 20
    assert sum(found is not None for found in state.site) == 16
    assert state.cities is cities_before


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_the_game_ends_after_the_last_round(mode: str, players: int) -> None:
    state = start(mode, players)
    rounds = {"classic": 4, "expert": 5}[mode]
    events = play_on(state, 4 * players * rounds)
    assert isinstance(events[-1], GameOver)
    assert sum(isinstance(event, TurnTaken) for event in events) == 4 * players * rounds
    assert state.is_over
    assert state.to_act is None
    assert list(state.legal_actions()) == []
    assert not state.legal_actions()
    assert len(state.legal_actions()) == 0
    with pytest.raises(IllegalActionError, match="the game is over"):
        play(state, "1N1>x")


# The notation of a turn


@pytest.mark.parametrize("text", ["3E2>c4", "1N5>x", "5W1>-", "4S3>e1"])
def test_notation_of_a_turn_reads_back(text: str) -> None:
    assert str(parse_turn(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "3E2", "3E2>", "3E2>c5", "3E2>f1", "6E2>c4", "0E2>c4", "3Q2>c4", "3E6>c4", "3E0>c4", "3E2>c4 "),
        *("3e2>c4", "3E2>C4", "3E2>xx", "33E2>c4", "\n3E2>c4", "3E2>c4\n", "٣E2>c4", "3E2-c4", "x" * 5000),
    ],
)
def test_notation_of_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="cannot read turn") as caught:
        parse_turn(text)
    assert len(str(caught.value)) < 200
