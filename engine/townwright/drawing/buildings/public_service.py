"""The Public Service: a columned hall; its crown grows with the points printed on it."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, gable_roof, material, shade, solid
from townwright.drawing.scenery import bush, flag, lot, panes, patch, tree
from townwright.drawing.svg import circle, ellipse, num, path

STONE = "#eef0ec"
ROOF = "#2f9e93"


def public_service(points: int) -> str:
    """A Public Service with 0 (clock), 1 (flag) or 2 (dome) printed points, as a tile's content."""
    steps = [Box(-18 + i, -15 + i, 17 - i, 17 - 2 * i, i * 1.6, i * 1.6 + 1.6) for i in range(3)]
    hall = Box(-13, -11, 12, 8, 4.8, 18)
    porch = Box(-14.5, -12, 13.5, 12, 18, 20.6)
    columns = []
    for i in range(5):
        post = Box.around(-12.6 + i * 6, 10.6, 2, 2, 4.8, 18)
        columns.append(post.draw(material(STONE)))
    parts = [
        lot(),
        patch(-4, 15, 3, 22, "#fff8"),
        steps[0].shadow(6),
        tree(18, -18, 3.8),
        *(step.draw(material("#d5dbd6")) for step in steps),
        hall.draw(material("#c3d3cf")),
        path(hall.left(10, 15, 4.8, 14), "#35605c"),
        panes(
            *(hall.left(u, u + 4, 8, 14) for u in (3, 18)),
            *(hall.right(u, u + 3, 8, 14) for u in (3, 8, 13)),
        ),
        *columns,
        porch.draw(material(STONE)),
    ]
    parts.append(gable_roof(porch, 9, 0.8, ROOF, shade(STONE, 0.3)))
    middle = (porch.x0 + porch.x1) / 2
    cx, cy = at(middle, porch.y1 + 1, 23.6)
    parts.append(path(solid((-10.5, 13, 21.4), (9.5, 13, 21.4), (-0.5, 13, 28)), "#bcd9d4"))
    parts.append(circle(cx, cy - 0.2, 2, ROOF))
    ridge = at(middle, -1, 29)
    if points >= 2:
        parts += (
            Box.around(middle, -1, 11, 11, 25, 33).draw(material(STONE)),
            f'<path class="pane" d="{Box.around(middle, -1, 11, 11, 25, 33).windows(3, 28.6, 31.8, 1.5)}"/>',
            _dome(*at(middle, -1, 32), 9),
        )
        ridge = at(middle, -1, 40)
    if points >= 1:
        parts.append(flag(*ridge, 12, "#e0523f"))
    parts += (bush(-19, 19.5, 2.4), bush(18, 17, 2.6))
    return "".join(parts)


def _dome(x: float, y: float, radius: float) -> str:
    left, width = num(x - radius), num(radius)
    return (
        ellipse(x, y, radius, radius / 2, shade(ROOF, -0.2))
        + path(f"M{left} {num(y)}a{width} {num(radius * 0.95)} 0 0 1 {num(2 * radius)} 0"
               f"a{width} {num(radius / 2)} 0 0 1 {num(-2 * radius)} 0z", ROOF)
        + path(f"M{num(x - radius * 0.7)} {num(y - 1)}q0-6.6 5-7.4q-2.4 3-1.6 8.6z", shade(ROOF, 0.35))
    )  # fmt: skip
