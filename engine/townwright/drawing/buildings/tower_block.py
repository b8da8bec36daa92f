"""The Tower Block: a town house under a hipped roof that grows floor by floor."""

from __future__ import annotations

from townwright.drawing.isometric import Box, hip_roof, material, shade
from townwright.drawing.scenery import bush, lot, patch, tree
from townwright.drawing.svg import path

WALL = "#e3a548"
ROOF = "#b9573f"
STOREY = 8.4
"""Height of one floor."""


def tower_block(floors: int) -> str:
    """A Tower Block of 1 to 5 floors, as the content of a tile."""
    half = 12.5
    foot = Box(-half, -half, half, half, 0, floors * STOREY)
    parts = [
        lot(),
        patch(-3, half, 3, 22, "#fff8"),
        foot.shadow(min(4 + floors * 1.5, 8)),
        tree(-17, -17 + 2, 3.6),
        tree(17.5, -15, 4.4),
    ]
    for floor in range(floors):
        z = floor * STOREY
        storey = foot._replace(z0=z, z1=z + STOREY)
        columns = 4
        parts += (
            storey.draw(material(WALL)),
            f'<path class="pane storey" d="{storey.windows(columns, z + 2.4, z + 6.4, 2)}"/>',
            path(storey.left(0, 2 * half, z + 7.5, z + 8.4), shade(WALL, 0.45)),
            path(storey.right(0, 2 * half, z + 7.5, z + 8.4), shade(WALL, 0.1)),
        )
    chimney = Box.around(-4, 6, 3.4, 3.4, foot.z1 + 2, foot.z1 + 10)
    parts += (
        path(foot.left(10.3, 14.7, 0, 6.2), shade(ROOF, -0.35)),
        hip_roof(foot, 10.5, 1.4, ROOF),
        chimney.draw(material("#d9cfc4")),
        tree(-15, 18, 4.4),
        bush(18, 15, 2.6),
        bush(18, 10, 2.2),
    )
    return "".join(parts)
