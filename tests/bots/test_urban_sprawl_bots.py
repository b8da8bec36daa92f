"""Bots of Urban Sprawl: legal, reproducible, ignorant of what is hidden; random ends games, greedy wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.urban_sprawl.test_properties import played

from townwright.bots import BOTS, bot, decide
from townwright.core.game import checksum
from townwright.core.rng import Rng
from townwright.simulation import Match
from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState

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
    assert 120 <= winners[2] <= 240
