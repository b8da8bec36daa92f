"""Where a contract may be built (rules 7.2-7.4, 12)."""

from __future__ import annotations

from collections.abc import Iterator

from .board import (
    ALL_LOTS,
    BLOCK_OF_FIRST_LOT,
    EDGES,
    LOT_OFFSETS,
    SHAPED,
    SHAPES,
    SHAPES_OF_SIZE,
    Footprint,
    around,
)
from .card import Contract
from .grid import Building, Grid
from .tables import ZONES


class Terms:
    """What a contract demands of its site, worked out once for a position.

    All sites of a shape are found together: shifted by the place of a lot in its block, a set of
    lots becomes a set of blocks.

    Attributes:
        blocks: Blocks that the builder can pay and whose value suits the restrictions, as the set of
            their north-western lots.
        same: Lots built on in the contract's own zone.
        other: Lots built on in another zone; empty if zoning does not apply.
        touching: Of each of these sets, the site must hold a lot.
        beside: Of each of these sets, a lot must be adjacent to the site.
        apart: Of this set, no lot may be adjacent to the site.
    """

    __slots__ = ("apart", "beside", "blocks", "contract", "grid", "other", "same", "touching")

    def __init__(self, grid: Grid, contract: Contract, wealth: int) -> None:
        self.grid = grid
        self.contract = contract
        lots = grid.lots
        least, most = 0, wealth
        self.same = lots[contract.zone]
        self.other = sum(lots[zone] for zone in ZONES) - self.same
        self.touching: list[int] = []
        self.beside: list[int] = []
        self.apart = 0
        for restriction in contract.restrictions:
            zoned = sum(lots[zone] for zone in restriction.zones)
            match restriction.rule:
                case "touch_edge":
                    self.touching.append(EDGES[restriction.edge])
                case "adjacent_to":
                    self.beside.append(zoned)
                case "not_adjacent_to":
                    self.apart |= zoned
                case "min_value":
                    least = max(least, restriction.value)
                case "max_half_of_highest":
                    most = min(most, max(grid.values) // 2)
                case _:
                    self.other = 0
        self.blocks = grid.blocks_worth(least, most)

    def free_sites(self) -> Iterator[Footprint]:
        """The sites on free lots."""
        if not self.blocks:
            return
        free = ALL_LOTS & ~self.grid.occupied
        same, other, apart = around(self.same), around(self.other), around(self.apart)
        needed = [*self.touching, *map(around, self.beside)]
        for shape in SHAPES_OF_SIZE[self.contract.lots]:
            sites, joins, meets, shuns = self.blocks, 0, 0, 0
            offsets = [LOT_OFFSETS[quarter] for quarter in SHAPES[shape]]
            for offset in offsets:
                sites &= free >> offset
                joins |= same >> offset
                meets |= other >> offset
                shuns |= apart >> offset
            sites &= (joins | ~meets) & ~shuns
            for lots in needed:
                sites &= _union(lots >> offset for offset in offsets)
            while sites:
                first = sites & -sites
                yield SHAPED[shape][BLOCK_OF_FIRST_LOT[first]]
                sites ^= first

    def cleared_sites(self, protected: int | None) -> Iterator[Footprint]:
        """The sites that must be cleared by demolition (rules 12.2).

        Args:
            protected: The player whose buildings must stay, None if there is none.
        """
        occupied = self.grid.occupied
        left = self.blocks
        while left:
            first = left & -left
            left ^= first
            block = BLOCK_OF_FIRST_LOT[first]
            standing = [b for b in self.grid if b.footprint.block == block]
            if not standing:
                continue
            for shape in SHAPES_OF_SIZE[self.contract.lots]:
                site = SHAPED[shape][block]
                if site.lots & occupied and _coverable(site, standing, protected) and self._suits(site):
                    yield site

    def _suits(self, site: Footprint) -> bool:
        """Whether zoning and restrictions hold, whatever stands on the site itself."""
        if self.other & site.around and not self.same & site.around:
            return False
        if self.apart & site.around:
            return False
        return all(lots & site.lots for lots in self.touching) and all(
            lots & site.around for lots in self.beside
        )


def _union(sets: Iterator[int]) -> int:
    """The union of some sets."""
    union = 0
    for lots in sets:
        union |= lots
    return union


def _coverable(site: Footprint, standing: list[Building], protected: int | None) -> bool:
    for building in standing:
        covered = building.footprint.lots & site.lots
        if covered and (
            covered != building.footprint.lots or (building.owner == protected and protected is not None)
        ):
            return False
    return True


def demolished_by(grid: Grid, site: Footprint) -> list[Building]:
    """The buildings that stand under a site."""
    return [building for building in grid if building.footprint.lots & site.lots]
