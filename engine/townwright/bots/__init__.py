"""Players that decide by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from townwright.core.errors import OptionError
from townwright.core.lazy import Lazy

from .bot import Bot, Thought, decide, deliberate
from .greedy_quadropolis import GreedyQuadropolis
from .random_bot import RandomBot


def _quadropolis() -> Mapping[str, Bot[Any]]:
    return _by_name(RandomBot(), GreedyQuadropolis())


def _urban_sprawl() -> Mapping[str, Bot[Any]]:
    from .greedy_urban_sprawl import GreedyUrbanSprawl  # noqa: PLC0415
    from .random_urban_sprawl import RandomUrbanSprawl  # noqa: PLC0415

    return _by_name(RandomUrbanSprawl(), GreedyUrbanSprawl())


def _by_name(*bots: Bot[Any]) -> Mapping[str, Bot[Any]]:
    return {bot.name: bot for bot in bots}


BOTS: Final[Mapping[str, Mapping[str, Bot[Any]]]] = Lazy(
    {"quadropolis": _quadropolis, "urban_sprawl": _urban_sprawl}
)
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
