"""Points of a city whose resources have been allocated (rules 4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from . import tables
from .city import City, Stack
from .tiles import Kind

Points = dict[Kind, int]
"""Points by kind of building; every kind is there."""


def bits(squares: int) -> list[int]:
    """The squares in a set, in order."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def groups(squares: int, neighbours: tuple[int, ...]) -> list[int]:
    """A set of squares split into its connected groups."""
    found = []
    while squares:
        group, grown = 0, squares & -squares
        while grown != group:
            group = grown
            for square in bits(group):
                grown |= neighbours[square] & squares
        found.append(group)
        squares &= ~group
    return found


def longest_run(line: Collection[int], squares: int) -> int:
    """How many squares of the set stand side by side at most along a line."""
    best = run = 0
    for square in line:
        run = run + 1 if squares >> square & 1 else 0
        best = max(best, run)
    return best


def office_points(group: int, floors: int) -> int:
    """Points of one Office Tower in a group of so many."""
    row = tables.OFFICE_TOWER[min(group, len(tables.OFFICE_TOWER)) - 1]
    return row[floors]


def score(city: City, active: int, customers: Mapping[int, int]) -> Points:
    """The points of a city by kind, each counted straight from its rule.

    Args:
        city: The city.
        active: The set of squares with active buildings; all others count as removed (rules 4.4).
        customers: How many customers each active Shop has, by square; none where not named.
    """
    mode = city.mode
    standing: dict[int, Stack] = {sq: st for sq, st in city.buildings() if active >> sq & 1}
    of_kind = dict.fromkeys(Kind, 0)
    for square, stack in standing.items():
        of_kind[stack[0].kind] |= 1 << square

    def floors(square: int) -> int:
        return min(len(standing[square]), mode.max_floors)

    def adjacent(square: int, kind: Kind) -> int:
        return (mode.neighbours[square] & of_kind[kind]).bit_count()

    def on(kind: Kind) -> list[int]:
        return bits(of_kind[kind])

    districts = {mode.districts[square] for square in on(Kind.PUBLIC_SERVICE)}
    harbor_lines = sum(
        tables.HARBOR[max(longest_run(line, of_kind[Kind.HARBOR]) for line in lines)] for lines in mode.lines
    )
    return {
        Kind.TOWER_BLOCK: sum(tables.TOWER_BLOCK[floors(s)] for s in on(Kind.TOWER_BLOCK)),
        Kind.SHOP: sum(tables.SHOP[customers.get(s, 0)] for s in on(Kind.SHOP)),
        Kind.PUBLIC_SERVICE: tables.PUBLIC_SERVICE[len(districts)]
        + sum(standing[s][0].points for s in on(Kind.PUBLIC_SERVICE)),
        Kind.PARK: sum(
            tables.PARK[adjacent(s, Kind.TOWER_BLOCK) + adjacent(s, Kind.OFFICE_TOWER)] for s in on(Kind.PARK)
        ),
        Kind.FACTORY: sum(
            each * adjacent(s, kind) for s in on(Kind.FACTORY) for kind, each in tables.FACTORY.items()
        ),
        Kind.HARBOR: harbor_lines + sum(standing[s][0].points for s in on(Kind.HARBOR)),
        Kind.OFFICE_TOWER: sum(
            office_points(group.bit_count(), floors(s))
            for group in groups(of_kind[Kind.OFFICE_TOWER], mode.neighbours)
            for s in bits(group)
        ),
        Kind.MONUMENT: sum(
            each * adjacent(s, kind) for s in on(Kind.MONUMENT) for kind, each in tables.MONUMENT.items()
        ),
    }
