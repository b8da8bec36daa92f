"""Effects of wealth and prestige (effects 5.1-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .context import Context, counted, subjects
from .effect_terms import Cost
from .effects import Gain, Lose, Pay
from .resolution import Chosen, Perform, Rule

if TYPE_CHECKING:
    from .state import UrbanSprawlState


def can_afford(state: UrbanSprawlState, cost: Cost | None, player: int) -> bool:
    """Whether a player has the whole sum of an optional payment (effects 1.7)."""
    return cost is None or state.purse(cost.what)[player] >= cost.amount


def pay_cost(state: UrbanSprawlState, cost: Cost | None, context: Context, player: int) -> None:
    """Have a player pay an optional cost that he can afford."""
    if cost is None:
        return
    paid = -state.change(player, cost.what, -cost.amount)
    for receiver in subjects(state, cost.to, context):
        state.change(receiver, cost.what, paid)


def _gain(state: UrbanSprawlState, effect: Gain, context: Context, player: int) -> None:
    units = counted(state, effect.per, effect.cap, context, player)
    if effect.what == "either":
        ask_split(state, player, units, Chosen(effect, context, player))
    else:
        state.change(player, effect.what, effect.amount * units)


def ask_split(state: UrbanSprawlState, player: int, units: int, task: Chosen) -> None:
    """Ask how many of some units a player takes as prestige, the others being wealth."""
    if units:
        state.ask("split_gain", player, tuple(map(str, range(units + 1))), task)


def _gain_decides(state: UrbanSprawlState, effect: Gain, context: Context, player: int) -> bool:
    return effect.what == "either" and counted(state, effect.per, effect.cap, context, player) > 0


def _gain_split(state: UrbanSprawlState, effect: Gain, context: Context, player: int, choice: str) -> None:
    units = counted(state, effect.per, effect.cap, context, player)
    split(state, player, units, choice, amount=effect.amount, reason="card")


def split(
    state: UrbanSprawlState, player: int, units: int, prestige: str, *, amount: int, reason: str
) -> None:
    """Give a player units of some amount: so many as `prestige` says, and the rest as wealth."""
    state.change(player, "prestige", amount * int(prestige), reason)
    state.change(player, "wealth", amount * (units - int(prestige)), reason)


def _lose(state: UrbanSprawlState, effect: Lose, context: Context, player: int) -> None:
    units = counted(state, effect.per, effect.cap, context, player)
    state.change(player, effect.what, -effect.amount * units)


def _pay(state: UrbanSprawlState, effect: Pay, context: Context, player: int) -> None:
    if player in subjects(state, effect.to, context):
        return
    if effect.what != "either":
        units = counted(state, effect.per, effect.cap, context, player)
        _transfer(state, effect, context, player, what=effect.what, units=units)
    elif effect.per is None:
        state.ask("pay_either", player, _ways_to_pay(state, effect, player), Chosen(effect, context, player))
    else:
        one = Perform(effect._replace(per=None, cap=0), context, player)
        state.stack.extend([one] * counted(state, effect.per, effect.cap, context, player))


def _ways_to_pay(state: UrbanSprawlState, effect: Pay, player: int) -> tuple[str, ...]:
    """In what a player can pay one unit: in full if he can, else with all that he has of one kind."""
    both = ("wealth", "prestige")
    return tuple(what for what in both if state.purse(what)[player] >= effect.amount) or both


def _pay_decides(state: UrbanSprawlState, effect: Pay, context: Context, player: int) -> bool:
    if effect.what != "either" or player in subjects(state, effect.to, context):
        return False
    left = [state.wealth[player], state.prestige[player]]
    for _ in range(counted(state, effect.per, effect.cap, context, player)):
        full = [kind for kind in (0, 1) if left[kind] >= effect.amount]
        if len(full) != 1:
            return True
        left[full[0]] -= effect.amount
    return False


def _pay_chosen(state: UrbanSprawlState, effect: Pay, context: Context, player: int, choice: str) -> None:
    _transfer(state, effect, context, player, what=choice, units=1)


def _transfer(
    state: UrbanSprawlState, effect: Pay, context: Context, player: int, *, what: str, units: int
) -> None:
    """Pay as far as the payer has it; the receiver gets exactly that (effects 5.3)."""
    for receiver in subjects(state, effect.to, context):
        paid = -state.change(player, what, -effect.amount * units)
        state.change(receiver, what, paid)


GAIN = Rule(_gain, _gain_decides, _gain_split)
LOSE = Rule(_lose)
PAY = Rule(_pay, _pay_decides, _pay_chosen)
