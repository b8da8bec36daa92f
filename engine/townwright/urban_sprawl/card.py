"""The four kinds of cards."""

from __future__ import annotations

from typing import NamedTuple

from .effects import Effects


class Source(NamedTuple):
    """How sure it is that a card is like the published one.

    Attributes:
        origin: ``printed``: all of it is known; ``partial``: what `known` lists is, the rest was designed
            for this implementation; ``reconstructed``: all of it was; ``own``: from a card pack.
        known: What is known of a partial card.
        note: A remark, empty if there is none.
    """

    origin: str
    known: tuple[str, ...] = ()
    note: str = ""


class Permit(NamedTuple):
    """A Build Permit.

    Attributes:
        id: Never changes.
        name: Its name.
        zones: The zones that it is good for.
        permits: How many lots it pays.
        wealth: What it brings as an investment, and the wealth row that it pays out.
        ballot: Whether it moves the pawn on the election track.
        source: How sure it is that the published card is the same.
    """

    id: str
    name: str
    zones: tuple[str, ...]
    permits: int
    wealth: int
    ballot: bool
    source: Source


class Renewal(NamedTuple):
    """An Urban Renewal card (rules 12); wealth and ballot as of a `Permit`, 0 for no payout."""

    id: str
    name: str
    wealth: int
    ballot: bool
    source: Source


class Event(NamedTuple):
    """An event; a trigger event is the one that each contract deck is built around (rules 2.4)."""

    id: str
    name: str
    trigger: bool
    effects: Effects
    source: Source


class Restriction(NamedTuple):
    """A building restriction (rules 7.3).

    Attributes:
        rule: ``touch_edge``, ``adjacent_to``, ``not_adjacent_to``, ``min_value``, ``max_half_of_highest`` or
            ``ignore_zoning``.
        edge: For the first, an edge.
        zones: For the next two, zones.
        value: For the fourth, the least value of the block.
    """

    rule: str
    edge: str = ""
    zones: tuple[str, ...] = ()
    value: int = 0


class Vocation(NamedTuple):
    """A vocation on a contract: the tile to take and what all tiles of that name then score."""

    name: str
    value: int


class Contract(NamedTuple):
    """A contract.

    Attributes:
        id: Never changes.
        name: Its name.
        zone: Zone of the building.
        lots: Size of the building, and how many permits it needs.
        prestige: The prestige row that it pays out, 0 for none.
        vocations: From first to last.
        restrictions: All must hold.
        effects: From first to last.
        source: How sure it is that the published card is the same.
    """

    id: str
    name: str
    zone: str
    lots: int
    prestige: int
    vocations: tuple[Vocation, ...]
    restrictions: tuple[Restriction, ...]
    effects: Effects
    source: Source


Card = Permit | Renewal | Event | Contract
