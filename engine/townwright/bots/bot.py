"""What a bot is, and how to let one decide without ever blocking for long."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol, TypeVar

from townwright.core.game import Action, State
from townwright.core.rng import Rng

A = TypeVar("A", bound=Action)
S_contra = TypeVar("S_contra", bound=State[Any], contravariant=True)

Thought = Generator[None, None, A]
"""Thinking in slices: yields whenever somebody else may have the processor, returns the action."""


class Bot(Protocol[S_contra]):
    """A player that decides by itself.

    Attributes:
        name: Its name in recorded games and on the command line.
    """

    name: str

    def think(self, state: S_contra, rng: Rng) -> Thought[Any]:
        """Decide for the player to act.

        Args:
            state: The position as far as that player knows it: what is hidden is drawn by lot.
                The bot may do with it what it likes.
            rng: All the chance that the bot may use.
        """
        ...


def deliberate(bot: Bot[Any], state: State[A], rng: Rng) -> Thought[A]:
    """Let a bot think about a real position, of which it sees only what its player may know.

    Raises:
        ValueError: The game is over.
    """
    player = state.to_act
    if player is None:
        raise ValueError("the game is over: there is nothing to decide")
    return bot.think(state.determinize(player, rng), rng)


def decide(bot: Bot[Any], state: State[A], rng: Rng) -> A:
    """Let a bot decide at once.

    Raises:
        ValueError: The game is over.
    """
    thought = deliberate(bot, state, rng)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: A = done.value
            return action
