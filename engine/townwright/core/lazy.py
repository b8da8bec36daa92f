"""Things that are loaded when they are first asked for: who plays one game does not wait for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import TypeVar

T = TypeVar("T")


class Lazy(MutableMapping[str, T]):
    """A mapping whose values are made when they are first asked for; others may be added ready-made."""

    def __init__(self, makers: Mapping[str, Callable[[], T]]) -> None:
        """Remember how each value is made."""
        self._makers = dict(makers)
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __setitem__(self, name: str, value: T) -> None:
        self._made[name] = value
        self._makers.setdefault(name, lambda: value)

    def __delitem__(self, name: str) -> None:
        del self._makers[name]
        self._made.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
