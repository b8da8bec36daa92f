"""The Park with its pond, and the Playground."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, material, solid
from townwright.drawing.scenery import LEAVES, bush, lot, poplar, tree, waves
from townwright.drawing.svg import circle, ellipse, line, num, path


def park() -> str:
    """A Park, as the content of a tile."""
    px, py = at(5, 7)
    return "".join(
        (
            lot("lawn"),
            line(_curve((-22, 3), (-6, 2), (-10, 14), (2, 22)), "#efe3c4", 3),
            ellipse(px, py, 15.5, 7.6, "#f2ead2"),
            ellipse(px, py + 0.4, 14, 6.5, "#6db7e8"),
            waves((1, 7), (8, 8), (5, 3)),
            _flowers((-17, 14), (-15, 17), (-12, 16), (15, -14), (17, -11)),
            poplar(-19, -17, 4.6),
            tree(-13, -19, 7.4, LEAVES[0]),
            tree(3, -19, 7, LEAVES[2]),
            poplar(14, -19, 4.8, LEAVES[0]),
            tree(-16, -8, 8.6, LEAVES[1]),
            tree(12, -10, 8.4, LEAVES[1]),
            tree(-19, 6, 6.6, LEAVES[2]),
            tree(19.5, -6, 6, LEAVES[0]),
            _bench(-7, 12),
            tree(19, 9, 5.2, LEAVES[2]),
            tree(-16, 19, 4.6, LEAVES[0]),
            bush(-6, 19.5, 2.6),
            bush(19, 17, 2.8, LEAVES[2]),
        )
    )


def playground() -> str:
    """A Playground, as the content of a tile."""
    sand = solid((-18, -16, 0), (19, -16, 0), (19, 19, 0), (-18, 19, 0))
    return "".join(
        (
            lot("lawn"),
            path(sand, "#f0dfae"),
            tree(-18, -18, 6, LEAVES[2]),
            tree(19, -19, 5.6, LEAVES[0]),
            _slide(),
            _swing(),
            _sandpit(),
            bush(-20, 20, 2.6),
            bush(20, 20, 2.4),
        )
    )


def _curve(*points: tuple[float, float]) -> str:
    start, *rest = (at(*point) for point in points)
    return f"M{num(start[0])} {num(start[1])}C" + " ".join(f"{num(x)} {num(y)}" for x, y in rest)


def _flowers(*places: tuple[float, float]) -> str:
    colours = ("#e8564a", "#f5c945", "#fff", "#d87fc0")
    return "".join(circle(*at(*place), 1.1, colours[i % 4]) for i, place in enumerate(places))


def _bench(x: float, y: float) -> str:
    seat = Box.around(x, y, 8, 2.4, 2, 2.8)
    rest = Box.around(x, y - 1.4, 8, 0.6, 3, 5.4)
    return rest.draw(material("#b5793f")) + seat.draw(material("#c98a4b"))


def _slide() -> str:
    deck = Box.around(-8, -9, 8, 8, 17, 18.6)
    posts = "".join(
        Box.around(x, y, 1.4, 1.4, 0, 17).draw(material("#8b6b4a"))
        for x, y in ((-11, -12), (-5, -12), (-11, -6), (-5, -6))
    )
    rungs = "".join(deck.left(1, 7, z, z + 1.3) for z in (3, 6.5, 10, 13.5))
    run = ((-4, 18), (13, 1.4), (18, 1))
    near, far = -6.5, -11.5
    bed = [(x, near, z) for x, z in run]
    chute = path(solid(*bed, *((x, far, z) for x, z in reversed(run))), "#e8564a") + path(
        solid(*bed, *((x, near, z + 2) for x, z in reversed(run))), "#b93d33"
    )
    roof_low, tip = 27.0, (-8.0, -9.0, 35.0)
    roof = path(solid((-13, -4, roof_low), (-3, -4, roof_low), tip), "#3b87d0") + path(
        solid((-3, -4, roof_low), (-3, -14, roof_low), tip), "#2a659f"
    )
    uprights = "".join(
        Box.around(x, y, 1.2, 1.2, 18.6, 27).draw(material("#8b6b4a"))
        for x, y in ((-11, -12), (-5, -12), (-11, -6), (-5, -6))
    )
    return posts + path(rungs, "#c98a4b") + deck.draw(material("#f2c14e")) + uprights + chute + roof


def _swing() -> str:
    def leg(x: float, y: float, to: float) -> str:
        a, b = at(x, y), at(to, y, 18)
        return f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"

    start, end = at(-11, 9, 18), at(-11, 19, 18)
    frame = leg(-15, 9, -11) + leg(-7, 9, -11) + leg(-15, 19, -11) + leg(-7, 19, -11)
    beam = f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}"
    ropes = ""
    for y in (12.5, 15.5):
        a, b = at(-11, y, 18), at(-8, y, 5)
        ropes += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    return (
        line(ropes, "#5c6670", 0.8)
        + Box.around(-8, 14, 3, 4.4, 4, 5).draw(material("#e8564a"))
        + line(frame + beam, "#2f7d9e", 1.8)
    )


def _sandpit() -> str:
    rim = Box.around(10, 10, 13, 13, 0, 2)
    hill = at(9, 9, 2)
    return (
        rim.draw(material("#c98a4b"))
        + path(rim.top(1.4), "#f8ecc6")
        + ellipse(hill[0], hill[1], 4, 2.2, "#e6d09a")
        + line(f"M{num(hill[0] + 5)} {num(hill[1] + 1)}v-5", "#3b87d0", 1.4)
    )
