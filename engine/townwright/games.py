"""The games that there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .core.game import Game
from .core.lazy import Lazy
from .quadropolis import QUADROPOLIS


def _urban_sprawl() -> Game[Any]:
    from .urban_sprawl import URBAN_SPRAWL  # noqa: PLC0415

    return URBAN_SPRAWL


GAMES: Final[Mapping[str, Game[Any]]] = Lazy(
    {"quadropolis": lambda: QUADROPOLIS, "urban_sprawl": _urban_sprawl}
)
"""Every game by the name that it has in recorded games and on the command line."""
