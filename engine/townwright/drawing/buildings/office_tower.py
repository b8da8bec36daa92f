"""The Office Tower: glass and slabs under a flat roof with a mast."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at
from townwright.drawing.layer import layer
from townwright.drawing.scenery import bush, lot, patch, poplar
from townwright.drawing.svg import line, num, oval, path

GLASS = "#5c86ad"
STOREY = 8.4
"""Height of one floor, with its slab."""
SLAB = 1.3
"""Thickness of a slab."""
CONCRETE = "#e6ebef"


def office_tower(floors: int) -> str:
    """An Office Tower of 1 to 5 floors, as the content of a tile."""
    half, ledge = 11.5, 0.8
    plinth = Box(-half - 3, -half - 3, half + 3, half + 3, 0, 1.6)
    ends = [plinth.z1 + floor * STOREY for floor in range(floors + 1)]
    storeys = [Box(-half, -half, half, half, z, z + STOREY - SLAB) for z in ends]
    slabs = [Box(-half - ledge, -half - ledge, half + ledge, half + ledge, z - SLAB, z) for z in ends[1:]]
    top = ends[-1]
    mast = at(-2, 1, top + 3.6)
    return "".join(
        (
            lot(),
            patch(-22, 15, 22, 18, "#fff6"),
            layer(
                [plinth.shadow(min(4 + floors * 1.5, 7))],
                poplar(18.5, -17, 2.8),
                plinth.under(storeys[0], "#c9d1d8"),
                *(storey.walls(GLASS) for storey in storeys[:-1]),
                *(
                    slab.under(storey, CONCRETE)
                    for slab, storey in zip(slabs[:-1], storeys[1:-1], strict=True)
                ),
                slabs[-1].whole(CONCRETE),
            ),
            *(
                f'<path class="glass storey" d="{storey.windows(6, storey.z0 + 1.2, storey.z1 - 1.1, 1.1)}"/>'
                for storey in storeys[:-1]
            ),
            path(storeys[-1]._replace(z1=top).top(1.2), "#8b9aa8"),
            path(storeys[0].left(9, 15, 1.6, 7), "#2e4254"),
            layer(
                Box.around(-2, 1, 9, 8, top, top + 3.6).whole("#b9c4cd"),
                bush(-18, 19.5, 2.4),
                bush(19, 19, 2.4),
            ),
            line(f"M{num(mast[0])} {num(mast[1])}v-8", "#3e4a55", 1.4),
            path(oval(mast[0], mast[1] - 8, 1.5, 1.5), "#e0523f"),
        )
    )
