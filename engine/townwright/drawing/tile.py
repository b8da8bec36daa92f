"""Building tiles: whole, small, and face down. Each is drawn in a 100 x 100 square."""

from __future__ import annotations

from functools import lru_cache

from townwright.quadropolis.tiles import NEEDS_ENERGY, NEEDS_INHABITANT, Tile

from .buildings import building
from .glyphs import crown, energy, glyph, inhabitant, points, storeys, tick
from .svg import num, text

SIZE = 100.0
"""The side of a tile in its own units."""

_FACE = '<rect class="face" x="1.5" y="1.5" width="97" height="97" rx="12"/>'
_GLYPH_TAB = '<path class="tab" d="M71.5 1.5H87A11.5 11.5 0 0 1 98.5 13v15.5h-15a12 12 0 0 1-12-12z"/>'
_SKYLINE = "M14 86V72h10v-8l8-6 8 6v8h4V58h14v14h4V66l7-5v5l7-5v5l7-5v25z"
"""Roofs along the lower edge of a tile's back."""


@lru_cache(maxsize=512)
def tile(stack: tuple[Tile, ...], *, active: bool = False) -> str:
    """A tile, or a stack of tiles from the ground up as it stands in a city.

    Args:
        stack: One tile, or the floors of a Tower Block or Office Tower.
        active: Whether it wears the tick of an activated building.
    """
    top = stack[-1]
    parts = [
        f'<g class="tile k{top.kind.value}">',
        _FACE,
        building(top, len(stack)),
        _GLYPH_TAB,
        glyph(top.kind.value, 75.6, 4.9, 19.5),
        storeys(5, 5, len(stack)) if len(stack) > 1 else _brings(top),
        _needs(top),
        tick(15, 85, 9.5) if active else "",
        "</g>",
    ]
    return "".join(parts)


def _brings(shown: Tile) -> str:
    if shown.points:
        return points(18, 18, shown.points)
    icons = [inhabitant] * shown.inhabitants + [energy] * shown.energy
    row = "".join(icon(6 + 18.5 * i, 6, 20) for i, icon in enumerate(icons))
    return row + (crown(7 + 18.5 * len(icons), 7, 22) if shown.mayor else "")


def _needs(shown: Tile) -> str:
    icons = [inhabitant] if shown.kind in NEEDS_INHABITANT else []
    if shown.kind in NEEDS_ENERGY:
        icons.append(energy)
    if not icons:
        return ""
    left = 98.5 - 11 - 17.5 * len(icons)
    outline = f"M97 71.5v15A10.5 10.5 0 0 1 86.5 97H{num(left)}V82.5a11 11 0 0 1 11-11z"
    tab = f'<path class="paper" d="{outline}"/>'
    row = "".join(icon(left + 5.5 + 17.5 * i, 76, 19) for i, icon in enumerate(icons))
    return tab + row


@lru_cache(maxsize=512)
def mini(stack: tuple[Tile, ...]) -> str:
    """A tile for 20 to 48 pixels: its kind's colour and glyph, its floors or printed points."""
    top = stack[-1]
    number = str(len(stack)) if len(stack) > 1 else str(top.points or "")
    sign = (
        glyph(top.kind.value, 4, 25, 50) + text(75, 50, 62, number, "white")
        if number
        else glyph(top.kind.value, 18, 18, 64)
    )
    return (
        f'<g class="tile k{top.kind.value}"><rect class="tab" x="1" y="1" width="98"'
        f' height="98" rx="16"/>{sign}</g>'
    )


@lru_cache(maxsize=8)
def face_down(least_players: int) -> str:
    """The back of a tile that is in play with at least so many players (3 or 4, else blank)."""
    mark = {3: "3·4", 4: "4"}.get(least_players, "")
    return (
        '<g class="back"><rect x="3" y="3" width="94" height="94" rx="12"/>'
        f'<path class="skyline" d="{_SKYLINE}"/>{text(50, 38, 28, mark, "muted") if mark else ""}</g>'
    )
