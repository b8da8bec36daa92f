"""What the cities come to: the one being entered, all of them compared, and the sheet to print."""

from __future__ import annotations

from html import escape

from table import labels, score_sheet
from table.scene import Part, Parts
from table.score_sheet import Entry
from table.texts import _, ngettext

from . import sentences
from .desk import Desk
from .names import name_of


def whole() -> str:
    """The panel as it is built once; `parts` fills it."""
    deeds = ("copy", _("Copy as text")), ("print", _("Print")), ("reset", _("Start afresh"))
    buttons = "".join(_button(*deed) for deed in deeds)
    return (
        '<section class="panel" id="result" aria-labelledby="result-title">'
        f'<h2 id="result-title">{escape(_("Score"))}</h2><div id="own"></div><div id="faults"></div>'
        '<label id="insists"><input type="checkbox" id="insist">'
        f" {escape(_('Score impossible cities all the same'))}</label>"
        f'<div id="all"></div>{score_sheet.legend()}'
        f'<p class="deeds">{buttons}<span id="done" role="status"></span></p></section>'
    )


def _button(deed: str, label: str) -> str:
    return f'<button type="button" data-do="{deed}">{escape(label)}</button>'


def parts(desk: Desk) -> Parts:
    """Everything in the panel."""
    return {
        "#own": Part(_own(desk)),
        "#faults": Part(_faults(desk)),
        "#insists": Part(None, "" if desk.sheet.faults else "absent"),
        "#all": Part(_all(desk)),
    }


def entries(desk: Desk) -> list[Entry]:
    """The columns of the score sheet: every city that is scored."""
    return [
        Entry(name_of(desk, player), player, sheet.city, sheet.best)
        for player, sheet in enumerate(desk.sheets)
        if not desk.withholds(sheet)
    ]


def _own(desk: Desk) -> str:
    sheet, name = desk.sheet, escape(name_of(desk, desk.player))
    if desk.withholds(sheet):
        return f'<p class="total"><span>{name}</span><b>–</b></p>'
    best = sheet.best
    words = "".join(f"<li>{escape(line)}</li>" for line in score_sheet.explained(sheet.city, best))
    return (
        f'<p class="total"><span>{name}</span><b>{labels.figure(best.total)}</b></p>'
        f'<p class="held">{escape(labels.resources(sheet.city))}</p><ul class="words">{words}</ul>'
    )


def _faults(desk: Desk) -> str:
    faults = desk.sheet.faults
    if not faults:
        return ""
    items = "".join(f"<li>{escape(sentences.fault(fault))}</li>" for fault in faults)
    told = escape(_("No game can end with this city:"))
    return f'<div class="impossible"><p>{told}</p><ul>{items}</ul></div>'


def _all(desk: Desk) -> str:
    columns = entries(desk)
    if not columns:
        return ""
    result = score_sheet.ranked(columns)
    return verdict(desk, columns) + score_sheet.table(columns, result)


def verdict(desk: Desk, columns: list[Entry]) -> str:
    """Who wins, as a paragraph, once there are several cities and something stands in each of them."""
    missing = desk.players - len(columns)
    if missing:
        told = ngettext(
            "{count} impossible city is left out.", "{count} impossible cities are left out.", missing
        ).format(count=missing)
    elif len(columns) > 1 and all(any(entry.city.buildings()) for entry in columns):
        told = score_sheet.verdict(columns, score_sheet.ranked(columns))
    else:
        return ""
    return f'<p class="verdict">{escape(told)}</p>'


def paper(desk: Desk) -> str:
    """The sheet to print: the table, and every city that is scored with its allocation."""
    columns = entries(desk)
    if not columns:
        return ""
    heading = escape(_("Quadropolis · {mode}").format(mode=labels.mode_name(desk.mode)))
    cities = "".join(map(score_sheet.city_sheet, columns))
    table = score_sheet.table(columns, score_sheet.ranked(columns))
    return (
        f'<h1>{heading}</h1>{verdict(desk, columns)}{table}<div class="city-sheets">{cities}</div>'
        f"{score_sheet.legend()}"
    )
