"""The best way to distribute a city's Inhabitants and Energy, exactly (rules 4.1-4.7).

What is best is decided by Victory Points, then by Inhabitants on buildings, then by the fewest
empty squares. All three are carried in one integer, a *worth*, in which a point outweighs any
number of Inhabitants and an Inhabitant any number of squares, so sums and comparisons of worths
are sums and comparisons of all three at once.

The city falls into parts that touch each other only through the resources they share:

* residences: Tower Blocks and the Parks beside them. They take Energy only.
* services: Public Services. They take Inhabitants only.
* industry: Factories, Harbors and Shops, which score through each other.
* customers: Inhabitants in active Shops. The points of a Shop grow faster with each customer,
  so filling one Shop after the other is best.

Each part is a small exact table by the resources it takes, and combining the tables is exact as
well. More Energy in use never costs points (an active Tower Block or Shop scores nothing
negative), so either all Energy that can be used is, or all Tower Blocks and Shops are active.
Office Towers reach into two parts; every set of active ones is tried, the most promising first,
until none of the others could be better.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from . import tables
from .city import City
from .modes import Mode
from .scoring import Points, bits, groups, office_points, score
from .tiles import Kind

_POINT = 1 << 24
_PLACED = 1 << 12
_ACTIVE = 1
_FIELD = _PLACED - 1

_SETTLED = _POINT + _PLACED
"""Worth of an Inhabitant put to use: he is on a building, and does not cost the point that an
idle one costs."""

_STAFFED = _SETTLED + _ACTIVE
"""Worth of a building that takes an Inhabitant, before any points of its own."""

_NEVER = -(1 << 60)

_KINDS = tuple(Kind)

Plan = tuple[int, int]
"""A worth and the set of active squares that gives it."""

Squares = tuple[tuple[int, int], ...]
"""Squares of one kind, each with a number: its floors, or the points it has from elsewhere."""


class Optimum(NamedTuple):
    """What the best allocation of a city comes to."""

    total: int
    """Victory Points."""
    placed: int
    """Inhabitants on buildings, activating them or as customers."""
    active: int
    """Squares with an active building."""


@dataclass(frozen=True, slots=True)
class Allocation:
    """The best allocation of a city: where everything goes and what it scores.

    Attributes:
        total: Victory Points.
        points: Points by kind of building.
        active: The set of squares with active buildings.
        customers: Customers by square, for Shops that have any.
        absorbing: Squares of the Parks that take a surplus Energy.
        inhabitants_placed: Inhabitants on buildings, activating them or as customers.
        unused_inhabitants: Inhabitants left over, each costing a point.
        unused_energy: Energy left over that no Park absorbs, each costing a point.
    """

    total: int
    points: Points
    active: int
    customers: dict[int, int]
    absorbing: tuple[int, ...]
    inhabitants_placed: int
    unused_inhabitants: int
    unused_energy: int


@lru_cache(maxsize=4096)
def _residences(mode: Mode, towers: Squares, parks: Squares, active: int) -> Plan:
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
        (tables.TOWER_BLOCK[min(floors, mode.max_floors)] * _POINT + _ACTIVE, 1 << square)
        for square, floors in towers
    ]
    alone = sorted((w for w in worths if not w[1] & beside_park), reverse=True)
    linked = [w for w in worths if w[1] & beside_park]
    best: Plan = (_NEVER, 0)
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
                worth += tables.PARK[offices + (near[square] & squares).bit_count()] * _POINT
            if worth > best[0]:
                best = (worth, squares)
    return best


@lru_cache(maxsize=4096)
def _services(mode: Mode, services: Squares) -> tuple[Plan, ...]:
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
                worth += points * _POINT + _STAFFED
                squares |= 1 << square
                if worth > plans.get((districts + 1, count), (_NEVER, 0))[0]:
                    plans[districts + 1, count] = (worth, squares)
    best: list[Plan] = [(_NEVER, 0)] * (len(services) + 1)
    for (districts, count), (base, squares) in plans.items():
        worth = base + tables.PUBLIC_SERVICE[districts] * _POINT
        if worth > best[count][0]:
            best[count] = (worth, squares)
    return tuple(best)


@lru_cache(maxsize=4096)
def _harbor_lines(mode: Mode, harbors: int) -> tuple[tuple[int, int], ...]:
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
def _industry(
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
        group.append((points * _POINT + _STAFFED, 1 << square))
    lines = _harbor_lines(mode, sum(1 << square for square, _ in harbors))
    shop_each = tables.FACTORY[Kind.SHOP] * _POINT
    harbor_each = tables.FACTORY[Kind.HARBOR] * _POINT
    shop_base = [(points * _POINT + _ACTIVE, 1 << sq, near[sq]) for sq, points in shops]
    harbor_base = [(points * _POINT + _STAFFED, 1 << sq, near[sq]) for sq, points in harbors]
    nothing: Plan = (_NEVER, 0)
    size = len(factories) + len(harbors) + 1
    best = [[nothing] * size for _ in range(len(shops) + 1)]
    for factories_worth, chosen, staff in _subsets(linked):
        staffed = [nothing] * size
        docks = [(w + harbor_each * (n & chosen).bit_count(), bit) for w, bit, n in harbor_base]
        for points, needed in lines:
            worth = factories_worth + points * _POINT
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
def _customers(most: int, squares: int) -> tuple[int, ...]:
    """The worth of customers by their number, Shops that take ``most`` each being filled in turn."""
    return tuple(
        (count // most * tables.SHOP[most] + tables.SHOP[count % most]) * _POINT + count * _SETTLED
        for count in range(most * squares + 1)
    )


@lru_cache(maxsize=4096)
def _office_sets(mode: Mode, offices: Squares, active: int) -> tuple[Plan, ...]:
    """Every choice of so many active Office Towers with their points, the best first."""
    sets = []
    for chosen in combinations(offices, active):
        floors = dict(chosen)
        worth = active * _STAFFED
        squares = sum(1 << square for square in floors)
        for group in groups(squares, mode.neighbours):
            size = group.bit_count()
            for square in bits(group):
                height = min(floors[square], mode.max_floors)
                worth += office_points(size, height) * _POINT
        sets.append((worth, squares))
    return tuple(sorted(sets, reverse=True))


class _Survey:
    """A city sorted by kind, and the solver that puts its parts together."""

    def __init__(self, city: City) -> None:
        mode = self.mode = city.mode
        near = mode.neighbours
        self.energy = city.energy
        self.inhabitants = city.inhabitants
        self.absorbers = 0
        of_kind: dict[Kind, list[tuple[int, int]]] = {kind: [] for kind in _KINDS}
        for square, stack in enumerate(city.stacks):
            if stack:
                tile = stack[0]
                kind = tile.kind
                of_kind[kind].append((square, len(stack) if kind in city.floors else tile.points))
                if tile.absorbs:
                    self.absorbers += 1
        monuments = sum(1 << square for square, _ in of_kind[Kind.MONUMENT])

        def with_monuments(kind: Kind) -> Squares:
            if not monuments:
                return tuple(of_kind[kind])
            each = tables.MONUMENT[kind]
            return tuple(
                (square, points + each * (near[square] & monuments).bit_count())
                for square, points in of_kind[kind]
            )

        self.towers = tuple(of_kind[Kind.TOWER_BLOCK])
        self.offices = tuple(of_kind[Kind.OFFICE_TOWER])
        self.shops = with_monuments(Kind.SHOP)
        self.factories = with_monuments(Kind.FACTORY)
        self.harbors = with_monuments(Kind.HARBOR)
        self.parks = with_monuments(Kind.PARK)
        self.services = _services(mode, with_monuments(Kind.PUBLIC_SERVICE))
        self.customers = _customers(mode.max_customers, mode.squares)
        # Parks and Monuments need nothing, so they are always active.
        self.given = sum(points * _POINT + _ACTIVE for _, points in self.parks)
        self.given += len(of_kind[Kind.MONUMENT]) * _ACTIVE
        self.always_active = monuments | sum(1 << square for square, _ in self.parks)

    def rest(self, offices: int, energy: int, inhabitants: int) -> Plan:
        """The best plan for everything but Office Towers.

        Args:
            offices: The set of squares with active Office Towers.
            energy: Energy left for the rest.
            inhabitants: Inhabitants left for the rest.
        """
        mode = self.mode
        near = mode.neighbours
        each = tables.FACTORY[Kind.OFFICE_TOWER]
        factories, parks = self.factories, tuple((square, 0) for square, _ in self.parks)
        if offices:
            factories = tuple(
                (sq, points + each * (near[sq] & offices).bit_count()) for sq, points in factories
            )
            parks = tuple((sq, (near[sq] & offices).bit_count()) for sq, _ in parks)
        industry = _industry(mode, self.shops, factories, self.harbors)
        services, customers = self.services, self.customers
        towers, shops = len(self.towers), len(self.shops)
        best: Plan = (_NEVER, 0)
        usable = min(energy, towers + shops)
        polluting = max(0, energy - usable - self.absorbers)
        for open_shops in range(max(0, usable - towers), min(shops, usable) + 1):
            home_worth, home = _residences(mode, self.towers, parks, usable - open_shops)
            room = open_shops * mode.max_customers
            fixed = home_worth - polluting * _POINT
            for staff, (work_worth, work) in enumerate(industry[open_shops]):
                left = inhabitants - staff
                if left < 0:
                    break
                for service_worth, service in services:
                    worth = fixed + work_worth + service_worth
                    worth += customers[min(room, left)]
                    if worth > best[0]:
                        best = (worth, home | work | service)
                    left -= 1
                    if left < 0:
                        break
        return best

    def best(self) -> Plan:
        """The best plan of the whole city."""
        every_office = sum(1 << square for square, _ in self.offices)
        best: Plan = (_NEVER, 0)
        for n in range(min(self.energy, self.inhabitants, len(self.offices)), -1, -1):
            energy, inhabitants = self.energy - n, self.inhabitants - n
            # No set of active Office Towers helps the rest more than all of them would.
            at_best = self.rest(every_office, energy, inhabitants)
            for worth, offices in _office_sets(self.mode, self.offices, n):
                if worth + at_best[0] <= best[0]:
                    break
                plan = at_best
                if offices != every_office:
                    plan = self.rest(offices, energy, inhabitants)
                if worth + plan[0] > best[0]:
                    best = (worth + plan[0], offices | plan[1])
        return (
            best[0] + self.given - self.inhabitants * _POINT,
            best[1] | self.always_active,
        )


def optimum(city: City) -> Optimum:
    """What the best allocation of a city comes to."""
    worth, _ = _Survey(city).best()
    return Optimum(worth // _POINT, worth // _PLACED & _FIELD, worth & _FIELD)


def allocate(city: City) -> Allocation:
    """The best allocation of a city, with what goes where."""
    worth, active = _Survey(city).best()
    mode = city.mode
    placed = worth // _PLACED & _FIELD
    customers: dict[int, int] = {}
    waiting, running = placed, 0
    shops, parks = [], []
    for square, stack in city.buildings():
        if not active >> square & 1:
            continue
        waiting -= stack[0].needs_inhabitant
        running += stack[0].needs_energy
        if stack[0].kind is Kind.SHOP:
            shops.append(square)
        elif stack[0].absorbs:
            parks.append(square)
    for square in shops:
        if waiting:
            customers[square] = min(waiting, mode.max_customers)
            waiting -= customers[square]
    surplus = city.energy - running
    absorbing = tuple(parks[:surplus])
    return Allocation(
        total=worth // _POINT,
        points=score(city, active, customers),
        active=active,
        customers=customers,
        absorbing=absorbing,
        inhabitants_placed=placed,
        unused_inhabitants=city.inhabitants - placed,
        unused_energy=surplus - len(absorbing),
    )
