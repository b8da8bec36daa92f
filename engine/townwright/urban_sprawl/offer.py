"""What lies on offer: planning cards, contracts, Favors, and what the active player can do with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .decision import END
from .permits import can_pay
from .sites import Terms
from .tables import CONTRACT_DECKS, CONTRACTOR, DECK_PRICE, PLANNING_DECK_PRICE

if TYPE_CHECKING:
    from .board import Footprint
    from .card import Contract
    from .state import UrbanSprawlState


def planning_on_offer(state: UrbanSprawlState) -> Iterator[tuple[str, int]]:
    """The planning cards that lie face up, with their prices in AP (rules 6.1)."""
    for price, card in enumerate(state.planning_boxes, 1):
        if card is not None:
            yield card, price
    top = state.decks["planning"].top
    if top is not None:
        yield top, PLANNING_DECK_PRICE


def contracts_on_offer(state: UrbanSprawlState) -> Iterator[tuple[str, int]]:
    """The contracts that lie face up, with their prices in AP (rules 6.2)."""
    for price, card in enumerate(state.contract_boxes, 1):
        if card is not None:
            yield card, price
    for deck in CONTRACT_DECKS:
        top = state.decks[deck].top
        if top is not None:
            yield top, DECK_PRICE[deck]


def take_planning(state: UrbanSprawlState, card: str, player: int) -> None:
    """Take a planning card from where it lies face up into a player's hand."""
    if card in state.planning_boxes:
        state.planning_boxes[state.planning_boxes.index(card)] = None
    else:
        state.draw("planning")
    state.hands[player].append(card)


def take_contract(state: UrbanSprawlState, card: str) -> None:
    """Take a contract from where it lies face up, or from the active player's Favors."""
    favors = state.favors[state.active]
    if card in state.contract_boxes:
        state.contract_boxes[state.contract_boxes.index(card)] = None
    elif card in dict(favors):
        favors[:] = [favor for favor in favors if favor[0] != card]
    else:
        for deck in CONTRACT_DECKS:
            if state.decks[deck].top == card:
                state.draw(deck)


def price_of(state: UrbanSprawlState, card: str) -> int:
    """The AP that a card on offer costs; 0 for a Favor."""
    return dict((*planning_on_offer(state), *contracts_on_offer(state))).get(card, 0)


def menu(state: UrbanSprawlState) -> tuple[str, ...]:
    """What the active player can do with his AP (rules 6): only what he can pay."""
    points, player = state.points, state.active
    options = [f"take {card}" for card, price in planning_on_offer(state) if price <= points]
    contracts = [card for card, price in contracts_on_offer(state) if price <= points]
    favors = [card for card, turn in state.favors[player] if turn < state.turn]
    options += [f"build {card}" for card in (*contracts, *favors) if can_build(state, card)]
    if len(state.favors[player]) < (2 if state.extra_favor == player else 1):
        options += [f"favor {card}" for card in contracts]
    return (*options, END)


def can_build(state: UrbanSprawlState, card: str) -> bool:
    """Whether the active player has permits, wealth and a site for a contract."""
    contract = state.cards.contract(card)
    return can_pay(state, contract) and next(sites(state, contract), None) is not None


def sites(state: UrbanSprawlState, contract: Contract) -> Iterator[Footprint]:
    """The sites where the active player may build a contract (rules 7.1-7.4, 12.1)."""
    player = state.active
    terms = Terms(state.grid, contract, state.wealth[player])
    yield from terms.free_sites()
    contractor = state.holders[CONTRACTOR]
    if contractor == player:
        yield from terms.cleared_sites(None)
    elif any(card in state.cards.renewals for card in state.hands[player]):
        yield from terms.cleared_sites(contractor)
