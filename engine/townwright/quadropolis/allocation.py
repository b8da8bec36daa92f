"""The best way to distribute a city's Inhabitants and Energy, exactly (rules 4.1-4.7).

What is best is decided by Victory Points, then by Inhabitants on buildings, then by the fewest
empty squares. The city falls into parts that share nothing but resources; each is a small exact
table (see `parts`), and putting the tables together is exact as well. More Energy in use never
costs points (an active Tower Block or Shop scores nothing negative), so either all Energy that can
be used is, or all Tower Blocks and Shops are active. Office Towers reach into two parts; every set
of active ones is tried, the most promising first, until none of the others could be better.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from . import parts, tables
from .city import City
from .parts import ACTIVE, NEVER, PLACED, POINT, Plan, Squares
from .scoring import Points, score
from .tiles import Kind

_KINDS = tuple(Kind)
_FIELD = PLACED - 1


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
        self.services = parts.services(mode, with_monuments(Kind.PUBLIC_SERVICE))
        self.customers = parts.customers(mode.max_customers, mode.squares)
        # Parks and Monuments need nothing, so they are always active.
        self.given = sum(points * POINT + ACTIVE for _, points in self.parks)
        self.given += len(of_kind[Kind.MONUMENT]) * ACTIVE
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
        industry = parts.industry(mode, self.shops, factories, self.harbors)
        services, customers = self.services, self.customers
        towers, shops = len(self.towers), len(self.shops)
        best: Plan = (NEVER, 0)
        usable = min(energy, towers + shops)
        polluting = max(0, energy - usable - self.absorbers)
        for open_shops in range(max(0, usable - towers), min(shops, usable) + 1):
            home_worth, home = parts.residences(mode, self.towers, parks, usable - open_shops)
            room = open_shops * mode.max_customers
            fixed = home_worth - polluting * POINT
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
        best: Plan = (NEVER, 0)
        for n in range(min(self.energy, self.inhabitants, len(self.offices)), -1, -1):
            energy, inhabitants = self.energy - n, self.inhabitants - n
            # No set of active Office Towers helps the rest more than all of them would.
            at_best = self.rest(every_office, energy, inhabitants)
            if at_best[0] + parts.office_hope(self.mode, self.offices, n) <= best[0]:
                continue
            for worth, offices in parts.office_sets(self.mode, self.offices, n):
                if worth + at_best[0] <= best[0]:
                    break
                plan = at_best
                if offices != every_office:
                    plan = self.rest(offices, energy, inhabitants)
                if worth + plan[0] > best[0]:
                    best = (worth + plan[0], offices | plan[1])
        return (
            best[0] + self.given - self.inhabitants * POINT,
            best[1] | self.always_active,
        )


def optimum(city: City) -> Optimum:
    """What the best allocation of a city comes to."""
    worth, _ = _Survey(city).best()
    return Optimum(worth // POINT, worth // PLACED & _FIELD, worth & _FIELD)


def allocate(city: City) -> Allocation:
    """The best allocation of a city, with what goes where."""
    worth, active = _Survey(city).best()
    mode = city.mode
    placed = worth // PLACED & _FIELD
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
        total=worth // POINT,
        points=score(city, active, customers),
        active=active,
        customers=customers,
        absorbing=absorbing,
        inhabitants_placed=placed,
        unused_inhabitants=city.inhabitants - placed,
        unused_energy=surplus - len(absorbing),
    )
