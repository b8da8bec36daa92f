"""What holds in every position that play can reach."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.quadropolis.positions import OPTIONS, SEEDS, play_on, positions

from townwright.core.errors import IllegalActionError
from townwright.core.game import checksum
from townwright.core.rng import Rng
from townwright.quadropolis import (
    DISCARD,
    NO_TILE,
    QUADROPOLIS,
    Deal,
    QuadropolisState,
    Turn,
    TurnTaken,
    parse_turn,
)
from townwright.quadropolis.notation import format_stack

EVERY_TURN = [
    Turn(architect, f"{side}{line}", target)
    for architect, side, line in product(range(1, 6), "NESW", range(1, 6))
    for target in [f"{column}{row}" for column in "abcde" for row in range(1, 5)] + [DISCARD, NO_TILE]
]
"""Everything that the notation of turns can say."""


def legal_by_the_rules(state: QuadropolisState, turn: Turn) -> bool:
    """Whether rules 3.1 and 3.3 allow a turn, straight from their sentences."""
    architect, slot, target = turn
    held = [number for number, count in enumerate(state.hand(state.active), 1) for _ in range(count)]
    if architect not in held:
        return False
    side, line = slot[0], int(slot[1]) - 1
    depth = architect - 1 if side in "NW" else 5 - architect
    row, column = (depth, line) if side in "NS" else (line, depth)
    taken = {
        name
        for name, who in zip([f"{s}{i}" for s in "NESW" for i in range(1, 6)], state.placed, strict=True)
        if who is not None
    }
    if slot in taken:
        return False
    if state.urbanist is not None and line == (state.urbanist % 5 if side in "NS" else state.urbanist // 5):
        return False
    tile = state.site[row * 5 + column]
    if tile is None:
        return target == NO_TILE
    if target in (DISCARD, NO_TILE):
        return target == DISCARD
    at_column, at_row = "abcde".index(target[0]), int(target[1]) - 1
    if state.mode.columns == 4:
        if at_column == 4:
            return False
        reached = architect in (at_column + 1, at_row + 1)
    else:
        district = ["11422", "11422", "55433", "55433"][at_row][at_column]
        number = ["23113", "54254", "12312", "43554"][at_row][at_column]
        reached = str(architect) in district + number
    stack = state.cities[state.active].stacks[at_row * state.mode.columns + at_column]
    if not stack:
        return reached
    same = stack[0].code[0] == tile.code[0] and tile.code[0] in "TO"
    return same and len(stack) < state.mode.columns and (reached or len(stack) + 1 == architect)


@given(positions())
def test_there_is_a_legal_slot_until_the_end(state: QuadropolisState) -> None:
    assert bool(state.legal_actions()) is (len(state.legal_actions()) > 0) is (not state.is_over)


@given(positions())
def test_the_legal_turns_agree_with_the_rules_whichever_way_one_asks(state: QuadropolisState) -> None:
    legal = state.legal_actions()
    listed = list(legal)
    allowed = {turn for turn in EVERY_TURN if not state.is_over and legal_by_the_rules(state, turn)}
    assert len(listed) == len(legal) == len(allowed)
    assert set(listed) == allowed
    assert [legal[index] for index in range(len(legal))] == listed
    assert [legal[-index] for index in range(1, len(legal) + 1)] == listed[::-1]
    assert list(legal[2:-3]) == listed[2:-3]
    assert {turn for turn in EVERY_TURN if turn in legal} == allowed
    for index in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[index]


@settings(max_examples=15)
@given(positions())
def test_every_other_turn_is_refused_and_changes_nothing(state: QuadropolisState) -> None:
    legal = set(state.legal_actions())
    before = checksum(state)
    for turn in EVERY_TURN:
        if turn not in legal:
            with pytest.raises(IllegalActionError):
                state.apply(turn)
    assert checksum(state) == before


@settings(max_examples=15)
@given(positions())
def test_every_legal_turn_applies_and_its_notation_reads_back(state: QuadropolisState) -> None:
    for turn in state.legal_actions():
        assert parse_turn(str(turn)) == turn
        after = state.copy()
        events = after.apply(turn)
        assert isinstance(events[0], TurnTaken)
        assert events[0].turn == turn
        assert checksum(after) != checksum(state)


@settings(max_examples=25)
@given(OPTIONS, SEEDS, SEEDS)
def test_tiles_architects_and_resources_are_conserved(
    options: dict[str, object], seed: str, chance: str
) -> None:
    state = QUADROPOLIS.new(options, seed)
    rng = Rng.from_seed(chance)
    dealt = Counter(tile.code for tile in state.deal.tiles)
    gone: Counter[str] = Counter()  # discarded, or cleared away at the end of a round
    brought = [[0, 0] for _ in state.cities]
    while not state.is_over:
        on_site = Counter(tile.code for tile in state.site if tile)
        hidden = Counter(
            tile.code for tile, up in zip(state.deal.tiles, state.deal.face_up, strict=True) if not up
        )
        built = Counter(tile.code for city in state.cities for stack in city.stacks for tile in stack)
        assert on_site + hidden + built + gone == dealt
        hands = Counter(
            {
                number: sum(hand[number - 1] for hand in state.hands)
                for number in range(1, 6)
                if number <= state.mode.architects
            }
        )
        placed = Counter(held[1] for held in state.placed if held)
        assert hands + placed == Counter(dict.fromkeys(range(1, state.mode.architects + 1), state.players))
        events = state.apply(rng.choice(state.legal_actions()))
        taken = events[0]
        assert isinstance(taken, TurnTaken)
        on_site_now = on_site.copy()
        if taken.tile:
            on_site_now[taken.tile.code] -= 1
            if taken.city_square is None:
                gone[taken.tile.code] += 1
        brought[taken.player][0] += taken.inhabitants
        brought[taken.player][1] += taken.energy
        if len(events) > 1:
            gone += on_site_now + hidden
        if isinstance(events[-1], Deal):
            dealt.update(tile.code for tile in events[-1].tiles)
    assert [[city.inhabitants, city.energy] for city in state.cities] == brought
    for city in state.cities:
        tiles = [tile for stack in city.stacks for tile in stack]
        assert city.inhabitants == sum(tile.inhabitants for tile in tiles)
        assert city.energy == sum(tile.energy for tile in tiles)
        assert not city.faults()


@given(positions(), SEEDS)
def test_a_copy_is_independent(state: QuadropolisState, chance: str) -> None:
    before = checksum(state)
    twin = state.copy()
    assert checksum(twin) == before
    play_on(twin, 20, chance)
    assert checksum(state) == before
    other = state.copy()
    play_on(other, 20, chance)
    assert checksum(other) == checksum(twin)


@given(positions(), SEEDS, st.integers(0, 3))
def test_a_determinized_state_looks_the_same_and_leaves_the_original_alone(
    state: QuadropolisState, chance: str, player: int
) -> None:
    before, view = checksum(state), state.view(player % state.players)
    twin = state.determinize(player % state.players, Rng.from_seed(chance))
    assert twin.view(player % state.players) == view
    assert Counter(twin.deal.tiles) == Counter(state.deal.tiles)
    assert twin.deal.marks == state.deal.marks
    play_on(twin, 20, chance)
    assert checksum(state) == before


@settings(max_examples=20)
@given(positions(most_turns=60), SEEDS, SEEDS)
def test_hidden_tiles_and_later_deals_are_drawn_anew(state: QuadropolisState, one: str, two: str) -> None:
    twins = [state.determinize(0, Rng.from_seed(seed)) for seed in (one, two)]
    assert one == two or twins[0].rng.state != twins[1].rng.state
    assert state.rng.state not in {twin.rng.state for twin in twins}


def test_determinizing_moves_the_face_down_tiles() -> None:
    state = QUADROPOLIS.new({"players": 2}, "hidden")
    drawn = {state.determinize(0, Rng.from_seed(str(seed))).deal.tiles for seed in range(20)}
    assert len(drawn) == 20


@given(OPTIONS, SEEDS, st.integers(0, 80))
def test_a_view_tells_nothing_of_the_face_down_tiles(
    options: dict[str, object], seed: str, turns: int
) -> None:
    state = QUADROPOLIS.new(options, seed)
    play_on(state, turns)
    down = [square for square, up in enumerate(state.deal.face_up) if not up]
    view = state.view(0)
    assert [square for square, _ in view["face_down"]] == down
    assert all(view["site"][square] is None for square in down)
    tiles = list(state.deal.tiles)
    for square in down:
        tiles[square] = tiles[down[0]]
    state.deal = state.deal._replace(tiles=tuple(tiles))
    assert state.view(0) == view


@given(OPTIONS, SEEDS, SEEDS)
def test_the_same_seed_and_turns_give_the_same_game(
    options: dict[str, object], seed: str, chance: str
) -> None:
    one, two = (QUADROPOLIS.new(options, seed) for _ in range(2))
    assert play_on(one, 30, chance) == play_on(two, 30, chance)
    assert checksum(one) == checksum(two)
    assert one.dump() == two.dump()


@settings(max_examples=20)
@given(positions())
def test_the_position_as_text_shows_every_building(state: QuadropolisState) -> None:
    text = str(state)
    for city in state.cities:
        for _, stack in city.buildings():
            assert re.search(rf"\b{format_stack(stack)}\b", text)
    assert ("game over" in text) is state.is_over
