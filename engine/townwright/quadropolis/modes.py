"""Classic and Expert: everything in which the two modes differ, as data.

No other module asks which mode is played; it asks the mode for the number it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from .tiles import CLASSIC_ROUNDS, EXPERT_ROUNDS, Printed

ROWS: Final = 4
"""Rows of a city, in both modes."""

TURNS_IN_ROUND: Final = 4
"""Turns that every player has in a round (rules 3)."""


@dataclass(frozen=True, eq=False)
class Mode:
    """One of the two ways to play, and the shape of its cities.

    Squares of a city are numbered from 0, row by row from the top left. A set of squares is an
    integer whose bit i stands for square i.

    Attributes:
        name: Its name in options and recorded games.
        rounds: The tiles of each round.
        columns: Columns of a city.
        districts: The district of each square, 1 and up.
        numbers: Expert's printed number of each square; empty in Classic, where an architect is
            matched with rows and columns.
        architects: Architects are numbered 1 to this.
        pooled: Whether all players draw on one pool of architects (rules 1.4).
        max_floors: How high a stack may grow (rules 3.3).
        max_customers: How many Inhabitants a Shop can take as customers (rules 4.2).
    """

    name: str
    rounds: tuple[tuple[Printed, ...], ...]
    columns: int
    districts: tuple[int, ...]
    numbers: tuple[int, ...]
    architects: int
    pooled: bool
    max_floors: int
    max_customers: int

    @cached_property
    def squares(self) -> int:
        """How many squares a city has."""
        return ROWS * self.columns

    @cached_property
    def square_names(self) -> tuple[str, ...]:
        """Names by square: a column letter from the left and a row number from the top."""
        return tuple(f"{'abcde'[c]}{r + 1}" for r in range(ROWS) for c in range(self.columns))

    @cached_property
    def square_index(self) -> Mapping[str, int]:
        """Squares by name."""
        return {name: square for square, name in enumerate(self.square_names)}

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """By architect, the squares that he makes eligible (rules 3.3); index 0 is unused."""

        def eligible(square: int, architect: int) -> bool:
            if self.numbers:
                return architect in (self.numbers[square], self.districts[square])
            return architect in (square // self.columns + 1, square % self.columns + 1)

        return tuple(
            sum(1 << s for s in range(self.squares) if eligible(s, architect))
            for architect in range(self.architects + 1)
        )

    @cached_property
    def neighbours(self) -> tuple[int, ...]:
        """By square, the set of squares that share a side with it (rules 2)."""

        def adjacent(square: int) -> int:
            row, column = divmod(square, self.columns)
            around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            return sum(
                1 << r * self.columns + c for r, c in around if 0 <= r < ROWS and 0 <= c < self.columns
            )

        return tuple(map(adjacent, range(self.squares)))

    @cached_property
    def lines(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """The rows and the columns, each as the squares along it."""
        rows = tuple(tuple(range(r * self.columns, (r + 1) * self.columns)) for r in range(ROWS))
        return rows, tuple(zip(*rows, strict=True))

    @cached_property
    def box(self) -> Mapping[str, int]:
        """How many of each tile the mode's rounds hold, by code."""
        count: dict[str, int] = {}
        for printed in self.rounds:
            for p in printed:
                count[p.tile.code] = count.get(p.tile.code, 0) + 1
        return count


def _expert_squares(plan: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Districts and numbers of the Expert city, from ``district:number`` words (rules 2)."""
    pairs = [tuple(map(int, word.split(":"))) for word in plan.split()]
    return tuple(d for d, _ in pairs), tuple(n for _, n in pairs)


_EXPERT_DISTRICTS, _EXPERT_NUMBERS = _expert_squares(
    "1:2 1:3 4:1 2:1 2:3  1:5 1:4 4:2 2:5 2:4  5:1 5:2 4:3 3:1 3:2  5:4 5:3 4:5 3:5 3:4"
)

CLASSIC: Final = Mode(
    name="classic",
    rounds=CLASSIC_ROUNDS,
    columns=4,
    districts=(1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4),
    numbers=(),
    architects=4,
    pooled=False,
    max_floors=4,
    max_customers=4,
)

EXPERT: Final = Mode(
    name="expert",
    rounds=EXPERT_ROUNDS,
    columns=5,
    districts=_EXPERT_DISTRICTS,
    numbers=_EXPERT_NUMBERS,
    architects=5,
    pooled=True,
    max_floors=5,
    max_customers=5,
)

MODES: Final[Mapping[str, Mode]] = {mode.name: mode for mode in (CLASSIC, EXPERT)}
"""Both modes by name."""
