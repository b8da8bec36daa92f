"""What the person to act has chosen so far, in any order, and what that leaves possible.

A turn has an architect, a slot, a square of the Construction Site and a target. Two of the first
three settle the third. Knows the rules only through the engine's legal turns, and nothing of the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import NamedTuple

from townwright.quadropolis import DISCARD, NO_TILE, QuadropolisState, Tile, Turn
from townwright.quadropolis.site import SLOTS, TAKES


class Aspect(IntEnum):
    """The four aspects of a turn that a person can point at, in the order of a `Placing`."""

    ARCHITECT = 0
    SLOT = 1
    SITE = 2
    TARGET = 3


class Placing(NamedTuple):
    """One way to place an architect.

    Attributes:
        architect: His number.
        slot: The slot's name.
        site: The square of the Site that he reaches.
        targets: Where its tile may go: names of city squares, `DISCARD`, or only `NO_TILE`.
    """

    architect: int
    slot: str
    site: int
    targets: frozenset[str]


Value = int | str
"""An architect's number, a slot's name, a number of a square of the Site, or a target."""

Pick = tuple[Aspect, Value]


@dataclass(frozen=True)
class Choice:
    """What has been pointed at, oldest first, with what the position allows.

    Attributes:
        placings: Every legal placing of the position, by architect and slot.
        picks: What was chosen, each aspect at most once; together they fit some placing.
    """

    placings: Mapping[tuple[int, str], Placing]
    picks: tuple[Pick, ...] = ()

    @classmethod
    def start(cls, state: QuadropolisState) -> Choice:
        """Nothing chosen yet; nothing possible when the game is over."""
        return cls(_placings(state))

    @classmethod
    def none(cls) -> Choice:
        """The choice of nobody: nothing is possible."""
        return cls({})

    def pick(self, aspect: Aspect, value: Value) -> Choice:
        """Choose something too.

        What was chosen earlier and cannot go with it is dropped, the newest being kept first.
        A choice that no legal turn can have changes nothing, nor does a target where the tile that is
        settled cannot go: what is in hand is not to be lost by missing its squares.
        """
        kept: list[Pick] = [(aspect, value)]
        if not self._fitting(kept):
            return self
        if aspect is Aspect.TARGET and self.site is not None and value not in self.targets:
            return self
        for pick in reversed(self.picks):
            if pick[0] is not aspect and self._fitting([*kept, pick]):
                kept.append(pick)
        return replace(self, picks=tuple(reversed(kept)))

    def toggle(self, aspect: Aspect, value: Value) -> Choice:
        """Choose something, or take it back if it is what was chosen."""
        if (aspect, value) in self.picks:
            return replace(self, picks=self._but(aspect))
        return self.pick(aspect, value)

    def step_back(self) -> Choice:
        """Take the latest choice back."""
        return replace(self, picks=self.picks[:-1])

    def clear(self) -> Choice:
        """Take everything back."""
        return replace(self, picks=())

    def picked(self, aspect: Aspect) -> Value | None:
        """What was chosen there, if anything."""
        return next((value for other, value in self.picks if other is aspect), None)

    @cached_property
    def remaining(self) -> Sequence[Placing]:
        """The placings that fit everything chosen."""
        return self._fitting(self.picks)

    @cached_property
    def architects(self) -> frozenset[int]:
        """The architects that go with what was chosen beside an architect."""
        return frozenset(p.architect for p in self._fitting(self._but(Aspect.ARCHITECT)))

    @cached_property
    def slots(self) -> frozenset[str]:
        """The slots that go with what was chosen beside a slot."""
        return frozenset(p.slot for p in self._fitting(self._but(Aspect.SLOT)))

    @cached_property
    def sites(self) -> frozenset[int]:
        """The squares of the Site that go with what was chosen beside one."""
        return frozenset(p.site for p in self._fitting(self._but(Aspect.SITE)))

    @cached_property
    def targets(self) -> frozenset[str]:
        """The targets that go with what was chosen beside one."""
        return frozenset[str]().union(*(p.targets for p in self._fitting(self._but(Aspect.TARGET))))

    @cached_property
    def placing(self) -> Placing | None:
        """How the architect is placed, once only one way is left."""
        return self.remaining[0] if self.picks and len(self.remaining) == 1 else None

    @cached_property
    def site(self) -> int | None:
        """The square of the Site, once all that is left reaches the same."""
        squares = {placing.site for placing in self.remaining} if self.picks else set()
        return squares.pop() if len(squares) == 1 else None

    @property
    def turn(self) -> Turn | None:
        """The whole turn, once nothing is open."""
        placing, target = self.placing, self.picked(Aspect.TARGET)
        if placing is None or not isinstance(target, str):
            return None
        return Turn(placing.architect, placing.slot, target)

    @property
    def takes_nothing(self) -> bool:
        """Whether the architect reaches an empty square, which is to be confirmed."""
        return self.placing is not None and NO_TILE in self.placing.targets

    @property
    def can_discard(self) -> bool:
        """Whether it is settled how a tile is taken, so that it could be discarded."""
        return self.placing is not None and DISCARD in self.placing.targets

    @property
    def fits_nowhere(self) -> bool:
        """Whether the tile that is settled can only be discarded."""
        return self.placing is not None and self.placing.targets == {DISCARD}

    def _but(self, aspect: Aspect) -> tuple[Pick, ...]:
        return tuple(pick for pick in self.picks if pick[0] is not aspect)

    def _fitting(self, picks: Sequence[Pick]) -> list[Placing]:
        fitting = list(self.placings.values())
        for aspect, value in picks:
            if aspect is Aspect.TARGET:
                fitting = [placing for placing in fitting if value in placing.targets]
            else:
                fitting = [placing for placing in fitting if placing[aspect] == value]
        return fitting


def _placings(state: QuadropolisState) -> dict[tuple[int, str], Placing]:
    legal = state.legal_actions()
    known: dict[tuple[int, Tile | None], frozenset[str]] = {}
    placings = {}
    for architect in legal.architects():
        for index in legal.slots():
            site, slot = TAKES[architect - 1][index], SLOTS[index]
            key = (architect, state.site[site])
            if key not in known:
                known[key] = frozenset(legal.targets(architect, slot))
            placings[architect, slot] = Placing(architect, slot, site, known[key])
    return placings
