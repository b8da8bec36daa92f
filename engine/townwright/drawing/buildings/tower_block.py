"""The Tower Block: a town house under a hipped roof that grows floor by floor."""

from __future__ import annotations

from townwright.drawing.isometric import Box, hip_roof, shade
from townwright.drawing.layer import layer
from townwright.drawing.scenery import bush, lot, patch, tree
from townwright.drawing.svg import path

WALL = "#e3a548"
ROOF = "#b9573f"
STOREY = 8.4
"""Height of one floor."""


def tower_block(floors: int) -> str:
    """A Tower Block of 1 to 5 floors, as the content of a tile."""
    half = 12.5
    house = Box(-half, -half, half, half, 0, floors * STOREY)
    storeys = [floor * STOREY for floor in range(floors)]
    chimney = Box.around(-4, 6, 3.4, 3.4, house.z1 + 2, house.z1 + 10)
    return "".join(
        (
            lot(),
            patch(-3, half, 3, 22, "#fff8"),
            layer(
                [house.shadow(min(4 + floors * 1.5, 8))],
                tree(-17, -15, 3.6),
                tree(17.5, -15, 4.4),
            ),
            layer(house.walls(WALL)),
            *(f'<path class="pane storey" d="{house.windows(4, z + 2.4, z + 6.4, 2)}"/>' for z in storeys),
            path("".join(house.left(0, 2 * half, z + 7.5, z + 8.4) for z in storeys), shade(WALL, 0.45)),
            path("".join(house.right(0, 2 * half, z + 7.5, z + 8.4) for z in storeys), shade(WALL, 0.1)),
            path(house.left(10.3, 14.7, 0, 6.2), shade(ROOF, -0.35)),
            layer(
                hip_roof(house, 10.5, 1.4, ROOF),
                chimney.whole("#d9cfc4"),
                tree(-15, 18, 4.4),
                bush(18, 15, 2.6),
                bush(18, 10, 2.2),
            ),
        )
    )
