"""Everything that happened in a game, hidden draws included, for a referee who checks it anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from townwright.core.game import Json
from townwright.core.history import History

from .decision import Decision
from .events import CardRevealed, DeckReshuffled, UrbanSprawlEvent
from .scoring import score
from .state import UrbanSprawlState


def trace(history: History[Decision]) -> Iterator[Json]:
    """The game up to the cursor, one object for the setup, each decision, each event of it, and the end.

    ``{"event": "setup", ...}`` holds the decks from bottom to top, hands and boxes. ``{"event":
    "decision", "n", "player", "kind", "options", "action"}`` is followed by what came of it: ``{"event":
    "reveal", "card", "place"}``, ``{"event": "reshuffle", "cards"}`` and every other event under the name
    of its class, and by ``{"event": "money", "wealth", "prestige"}`` of all players. The last one of a
    finished game holds the scores by part and the ranking.
    """
    state = cast("UrbanSprawlState", history.at(0))
    yield {
        "event": "setup",
        "players": state.players,
        "length": state.length,
        "first_player": state.active,
        "decks": {name: list(deck.cards()) for name, deck in state.decks.items()},
        "hands": [hand.copy() for hand in state.hands],
        "planning_boxes": state.planning_boxes.copy(),
        "contract_boxes": state.contract_boxes.copy(),
    }
    for number, decision in enumerate(history.actions[: history.cursor], 1):
        yield {
            "event": "decision",
            "n": number,
            "player": state.to_act,
            "kind": decision.kind,
            "options": len(state.legal_actions()),
            "action": str(decision),
        }
        yield from map(_event, state.apply(decision))
        yield {"event": "money", "wealth": state.wealth.copy(), "prestige": state.prestige.copy()}
    if state.is_over:
        yield {
            "event": "end",
            "scores": [
                {"total": part.total, "prestige": part.prestige, "rows": part.rows, "wealth": part.wealth}
                | {"offices": part.offices}
                for part in score(state)
            ],
            "ranking": [list(place) for place in state.result().ranking],
        }


def _event(event: UrbanSprawlEvent) -> Json:
    name = {CardRevealed: "reveal", DeckReshuffled: "reshuffle"}.get(type(event), type(event).__name__)
    fields = {
        key: list(value) if isinstance(value, tuple) else value for key, value in event._asdict().items()
    }
    return {"event": name, **fields}
