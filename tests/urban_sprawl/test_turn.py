"""The course of a turn (rules 2.9, 5, 6, 7, 8)."""

from __future__ import annotations

import pytest

from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState
from townwright.urban_sprawl.end_of_turn import TurnUpPlanning
from townwright.urban_sprawl.events import TurnBegan
from townwright.urban_sprawl.resolution import in_order
from townwright.urban_sprawl.turn import Act, BeginTurn
from townwright.urban_sprawl.vocations import ScoreTiles, Share

from .table import asked, bare, construct, decide, options, own, put, run
from .town import effects_of, town


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_opening_purchase(players: int, each: int) -> None:
    state = URBAN_SPRAWL.new({"players": players}, "opening")
    first = state.active
    for number in range(11):
        assert asked(state) == f"{(first + number) % players + 1} buy_start_building"
        assert len(options(state)) == 12 - number
        decide(state, f"buy_start_building {options(state)[0]}")
    # The last building is left to one player, who is not asked.
    owners = [building.owner for building in state.grid]
    assert [owners.count(player) for player in range(players)] == [each] * players
    assert sum(state.wealth) == {2: 78, 3: 81, 4: 84}[players] - 66
    assert state.media_holder is not None
    assert state.active == first
    assert asked(state) == f"{first + 1} invest"


@pytest.mark.parametrize(("boss", "points"), [(None, 6), (1, 6), (0, 8)])
def test_action_points(boss: int | None, points: int) -> None:
    state = bare()
    state.holders["Union Boss"] = boss
    run(state, BeginTurn())
    assert state.points == points
    assert options(state) == ["end"], "a player may always end his turn, and must say so"


def test_prices() -> None:
    state = bare()
    state.active_decks = 3
    state.planning_boxes = ["PP01", "PP02", "PP03", "PP04"]
    state.contract_boxes = ["T01", "T02", "T03", "T04", "T05"]
    for deck in ("planning", "town", "city", "metropolis"):
        state.turn_up(deck)
    tops = {name: deck.top for name, deck in state.decks.items()}
    cheapest = {
        **{f"take PP0{n}": n for n in range(1, 5)},
        **{f"favor T0{n}": n for n in range(1, 6)},
        f"take {tops['planning']}": 5,
        f"favor {tops['town']}": 6,
        f"favor {tops['city']}": 5,
        f"favor {tops['metropolis']}": 4,
    }
    for choice, price in cheapest.items():
        twin = state.copy()
        twin.points = price - 1
        run(twin, Act())
        assert choice not in options(twin)
        twin = state.copy()
        twin.points = price
        run(twin, Act())
        decide(twin, choice)
        assert twin.points == 0


def test_boxes_and_decks_stay_empty_until_the_turn_ends() -> None:
    state = bare()
    state.points = 8
    state.planning_boxes[0] = "PP01"
    state.turn_up("planning")
    run(state, Act())
    decide(state, "take PP01", f"take {state.decks['planning'].top}")
    assert state.planning_boxes == [None] * 4
    assert state.decks["planning"].top is None
    assert len(state.hands[0]) == 2


def test_favors() -> None:
    state = bare()
    state.wealth[0] = 20
    state.hands[0] = ["PP32", "PP33"]
    state.contract_boxes = ["T02", "T11", "T13", None, None]
    run(state, Act())
    decide(state, "favor T02")
    assert state.points == 5
    assert "build T02" not in options(state), "not in the turn in which it was taken"
    assert not any(choice.startswith("favor") for choice in options(state)), "one at a time"
    state.turn += 4
    state.points = 2
    run(state, Act())
    assert "build T02" in options(state)
    decide(state, "build T02")
    while asked(state) != "1 action":
        decide(state, f"{asked(state)[2:]} {options(state)[0]}")
    assert state.points == 2, "a Favor costs no AP"
    assert state.favors[0] == []
    decide(state, "favor T11")
    assert [card for card, _ in state.favors[0]] == ["T11"]


def test_two_favors_with_the_extra_favor_tile() -> None:
    state = bare()
    state.extra_favor = 0
    state.contract_boxes = ["T02", "T11", "T13", None, None]
    run(state, Act())
    decide(state, "favor T02", "favor T11")
    assert options(state) == ["end"]


def test_a_player_builds_several_contracts_in_a_turn() -> None:
    state = bare()
    state.wealth[0] = 20
    state.holders["District Attorney"] = 0
    construct(state, "T02", "d4NE", "split_gain 0")
    assert (state.built, state.prestige[0]) == (1, 2)
    construct(state, "T02", "d4SW", "split_gain 0")
    assert state.built == 2
    assert state.prestige[0] == 2 + 2, "two neighbours, no longer doubled"


def test_price_must_be_paid_in_full() -> None:
    state = bare()
    state.hands[0] = ["PP32"]
    state.contract_boxes[0] = "T31"
    run(state, Act())
    assert options(state) == ["favor T31", "end"]
    state.wealth[0] = 1
    run(state, Act())
    assert "build T31" not in options(state)
    state.wealth[0] = 2
    run(state, Act())
    assert "build T31" in options(state)
    decide(state, "build T31")
    assert {state.grid.values[_block(name)] for name in options(state)} == {2}


def _block(name: str) -> int:
    from townwright.urban_sprawl.board import FOOTPRINTS

    return FOOTPRINTS[name].block


def test_the_turn_passes_clockwise() -> None:
    state = bare(3)
    state.active = 2
    run(state, Act())
    events = decide(state, "end")
    while state.active == 2:
        events = decide(state, f"{asked(state)[2:]} {options(state)[0]}")
    assert state.active == 0
    assert TurnBegan(0) in events
    assert state.turn == 11


def test_a_new_planning_card_holds_the_election_first_and_pays_out_then() -> None:
    state = bare(2)
    state.pawn = 4
    own(state, 0, "e2SW")
    state.tiles[0]["Factory"] = 1
    run(state, TurnUpPlanning())
    card = state.decks["planning"].top
    assert card is not None
    permit = state.cards.permit(card)
    assert permit is not None
    assert (asked(state) == "1 place_park") == permit.ballot
    assert state.pawn == (0 if permit.ballot else 4)


def test_the_pawn_stops_on_blank_spaces() -> None:
    from townwright.urban_sprawl.elections import MovePawn

    state = bare(2)
    state.contractor_in_play = True
    own(state, 0, "d4NW")
    run(state, MovePawn())
    assert state.pawn == 1
    assert state.holders["District Attorney"] is None
    assert state.holders["Contractor"] is None, "no election, no assignment"


def _shares(state: UrbanSprawlState) -> None:
    run(state, ScoreTiles("Tourism", 2, by_contract=True))


def test_order_of_deciders() -> None:
    state = town()
    _shares(state)
    assert asked(state) == "1 split_gain", "clockwise from the active player"
    state = town()
    state.automatic_order = False
    _shares(state)
    assert asked(state) == "1 decider_order"
    assert options(state) == ["1,4", "4,1"]
    decide(state, "decider_order 4,1")
    assert asked(state) == "4 split_gain"
    decide(state, "split_gain 0")
    assert asked(state) == "1 split_gain"


def test_players_without_a_decision_come_first() -> None:
    state = town()
    state.automatic_order = False
    state.wealth[0] = 2
    effects_of(state, "PE07")
    assert asked(state) == "1 decider_order"
    assert sorted(options(state)[0].split(",")) == ["2", "3", "4"]
    assert "f6" not in [building.name for building in state.grid], "player 1 could not pay"


def test_which_building_to_lose_is_a_decision_too() -> None:
    state = town()
    state.automatic_order = False
    state.prestige = [0, 0, 2, 0]
    effects_of(state, "PE06")
    assert asked(state) == "1 decider_order"
    assert sorted(options(state)[0].split(",")) == ["2", "3"], "the others had just one building that fits"


def test_a_single_task_needs_no_order() -> None:
    state = town()
    state.automatic_order = False
    in_order(state, [Share(2, 1, 3)])
    run(state)
    assert asked(state) == "3 split_gain"


def test_urban_renewal_is_discarded_only_for_a_demolition() -> None:
    state = bare()
    state.wealth[0] = 20
    state.hands[0] = ["UR2"]
    construct(state, "T31", "a1NE")
    assert state.hands[0] == ["UR2"]
    put(state, "b1NW", "RES", 2)
    construct(state, "T31", "b1NW")
    assert state.hands[0] == []
    assert state.planning_discard[-1] == "UR2"
    assert state.grid.named("b1NW").owner == 0


def test_the_contractor_demolishes_without_a_card() -> None:
    state = bare()
    state.wealth[0] = 20
    state.holders["Contractor"] = 0
    state.hands[0] = ["UR2"]
    put(state, "b1NW", "RES", 0)
    construct(state, "T31", "b1NW")
    assert state.hands[0] == ["UR2"]
