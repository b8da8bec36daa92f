"""How far a long command is."""

from __future__ import annotations

import sys
from typing import Self


class Progress:
    """A progress bar on standard error, where that is a terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr.isatty()
        self._permille = -1

    def __enter__(self) -> Self:
        return self

    def show(self, done: int) -> None:
        """Show that so much of the total is done."""
        permille = done * 1000 // self._total
        if self._shown and permille != self._permille:
            self._permille = permille
            bar = "#" * (permille // 25)
            print(f"\r[{bar:<40}] {done}/{self._total}", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
