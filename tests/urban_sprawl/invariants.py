"""What holds in every position, whatever is played."""

from __future__ import annotations

from collections import Counter

from townwright.urban_sprawl import UrbanSprawlState, parse_decision
from townwright.urban_sprawl.board import BLOCKS, PRINTED, SPACES, spaces_of
from townwright.urban_sprawl.decision import KINDS
from townwright.urban_sprawl.events import Changed, UrbanSprawlEvent
from townwright.urban_sprawl.tables import CONTRACTOR, MARKERS, PARK_TILES, POLITICIANS, VOCATIONS

BLOCKS_BESIDE = {space: [block for block in range(BLOCKS) if space in spaces_of(block)] for space in SPACES}


def check(state: UrbanSprawlState) -> None:
    """Everything that must hold of a position."""
    check_purses(state)
    check_cards(state)
    check_grid(state)
    check_pieces(state)
    check_question(state)


def check_purses(state: UrbanSprawlState) -> None:
    assert min(state.wealth) >= 0
    assert min(state.prestige) >= 0
    assert 0 <= state.points <= 8 + 12


def check_cards(state: UrbanSprawlState) -> None:
    """Every card is in exactly one place."""
    decks = {name: deck._cards for name, deck in state.decks.items()}
    planning = [*decks["planning"], *state.planning_discard, *filter(None, state.planning_boxes)]
    for hand in state.hands:
        planning += hand
    contracts = [*state.gone, *filter(None, state.contract_boxes)]
    for name in ("town", "city", "metropolis"):
        contracts += decks[name]
    for favors in state.favors:
        contracts += [card for card, _ in favors]
    assert len(planning) == len(set(planning)) == 54
    assert len(contracts) == len(set(contracts)) == 111
    assert not set(state.cards.events) & {card for hand in state.hands for card in hand}


def check_grid(state: UrbanSprawlState) -> None:
    """No two buildings overlap, and what the grid knows in sum is right."""
    grid = state.grid
    lots, taken = dict.fromkeys(grid.lots, 0), 0
    for serial, (same_serial, footprint, zone, _, _) in grid.buildings.items():
        assert serial == same_serial
        assert not taken & footprint.lots
        taken |= footprint.lots
        lots[zone] |= footprint.lots
    assert lots == grid.lots
    assert len(set(grid.markers.values())) == len(grid.markers) <= 9
    assert set(grid.markers.values()) <= set(MARKERS)
    values = list(PRINTED)
    for space, marker in grid.markers.items():
        for block in BLOCKS_BESIDE[space]:
            values[block] += int(marker[1:])
    assert list(grid.values) == values
    assert max(values) <= 32


def check_pieces(state: UrbanSprawlState) -> None:
    """No tile is lost or doubled."""
    for name, number in VOCATIONS.items():
        held = [tiles[name] for tiles in state.tiles]
        assert min(*held, state.tile_supply[name]) >= 0
        assert sum(held) + state.tile_supply[name] == number
    parks = Counter(footprint.size for _, footprint, zone, _, _ in state.grid if zone == "PARK")
    for size, number in enumerate(PARK_TILES):
        assert 0 <= state.grid.parks[size] <= number - parks[size]
    for office in POLITICIANS:
        assert state.holders[office] is None or office in state.offices_in_play
    assert state.contractor_in_play or state.holders[CONTRACTOR] is None
    for player, favors in enumerate(state.favors):
        assert len(favors) <= 1 + (state.extra_favor is not None)
        assert len(favors) < 2 or state.extra_favor is not None, player


def check_question(state: UrbanSprawlState) -> None:
    """Somebody must decide between two things at least, or the game is over."""
    decisions = state.legal_actions()
    assert state.is_over == (state.to_act is None) == (not decisions)
    if state.question is None:
        assert len(decisions) == 0
        return
    kind = state.question.kind
    assert kind in KINDS
    assert len(decisions) == len(decisions.choices) == len(set(decisions.choices))
    assert len(decisions) >= (1 if kind == "action" else 2)
    for decision in (decisions[0], decisions[-1]):
        assert decision in decisions
        assert parse_decision(str(decision)) == decision


def check_changes(
    before: tuple[list[int], list[int]], state: UrbanSprawlState, events: list[UrbanSprawlEvent]
) -> None:
    """Wealth and prestige changed by just what the events tell."""
    wealth, prestige = before
    for event in events:
        if isinstance(event, Changed):
            (wealth if event.what == "wealth" else prestige)[event.player] += event.amount
    assert wealth == state.wealth
    assert prestige == state.prestige
