"""The pawns, drawn around their middle (0, 0): architects, the Urbanist, and the site's sign."""

from __future__ import annotations

from functools import lru_cache

from .glyphs import player_mark
from .isometric import Box, material
from .svg import path, text

_BODY = "M-24 27C-24 13-18 6-9 4H9c9 2 15 9 15 23z"
_HELMET = "M-17-7C-17-19-10-26 0-26S17-19 17-7z"
_BRIM = "M-21-9h42a2.5 2.5 0 0 1 0 5h-42a2.5 2.5 0 0 1 0-5z"


def player_class(player: int | None) -> str:
    """The class that sets a player's colour (0-3), or grey for the pool that all share."""
    return "pool" if player is None else f"p{player}"


@lru_cache(maxsize=32)
def architect(number: int, player: int | None) -> str:
    """An architect with a helmet and a number, 50 units wide and 54 high.

    The helmet carries the player's shape; ``player`` is None for the common pool of Expert.
    """
    mark = "" if player is None else player_mark(player, -6.5, -24, 13, "#fff")
    return (
        f'<g class="{player_class(player)}">'
        f'<path class="halo" d="{_BODY}{_HELMET}{_BRIM}"/>'
        f"{path('M-10-5h20c0 8-4.5 13-10 13S-10 3-10-5z', '#f1cfa8')}"
        f"{path(_HELMET + _BRIM, 'currentColor')}{path(_BRIM, '#0002')}{mark}"
        f"{path('M-14 8h28v19h-28z', '#fff')}{text(0, 17.5, 21, str(number), 'dark')}</g>"
    )


URBANIST = (
    '<g class="urbanist"><path d="M-19 36C-19 12-13 0-7-4a11 11 0 0 1-5-8h24a11 11 0 0 1-5 8'
    "C13 0 19 12 19 36q-19 6-38 0zM-23-12c0-5 7-5 10-5 0-10 3-17 13-17s13 7 13 17"
    'c3 0 10 0 10 5q-23 6-46 0z"/></g>'
)
"""The Urbanist in coat and hat, 46 units wide and 73 high."""


def urbanist() -> str:
    """The Urbanist with a rolled plan, standing in a square of the site."""
    roll = (
        '<g transform="rotate(-38)"><path fill="#fffdf4" stroke="#5c6670" stroke-width="1.5"'
        ' d="M-24 6h40v9h-40z"/><path fill="#8fb6d6" d="M-12 6h5v9h-5z"/>'
        '<ellipse cx="16" cy="10.5" rx="2.5" ry="4.5" fill="#dfe7ec" stroke="#5c6670"'
        ' stroke-width="1.5"/></g>'
    )
    return '<ellipse cx="2" cy="37" rx="26" ry="7" fill="#0002"/>' + URBANIST + roll


def logo() -> str:
    """The site's sign: three houses of a growing town, in a 100 x 100 square."""
    houses = "".join(
        Box.around(x, y, 15, 15, 0, height).draw(material(colour))
        for x, y, height, colour in (
            (-9, -9, 46, "#3b87d0"),
            (-9, 9, 22, "#f0b43c"),
            (9, -9, 32, "#d9553f"),
            (9, 9, 10, "#4c9a4a"),
        )
    )
    return (
        '<rect width="100" height="100" rx="22" fill="#fff7e8"/>'
        f'<g transform="translate(-17 -21) scale(1.34)">{houses}</g>'
    )


def favicon() -> str:
    """The sign as a file of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{logo()}</svg>'
