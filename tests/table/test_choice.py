"""Choosing a turn: any order, one click to change one's mind, only legal turns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.choice import Aspect, Choice, Value
from townwright.core.rng import Rng
from townwright.quadropolis import DISCARD, NO_TILE, QUADROPOLIS, QuadropolisState, Turn


def position(turns: int = 0, mode: str = "classic", seed: str = "choice") -> QuadropolisState:
    state = QUADROPOLIS.new({"mode": mode, "players": 3}, seed)
    rng = Rng.from_seed(seed)
    for _ in range(turns):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


@pytest.fixture
def choice() -> Choice:
    return Choice.start(position())


@pytest.mark.parametrize("order", [(0, 1, 3), (1, 0, 3), (3, 1, 0), (3, 0, 1), (0, 3, 1), (1, 3, 0)])
def test_a_turn_is_complete_whatever_is_chosen_first(order: tuple[int, ...]) -> None:
    state = position()
    turn = Turn(2, "W2", "b1")
    choice = Choice.start(state)
    parts: dict[Aspect, Value] = {
        Aspect.ARCHITECT: turn.architect,
        Aspect.SLOT: turn.slot,
        Aspect.TARGET: turn.target,
    }
    for index, aspect in enumerate(map(Aspect, order)):
        assert (choice.turn is None) == (index < 3)
        choice = choice.pick(aspect, parts[aspect])
    assert choice.turn == turn
    assert turn in state.legal_actions()


def test_the_corner_of_a_city_needs_no_architect_to_be_chosen() -> None:
    chosen = Choice.start(position()).pick(Aspect.TARGET, "d4").pick(Aspect.SLOT, "E2")
    assert chosen.turn == Turn(4, "E2", "d4"), "only architect 4 builds in row 4 and column 4"


def test_the_tile_and_a_slot_settle_the_architect() -> None:
    state = position()
    choice = Choice.start(state).pick(Aspect.SITE, 7).pick(Aspect.SLOT, "N3")
    assert choice.placing is not None
    assert choice.placing.architect == 2


def test_a_tile_that_one_slot_reaches_needs_no_further_choice() -> None:
    state = position(9)
    choice = Choice.start(state)
    lonely = [s for s in choice.sites if sum(p.site == s for p in choice.placings.values()) == 1]
    assert lonely, "the position was chosen to have such a tile"
    assert choice.pick(Aspect.SITE, lonely[0]).placing is not None


def test_a_later_choice_drops_what_cannot_go_with_it(choice: Choice) -> None:
    chosen = choice.pick(Aspect.ARCHITECT, 1).pick(Aspect.TARGET, "b1").pick(Aspect.ARCHITECT, 2)
    assert chosen.picked(Aspect.TARGET) == "b1", "column 2 holds b1 as well"
    chosen = chosen.pick(Aspect.ARCHITECT, 3)
    assert chosen.picks == ((Aspect.ARCHITECT, 3),)


@pytest.mark.parametrize(
    "picks", [((Aspect.ARCHITECT, 2), (Aspect.SLOT, "N1")), ((Aspect.SITE, 0),)], ids=["architect", "tile"]
)
def test_a_settled_tile_is_not_dropped_by_a_square_where_it_cannot_go(
    choice: Choice, picks: tuple[tuple[Aspect, Value], ...]
) -> None:
    for aspect, value in picks:
        choice = choice.pick(aspect, value)
    squares = set(position().mode.square_names)
    refused = squares - choice.targets
    assert refused
    assert all(choice.pick(Aspect.TARGET, square) is choice for square in refused)
    assert all(choice.toggle(Aspect.TARGET, square) is choice for square in refused)
    for square in squares & choice.targets:
        chosen = choice.pick(Aspect.TARGET, square)
        assert chosen.picked(Aspect.TARGET) == square
        assert chosen.picks[:-1] == choice.picks
        assert all(chosen.pick(Aspect.TARGET, other) is chosen for other in refused)


def test_before_a_tile_is_settled_a_square_drops_the_architect(choice: Choice) -> None:
    assert choice.pick(Aspect.ARCHITECT, 1).pick(Aspect.TARGET, "d4").picks == ((Aspect.TARGET, "d4"),)


def test_the_newest_of_the_earlier_choices_is_kept_first(choice: Choice) -> None:
    chosen = choice.pick(Aspect.ARCHITECT, 1).pick(Aspect.SLOT, "N1").pick(Aspect.SITE, 12)
    assert chosen.picks == ((Aspect.SITE, 12),), "neither slot N1 nor architect 1 reaches the middle"
    chosen = choice.pick(Aspect.ARCHITECT, 1).pick(Aspect.SLOT, "N3").pick(Aspect.SITE, 12)
    assert chosen.picks == ((Aspect.SLOT, "N3"), (Aspect.SITE, 12))


def test_choosing_the_same_again_takes_it_back(choice: Choice) -> None:
    chosen = choice.toggle(Aspect.ARCHITECT, 2).toggle(Aspect.SLOT, "W4")
    assert chosen.toggle(Aspect.ARCHITECT, 2).picks == ((Aspect.SLOT, "W4"),)
    assert chosen.step_back().picks == ((Aspect.ARCHITECT, 2),)
    assert chosen.clear().picks == ()


def test_the_impossible_changes_nothing(choice: Choice) -> None:
    chosen = choice.pick(Aspect.ARCHITECT, 2)
    assert chosen.pick(Aspect.ARCHITECT, 5) is chosen
    assert chosen.pick(Aspect.SLOT, "N9") is chosen


def test_an_empty_square_is_named_and_waits_for_a_confirmation() -> None:
    state = position(1)
    choice = Choice.start(state)
    empty = next(p for p in choice.placings.values() if p.targets == {NO_TILE})
    chosen = choice.pick(Aspect.ARCHITECT, empty.architect).pick(Aspect.SLOT, empty.slot)
    assert chosen.takes_nothing
    assert not chosen.can_discard
    assert chosen.turn is None
    assert chosen.pick(Aspect.TARGET, NO_TILE).turn in state.legal_actions()


def test_a_tile_can_always_be_discarded(choice: Choice) -> None:
    chosen = choice.pick(Aspect.ARCHITECT, 1).pick(Aspect.SLOT, "S5")
    assert chosen.can_discard
    assert chosen.pick(Aspect.TARGET, DISCARD).turn == Turn(1, "S5", DISCARD)


def test_nobody_can_choose_anything() -> None:
    assert Choice.none().pick(Aspect.ARCHITECT, 1).picks == ()


@given(
    turns=st.integers(0, 40),
    mode=st.sampled_from(["classic", "expert"]),
    pointing=st.lists(st.tuples(st.sampled_from(Aspect), st.integers(0, 10_000)), max_size=8),
)
def test_whatever_is_pointed_at_only_legal_turns_come_out(
    turns: int, mode: str, pointing: list[tuple[Aspect, int]]
) -> None:
    state = position(turns, mode)
    legal = set(state.legal_actions())
    choice = Choice.start(state)
    for aspect, number in pointing:
        possible: dict[Aspect, frozenset[Value]] = {
            Aspect.ARCHITECT: frozenset(choice.architects),
            Aspect.SLOT: frozenset(choice.slots),
            Aspect.SITE: frozenset(choice.sites),
            Aspect.TARGET: frozenset(choice.targets),
        }
        values = sorted(possible[aspect], key=str)
        value = values[number % len(values)]
        before = choice
        choice = choice.pick(aspect, value)
        assert choice.picked(aspect) == value
        assert choice.remaining
        others = [pick for pick in before.picks if pick[0] is not aspect]
        assert [pick for pick in choice.picks if pick[0] is not aspect] == others, (
            "a fitting choice drops nothing"
        )
        if choice.turn is not None:
            assert choice.turn in legal
