"""The Factory: brick halls under a saw-tooth roof, a chimney for each Energy it brings."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, material, saw_tooth_roof, shade
from townwright.drawing.scenery import bush, lot, panes, patch, smoke
from townwright.drawing.svg import ellipse, num, path

BRICK = "#c9604c"


def factory(energy: int) -> str:
    """A Factory that brings 1, 2 or 3 Energy, as the content of a tile."""
    hall = Box(-20, -9, 10, 15, 0, 12.5)
    chimneys = [(15.5, -9 + i * 9) for i in range(energy)]
    parts = [
        lot(),
        patch(11, -18, 20, 17, "#0001"),
        hall.shadow(5),
    ]
    parts += (
        path(hall.outline(), material(BRICK).right),
        path(hall.left(0, 30, 0, 12.5), BRICK),
        saw_tooth_roof(hall, 10, 3, "#e7c3b6", BRICK),
        panes(hall.left(2.5, 8.5, 3, 9), hall.left(12, 18.5, 3, 9)),
        path(hall.left(21.5, 28, 0, 8.4), "#5a3730"),
        path(hall.left(21.5, 28, 2, 2.8) + hall.left(21.5, 28, 4.4, 5.2), "#7b4d43"),
        panes(*(hall.right(u, u + 4.5, 3, 9) for u in (2.5, 9.5, 16.5))),
        *(_chimney(x, y) for x, y in chimneys),
        Box.around(-6, 19.5, 5, 4, 0, 3.6).draw(material("#b98a55")),
        Box.around(1, 19.5, 4, 4, 0, 3).draw(material("#a37645")),
        bush(-20, 19.5, 2.2),
    )
    return "".join(parts)


def _chimney(x: float, y: float) -> str:
    foot, top = at(x, y), at(x, y, 37)
    wide, narrow = 4.0, 2.8
    height = foot[1] - top[1]

    def ring(a: float, b: float) -> str:
        """The part of the shaft between two heights, as fractions of the whole."""
        wa, wb = wide + (narrow - wide) * a, wide + (narrow - wide) * b
        ya, yb = foot[1] - height * a, foot[1] - height * b
        return (
            f"M{num(foot[0] - wa)} {num(ya)}L{num(foot[0] - wb)} {num(yb)}"
            f"H{num(foot[0] + wb)}L{num(foot[0] + wa)} {num(ya)}"
            f"a{num(wa)} {num(wa / 2)} 0 0 1 {num(-2 * wa)} 0z"
        )

    right = (
        f"M{num(foot[0] + 0.8)} {num(foot[1] + wide / 2)}L{num(foot[0] + 0.8)} {num(top[1])}"
        f"H{num(foot[0] + narrow)}L{num(foot[0] + wide)} {num(foot[1])}z"
    )
    return (
        path(ring(0, 1), shade(BRICK, 0.12))
        + path(ring(0.7, 0.82), "#f6efe9")
        + path(ring(0.93, 1), "#f6efe9")
        + path(right, "#0003")
        + ellipse(top[0], top[1], narrow, narrow / 2, "#4a302b")
        + smoke(top[0] + 0.5, top[1] - 3, 2.7)
    )
