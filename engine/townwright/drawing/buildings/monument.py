"""The Monument: an obelisk on its steps, in a small square of hedges."""

from __future__ import annotations

from itertools import pairwise

from townwright.drawing.isometric import Box, solid
from townwright.drawing.layer import Piece, layer
from townwright.drawing.scenery import bush, lot, patch, poplar
from townwright.drawing.svg import path

STONE = "#dcc9a6"
STEPS = "#cbb992"


def monument() -> str:
    """A Monument, as the content of a tile."""
    steps = [Box.around(0, 0, 30 - 6 * i, 30 - 6 * i, i * 2.4, i * 2.4 + 2.4) for i in range(3)]
    base = Box.around(0, 0, 12, 12, 7.2, 14)
    return "".join(
        (
            lot(),
            patch(-3, -22, 3, 22, "#fff6"),
            patch(-22, -3, 22, 3, "#fff6"),
            layer(
                [steps[0].shadow(6)],
                poplar(18, -18, 3.4),
                [(STEPS, step.outline()) for step in steps],  # the back of one shows over the next
                *(lower.under(upper, STEPS) for lower, upper in pairwise([*steps, base])),
                base.whole(STONE),
            ),
            path(base.left(2, 10, 9, 12.4), "#a78a52"),
            path(base.right(2, 10, 9, 12.4), "#8a6f3f"),
            layer(
                _obelisk(4.2, 2.6, 14, 50, 57),
                poplar(-18, 18, 3.2),
                bush(18, 18, 2.8),
                bush(14, 20, 2.2),
                bush(20, 13, 2.2),
            ),
        )
    )


def _obelisk(foot: float, neck: float, z0: float, z1: float, tip: float) -> list[Piece]:
    """A tapering shaft, ``foot`` and ``neck`` half its widths, with a gilded tip."""
    point = (0.0, 0.0, tip)
    left = solid((-foot, foot, z0), (foot, foot, z0), (neck, neck, z1), (-neck, neck, z1))
    right = solid((foot, foot, z0), (foot, -foot, z0), (neck, -neck, z1), (neck, neck, z1))
    return [
        ("#efdfbd", left),
        ("#b9a173", right),
        ("#f7cf57", solid((-neck, neck, z1), (neck, neck, z1), point)),
        ("#d19a24", solid((neck, neck, z1), (neck, -neck, z1), point)),
    ]
