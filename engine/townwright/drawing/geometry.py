"""Where everything lies: the Construction Site's squares and slots, and a city's squares.

Positions are in the units of the picture in which they stand; a tile is 100 x 100 units in the
site and in the large cities. Squares have the engine's numbers, row by row from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from townwright.quadropolis.modes import ROWS, Mode
from townwright.quadropolis.site import SIDE

from .svg import Point
from .tile import SIZE

SLOT: Final = 64.0
"""The side of the square that a slot takes up."""

SITE_GAP: Final = 8.0
"""Between two squares of the site, and between squares and slots."""

SITE_EXTENT: Final = 2 * SLOT + SIDE * SIZE + (SIDE + 1) * SITE_GAP
"""The side of the whole site with its slots."""

CITY_GAP: Final = 6.0
"""Between two squares of a district."""

DISTRICT_GAP: Final = 16.0
"""Between two squares of different districts."""

PLATE_RIM: Final = 5.0
"""How far the plate of a district reaches beyond its squares."""

CITY_MARGIN: Final = 34.0
"""The room for the numbers around a city."""

NAME_MARGIN: Final = 16.0
"""The room for the letters of columns and the numbers of rows where no other numbers stand."""


def site_corner(square: int) -> Point:
    """The upper left corner of a site square (0-24)."""
    row, column = divmod(square, SIDE)
    start, pitch = SLOT + SITE_GAP, SIZE + SITE_GAP
    return (start + column * pitch, start + row * pitch)


def site_middle(square: int) -> Point:
    """The middle of a site square (0-24)."""
    x, y = site_corner(square)
    return (x + SIZE / 2, y + SIZE / 2)


def slot_middle(slot: str) -> Point:
    """The middle of a slot, such as ``"E2"``."""
    side, line = slot[0], int(slot[1]) - 1
    along = site_middle(line * (SIDE + 1))[0]
    near, far = SLOT / 2, SITE_EXTENT - SLOT / 2
    return {"N": (along, near), "S": (along, far), "W": (near, along), "E": (far, along)}[side]


@cache
def city_corner(mode: Mode, square: int) -> Point:
    """The upper left corner of a city square."""
    row, column = divmod(square, mode.columns)
    # Rows and columns stay straight: the gaps are where the districts along the edges change.
    across = mode.districts[: mode.columns]
    down = mode.districts[:: mode.columns]
    left = NAME_MARGIN if mode.numbers else CITY_MARGIN
    return (left + PLATE_RIM + _offset(across, column), CITY_MARGIN + PLATE_RIM + _offset(down, row))


def city_extent(mode: Mode) -> Point:
    """Width and height of the picture of a city."""
    x, y = city_corner(mode, mode.squares - 1)
    return (x + SIZE + PLATE_RIM, y + SIZE + PLATE_RIM + _below(mode))


def district_plate(mode: Mode, district: int) -> tuple[float, float, float, float]:
    """The rectangle (x, y, width, height) beneath the squares of a district."""
    inside = [square for square, number in enumerate(mode.districts) if number == district]
    (x0, y0), (x1, y1) = city_corner(mode, inside[0]), city_corner(mode, inside[-1])
    rim = PLATE_RIM
    return (x0 - rim, y0 - rim, x1 - x0 + SIZE + 2 * rim, y1 - y0 + SIZE + 2 * rim)


def number_places(mode: Mode) -> dict[str, Point]:
    """Where the numbers around a city stand, by name.

    Classic: ``column-1`` and ``row-1`` onwards. Expert: ``district-1`` onwards, above the
    districts of the upper rows and below the others.
    """
    away = PLATE_RIM + CITY_MARGIN / 2
    if mode.numbers:
        plates = {n: district_plate(mode, n) for n in sorted(set(mode.districts))}
        return {
            f"district-{n}": (x + w / 2, CITY_MARGIN / 2 if y == CITY_MARGIN else y + h + CITY_MARGIN / 2)
            for n, (x, y, w, h) in plates.items()
        }
    places: dict[str, Point] = {}
    for column in range(mode.columns):
        x, y = city_corner(mode, column)
        places[f"column-{column + 1}"] = (x + SIZE / 2, y - away)
    for row in range(ROWS):
        x, y = city_corner(mode, row * mode.columns)
        places[f"row-{row + 1}"] = (x - away, y + SIZE / 2)
    return places


def name_places(mode: Mode) -> dict[str, Point]:
    """Where the letters of the columns stand, and Expert's numbers of the rows: the names of the squares."""
    y = city_extent(mode)[1] - _below(mode) / 2
    columns = enumerate(mode.square_names[: mode.columns])
    places = {name[0]: (city_corner(mode, column)[0] + SIZE / 2, y) for column, name in columns}
    if mode.numbers:
        for row in range(ROWS):
            places[str(row + 1)] = (NAME_MARGIN / 2, city_corner(mode, row * mode.columns)[1] + SIZE / 2)
    return places


def _below(mode: Mode) -> float:
    return CITY_MARGIN if mode.numbers else NAME_MARGIN


def _offset(districts: Sequence[int], steps: int) -> float:
    changes = sum(districts[i] != districts[i + 1] for i in range(steps))
    return steps * (SIZE + CITY_GAP) + changes * (DISTRICT_GAP - CITY_GAP)
