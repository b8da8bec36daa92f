"""Urban Sprawl, in its three lengths."""

from .card import Card, Contract, Event, Permit, Renewal, Restriction, Source, Vocation
from .card_list import entry
from .card_set import LONGEST_PACK, CardSet, deck_of, parse_pack, read_pack, standard_cards
from .decision import Decision, parse_decision
from .fields import CardError
from .game import URBAN_SPRAWL, UrbanSprawl
from .scoring import Score, score
from .state import UrbanSprawlState

__all__ = [
    "LONGEST_PACK",
    "URBAN_SPRAWL",
    "Card",
    "CardError",
    "CardSet",
    "Contract",
    "Decision",
    "Event",
    "Permit",
    "Renewal",
    "Restriction",
    "Score",
    "Source",
    "UrbanSprawl",
    "UrbanSprawlState",
    "Vocation",
    "deck_of",
    "entry",
    "parse_decision",
    "parse_pack",
    "read_pack",
    "score",
    "standard_cards",
]
