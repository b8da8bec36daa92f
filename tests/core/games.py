"""Games to test histories and records with."""

from __future__ import annotations

from typing import Any

from townwright.core.history import History
from townwright.core.records import Player, Record
from townwright.core.rng import Rng
from townwright.quadropolis import QUADROPOLIS, Turn

PLAYERS = (Player("Ada"), Player("Zoë 東京 🏙", "greedy"), Player('"; drop', "random"), Player("x"))


def played(turns: int, options: dict[str, Any] | None = None, seed: str = "tale") -> History[Turn]:
    """A history of so many random turns."""
    history: History[Turn] = History(QUADROPOLIS, options or {"mode": "classic", "players": 3}, seed)
    play_on(history, turns)
    return history


def play_on(history: History[Turn], turns: int, chance: str = "chance") -> None:
    """Play so many random turns at the cursor, or to the end."""
    rng = Rng.from_seed(chance)
    for _ in range(turns):
        if history.state.is_over:
            break
        actions = history.state.legal_actions()
        history.apply(actions[rng.below(len(actions))])


def recorded(turns: int, options: dict[str, Any] | None = None, seed: str = "tale") -> Record:
    """The record of so many random turns."""
    history = played(turns, options, seed)
    return history.record(PLAYERS[: history.state.players])
