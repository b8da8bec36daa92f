"""A bot for Urban Sprawl that plays at random, but brings games to their end."""

from __future__ import annotations

from townwright.core.rng import Rng
from townwright.urban_sprawl import Decision, UrbanSprawlState

from .bot import Thought


class RandomUrbanSprawl:
    """Builds whenever it can, since only contracts that leave the display bring the end nearer (rules 14.4).

    What it builds and every other decision is any legal one, each equally likely.
    """

    name = "random"

    def think(self, state: UrbanSprawlState, rng: Rng) -> Thought[Decision]:
        """Decide for the player to act."""
        yield from ()
        decisions = state.legal_actions()
        builds = [n for n, choice in enumerate(decisions.choices) if choice.startswith("build ")]
        return decisions[rng.choice(builds) if builds else rng.below(len(decisions))]
