"""The Park with its pond, and the Playground."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, solid
from townwright.drawing.layer import SHADE, Piece, layer
from townwright.drawing.scenery import LEAVES, bush, lot, poplar, tree, waves
from townwright.drawing.svg import Point, line, num, oval, path, xy

RED = "#e8564a"


def park() -> str:
    """A Park, as the content of a tile."""
    px, py = at(5, 7)
    return "".join(
        (
            lot("lawn"),
            line(_curve((-22, 3), (-6, 2), (-10, 14), (2, 22)), "#efe3c4", 3),
            path(oval(px, py, 15.5, 7.6), "#f2ead2"),
            path(oval(px, py + 0.4, 14, 6.5), "#6db7e8"),
            waves((1, 7), (8, 8), (5, 3)),
            layer(
                poplar(-19, -17, 4.6),
                tree(-13, -19, 7.4, LEAVES[0]),
                tree(3, -19, 7, LEAVES[2]),
                poplar(14, -19, 4.8, LEAVES[0]),
            ),
            layer(
                _flowers((-17, 14), (-15, 17), (-12, 16), (15, -14), (17, -11)),
                tree(-16, -8, 8.6, LEAVES[1]),
                tree(12, -10, 8.4, LEAVES[1]),
                tree(-19, 6, 6.6, LEAVES[2]),
                tree(19.5, -6, 6, LEAVES[0]),
                _bench(-7, 12),
                tree(19, 9, 5.2, LEAVES[2]),
                tree(-16, 19, 4.6, LEAVES[0]),
                bush(-6, 19.5, 2.6),
                bush(19, 17, 2.8, LEAVES[2]),
            ),
        )
    )


def playground() -> str:
    """A Playground, as the content of a tile."""
    sand = solid((-18, -16, 0), (19, -16, 0), (19, 19, 0), (-18, 19, 0))
    deck = Box.around(-8, -9, 8, 8, 17, 18.6)
    sandpit = Box.around(10, 10, 13, 13, 0, 2)
    x, y = at(9, 9, 2)
    ropes = (f"M{xy(at(-11, y, 18))}L{xy(at(-8, y, 5))}" for y in (12.5, 15.5))
    return "".join(
        (
            lot("lawn"),
            path(sand, "#f0dfae"),
            layer(
                tree(-18, -18, 6, LEAVES[2]),
                tree(19, -19, 5.6, LEAVES[0]),
                bush(-20, 20, 2.6),
                bush(20, 20, 2.4),
            ),
            layer(*_posts(1.4, 0, 17)),
            path("".join(deck.left(1, 7, z, z + 1.3) for z in (3, 6.5, 10, 13.5)), "#c98a4b"),
            line("".join(ropes), "#5c6670", 0.8),
            layer(
                deck.whole("#f2c14e"),
                sandpit.whole("#c98a4b"),
                Box.around(-8, 14, 3, 4.4, 4, 5).whole(RED),
            ),
            layer(
                *_posts(1.2, 18.6, 27),
                _slide(),
                [("#f8ecc6", sandpit.top(1.4)), ("#e6d09a", oval(x, y, 4, 2.2))],
            ),
            layer(_roof()),
            line(_swing(), "#2f7d9e", 1.8),
            line(f"M{num(x + 5)} {num(y + 1)}v-5", "#3b87d0", 1.4),
        )
    )


def _curve(*points: Point) -> str:
    start, *rest = (at(*point) for point in points)
    return f"M{num(start[0])} {num(start[1])}C" + " ".join(f"{num(x)} {num(y)}" for x, y in rest)


def _flowers(*places: Point) -> list[Piece]:
    colours = ("#e8564a", "#f5c945", "#fff", "#d87fc0")
    return [(colours[i % 4], oval(*at(*place), 1.1, 1.1)) for i, place in enumerate(places)]


def _bench(x: float, y: float) -> list[Piece]:
    seat = Box.around(x, y, 8, 2.4, 2, 2.8)
    rest = Box.around(x, y - 1.4, 8, 0.6, 3, 5.4)
    return [*rest.whole("#b5793f"), *seat.whole("#c98a4b")]


def _posts(width: float, z0: float, z1: float) -> list[list[Piece]]:
    """The posts of the slide's tower; the one at the back is hidden."""
    corners = ((-5, -12), (-11, -6), (-5, -6))
    return [Box.around(x, y, width, width, z0, z1).walls("#8b6b4a") for x, y in corners]


def _slide() -> list[Piece]:
    run = ((-4, 18), (13, 1.4), (18, 1))
    near, far = -6.5, -11.5
    bed = [(x, near, z) for x, z in run]
    return [
        (RED, solid(*bed, *((x, far, z) for x, z in reversed(run)))),
        ("#b93d33", solid(*bed, *((x, near, z + 2) for x, z in reversed(run)))),
    ]


def _roof() -> list[Piece]:
    left, front, right, tip = (-13, -4, 27), (-3, -4, 27), (-3, -14, 27), (-8, -9, 35)
    return [("#3b87d0", solid(left, front, right, tip)), (SHADE, solid(front, right, tip))]


def _swing() -> str:
    """Path data of the swing's frame."""
    legs = "".join(
        f"M{xy(at(x, y))}L{xy(at(-11, y, 18))}" for x, y in ((-15, 9), (-7, 9), (-15, 19), (-7, 19))
    )
    return f"{legs}M{xy(at(-11, 9, 18))}L{xy(at(-11, 19, 18))}"
