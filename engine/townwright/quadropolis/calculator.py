"""The score sheet of one city, for people who play on a real table."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.game import Json

from .allocation import Allocation, allocate
from .city import City, Fault
from .modes import Mode
from .notation import parse_city
from .scoring import bits
from .tiles import Kind


@dataclass(frozen=True)
class Sheet:
    """A city, its best allocation, and what is impossible about it.

    Attributes:
        city: The city.
        best: Its best allocation.
        faults: Everything that no real game can produce; it is scored all the same.
    """

    city: City
    best: Allocation
    faults: tuple[Fault, ...]

    @property
    def inactive(self) -> list[int]:
        """Squares whose building is not activated."""
        return [square for square, _ in self.city.buildings() if not self.best.active >> square & 1]

    def to_json(self) -> Json:
        """As the command line prints it; squares stand under their names."""
        names = self.city.mode.square_names
        best = self.best
        data: Json = {
            "total": best.total,
            "points": {kind.category: best.points[kind] for kind in Kind},
            "unused_inhabitants": best.unused_inhabitants,
            "unused_energy": best.unused_energy,
            "inhabitants_placed": best.inhabitants_placed,
            "allocation": {
                "active": [names[square] for square in bits(best.active)],
                "inactive": [names[square] for square in self.inactive],
                "customers": {names[square]: count for square, count in best.customers.items()},
                "absorbing": [names[square] for square in best.absorbing],
            },
        }
        if self.faults:
            data["warnings"] = list(map(str, self.faults))
        return data

    def __str__(self) -> str:
        names = self.city.mode.square_names
        best = self.best
        lines = [f"warning: {fault}" for fault in self.faults]
        lines += [
            f"{kind.category.replace('_', ' '):<20}{best.points[kind]:>5}"
            for kind in Kind
            if best.points[kind]
        ]
        if best.unused_inhabitants:
            lines.append(f"{'unused inhabitants':<20}{-best.unused_inhabitants:>5}")
        if best.unused_energy:
            lines.append(f"{'unused energy':<20}{-best.unused_energy:>5}")
        lines.append(f"{'total':<20}{best.total:>5}")
        lines.append(f"inhabitants on buildings: {best.inhabitants_placed}")
        if best.customers:
            customers = ", ".join(f"{names[sq]} {count}" for sq, count in best.customers.items())
            lines.append(f"customers: {customers}")
        if best.absorbing:
            lines.append(f"parks that absorb energy: {', '.join(names[sq] for sq in best.absorbing)}")
        if self.inactive:
            lines.append(f"not activated: {', '.join(names[sq] for sq in self.inactive)}")
        return "\n".join(lines)


def calculate(text: str, mode: Mode) -> Sheet:
    """The score sheet of a city in notation.

    Raises:
        NotationError: The text is no city.
    """
    city = parse_city(text, mode)
    return Sheet(city, allocate(city), tuple(city.faults()))
