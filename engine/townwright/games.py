"""The games that there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .core.game import Game
from .quadropolis import QUADROPOLIS

GAMES: Final[Mapping[str, Game[Any]]] = {game.name: game for game in (QUADROPOLIS,)}
"""Every game by the name that it has in recorded games and on the command line."""
