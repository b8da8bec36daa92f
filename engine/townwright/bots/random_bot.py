"""A bot that plays at random."""

from __future__ import annotations

from typing import Any

from townwright.core.game import State
from townwright.core.rng import Rng

from .bot import Thought


class RandomBot:
    """Picks any legal action, every one equally likely."""

    name = "random"

    def think(self, state: State[Any], rng: Rng) -> Thought[Any]:
        """Decide for the player to act."""
        yield from ()
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]
