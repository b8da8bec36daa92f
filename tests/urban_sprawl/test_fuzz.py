"""200,000 random decisions, with everything that must hold checked after each."""

from __future__ import annotations

import pytest
from tests.urban_sprawl.invariants import check, check_changes

from townwright.core.rng import Rng
from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState

DECISIONS = 12_500
"""In each of the runs."""


def _start(number: int, seed: str) -> UrbanSprawlState:
    options = {
        "players": 2 + number % 3,
        "length": ("short", "standard", "long")[number // 3 % 3],
        "mild_metropolis": number % 2 == 0,
        "automatic_order": number % 4 != 0,
    }
    return URBAN_SPRAWL.new(options, seed)


@pytest.mark.parametrize("run", range(16))
def test_random_decisions(run: int) -> None:
    rng = Rng.from_seed(f"fuzz {run}")
    game, left = 0, DECISIONS
    while left:
        state = _start(run + game, f"{run}/{game}")
        game += 1
        check(state)
        while left and state.to_act is not None:
            left -= 1
            decisions = state.legal_actions()
            builds = [n for n, choice in enumerate(decisions.choices) if choice.startswith("build ")]
            index = rng.choice(builds) if builds and rng.below(4) else rng.below(len(decisions))
            before = (state.wealth.copy(), state.prestige.copy())
            events = state.apply(decisions[index])
            check_changes(before, state, events)
            check(state)
    assert game > 10
