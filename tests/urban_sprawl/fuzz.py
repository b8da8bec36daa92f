"""Random decisions with everything that must hold checked after each.

By hand, for as long as one likes: ``python -m tests.urban_sprawl.fuzz 1000000 some-seed``.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.urban_sprawl.invariants import check, check_changes

from townwright.core.rng import Rng
from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState


def start(number: int, seed: str) -> UrbanSprawlState:
    """A new game, by its number with other options than the last."""
    options = {
        "players": 2 + number % 3,
        "length": ("short", "standard", "long")[number // 3 % 3],
        "mild_metropolis": number % 2 == 0,
        "automatic_order": number % 4 != 0,
    }
    return URBAN_SPRAWL.new(options, seed)


def fuzz(run: int, seed: str, decisions: int) -> Counter[str]:
    """Make so many random decisions, in as many games as they take.

    Returns:
        How often each kind of decision was made, and under ``games`` the number of games.
    """
    rng = Rng.from_seed(f"{seed} {run}")
    made: Counter[str] = Counter()
    while decisions:
        state = start(run + made["games"], f"{seed} {run}/{made['games']}")
        made["games"] += 1
        check(state)
        while decisions and state.question is not None:
            decisions -= 1
            made[state.question.kind] += 1
            legal = state.legal_actions()
            builds = [n for n, choice in enumerate(legal.choices) if choice.startswith("build ")]
            index = rng.choice(builds) if builds and rng.below(4) else rng.below(len(legal))
            before = (state.wealth.copy(), state.prestige.copy())
            events = state.apply(legal[index])
            check_changes(before, state, events)
            check(state)
    return made


def main(decisions: str, seed: str) -> None:
    """Go on for so many decisions, telling how far it is."""
    made: Counter[str] = Counter()
    step, run = 100_000, 0
    while made.total() - made["games"] < int(decisions):
        made += fuzz(run, seed, step)
        run += 1
        print(f"{made.total() - made['games']:,} decisions, {made['games']:,} games", flush=True)  # noqa: T201
    print(dict(made.most_common()))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
