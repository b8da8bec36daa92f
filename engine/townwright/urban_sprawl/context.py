"""What a card's effects refer to while they are carried out, and whom they concern."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .effect_terms import Counter, PerPolitician, PerValue, PerVocation, Selector, Who
from .selection import fitting
from .tables import MEDIA, POLITICIANS

if TYPE_CHECKING:
    from .grid import Building
    from .state import UrbanSprawlState

EXTREMES = ("most_prestige", "least_prestige", "most_wealth", "least_wealth")
"""The roles for which several players may be tied."""


class Context(NamedTuple):
    """The context of one card (effects 1).

    Attributes:
        card: Id of the card.
        this: Serial number of the building just built, None on an event.
        line: The chosen line, empty if none was chosen.
        target: Serial number of the picked building, None outside `Pick`.
        player: The player of `Each`, None outside.
        pinned: Roles for which a tie was broken, with the players, for one effect.
    """

    card: str
    this: int | None = None
    line: str = ""
    target: int | None = None
    player: int | None = None
    pinned: tuple[tuple[str, int], ...] = ()

    def building(self, state: UrbanSprawlState, of: str) -> Building | None:
        """The building just built (``this``) or the ``target``; None if it is gone."""
        serial = self.this if of == "this" else self.target
        return None if serial is None else state.grid.buildings.get(serial)


def tied_for(state: UrbanSprawlState, role: str) -> list[int]:
    """The players with the most or least of something."""
    extreme, what = role.split("_")
    held = state.purse(what)
    best = max(held) if extreme == "most" else min(held)
    return [player for player in state.clockwise() if held[player] == best]


def undecided(state: UrbanSprawlState, who: Who, context: Context) -> str | None:
    """The role for which the active player must break a tie before it is known who is meant."""
    for role in who:
        if role in EXTREMES and role not in dict(context.pinned) and len(tied_for(state, role)) > 1:
            return role
        if next(_players(state, role, context), None) is not None:
            return None
    return None


def subjects(state: UrbanSprawlState, who: Who, context: Context) -> list[int]:
    """The players who are meant, clockwise from the active player; none if the roles are vacant."""
    for role in who:
        found = list(_players(state, role, context))
        if found:
            return found
    return []


def _players(state: UrbanSprawlState, role: str, context: Context) -> Iterator[int]:
    player: int | None
    if role == "active":
        player = state.active
    elif role == "each":
        yield from state.clockwise()
        return
    elif role == "others":
        yield from state.clockwise()[1:]
        return
    elif role == "self":
        player = context.player
    elif role == "controller":
        target = context.building(state, "target")
        player = None if target is None else target.owner
    elif role == MEDIA:
        player = state.media_holder
    elif role in EXTREMES:
        player = dict(context.pinned).get(role, tied_for(state, role)[0])
    else:
        player = state.holders[role]
    if player is not None:
        yield player


def counted(state: UrbanSprawlState, count: Counter | None, cap: int, context: Context, subject: int) -> int:
    """What an amount is multiplied by, for a subject at this moment (effects 4)."""
    match count:
        case None:
            return 1
        case Selector():
            number = len(fitting(state, count, context, subject))
        case PerVocation(name):
            held = state.tiles[subject]
            number = sum(held.values()) if name == "any" else held[name]
        case PerPolitician():
            number = sum(state.holders[office] == subject for office in POLITICIANS)
        case PerValue(of, divisor):
            building = context.building(state, of)
            number = 0 if building is None else state.grid.value(building) // divisor
    return min(number, cap) if cap else number
