"""Carries the game on while bots are to act: they think in slices, and each move is shown by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

from townwright.bots import bot, deliberate
from townwright.quadropolis import QUADROPOLIS, Turn, TurnTaken

from .session import Session

SLICE = 0.012
"""Seconds that the page may be kept busy at a time."""


class Conductor:
    """Plays the bots' turns of one session.

    Attributes:
        hurry: Whether the bots' moves up to the next person's turn are played at once.
    """

    def __init__(
        self, session: Session, pace: Callable[[], float], shown: Callable[[TurnTaken], None]
    ) -> None:
        """Set up.

        Args:
            session: The game.
            pace: Seconds from one move to the next, asked for anew every time.
            shown: Called after each move.
        """
        self._session = session
        self._pace = pace
        self._shown = shown
        self._task: asyncio.Task[None] | None = None
        self.hurry = False

    def carry_on(self) -> None:
        """Let the bots play, if it is their turn and they do not play already."""
        if self._session.bot_to_act is not None and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._play())

    def stop(self) -> None:
        """Play no further."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        while (name := self._session.bot_to_act) is not None:
            begun = perf_counter()
            turn = await self._think(name)
            await self._wait(begun)
            self._shown(self._session.play(turn))
            await asyncio.sleep(0)
        self.hurry = False

    async def _think(self, name: str) -> Turn:
        session = self._session
        thought = deliberate(bot(QUADROPOLIS.name, name), session.state, session.rng)
        begun = perf_counter()
        while True:
            try:
                next(thought)
            except StopIteration as done:
                turn: Turn = done.value
                return turn
            if perf_counter() - begun > SLICE:
                await asyncio.sleep(0)
                begun = perf_counter()

    async def _wait(self, begun: float) -> None:
        """Wait until the pace allows the next move; a change of pace or hurry counts at once."""
        while not self.hurry and (left := begun + self._pace() - perf_counter()) > 0:
            await asyncio.sleep(min(left, 0.1))
