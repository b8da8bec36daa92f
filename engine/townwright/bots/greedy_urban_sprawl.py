"""A bot for Urban Sprawl that does what improves its position most at once."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.rng import Rng
from townwright.urban_sprawl import Decision, UrbanSprawlState
from townwright.urban_sprawl.board import FOOTPRINTS
from townwright.urban_sprawl.decision import END
from townwright.urban_sprawl.offer import price_of

from .bot import Thought
from .urban_sprawl_worth import value

_POINT = 0.25
"""An action must bring so much for each AP it takes, while there are better ones."""

_SITES = 4
"""So many sites of a contract are tried, those that look best."""

_OPTIONS = 24
"""So many options of another decision are tried, drawn by lot if there are more."""

_STEPS = 12
"""So many decisions are looked ahead, all but the first made by habit."""


_END = Decision("action", END)


class GreedyUrbanSprawl:
    """Tries what it can do, one thing at a time, and takes what makes its position worth the most.

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
        worths: dict[str, float] = {}
        for choice in choices:
            yield
            decision = Decision(question.kind, choice)
            worths[choice] = value(state, player) if decision == _END else _outcome(state, decision, player)
            worths[choice] += rng.below(1000) / 100_000  # equals are decided by lot
        if question.kind == "action":
            return Decision("action", _best_action(state, worths))
        return Decision(question.kind, max(choices, key=worths.__getitem__))


def _best_action(state: UrbanSprawlState, worths: dict[str, float]) -> str:
    """The action that brings most for its AP; the end of the turn, at which AP are lost, if none helps."""
    helping = [choice for choice, worth in worths.items() if choice != END and worth >= worths[END]]
    if not helping:
        return END
    return max(helping, key=lambda choice: worths[choice] - _POINT * price_of(state, choice.split()[1]))


def _outcome(state: UrbanSprawlState, decision: Decision, player: int) -> float:
    """What a position is worth to a player after a decision and what follows from it at once."""
    twin = state.copy()
    twin.apply(decision)
    for _ in range(_STEPS):
        question = twin.question
        if question is None or question.kind in ("action", "invest", "buy_start_building"):
            break
        twin.apply(Decision(question.kind, _habit(twin, question.kind, question.options)))
    return value(twin, player)


def best_sites(state: UrbanSprawlState, sites: Sequence[str]) -> list[str]:
    """The sites that look best: many neighbours, cheap, and nothing own under them."""
    grid, player = state.grid, state.active

    def looks(name: str) -> float:
        site = FOOTPRINTS[name]
        score = -0.3 * grid.values[site.block]
        for building in grid:
            if building.footprint.lots & site.lots:
                score -= 4 if building.owner == player else -2
            elif building.footprint.lots & site.around:
                score += 0.5
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
