"""The built-in cards as plain data, in the form of a card pack."""

from .city import CITY
from .metropolis import METROPOLIS
from .planning import PLANNING
from .town import TOWN

__all__ = ["CITY", "METROPOLIS", "PLANNING", "TOWN"]
