"""The board: lots, blocks, footprints of buildings, edges, numbered rows and lines (rules 3).

A lot is numbered ``12 * row + column`` from the north-west, both 0 to 11; a block
``6 * row + column``, both 0 to 5. A set of lots is an integer whose bit i stands for lot i.

People call a block by the letter of its column from the west and the number of its row from the
north: ``a1`` to ``f6``. A footprint is called by its block and the part of it: ``c4NW`` one lot,
``c4N`` the northern two, ``c4-SE`` all but the south-eastern, ``c4`` the whole block.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

SIDE: Final = 12
"""Lots along a side of the grid."""

BLOCKS_ALONG: Final = 6
"""Blocks along a side of the grid."""

BLOCKS: Final = BLOCKS_ALONG * BLOCKS_ALONG
"""How many blocks there are."""

ALL_LOTS: Final = (1 << SIDE * SIDE) - 1
"""The set of all lots."""


def lots_where(rows: Iterable[int], columns: Iterable[int]) -> int:
    """The set of lots in some rows and columns of lots."""
    columns = tuple(columns)
    return sum(1 << SIDE * row + column for row in rows for column in columns)


WATER: Final = lots_where((0,), range(SIDE)) | lots_where(range(SIDE), (SIDE - 1,))
"""Lots at the north and the east edge (rules 3.4)."""

WILDERNESS: Final = lots_where((SIDE - 1,), range(SIDE)) | lots_where(range(SIDE), (0,))
"""Lots at the south and the west edge (rules 3.4)."""

EDGES: Final[Mapping[str, int]] = {
    "water": WATER,
    "wilderness": WILDERNESS,
    "any": WATER | WILDERNESS,
}
"""Lots by the name of the edge that they lie at."""

_WESTMOST = lots_where(range(SIDE), (0,))
_EASTMOST = lots_where(range(SIDE), (SIDE - 1,))


def around(lots: int) -> int:
    """The lots themselves and all that touch one of them at a side or a corner (rules 3.2)."""
    wide = lots | (lots & ~_EASTMOST) << 1 | (lots & ~_WESTMOST) >> 1
    return (wide | wide << SIDE | wide >> SIDE) & ALL_LOTS


LOT_OFFSETS: Final = (0, 1, SIDE, SIDE + 1)
"""From the number of a block's north-western lot to those of its NW, NE, SW and SE lots."""

SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "NW": (0,),
    "NE": (1,),
    "SW": (2,),
    "SE": (3,),
    "N": (0, 1),
    "S": (2, 3),
    "W": (0, 2),
    "E": (1, 3),
    "-NW": (1, 2, 3),
    "-NE": (0, 2, 3),
    "-SW": (0, 1, 3),
    "-SE": (0, 1, 2),
    "": (0, 1, 2, 3),
}
"""Every legal shape (rules 3.3) by name: which of a block's NW, NE, SW, SE lots it covers."""


class Footprint(NamedTuple):
    """Lots of one block in a legal shape.

    Attributes:
        name: Such as ``c4N``.
        block: Number of the block.
        size: How many lots.
        lots: The set of the lots.
        around: The set of the lots adjacent to it, itself left out.
    """

    name: str
    block: int
    size: int
    lots: int
    around: int


def block_name(block: int) -> str:
    """A block's name, such as ``c4``."""
    return f"{'abcdef'[block % BLOCKS_ALONG]}{block // BLOCKS_ALONG + 1}"


def first_lot(block: int) -> int:
    """The number of a block's north-western lot."""
    row, column = divmod(block, BLOCKS_ALONG)
    return 2 * SIDE * row + 2 * column


def _footprint(shape: str, block: int) -> Footprint:
    lots = sum(1 << first_lot(block) + LOT_OFFSETS[quarter] for quarter in SHAPES[shape])
    return Footprint(block_name(block) + shape, block, len(SHAPES[shape]), lots, around(lots) & ~lots)


SHAPED: Final[Mapping[str, tuple[Footprint, ...]]] = {
    shape: tuple(_footprint(shape, block) for block in range(BLOCKS)) for shape in SHAPES
}
"""By shape and block, the footprint."""

FOOTPRINTS: Final[Mapping[str, Footprint]] = {
    footprint.name: footprint for footprints in SHAPED.values() for footprint in footprints
}
"""Every footprint by name."""

SHAPES_OF_SIZE: Final = tuple(
    tuple(shape for shape, quarters in SHAPES.items() if len(quarters) == size) for size in range(5)
)
"""By number of lots, the names of the shapes; index 0 is unused."""

FIRST_LOTS: Final = sum(1 << first_lot(block) for block in range(BLOCKS))
"""The set of the blocks' north-western lots: as a set of lots it stands for all blocks."""

BLOCK_OF_FIRST_LOT: Final[Mapping[int, int]] = {1 << first_lot(block): block for block in range(BLOCKS)}
"""Blocks by the set that holds just their north-western lot."""

PRINTED_WEST: Final = (3, 3, 1, 1, 2, 2)
"""By row of blocks, the prestige number on the west edge (rules 3.5)."""

PRINTED_SOUTH: Final = (1, 4, 5, 6, 3, 2)
"""By column of blocks, the wealth number on the south edge (rules 3.5)."""

PRINTED: Final = tuple(
    PRINTED_WEST[block // BLOCKS_ALONG] + PRINTED_SOUTH[block % BLOCKS_ALONG] for block in range(BLOCKS)
)
"""By block, its value without markers (rules 3.7)."""


def _block_rows(*rows: int) -> int:
    return lots_where((lot for row in rows for lot in (2 * row, 2 * row + 1)), range(SIDE))


def _block_columns(*columns: int) -> int:
    return lots_where(range(SIDE), (lot for column in columns for lot in (2 * column, 2 * column + 1)))


SPACES: Final = ("N0", "N1", "N2", "E0", "E1", "E2", "E3", "E4", "E5")
"""The grey spaces for markers: over three double columns, beside six rows (rules 13.1)."""

SPACE_LOTS: Final[Mapping[str, int]] = {
    **{f"N{n}": _block_columns(2 * n, 2 * n + 1) for n in range(3)},
    **{f"E{n}": _block_rows(n) for n in range(6)},
}
"""By grey space, the lots of the row that a marker there numbers (rules 3.6)."""

PRINTED_LOTS: Final[Mapping[str, int]] = {
    **{f"P{n}": _block_rows(*(r for r in range(6) if PRINTED_WEST[r] == n)) for n in (1, 2, 3)},
    **{f"W{n}": _block_columns(PRINTED_SOUTH.index(n)) for n in range(1, 7)},
}
"""By printed number, P for prestige and W for wealth, the lots of its row (rules 3.6)."""

LINES: Final = ("horizontal", "vertical")
"""The two lines through a block (rules 3.6)."""

LINE_LOTS: Final = tuple(
    {
        "horizontal": _block_rows(block // BLOCKS_ALONG),
        "vertical": _block_columns(block % BLOCKS_ALONG),
    }
    for block in range(BLOCKS)
)
"""By block and line, the lots of the line."""


def spaces_of(block: int) -> tuple[str, str]:
    """The two grey spaces whose rows hold a block."""
    row, column = divmod(block, BLOCKS_ALONG)
    return f"N{column // 2}", f"E{row}"
