"""The contract that every game keeps.

A game is data and functions over a state. Whoever plays it (the page, the bots, the command line,
the tests) uses nothing but this contract, so each of them works for every game.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from .rng import Rng

if TYPE_CHECKING:
    from .history import History

Json = dict[str, Any]
"""Plain data that ``json.dumps`` takes."""


class Action(Hashable, Protocol):
    """A decision as a value object. ``str(action)`` is its one-line notation."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """Something that happened, as data: sentences for people are made where they are shown."""

    @property
    def reveals(self) -> bool:
        """Whether hidden information became known: undo never goes back across it."""
        ...


A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class LegalActions(Protocol[A_co]):
    """The legal actions of a position: nothing is computed before it is asked for.

    It speaks of the position as it is; do not use it after the state has changed.
    """

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[A_co]: ...
    def __contains__(self, action: object) -> bool: ...
    def __getitem__(self, index: int) -> A_co: ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended.

    Attributes:
        scores: Final points by player.
        ranking: Players, best first; those who share a place stand together.
        decided_by: Name of the criterion that separated the winner from the next, such as
            ``"points"``; None where the win is shared.
    """

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    decided_by: str | None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; several if the win is shared."""
        return self.ranking[0]


@runtime_checkable
class State(Protocol[A]):
    """A position of a game. Players are numbered from 0 in the order of their seats."""

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def to_act(self) -> int | None:
        """Who decides now; None when the game is over."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    def legal_actions(self) -> LegalActions[A]:
        """What the player to act may do; empty when the game is over."""
        ...

    def apply(self, action: A) -> Sequence[Event]:
        """Carry out an action and return what happened.

        Raises:
            IllegalActionError: The rules forbid it; the state is unchanged.
        """
        ...

    def copy(self) -> State[A]:
        """An independent state, cheaply."""
        ...

    def scores(self) -> tuple[int, ...]:
        """By player, the points if the game ended now."""
        ...

    def result(self) -> Result:
        """How the game ended.

        Raises:
            IllegalActionError: It has not ended.
        """
        ...

    def view(self, player: int) -> Json:
        """All that this player may know, as plain data."""
        ...

    def determinize(self, player: int, rng: Rng) -> State[A]:
        """A state with the same view for this player and everything hidden drawn anew from rng."""
        ...

    def dump(self) -> Json:
        """The whole position, hidden part included, as plain data."""
        ...

    def __str__(self) -> str: ...


@runtime_checkable
class Game(Protocol[A]):
    """A game's front door."""

    @property
    def name(self) -> str:
        """The name in recorded games and on the command line, such as ``quadropolis``."""
        ...

    def new(self, options: Mapping[str, object], seed: str) -> State[A]:
        """The starting position.

        Raises:
            OptionError: An option or the seed is missing, unknown or out of range.
        """
        ...

    def parse_action(self, text: str) -> A:
        """The action with this notation.

        Raises:
            NotationError: The text is no action.
        """
        ...

    def trace(self, history: History[A]) -> Iterable[Json]:
        """Everything that happened up to the cursor, hidden draws included, for a referee."""
        ...


def checksum(state: State[Any]) -> str:
    """Sixteen hexadecimal digits that tell two positions apart, equal on every platform."""
    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def rank(keys: Sequence[tuple[int, ...]], criteria: Sequence[str]) -> Result:
    """Order players by several criteria, the most of each being best.

    Args:
        keys: By player, one number for each criterion; the first is the score.
        criteria: The criteria's names.
    """
    order = sorted(range(len(keys)), key=lambda player: keys[player], reverse=True)
    ranking: list[list[int]] = []
    for player in order:
        if ranking and keys[ranking[-1][0]] == keys[player]:
            ranking[-1].append(player)
        else:
            ranking.append([player])
    decided_by = None
    if len(ranking[0]) == 1 and len(ranking) > 1:
        best, second = keys[ranking[0][0]], keys[ranking[1][0]]
        decided_by = next(name for name, a, b in zip(criteria, best, second, strict=True) if a != b)
    return Result(
        scores=tuple(key[0] for key in keys),
        ranking=tuple(map(tuple, ranking)),
        decided_by=decided_by,
    )
