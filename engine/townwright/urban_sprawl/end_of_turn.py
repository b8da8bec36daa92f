"""The end of a turn: cards slide, are filled up and turned up (rules 8)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from .card import Contract, Event, Permit, Renewal
from .context import Context
from .elections import MovePawn
from .events import CardRevealed, DeckReshuffled
from .payouts import PayRow
from .resolution import Resolve
from .tables import CONTRACT_BOXES, CONTRACT_DECKS

if TYPE_CHECKING:
    from .question import Task
    from .state import UrbanSprawlState


def slid(boxes: list[str | None], first: int, after: int) -> list[str | None]:
    """Some neighbouring boxes with their cards slid down to the first of them."""
    cards = [card for card in boxes[first:after] if card is not None]
    return [*cards, *[None] * (after - first - len(cards))]


class SlidePlanning(NamedTuple):
    """Step 1."""

    def run(self, state: UrbanSprawlState) -> None:
        """Slide the planning cards."""
        state.planning_boxes = slid(state.planning_boxes, 0, len(state.planning_boxes))


class FillPlanning(NamedTuple):
    """Step 2: fill the lowest empty box, and so on."""

    def run(self, state: UrbanSprawlState) -> None:
        """Move or draw one card."""
        if None not in state.planning_boxes:
            return
        box = state.planning_boxes.index(None)
        if state.decks["planning"].face_up:
            state.planning_boxes[box] = state.draw("planning")
            state.stack.append(self)
        elif ready_to_draw(state):
            state.stack.append(self)
            card = state.draw("planning")
            if not revealed_event(state, card):
                state.planning_boxes[box] = card
                state.happened(CardRevealed(card, f"planning {box + 1}"))
                new_planning_card(state, card)


class TurnUpPlanning(NamedTuple):
    """Step 3: turn up the top of the planning deck."""

    def run(self, state: UrbanSprawlState) -> None:
        """Turn up one card."""
        if state.decks["planning"].face_up or not ready_to_draw(state):
            return
        card = state.turn_up("planning")
        if isinstance(state.cards[card], Event):
            state.draw("planning")
            state.stack.append(self)
            revealed_event(state, card)
        else:
            state.happened(CardRevealed(card, "planning"))
            new_planning_card(state, card)


def ready_to_draw(state: UrbanSprawlState) -> bool:
    """Make sure that the planning deck has a card to draw, from the discard pile if need be (rules 8.7)."""
    held = sum(map(len, state.hands)) + sum(card is not None for card in state.planning_boxes)
    if held == len(state.cards.permits) + len(state.cards.renewals):
        return False  # only events are left: drawing would never end
    if not len(state.decks["planning"]):
        state.reshuffle()
        state.happened(DeckReshuffled(state.decks["planning"].cards()))
    return True


def revealed_event(state: UrbanSprawlState, card_id: str) -> bool:
    """Carry out a drawn card if it is an event (rules 11.1)."""
    card = state.cards[card_id]
    if not isinstance(card, Event):
        return False
    (state.planning_discard if card_id in state.cards.events else state.gone).append(card_id)
    state.happened(CardRevealed(card_id, "event"))
    state.stack.append(Resolve(card.effects, Context(card_id)))
    return True


def new_planning_card(state: UrbanSprawlState, card_id: str) -> None:
    """First the election, then the payout of a card that was turned up (rules 8.1)."""
    card = state.cards[card_id]
    if isinstance(card, Permit | Renewal):
        if card.wealth:
            state.stack.append(PayRow(f"W{card.wealth}"))
        if card.ballot:
            state.stack.append(MovePawn())


class SlideContracts(NamedTuple):
    """Step 4."""

    def run(self, state: UrbanSprawlState) -> None:
        """Slide the contracts along the links that are open (rules 8)."""
        cuts = {1: (), 2: (4,), 3: (3,) if city_is_exhausted(state) else (3, 4)}[state.active_decks]
        edges = (0, *cuts, CONTRACT_BOXES)
        boxes = state.contract_boxes
        state.contract_boxes = [
            card for first, after in pairwise(edges) for card in slid(boxes, first, after)
        ]


def city_is_exhausted(state: UrbanSprawlState) -> bool:
    """Whether box 4 is served by the Town deck again (rules 8.8)."""
    return not len(state.decks["city"])


def source_of(state: UrbanSprawlState, box: int) -> str:
    """The deck that fills a contract box; boxes are numbered from 1 (rules 8)."""
    if box == CONTRACT_BOXES or state.active_decks == 1:
        return "town"
    if box == CONTRACT_BOXES - 1 and state.active_decks == len(CONTRACT_DECKS):
        return "town" if city_is_exhausted(state) else "city"
    return CONTRACT_DECKS[state.active_decks - 1]


class FillContracts(NamedTuple):
    """Step 5: fill the lowest empty box that can be filled, and so on."""

    def run(self, state: UrbanSprawlState) -> None:
        """Move or draw one card."""
        for box in range(1, CONTRACT_BOXES + 1):
            source = source_of(state, box)
            deck = state.decks[source]
            if state.contract_boxes[box - 1] is not None or not len(deck):
                continue
            state.stack.append(self)
            known = deck.face_up
            card = state.draw(source)
            if known:
                state.contract_boxes[box - 1] = card
            elif not revealed_event(state, card):
                state.contract_boxes[box - 1] = card
                state.happened(CardRevealed(card, f"contract {box}"))
                new_contract(state, card)
            return


class TurnUpContract(NamedTuple):
    """Steps 6, 7 and 8: turn up the top of a contract deck."""

    deck: str

    def run(self, state: UrbanSprawlState) -> None:
        """Turn up one card."""
        deck = state.decks[self.deck]
        active = CONTRACT_DECKS.index(self.deck) < state.active_decks
        if not active or deck.face_up or not len(deck):
            return
        card = state.turn_up(self.deck)
        if isinstance(state.cards[card], Event):
            state.draw(self.deck)
            state.stack.append(self)
            revealed_event(state, card)
        else:
            state.happened(CardRevealed(card, self.deck))
            new_contract(state, card)


def new_contract(state: UrbanSprawlState, card_id: str) -> None:
    """The payout of a contract that was turned up (rules 8.2)."""
    card = state.cards[card_id]
    if isinstance(card, Contract) and card.prestige:
        state.stack.append(PayRow(f"P{card.prestige}"))


STEPS: Final[tuple[Task, ...]] = (
    SlidePlanning(),
    FillPlanning(),
    TurnUpPlanning(),
    SlideContracts(),
    FillContracts(),
    *(TurnUpContract(deck) for deck in CONTRACT_DECKS),
)
"""Steps 1 to 8 in their order."""
