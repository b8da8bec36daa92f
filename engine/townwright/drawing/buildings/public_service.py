"""The Public Service: a columned hall; its crown grows with the points printed on it."""

from __future__ import annotations

from itertools import pairwise

from townwright.drawing.isometric import Box, at, gable_roof, shade, solid
from townwright.drawing.layer import Piece, layer
from townwright.drawing.scenery import bush, flag, lot, panes, patch, tree
from townwright.drawing.svg import num, oval, path

STONE = "#eef0ec"
ROOF = "#2f9e93"


def public_service(points: int) -> str:
    """A Public Service with 0 (clock), 1 (flag) or 2 (dome) printed points, as a tile's content."""
    steps = [Box(-18 + i, -15 + i, 17 - i, 17 - 2 * i, i * 1.6, i * 1.6 + 1.6) for i in range(3)]
    hall = Box(-13, -11, 12, 8, 4.8, 18)
    porch = Box(-14.5, -12, 13.5, 12, 18, 20.6)
    columns = [Box.around(-12.6 + i * 6, 10.6, 2, 2, 4.8, 18) for i in range(5)]
    middle = (porch.x0 + porch.x1) / 2
    cx, cy = at(middle, porch.y1 + 1, 23.6)
    parts = [
        lot(),
        patch(-4, 15, 3, 22, "#fff8"),
        layer(
            [steps[0].shadow(6)],
            tree(18, -18, 3.8),
            *(lower.under(upper, "#d5dbd6") for lower, upper in pairwise(steps)),
            steps[-1].under(hall, "#d5dbd6"),
            hall.walls("#c3d3cf"),
        ),
        path(hall.left(10, 15, 4.8, 14), "#35605c"),
        panes(
            *(hall.left(u, u + 4, 8, 14) for u in (3, 18)),
            *(hall.right(u, u + 3, 8, 14) for u in (3, 8, 13)),
        ),
        layer(*(column.walls(STONE) for column in columns)),
        layer(
            porch._replace(z1=20).walls(STONE),  # the eaves hide the rest
            gable_roof(porch, 9, 0.8, ROOF, shade(STONE, 0.3)),
            [
                ("#bcd9d4", solid((-10.5, 13, 21.4), (9.5, 13, 21.4), (-0.5, 13, 28))),
                (ROOF, oval(cx, cy - 0.2, 2, 2)),
            ],
            bush(-19, 19.5, 2.4),
            bush(18, 17, 2.6),
        ),
    ]
    ridge = 29.0
    if points >= 2:
        drum = Box.around(middle, -1, 11, 11, 25, 33)
        parts += (
            layer(drum.walls(STONE)),
            panes(drum.windows(3, 28.6, 31.8, 1.5)),
            layer(_dome(*at(middle, -1, 32), 9)),
        )
        ridge = 40
    if points >= 1:
        parts.append(flag(*at(middle, -1, ridge), 12, "#e0523f"))
    return "".join(parts)


def _dome(x: float, y: float, radius: float) -> list[Piece]:
    left, width = num(x - radius), num(radius)
    cap = (
        f"M{left} {num(y)}a{width} {num(radius * 0.95)} 0 0 1 {num(2 * radius)} 0"
        f"a{width} {num(radius / 2)} 0 0 1 {num(-2 * radius)} 0z"
    )
    gleam = f"M{num(x - radius * 0.7)} {num(y - 1)}q0-6.6 5-7.4q-2.4 3-1.6 8.6z"
    return [
        (shade(ROOF, -0.2), oval(x, y, radius, radius / 2)),
        (ROOF, cap),
        (shade(ROOF, 0.35), gleam),
    ]
