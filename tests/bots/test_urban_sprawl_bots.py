"""Bots of Urban Sprawl: legal, reproducible, ignorant of what is hidden; random ends games, greedy wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.urban_sprawl import table
from tests.urban_sprawl.test_properties import played

from townwright.bots import BOTS, bot, decide
from townwright.bots.greedy_urban_sprawl import best_sites
from townwright.bots.urban_sprawl_worth import value
from townwright.core.game import checksum
from townwright.core.rng import Rng
from townwright.simulation import Match
from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState
from townwright.urban_sprawl.turn import Act

NAMES = st.sampled_from(list(BOTS["urban_sprawl"]))
SEEDS = st.integers(0, 10**6).map(str)
POSITIONS = st.builds(played, st.integers(0, 8), SEEDS, st.integers(0, 400)).filter(
    lambda state: not state.is_over
)


@settings(max_examples=40)
@given(POSITIONS, NAMES, SEEDS, SEEDS)
def test_decisions_are_legal_reproducible_and_know_nothing_hidden(
    state: UrbanSprawlState, name: str, chance: str, other: str
) -> None:
    before = checksum(state)
    player = bot("urban_sprawl", name)
    decision = decide(player, state, Rng.from_seed(chance))
    assert decision in state.legal_actions()
    assert checksum(state) == before
    assert decide(player, state.copy(), Rng.from_seed(chance)) == decision
    unlike = state.determinize(0, Rng.from_seed(other))
    assert decide(player, unlike, Rng.from_seed(chance)) == decision


@pytest.mark.parametrize("length", ["short", "standard", "long"])
@pytest.mark.parametrize("name", list(BOTS["urban_sprawl"]))
def test_bots_end_their_games(name: str, length: str) -> None:
    played_game = Match("urban_sprawl", {"players": 3, "length": length}, (name,) * 3, "end").play(0)
    assert played_game.failure is None
    assert len(played_game.scores) == 3


def test_random_builds_when_it_can() -> None:
    state = URBAN_SPRAWL.new({"players": 2}, "builder")
    rng = Rng.from_seed("builder")
    built = 0
    for _ in range(300):
        choices = state.legal_actions().choices
        decision = decide(bot("urban_sprawl", "random"), state, rng)
        if any(choice.startswith("build ") for choice in choices):
            built += 1
            assert decision.choice.startswith("build ")
        state.apply(decision)
    assert built > 5


def greedy(state: UrbanSprawlState) -> str:
    """What greedy does now."""
    return str(decide(bot("urban_sprawl", "greedy"), state, Rng.from_seed("greedy")))


def test_greedy_cares_for_its_lead() -> None:
    state = table.bare()
    state.prestige = [30, 40, 10, 10]
    before = value(state, 0)
    state.prestige[2] += 5
    assert value(state, 0) == before
    state.prestige[1] += 5
    assert value(state, 0) == before - 5
    state.prestige[0] += 5
    assert value(state, 0) == before


def test_greedy_builds_nothing_that_helps_its_best_opponent_more() -> None:
    state = table.bare()
    table.clear(state)
    state.wealth[0] = 10
    state.hands[0] = ["PP36"]
    state.contract_boxes[0] = "M01"  # University: everybody gains by his RES and CIV buildings
    for name in ("a1NW", "a1NE", "a1SW", "a1SE", "c1NW", "c1NE"):
        table.put(state, name, "RES", owner=1)
    state.prestige[1] = 50
    table.run(state, Act())
    assert greedy(state) != "build M01"
    state.question = None
    for name in ("a1NW", "a1NE", "a1SW", "a1SE", "c1NW", "c1NE"):
        table.own(state, 0, name)
    table.run(state, Act())
    assert greedy(state) == "build M01"


def test_greedy_takes_the_permit_with_which_it_can_build() -> None:
    state = table.bare()
    state.wealth = [20, 20, 20, 20]
    state.planning_boxes = ["PP36", "PP22", None, None]  # CIV, 4 lots, or COM, 2 lots
    state.contract_boxes[0] = "C13"  # COM, 2 lots
    table.run(state, Act())
    assert greedy(state) == "take PP22"
    table.decide(state, "take PP22")
    assert greedy(state) == "build C13"


def test_greedy_looks_for_sites_beside_the_same_zone() -> None:
    state = table.bare()
    table.clear(state)
    state.wealth[0] = 20
    state.hands[0] = ["PP22"]
    state.contract_boxes[0] = "T13"  # COM, 1 lot
    for name in ("c5NE", "c5SW", "c6SW"):
        table.put(state, name, "COM")
    for name in ("d6NW", "d6SW"):
        table.put(state, name, "RES")
    table.run(state, Act())
    table.decide(state, "build T13")
    assert table.asked(state) == "1 build_site"
    assert best_sites(state, ["c6SE", "c5NW"])[0] == "c5NW"


def test_greedy_beats_random_clearly() -> None:
    match = Match("urban_sprawl", {"players": 4}, ("greedy", "random", "random", "random"), "duel")
    wins = 0
    for number in range(6):
        game = match.play(number)
        assert game.failure is None
        wins += match.seated(number)[game.winners[0]] == 0
    assert wins >= 5


def test_greedy_scores_as_people_do() -> None:
    match = Match("urban_sprawl", {"players": 4}, ("greedy",) * 4, "people")
    winners = sorted(max(match.play(number).scores) for number in range(5))
    # People's winners have 130 to 180; the median of as few as five games may be 20 beside that of many.
    assert 130 <= winners[2] <= 200
