"""Isometric solids: boxes, walls with windows, and roofs on a building lot.

Ground coordinates are the lot's own: ``x`` grows to the lower right of the picture, ``y`` to
the lower left, ``z`` upwards; the lot reaches from -22 to 22 in ``x`` and ``y``. Light comes
from the left: left walls (facing ``y``) have the colour of what they are made of, tops are
lighter, right walls (facing ``x``) lie in shade. Solids are given in pieces, for a ``layer``.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .layer import LIGHT, SHADE, SHADOW, Piece
from .svg import Point, num, xy

LOT = 22.0
"""Half the side of the building lot, in ground units."""

MIDDLE: Point = (50.0, 69.0)
"""Where the middle of the lot stands in the 100 x 100 picture of a tile."""


def at(x: float, y: float, z: float = 0) -> Point:
    """Where a point of the lot is in the picture."""
    return (MIDDLE[0] + x - y, MIDDLE[1] + (x + y) / 2 - z)


def solid(*points: tuple[float, float, float]) -> str:
    """Path data of the polygon through points in space."""
    mx, my = MIDDLE
    return "M" + " ".join([f"{num(mx + x - y)} {num(my + (x + y) / 2 - z)}" for x, y, z in points]) + "z"


@cache
def shade(colour: str, by: float) -> str:
    """The colour ``#rrggbb`` moved towards white (``by`` > 0) or black (``by`` < 0)."""
    target = 255 if by > 0 else 0
    channels = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(c + (target - c) * abs(by)):02x}" for c in channels)


def _on_wall(start: Point, width: float, slope: float, height: float) -> str:
    """Path data of a parallelogram with upright sides, from its lower left corner."""
    return f"M{xy(start)}l{num(width)} {num(slope)}v{num(-height)}l{num(-width)} {num(-slope)}z"


class Box(NamedTuple):
    """An upright box; two of its walls and its top are visible."""

    x0: float
    y0: float
    x1: float
    y1: float
    z0: float
    z1: float

    @classmethod
    def around(  # noqa: PLR0917 - where, how wide, how high: the order of Box itself
        cls, x: float, y: float, width: float, depth: float, z0: float, z1: float
    ) -> Box:
        """The box centred on ``x``, ``y``, ``width`` along x and ``depth`` along y."""
        return cls(x - width / 2, y - depth / 2, x + width / 2, y + depth / 2, z0, z1)

    def left(self, u0: float, u1: float, z0: float, z1: float) -> str:
        """Path data of a rectangle on the left wall, ``u`` measured from its left end."""
        return _on_wall(at(self.x0 + u0, self.y1, z0), u1 - u0, (u1 - u0) / 2, z1 - z0)

    def right(self, u0: float, u1: float, z0: float, z1: float) -> str:
        """Path data of a rectangle on the right wall, ``u`` measured from its left end."""
        return _on_wall(at(self.x1, self.y1 - u0, z0), u1 - u0, (u0 - u1) / 2, z1 - z0)

    def top(self, inset: float = 0) -> str:
        """Path data of the top face, or of a smaller rectangle on it."""
        x0, y0, x1, y1 = self.x0 + inset, self.y0 + inset, self.x1 - inset, self.y1 - inset
        z = self.z1
        return solid((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))

    def outline(self) -> str:
        """Path data of the visible silhouette."""
        x0, y0, x1, y1, z0, z1 = self
        return solid((x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1), (x0, y1, z1))

    def whole(self, colour: str) -> list[Piece]:
        """The box with all of its visible faces."""
        return [*self.walls(colour), (LIGHT, self.top())]

    def walls(self, colour: str) -> list[Piece]:
        """The box beneath something that hides its top."""
        return [(colour, self.outline()), (SHADE, self.right_wall())]

    def under(self, above: Box, colour: str) -> list[Piece]:
        """The box with a smaller one on it: its walls, and its top where it shows before the other.

        The other one is taken to hide what lies behind it: to be at least as high as this one
        reaches beyond it.
        """
        x0, y0, x1, y1, z0, z1 = self
        inner = (
            (above.x1 - above.y0 + y0, y0, z1), (above.x1, above.y0, z1), (above.x1, above.y1, z1),
            (above.x0, above.y1, z1), (x0, above.y1 - above.x0 + x0, z1),
        )  # fmt: skip
        left, right = (x0, y1, z1), (x1, y0, z1)
        return [
            (colour, solid((x0, y1, z0), (x1, y1, z0), (x1, y0, z0), right, *inner, left)),
            (LIGHT, solid(left, (x1, y1, z1), right, *inner)),
            (SHADE, self.right_wall()),
        ]

    def right_wall(self) -> str:
        """Path data of the whole right wall."""
        return self.right(0, self.y1 - self.y0, self.z0, self.z1)

    def windows(self, columns: int, sill: float, head: float, margin: float = 2) -> str:
        """Path data of one row of windows around both walls, ``columns`` in each wall."""
        parts = []
        for wall, length in ((self.left, self.x1 - self.x0), (self.right, self.y1 - self.y0)):
            pitch = (length - margin) / columns
            for i in range(columns):
                start = margin + i * pitch
                parts.append(wall(start, start + pitch - margin, sill, head))
        return "".join(parts)

    def shadow(self, reach: float) -> Piece:
        """The shadow that falls on the ground to the right, ``reach`` units long."""
        x0, y0, x1, y1 = self[:4]
        r = reach
        outline = solid(
            (x0, y0, 0), (x0 + r, y0 - r, 0), (x1 + r, y0 - r, 0),
            (x1 + r, y1 - r, 0), (x1, y1, 0), (x0, y1, 0),
        )  # fmt: skip
        return (SHADOW, outline)


def hip_roof(base: Box, height: float, overhang: float, colour: str) -> list[Piece]:
    """A roof of four slopes that meet in a point over the box."""
    x0, y0, x1, y1 = (
        base.x0 - overhang, base.y0 - overhang, base.x1 + overhang, base.y1 + overhang
    )  # fmt: skip
    z = base.z1
    tip = ((x0 + x1) / 2, (y0 + y1) / 2, z + height)
    back, left, front, right = (x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z)
    return [
        (shade(colour, -0.12), solid(back, right, tip)),
        (shade(colour, 0.2), solid(back, left, tip)),
        (colour, solid(left, front, right, tip)),
        (SHADE, solid(right, front, tip)),
    ]


def gable_roof(base: Box, height: float, overhang: float, roof: str, gable: str) -> list[Piece]:
    """A roof of two slopes with its gable over the left wall."""
    x0, y0, x1, y1 = base.x0 - overhang, base.y0, base.x1 + overhang, base.y1 + overhang
    z, middle = base.z1, (x0 + x1) / 2
    front, back = (middle, y1, z + height), (middle, y0, z + height)
    return [
        (shade(roof, 0.2), solid((x0, y0, z), (x0, y1, z), front, back)),
        (shade(roof, -0.12), solid((x1, y0, z), (x1, y1, z), front, back)),
        (gable, solid((x0, y1, z), (x1, y1, z), front)),
    ]


def saw_tooth_roof(base: Box, height: float, teeth: int, wall: str, glass: str) -> list[Piece]:
    """A factory's roof: upright windows, and slopes between them that cannot be seen from the front."""
    x0, y0, x1, y1, _, z = base
    pitch, high = (x1 - x0) / teeth, z + height
    pieces: list[Piece] = []
    for i in range(teeth):
        a, b = x0 + i * pitch, x0 + (i + 1) * pitch
        upright = solid((b, y1, z), (b, y0, z), (b, y0, high), (b, y1, high))
        gable = solid((a, y1, z), (b, y1, z), (b, y1, high))
        # The other way round than the wall, so that it leaves a hole in the shade.
        window = solid(
            (b, y1 - 1.5, z + 1), (b, y1 - 1.5, high - 1), (b, y0 + 1.5, high - 1), (b, y0 + 1.5, z + 1)
        )
        pieces += (wall, gable + upright), (SHADE, upright + window), (glass, window)
    return pieces
