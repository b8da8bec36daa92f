"""The Office Towers of a city as they stand, whether they are activated or not."""

from __future__ import annotations

from typing import NamedTuple

from townwright.quadropolis import City, Kind
from townwright.quadropolis.scoring import bits, groups
from townwright.quadropolis.tables import OFFICE_TOWER


class Standing(NamedTuple):
    """A cell of the table: the size of a group, larger ones counting as the largest there is, and floors."""

    group: int
    floors: int


def is_tower(city: City, square: int) -> bool:
    """Whether an Office Tower stands on a square."""
    stack = city.stacks[square]
    return bool(stack) and stack[0].kind is Kind.OFFICE_TOWER


def group_of(city: City, square: int) -> int:
    """How many Office Towers are connected with that on a square, itself included, activated or not."""
    return next(len(group) for group in grouped(city) if square in group)


def standing(city: City, square: int) -> Standing:
    """What counts for the Office Tower on a square."""
    floors = min(len(city.stacks[square]), city.mode.max_floors)
    return Standing(min(group_of(city, square), len(OFFICE_TOWER)), floors)


def grouped(city: City) -> list[list[int]]:
    """The squares of each group of Office Towers, activated or not."""
    towers = sum(1 << square for square, _stack in city.buildings() if is_tower(city, square))
    return [bits(group) for group in groups(towers, city.mode.neighbours)]
