"""The games that there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .core.game import Game
from .quadropolis import QUADROPOLIS
from .urban_sprawl import URBAN_SPRAWL

GAMES: Final[Mapping[str, Game[Any]]] = {game.name: game for game in (QUADROPOLIS, URBAN_SPRAWL)}
"""Every game by the name that it has in recorded games and on the command line."""
