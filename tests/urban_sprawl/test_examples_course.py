"""The worked examples of rules 17: demolition, sliding cards, elections, the end (E20 to E37)."""

from __future__ import annotations

import pytest

from townwright.core.errors import IllegalActionError
from townwright.urban_sprawl import UrbanSprawlState, score
from townwright.urban_sprawl.decks import Deck
from townwright.urban_sprawl.elections import Election
from townwright.urban_sprawl.end_of_turn import (
    FillContracts,
    FillPlanning,
    SlideContracts,
    TurnUpContract,
)
from townwright.urban_sprawl.events import CardRevealed, RowPaid, UrbanSprawlEvent
from townwright.urban_sprawl.turn import OpeningPurchase

from .table import asked, bare, clear, construct, decide, happen, options, own, put, run, site_names


def _revealed(events: list[UrbanSprawlEvent]) -> list[str]:
    return [event.card for event in events if isinstance(event, CardRevealed)]


def test_e20_demolition_covers_whole_buildings() -> None:
    state = bare()
    clear(state)
    for lot in ("NW", "NE", "SE"):
        put(state, f"a3{lot}", "RES", 1)
    put(state, "f4N", "RES", 1)
    put(state, "f4S", "RES", 1)
    state.wealth[0] = 99
    state.holders["Contractor"] = 0

    def in_block(card: str, block: str) -> set[str]:
        return {name[2:] for name in site_names(state, card) if name.startswith(block)}

    assert in_block("T25", "a3") == {"N", "E", "W", "S"}
    assert in_block("M25", "a3") >= {"-SW"}
    assert in_block("M25", "f4") == set()
    assert in_block("T27", "a3") == {""}
    state.grid.put_marker("W7", "N0")
    put(state, "a4", "RES", 0)
    assert in_block("M25", "a4") == set()


def test_e20_a_four_lot_building_replaces_two_of_two() -> None:
    state = bare()
    clear(state)
    put(state, "a4N", "RES", 1)
    put(state, "a4S", "RES", 2)
    state.wealth[0] = 99
    assert "a4" not in site_names(state, "T27")
    state.hands[0] = ["UR1"]
    assert "a4" in site_names(state, "T27")
    state.holders["Contractor"] = 2
    assert "a4" not in site_names(state, "T27"), "the Contractor's buildings are safe"


def test_e21_demolition_and_zoning() -> None:
    state = bare()
    own(state, 1, "d3SW")
    state.wealth[0] = 7
    state.hands[0] = ["UR3"]
    construct(state, "T02", "d3SW", "split_gain 0")
    new = state.grid.named("d3SW")
    assert (new.zone, new.owner) == ("CIV", 0)
    assert (state.wealth[0], state.prestige[0]) == (0 + 1, 1)
    assert state.planning_discard[-2:] == ["PP32", "UR3"]


def _with_contracts(state: UrbanSprawlState, five_to_one: str) -> None:
    state.contract_boxes = [None if card == "." else card for card in reversed(five_to_one.split())]


def _stack(state: UrbanSprawlState, deck: str, *from_the_top: str) -> None:
    """Let cards lie face down on top of a deck."""
    rest = [card for card in state.decks[deck].cards() if card not in from_the_top]
    state.decks[deck] = Deck((*rest, *reversed(from_the_top)), (), (0, 1))


def _only(state: UrbanSprawlState, card: str) -> None:
    """Let the planning deck hold just one card, face down."""
    state.decks["planning"] = Deck((card,), (), (0, 1))


def test_e22_slides_at_stage_a() -> None:
    state = bare()
    _stack(state, "town", "T11", "T12", "T31")
    state.turn_up("town")
    _with_contracts(state, "T05 T04 T03 . .")
    own(state, 0, "f1SW")
    events = run(state, SlideContracts(), FillContracts(), TurnUpContract("town"))
    assert state.contract_boxes == ["T03", "T04", "T05", "T11", "T12"]
    assert state.decks["town"].top == "T31"
    # The new cards pay out, the one that lay face up does not.
    assert _revealed(events) == ["T12", "T31"]
    assert [event.number for event in events if isinstance(event, RowPaid)] == ["P3"]


@pytest.mark.parametrize(
    ("before", "after"),
    [("T05 C04 C03 . C01", "T05 C11 C04 C03 C01"), (". C04 C03 C02 C01", "T11 C04 C03 C02 C01")],
)
def test_e23_slides_at_stage_b(before: str, after: str) -> None:
    state = bare()
    state.active_decks = 2
    _stack(state, "town", "T11")
    _stack(state, "city", "C11")
    _with_contracts(state, before)
    run(state, SlideContracts(), FillContracts())
    assert state.contract_boxes[::-1] == after.split()


def test_e24_slides_at_stage_c() -> None:
    state = bare()
    state.active_decks = 3
    _stack(state, "town", "T11")
    _stack(state, "city", "C11")
    _stack(state, "metropolis", "M11")
    _with_contracts(state, "T05 . M03 M02 .")
    exhausted = state.copy()
    run(state, SlideContracts(), FillContracts())
    assert state.contract_boxes[::-1] == ["T05", "C11", "M11", "M03", "M02"]
    exhausted.decks["city"] = Deck((), (), (0, 1))
    run(exhausted, SlideContracts(), FillContracts())
    assert exhausted.contract_boxes[::-1] == ["T11", "T05", "M11", "M03", "M02"]


def test_e25_airport_in_the_middle_of_filling() -> None:
    state = bare()
    _stack(state, "town", "T37", "T13", "T14")
    _stack(state, "city", "C14", "C18")
    _with_contracts(state, ". . T03 T02 T01")
    events = run(
        state, FillContracts(), TurnUpContract("town"), TurnUpContract("city"), TurnUpContract("metropolis")
    )
    assert state.politicians_in_play
    assert state.contract_boxes[::-1] == ["T13", "C14", "T03", "T02", "T01"]
    assert (state.decks["town"].top, state.decks["city"].top) == ("T14", "C18")
    assert state.decks["metropolis"].top is None
    assert _revealed(events) == ["T37", "C14", "T13", "T14", "C18"]


def _civics(bos: int) -> UrbanSprawlState:
    """Ann has the most valuable CIV like Bo, Cy a lesser one; Ann has two."""
    state = bare(3)
    clear(state)
    put(state, "d1NW", "CIV", 0)
    put(state, "d1SE", "CIV", 1)
    put(state, "b1NW", "CIV", 2)
    put(state, "a1NW", "CIV", 0)
    for lot in ("NW", "NE")[: bos - 1]:
        put(state, f"a2{lot}", "CIV", 1)
    state.politicians_in_play = True
    return state


def test_e26_elections() -> None:
    state = _civics(3)
    run(state, Election("District Attorney"))
    assert state.holders["District Attorney"] == 1
    for mayor, decider in ((2, 3), (None, 1)):
        state = _civics(2)
        state.holders["Mayor"] = mayor
        run(state, Election("District Attorney"))
        assert asked(state) == f"{decider} break_election_tie"
        assert options(state) == ["1", "2"]
    decide(state, "break_election_tie 2")
    assert state.holders["District Attorney"] == 1
    state = _civics(3)
    put(state, "f6-NW", "CIV", 0, "C01")
    run(state, Election("District Attorney"))
    assert state.holders["District Attorney"] == 0, "the Municipal Court wins before CIVs are counted"


def test_e27_mayor() -> None:
    state = bare(3)
    state.tiles[0]["Factory"] = 3
    state.tiles[1]["Energy"] = 3
    state.tiles[2] |= {"Factory": 1, "Media": 1}
    state.contractor_in_play = True
    state.prestige = [5, 4, 9]
    run(state, Election("Mayor"))
    assert asked(state) == "3 break_election_tie"
    decide(state, "break_election_tie 1")
    assert asked(state) == "1 place_park"
    assert len(options(state)) == 144 - 12
    assert state.holders["Contractor"] is None
    decide(state, "place_park f6SE")
    park = state.grid.named("f6SE")
    assert (park.zone, park.owner) == ("PARK", 0)
    assert state.holders["Contractor"] == 1


def test_e28_marina() -> None:
    state = bare(2)
    clear(state)
    for name in ("a1NW", "a1NE", "a1SW"):
        put(state, name, "RES", 1)
    put(state, "a2N", "RES", 1)
    state.wealth = [4, 9]
    state.prestige = [0, 2]
    construct(state, "M10", "a4")
    assert (state.wealth[1], state.prestige[1]) == (1, 2), "twice only wealth could pay in full"
    assert asked(state) == "2 pay_either"
    both = state.copy()
    decide(state, "pay_either wealth")
    assert (state.wealth, state.prestige) == ([4 - 2 + 9, 0], [0, 2])
    decide(both, "pay_either prestige")
    assert (both.wealth, both.prestige) == ([4 - 2 + 8, 1], [2, 0])


def test_e29_mandatory_loss() -> None:
    state = bare()
    clear(state)
    put(state, "d1NW", "RES", 0)
    put(state, "c1NW", "RES", 0)
    put(state, "a6NW", "RES", 0)
    state.wealth[0] = 4
    happen(state, "PE03")
    assert state.wealth[0] == 0
    state.wealth[0] = 10
    happen(state, "PE03")
    assert state.wealth[0] == 10 - 6


def test_e30_optional_payment_needs_the_whole_sum() -> None:
    state = bare(2)
    state.wealth = [8, 0]
    happen(state, "PE04")
    assert asked(state) == ""
    own(state, 0, "a6NE")
    state.prestige = [2, 0]
    happen(state, "PE02")
    assert "a6NE" not in [building.name for building in state.grid]
    state = bare(2)
    happen(state, "PE02")
    assert "a6NE" not in [building.name for building in state.grid], "an uncontrolled one is destroyed"
    state = bare(2)
    own(state, 1, "a6NE")
    state.prestige = [0, 3]
    happen(state, "PE02", "may yes")
    assert (state.prestige, state.grid.named("a6NE").owner) == ([0, 0], 1)


def test_e31_final_scoring() -> None:
    state = bare(3)
    clear(state)
    own_non_parks = ("a1NW", "a1SW", "f6NW", "f6SW")
    for name in own_non_parks:
        put(state, name, "COM", 1)
    put(state, "a1NE", "PARK", 1)
    put(state, "a1SE", "PARK", 0)
    put(state, "f6NE", "PARK", None)
    for name in ("c3NW", "c3SW", "d3NW", "d3SW"):
        put(state, name, "COM", 2)
    put(state, "c4NW", "COM", None)
    state.wealth = [37, 0, 9]
    state.holders |= {"Treasurer": 0, "Mayor": 1}
    ann, bo, cy = score(state)
    assert (ann.wealth, bo.wealth, cy.wealth) == (3, 0, 0)
    assert ann.offices["Treasurer"] == 9
    assert bo.offices["Mayor"] == 4
    assert [player.rows["P6"] for player in (ann, bo, cy)] == [0, 0, 0]
    assert (ann.rows["P3"], bo.rows["P3"]) == (1, 3)


def test_e31_wealth_breaks_a_tie() -> None:
    state = bare(3)
    clear(state)
    state.prestige, state.wealth = [117, 117, 0], [37, 35, 200]
    with pytest.raises(IllegalActionError, match="not over"):
        state.result()
    happen(state, "M37")
    result = state.result()
    assert result.scores == (120, 120, 20)
    assert (result.ranking, result.decided_by) == (((0,), (1,), (2,)), "wealth")


def test_e32_reshuffle_in_the_middle_of_a_reveal() -> None:
    state = bare()
    _only(state, "PE05")
    state.planning_discard = ["PP01"]
    state.planning_boxes = ["PP13", "PP14", "PP15", None]
    events = run(state, FillPlanning())
    assert state.planning_boxes[3] == "PP01"
    assert _revealed(events)[0] == "PE05"
    assert _revealed(events)[-1] == "PP01"
    assert sorted([*state.planning_discard, *state.decks["planning"].cards()]) == ["PE05"]


def test_e32_only_events_left() -> None:
    state = bare()
    every = [*state.cards.permits, *state.cards.renewals]
    state.hands[0] = every[3:]
    state.planning_boxes = [*every[:3], None]
    state.planning_discard = ["PE05"]
    _only(state, "PE01")
    run(state, FillPlanning())
    assert state.planning_boxes[3] is None
    assert len(state.decks["planning"]) == 1


def test_e33_media_goes_to_the_wealthiest() -> None:
    state = bare(3)
    for number, building in enumerate(list(state.grid)):
        state.grid.give(building, number % 3)
    own(state, 0, "a6NE")
    for wealth, holder in (([5, 7, 7], 0), ([5, 7, 6], 1)):
        twin = state.copy()
        twin.wealth = wealth
        run(twin, OpeningPurchase(12))
        assert twin.media_holder == holder


@pytest.mark.parametrize(("players", "free_of_events"), [(2, 14), (3, 11), (4, 7)])
def test_e34_no_event_among_the_first_planning_cards(players: int, free_of_events: int) -> None:
    from townwright.urban_sprawl import URBAN_SPRAWL

    for seed in range(5):
        state = URBAN_SPRAWL.new({"players": players}, str(seed))
        assert sorted(map(len, state.hands)) == list(range(1, players + 1))
        assert len(state.hands[state.active]) == 1
        deck = state.decks["planning"].cards()[:-1]
        assert not set(deck[-free_of_events:]) & set(state.cards.events)
        assert len(deck) == free_of_events + 28


@pytest.mark.parametrize("line", ["horizontal", "vertical"])
def test_e35_lines(line: str) -> None:
    state = bare()
    state.wealth[0] = 7
    construct(state, "T08", "d4NE", "split_gain 1", f"choose_line {line}")
    assert state.wealth[0] == 3


def test_e35_the_crossing_block_counts_for_both_lines() -> None:
    state = bare()
    clear(state)
    put(state, "c3NW", "COM", 1)
    put(state, "c3NE", "PARK", 1)
    put(state, "a3NE", "COM", 1)
    put(state, "c6NE", "PARK", 1)
    state.wealth[0] = 6
    construct(state, "C10", "c3S", "split_gain 1", "choose_line horizontal")
    assert state.wealth[0] == 3 + 2


def test_e36_skyscraper_and_stock_exchange() -> None:
    state = bare(2)
    clear(state)
    state.grid.put_marker("W9", "E4")
    assert state.grid.values[27] == 17
    state.wealth = [17, 0]
    construct(state, "M15", "d5-NW")
    assert state.prestige == [4, 0]
    state = bare(2)
    clear(state)
    state.wealth = [12 + 2, 0]
    construct(state, "M12", "a3-NW", "split_gain 1", "may yes", "may yes")
    assert asked(state) == "1 action"
    assert (state.wealth[0], state.prestige[0]) == (2, 5 + 4)


def test_e37_all_grey_spaces_taken() -> None:
    state = bare(2)
    spaces = state.grid.free_spaces()
    for marker, space in zip(("P4", "P5", "P6", "W7", "W8", "W10", "W11", "W12"), spaces, strict=False):
        state.grid.put_marker(marker, space)
    happen(state, "PE09")
    assert state.grid.space_of("W9") == spaces[-1]
    assert asked(state) == ""
    before = state.grid.markers.copy()
    happen(state, "PE09")
    state.wealth[0] = 99
    construct(state, "T09", "a3W")
    assert state.grid.markers == before
    assert asked(state) == "1 action"
