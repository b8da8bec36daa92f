"""The building tiles: what each kind is, what each tile brings, and which tiles the box holds.

A tile is named by a short code, the same in saved games, in city notation and on the command line::

    T1 T2 T3     Tower Block bringing 1, 2 or 3 Inhabitants; T1m also takes the Mayor
    S            Shop
    U0 U1 U2     Public Service with 0, 1 or 2 printed Victory Points
    P  G         Park; Playground (a Park that absorbs no Energy, brings 1 Inhabitant)
    F1 F2 F3     Factory bringing 1, 2 or 3 Energy
    H..          Harbor: ii, ee, ie = the two resources it brings; v1 v2 v3 = printed Victory Points
    O  M         Office Tower; Monument
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from townwright.core.errors import NotationError


class Kind(StrEnum):
    """The kinds of building; the value is the first letter of the tile's code."""

    TOWER_BLOCK = "T"
    SHOP = "S"
    PUBLIC_SERVICE = "U"
    PARK = "P"
    FACTORY = "F"
    HARBOR = "H"
    OFFICE_TOWER = "O"
    MONUMENT = "M"

    @property
    def category(self) -> str:
        """The kind's name in score sheets and JSON, such as ``tower_block``."""
        return self.name.lower()


STACKING: Final = frozenset({Kind.TOWER_BLOCK, Kind.OFFICE_TOWER})
"""Kinds that may be built on top of their own kind (rules 3.3)."""

NEEDS_INHABITANT: Final = frozenset({Kind.PUBLIC_SERVICE, Kind.FACTORY, Kind.HARBOR, Kind.OFFICE_TOWER})
"""Kinds whose activation takes one Inhabitant (rules 4.1)."""

NEEDS_ENERGY: Final = frozenset({Kind.TOWER_BLOCK, Kind.SHOP, Kind.OFFICE_TOWER})
"""Kinds whose activation takes one Energy (rules 4.1)."""


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One building tile. There is exactly one object per code, so tiles compare by identity.

    Attributes:
        code: The tile's code, such as ``"T1m"``.
        kind: What it is.
        inhabitants: Inhabitants that it brings when it is built.
        energy: Energy that it brings when it is built.
        points: Victory Points printed on it, scored when it is active.
        mayor: Whether building it takes the Mayor pawn (rules 3.4).
        absorbs: Whether it takes one surplus Energy at the end (rules 4.3).
    """

    code: str
    kind: Kind
    inhabitants: int = 0
    energy: int = 0
    points: int = 0
    mayor: bool = False
    absorbs: bool = False

    @property
    def needs_inhabitant(self) -> bool:
        """Whether activating it takes one Inhabitant (rules 4.1)."""
        return self.kind in NEEDS_INHABITANT

    @property
    def needs_energy(self) -> bool:
        """Whether activating it takes one Energy (rules 4.1)."""
        return self.kind in NEEDS_ENERGY

    def __reduce__(self) -> str | tuple[object, ...]:
        return (tile, (self.code,))

    def __copy__(self) -> Tile:
        return self

    def __deepcopy__(self, memo: object) -> Tile:
        return self


TILES: Final[dict[str, Tile]] = {
    t.code: t
    for t in (
        Tile("T1", Kind.TOWER_BLOCK, inhabitants=1),
        Tile("T1m", Kind.TOWER_BLOCK, inhabitants=1, mayor=True),
        Tile("T2", Kind.TOWER_BLOCK, inhabitants=2),
        Tile("T3", Kind.TOWER_BLOCK, inhabitants=3),
        Tile("S", Kind.SHOP),
        Tile("U0", Kind.PUBLIC_SERVICE),
        Tile("U1", Kind.PUBLIC_SERVICE, points=1),
        Tile("U2", Kind.PUBLIC_SERVICE, points=2),
        Tile("P", Kind.PARK, absorbs=True),
        Tile("G", Kind.PARK, inhabitants=1),
        Tile("F1", Kind.FACTORY, energy=1),
        Tile("F2", Kind.FACTORY, energy=2),
        Tile("F3", Kind.FACTORY, energy=3),
        Tile("Hii", Kind.HARBOR, inhabitants=2),
        Tile("Hee", Kind.HARBOR, energy=2),
        Tile("Hie", Kind.HARBOR, inhabitants=1, energy=1),
        Tile("Hv1", Kind.HARBOR, points=1),
        Tile("Hv2", Kind.HARBOR, points=2),
        Tile("Hv3", Kind.HARBOR, points=3),
        Tile("O", Kind.OFFICE_TOWER),
        Tile("M", Kind.MONUMENT),
    )
}
"""Every tile by its code."""


def tile(code: str) -> Tile:
    """The tile with this code.

    Raises:
        NotationError: There is no such tile.
    """
    found = TILES.get(code)
    if found is None:
        raise NotationError(f"unknown tile {code!r}: expected one of {' '.join(TILES)}")
    return found


@dataclass(frozen=True, slots=True)
class Printed:
    """One tile of a round's set with the mark on its back.

    Attributes:
        tile: The tile.
        least_players: It is turned up only with at least so many players (rules 1.2).
    """

    tile: Tile
    least_players: int


def parse_round(text: str) -> tuple[Printed, ...]:
    """The set of one round, written as in the tables below.

    ``/34`` marks a tile for 3 and 4 players, ``/4`` one for 4 players only.
    """
    marks = {"": 2, "34": 3, "4": 4}
    printed = []
    for word in text.split():
        code, _, mark = word.partition("/")
        printed.append(Printed(tile(code), marks[mark]))
    return tuple(printed)


CLASSIC_ROUNDS: Final = tuple(
    map(
        parse_round,
        (
            "T1m T1 T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P/4 F1 F1/34 F2 F3 Hii Hee Hie/34 Hv1/4",
            "T1m T1 T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P/4 F1 F2 F2/34 F3 Hv2 Hie Hii/34 Hie/4",
            "T1m T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P P/4 F1 F2 F2/34 F3 Hii Hv2 Hee/34 Hie/4",
            "T1 T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P/4 F1 F2 F2/34 F3 Hee Hv3 Hie Hii/34 Hie/4",
        ),
    )
)
"""The Classic tiles, round by round."""

EXPERT_ROUNDS: Final = tuple(
    map(
        parse_round,
        (
            "T1m T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/4 U2 P P P/4 F1/34 F2 F3 Hii Hee Hie/34 Hv1/4 O O O/34",
            "T1m T2 T2/34 T2/4 T3 S S/4 U0 U1/34 U1/4 U2 P P P/4 F2 F2/34 F3 Hv2 Hie Hii/34 Hie/4 O O O M",
            "T1m T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P/4 F2 F2/34 F3 Hii Hv2 Hee/34 Hie/4 O O O M",
            "T1m T1 T2/34 T2/4 T3 S S S/4 U0 U1/4 U2 P P P/4 F2 F2/34 F3 Hee Hv3 Hie/4 O O O O/34 M/34",
            "T2 T2/34 T2/4 T3 T3 S S S/4 U0 U1/34 U2 P P/4 F2 F2/34 F3 Hv3 Hv3 Hie Hie/4 O O O O/34 M/4",
        ),
    )
)
"""The Expert tiles, round by round."""


def with_playground(printed: tuple[Printed, ...]) -> tuple[Printed, ...]:
    """The set of one round with the first unmarked Park replaced by a Playground."""
    park = tile("P")
    at = next(i for i, p in enumerate(printed) if p.tile is park and p.least_players == 2)
    return (*printed[:at], Printed(tile("G"), 2), *printed[at + 1 :])
