"""The Shop: a low hall with a striped awning and a great bag on the roof."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, material, shade, solid
from townwright.drawing.scenery import bush, lot, patch, tree
from townwright.drawing.svg import line, num, path

WALL = "#a87bd0"


def shop() -> str:
    """A Shop, as the content of a tile."""
    hall = Box(-17, -14, 15, 11, 0, 13)
    width = hall.x1 - hall.x0
    stripes, step = 8, width / 8
    awning: list[str] = []
    for i in range(stripes):
        a, b = hall.x0 + i * step, hall.x0 + (i + 1) * step
        y, out = hall.y1, hall.y1 + 6
        colour, hem = ("#fff", "#e4dcee") if i % 2 else ("#7b3fae", "#62308d")
        awning += (
            path(solid((a, y, 11.5), (b, y, 11.5), (b, out, 8), (a, out, 8)), colour),
            path(solid((a, out, 8), (b, out, 8), (b, out, 6.2), (a, out, 6.2)), hem),
        )
    rim = Box(hall.x0 - 0.8, hall.y0 - 0.8, hall.x1 + 0.8, hall.y1 + 0.8, 13, 15)
    bag = Box.around(-1, -3, 13, 6, 15, 27)
    (lx, ly), (rx, ry) = at(-4, 0, 27), at(2, 0, 27)
    back = (at(-4, -6, 27), at(2, -6, 27))
    handle = "M{} {}c0-7 {} -4 {} {}"
    return "".join(
        (
            lot(),
            patch(-22, 14, 22, 19, "#fff7"),
            hall.shadow(7),
            tree(18.5, -17, 4),
            hall.draw(material(WALL)),
            f'<path class="pane" d="{hall.left(2, 10, 1.5, 9)}{hall.left(18, 30, 1.5, 9)}"/>',
            path(hall.left(11.5, 16.5, 0, 9), "#5a2d80"),
            f'<path class="pane" d="{hall.right(3, 11, 4, 10)}{hall.right(14, 22, 4, 10)}"/>',
            path(hall.left(0, width, 0, 7), "#0002"),
            *awning,
            rim.draw(material("#c6a6e2")),
            path(rim.top(2), "#ab86cb"),
            line(handle.format(*map(num, (*back[0], 6, 6, 3))), "#8a5a12", 1.5),
            bag.draw(material("#f0b43c")),
            path(bag.left(0, 13, 24.6, 27), shade("#f0b43c", 0.3)),
            path(solid((-4.4, 0, 17.4), (-1, 0, 22.6), (2.4, 0, 17.4)), "#7b3fae"),
            line(
                f"M{num(lx)} {num(ly)}C{num(lx)} {num(ly - 8)} {num(rx)} {num(ry - 8)} {num(rx)} {num(ry)}",
                "#8a5a12",
                1.5,
            ),
            bush(-19, 20, 2.4),
            bush(18.5, 8, 2.4),
        )
    )
