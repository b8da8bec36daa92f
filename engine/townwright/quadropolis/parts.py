"""The parts of a city that touch each other only through the resources they share.

What an allocation is worth is one integer, a *worth*: a Victory Point outweighs any number of
Inhabitants on buildings, and an Inhabitant any number of active buildings, so sums and comparisons
of worths are sums and comparisons of all three at once (rules 4.7).

Each part here is an exact table of the best plans by the resources they take:

* residences: Tower Blocks and the Parks beside them. They take Energy only.
* services: Public Services. They take Inhabitants only.
* industry: Factories, Harbors and Shops, which score through each other.
* customers: Inhabitants in active Shops. The points of a Shop grow faster with each customer,
  so filling one Shop after the other is best.
* Office Towers, whose groups reach into the others: every set of active ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from . import tables
from .modes import Mode
from .scoring import bits, groups, office_points
from .tiles import Kind

POINT = 1 << 24
"""Worth of a Victory Point."""

PLACED = 1 << 12
"""Worth of an Inhabitant on a building, points apart."""

ACTIVE = 1
"""Worth of an active building, points apart: one empty square less."""

SETTLED = POINT + PLACED
"""Worth of an Inhabitant put to use: he is on a building, and does not cost the point that an
idle one costs."""

STAFFED = SETTLED + ACTIVE
"""Worth of a building that takes an Inhabitant, before any points of its own."""

NEVER = -(1 << 60)
"""Worth of what cannot be: less than any other."""

Plan = tuple[int, int]
"""A worth and the set of active squares that gives it."""

Squares = tuple[tuple[int, int], ...]
"""Squares of one kind, each with a number: its floors, or the points it has from elsewhere."""


@lru_cache(maxsize=4096)
def residences(mode: Mode, towers: Squares, parks: Squares, active: int) -> Plan:
    """The best choice of so many active Tower Blocks, with the points of the Parks.

    Args:
        mode: Gives the shape of the city.
        towers: Squares with Tower Blocks and their floors.
        parks: Squares with Parks and how many active Office Towers stand beside each.
        active: How many Tower Blocks are active.
    """
    near = mode.neighbours
    beside_park = 0
    for square, _ in parks:
        beside_park |= near[square]
    worths = [
        (tables.TOWER_BLOCK[min(floors, mode.max_floors)] * POINT + ACTIVE, 1 << square)
        for square, floors in towers
    ]
    alone = sorted((w for w in worths if not w[1] & beside_park), reverse=True)
    linked = [w for w in worths if w[1] & beside_park]
    best: Plan = (NEVER, 0)
    for count in range(max(0, active - len(alone)), min(active, len(linked)) + 1):
        fixed = alone[: active - count]
        fixed_worth = sum(worth for worth, _ in fixed)
        fixed_squares = sum(bit for _, bit in fixed)
        for chosen in combinations(linked, count):
            worth, squares = fixed_worth, fixed_squares
            for tower_worth, bit in chosen:
                worth += tower_worth
                squares |= bit
            for square, offices in parks:
                worth += tables.PARK[offices + (near[square] & squares).bit_count()] * POINT
            if worth > best[0]:
                best = (worth, squares)
    return best


@lru_cache(maxsize=4096)
def services(mode: Mode, services: Squares) -> tuple[Plan, ...]:
    """The best choice of Public Services, by how many are active.

    Args:
        mode: Gives the districts.
        services: Squares with Public Services and the points of each one by itself.
    """
    by_district: dict[int, list[tuple[int, int]]] = {}
    for square, points in services:
        by_district.setdefault(mode.districts[square], []).append((points, square))
    # plans[districts, count]: the best choice of so many, in so many districts.
    plans: dict[tuple[int, int], Plan] = {(0, 0): (0, 0)}
    for members in by_district.values():
        members.sort(reverse=True)
        for (districts, others), plan in list(plans.items()):
            worth, squares = plan
            for count, (points, square) in enumerate(members, others + 1):
                worth += points * POINT + STAFFED
                squares |= 1 << square
                if worth > plans.get((districts + 1, count), (NEVER, 0))[0]:
                    plans[districts + 1, count] = (worth, squares)
    best: list[Plan] = [(NEVER, 0)] * (len(services) + 1)
    for (districts, count), (base, squares) in plans.items():
        worth = base + tables.PUBLIC_SERVICE[districts] * POINT
        if worth > best[count][0]:
            best[count] = (worth, squares)
    return tuple(best)


@lru_cache(maxsize=4096)
def harbor_lines(mode: Mode, harbors: int) -> tuple[tuple[int, int], ...]:
    """Every way to settle which Harbors make the scoring row and the scoring column.

    Returns:
        Points of the two lines and the set of Harbors that must be active for them. Longer lines
        may come about beside them; then another entry counts those.
    """

    def runs(lines: tuple[tuple[int, ...], ...]) -> Iterator[tuple[int, int]]:
        yield 0, 0
        for line in lines:
            for start in range(len(line)):
                squares = 0
                for length, square in enumerate(line[start:], 1):
                    if not harbors >> square & 1:
                        break
                    squares |= 1 << square
                    if tables.HARBOR[length]:
                        yield tables.HARBOR[length], squares

    rows, columns = mode.lines
    needed: dict[int, int] = {}
    for row_points, row in runs(rows):
        for column_points, column in runs(columns):
            points = row_points + column_points
            needed[row | column] = max(points, needed.get(row | column, 0))
    return tuple((points, squares) for squares, points in needed.items())


def _subsets(factories: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Every subset of some Factories: its worth, its squares, how many they are."""
    subsets = [(0, 0, 0)]
    for worth, bit in factories:
        subsets += [(w + worth, squares | bit, count + 1) for w, squares, count in subsets]
    return iter(subsets)


@lru_cache(maxsize=4096)
def industry(
    mode: Mode, shops: Squares, factories: Squares, harbors: Squares
) -> tuple[tuple[Plan, ...], ...]:
    """The best choice of Shops, Factories and Harbors, without the points for customers.

    Once it is settled which Factories are active and which Harbors make the lines, every Shop and
    every other Harbor has a worth of its own, and the best of them can simply be picked.

    Args:
        mode: Gives the shape of the city.
        shops: Squares with Shops and the points of each from Monuments; likewise
        factories: (from Monuments and Office Towers) and
        harbors: (from Monuments and printed).

    Returns:
        Plans by how many Shops are active, then by how many Factories and Harbors together.
    """
    near = mode.neighbours
    markets = sum(1 << square for square, _ in shops + harbors)
    alone: list[tuple[int, int]] = []
    linked: list[tuple[int, int]] = []
    for square, points in factories:
        group = linked if near[square] & markets else alone
        group.append((points * POINT + STAFFED, 1 << square))
    lines = harbor_lines(mode, sum(1 << square for square, _ in harbors))
    shop_each = tables.FACTORY[Kind.SHOP] * POINT
    harbor_each = tables.FACTORY[Kind.HARBOR] * POINT
    shop_base = [(points * POINT + ACTIVE, 1 << sq, near[sq]) for sq, points in shops]
    harbor_base = [(points * POINT + STAFFED, 1 << sq, near[sq]) for sq, points in harbors]
    nothing: Plan = (NEVER, 0)
    size = len(factories) + len(harbors) + 1
    best = [[nothing] * size for _ in range(len(shops) + 1)]
    for factories_worth, chosen, staff in _subsets(linked):
        staffed = [nothing] * size
        docks = [(w + harbor_each * (n & chosen).bit_count(), bit) for w, bit, n in harbor_base]
        for points, needed in lines:
            worth = factories_worth + points * POINT
            squares = chosen
            count = staff
            spare = alone.copy()
            for dock in docks:
                if dock[1] & needed:
                    worth += dock[0]
                    squares |= dock[1]
                    count += 1
                else:
                    spare.append(dock)
            if worth > staffed[count][0]:
                staffed[count] = (worth, squares)
            spare.sort(reverse=True)
            for more, bit in spare:
                worth += more
                squares |= bit
                count += 1
                if worth > staffed[count][0]:
                    staffed[count] = (worth, squares)
        stalls = [(w + shop_each * (n & chosen).bit_count(), bit) for w, bit, n in shop_base]
        stalls.sort(reverse=True)
        shop_worth = shop_squares = 0
        for row, stall in zip(best, [(0, 0), *stalls], strict=True):
            shop_worth += stall[0]
            shop_squares |= stall[1]
            for count in range(staff, size):
                worth, squares = staffed[count]
                if shop_worth + worth > row[count][0]:
                    row[count] = (shop_worth + worth, shop_squares | squares)
    return tuple(map(tuple, best))


@lru_cache(maxsize=8)
def customers(most: int, squares: int) -> tuple[int, ...]:
    """The worth of customers by their number, Shops that take ``most`` each being filled in turn."""
    return tuple(
        (count // most * tables.SHOP[most] + tables.SHOP[count % most]) * POINT + count * SETTLED
        for count in range(most * squares + 1)
    )


@lru_cache(maxsize=4096)
def office_hope(mode: Mode, offices: Squares, active: int) -> int:
    """No choice of so many active Office Towers is worth more than this."""
    if not active:
        return 0
    every_office = sum(1 << square for square, _ in offices)
    largest = max(group.bit_count() for group in groups(every_office, mode.neighbours))
    points = sorted(
        office_points(min(active, largest), min(floors, mode.max_floors)) for _, floors in offices
    )
    return active * STAFFED + sum(points[-active:]) * POINT


@lru_cache(maxsize=4096)
def office_sets(mode: Mode, offices: Squares, active: int) -> tuple[Plan, ...]:
    """Every choice of so many active Office Towers with their points, the best first."""
    sets = []
    for chosen in combinations(offices, active):
        floors = dict(chosen)
        worth = active * STAFFED
        squares = sum(1 << square for square in floors)
        for group in groups(squares, mode.neighbours):
            size = group.bit_count()
            for square in bits(group):
                height = min(floors[square], mode.max_floors)
                worth += office_points(size, height) * POINT
        sets.append((worth, squares))
    return tuple(sorted(sets, reverse=True))
