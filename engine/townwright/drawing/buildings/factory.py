"""The Factory: brick halls under a saw-tooth roof, a chimney for each Energy it brings."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, saw_tooth_roof, shade
from townwright.drawing.layer import SHADE, Piece, layer
from townwright.drawing.scenery import bush, lot, panes, patch, smoke
from townwright.drawing.svg import num, oval, path

BRICK = "#c9604c"
CHIMNEY = 37.0
"""Height of a chimney."""


def factory(energy: int) -> str:
    """A Factory that brings 1, 2 or 3 Energy, as the content of a tile."""
    hall = Box(-20, -9, 10, 15, 0, 12.5)
    chimneys = [at(15.5, -9 + i * 9) for i in range(energy)]
    return "".join(
        (
            lot(),
            patch(11, -18, 20, 17, "#0001"),
            layer([hall.shadow(5)], hall.walls(BRICK), saw_tooth_roof(hall, 10, 3, BRICK, "#d8ecf5")),
            panes(
                hall.left(2.5, 8.5, 3, 9),
                hall.left(12, 18.5, 3, 9),
                *(hall.right(u, u + 4.5, 3, 9) for u in (2.5, 9.5, 16.5)),
            ),
            path(hall.left(21.5, 28, 0, 8.4), "#5a3730"),
            path(hall.left(21.5, 28, 2, 2.8) + hall.left(21.5, 28, 4.4, 5.2), "#7b4d43"),
            layer(
                *(_chimney(x, y) for x, y in chimneys),
                Box.around(-6, 19.5, 5, 4, 0, 3.6).whole("#b98a55"),
                Box.around(1, 19.5, 4, 4, 0, 3).whole("#a37645"),
                bush(-20, 19.5, 2.2),
            ),
            path("".join(smoke(x + 0.5, y - CHIMNEY - 3, 2.7) for x, y in chimneys), "#ffffffeb"),
        )
    )


def _chimney(x: float, foot: float) -> list[Piece]:
    """A chimney whose foot is at ``x``, ``foot`` in picture coordinates."""
    top = foot - CHIMNEY
    wide, narrow = 4.0, 2.8

    def ring(a: float, b: float) -> str:
        """The part of the shaft between two heights, as fractions of the whole."""
        wa, wb = wide + (narrow - wide) * a, wide + (narrow - wide) * b
        ya, yb = foot - CHIMNEY * a, foot - CHIMNEY * b
        return (
            f"M{num(x - wa)} {num(ya)}L{num(x - wb)} {num(yb)}H{num(x + wb)}L{num(x + wa)} {num(ya)}"
            f"a{num(wa)} {num(wa / 2)} 0 0 1 {num(-2 * wa)} 0z"
        )

    right = (
        f"M{num(x + 0.8)} {num(foot + wide / 2)}V{num(top)}H{num(x + narrow)}L{num(x + wide)} {num(foot)}z"
    )
    return [
        (shade(BRICK, 0.12), ring(0, 1)),
        ("#f6efe9", ring(0.7, 0.82) + ring(0.93, 1)),
        (SHADE, right),
        ("#4a302b", oval(x, top, narrow, narrow / 2)),
    ]
