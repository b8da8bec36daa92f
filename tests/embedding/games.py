"""A recorded game to embed."""

from __future__ import annotations

import json
from pathlib import Path

from townwright.core.records import Record

GAME = Path(__file__).parents[1] / "fixtures" / "games" / "classic-2-mixed.json"
LENGTH = 32


def record() -> Record:
    """The game."""
    return Record.from_json(GAME.read_text("utf-8"))


def text(first: str | None = None) -> str:
    """The game as text, its first action replaced if asked for."""
    data = json.loads(GAME.read_text("utf-8"))
    if first is not None:
        data["actions"][0] = first
    return json.dumps(data)
