"""The Shop: a low hall with a striped awning and a great bag on the roof."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, solid
from townwright.drawing.layer import LIGHT, SHADOW, layer
from townwright.drawing.scenery import bush, lot, panes, patch, tree
from townwright.drawing.svg import Point, line, path, xy

WALL = "#a87bd0"
BAG = "#f0b43c"
STRIPE = "#7b3fae"
HEIGHT = 15.0
"""Height of the walls."""


def shop() -> str:
    """A Shop, as the content of a tile."""
    hall = Box(-18, -16, 16, 11, 0, HEIGHT)
    rim = Box(hall.x0 - 0.8, hall.y0 - 0.8, hall.x1 + 0.8, hall.y1 + 0.8, HEIGHT, HEIGHT + 2)
    return "".join(
        (
            lot(),
            patch(-22, 14, 22, 19, "#fff7"),
            layer([hall.shadow(6)], tree(19, -18, 4.2), hall.walls(WALL), rim.whole("#c6a6e2")),
            path(rim.top(2), "#ab86cb"),
            panes(
                *(hall.left(u, v, 1.5, 10) for u, v in ((2, 11), (19, 32))),
                *(hall.right(u, u + 9, 4, 11) for u in (3, 15)),
            ),
            path(hall.left(12.5, 17.5, 0, 10), "#5a2d80"),
            path(hall.left(0, 34, 0, 8), SHADOW),
            _awning(hall, 8),
            _bag(Box.around(-1, -3, 17, 8, HEIGHT + 2, HEIGHT + 17)),
        )
    )


def _awning(hall: Box, stripes: int) -> str:
    """The awning over the left wall, with as many stripes."""
    top, hem, low = HEIGHT - 1.5, HEIGHT - 5.5, HEIGHT - 7.5
    x0, x1, y, out = hall.x0, hall.x1, hall.y1, hall.y1 + 6.5
    step = (x1 - x0) / stripes

    def cloth(a: float, b: float) -> str:
        return solid((a, y, top), (a, out, hem), (a, out, low), (b, out, low), (b, out, hem), (b, y, top))

    stripe = "".join(cloth(x0 + i * step, x0 + (i + 1) * step) for i in range(0, stripes, 2))
    front = solid((x0, out, hem), (x1, out, hem), (x1, out, low), (x0, out, low))
    return path(cloth(x0, x1), "#fff") + path(stripe, STRIPE) + path(front, "#00000026")


def _bag(box: Box) -> str:
    """A shopping bag with its two handles and a heart on the front."""

    def handle(y: float) -> str:
        (ax, ay), (bx, by) = at(box.x0 + 5, y, box.z1), at(box.x1 - 5, y, box.z1)
        above: tuple[Point, Point] = ((ax, ay - 9), (bx, by - 9))
        return line(f"M{xy((ax, ay))}C{xy(above[0])} {xy(above[1])} {xy((bx, by))}", "#8a5a12", 1.7)

    z = box.z0
    hem = (LIGHT, box.left(0, box.x1 - box.x0, box.z1 - 2.2, box.z1))
    heart = [(8.5, 2.5), (4.6, 7), (4.8, 9.4), (6.7, 10.2), (8.5, 8.6), (10.3, 10.2), (12.2, 9.4), (12.4, 7)]
    front = solid(*((box.x0 + u, box.y1, z + v) for u, v in heart))
    return (
        handle(box.y0)
        + layer(box.whole(BAG), [hem], bush(-19, 20, 2.4), bush(19.5, 9, 2.4))
        + path(front, STRIPE)
        + handle(box.y1)
    )
