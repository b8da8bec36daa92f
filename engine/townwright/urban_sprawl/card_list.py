"""Cards as entries of a list: what they are called, where they come from, what they say."""

from __future__ import annotations

from collections.abc import Callable

from townwright.core.game import Json

from .card import Card
from .card_set import deck_of
from .reading import read, say_all


def entry(card: Card, translate: Callable[[str], str] = str) -> Json:
    """One card as plain data: ``id``, ``deck``, ``name``, ``origin`` and its ``reading`` as one text."""
    return {
        "id": card.id,
        "deck": deck_of(card.id),
        "name": translate(card.name),
        "origin": card.source.origin,
        "reading": say_all(read(card).sentences(), translate),
    }
