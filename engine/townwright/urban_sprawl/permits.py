"""Paying a contract with Build Permits (rules 7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .card import Contract
    from .state import UrbanSprawlState


def usable(state: UrbanSprawlState, contract: Contract) -> list[tuple[str, int]]:
    """The active player's permits for the contract's zone: ids and numbers of permits."""
    found = []
    for card_id in state.hands[state.active]:
        card = state.cards.permit(card_id)
        if card is not None and contract.zone in card.zones:
            found.append((card_id, card.permits))
    return found


def can_pay(state: UrbanSprawlState, contract: Contract) -> bool:
    """Whether the active player has permits enough."""
    return sum(permits for _, permits in usable(state, contract)) >= contract.lots


def payments(state: UrbanSprawlState, contract: Contract) -> list[str]:
    """The sets of permits that pay the contract and of which no card is superfluous, in notation."""
    cards = sorted(usable(state, contract), key=lambda card: (-card[1], card[0]))
    return ["+".join(sorted(chosen)) for chosen in _sufficient(cards, contract.lots)]


def _sufficient(cards: list[tuple[str, int]], lots: int) -> Iterator[list[str]]:
    """Sets that are sufficient only as a whole.

    Cards are added from the largest down, so the last one is the smallest: if the sum without it is
    too little, it is too little without any other.
    """
    for number, (card, permits) in enumerate(cards):
        if permits >= lots:
            yield [card]
        else:
            for rest in _sufficient(cards[number + 1 :], lots - permits):
                yield [card, *rest]
