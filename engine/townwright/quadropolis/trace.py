"""Everything that happened in a game, hidden draws included, for a referee who checks it anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from townwright.core.game import Json
from townwright.core.history import History

from .allocation import allocate
from .events import Deal, TurnTaken
from .notation import format_city
from .site import SIDE
from .state import QuadropolisState
from .tiles import Kind
from .turn import Turn


def trace(history: History[Turn]) -> Iterator[Json]:
    """The game up to the cursor, one object for each deal, turn and the end."""
    yield _deal(cast("QuadropolisState", history.at(0)).deal)
    for number, events in enumerate(history.events[: history.cursor], 1):
        for event in events:
            if isinstance(event, TurnTaken):
                yield _turn(number, event)
            elif isinstance(event, Deal):
                yield _deal(event)
    state = cast("QuadropolisState", history.state)
    if state.is_over:
        yield _end(state)


def _grid(cells: Sequence[object]) -> list[list[object]]:
    return [list(cells[start : start + SIDE]) for start in range(0, len(cells), SIDE)]


def _deal(deal: Deal) -> Json:
    return {
        "event": "deal",
        "round": deal.round,
        "first_player": deal.first_player,
        "site": _grid([tile.code for tile in deal.tiles]),
        "face_up": _grid(deal.face_up),
    }


def _turn(number: int, taken: TurnTaken) -> Json:
    return {
        "event": "turn",
        "n": number,
        "player": taken.player,
        "action": str(taken.turn),
        "tile": taken.tile and taken.tile.code,
        "built": taken.city_square is not None,
        "inhabitants": taken.inhabitants,
        "energy": taken.energy,
        "mayor": taken.mayor,
    }


def _end(state: QuadropolisState) -> Json:
    scores = []
    for city in state.cities:
        best = allocate(city)
        scores.append(
            {
                "total": best.total,
                "inhabitants_placed": best.inhabitants_placed,
                "points": {kind.category: best.points[kind] for kind in Kind},
            }
        )
    return {
        "event": "end",
        "cities": [format_city(city) for city in state.cities],
        "scores": scores,
        "ranking": [list(place) for place in state.result().ranking],
    }
