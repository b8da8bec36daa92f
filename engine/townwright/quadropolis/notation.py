"""Cities as text: rows from the top joined by ``/``, squares by ``,``, ``.`` for an empty square.

A stack is one square: ``T213`` is a Tower Block whose floors brought 2, 1 and 3 Inhabitants from
the ground up (``m`` after a digit: the Mayor's tile), ``O3`` an Office Tower of 3 floors. Other
tiles are written with their codes.

>>> from townwright.quadropolis.modes import CLASSIC
>>> city = parse_city("T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,.", CLASSIC)
>>> city.inhabitants, city.energy
(7, 3)
>>> format_city(city)
'T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,.'
"""

from __future__ import annotations

import re

from townwright.core.errors import NotationError

from .city import City, Stack
from .modes import ROWS, Mode
from .tiles import TILES, Kind, tile

_TOWER_BLOCK = re.compile(r"T(?:1m?|[23])+")
_FLOOR = re.compile(r"[123]m?")
HIGHEST = 32
"""No stack is read with more floors than this, however impossible the city may be."""


def parse_city(text: str, mode: Mode) -> City:
    """Read a city.

    Stacks higher than the rules allow are read as well: `City.faults` names them.

    Raises:
        NotationError: Names the row and square that cannot be read, and what was expected.
    """
    rows = text.strip().split("/")
    if len(rows) != ROWS:
        raise NotationError(f"city: expected {ROWS} rows joined by '/', got {len(rows)}")
    city = City(mode)
    for r, row in enumerate(rows):
        words = row.split(",")
        if len(words) != mode.columns:
            raise NotationError(
                f"city, row {r + 1}: expected {mode.columns} squares joined by ',' in"
                f" {mode.name} mode, got {len(words)}"
            )
        for c, word in enumerate(words):
            square = r * mode.columns + c
            for floor in parse_stack(word.strip(), mode.square_names[square]):
                city.build(square, floor)
    return city


def parse_stack(word: str, where: str) -> Stack:
    """Read what stands on one square; ``where`` is named in errors."""
    if word == ".":
        return ()
    floors: list[str] = []
    if _TOWER_BLOCK.fullmatch(word):
        floors = [f"T{floor}" for floor in _FLOOR.findall(word)]
    elif word == "O" or re.fullmatch(r"O[1-9][0-9]?", word):
        floors = ["O"] * int(word[1:] or 1)
    elif word in TILES:
        floors = [word]
    else:
        shown = word if len(word) <= 20 else word[:20] + "..."
        raise NotationError(
            f"city, square {where}: cannot read {shown!r}: expected '.', a stack such as T213 or"
            f" O3, or one of {' '.join(c for c in TILES if c[0] not in 'TO')}"
        )
    if len(floors) > HIGHEST:
        raise NotationError(f"city, square {where}: {len(floors)} floors: at most {HIGHEST} are read")
    return tuple(map(tile, floors))


def format_stack(stack: Stack) -> str:
    """What stands on one square, as text."""
    if not stack:
        return "."
    if stack[0].kind is Kind.TOWER_BLOCK:
        return "T" + "".join(floor.code[1:] for floor in stack)
    if stack[0].kind is Kind.OFFICE_TOWER:
        return f"O{len(stack)}"
    return stack[0].code


def format_city(city: City) -> str:
    """A city as text; `parse_city` reads it."""
    return "/".join(",".join(map(format_stack, row)) for row in city.rows())
