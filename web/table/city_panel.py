"""The city shown large: what stands where, where the tile could go, and what it scores."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from townwright.drawing import (
    CitySquareView,
    city,
    city_cell,
    city_square_class,
    number_class,
    square_number,
)
from townwright.quadropolis import Allocation, City, Mode
from townwright.quadropolis.modes import ROWS

from . import icons, labels
from .choice import Aspect
from .offices import group_of, is_tower
from .scene import Part, Parts, Scene
from .texts import _


def whole(scene: Scene) -> str:
    """The panel as it is built once for a game; `parts` fills it."""
    blank = {name: CitySquareView(label="-") for name in scene.state.mode.square_names}
    return (
        '<section class="panel" id="city" aria-labelledby="city-title"><div class="panel-head">'
        f'<h2 id="city-title"></h2><p id="city-total"></p></div>{city(scene.plan, blank)}'
        '<ul id="city-score" class="score-parts"></ul></section>'
    )


def parts(scene: Scene) -> Parts:
    """Title, every square, every number around the city, and the score with its parts."""
    allocation = scene.allocations[scene.shown]
    return {
        "#city-title": Part(_title(scene)),
        "#city-total": Part(_total(scene, allocation)),
        "#city-score": Part(score_parts(scene.city, allocation), None, _("Score by building")),
        **_numbers(scene),
        **_squares(scene, allocation),
    }


def _title(scene: Scene) -> str:
    seat = scene.seats[scene.shown]
    yours = scene.persons == [scene.shown]
    title = _("Your city") if yours else _("City of {name}").format(name=seat.name)
    return icons.mark_icon(seat.colour) + escape(title)


def _total(scene: Scene, allocation: Allocation) -> str:
    total = escape(labels.points(allocation.total))
    if scene.chooser is not None and not scene.builds_here:
        back = escape(_("Back to your city"))
        return f'<button type="button" class="quiet" data-do="home">{back}</button> <b>{total}</b>'
    return f"<b>{total}</b>"


def _squares(scene: Scene, allocation: Allocation) -> Parts:
    town, mode = scene.city, scene.state.mode
    options = scene.options() if scene.builds_here else frozenset()
    chosen = scene.looked.picked(Aspect.TARGET) if scene.builds_here else None
    colour = scene.seats[scene.shown].colour
    shown: dict[str, Part] = {}
    for square, name in enumerate(mode.square_names):
        stack = town.stacks[square]
        active = bool(allocation.active >> square & 1)
        change = scene.change(name) if name in options else None
        preview = labels.change(change) if change is not None else ""
        view = CitySquareView(
            stack=stack,
            active=active if stack else None,
            option="choice" if name == chosen else "option" if name in options else "",
            preview=preview,
            player=colour,
            customers=allocation.customers.get(square, 0),
            absorbed=square in allocation.absorbing,
        )
        label = _("{where}: {what}").format(
            where=labels.city_square_name(mode, square), what=labels.stack_name(stack)
        )
        if is_tower(town, square):
            label = labels.listed(label, labels.group(group_of(town, square)))
        if stack and not active:
            label = labels.listed(label, _("not activated"))
        if preview:
            label = labels.listed(label, _("build here for {change}").format(change=preview))
        elif name in options:
            label = labels.listed(label, _("build here"))
        shown[f'#city [data-square="{name}"]'] = Part(
            city_cell(view, square_number(mode, square)), city_square_class(view), label
        )
    return shown


def _numbers(scene: Scene) -> Parts:
    """The numbers around the city, those that the architect opens being lit."""
    mode = scene.state.mode
    placing = scene.looked.placing
    picked = scene.looked.picked(Aspect.ARCHITECT)
    architect = placing.architect if placing is not None else picked
    return {
        f'#city [data-number="{name}"]': Part(
            None, number_class(lit=scene.builds_here and number == architect)
        )
        for name, number in _line_numbers(mode)
    }


def _line_numbers(mode: Mode) -> list[tuple[str, int]]:
    if mode.numbers:
        return [(f"district-{n}", n) for n in sorted(set(mode.districts))]
    columns = [(f"column-{n}", n) for n in range(1, mode.columns + 1)]
    return columns + [(f"row-{n}", n) for n in range(1, ROWS + 1)]


def score_parts(city: City, allocation: Allocation) -> str:
    """The parts of a score as list items: points by kind, then resources and what is left of them."""
    items = [
        _item(icons.kind_icon(kind), labels.figure(points), labels.kind_name(kind), labels.points(points))
        for kind, points in allocation.points.items()
        if kind.value in {code[0] for code in city.mode.box}
    ]
    items.append(
        _resource(
            icons.inhabitant_icon(), city.inhabitants, allocation.unused_inhabitants, labels.inhabitants
        )
    )
    items.append(_resource(icons.energy_icon(), city.energy, allocation.unused_energy, labels.energy))
    return "".join(items)


def _item(icon: str, figure: str, name: str, full: str) -> str:
    title = escape(_("{where}: {what}").format(where=name, what=full), quote=True)
    return f'<li title="{title}">{icon}<span>{figure}</span><span class="for-readers">{title}</span></li>'


def _resource(icon: str, held: int, unused: int, name: Callable[[int], str]) -> str:
    full = name(held)
    if unused:
        full = labels.listed(full, _("{count} unused, each costing a point").format(count=unused))
    title = escape(full, quote=True)
    loss = f'<em class="loss">−{unused}</em>' if unused else ""
    return f'<li title="{title}">{icon}<span>{held}</span>{loss}<span class="for-readers">{title}</span></li>'
