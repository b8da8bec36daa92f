"""The signs: one glyph for each kind of building, resources, points, crown and marks.

Glyphs are path data in a 24 x 24 grid; the functions draw a sign at a place in its tile.
"""

from __future__ import annotations

from typing import Final

from .palette import SHAPES
from .svg import line, num, text

GLYPHS: Final = {
    "T": "M12 2 2.5 10.5H5V22h5v-6h4v6h5V10.5h2.5z",
    "S": "M4.5 8h15l1.7 14H2.8zM8.2 8V6.5a3.8 3.8 0 0 1 7.6 0V8h-2.2V6.5a1.6 1.6 0 0 0-3.2 0V8z",
    "U": "m12 1.5 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8z",
    "P": "M21 3C9 2.5 3.5 7 3.5 13.5c0 1.7.5 3.2 1.3 4.4L3 21.5l1.8.9L7 19"
    "c1.2.7 2.5 1 4 1C18 20 21.5 14 21 3zM7.5 16C9 12 12 9 16.5 7.5 13 10.5 10.5 13"
    " 9 17z",
    "F": "M2 22V10l5.5 4v-4l5.5 4V10l3 2.2L17 2h4l1 20z",
    "H": "M12 1.5a3 3 0 0 0-1.3 5.7V9H7v2.6h3.7v7.3C7.4 18.4 5 16.5 4.5 14L6.6 14.5"
    " 3.3 9.8 1.2 15l1.3-.4C3.2 19 7 22.5 12 22.5s8.8-3.5 9.5-7.9l1.3.4-2.1-5.2"
    "-3.3 4.7 2.1-.5c-.5 2.5-2.9 4.4-6.2 4.9v-7.3H17V9h-3.7V7.2A3 3 0 0 0 12 1.5z"
    "m0 2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
    "O": "M5 22V4h6V1.5h2V4h6v18h-5v-4h-4v4zM8 7v2.5h3V7zm5 0v2.5h3V7zM8 12v2.5h3V12zm5 0v2.5h3V12z",
    "M": "M12 1 9 5.5 8 17h8L15 5.5zM6 18.5h12V21h2.5v2h-17v-2H6z",
}
"""Path data of the glyph of each kind, by the letter of its code (fill rule: even-odd)."""

MARKS: Final = {
    "circle": "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z",
    "square": "M3.5 3.5h17v17h-17z",
    "triangle": "M12 2 22.5 20.5h-21z",
    "diamond": "M12 1 23 12 12 23 1 12z",
}
"""Path data of the players' shapes."""

_INHABITANT = "M8 0a4.3 4.3 0 1 1 0 8.6A4.3 4.3 0 0 1 8 0zM0 18c0-5.5 3-8.2 8-8.2s8 2.7 8 8.2z"
_ENERGY = "M10.5 0 2 10.5h5L5 18.5 14.5 7H9z"
_CROWN = "M1 16 0 4.5 5.5 8.5 10 1l4.5 7.5L20 4.5 19 16z"


def glyph(kind: str, x: float, y: float, size: float, fill: str = "#fff") -> str:
    """The glyph of a kind in a square of ``size`` with its upper left corner at ``x``, ``y``."""
    return _sign(GLYPHS[kind], x, y, size / 24, f'fill="{fill}" fill-rule="evenodd"')


def player_mark(player: int, x: float, y: float, size: float, fill: str = "#fff") -> str:
    """The shape of a player (0-3) in a square of ``size``, outlined so that it shows on any colour."""
    outlined = f'fill="{fill}" stroke="#1f2d3a" stroke-width="2.4" stroke-linejoin="round"'
    return _sign(MARKS[SHAPES[player]], x, y, size / 24, outlined)


def inhabitant(x: float, y: float, height: float = 18) -> str:
    """An Inhabitant, 8/9 as wide as high, with its upper left corner at ``x``, ``y``."""
    return _sign(_INHABITANT, x, y, height / 18, 'class="inhabitant"')


def energy(x: float, y: float, height: float = 18) -> str:
    """A unit of Energy in the same space as an Inhabitant."""
    return _sign(_ENERGY, x, y, height / 18.5, 'class="energy"')


def crown(x: float, y: float, width: float = 20) -> str:
    """The Mayor's crown, 4/5 as high as wide."""
    return _sign(_CROWN, x, y, width / 20, 'class="gold" stroke-linejoin="round"')


def points(x: float, y: float, value: int, radius: float = 13) -> str:
    """Printed Victory Points: a number on a golden disc centred at ``x``, ``y``."""
    return f'<circle class="gold" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>' + text(
        x, y, radius * 1.5, str(value), "dark"
    )


def tick(x: float, y: float, radius: float = 10) -> str:
    """The tick of an activated building, centred at ``x``, ``y``."""
    r = radius
    hook = f"M{num(x - r * 0.45)} {num(y)}l{num(r * 0.35)} {num(r * 0.38)} {num(r * 0.6)}-{num(r * 0.72)}"
    return f'<circle class="tick" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>{line(hook, "#fff", r * 0.28)}'


def cross(x: float, y: float, reach: float = 10) -> str:
    """The cross of what is shut, centred at ``x``, ``y``."""
    side = num(2 * reach)
    return (
        f'<path class="cross" d="M{num(x - reach)} {num(y - reach)}l{side} {side}m0-{side}l-{side} {side}"/>'
    )


def storeys(x: float, y: float, floors: int) -> str:
    """The number of floors of a stack: a pill with three bars and the number."""
    return (
        f'<rect class="paper" x="{num(x)}" y="{num(y)}" width="32" height="21" rx="10.5"/>'
        f'<path class="ink" d="M{num(x + 6)} {num(y + 4.5)}h9v3h-9zm0 4.7h9v3h-9z'
        f'm0 4.7h9v3h-9z"/>' + text(x + 22.5, y + 10.5, 16, str(floors), "")
    )


def _sign(data: str, x: float, y: float, scale: float, attributes: str) -> str:
    scaling = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<path {attributes} transform="translate({num(x)} {num(y)}){scaling}" d="{data}"/>'
