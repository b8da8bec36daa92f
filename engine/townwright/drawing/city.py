"""Cities: the large one of the player who looks, and the small ones of the others."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from townwright.quadropolis.modes import ROWS, Mode
from townwright.quadropolis.tiles import Tile

from .geometry import city_corner, city_extent, district_plate, name_places, number_places
from .glyphs import energy, inhabitant
from .pawns import player_class
from .svg import attributes, control, num, text, xy
from .tile import SIZE, mini, tile
from .views import CitySquareView

_EMPTY = CitySquareView()
_CUSTOMER = inhabitant(32, 77, 15)
_ABSORBED = energy(32, 77.5, 15)
_GROUND = '<rect class="paper" x="1.5" y="1.5" width="97" height="97" rx="12"/>'
"""Beneath a pale tile, whose colours would mix with its district's otherwise."""
_NUMBER_TAB = '<path class="paper" d="M39 98.5v-9a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v9z"/>'


def city_cell(view: CitySquareView, number: str = "") -> str:
    """The content of a city square (100 x 100 units); ``number`` is Expert's square number."""
    if view.stack:
        allocated = _allocated(view)
        content = _GROUND if view.active is False else ""
        content += tile(view.stack, active=bool(view.active)) + allocated
        # Where something is allocated nothing more can be built, so the number is no longer needed.
        if number and not allocated:
            content += _NUMBER_TAB + text(50, 90, 16, number, "")
    else:
        content = '<rect class="square" width="100" height="100" rx="12"/>'
        if number and view.preview:
            content += text(50, 82, 22, number, "number")
        elif number:
            content += text(50, 50, 44, number, "number")
    if view.option:
        content += (
            f'<g class="{player_class(view.player)}"><rect class="{view.option}" x="4" y="4"'
            ' width="92" height="92" rx="10"/></g>'
        )
    if view.preview:
        content += _preview(view)
    return content + '<rect class="hit" width="100" height="100" rx="12"/>'


def _preview(view: CitySquareView) -> str:
    size, y = (19, 60) if view.stack else (27, 50)
    width, height = size * (0.8 + 0.56 * len(view.preview)), size * 1.4
    return (
        f'<g class="preview {player_class(view.player)}"><rect class="badge"'
        f' x="{num(50 - width / 2)}" y="{num(y - height / 2)}" width="{num(width)}"'
        f' height="{num(height)}" rx="{num(height / 2)}"/>{text(50, y, size, view.preview, "")}</g>'
    )


def _allocated(view: CitySquareView) -> str:
    """A Shop's customers or the Energy that a Park absorbs, beside the tick."""
    if view.customers:
        count = text(54, 85, 16, str(view.customers), "")
        return f'<rect class="paper" x="27" y="74.5" width="37" height="21" rx="10.5"/>{_CUSTOMER}{count}'
    if view.absorbed:
        return f'<circle class="paper" cx="38" cy="85" r="10.5"/>{_ABSORBED}'
    return ""


def city(mode: Mode, squares: Mapping[str, CitySquareView], lit: Collection[str] = ()) -> str:
    """A whole city as an SVG element with the class ``tw city``.

    Args:
        mode: Whose districts and numbers it has.
        squares: What stands on the squares, by name (``c4``); the others are empty.
        lit: Numbers around the city to emphasise, such as ``row-3`` or ``district-4``.

    Every square is ``<g data-square="c4">``, every number around the city
    ``<g data-number="row-3">``; an interface replaces a square's content by ``city_cell``.
    """
    width, height = city_extent(mode)
    plates = "".join(_plate(mode, district) for district in sorted(set(mode.districts)))
    numbers = "".join(
        f'<g class="{number_class(lit=name in lit)}" data-number="{name}">'
        f"{_line_number(mode, x, y, name)}</g>"
        for name, (x, y) in number_places(mode).items()
    )
    names = "".join(text(x, y, 18, name, "muted") for name, (x, y) in name_places(mode).items())
    cells = "".join(
        f'<g{city_attributes(name, view)} transform="translate({xy(city_corner(mode, square))})">'
        f"{city_cell(view, square_number(mode, square))}</g>"
        for square, name in enumerate(mode.square_names)
        for view in (squares.get(name, _EMPTY),)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tw city"'
        f' viewBox="0 0 {num(width)} {num(height)}">{plates}{numbers}{names}{cells}</svg>'
    )


def square_number(mode: Mode, square: int) -> str:
    """Expert's printed number of a city square; empty in Classic."""
    return str(mode.numbers[square]) if mode.numbers else ""


def city_square_class(view: CitySquareView) -> str:
    """The class of a city square's group."""
    return "city-square unused" if view.active is False else "city-square"


def number_class(*, lit: bool) -> str:
    """The class of the group of a number around a city, which may be emphasised."""
    return "line-number lit" if lit else "line-number"


def city_attributes(square: str, view: CitySquareView) -> str:
    """The attributes of a city square's group, with a leading blank."""
    return attributes(class_=city_square_class(view), data_square=square, **control(view.label))


def small_city(mode: Mode, stacks: Mapping[str, tuple[Tile, ...]], label: str = "") -> str:
    """Another player's city: kinds, floors and printed points, readable from 20 pixels a square.

    ``label`` is the picture's description; without it the picture is decoration.
    """
    pitch = SIZE + 14
    cells = []
    for square, name in enumerate(mode.square_names):
        stack = stacks.get(name)
        row, column = divmod(square, mode.columns)
        shown = (
            mini(stack)
            if stack
            else f'<rect class="district-{mode.districts[square]}" width="100" height="100" rx="16"/>'
        )
        place = f"{num(column * pitch)} {num(row * pitch)}"
        cells.append(f'<g data-square="{name}" transform="translate({place})">{shown}</g>')
    described = attributes(role="img", aria_label=label) if label else ' aria-hidden="true"'
    size = f"{num(mode.columns * pitch - 14)} {num(ROWS * pitch - 14)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tw small-city"{described}'
        f' viewBox="0 0 {size}">{"".join(cells)}</svg>'
    )


def _plate(mode: Mode, district: int) -> str:
    x, y, width, height = district_plate(mode, district)
    return (
        f'<rect class="district-{district}" x="{num(x)}" y="{num(y)}" width="{num(width)}"'
        f' height="{num(height)}" rx="16"/>'
    )


def _line_number(mode: Mode, x: float, y: float, name: str) -> str:
    number = name[-1]
    disc = (
        f'<circle class="district-{number} rim" cx="{num(x)}" cy="{num(y)}" r="16"/>' if mode.numbers else ""
    )
    return disc + text(x, y, 24, number, "")
