"""The Shop: a low hall with a striped awning and a great bag on the roof."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, material, shade, solid
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
            hall.shadow(6),
            tree(19, -18, 4.2),
            hall.draw(material(WALL)),
            panes(hall.left(2, 11, 1.5, 10), hall.left(19, 32, 1.5, 10)),
            path(hall.left(12.5, 17.5, 0, 10), "#5a2d80"),
            panes(hall.right(3, 12, 4, 11), hall.right(15, 24, 4, 11)),
            path(hall.left(0, 34, 0, 8), "#0002"),
            _awning(hall, 8),
            rim.draw(material("#c6a6e2")),
            path(rim.top(2), "#ab86cb"),
            _bag(Box.around(-1, -3, 17, 8, HEIGHT + 2, HEIGHT + 17)),
            bush(-19, 20, 2.4),
            bush(19.5, 9, 2.4),
        )
    )


def _awning(hall: Box, stripes: int) -> str:
    """The awning over the left wall, with as many stripes."""
    top, hem, low = HEIGHT - 1.5, HEIGHT - 5.5, HEIGHT - 7.5
    step, y, out = (hall.x1 - hall.x0) / stripes, hall.y1, hall.y1 + 6.5
    parts = []
    for i in range(stripes):
        a, b = hall.x0 + i * step, hall.x0 + (i + 1) * step
        colour = "#ffffff" if i % 2 else STRIPE
        parts.append(path(solid((a, y, top), (b, y, top), (b, out, hem), (a, out, hem)), colour))
        front = solid((a, out, hem), (b, out, hem), (b, out, low), (a, out, low))
        parts.append(path(front, shade(colour, -0.15)))
    return "".join(parts)


def _bag(box: Box) -> str:
    """A shopping bag with its two handles and a heart on the front."""

    def handle(y: float) -> str:
        (ax, ay), (bx, by) = at(box.x0 + 5, y, box.z1), at(box.x1 - 5, y, box.z1)
        above: tuple[Point, Point] = ((ax, ay - 9), (bx, by - 9))
        return line(f"M{xy((ax, ay))}C{xy(above[0])} {xy(above[1])} {xy((bx, by))}", "#8a5a12", 1.7)

    width, z = box.x1 - box.x0, box.z0
    heart = [(8.5, 2.5), (4.6, 7), (4.8, 9.4), (6.7, 10.2), (8.5, 8.6), (10.3, 10.2), (12.2, 9.4), (12.4, 7)]
    front = solid(*((box.x0 + u, box.y1, z + v) for u, v in heart))
    return (
        handle(box.y0)
        + box.draw(material(BAG))
        + path(box.left(0, width, box.z1 - 2.2, box.z1), shade(BAG, 0.35))
        + path(front, STRIPE)
        + handle(box.y1)
    )
