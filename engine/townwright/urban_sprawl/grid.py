"""The grid: buildings, markers around it, and what the blocks are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .board import (
    BLOCKS,
    BLOCKS_ALONG,
    FOOTPRINTS,
    PRINTED,
    PRINTED_LOTS,
    PRINTED_SOUTH,
    PRINTED_WEST,
    SPACE_LOTS,
    SPACES,
    Footprint,
    first_lot,
    spaces_of,
)
from .tables import KINDS, PARK, PARK_TILES, START_BUILDINGS


class Building(NamedTuple):
    """A building on the grid.

    Attributes:
        serial: Tells it from all others, even if it is moved.
        footprint: Where it stands.
        zone: CIV, COM, IND, RES, or PARK.
        owner: The player whose cube is on it, None for nobody.
        card: Id of the contract, empty if it was not built by one.
    """

    serial: int
    footprint: Footprint
    zone: str
    owner: int | None
    card: str

    @property
    def name(self) -> str:
        """The name of its footprint, which no other building has."""
        return self.footprint.name


class Grid:
    """The grid and the markers around it.

    Attributes:
        buildings: By serial number, in the order in which they came.
        lots: By kind of building, the set of lots that are built on.
        markers: By grey space, the marker there; free spaces are left out.
        values: By block, its value (rules 3.7).
        worth: By value, the blocks that are worth it, as the set of their north-western lots.
        parks: By number of lots, the park tiles left.
        serial: The serial number of the next building.
    """

    __slots__ = ("buildings", "lots", "markers", "parks", "serial", "values", "worth")

    def __init__(self) -> None:
        """Set up the starting buildings (rules 2.3)."""
        self.buildings: dict[int, Building] = {}
        self.lots = dict.fromkeys(KINDS, 0)
        self.markers: dict[str, str] = {}
        self._appraise()
        self.parks = list(PARK_TILES)
        self.serial = 0
        for name, zone in START_BUILDINGS.items():
            self.place(FOOTPRINTS[name], zone, None, "")

    def copy(self) -> Grid:
        """An independent grid."""
        twin = Grid.__new__(Grid)
        twin.buildings = self.buildings.copy()
        twin.lots = self.lots.copy()
        twin.markers = self.markers.copy()
        twin.values = self.values
        twin.worth = self.worth
        twin.parks = self.parks.copy()
        twin.serial = self.serial
        return twin

    @property
    def occupied(self) -> int:
        """The set of lots that are built on."""
        return sum(self.lots.values())

    def __iter__(self) -> Iterator[Building]:
        return iter(self.buildings.values())

    def named(self, name: str) -> Building:
        """The building on this footprint.

        Raises:
            KeyError: There is none.
        """
        for building in self:
            if building.footprint.name == name:
                return building
        raise KeyError(name)

    def value(self, building: Building) -> int:
        """What a building is worth: as much as its block."""
        return self.values[building.footprint.block]

    def place(self, footprint: Footprint, zone: str, owner: int | None, card: str) -> Building:
        """Put a building on free lots; a park takes a tile from the supply."""
        building = Building(self.serial, footprint, zone, owner, card)
        self.buildings[self.serial] = building
        self.lots[zone] |= footprint.lots
        self.serial += 1
        if zone == PARK:
            self.parks[footprint.size] -= 1
        return building

    def remove(self, building: Building) -> None:
        """Take a building off the grid; its tile leaves the game (rules 4.4)."""
        del self.buildings[building.serial]
        self.lots[building.zone] &= ~building.footprint.lots

    def move(self, building: Building, footprint: Footprint) -> None:
        """Put a building on other free lots."""
        self.lots[building.zone] ^= building.footprint.lots | footprint.lots
        self.buildings[building.serial] = building._replace(footprint=footprint)

    def give(self, building: Building, owner: int | None) -> None:
        """Put a player's cube on a building in the place of any other, or take the cube off."""
        self.buildings[building.serial] = building._replace(owner=owner)

    def put_marker(self, marker: str, space: str) -> str | None:
        """Put a marker on a free grey space.

        Returns:
            The space where it was before, None if it comes from the holding box (rules 13).
        """
        before = self.space_of(marker)
        if before is not None:
            del self.markers[before]
        self.markers[space] = marker
        self._appraise()
        return before

    def _appraise(self) -> None:
        """Work out what the blocks are worth."""
        numbers = {space: int(marker[1:]) for space, marker in self.markers.items()}
        self.values = tuple(
            PRINTED[block] + sum(numbers.get(space, 0) for space in spaces_of(block))
            for block in range(BLOCKS)
        )
        self.worth: dict[int, int] = {}
        for block, value in enumerate(self.values):
            self.worth[value] = self.worth.get(value, 0) | 1 << first_lot(block)

    def space_of(self, marker: str) -> str | None:
        """The grey space where a marker lies, None while it is in the holding box."""
        for space, lying in self.markers.items():
            if lying == marker:
                return space
        return None

    def free_spaces(self) -> list[str]:
        """The grey spaces without a marker."""
        return [space for space in SPACES if space not in self.markers]

    def row(self, number: str) -> int | None:
        """The lots of a numbered row such as ``P3`` or ``W11``; None if the number is not in play."""
        lots = PRINTED_LOTS.get(number)
        if lots is None:
            space = self.space_of(number)
            lots = None if space is None else SPACE_LOTS[space]
        return lots

    def numbers_of(self, block: int) -> list[str]:
        """The numbers of all rows that hold a block: west, south, then markers."""
        row, column = divmod(block, BLOCKS_ALONG)
        printed = [f"P{PRINTED_WEST[row]}", f"W{PRINTED_SOUTH[column]}"]
        return printed + [self.markers[space] for space in spaces_of(block) if space in self.markers]

    def blocks_worth(self, least: int, most: int) -> int:
        """The blocks with a value in a range, as the set of their north-western lots."""
        return sum(blocks for value, blocks in self.worth.items() if least <= value <= most)
