"""The points of the score tables (rules 4.5), shared by both modes: Classic never reaches their ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .tiles import Kind

TOWER_BLOCK: Final = (0, 1, 3, 6, 10, 15)
"""By number of floors."""

SHOP: Final = (0, 1, 2, 4, 7, 11)
"""By number of customers."""

PUBLIC_SERVICE: Final = (0, 2, 5, 9, 14, 20)
"""All together, by number of districts with at least one."""

PARK: Final = (0, 2, 4, 7, 11)
"""By number of adjacent Tower Blocks and Office Towers."""

HARBOR: Final = (0, 0, 3, 7, 12, 18)
"""By length of the longest row, and again of the longest column."""

OFFICE_TOWER: Final = (
    (0, 0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10, 15),
    (0, 2, 5, 9, 14, 20),
    (0, 3, 7, 12, 18, 25),
    (0, 4, 9, 15, 22, 30),
)
"""By size of the group (index 0: a single tower; larger groups count as five), then by floors."""

FACTORY: Final[Mapping[Kind, int]] = {Kind.SHOP: 2, Kind.HARBOR: 3, Kind.OFFICE_TOWER: 4}
"""A Factory's points for each adjacent building of a kind."""

MONUMENT: Final[Mapping[Kind, int]] = {
    Kind.FACTORY: -5,
    Kind.HARBOR: -5,
    Kind.PUBLIC_SERVICE: 2,
    Kind.SHOP: 3,
    Kind.PARK: 5,
}
"""A Monument's points for each adjacent building of a kind."""
