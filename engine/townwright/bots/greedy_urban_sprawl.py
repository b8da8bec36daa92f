"""A bot for Urban Sprawl that does what improves its position most at once."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from townwright.core.rng import Rng
from townwright.urban_sprawl import Decision, UrbanSprawlState
from townwright.urban_sprawl.board import FOOTPRINTS
from townwright.urban_sprawl.building import ChooseSite
from townwright.urban_sprawl.decision import END
from townwright.urban_sprawl.offer import price_of

from .bot import Thought
from .urban_sprawl_worth import value

_POINT = 1.0
"""What an AP is worth: so much more must an action bring for each AP that it takes more than another."""

_SITES = 4
"""So many sites of a contract are tried, those that look best."""

_OPTIONS = 24
"""So many options of another decision are tried, drawn by lot if there are more."""

_STEPS = 12
"""So many decisions are looked ahead, all but the first made by habit."""


_END = Decision("action", END)


class GreedyUrbanSprawl:
    """Tries what it can do and takes what puts it furthest ahead of the best opponent.

    It tries one thing at a time, and two where a planning card lets it build at once what it could not.
    What follows from it, other players' decisions among them, it imagines to be decided by habit:
    gains are taken as prestige, payments made in wealth, offers accepted.
    """

    name = "greedy"

    def think(self, state: UrbanSprawlState, rng: Rng) -> Thought[Decision]:
        """Decide for the player to act."""
        question = state.question
        if question is None:
            raise ValueError("the game is over: there is nothing to decide")
        player, choices = question.player, state.legal_actions().choices
        if question.kind == "build_site":
            choices = tuple(best_sites(state, choices))
        elif len(choices) > _OPTIONS and question.kind != "action":
            shuffled = list(choices)
            rng.shuffle(shuffled)
            choices = tuple(shuffled[:_OPTIONS])
        if question.kind == "action":
            return (yield from _best_action(state, choices, rng))
        worths: dict[str, float] = {}
        for choice in choices:
            yield
            worths[choice] = _outcome(state, Decision(question.kind, choice), player, rng)
        return Decision(question.kind, max(choices, key=worths.__getitem__))


def _best_action(state: UrbanSprawlState, choices: Sequence[str], rng: Rng) -> Thought[Decision]:
    """The action that brings most for its AP; the end of the turn, at which AP are lost, if none helps."""
    prices = {choice: price_of(state, choice.split()[1]) for choice in choices if choice != END}
    favors = [choice for choice in prices if choice.startswith("favor ")]
    for choice in sorted(favors, key=prices.__getitem__)[1:]:
        del prices[choice]  # a Favor is worth the same whatever it is: the cheapest will do
    least = value(state, state.active)
    best, best_worth = _END, float("-inf")
    for choice, price in prices.items():
        yield
        decision = Decision("action", choice)
        plans = [(_outcome(state, decision, state.active, rng), price)]
        if choice.startswith("take "):
            plans += yield from _builds_after(state, decision, price, choices, rng)
        for outcome, cost in plans:
            if outcome >= least and outcome - _POINT * cost > best_worth:
                best, best_worth = decision, outcome - _POINT * cost
    return best


def _builds_after(
    state: UrbanSprawlState, taking: Decision, price: int, before: Sequence[str], rng: Rng
) -> Generator[None, None, list[tuple[float, int]]]:
    """What comes of building what only a planning card taken makes possible, and the AP for both."""
    twin = state.copy()
    twin.apply(taking)
    plans = []
    for choice in twin.legal_actions().choices:
        if choice.startswith("build ") and choice not in before:
            yield
            outcome = _outcome(twin, Decision("action", choice), twin.active, rng)
            plans.append((outcome, price + price_of(twin, choice.split()[1])))
    return plans


def _outcome(state: UrbanSprawlState, decision: Decision, player: int, rng: Rng) -> float:
    """What a position is worth to a player after a decision and what follows from it at once.

    Between equals the lot decides.
    """
    twin = state.copy()
    twin.apply(decision)
    for _ in range(_STEPS):
        question = twin.question
        if question is None or question.kind in ("action", "invest", "buy_start_building"):
            break
        twin.apply(Decision(question.kind, _habit(twin, question.kind, question.options)))
    return value(twin, player) + rng.below(1000) / 100_000


def best_sites(state: UrbanSprawlState, sites: Sequence[str]) -> list[str]:
    """The sites that look best for the contract being built: a great bonus, cheap, nothing own under them."""
    task = state.question.task if state.question else None
    if not isinstance(task, ChooseSite):
        raise TypeError("no site is being chosen")
    zone = state.cards.contract(task.card).zone
    grid, player = state.grid, state.active
    bonus = 2 if state.holders["District Attorney"] == player and not state.built else 1

    def looks(name: str) -> float:
        site = FOOTPRINTS[name]
        score = -0.3 * grid.values[site.block]
        for building in grid:
            if building.footprint.lots & site.lots:
                score -= 4 if building.owner == player else 0
            elif building.zone == zone and building.footprint.lots & site.around:
                score += bonus
        # Where few stand, a building counts for more in payouts.
        rows = [number for number in grid.numbers_of(site.block) if number[0] == "P"]
        return score + 0.5 * sum(int(number[1:]) for number in rows)

    return sorted(sites, key=looks, reverse=True)[:_SITES]


def _habit(state: UrbanSprawlState, kind: str, options: Sequence[str]) -> str:
    """What players usually choose."""
    match kind:
        case "build_site":
            return best_sites(state, options)[0]
        case "pay_permits":
            return min(options, key=lambda cards: _waste(state, cards))
        case "split_gain":
            return options[-1]
        case _:
            return options[0]


def _waste(state: UrbanSprawlState, cards: str) -> tuple[int, int]:
    permits = [state.cards.permit(card) for card in cards.split("+")]
    return (
        sum(permit.permits for permit in permits if permit),
        sum(len(permit.zones) for permit in permits if permit),
    )
