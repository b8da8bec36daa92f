"""Every contract, built for real; every restriction; and that no card goes untested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from townwright.urban_sprawl import Contract, Event, UrbanSprawlState, standard_cards
from townwright.urban_sprawl.board import EDGES, FOOTPRINTS
from townwright.urban_sprawl.events import Built

from .table import ANY_ZONE, bare, clear, construct, put, site_names

CARDS = standard_cards()
CONTRACTS = [card for card in CARDS if isinstance(card, Contract)]
RESTRICTED = {card.id: card for card in CONTRACTS if card.restrictions}


def rich(zone: str) -> UrbanSprawlState:
    """A player with wealth enough, and a building of a zone in each corner."""
    state = bare(3)
    clear(state)
    for name in ("a1NW", "f1NE", "a6SW", "f6SE"):
        put(state, name, zone, 1)
    state.grid.put_marker("P6", "E1")
    state.grid.put_marker("W12", "N1")
    state.wealth[0] = 60
    return state


@pytest.mark.parametrize("card", CONTRACTS, ids=lambda card: card.id)
def test_a_contract_is_paid_and_stands(card: Contract) -> None:
    state = rich("CIV" if card.id == "C29" else card.zone)
    site = min(site_names(state, card.id))
    price = state.grid.values[FOOTPRINTS[site].block]
    supply = state.tile_supply.copy()
    events = construct(state, card.id, site)
    built = next(event for event in events if isinstance(event, Built))
    assert built == Built(0, card.id, site, price, (ANY_ZONE[0],), ())
    building = state.grid.named(site)
    assert (building.zone, building.owner, building.card) == (card.zone, 0, card.id)
    assert building.footprint.size == card.lots
    assert state.gone == [card.id]
    assert card.id not in state.contract_boxes
    assert state.planning_discard[-1] == ANY_ZONE[0]
    assert state.hands[0] == []
    for vocation in card.vocations[:1]:  # a second one waits until the first has scored
        assert state.tiles[0][vocation.name] == 1
        assert state.tile_supply[vocation.name] == supply[vocation.name] - 1
    asked = state.question
    assert asked is not None
    if card.vocations and card.vocations[0].value:
        assert asked.kind == "split_gain"
    elif not card.effects:
        assert asked.kind == "action"
        assert state.points == 6 - 1


@pytest.mark.parametrize("card", [c for c in CONTRACTS if c.lots > 1], ids=lambda card: card.id)
def test_a_contract_needs_permits_for_every_lot(card: Contract) -> None:
    state = rich(card.zone)
    state.contract_boxes[0] = card.id
    fitting = {"CIV": "PP02", "COM": "PP02", "IND": "PP02", "RES": "PP02"}
    state.hands[0] = [fitting[card.zone]]
    from townwright.urban_sprawl.offer import can_build

    assert not can_build(state, card.id)


@pytest.mark.parametrize("card", RESTRICTED.values(), ids=list(RESTRICTED))
def test_restrictions_hold_at_every_site_and_forbid_some(card: Contract) -> None:
    zone = "CIV" if card.id == "C29" else card.zone
    state = rich(zone)
    put(state, "c3NW", "RES", 2)
    put(state, "d4SE", "IND", 2)
    put(state, "b2SE", zone, 2)
    put(state, "e5NW", zone, 2)
    put(state, "b5NW", "IND", 2)
    free = site_names(state, card.id)
    unrestricted = card._replace(restrictions=())
    from townwright.urban_sprawl.offer import sites

    everywhere = {site.name for site in sites(state, unrestricted)}
    assert free
    assert free != everywhere
    highest = max(state.grid.values)
    for name in free:
        site = FOOTPRINTS[name]
        for rule in card.restrictions:
            around = [b.zone for b in state.grid if b.footprint.lots & site.around]
            if rule.rule == "touch_edge":
                assert site.lots & EDGES[rule.edge]
            elif rule.rule == "adjacent_to":
                assert set(around) & set(rule.zones)
            elif rule.rule == "not_adjacent_to":
                assert not set(around) & set(rule.zones)
            elif rule.rule == "min_value":
                assert state.grid.values[site.block] >= rule.value
            elif rule.rule == "max_half_of_highest":
                assert 2 * state.grid.values[site.block] <= highest
    if not any(rule.rule == "ignore_zoning" for rule in card.restrictions):
        assert free < everywhere
    else:
        assert free - everywhere or card.id == "C29"


def test_no_card_goes_untested() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r'"((?:PE|[TCM])\d\d)"', text))
    acting = {card.id for card in CARDS if isinstance(card, Contract | Event) and card.effects}
    assert acting <= named
