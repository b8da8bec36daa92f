"""The rules in brief, the points and the keys, for the dialog behind the question mark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from townwright.quadropolis import Kind, Mode, tables

from . import icons, labels
from .texts import _


def rules(mode: Mode) -> str:
    """The rules of a mode in brief, its points, then the keys."""
    about = _(
        "Townwright plays the rules of a published board game; its publisher neither made nor endorsed it."
    )
    calculator = _("Score calculator for cities built at a real table")
    return (
        f'<ul class="rules">{_listed(_sentences(mode))}</ul><h3>{escape(_("Points"))}</h3>{_points(mode)}'
        f'<ul class="rules">{_listed(_scoring(mode))}</ul><h3>{escape(_("Keys"))}</h3>{_keys()}'
        f'<p><a href="calculator.html">{escape(calculator)}</a></p><p class="quiet">{escape(about)}</p>'
    )


def _listed(sentences: Sequence[str]) -> str:
    return "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)


def _sentences(mode: Mode) -> Sequence[str]:
    building = (
        _("Build it on an empty square with the architect's number, or in the district of that number.")
        if mode.numbers
        else _("Build it on an empty square in the row or in the column with the architect's number.")
    )
    return (
        _("Place an architect beside the site: his number tells how many squares he counts to his tile."),
        _("The Urbanist goes where the tile lay and shuts the row and the column in which he stands."),
        building,
        _("Floors go on their own kind as well, if the square fits or the new floor has his number."),
        _("Inhabitants and Energy activate buildings; at the end, what is not activated is removed."),
        _("Each Inhabitant and each Energy left over costs a point; a Park takes one Energy."),
        _("The score shown is always that of the best distribution of what a city has."),
    )


def _points(mode: Mode) -> str:
    """The tables of points, by count of what counts."""
    most = max(mode.max_floors, mode.max_customers, *mode.districts)
    heads = "".join(f'<th scope="col">{count}</th>' for count in range(1, most + 1))
    rows = [
        (Kind.TOWER_BLOCK, _("by floors"), tables.TOWER_BLOCK, mode.max_floors),
        (Kind.SHOP, _("by customers"), tables.SHOP, mode.max_customers),
        (Kind.PUBLIC_SERVICE, _("by districts"), tables.PUBLIC_SERVICE, max(mode.districts)),
        (Kind.PARK, _("by towers beside it"), tables.PARK, 4),
        (Kind.HARBOR, _("longest row, longest column"), tables.HARBOR, mode.columns),
    ]
    if Kind.OFFICE_TOWER.value in mode.box:
        rows += [
            (Kind.OFFICE_TOWER, _("{count} together, by floors").format(count=size), points, mode.max_floors)
            for size, points in enumerate(tables.OFFICE_TOWER, 1)
        ]
    body = "".join(_row(kind, by, points[1 : last + 1], most) for kind, by, points, last in rows)
    return (
        f'<table class="points-table"><thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table>'
    )


def _row(kind: Kind, by: str, points: Sequence[int], most: int) -> str:
    name = escape(_("{building}: {by}").format(building=labels.kind_name(kind), by=by))
    cells = "".join(f"<td>{count}</td>" for count in points) + "<td></td>" * (most - len(points))
    return f'<tr><th scope="row">{icons.kind_icon(kind)} {name}</th>{cells}</tr>'


def _scoring(mode: Mode) -> Sequence[str]:
    sentences = [
        _("Public Services and Harbors add the points printed on them."),
        _("A Factory scores 2 for each Shop and 3 for each Harbor beside it."),
    ]
    if Kind.MONUMENT.value in mode.box:
        sentences += [
            _("A Factory scores 4 for each Office Tower beside it."),
            _(
                "A Monument scores 5 for each Park, 3 for each Shop and 2 for each Public Service beside it,"
                " and loses 5 for each Factory or Harbor."
            ),
        ]
    return sentences


def _keys() -> str:
    keys = (
        ("1–5", _("choose an architect")),
        ("← ↑ ↓ →", _("move in a panel")),
        ("Tab", _("go to the next panel")),
        ("Enter", _("choose; on what is chosen: confirm")),
        ("Esc", _("take the last choice back")),
        ("x", _("discard the tile")),
        ("?", _("these lines")),
    )
    rows = "".join(f"<tr><th><kbd>{escape(key)}</kbd></th><td>{escape(does)}</td></tr>" for key, does in keys)
    return f'<table class="keys">{rows}</table>'
