"""The points of Office Towers, shown where one of them is concerned, with what would apply to it."""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from townwright.quadropolis import City, Kind, Tile
from townwright.quadropolis.scoring import office_points
from townwright.quadropolis.tables import OFFICE_TOWER

from . import icons, labels
from .choice import Aspect
from .offices import Standing, group_of, grouped, is_tower, standing
from .scene import Part, Parts, Scene
from .texts import _


def whole() -> str:
    """The panel as it is built once; `parts` fills it."""
    title = escape(_("Points of Office Towers"), quote=True)
    return f'<section id="office" aria-label="{title}"></section>'


def parts(scene: Scene) -> Parts:
    """The table while an Office Tower is looked at, on the site or in a city; else nothing."""
    city, names = scene.city, scene.state.mode.square_index
    tile = scene.tile if scene.builds_here and scene.tile and scene.tile.kind is Kind.OFFICE_TOWER else None
    target = names.get(str(scene.looked.picked(Aspect.TARGET))) if scene.builds_here else None
    possible: set[Standing] = set()
    tower = None
    if tile is not None and target is not None:
        city, tower = _built(city, tile, target), target
    elif scene.pointed is not None:
        tower = scene.pointed
    elif scene.tile is None and target is not None and is_tower(city, target):
        tower = target
    elif tile is not None:
        squares = [names[option] for option in scene.options() if option in names]
        possible = {standing(_built(city, tile, square), square) for square in squares}
    else:
        return {"#office": Part("", "")}
    told = _told(city, tower) + _groups(city, tower)
    table = _table(city, None if tower is None else standing(city, tower), possible)
    return {"#office": Part(f"<div>{told}</div>{table}", "panel")}


def _built(city: City, tile: Tile, square: int) -> City:
    after = city.copy()
    after.build(square, tile)
    return after


def _told(city: City, tower: int | None) -> str:
    """What the tower looked at brings, as a sentence."""
    if tower is None:
        told = _("Office Towers score by their group and their floors.")
    else:
        cell = standing(city, tower)
        told = _("{square}: {group}, {floors}: {points}").format(
            square=city.mode.square_names[tower],
            group=labels.group(group_of(city, tower)),
            floors=labels.floors(cell.floors),
            points=labels.points(office_points(*cell)),
        )
    note = escape(_("if all are activated"))
    return (
        f'<p>{icons.kind_icon(Kind.OFFICE_TOWER)} <b>{escape(told)}</b> <span class="quiet">{note}</span></p>'
    )


def _groups(city: City, tower: int | None) -> str:
    """Each group with its size and its squares."""
    names = city.mode.square_names
    items = "".join(
        f'<li class="{"now" if tower in group else ""}"><span aria-hidden="true">{len(group)}×</span>'
        f'<span class="for-readers">{escape(labels.group(len(group)))}:</span>'
        f" {escape(' '.join(names[square] for square in group))}</li>"
        for group in grouped(city)
    )
    return f'<ul class="groups">{items}</ul>'


def _table(city: City, now: Standing | None, possible: Collection[Standing]) -> str:
    """The whole table, its cell for the tower looked at, and those that could be reached."""
    floors = range(1, city.mode.max_floors + 1)
    corner = escape(_("group ↓ floors →"))
    heads = "".join(f'<th scope="col">{count}</th>' for count in floors)
    body = ""
    for group in range(1, len(OFFICE_TOWER) + 1):
        cells = "".join(_cell(Standing(group, count), now, possible) for count in floors)
        row = ' class="now"' if now is not None and now.group == group else ""
        more = "+" if group == len(OFFICE_TOWER) else ""
        body += f'<tr{row}><th scope="row">{group}{more}</th>{cells}</tr>'
    return (
        f'<table><thead><tr><th class="quiet">{corner}</th>{heads}</tr></thead><tbody>{body}</tbody></table>'
    )


def _cell(cell: Standing, now: Standing | None, possible: Collection[Standing]) -> str:
    mark = (
        ' class="now" aria-current="true"' if cell == now else ' class="possible"' if cell in possible else ""
    )
    return f"<td{mark}>{office_points(*cell)}</td>"
