"""The pawns, drawn around their middle (0, 0): architects, the Urbanist, and the site's sign."""

from __future__ import annotations

from functools import lru_cache

from .glyphs import player_mark
from .isometric import Box
from .layer import layer
from .svg import path, text

_BODY = "M-26 30V18C-26 9-18 5-9 4H9c9 1 17 5 17 14v12z"
_HELMET = "M-17-7C-17-19-10-26 0-26S17-19 17-7z"
_BRIM = "M-21-9h42a2.5 2.5 0 0 1 0 5h-42a2.5 2.5 0 0 1 0-5z"
_FACE = "M-10-5h20c0 8-4.5 13-10 13S-10 3-10-5z"
_PLATE = "M-12 6.5h24a3 3 0 0 1 3 3v13.5a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3V9.5a3 3 0 0 1 3-3z"

_COAT = (
    "M-21 37C-21 14-15 4-7 1H7c8 3 14 13 14 36q-21 5-42 0z"
    "M-25-15c0-4 6-5 11-5 0-9 5-15 14-15s14 6 14 15c5 0 11 1 11 5q-25 8-50 0z"
)


def player_class(player: int | None) -> str:
    """The class that sets a player's colour (0-3), or grey for the pool that all share."""
    return "pool" if player is None else f"p{player}"


@lru_cache(maxsize=32)
def architect(number: int, player: int | None) -> str:
    """An architect with a helmet and a number, 52 units wide and 56 high.

    The helmet carries the player's shape; ``player`` is None for the common pool of Expert.
    """
    mark = "" if player is None else player_mark(player, -6.5, -24, 13, "#fff")
    return (
        f'<g class="{player_class(player)}">'
        f'<path class="halo" d="{_BODY}{_HELMET}{_BRIM}"/>{path(_FACE, "#f1cfa8")}'
        f"{path(_HELMET + _BRIM, 'currentColor')}{path(_BRIM, '#0003')}{mark}"
        f"{path(_PLATE, '#fff')}{text(0, 16.3, 20, str(number), 'dark')}</g>"
    )


def urbanist() -> str:
    """The Urbanist in hat and coat with a rolled plan, 50 units wide and 76 high."""
    return (
        '<ellipse cx="2" cy="38" rx="27" ry="7" fill="#0002"/>'
        f'<path class="urbanist" d="{_COAT}"/><path fill="#f1cfa8" d="M-10-13q10 3 20 0C10-3 6 4 0 4'
        'S-10-3-10-13z"/><path fill="#d9553f" d="M-13.5-20.5h27v3.5q-13.5 4-27 0zM-9 2q9 5 18 0l2 4'
        'q-11 6-22 0z"/><path fill="#fffdf4" stroke="#5c6670" stroke-width="1.5"'
        f' stroke-linejoin="round" d="M-20 24 12 8l4 8-32 16z"/>'
        '<path fill="#8fb6d6" d="m-7 17.5 5-2.5 4 8-5 2.5z"/>'
    )


def logo() -> str:
    """The site's sign: three houses of a growing town, in a 100 x 100 square."""
    houses = "".join(
        layer(Box.around(x, y, 15, 15, 0, height).whole(colour))
        for x, y, height, colour in (
            (-9, -9, 46, "#3b87d0"),
            (-9, 9, 22, "#f0b43c"),
            (9, -9, 32, "#d9553f"),
            (9, 9, 10, "#4c9a4a"),
        )
    )
    return (
        '<rect width="100" height="100" rx="22" fill="#fff7e8"/>'
        f'<g transform="translate(-5 -.6) scale(1.1)">{houses}</g>'
    )


def favicon() -> str:
    """The sign as a file of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{logo()}</svg>'
