"""What holds whatever is played (hypothesis)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.urban_sprawl.fuzz import start
from tests.urban_sprawl.invariants import check, check_changes

from townwright.core.game import checksum
from townwright.core.rng import Rng
from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState
from townwright.urban_sprawl.board import ALL_LOTS, FOOTPRINTS, around
from townwright.urban_sprawl.payouts import shares
from townwright.urban_sprawl.permits import payments
from townwright.urban_sprawl.sites import Terms

from .table import bare

seeds = st.integers(0, 10**6).map(str)
lots = st.sets(st.integers(0, 143)).map(lambda chosen: sum(1 << lot for lot in chosen))


def played(number: int, seed: str, decisions: int) -> UrbanSprawlState:
    """A position after so many random decisions, builds preferred."""
    state = start(number, seed)
    rng = Rng.from_seed(f"played {seed}")
    for _ in range(decisions):
        legal = state.legal_actions()
        if not legal:
            break
        builds = [n for n, choice in enumerate(legal.choices) if choice.startswith("build ")]
        state.apply(legal[rng.choice(builds) if builds else rng.below(len(legal))])
    return state


positions = st.builds(played, st.integers(0, 8), seeds, st.integers(0, 500))


@given(positions, st.data())
def test_every_option_is_legal_and_finishes(state: UrbanSprawlState, data: st.DataObject) -> None:
    check(state)
    legal = state.legal_actions()
    if not legal:
        return
    decision = data.draw(st.sampled_from(list(legal)))
    before = (state.wealth.copy(), state.prestige.copy())
    events = state.apply(decision)
    check_changes(before, state, events)
    check(state)


@given(positions)
def test_a_copy_is_equal_and_independent(state: UrbanSprawlState) -> None:
    twin = state.copy()
    seen = checksum(state)
    assert checksum(twin) == seen
    for _ in range(20):
        legal = twin.legal_actions()
        if not legal:
            break
        twin.apply(legal[-1])
    assert checksum(state) == seen


@given(positions, st.integers(0, 1), seeds)
def test_determinizing_changes_nothing_that_is_known(state: UrbanSprawlState, player: int, seed: str) -> None:
    twin = state.determinize(player, Rng.from_seed(seed))
    assert twin.view(player) == state.view(player)
    for name, deck in state.decks.items():
        assert Counter(twin.decks[name].cards()) == Counter(deck.cards())
        assert twin.decks[name].top == deck.top
    check(twin)


@given(seeds)
def test_determinizing_keeps_events_where_they_can_be(seed: str) -> None:
    state = URBAN_SPRAWL.new({"players": 3}, seed)
    twin = state.determinize(0, Rng.from_seed(f"other {seed}"))
    assert twin.decks["planning"].cards() != state.decks["planning"].cards()
    upper = twin.decks["planning"].cards()[28:]
    assert not set(upper) & set(state.cards.events)
    for name, trigger in state.cards.triggers.items():
        assert 15 <= twin.decks[name].cards().index(trigger) <= 21


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4), st.integers(1, 12))
def test_payouts_are_fair(held: list[int], number: int) -> None:
    paid = shares(held, number)
    for (mine, my_share), (other, other_share) in combinations(zip(held, paid, strict=True), 2):
        assert (mine != other) or my_share == other_share
        assert (mine <= other) or my_share >= other_share
    assert all(share == 0 for count, share in zip(held, paid, strict=True) if not count)
    assert sum(paid) <= number + number // 2 + number // 4 + number // 8


@given(st.sets(st.sampled_from([f"PP{n:02}" for n in range(1, 37)]), max_size=9))
def test_permit_sets_have_no_superfluous_card(hand: set[str]) -> None:
    state = bare()
    state.hands[0] = sorted(hand)
    for card in ("T04", "T31", "C20", "M09"):
        contract = state.cards.contract(card)
        sufficient = []
        fitting = {c: p.permits for c in hand if (p := state.cards.permit(c)) and contract.zone in p.zones}
        for size in range(1, 5):
            for chosen in combinations(sorted(fitting), size):
                total = sum(fitting[c] for c in chosen)
                if total >= contract.lots > total - min(fitting[c] for c in chosen):
                    sufficient.append("+".join(chosen))
        found = payments(state, contract)
        assert sorted(found) == sorted(sufficient)
        assert len(found) == len(set(found))


@given(lots, lots)
def test_lots_around(some: int, more: int) -> None:
    assert around(some | more) == around(some) | around(more)
    assert around(some) & some == some
    assert around(some) <= ALL_LOTS


@given(positions, st.sampled_from(["T31", "T04", "C21", "M10", "M24", "C29", "T26", "T22"]))
def test_sites_are_those_that_the_rules_name(state: UrbanSprawlState, card: str) -> None:
    """Sites are found for whole shapes at once; here each is looked at by itself."""
    contract = state.cards.contract(card)
    grid, wealth = state.grid, 15
    found = {site.name for site in Terms(grid, contract, wealth).free_sites()}
    for name, site in FOOTPRINTS.items():
        beside = [b.zone for b in grid if b.footprint.lots & site.around and b.zone != "PARK"]
        legal = (
            site.size == contract.lots
            and not any(b.footprint.lots & site.lots for b in grid)
            and grid.values[site.block] <= wealth
        )
        rules = {rule.rule: rule for rule in contract.restrictions}
        if "ignore_zoning" not in rules:
            legal = legal and (contract.zone in beside or not beside)
        if "not_adjacent_to" in rules:
            legal = legal and not set(beside) & set(rules["not_adjacent_to"].zones)
        if "adjacent_to" in rules:
            legal = legal and bool(set(beside) & set(rules["adjacent_to"].zones))
        if "max_half_of_highest" in rules:
            legal = legal and 2 * grid.values[site.block] <= max(grid.values)
        if "touch_edge" in rules:
            legal = legal and bool(
                site.lots & ((1 << 12) - 1) or site.lots & sum(1 << 12 * r + 11 for r in range(12))
            )
        assert (name in found) == legal, name


@pytest.mark.parametrize("number", range(9))
def test_every_game_ends(number: int) -> None:
    state = played(number, f"whole {number}", 10_000)
    assert state.is_over
    assert set(state.gone) >= {"T37", "C37", "M37"}
    assert state.gone[-1] == "M37"
    result = state.result()
    assert sorted(player for place in result.ranking for player in place) == list(range(state.players))
