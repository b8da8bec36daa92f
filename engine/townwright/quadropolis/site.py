"""The Construction Site: 5 x 5 squares and the 20 slots around it.

Squares are numbered from 0, row by row from the top left; slots by name: the side and the number
of the column (N, S) or of the row (E, W). A set of slots is an integer whose bit i is ``SLOTS[i]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SIDE: Final = 5
"""Squares along a side."""

SQUARES: Final = SIDE * SIDE
"""How many squares the Site has."""

SLOTS: Final = tuple(f"{side}{line}" for side in "NESW" for line in range(1, SIDE + 1))
"""All slots: the north side from the left, east from the top, south from the left, west from the top."""

SLOT_INDEX: Final[Mapping[str, int]] = {name: index for index, name in enumerate(SLOTS)}
"""Slots by name."""


def _square_from(slot: str, number: int) -> int:
    """The ``number``-th square seen from a slot (rules 3.1)."""
    side, line = slot[0], int(slot[1]) - 1
    depth = number - 1 if side in "NW" else SIDE - number
    return depth * SIDE + line if side in "NS" else line * SIDE + depth


TAKES: Final = tuple(tuple(_square_from(slot, number) for slot in SLOTS) for number in range(1, SIDE + 1))
"""``TAKES[number - 1][slot]``: the square that an architect with this number reaches from a slot."""

SHUT: Final = tuple(
    sum(
        1 << index
        for index, slot in enumerate(SLOTS)
        if int(slot[1]) - 1 == (square % SIDE if slot[0] in "NS" else square // SIDE)
    )
    for square in range(SQUARES)
)
"""By square, the four slots that the Urbanist shuts when he stands there (rules 3.1)."""

ALL_SLOTS: Final = (1 << len(SLOTS)) - 1
"""The set of all slots."""
