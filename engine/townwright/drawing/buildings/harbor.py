"""The Harbor: a quay with a gantry crane; boat and freight tell what the tile brings."""

from __future__ import annotations

from townwright.drawing.isometric import LOT, Box, at, shade
from townwright.drawing.layer import Piece, layer
from townwright.drawing.scenery import boat, containers, crane, lot, waves
from townwright.drawing.svg import num, oval

STONE = "#d9cdb8"
QUAY = 2.4
"""Height of the quay above the water."""


def harbor(inhabitants: int, energy: int, points: int) -> str:
    """A Harbor, as the content of a tile.

    A ferry lies at the quay where the tile brings Inhabitants, a freighter otherwise; a tank
    stands on the quay for each Energy, and the freight grows with the printed points.
    """
    quay = Box(-LOT, -LOT, LOT, 3, 0, QUAY)
    back = containers(-14, -16, QUAY, "rg" if points else "r")
    lowest, *freight = containers(-12, -6, QUAY, ("gb", "rgb", "yrgb", "byrgb")[points])
    return "".join(
        (
            lot("sea"),
            waves((-17, 18), (-4, 19), (12, 17), (16, 8)),
            layer(
                quay.walls(STONE),
                [(shade(STONE, 0.28), quay.top())],
                *back,
                *(_tank(17 - 10 * i, -17) for i in reversed(range(energy))),
                lowest,
            ),
            layer(*freight),
            crane(6, -11, 0.5, QUAY, 17, boat(0, 11, "#d9483b", passengers=inhabitants > 0)),
        )
    )


def _tank(x: float, y: float) -> list[Piece]:
    (left, foot), (_, top) = at(x, y, QUAY), at(x, y, QUAY + 9)
    body = f"M{num(left - 5)} {num(foot)}V{num(top)}h10V{num(foot)}a5 2.5 0 0 1-10 0z"
    shadow = f"M{num(left + 1)} {num(foot + 2.4)}V{num(top)}h4V{num(foot)}z"
    return [("#f1f3f4", body), ("#d2d3d4", shadow), ("#c9d1d6", oval(left, top, 5, 2.5))]
