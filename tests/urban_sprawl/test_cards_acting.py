"""Cards that change the town, its offices, markers and cards."""

from __future__ import annotations

import pytest

from .table import asked, decide, options, own, put
from .town import effects_of, gains, town

PLACING = [
    ("T01", "P6"),
    ("T09", "W7"),
    ("T15", "W9"),
    ("T22", "W11"),
    ("T29", "P6"),
    ("C03", "P4"),
    ("C06", "P5"),
    ("C14", "W10"),
    ("M07", "P4"),
]


@pytest.mark.parametrize(("card", "marker"), PLACING)
def test_one_marker_to_any_space(card: str, marker: str) -> None:
    state = town()
    state.grid.put_marker("W8", "E5")
    effects_of(state, card)
    assert asked(state) == "1 marker"
    assert len(options(state)) == 8
    decide(state, f"marker {marker}>N2")
    assert state.grid.markers == {"E5": "W8", "N2": marker}
    state.grid.remove(next(building for building in state.grid if building.card == card))
    effects_of(state, card, f"marker {marker}>E1")
    assert state.grid.markers == {"E5": "W8", "E1": marker}


@pytest.mark.parametrize(("card", "marker"), [("T14", "W8"), ("C16", "W12")])
def test_a_marker_beside_the_building(card: str, marker: str) -> None:
    state = town()
    effects_of(state, card)
    assert options(state) == [f"{marker}>N1", f"{marker}>E2"]
    state = town()
    state.grid.put_marker("P4", "N1")
    state.grid.put_marker("P5", "E2")
    effects_of(state, card)
    assert asked(state) == ""
    assert marker not in state.grid.markers.values()


@pytest.mark.parametrize(
    ("card", "decider", "markers"),
    [("T21", 1, 6), ("C20", 1, 6), ("M25", 1, 9), ("PE09", 1, 6), ("PE10", 2, 3), ("M22", 1, 6)],
)
def test_a_choice_of_markers(card: str, decider: int, markers: int) -> None:
    state = town()
    effects_of(state, card)
    assert asked(state) == f"{decider} marker"
    assert len(options(state)) == markers * 9


def test_city_master_plan_without_a_mayor() -> None:
    state = town()
    state.holders["Mayor"] = None
    effects_of(state, "PE10")
    assert asked(state) == "1 marker"


def test_new_thoroughfare_moves_a_marker_only_if_all_are_placed() -> None:
    state = town()
    state.grid.put_marker("W7", "N0")
    effects_of(state, "PE09")
    assert not any(choice.startswith("W7") for choice in options(state))
    state = town()
    for space, number in zip(("N0", "N1", "N2", "E0", "E1", "E2"), range(7, 13), strict=True):
        state.grid.put_marker(f"W{number}", space)
    effects_of(state, "PE09")
    assert len(options(state)) == 6 * 3


def test_property_speculation_is_the_leaders() -> None:
    state = town()
    state.prestige[2] = 21
    effects_of(state, "PE08")
    assert asked(state) == "3 marker"
    state = town()
    effects_of(state, "PE08")
    assert asked(state) == "1 break_role_tie"
    decide(state, "break_role_tie 4")
    assert asked(state) == "4 marker"


def test_beltway() -> None:
    state = town()
    effects_of(state, "C35", "marker W7>N0")
    assert asked(state) == "4 marker"
    decide(state, "marker W7>N1")
    assert state.grid.markers == {"N1": "W7"}
    state = town()
    state.holders["Treasurer"] = None
    state.prestige[1] = 3
    effects_of(state, "C35", "marker W7>N0")
    assert asked(state) == "2 marker"


def test_local_headlines() -> None:
    state = town()
    effects_of(state, "PE01")
    assert asked(state) == "1 pick_building"
    assert options(state) == ["c2SW", "c2SE"]
    decide(state, "pick_building c2SE")
    assert gains(state)[1] == [0, 0, 3, 0]
    assert asked(state) == "2 marker"


def test_urban_decay() -> None:
    state = town()
    effects_of(state, "PE02")
    assert asked(state) == "1 pick_building"
    assert options(state) == ["f3NE", "f3SE", "a6-NE"]
    decide(state, "pick_building a6-NE")
    assert asked(state) == "2 may"
    decide(state, "may no")
    assert "a6-NE" not in [building.name for building in state.grid]
    assert gains(state)[1] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("answers", "owner", "prestige"),
    [(["choose_option claim"], 1, 0), (["choose_option prestige"], None, 3)],
)
def test_estate_auction(answers: list[str], owner: int | None, prestige: int) -> None:
    state = town()
    own(state, 1, "c5NE")
    effects_of(state, "PE04", "may no", "may yes", *answers, "may no", "may no")
    assert gains(state) == ([0, -9, 0, 0], [0, prestige, 0, 0])
    assert state.grid.named("c6NE").owner == owner


def test_estate_auction_without_a_building_to_claim() -> None:
    state = town()
    own(state, 1, "c5NE", "c6NE")
    effects_of(state, "PE04", "may yes", "may no", "may no", "may no")
    assert gains(state) == ([-9, 0, 0, 0], [3, 0, 0, 0])


@pytest.mark.parametrize("card", ["PE05", "PE06", "PE07"])
def test_disasters_spare_those_who_have_nothing_that_fits(card: str) -> None:
    state = town()
    for building in list(state.grid):
        state.grid.give(building, None)
    effects_of(state, card)
    assert asked(state) == ""
    assert gains(state) == ([0, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("card", "fitting"),
    [("PE05", ["f3SE"]), ("PE06", ["b2SE", "f3SE", "c6SW"]), ("PE07", ["a6-NE"])],
)
def test_who_cannot_pay_for_a_disaster_loses_a_building(card: str, fitting: list[str]) -> None:
    state = town()
    for building in list(state.grid):
        if building.owner != 1:
            state.grid.give(building, None)
    state.wealth[1] = state.prestige[1] = 0
    effects_of(state, card)
    if len(fitting) > 1:
        assert asked(state) == "2 destroy_building"
        assert options(state) == fitting
        decide(state, f"destroy_building {fitting[0]}")
    assert fitting[0] not in [building.name for building in state.grid]


def test_nature_reserve() -> None:
    state = town()
    state.prestige[2] = 1
    effects_of(state, "PE13")
    assert state.wealth == [51, 52, 50, 51]
    assert asked(state) == "3 place_park"
    decide(state, "place_park d4N")
    park = state.grid.named("d4N")
    assert (park.zone, park.footprint.size, park.owner) == ("PARK", 2, 2)
    state.grid.parks[2] = 0
    effects_of(state, "PE13")
    assert asked(state) == "", "no tile is left"


@pytest.mark.parametrize(("card", "decider"), [("T05", 1), ("PE11", 1)])
def test_naming_an_office(card: str, decider: int) -> None:
    state = town()
    effects_of(state, card)
    assert asked(state) == f"{decider} choose_office"
    assert len(options(state)) == 5
    decide(state, "choose_office Union Boss")
    assert state.holders["Union Boss"] == 2
    state.politicians_in_play = False
    effects_of(state, "PE11")
    assert asked(state) == "1 place_park", "only a Mayor can be named, and player 1 holds most tiles"


@pytest.mark.parametrize(("card", "points"), [("T06", 1), ("C15", 2)])
def test_more_points(card: str, points: int) -> None:
    state = town()
    effects_of(state, card)
    assert state.points == 6 + points


def test_mobile_home_park_moves_a_small_residence() -> None:
    state = town()
    effects_of(state, "T26")
    assert asked(state) == "1 move_building"
    assert {choice.split(">")[0] for choice in options(state)} == {"b2SE", "b3NE", "f3SE", "c6NE", "none"}
    decide(state, "move_building f3SE>d1NW")
    moved = state.grid.named("d1NW")
    assert (moved.zone, moved.owner) == ("RES", 1)
    state = town()
    effects_of(state, "T26", "move_building none")
    assert state.grid.named("f3SE").owner == 1


def test_municipal_court() -> None:
    state = town()
    state.tiles[3]["Tourism"] = 2
    effects_of(state, "PE11", "choose_office Mayor")
    assert asked(state) == "2 break_election_tie"
    state = town()
    state.tiles[3]["Tourism"] = 2
    effects_of(state, "C01")
    effects_of(state, "PE11", "choose_office Mayor")
    assert asked(state) == "1 place_park"
    own(state, 1, "c3-SE")
    state.question = None
    effects_of(state, "PE11", "choose_office Mayor")
    assert asked(state) == "2 break_election_tie", "its controller is not among the tied"


def test_city_hall_and_television_station() -> None:
    state = town()
    effects_of(state, "C05", "place_park d1NW")
    assert gains(state)[1] == [2, 0, 0, 0], "the election comes first"
    state = town()
    state.holders |= {"Treasurer": 0, "Union Boss": 0, "Contractor": 0}
    effects_of(state, "M11")
    assert gains(state)[1] == [4, 0, 0, 0]


def test_prison_elects_a_police_chief() -> None:
    state = town()
    effects_of(state, "M06")
    assert state.holders["Police Chief"] == 1


@pytest.mark.parametrize("card", ["C08", "C28", "M27"])
def test_a_park_next_to_the_building(card: str) -> None:
    state = town()
    effects_of(state, card)
    assert asked(state) == "1 place_park"
    site = next(building for building in state.grid if building.card == card).footprint
    assert all(_touch(name, site.around) for name in options(state))
    decide(state, f"place_park {options(state)[0]}")
    state = town()
    state.grid.parks[1] = 0
    effects_of(state, card)
    assert asked(state) == ""


def _touch(name: str, around: int) -> bool:
    from townwright.urban_sprawl.board import FOOTPRINTS

    return bool(FOOTPRINTS[name].lots & around)


def test_warehouse_allows_two_favors() -> None:
    state = town()
    effects_of(state, "C18")
    assert state.extra_favor == 0


def test_convention_center_pays_out_a_row_of_its_own() -> None:
    state = town()
    state.grid.put_marker("W9", "E2")
    effects_of(state, "M03")
    assert asked(state) == "1 choose_number"
    assert options(state) == ["P1", "W5", "W9"]
    decide(state, "choose_number W9")
    # In row 3 player 1 has two buildings, the others one each: 9, then (4 + 2 + 1) / 3.
    assert gains(state) == ([9, 2, 2, 2], [0, 0, 0, 0])


def test_freight_terminal_takes_a_planning_card() -> None:
    state = town()
    state.planning_boxes = ["PP01", None, "PP36", None]
    effects_of(state, "M22", "marker W7>N0")
    assert asked(state) == "1 choose_planning_card"
    decide(state, "choose_planning_card PP36")
    assert state.hands[0] == ["PP36"]
    assert state.planning_boxes == ["PP01", None, None, None]
    assert state.points == 6
    state = town()
    effects_of(state, "M22", "marker W7>N0")
    assert asked(state) == ""


def test_marina_asks_only_who_can_choose() -> None:
    state = town()
    state.wealth[1], state.prestige[1] = 9, 3
    effects_of(state, "M10")
    assert asked(state) == ""
    assert (state.wealth[1], state.prestige[1]) == (1, 3)


def test_business_relocation() -> None:
    state = town()
    effects_of(state, "C31")
    assert asked(state) == "4 remove_cube"
    decide(state, "remove_cube none")
    assert gains(state) == ([0, 1, 0, 0], [0, 1, 0, 0])


def test_eminent_domain() -> None:
    state = town()
    effects_of(state, "M34")
    assert asked(state) == "2 pick_building"
    assert "f6" not in options(state)
    assert "c6NE" not in options(state)
    decide(state, "pick_building a1N")
    assert gains(state) == ([0, 0, 0, 8], [0, 0, 0, 0])
    assert state.grid.named("a1N").owner is None
    state = town()
    effects_of(state, "M34", "pick_building none")
    assert gains(state)[0] == [0, 0, 0, 0]


def test_airport() -> None:
    state = town()
    state.politicians_in_play = False
    state.holders = dict.fromkeys(state.holders)
    put(state, "d1NW", "CIV", 3)
    effects_of(state, "T37")
    # CIV: d1 is worth 9. COM: c6 is worth 7. RES: b2 is worth 7. IND: e1 is worth 6.
    assert [state.holders[office] for office in ("District Attorney", "Treasurer")] == [3, 1]
    assert [state.holders[office] for office in ("Police Chief", "Union Boss")] == [1, 2]
    assert state.active_decks == 2
    assert state.pawn == 0


def test_sports_team_assigns_the_contractor_at_once() -> None:
    state = town()
    effects_of(state, "C37")
    assert asked(state) == "3 assign_contractor", "the Union Boss decides"
    decide(state, "assign_contractor 4")
    assert (state.holders["Contractor"], state.active_decks) == (3, 3)
    state = town()
    state.prestige[1] = 3
    effects_of(state, "C37")
    assert state.holders["Contractor"] == 1


def test_olympic_games_end_the_game_at_once() -> None:
    state = town()
    effects_of(state, "M37")
    assert state.is_over
    assert state.to_act is None
    assert len(state.legal_actions()) == 0
    assert not state.legal_actions()
