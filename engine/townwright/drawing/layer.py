"""Layers: what lies side by side in a picture is drawn with one path for each colour."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from .svg import path

Piece = tuple[str, str]
"""A colour, and the path data of what has it."""

SHADOW: Final = "#0002"
"""What is laid over the ground where a shadow falls."""

LIGHT: Final = "#ffffff40"
"""What is laid over the colour of something where it faces the sky."""

SHADE: Final = "#0000003d"
"""What is laid over the colour of something where it turns away from the light."""


def layer(*things: Iterable[Piece]) -> str:
    """Things of which none hides the light or shade of another, each given by its pieces.

    Shadows lie beneath all, light and shade over all. The other colours lie one over the other
    in the order in which they first occur.
    """
    found = {SHADOW: ""}
    for colour, data in chain.from_iterable(things):
        found[colour] = found.get(colour, "") + data
    over = {colour: found.pop(colour, "") for colour in (LIGHT, SHADE)}
    return "".join(path(data, colour) for colour, data in (found | over).items() if data)
