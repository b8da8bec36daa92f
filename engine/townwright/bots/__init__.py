"""Players that decide by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from townwright.core.errors import OptionError

from .bot import Bot, Thought, decide, deliberate
from .greedy_quadropolis import GreedyQuadropolis
from .greedy_urban_sprawl import GreedyUrbanSprawl
from .random_bot import RandomBot
from .random_urban_sprawl import RandomUrbanSprawl

BOTS: Final[Mapping[str, Mapping[str, Bot[Any]]]] = {
    "quadropolis": {bot.name: bot for bot in (RandomBot(), GreedyQuadropolis())},
    "urban_sprawl": {bot.name: bot for bot in (RandomUrbanSprawl(), GreedyUrbanSprawl())},
}
"""By game, the bots that can play it, by name; the weakest first."""


def bot(game: str, name: str) -> Bot[Any]:
    """The bot with this name.

    Raises:
        OptionError: No bot of that name plays this game.
    """
    try:
        return BOTS[game][name]
    except KeyError:
        known = ", ".join(BOTS.get(game, ())) or "none"
        raise OptionError("bot", f"no bot {name!r} plays {game}: expected one of {known}") from None


__all__ = ["BOTS", "Bot", "Thought", "bot", "decide", "deliberate"]
