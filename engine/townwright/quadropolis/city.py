"""A player's city: what stands on its squares and what it has brought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .modes import ROWS, Mode
from .tiles import STACKING, TILES, Kind, Tile

Stack = tuple[Tile, ...]
"""The tiles on one square, from the ground up; empty where nothing stands."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something about a city that no real game can produce.

    Attributes:
        kind: ``"tiles"`` for more of a tile than the box holds, ``"floors"`` for too high a stack.
        what: The tile's code, or the square's name.
        count: How many there are.
        limit: How many there can be at most.
    """

    kind: str
    what: str
    count: int
    limit: int

    def __str__(self) -> str:
        if self.kind == "floors":
            return f"{self.what}: {self.count} floors, at most {self.limit} can be built"
        return f"{self.what}: {self.count} tiles, the box holds {self.limit}"


class City:
    """The squares of one player.

    Attributes:
        mode: Gives the city its shape.
        stacks: What stands on each square.
        inhabitants: Inhabitants brought so far.
        energy: Energy brought so far.
        empty: The set of empty squares.
        floors: For each stacking kind, by number of floors, the set of squares with such a stack.
    """

    __slots__ = ("empty", "energy", "floors", "inhabitants", "mode", "stacks")

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.stacks: list[Stack] = [()] * mode.squares
        self.inhabitants = 0
        self.energy = 0
        self.empty = (1 << mode.squares) - 1
        self.floors: dict[Kind, list[int]] = {kind: [0] * (mode.max_floors + 1) for kind in STACKING}

    def copy(self) -> City:
        """An independent city."""
        twin = City.__new__(City)
        twin.mode = self.mode
        twin.stacks = self.stacks.copy()
        twin.inhabitants = self.inhabitants
        twin.energy = self.energy
        twin.empty = self.empty
        twin.floors = {kind: sets.copy() for kind, sets in self.floors.items()}
        return twin

    def eligible(self, kind: Kind, architect: int) -> int:
        """The set of squares where a tile may be built with this architect (rules 3.3)."""
        squares = self.empty & self.mode.reach[architect]
        return squares | self.growing(kind, architect) if kind in STACKING else squares

    def growing(self, kind: Kind, architect: int) -> int:
        """The set of stacks of a stacking kind that this architect can add a floor to (rules 3.3)."""
        sets = self.floors[kind]
        if not any(sets):
            return 0
        # Stacks below the limit, on a square within reach or whose next floor has the architect's
        # number. floors[0] stays 0, so a ground floor never profits from that.
        return sum(sets[1:-1]) & self.mode.reach[architect] | sets[architect - 1]

    def build(self, square: int, tile: Tile) -> None:
        """Put a tile on a square, on top of what stands there, and receive what it brings.

        Whether the rules allow it is not checked here.
        """
        stack = self.stacks[square]
        self.stacks[square] = (*stack, tile)
        bit = 1 << square
        self.empty &= ~bit
        self.inhabitants += tile.inhabitants
        self.energy += tile.energy
        sets = self.floors.get(tile.kind)
        if sets is not None:
            height = len(stack)
            if height:
                sets[min(height, len(sets) - 1)] &= ~bit
            sets[min(height + 1, len(sets) - 1)] |= bit

    def buildings(self) -> Iterator[tuple[int, Stack]]:
        """Every square with a building, with its stack."""
        return ((square, stack) for square, stack in enumerate(self.stacks) if stack)

    def faults(self) -> list[Fault]:
        """Everything that no real game in this mode can produce, Playgrounds being allowed."""
        box = self.mode.box
        count: dict[str, int] = dict.fromkeys(TILES, 0)
        faults = []
        for square, stack in self.buildings():
            for tile in stack:
                count[tile.code] += 1
            if len(stack) > self.mode.max_floors:
                name = self.mode.square_names[square]
                faults.append(Fault("floors", name, len(stack), self.mode.max_floors))
        # A round has one Park at most replaced by a Playground.
        limits = {**box, "G": len(self.mode.rounds)}
        faults += [
            Fault("tiles", code, number, limits.get(code, 0))
            for code, number in count.items()
            if number > limits.get(code, 0)
        ]
        parks = box["P"]
        if count["P"] <= parks and count["P"] + count["G"] > parks:
            faults.append(Fault("tiles", "P", count["P"], parks - count["G"]))
        return faults

    def rows(self) -> list[list[Stack]]:
        """The stacks row by row from the top."""
        width = self.mode.columns
        return [self.stacks[r * width : (r + 1) * width] for r in range(ROWS)]
