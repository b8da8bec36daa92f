"""Positions as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from townwright.core.game import Json

if TYPE_CHECKING:
    from .state import UrbanSprawlState


def view(state: UrbanSprawlState) -> Json:
    """All of a position that everybody may know (rules 1.7)."""
    question = state.question
    return {
        "length": state.length,
        "automatic_order": state.automatic_order,
        "players": state.players,
        "active": state.active,
        "turn": state.turn,
        "points": state.points,
        "built": state.built,
        "wealth": state.wealth.copy(),
        "prestige": state.prestige.copy(),
        "hands": [hand.copy() for hand in state.hands],
        "favors": [[list(favor) for favor in favors] for favors in state.favors],
        "tiles": [tiles.copy() for tiles in state.tiles],
        "tile_supply": state.tile_supply.copy(),
        "holders": state.holders.copy(),
        "offices_in_play": list(state.offices_in_play),
        "contractor_in_play": state.contractor_in_play,
        "extra_favor": state.extra_favor,
        "pawn": state.pawn,
        "buildings": [
            [building.name, building.zone, building.owner, building.card] for building in state.grid
        ],
        "markers": state.grid.markers.copy(),
        "values": list(state.grid.values),
        "parks": state.grid.parks.copy(),
        "decks": {name: [len(deck), deck.top] for name, deck in state.decks.items()},
        "active_decks": state.active_decks,
        "planning_boxes": state.planning_boxes.copy(),
        "planning_discard": state.planning_discard.copy(),
        "contract_boxes": state.contract_boxes.copy(),
        "gone": state.gone.copy(),
        "question": question and [question.kind, question.player, list(question.options)],
        "over": state.is_over,
    }


def plain(value: Any) -> Any:
    """A task with all that it holds as plain data: named tuples become lists that start with the name."""
    if isinstance(value, tuple):
        name = [type(value).__name__] if hasattr(value, "_fields") else []
        return [*name, *map(plain, value)]
    return value
