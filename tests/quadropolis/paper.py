"""Scoring as with pencil and paper: straight from the rules and without any code of the engine.

Slow and plain on purpose. The tests compare the engine with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

Square = tuple[int, int]
"""Row and column from the top left, from 0."""

TOWER = [0, 1, 3, 6, 10, 15]
SHOP = [0, 1, 2, 4, 7, 11]
SERVICE = [0, 2, 5, 9, 14, 20]
PARK = [0, 2, 4, 7, 11]
HARBOR = [0, 0, 3, 7, 12, 18]
OFFICE = [[0, 1, 3, 6, 10], [1, 3, 6, 10, 15], [2, 5, 9, 14, 20], [3, 7, 12, 18, 25], [4, 9, 15, 22, 30]]
FACTORY = {"S": 2, "H": 3, "O": 4}
MONUMENT = {"F": -5, "H": -5, "U": 2, "S": 3, "P": 5, "G": 5}
EXPERT_DISTRICTS = ["11422", "11422", "55433", "55433"]
CATEGORIES = {
    "T": "tower_block",
    "S": "shop",
    "U": "public_service",
    "P": "park",
    "G": "park",
    "F": "factory",
    "H": "harbor",
    "O": "office_tower",
    "M": "monument",
}


@dataclass(frozen=True)
class Building:
    """What stands on a square: the first letter of its tile, its floors, its printed points."""

    letter: str
    floors: int
    printed: int

    @property
    def needs_inhabitant(self) -> bool:
        return self.letter in "UFHO"

    @property
    def needs_energy(self) -> bool:
        return self.letter in "TSO"

    @property
    def always_active(self) -> bool:
        return self.letter in "PGM"


Buildings = Mapping[Square, Building]
Key = tuple[int, int, int]
"""What counts, in order: points, Inhabitants on buildings, squares that are not empty."""


@dataclass(frozen=True)
class PaperCity:
    """A city read from its notation."""

    buildings: dict[Square, Building]
    columns: int
    inhabitants: int
    energy: int

    @property
    def seats(self) -> int:
        """How many customers a Shop takes."""
        return self.columns

    def district(self, square: Square) -> str:
        row, column = square
        return EXPERT_DISTRICTS[row][column] if self.columns == 5 else f"{row // 2}{column // 2}"


def read(text: str) -> PaperCity:
    """Read a city; its mode is seen from its width."""
    buildings = {}
    inhabitants = energy = 0
    rows = [row.split(",") for row in text.split("/")]
    for (row, column), word in [((r, c), w) for r, words in enumerate(rows) for c, w in enumerate(words)]:
        letter, rest = word[0], word[1:]
        if letter == ".":
            continue
        digits = [int(digit) for digit in re.findall("[0-9]", rest)]
        floors, printed = 1, 0
        if letter == "T":
            floors = len(digits)
            inhabitants += sum(digits)
        elif letter == "O":
            floors = digits[0] if digits else 1
        elif letter == "F":
            energy += digits[0]
        elif letter == "H":
            inhabitants += rest.count("i")
            energy += rest.count("e")
            printed = sum(digits)
        elif letter == "U":
            printed = digits[0]
        elif letter == "G":
            inhabitants += 1
        buildings[row, column] = Building(letter, floors, printed)
    return PaperCity(buildings, len(rows[0]), inhabitants, energy)


def around(square: Square) -> list[Square]:
    """The squares that share a side, those beyond the edge included."""
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def office_group(start: Square, standing: Buildings) -> set[Square]:
    """All Office Towers that are connected with this one."""
    group, new = {start}, [start]
    while new:
        square = new.pop()
        for other in around(square):
            if other in standing and standing[other].letter == "O" and other not in group:
                group.add(other)
                new.append(other)
    return group


def longest(line: list[bool]) -> int:
    """The longest run of True."""
    return max(map(len, "".join("x" if here else " " for here in line).split()), default=0)


def points_without_customers(city: PaperCity, standing: Buildings) -> dict[str, int]:
    """Points by category of the buildings that are active; the Shops wait for their customers."""
    points = dict.fromkeys(CATEGORIES.values(), 0)
    for square, building in standing.items():
        near = [standing[other].letter for other in around(square) if other in standing]
        category = CATEGORIES[building.letter]
        points[category] += building.printed
        if building.letter == "T":
            points[category] += TOWER[building.floors]
        elif building.letter in "PG":
            points[category] += PARK[near.count("T") + near.count("O")]
        elif building.letter == "F":
            points[category] += sum(FACTORY.get(letter, 0) for letter in near)
        elif building.letter == "M":
            points[category] += sum(MONUMENT.get(letter, 0) for letter in near)
        elif building.letter == "O":
            group = len(office_group(square, standing))
            points[category] += OFFICE[min(group, 5) - 1][building.floors - 1]
    districts = {city.district(square) for square, building in standing.items() if building.letter == "U"}
    points["public_service"] += SERVICE[len(districts)]
    grid = [
        [(r, c) in standing and standing[r, c].letter == "H" for c in range(city.columns)] for r in range(4)
    ]
    points["harbor"] += HARBOR[max(map(longest, grid))]
    points["harbor"] += HARBOR[max(longest([row[c] for row in grid]) for c in range(city.columns))]
    return points


def key_of(city: PaperCity, active: set[Square], customers: Mapping[Square, int]) -> Key:
    """What an allocation comes to.

    Raises:
        AssertionError: The allocation breaks a rule.
    """
    standing = {square: building for square, building in city.buildings.items() if square in active}
    assert active == set(standing), "only buildings can be active"
    for square, count in customers.items():
        assert standing[square].letter == "S", "only active Shops have customers"
        assert 0 < count <= city.seats
    staff = sum(building.needs_inhabitant for building in standing.values())
    running = sum(building.needs_energy for building in standing.values())
    placed = staff + sum(customers.values())
    surplus = city.energy - running
    assert placed <= city.inhabitants
    assert surplus >= 0
    parks = sum(building.letter == "P" for building in standing.values())
    total = sum(points_without_customers(city, standing).values())
    total += sum(SHOP[count] for count in customers.values())
    total -= city.inhabitants - placed
    total -= max(0, surplus - parks)
    return total, placed, len(standing)


def allocations(city: PaperCity) -> Iterator[tuple[set[Square], dict[Square, int]]]:
    """Every allocation that the resources allow, whatever its sense.

    Parks and Monuments need nothing and are always active; Parks absorb what they can.
    """
    given = {square for square, building in city.buildings.items() if building.always_active}
    others = [square for square in city.buildings if square not in given]
    for choice in product((False, True), repeat=len(others)):
        chosen = [square for square, yes in zip(others, choice, strict=True) if yes]
        running = sum(city.buildings[square].needs_energy for square in chosen)
        left = city.inhabitants - sum(city.buildings[square].needs_inhabitant for square in chosen)
        if running > city.energy or left < 0:
            continue
        shops = [square for square in chosen if city.buildings[square].letter == "S"]
        for counts in product(range(city.seats + 1), repeat=len(shops)):
            if sum(counts) <= left:
                yield given.union(chosen), {s: n for s, n in zip(shops, counts, strict=True) if n}


def best_by_brute_force(city: PaperCity) -> Key:
    """The best of all allocations."""
    return max(key_of(city, active, customers) for active, customers in allocations(city))
