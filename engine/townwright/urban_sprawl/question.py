"""What the game waits for: tasks on a stack, and the question that stopped them.

The course of the game is a stack of tasks. A task is an immutable value: copying a position copies
the stack, not the tasks. The state takes the topmost task and runs it; a task does its part,
puts what is to follow on the stack, or asks a player and is answered later. So a decision of any
player can be needed in the middle of anything, and a position can be copied, shown and compared there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, overload

from .decision import Decision
from .offer import menu

if TYPE_CHECKING:
    from .state import UrbanSprawlState


class Task(Protocol):
    """Something that is still to be done."""

    def run(self, state: UrbanSprawlState) -> None:
        """Do it, and put on the stack what follows from it."""
        ...


class Asker(Protocol):
    """A task that waits for a player's choice."""

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Go on with what was chosen."""
        ...


class Question(NamedTuple):
    """The decision that the game waits for.

    Attributes:
        kind: Its name in rules 15.
        player: Who decides.
        options: What he may choose, in notation; empty for an `action`, whose options are worked
            out when somebody asks for them.
        task: What goes on with his choice.
    """

    kind: str
    player: int
    options: tuple[str, ...]
    task: Asker


class LegalDecisions(Sequence[Decision]):
    """What the player to act may decide, in a fixed order.

    It speaks of the state as it is; do not use it after the state has changed.
    """

    __slots__ = ("_kind", "_options", "_state")

    def __init__(self, state: UrbanSprawlState) -> None:
        question = state.question
        self._state = state
        self._kind = "" if question is None else question.kind
        self._options = () if question is None else question.options

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be chosen, in notation."""
        if not self._options and self._kind:
            self._options = menu(self._state)
        return self._options

    def fault(self, decision: Decision) -> str | None:
        """Why a decision is not legal, or None if it is."""
        question = self._state.question
        if question is None:
            return "the game is over"
        if decision.kind != question.kind:
            return f"player {question.player + 1} must decide: {question.kind}"
        if decision.choice not in self.choices:
            shown = ", ".join(self.choices[:8]) + (", ..." if len(self) > 8 else "")
            return f"player {question.player + 1} cannot choose that: expected {shown}"
        return None

    def __contains__(self, decision: object) -> bool:
        return isinstance(decision, Decision) and self.fault(decision) is None

    def __iter__(self) -> Iterator[Decision]:
        return (Decision(self._kind, choice) for choice in self.choices)

    def __len__(self) -> int:
        return len(self.choices)

    def __bool__(self) -> bool:
        return bool(self._kind)

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Decision]: ...
    def __getitem__(self, index: int | slice) -> Decision | Sequence[Decision]:
        if isinstance(index, slice):
            return [Decision(self._kind, choice) for choice in self.choices[index]]
        return Decision(self._kind, self.choices[index])
