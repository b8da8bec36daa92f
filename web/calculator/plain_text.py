"""The score sheets as plain text, to be pasted anywhere."""

from __future__ import annotations

from table import labels, score_sheet
from table.score_sheet import Entry
from table.texts import _
from townwright.quadropolis import format_city

from . import sentences
from .desk import Desk
from .names import name_of
from .result_panel import entries


def plain_text(desk: Desk) -> str:
    """Every player's city, points, allocation and faults, and who wins."""
    heading = _("Quadropolis · {mode}").format(mode=labels.mode_name(desk.mode))
    blocks = [heading, *("\n".join(_lines(desk, player)) for player in range(desk.players))]
    columns = entries(desk)
    if len(columns) == desk.players > 1:
        blocks.append(score_sheet.verdict(columns, score_sheet.ranked(columns)))
    return "\n\n".join(blocks) + "\n"


def _lines(desk: Desk, player: int) -> list[str]:
    sheet, name = desk.sheets[player], name_of(desk, player)
    faults = [sentences.fault(fault) for fault in sheet.faults]
    city = format_city(sheet.city)
    if desk.withholds(sheet):
        return [_("{name}: {points}").format(name=name, points=_("impossible city")), city, *faults]
    best = sheet.best
    entry = Entry(name, player, sheet.city, best)
    points = [
        _("{name}: {points}").format(name=labels.kind_name(kind), points=labels.points(best.points[kind]))
        for kind in score_sheet.shown_kinds([entry])
        if best.points[kind]
    ]
    total = _("{name}: {points}").format(name=name, points=labels.points(best.total))
    return [total, city, *faults, *points, *score_sheet.explained(sheet.city, best)]
