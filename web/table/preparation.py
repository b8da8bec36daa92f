"""Works out what placements would change, a little at a time, while the person looks at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

from .conductor import SLICE
from .scene import Scene
from .session import Session

_REST = 0.1
"""Seconds before it begins where no tile is looked at: the browser shows first what there is."""


class Preparation:
    """Completes the previews of one session, what is looked at first."""

    def __init__(self, session: Session, scene: Callable[[], Scene], known: Callable[[], None]) -> None:
        """Set up.

        Args:
            session: The game.
            scene: What there is to see now.
            known: Called when more is known about the tile looked at.
        """
        self._session = session
        self._scene = scene
        self._known = known
        self._task: asyncio.Task[None] | None = None

    def carry_on(self) -> None:
        """Work while a person is to act, if there is anything to work out."""
        if self._session.person_to_act is not None and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._work())

    def stop(self) -> None:
        """Work no further."""
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        if self._scene().tile is None:
            await asyncio.sleep(_REST)
        while self._session.person_to_act is not None:
            await asyncio.sleep(0)
            scene = self._scene()
            tiles = [tile for tile in (scene.tile, *scene.state.site) if tile is not None]
            wanted = scene.tile is not None and any(
                scene.change(target) is None for target in scene.options()
            )
            begun, worked = perf_counter(), False
            for _step in scene.preview.work(tiles):
                worked = True
                if perf_counter() - begun > SLICE:
                    break
            if not worked:
                return
            if wanted:
                self._known()
