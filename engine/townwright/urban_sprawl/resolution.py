"""Carrying out a card's effects: the order of effects, of players, and of their decisions (effects 1).

What each effect does is a `Rule`; this module knows only when it is done and to whom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any, NamedTuple

from .board import LINES
from .context import Context, subjects, tied_for, undecided
from .decision import player_of, seat
from .effect_terms import Cost, Who
from .effects import ChooseLine, Effect, Effects, May

if TYPE_CHECKING:
    from .question import Task
    from .state import UrbanSprawlState


def _never(*_: object) -> bool:
    return False


def _unasked(state: UrbanSprawlState, effect: Any, context: Context, player: int, choice: str) -> None:
    raise NotImplementedError(f"{type(effect).__name__} asks nothing")


class Rule(NamedTuple):
    """What an effect does to one of its subjects.

    Attributes:
        do: Does it; may ask the subject.
        decides: Whether the subject would have a decision to make now.
        chosen: Goes on with what the subject chose.
    """

    do: Callable[[UrbanSprawlState, Any, Context, int], None]
    decides: Callable[[UrbanSprawlState, Any, Context, int], bool] = _never
    chosen: Callable[[UrbanSprawlState, Any, Context, int, str], None] = _unasked


def asking(
    kind: str,
    options: Callable[[UrbanSprawlState, Any, Context, int], Sequence[str]],
    chosen: Callable[[UrbanSprawlState, Any, Context, int, str], None],
) -> Rule:
    """The rule of an effect that is nothing but a choice; without options it is skipped."""

    def do(state: UrbanSprawlState, effect: Effect, context: Context, player: int) -> None:
        state.ask(kind, player, options(state, effect, context, player), Chosen(effect, context, player))

    def decides(state: UrbanSprawlState, effect: Effect, context: Context, player: int) -> bool:
        return len(options(state, effect, context, player)) > 1

    return Rule(do, decides, chosen)


class Chosen(NamedTuple):
    """Waits for the choice of an effect's subject."""

    effect: Effect
    context: Context
    player: int

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Go on with what was chosen."""
        state.rule(self.effect).chosen(state, self.effect, self.context, self.player, choice)


class Perform(NamedTuple):
    """One effect for one of its subjects."""

    effect: Effect
    context: Context
    player: int

    def run(self, state: UrbanSprawlState) -> None:
        """Do it."""
        state.rule(self.effect).do(state, self.effect, self.context, self.player)

    def decides(self, state: UrbanSprawlState) -> bool:
        """Whether the subject would have a decision to make now."""
        return state.rule(self.effect).decides(state, self.effect, self.context, self.player)


class Resolve(NamedTuple):
    """Effects from a certain one on, one after the other, each with all its consequences."""

    effects: Effects
    context: Context
    at: int = 0

    def run(self, state: UrbanSprawlState) -> None:
        """Start the next effect; the others wait on the stack."""
        if self.at == len(self.effects):
            return
        effect = self.effects[self.at]
        if isinstance(effect, ChooseLine):
            state.ask("choose_line", state.active, LINES, self)
            return
        if self.at + 1 < len(self.effects):
            state.stack.append(self._replace(at=self.at + 1))
        state.stack.append(Begin(effect, self.context))

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Go on with the line that was chosen."""
        state.stack.append(Resolve(self.effects, self.context._replace(line=choice), self.at + 1))


class Begin(NamedTuple):
    """One effect, before it is known whom it concerns."""

    effect: Effect
    context: Context

    def run(self, state: UrbanSprawlState) -> None:
        """Find the subjects, after tied roles have been decided, and let each do it in order."""
        for who in _everybody(self.effect):
            role = undecided(state, who, self.context)
            if role is not None:
                tied = tuple(map(seat, tied_for(state, role)))
                state.ask("break_role_tie", state.active, tied, BreakTie(self.effect, self.context, role))
                return
        who = getattr(self.effect, "who", ())
        players = subjects(state, who, self.context) if who else [state.active]
        if not players and isinstance(self.effect, May):
            state.stack.append(Resolve(self.effect.otherwise, self.context))
        in_order(state, [Perform(self.effect, self.context, player) for player in players])


class BreakTie(NamedTuple):
    """Waits for the active player to say who of several plays a role."""

    effect: Effect
    context: Context
    role: str

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Begin the effect anew with that."""
        pinned = (*self.context.pinned, (self.role, player_of(choice)))
        state.stack.append(Begin(self.effect, self.context._replace(pinned=pinned)))


def _everybody(effect: Effect) -> list[Who]:
    """All that an effect says about whom it concerns or who is paid."""
    found: list[Who] = [getattr(effect, "who", ()), getattr(effect, "to", ())]
    costs = [getattr(effect, "cost", None)]
    costs += [option.cost for option in getattr(effect, "options", ())]
    found += [cost.to for cost in costs if isinstance(cost, Cost)]
    return [who for who in found if who]


def in_order(state: UrbanSprawlState, tasks: Sequence[Perform | Any]) -> None:
    """Put tasks of several players on the stack, first those of players who have nothing to decide.

    If two or more have, the active player sets their order (rules 11.5).

    Args:
        state: The position.
        tasks: One for each player, clockwise; each has a ``player``, and ``decides`` tells whether he would
            have a decision to make.
    """
    if len(tasks) < 2:
        state.stack.extend(tasks)
        return
    deciding = [task for task in tasks if task.decides(state)]
    others = [task for task in tasks if task not in deciding]
    if len(deciding) > 1 and not state.automatic_order:
        orders = tuple(",".join(seat(t.player) for t in order) for order in permutations(deciding))
        state.stack.append(SetOrder(orders, tuple(deciding)))
    else:
        state.stack.extend(reversed(deciding))
    state.stack.extend(reversed(others))


class SetOrder(NamedTuple):
    """Has the active player set the order in which others decide."""

    orders: tuple[str, ...]
    tasks: tuple[Any, ...]

    def run(self, state: UrbanSprawlState) -> None:
        """Ask for the order."""
        state.ask("decider_order", state.active, self.orders, self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Put the tasks on the stack in that order."""
        tasks: dict[int, Task] = {task.player: task for task in self.tasks}
        state.stack.extend(tasks[player_of(name)] for name in reversed(choice.split(",")))
