"""What stands between the buildings: lots, trees, water, smoke, flags, boats and cranes."""

from __future__ import annotations

from .isometric import LOT, Box, at, material, shade, solid
from .svg import circle, ellipse, line, num, path

WOOD = "#7a5638"
LEAVES = ("#3f8f4f", "#4da05a", "#2f7d48")


def lot(classes: str = "lot") -> str:
    """The slab of ground on which a building stands, in the colour of the tile's kind."""
    a, thick = LOT, 3.0
    whole = solid((-a, -a, 0), (a, -a, 0), (a, -a, -thick), (a, a, -thick), (-a, a, -thick), (-a, a, 0))
    side = solid((-a, a, 0), (a, a, 0), (a, -a, 0), (a, -a, -thick), (a, a, -thick), (-a, a, -thick))
    return f'<path class="{classes}" d="{whole}"/>' + path(side, "#0003")


def panes(*outlines: str) -> str:
    """Windows, dark by day and lit in the dark theme, from the path data of each."""
    return f'<path class="pane" d="{"".join(outlines)}"/>'


def patch(x0: float, y0: float, x1: float, y1: float, fill: str) -> str:
    """A flat rectangle on the ground: a path, a lawn, a quay."""
    return path(solid((x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)), fill)


def tree(x: float, y: float, size: float, leaves: str = LEAVES[0]) -> str:
    """A round tree; ``size`` is the radius of its crown."""
    gx, gy = at(x, y)
    top = gy - size * 2
    return (
        ellipse(gx + size * 0.5, gy, size, size * 0.42, "#0002")
        + line(f"M{num(gx)} {num(gy)}V{num(top)}", WOOD, size * 0.36)
        + circle(gx, top, size, leaves)
        + circle(gx - size * 0.28, top - size * 0.3, size * 0.55, shade(leaves, 0.22))
    )


def poplar(x: float, y: float, size: float, leaves: str = LEAVES[2]) -> str:
    """A slender tree; ``size`` is half its width."""
    gx, gy = at(x, y)
    mid = gy - size * 3.1
    return (
        ellipse(gx + size * 0.7, gy, size * 1.1, size * 0.45, "#0002")
        + line(f"M{num(gx)} {num(gy)}v{num(-size * 1.5)}", WOOD, size * 0.4)
        + ellipse(gx, mid, size, size * 2.4, leaves)
        + ellipse(gx - size * 0.25, mid - size * 0.3, size * 0.5, size * 1.8, shade(leaves, 0.2))
    )


def bush(x: float, y: float, size: float, leaves: str = LEAVES[1]) -> str:
    """A low round bush."""
    gx, gy = at(x, y, size * 0.5)
    return ellipse(gx, gy, size, size * 0.8, leaves) + ellipse(
        gx - size * 0.2, gy - size * 0.25, size * 0.55, size * 0.38, shade(leaves, 0.22)
    )


def smoke(x: float, y: float, size: float) -> str:
    """Three puffs that rise to the right, in picture coordinates."""
    return (
        f'<g class="smoke" opacity=".92">{circle(x, y, size * 0.7, "#fff")}'
        f"{circle(x + size * 1.1, y - size * 0.9, size, '#fff')}"
        f"{circle(x + size * 2.5, y - size * 1.4, size * 0.75, '#fff')}</g>"
    )


def flag(x: float, y: float, height: float, cloth: str) -> str:
    """A flag on its pole, whose foot is at ``x``, ``y`` in picture coordinates."""
    top = y - height
    return line(f"M{num(x)} {num(y)}V{num(top)}", "#46525c", 1.3) + path(
        f"M{num(x)} {num(top)}l9 2.2-3 2.3 3 2.3-9 .7z", cloth
    )


def containers(x: float, y: float, ground: float, colours: str) -> str:
    """A stack of freight containers, one for each letter of ``colours`` from the ground up."""
    paint = {"r": "#c8493c", "b": "#3b78b8", "g": "#4f9b58", "y": "#e2ab3a"}
    parts = []
    for level, letter in enumerate(colours):
        z = ground + level * 5.4
        box = Box.around(x, y, 13, 6, z, z + 5.4)
        ribs = "".join(box.left(u, u + 0.8, box.z0 + 1, box.z1 - 1) for u in (3, 6, 9))
        parts.append(box.draw(material(paint[letter])) + path(ribs, "#0003"))
    return "".join(parts)


def boat(x: float, y: float, hull: str, *, passengers: bool) -> str:
    """A boat lying along ``x``: a ferry with two decks, or a freighter with its load."""
    bow, stern, half, deck = x + 14, x - 11, 3.6, 4.2
    cx, cy = at(x + 1, y, 0.4)
    body = path(
        solid(
            (stern, y - half, deck), (bow - 5, y - half, deck), (bow, y, deck + 0.8),
            (bow - 5, y, 0), (stern + 1, y + half, 0), (stern, y + half, deck),
        ),
        shade(hull, -0.25),
    ) + path(
        solid(
            (stern, y + half, deck), (bow - 5, y + half, deck), (bow, y, deck + 0.8),
            (bow - 3.5, y, 0), (bow - 6, y + half - 0.6, 0), (stern + 1, y + half, 0),
        ),
        hull,
    ) + path(
        solid(
            (stern, y - half, deck), (bow - 5, y - half, deck), (bow, y, deck + 0.8),
            (bow - 5, y + half, deck), (stern, y + half, deck),
        ),
        "#f3e6cf",
    )  # fmt: skip
    white = material("#f4f6f7")
    if passengers:
        lower = Box(stern + 2, y - 2.6, bow - 8, y + 2.6, deck, deck + 4)
        upper = Box(stern + 4, y - 1.8, bow - 13, y + 1.8, deck + 4, deck + 7)
        load = (
            lower.draw(white)
            + path(lower.windows(5, deck + 1.3, deck + 3, 1), "#3f5f7d")
            + upper.draw(white)
            + Box.around(stern + 8, y, 3, 2.4, deck + 7, deck + 11).draw(material("#d9553f"))
        )
    else:
        bridge = Box(stern + 1, y - 2.6, stern + 6, y + 2.6, deck, deck + 7)
        load = (
            bridge.draw(white)
            + path(bridge.windows(2, deck + 4, deck + 6, 1), "#3f5f7d")
            + Box(stern + 8, y - 2.6, stern + 15, y + 2.6, deck, deck + 4).draw(material("#4f9b58"))
        )
    return ellipse(cx + 1, cy + 3, 17, 6, "#0f3f6d33") + body + load


def waves(*places: tuple[float, float]) -> str:
    """Small white ripples at these places of the lot."""
    data = "".join(f"M{num(px)} {num(py)}q2-1.6 4 0t4 0" for px, py in (at(x, y) for x, y in places))
    return line(data, "#fffc", 1)


def crane(x: float, y0: float, y1: float, ground: float, reach: float) -> str:
    """A gantry crane that spans from ``y0`` to ``y1`` and reaches out over the water."""
    high, steel, boom = 29.0, material("#5b6670"), material("#efb73e")

    def leg(px: float, py: float) -> str:
        return Box.around(px, py, 2, 2, ground, high).draw(steel)

    beam = Box(x - 1.6, y0 - 3, x + 1.6, reach, high, high + 3.2)
    cab = Box.around(x, y1 + 3.5, 5, 4, high - 4.5, high)
    hook = at(x, reach - 3, high)
    return (
        leg(x - 5, y0)
        + leg(x + 5, y0)
        + leg(x - 5, y1)
        + Box(x - 6, y0 - 1, x + 6, y0 + 1, high - 3, high).draw(boom)
        + line(f"M{num(hook[0])} {num(hook[1])}v9", "#46525c", 0.9)
        + Box.around(x, reach - 3, 6, 4, high - 13, high - 9).draw(material("#e2ab3a"))
        + Box(x - 6, y1 - 1, x + 6, y1 + 1, high - 3, high).draw(boom)
        + leg(x + 5, y1)
        + cab.draw(material("#f4f6f7"))
        + beam.draw(boom)
    )
