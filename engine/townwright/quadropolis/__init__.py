"""Quadropolis, in the modes Classic and Expert."""

from .allocation import Allocation, Optimum, allocate, optimum
from .city import City, Fault
from .events import Deal, GameOver, QuadropolisEvent, TurnTaken
from .game import QUADROPOLIS, Quadropolis
from .modes import CLASSIC, EXPERT, MODES, Mode
from .notation import format_city, parse_city
from .state import QuadropolisState
from .tiles import TILES, Kind, Tile, tile
from .turn import DISCARD, NO_TILE, Turn, parse_turn

__all__ = [
    "CLASSIC",
    "DISCARD",
    "EXPERT",
    "MODES",
    "NO_TILE",
    "QUADROPOLIS",
    "TILES",
    "Allocation",
    "City",
    "Deal",
    "Fault",
    "GameOver",
    "Kind",
    "Mode",
    "Optimum",
    "Quadropolis",
    "QuadropolisEvent",
    "QuadropolisState",
    "Tile",
    "Turn",
    "TurnTaken",
    "allocate",
    "format_city",
    "optimum",
    "parse_city",
    "parse_turn",
    "tile",
]
