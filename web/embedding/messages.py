"""What the page around the frame is told, and what it may say: small objects, checked key by key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

VERSION: Final = 1
"""Version of the messages; every one carries it under the key ``townwright``."""

THEMES: Final = ("light", "dark", "system")


class Show(NamedTuple):
    """Show a moment of the recorded game, in actions from its start."""

    at: int


class Theme(NamedTuple):
    """Show the game in a theme, one of `THEMES`."""

    name: str


def message(kind: str, **fields: Any) -> dict[str, Any]:
    """A message to the page around."""
    return {"townwright": VERSION, "type": kind, **fields}


def command(data: object, length: int) -> Show | Theme | None:
    """What a message from the page around wants; None for everything that is not one of ours.

    Args:
        data: The message, as plain data.
        length: How many actions the recorded game has.
    """
    if (
        not isinstance(data, Mapping)
        or type(data.get("townwright")) is not int
        or data["townwright"] != VERSION
    ):
        return None
    kind, keys = data.get("type"), set(data)
    if kind == "show" and keys == {"townwright", "type", "at"}:
        at = data["at"]
        return Show(at) if type(at) is int and 0 <= at <= length else None
    if kind == "theme" and keys == {"townwright", "type", "theme"}:
        theme = data["theme"]
        return Theme(theme) if isinstance(theme, str) and theme in THEMES else None
    return None
