"""The action of Quadropolis: one whole turn, and its notation.

``3E2>c4``: architect 3 at the East slot of line 2, the tile built on square c4. ``3E2>x``: the tile
is discarded. ``3E2>-``: the square held no tile.

>>> turn = parse_turn("3E2>c4")
>>> turn
Turn(architect=3, slot='E2', target='c4')
>>> str(turn)
'3E2>c4'
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from townwright.core.errors import NotationError

DISCARD: Final = "x"
"""Target of a turn whose tile is discarded."""

NO_TILE: Final = "-"
"""Target of a turn that took no tile, the square being empty."""


class Turn(NamedTuple):
    """One turn of a player (rules 3).

    Attributes:
        architect: Number of the architect, 1 to 4 (5 in Expert).
        slot: Where he is placed: the side of the Site and the number of the line.
        target: Name of the city's square to build on, `DISCARD` or `NO_TILE`.
    """

    architect: int
    slot: str
    target: str

    def __str__(self) -> str:
        return f"{self.architect}{self.slot}>{self.target}"


_TURN = re.compile(r"([1-5])([NESW][1-5])>([a-e][1-4]|[x-])")


def parse_turn(text: str) -> Turn:
    """Read a turn.

    Raises:
        NotationError: The text is no turn.
    """
    match = _TURN.fullmatch(text)
    if match is None:
        shown = text if len(text) <= 20 else text[:20] + "..."
        raise NotationError(
            f"cannot read turn {shown!r}: expected an architect's number, a slot, '>' and a"
            " square, 'x' or '-', such as 3E2>c4"
        )
    architect, slot, target = match.groups()
    return Turn(int(architect), slot, target)
