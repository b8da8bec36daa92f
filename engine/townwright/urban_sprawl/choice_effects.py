"""Effects that decide about other effects (effects 5.4-5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .context import Context
from .decision import NONE
from .effects import Choose, Each, Effects, May, Option, Pick
from .money_effects import can_afford, pay_cost
from .resolution import Chosen, Perform, Resolve, Rule, asking
from .selection import fitting

if TYPE_CHECKING:
    from .grid import Building
    from .state import UrbanSprawlState


def _may(state: UrbanSprawlState, effect: May, context: Context, player: int) -> None:
    if can_afford(state, effect.cost, player):
        state.ask("may", player, ("yes", "no"), Chosen(effect, context, player))
    else:
        state.stack.append(Resolve(effect.otherwise, context))


def _may_decides(state: UrbanSprawlState, effect: May, _: Context, player: int) -> bool:
    return can_afford(state, effect.cost, player)


def _may_chosen(state: UrbanSprawlState, effect: May, context: Context, player: int, choice: str) -> None:
    if choice == "no":
        state.stack.append(Resolve(effect.otherwise, context))
        return
    if effect.times > 1:
        again = effect._replace(times=effect.times - 1, otherwise=())
        state.stack.append(Perform(again, context, player))
    pay_cost(state, effect.cost, context, player)
    state.stack.append(Resolve(effect.do, context))


def _open(state: UrbanSprawlState, option: Option, context: Context, player: int) -> bool:
    return can_afford(state, option.cost, player) and (
        option.need is None or bool(fitting(state, option.need, context, player))
    )


def _open_options(state: UrbanSprawlState, effect: Choose, context: Context, player: int) -> tuple[str, ...]:
    return tuple(option.label for option in effect.options if _open(state, option, context, player))


def _option_chosen(
    state: UrbanSprawlState, effect: Choose, context: Context, player: int, choice: str
) -> None:
    option = next(option for option in effect.options if option.label == choice)
    pay_cost(state, option.cost, context, player)
    state.stack.append(Resolve(option.do, context))


def _choose_decides(state: UrbanSprawlState, effect: Choose, context: Context, player: int) -> bool:
    """Whether there is a choice of options, or one within the only option."""
    found = [option for option in effect.options if _open(state, option, context, player)]
    return len(found) > 1 or any(_any_decides(state, option.do, context, player) for option in found)


def _each(state: UrbanSprawlState, effect: Each, context: Context, player: int) -> None:
    if effect.if_has is None or fitting(state, effect.if_has, context, player):
        state.stack.append(Resolve(effect.do, context._replace(player=player)))


def _each_decides(state: UrbanSprawlState, effect: Each, context: Context, player: int) -> bool:
    if effect.if_has is not None and not fitting(state, effect.if_has, context, player):
        return False
    return _any_decides(state, effect.do, context._replace(player=player), player)


def _any_decides(state: UrbanSprawlState, effects: Effects, context: Context, player: int) -> bool:
    """Whether a player would have a decision to make in one of the effects."""
    return any(
        getattr(effect, "who", ()) == ("self",) and state.rule(effect).decides(state, effect, context, player)
        for effect in effects
    )


def _extreme(state: UrbanSprawlState, effect: Pick, context: Context, player: int) -> list[Building]:
    """The buildings that may be picked."""
    found = fitting(state, effect.among, context, player)
    if effect.extreme == "any" or not found:
        return found
    values = [state.grid.value(building) for building in found]
    best = max(values) if effect.extreme == "highest" else min(values)
    return [building for building, value in zip(found, values, strict=True) if value == best]


def _pickable(state: UrbanSprawlState, effect: Pick, context: Context, player: int) -> list[str]:
    names = [building.name for building in _extreme(state, effect, context, player)]
    return [*names, NONE] if effect.optional and names else names


def _picked(state: UrbanSprawlState, effect: Pick, context: Context, _: int, choice: str) -> None:
    if choice != NONE:
        target = state.grid.named(choice).serial
        state.stack.append(Resolve(effect.do, context._replace(target=target)))


MAY = Rule(_may, _may_decides, _may_chosen)
CHOOSE = asking("choose_option", _open_options, _option_chosen)._replace(decides=_choose_decides)
EACH = Rule(_each, _each_decides)
PICK = asking("pick_building", _pickable, _picked)
