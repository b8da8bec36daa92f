"""What stands between the buildings: lots, trees, water, smoke, flags, boats and cranes."""

from __future__ import annotations

from .isometric import LOT, Box, at, shade, solid
from .layer import LIGHT, SHADE, SHADOW, Piece, layer
from .svg import line, num, oval, path

WOOD = "#7a5638"
LEAVES = ("#3f8f4f", "#4da05a", "#2f7d48")
WHITE = "#f4f6f7"
FREIGHT = {"r": "#c8493c", "b": "#3b78b8", "g": "#4f9b58", "y": "#e2ab3a"}
"""The colours of containers."""


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


def tree(x: float, y: float, size: float, leaves: str = LEAVES[0]) -> list[Piece]:
    """A round tree; ``size`` is the radius of its crown."""
    gx, gy = at(x, y)
    top = gy - size * 2
    return [
        (SHADOW, oval(gx + size * 0.5, gy, size, size * 0.42)),
        (WOOD, _trunk(gx, gy, size * 0.36, size * 2)),
        (leaves, oval(gx, top, size, size)),
        (LIGHT, oval(gx - size * 0.28, top - size * 0.3, size * 0.55, size * 0.55)),
    ]


def poplar(x: float, y: float, size: float, leaves: str = LEAVES[2]) -> list[Piece]:
    """A slender tree; ``size`` is half its width."""
    gx, gy = at(x, y)
    mid = gy - size * 3.1
    return [
        (SHADOW, oval(gx + size * 0.7, gy, size * 1.1, size * 0.45)),
        (WOOD, _trunk(gx, gy, size * 0.4, size * 1.5)),
        (leaves, oval(gx, mid, size, size * 2.4)),
        (LIGHT, oval(gx - size * 0.25, mid - size * 0.3, size * 0.5, size * 1.8)),
    ]


def _trunk(x: float, y: float, width: float, height: float) -> str:
    w, h, half = num(width), num(height), num(width / 2)
    return f"M{num(x - width / 2)} {num(y)}v-{h}h{w}v{h}a{half} {half} 0 0 1-{w} 0z"


def bush(x: float, y: float, size: float, leaves: str = LEAVES[1]) -> list[Piece]:
    """A low round bush."""
    gx, gy = at(x, y, size * 0.5)
    return [
        (leaves, oval(gx, gy, size, size * 0.8)),
        (LIGHT, oval(gx - size * 0.2, gy - size * 0.25, size * 0.55, size * 0.38)),
    ]


def smoke(x: float, y: float, size: float) -> str:
    """Path data of three puffs that rise to the right, in picture coordinates."""
    return "".join(
        oval(x + size * right, y - size * up, size * radius, size * radius)
        for right, up, radius in ((0, 0, 0.7), (1.1, 0.9, 1), (2.5, 1.4, 0.75))
    )


def flag(x: float, y: float, height: float, cloth: str) -> str:
    """A flag on its pole, whose foot is at ``x``, ``y`` in picture coordinates."""
    top = y - height
    return line(f"M{num(x)} {num(y)}V{num(top)}", "#46525c", 1.3) + path(
        f"M{num(x)} {num(top)}l9 2.2-3 2.3 3 2.3-9 .7z", cloth
    )


def containers(x: float, y: float, ground: float, colours: str) -> list[list[Piece]]:
    """A stack of freight containers from the ground up, one for each letter of ``colours``."""
    stack = []
    for level, letter in enumerate(colours):
        z = ground + level * 5.4
        box = Box.around(x, y, 13, 6, z, z + 5.4)
        ribs = "".join(box.left(u, u + 0.8, z + 1, box.z1 - 1) for u in (3, 6, 9))
        hidden = level + 1 < len(colours)
        stack.append([*(box.walls if hidden else box.whole)(FREIGHT[letter]), (SHADE, ribs)])
    return stack


def boat(x: float, y: float, hull: str, *, passengers: bool) -> list[Piece]:
    """A boat lying along ``x``: a ferry with two decks, or a freighter with its load."""
    bow, stern, half, deck = x + 14, x - 11, 3.6, 4.2
    cx, cy = at(x + 1, y, 0.4)
    side = solid(
        (stern, y + half, deck), (bow - 5, y + half, deck), (bow, y, deck + 0.8),
        (bow - 3.5, y, 0), (bow - 6, y + half - 0.6, 0), (stern + 1, y + half, 0),
    )  # fmt: skip
    planks = solid(
        (stern, y - half, deck), (bow - 5, y - half, deck), (bow, y, deck + 0.8),
        (bow - 5, y + half, deck), (stern, y + half, deck),
    )  # fmt: skip
    window = "#3f5f7d"

    def cabin(box: Box) -> list[Piece]:
        """White walls, whose shade is a colour of its own: windows and freight lie before it."""
        return [(WHITE, box.outline()), (shade(WHITE, -0.24), box.right_wall())]

    if passengers:
        lower = Box(stern + 2, y - 2.6, bow - 8, y + 2.6, deck, deck + 4)
        upper = Box(stern + 4, y - 1.8, bow - 13, y + 1.8, deck + 4, deck + 7)
        funnel = Box.around(stern + 8, y, 3, 2.4, deck + 7, deck + 11)
        load = [
            *cabin(lower),
            (window, lower.windows(5, deck + 1.3, deck + 3, 1)),
            *cabin(upper),
            *funnel.whole("#d9553f"),
        ]
    else:
        bridge = Box(stern + 1, y - 2.6, stern + 6, y + 2.6, deck, deck + 7)
        load = [
            *cabin(bridge),
            (window, bridge.windows(2, deck + 4, deck + 6, 1)),
            *Box(stern + 8, y - 2.6, stern + 15, y + 2.6, deck, deck + 4).whole(FREIGHT["g"]),
        ]
    return [
        ("#0f3f6d33", oval(cx + 1, cy + 3, 17, 6)),
        (hull, side),
        ("#f3e6cf", planks),
        *load,
    ]


def waves(*places: tuple[float, float]) -> str:
    """Small white ripples at these places of the lot."""
    data = "".join(f"M{num(px)} {num(py)}q2-1.6 4 0t4 0" for px, py in (at(x, y) for x, y in places))
    return line(data, "#fffc", 1)


def crane(  # noqa: PLR0917 - where, how high, how far
    x: float, y0: float, y1: float, ground: float, reach: float, beneath: list[Piece]
) -> str:
    """A gantry crane that spans from ``y0`` to ``y1`` and reaches out over what lies on the water."""
    high, steel, boom = 29.0, "#5b6670", "#efb73e"

    def leg(px: float, py: float) -> Box:
        return Box.around(px, py, 2, 2, ground, high)

    hook = at(x, reach - 3, high)
    return (
        layer(*(leg(px, py).walls(steel) for px, py in ((x - 5, y0), (x + 5, y0), (x - 5, y1))))
        + line(f"M{num(hook[0])} {num(hook[1])}v9", "#46525c", 0.9)
        + layer(
            Box(x - 6, y0 - 1, x + 6, y0 + 1, high - 3, high).whole(boom),
            Box(x - 6, y1 - 1, x + 6, y1 + 1, high - 3, high).whole(boom),
            leg(x + 5, y1).whole(steel),
            Box.around(x, y1 + 3.5, 5, 4, high - 4.5, high).whole(WHITE),
        )
        + layer(
            Box.around(x, reach - 3, 6, 4, high - 13, high - 9).whole(FREIGHT["y"]),
            Box(x - 1.6, y0 - 3, x + 1.6, reach, high, high + 3.2).whole(boom),
            beneath,
        )
    )
