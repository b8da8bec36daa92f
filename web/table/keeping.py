"""Keeps the running game in the browser and brings it back; says so where that went wrong."""

from __future__ import annotations

from typing import Protocol

from townwright.core.errors import RecordError

from . import kept_game, notices
from .session import Session

GAME = "game"
"""Name of the running game in the storage."""

DAMAGED = "damaged-game"
"""Name of the latest game that could not be read whole."""


class Shelf(Protocol):
    """Where texts are kept by name; see `Storage`."""

    denied: bool

    def read(self, name: str) -> str | None:
        """The text kept under a name, None if there is none."""

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name."""


class Keeping:
    """The kept game.

    Attributes:
        notice: What there is to say about it; empty if nothing.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._told_of_denial = False
        self.notice = ""

    def resume(self) -> Session | None:
        """The game that was kept, as far as it can be read; None if there is none.

        What was damaged is put aside before anything can overwrite it.
        """
        text = self._shelf.read(GAME)
        if text is None:
            return None
        session, fault = None, None
        try:
            session, fault = kept_game.read(text)
        except RecordError as error:
            fault = error
        if fault is not None:
            self._shelf.write(DAMAGED, text)
            self.notice = notices.damaged(fault, goes_on=session is not None)
        return session

    def keep(self, session: Session) -> None:
        """Keep the game as it is now."""
        self._shelf.write(GAME, kept_game.written(session))
        if self._shelf.denied and not self._told_of_denial:
            self._told_of_denial = True
            self.notice = notices.not_keeping()
