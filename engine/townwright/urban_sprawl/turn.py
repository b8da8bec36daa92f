"""A player's turn up to its end, and the purchases before the first (rules 2.9, 5, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .building import ChooseSite
from .decision import DONE, END
from .end_of_turn import STEPS
from .events import FavorTaken, Invested, PlanningTaken, StartBought, TurnBegan, VocationTaken
from .offer import price_of, take_contract, take_planning
from .tables import (
    ACTION_POINTS,
    MEDIA,
    MEDIA_TIE_BLOCK,
    START_BUILDINGS,
    TREASURER_INCOME,
    UNION_BOSS_POINTS,
)

if TYPE_CHECKING:
    from .state import UrbanSprawlState


class OpeningPurchase(NamedTuple):
    """The players buy the starting buildings in turn (rules 2.9)."""

    bought: int = 0

    def run(self, state: UrbanSprawlState) -> None:
        """Ask for the next one, or hand out Media after the last."""
        if self.bought == len(START_BUILDINGS):
            _hand_out_media(state)
            state.stack.append(BeginTurn())
            return
        left = tuple(building.name for building in state.grid if building.owner is None)
        state.ask("buy_start_building", self._buyer(state), left, self)

    def _buyer(self, state: UrbanSprawlState) -> int:
        return (state.active + self.bought) % state.players

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Pay and take control."""
        building, buyer = state.grid.named(choice), self._buyer(state)
        state.grid.give(building, buyer)
        state.happened(StartBought(buyer, choice))
        state.change(buyer, "wealth", -state.grid.value(building), "start")
        state.stack.append(OpeningPurchase(self.bought + 1))


def _hand_out_media(state: UrbanSprawlState) -> None:
    """Media goes to the wealthiest; in a tie to whoever bought a certain building (rules 2.10)."""
    most = max(state.wealth)
    tied = [player for player in range(state.players) if state.wealth[player] == most]
    holder = tied[0]
    if len(tied) > 1:
        owners = [b.owner for b in state.grid if b.name.startswith(MEDIA_TIE_BLOCK)]
        holder = next(owner for owner in owners if owner is not None)
    state.tile_supply[MEDIA] -= 1
    state.tiles[holder][MEDIA] += 1
    state.happened(VocationTaken(holder, MEDIA, None))


class BeginTurn(NamedTuple):
    """The start of a turn: the Treasurer's income (rules 5.1)."""

    def run(self, state: UrbanSprawlState) -> None:
        """Collect it."""
        player = state.active
        state.built = 0
        state.happened(TurnBegan(player))
        if state.holders["Treasurer"] == player:
            for other in state.clockwise()[1:]:
                paid = -state.change(other, "wealth", -TREASURER_INCOME, "treasurer")
                state.change(player, "wealth", paid, "treasurer")
        state.stack.append(Invest())


class Invest(NamedTuple):
    """The active player may turn permits into wealth (rules 5.2)."""

    def run(self, state: UrbanSprawlState) -> None:
        """Ask, if he holds a permit."""
        permits = [card for card in state.hands[state.active] if state.cards.permit(card)]
        if permits:
            state.ask("invest", state.active, (*permits, DONE), self)
        else:
            self.answer(state, DONE)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Invest, or go on to the actions (rules 5.3)."""
        permit = None if choice == DONE else state.cards.permit(choice)
        if permit is None:
            boss = state.holders["Union Boss"] == state.active
            state.points = UNION_BOSS_POINTS if boss else ACTION_POINTS
            state.stack.append(Act())
            return
        state.discard(choice)
        state.happened(Invested(state.active, choice))
        state.change(state.active, "wealth", permit.wealth, "investment")
        state.stack.append(self)


class Act(NamedTuple):
    """The active player spends AP as long as he likes (rules 6)."""

    def run(self, state: UrbanSprawlState) -> None:
        """Ask what he does next."""
        state.ask_action(self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Do it."""
        player = state.active
        if choice == END:
            state.points = 0
            state.stack += (NextTurn(), *reversed(STEPS))
            return
        state.stack.append(self)
        verb, card = choice.split()
        if verb == "build":
            state.stack.append(ChooseSite(card))
            return
        state.points -= price_of(state, card)
        if verb == "take":
            take_planning(state, card, player)
            state.happened(PlanningTaken(player, card))
        else:
            take_contract(state, card)
            state.favors[player].append((card, state.turn))
            state.happened(FavorTaken(player, card))


class NextTurn(NamedTuple):
    """The next player clockwise becomes the active player (rules 8, step 9)."""

    def run(self, state: UrbanSprawlState) -> None:
        """Pass the turn on."""
        state.active = (state.active + 1) % state.players
        state.turn += 1
        state.stack.append(BeginTurn())
