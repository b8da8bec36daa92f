"""How a position shows itself as a picture where somebody draws its game: in notebooks, for instance.

A game knows no drawing, so whoever draws it enters himself here; the package does so for its own
games, and loads the drawings when the first picture is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

DRAWN_BY: Final[dict[str, Callable[[Any], str]]] = {}
"""By name of the game, what makes a position into an SVG document."""
