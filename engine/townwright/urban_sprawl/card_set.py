"""The 165 cards of a game: the built-in ones, with those that a card pack puts in their places."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from townwright.core.errors import excerpt

from .card import Card, Contract, Permit
from .card_reader import DECK_OF_LETTER, read_card
from .cards import CITY, METROPOLIS, PLANNING, TOWN
from .effects import Gain, Pay
from .fields import CardError
from .tables import CONTRACT_DECKS

_MILD: Final = ("M01", "M10", "M18", "M24")
"""The cards that the option *mild Metropolis* concerns (rules 16.3)."""

_BUILT_IN: Final[Mapping[str, Mapping[str, object]]] = {
    str(data["id"]): data for data in (*PLANNING, *TOWN, *CITY, *METROPOLIS)
}

LONGEST_PACK: Final = 1_000_000
"""A card pack has at most so many characters, or bytes."""


class CardSet:
    """All cards of a game by id: read when they are first asked for, so that a game starts at once.

    Attributes:
        permits: Ids of the Build Permits.
        renewals: Ids of the Urban Renewal cards.
        events: Ids of the planning events.
        decks: By contract deck, the ids of all its cards but the trigger event.
        triggers: By contract deck, the id of its trigger event.
    """

    def __init__(self, own: Iterable[Card] = (), *, mild: bool = False) -> None:
        """Put the cards of a pack in the places of the built-in ones; `mild` is *mild Metropolis*."""
        self._mild = mild
        self._cards = {card.id: card for card in own}
        self.permits, self.renewals, self.events = (
            tuple(card_id for card_id in _BUILT_IN if card_id.startswith(start))
            for start in ("PP", "UR", "PE")
        )
        self.decks: dict[str, tuple[str, ...]] = {}
        self.triggers: dict[str, str] = {}
        for deck in CONTRACT_DECKS:
            *others, self.triggers[deck] = (i for i in _BUILT_IN if deck_of(i) == deck)
            self.decks[deck] = tuple(others)

    def __getitem__(self, card_id: str) -> Card:
        card = self._cards.get(card_id)
        if card is None:
            card = self._cards[card_id] = self._built_in(card_id)
        return card

    def _built_in(self, card_id: str) -> Card:
        card = read_card(_BUILT_IN[card_id], card_id)
        if not self._mild or card_id not in _MILD or not isinstance(card, Contract):
            return card
        halved = (e._replace(amount=2) if isinstance(e, Gain | Pay) else e for e in card.effects)
        return card._replace(effects=tuple(halved))

    def __iter__(self) -> Iterator[Card]:
        return map(self.__getitem__, _BUILT_IN)

    def __len__(self) -> int:
        return len(_BUILT_IN)

    def contract(self, card_id: str) -> Contract:
        """The contract with this id; the card must be one."""
        return cast("Contract", self[card_id])

    def permit(self, card_id: str) -> Permit | None:
        """The Build Permit with this id, None if it is another card."""
        card = self[card_id]
        return card if isinstance(card, Permit) else None


def deck_of(card_id: str) -> str:
    """The deck that a card belongs to: planning, town, city or metropolis."""
    return DECK_OF_LETTER[card_id[0]]


@cache
def standard_cards(*, mild: bool = False) -> CardSet:
    """The built-in cards, with the option *mild Metropolis* or without."""
    return CardSet(mild=mild)


def read_pack(pack: Sequence[object]) -> tuple[Card, ...]:
    """The cards of a pack.

    Raises:
        CardError: Names the card and field that is wrong, and what was expected.
    """
    found: dict[str, Card] = {}
    for number, data in enumerate(pack, 1):
        card = read_card(data, f"number {number}")
        if card.id in found:
            raise CardError(card.id, "id", "stands twice in the pack")
        found[card.id] = card
    return tuple(found.values())


def parse_pack(text: str | bytes) -> list[dict[str, Any]]:
    """A card pack from TOML: each card a table ``[[card]]`` with the fields that `card_reader` lists.

    Returns:
        The cards as plain data, fit for the option ``cards`` of a game and for its record.

    Raises:
        CardError: The text is no TOML, or a card is wrong.
    """
    if len(text) > LONGEST_PACK:
        raise CardError("pack", "", f"expected at most {LONGEST_PACK:,} characters, got more")
    try:
        data = tomllib.loads(text.decode() if isinstance(text, bytes) else text)
    except UnicodeDecodeError as error:
        raise CardError("pack", "", f"not UTF-8 text at byte {error.start}") from None
    except (ValueError, RecursionError) as error:
        raise CardError("pack", "", f"not valid TOML: {error}") from None
    cards = data.pop("card", None)
    if data or not isinstance(cards, list) or not cards:
        raise CardError(
            "pack", "", f"expected tables [[card]] and nothing else, got {excerpt(data or cards)}"
        )
    read_pack(cards)
    return cards
