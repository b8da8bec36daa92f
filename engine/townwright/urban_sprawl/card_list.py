"""Cards as entries of a list: what they are called, where they come from, what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from townwright.core.game import Json

from .card import Card, Contract, Event
from .card_set import deck_of, standard_cards
from .effects import Choose, walk
from .reading import read, say_all
from .wording import ENGLISH, NAMES


def entry(card: Card, translate: Callable[[str], str] = str) -> Json:
    """One card as plain data: ``id``, ``deck``, ``name``, ``origin`` and its ``reading`` as one text."""
    return {
        "id": card.id,
        "deck": deck_of(card.id),
        "name": translate(card.name),
        "origin": card.source.origin,
        "reading": say_all(read(card).sentences(), translate),
    }


def translatable() -> Iterator[str]:
    """Every text that a translation of the cards needs: patterns, names, card names, labels of options."""
    yield from ENGLISH.values()
    yield from NAMES
    cards = tuple(standard_cards())
    yield from dict.fromkeys(card.name for card in cards)
    for card in cards:
        effects = walk(card.effects) if isinstance(card, Event | Contract) else []
        for effect in effects:
            if isinstance(effect, Choose):
                yield from (option.label for option in effect.options)
