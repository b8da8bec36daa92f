"""Reading cards from plain data: the built-in ones and those of a card pack, equally strictly.

A card is a table with these fields; numbers that are left out are 0, lists empty, flags false.

* every card: ``id``; ``name`` (permits and renewals have one already); ``origin`` (``printed``, ``partial``,
  ``reconstructed``; left out it is ``own``), ``known`` (a list of texts) and ``note``: where it comes from;
* ``kind``: ``permit``, ``renewal``, ``event`` or ``contract``; only among the contracts of a contract deck
  events must be named, everything else follows from the id;
* permit: ``zones``, ``permits`` 1 to 4, ``wealth`` 1 to 12, ``ballot``; renewal: ``wealth``, ``ballot``;
* contract: ``zone``, ``lots`` 1 to 4, ``prestige`` 0 to 6, ``vocations`` (tables with ``name``, ``value``),
  ``restriction`` (tables with ``rule`` and its field), ``effects``;
* event: ``effects``; ``trigger`` if it is the deck's trigger event.

Ids of the contract decks are ``T01`` to ``T37``, ``C01`` to ``C37``, ``M01`` to ``M37``, 37 being the
trigger event; of the planning deck ``PP01`` to ``PP36`` (permits), ``UR1`` to ``UR4`` (renewals), ``PE01`` to
``PE14`` (events). `effect_reader` reads the effects.
"""

from __future__ import annotations

import re
from typing import Final

from . import effects as fx
from .card import Card, Contract, Event, Permit, Renewal, Restriction, Source, Vocation
from .effect_reader import read_effects
from .fields import CardError, Fields, Scope
from .tables import VOCATIONS, ZONES

DECK_OF_LETTER: Final = {"P": "planning", "U": "planning", "T": "town", "C": "city", "M": "metropolis"}
"""Decks by the first letter of their cards' ids."""

_ID = re.compile(r"PP(0[1-9]|[12][0-9]|3[0-6])|UR[1-4]|PE(0[1-9]|1[0-4])|[TCM](0[1-9]|[12][0-9]|3[0-7])")
_KINDS = {"PP": ("permit",), "UR": ("renewal",), "PE": ("event",)}
_REQUIRED: Final[dict[str, tuple[fx.Effect, ...]]] = {
    "T37": (fx.Activate("politicians"), fx.Activate("city")),
    "C37": (fx.Activate("contractor"), fx.Activate("metropolis")),
    "M37": (fx.EndGame(),),
}
"""What a trigger event must do for the game to go on and to end."""


def read_card(data: object, place: str) -> Card:
    """Read one card.

    Args:
        data: The card as plain data.
        place: What to call the card in errors while its id is not known.

    Raises:
        CardError: Names card and field, and what was expected.
    """
    card_id = Fields(data, place).text("id")
    if not _ID.fullmatch(card_id):
        raise CardError(place, "id", f"expected the id of a card, such as T05 or PE03, got {card_id!r}")
    fields = Fields(data, card_id)
    fields.take("id")
    kinds = _KINDS.get(card_id[:2]) or (("event",) if card_id.endswith("37") else ("contract", "event"))
    kind = fields.word("kind", kinds, kinds[0])
    card: Card
    if kind == "permit":
        card = Permit(
            card_id,
            fields.text("name", "Build Permit"),
            _zones(fields, "zones"),
            fields.whole("permits", 1, 4),
            fields.whole("wealth", 1, 12),
            fields.flag("ballot", False),
            _source(fields),
        )
    elif kind == "renewal":
        card = Renewal(
            card_id,
            fields.text("name", "Urban Renewal"),
            fields.whole("wealth", 1, 12, 0),
            fields.flag("ballot", False),
            _source(fields),
        )
    elif kind == "event":
        card = _event(card_id, fields)
    else:
        card = _contract(card_id, fields)
    fields.done()
    return card


def _zones(fields: Fields, name: str) -> tuple[str, ...]:
    zones = fields.words(name, ZONES)
    if not zones:
        raise fields.fault(name, f"a list of {', '.join(ZONES)}", [])
    return zones


def _source(fields: Fields) -> Source:
    origin = fields.word("origin", ("printed", "partial", "reconstructed", "own"), "own")
    known = fields.take("known", [])
    if not isinstance(known, list) or not all(isinstance(fact, str) for fact in known):
        raise fields.fault("known", "a list of texts", known)
    if bool(known) != (origin == "partial"):
        raise fields.fault("known", "facts of a partial card and of no other", known)
    return Source(origin, tuple(known), fields.text("note", ""))


def _event(card_id: str, fields: Fields) -> Event:
    required = _REQUIRED.get(card_id, ())
    trigger = fields.flag("trigger", bool(required))
    if trigger != bool(required):
        raise fields.fault("trigger", f"{bool(required)} for this id".lower(), trigger)
    effects = read_effects(fields, "effects", Scope(event=True, trigger=trigger))
    if not effects:
        raise fields.fault("effects", "one or more effects", [])
    for effect in required:
        if effect not in effects:
            raise fields.fault("effects", f"what this trigger event must do: {effect}", list(effects))
    return Event(card_id, fields.text("name"), trigger, effects, _source(fields))


def _contract(card_id: str, fields: Fields) -> Contract:
    vocations = []
    for part in fields.each("vocations", []):
        vocations.append(Vocation(part.word("name", tuple(VOCATIONS)), part.whole("value", 0, 9)))
        part.done()
    return Contract(
        card_id,
        fields.text("name"),
        fields.word("zone", ZONES),
        fields.whole("lots", 1, 4),
        fields.whole("prestige", 0, 6, 0),
        tuple(vocations),
        tuple(_restriction(part) for part in fields.each("restriction", [])),
        read_effects(fields, "effects", Scope(), []),
        _source(fields),
    )


def _restriction(part: Fields) -> Restriction:
    rule = part.word(
        "rule",
        ("touch_edge", "adjacent_to", "not_adjacent_to", "min_value", "max_half_of_highest", "ignore_zoning"),
    )
    restriction = Restriction(
        rule,
        edge=part.word("edge", ("water", "wilderness", "any")) if rule == "touch_edge" else "",
        zones=_zones(part, "zone") if rule in ("adjacent_to", "not_adjacent_to") else (),
        value=part.whole("value", 1, 32) if rule == "min_value" else 0,
    )
    part.done()
    return restriction
