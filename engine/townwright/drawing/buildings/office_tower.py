"""The Office Tower: glass and slabs under a flat roof with a mast."""

from __future__ import annotations

from townwright.drawing.isometric import Box, at, material
from townwright.drawing.scenery import bush, lot, patch, poplar
from townwright.drawing.svg import circle, line, num, path

GLASS = "#5c86ad"
STOREY = 8.4
"""Height of one floor."""


def office_tower(floors: int) -> str:
    """An Office Tower of 1 to 5 floors, as the content of a tile."""
    half = 11.5
    foot = Box(-half, -half, half, half, 0, floors * STOREY)
    plinth = Box(-half - 3, -half - 3, half + 3, half + 3, 0, 1.6)
    parts = [
        lot(),
        patch(-22, 15, 22, 18, "#fff6"),
        plinth.shadow(min(4 + floors * 1.5, 7)),
        poplar(18.5, -17, 2.8),
        plinth.draw(material("#c9d1d8")),
    ]
    for floor in range(floors):
        z = 1.6 + floor * STOREY
        storey = foot._replace(z0=z, z1=z + STOREY)
        slab = Box(-half - 0.8, -half - 0.8, half + 0.8, half + 0.8, z + STOREY - 1.3, z + STOREY)
        parts += (
            storey.draw(material(GLASS)),
            f'<path class="glass storey" d="{storey.windows(6, z + 1.2, z + STOREY - 2.4, 1.1)}"/>',
            slab.draw(material("#e6ebef")),
        )
    top = 1.6 + floors * STOREY
    roof = foot._replace(z0=top, z1=top)
    plant = Box.around(-2, 1, 9, 8, top, top + 3.6)
    foot_of_mast = at(-2, 1, top + 3.6)
    mast_top = foot_of_mast[1] - 8
    parts += (
        path(roof.top(1.2), "#8b9aa8"),
        plant.draw(material("#b9c4cd")),
        line(f"M{num(foot_of_mast[0])} {num(foot_of_mast[1])}V{num(mast_top)}", "#3e4a55", 1.4),
        circle(foot_of_mast[0], mast_top, 1.5, "#e0523f"),
        path(foot.left(9, 15, 1.6, 7), "#2e4254"),
        bush(-18, 19.5, 2.4),
        bush(19, 19, 2.4),
    )
    return "".join(parts)
