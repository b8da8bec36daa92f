"""Shuffling and dealing at the start (rules 2)."""

from __future__ import annotations

from typing import NamedTuple

from townwright.core.rng import Rng

from .card_set import CardSet
from .decks import Deck
from .tables import CONTRACT_BOXES, CONTRACT_DECKS, PLANNING_BOXES, TOP_PERMITS, Length


class Dealt(NamedTuple):
    """The cards at the start.

    Attributes:
        decks: The four decks by name.
        hands: By player, his planning cards.
        planning_boxes: Boxes 1 to 4.
        contract_boxes: Boxes 1 to 5.
    """

    decks: dict[str, Deck]
    hands: list[list[str]]
    planning_boxes: list[str | None]
    contract_boxes: list[str | None]


def deal(cards: CardSet, length: Length, players: int, first: int, rng: Rng) -> Dealt:
    """Shuffle and deal (rules 2.4-2.6); the Urban Renewal cards are left for the discard pile."""
    decks = {"planning": planning_deck(cards, rng)}
    decks |= {name: contract_deck(cards, name, length, rng) for name in CONTRACT_DECKS}

    def draw(name: str, number: int) -> list[str]:
        cards = []
        for _ in range(number):
            card, decks[name] = decks[name].drawn()
            cards.append(card)
        return cards

    hands: list[list[str]] = [[] for _ in range(players)]
    for seat in range(players):
        hands[(first + seat) % players] = draw("planning", seat + 1)
    dealt = Dealt(decks, hands, [*draw("planning", PLANNING_BOXES)], [*draw("town", CONTRACT_BOXES)])
    for name in ("planning", "town"):
        decks[name] = decks[name].turned_up()
    return dealt


def planning_deck(cards: CardSet, rng: Rng) -> Deck:
    """22 permits on top of the other permits mixed with the events (rules 2.6)."""
    permits = list(cards.permits)
    rng.shuffle(permits)
    top, rest = permits[:TOP_PERMITS], permits[TOP_PERMITS:]
    bottom = [*rest, *cards.events]
    rng.shuffle(bottom)
    return Deck([*bottom, *top], frozenset(cards.events), (0, len(bottom)))


def reshuffled_deck(cards: CardSet, pile: list[str], rng: Rng) -> Deck:
    """The planning deck made of the discard pile (rules 8.7)."""
    shuffled = list(pile)
    rng.shuffle(shuffled)
    return Deck(shuffled, frozenset(cards.events), (0, len(shuffled)))


def contract_deck(cards: CardSet, name: str, length: Length, rng: Rng) -> Deck:
    """A contract deck with its trigger event somewhere in the middle part (rules 2.4, 16)."""
    others, trigger = list(cards.decks[name]), cards.triggers[name]
    rng.shuffle(others)
    top_of_middle = length.bottom + length.with_trigger
    middle = [*others[length.bottom : top_of_middle], trigger]
    rng.shuffle(middle)
    order = [*others[: length.bottom], *middle, *others[top_of_middle:]]
    return Deck(order, frozenset((trigger,)), (length.bottom, top_of_middle + 1))
