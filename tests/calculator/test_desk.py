"""Entering cities: tools, stacks, undo, modes, players, and what is kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.desk import ERASER, Desk
from townwright.core.errors import NotationError
from townwright.quadropolis import CLASSIC, EXPERT, TILES

EMPTY = ".,.,.,./.,.,.,./.,.,.,./.,.,.,."
A1, B1 = 0, 1


def built(*clicks: tuple[str, int], desk: Desk | None = None) -> Desk:
    desk = desk or Desk.new()
    for tool, square in clicks:
        desk = desk.with_tool(tool).click(square)
    return desk


def first_row(desk: Desk) -> str:
    return desk.text.split("/")[0]


def test_a_click_puts_the_tile_down() -> None:
    assert built(("U2", B1)).text == ".,U2,.,./.,.,.,./.,.,.,./.,.,.,."


def test_towers_grow_by_further_clicks_floor_by_floor() -> None:
    assert first_row(built(("T2", A1), ("T1m", A1), ("T3", A1))) == "T21m3,.,.,."
    assert first_row(built(("O", A1), ("O", A1), desk=Desk.new(EXPERT))) == "O2,.,.,.,."


def test_another_kind_replaces_what_stood_there() -> None:
    assert first_row(built(("T2", A1), ("T2", A1), ("S", A1))) == "S,.,.,."


def test_the_eraser_takes_the_top_tile_off() -> None:
    assert first_row(built(("T2", A1), ("T3", A1), (ERASER, A1))) == "T2,.,.,."
    assert first_row(built(("S", A1), (ERASER, A1))) == ".,.,.,."
    assert first_row(built(("T2", A1), ("T3", A1)).erase(A1)) == "T2,.,.,."


def test_a_click_that_changes_nothing_is_no_step() -> None:
    desk = built(("S", A1))
    assert desk.click(A1) is desk
    assert Desk.new().with_tool(ERASER).click(A1).past == ()


def test_stacks_stop_growing_where_notation_could_no_longer_be_read() -> None:
    desk = built(*[("T1", A1)] * 40)
    assert desk.sheet.faults[0].count == 32


def test_undo_and_redo_lead_back_and_forth() -> None:
    one = built(("S", A1))
    two = one.with_tool("P").click(B1)
    assert two.undo().text == one.text
    assert two.undo().undo().text == EMPTY
    assert two.undo().undo().redo().redo().text == two.text
    assert two.undo().redo().past == two.past


def test_at_either_end_undo_and_redo_do_nothing() -> None:
    desk = built(("S", A1))
    assert desk.redo() is desk
    assert desk.undo().undo() == desk.undo()


def test_a_new_step_drops_what_was_undone() -> None:
    assert built(("S", A1)).undo().with_tool("P").click(B1).future == ()


def test_undo_shows_the_city_that_it_changes() -> None:
    desk = built(("S", A1)).turned_to(1).click(A1).turned_to(0)
    assert desk.undo().player == 1
    assert desk.undo().undo().player == 0


def test_undo_brings_a_player_back_whose_city_it_changes() -> None:
    desk = Desk.new().turned_to(1).click(A1).with_players(1)
    assert (desk.player, desk.players) == (0, 1)
    assert (desk.undo().player, desk.undo().players) == (1, 2)


def test_text_replaces_the_city_in_one_step_however_long_it_is_typed() -> None:
    desk = Desk.new().write("S,.,.,./.,.,.,./.,.,.,./.,.,.,.").write("S,P,.,./.,.,.,./.,.,.,./.,.,.,.")
    assert first_row(desk) == "S,P,.,."
    assert desk.undo().text == EMPTY


def test_text_typed_after_a_click_is_a_step_of_its_own() -> None:
    desk = Desk.new().write("S,.,.,./.,.,.,./.,.,.,./.,.,.,.").with_tool("P").click(B1)
    desk = desk.write(EMPTY)
    assert first_row(desk.undo()) == "S,P,.,."
    assert first_row(desk.undo().undo()) == "S,.,.,."


def test_text_that_is_no_city_is_refused() -> None:
    with pytest.raises(NotationError):
        Desk.new().write("S,P")


def test_changing_the_mode_keeps_what_both_have() -> None:
    desk = built(("T2", A1), ("S", 15))
    wide = desk.with_mode(EXPERT)
    assert wide.text == "T2,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,S,."
    assert wide.with_mode(CLASSIC).text == desk.text
    assert wide.undo().mode is CLASSIC


def test_a_tool_that_the_mode_lacks_is_put_away() -> None:
    assert Desk.new(EXPERT).with_tool("M").with_mode(CLASSIC).tool == "T1"
    assert Desk.new(EXPERT).with_tool("G").with_mode(CLASSIC).tool == "G"


def test_every_player_has_a_city_and_a_name() -> None:
    desk = built(("S", A1)).named(" Ada ").turned_to(1).named("Grace")
    assert desk.names[:2] == ("Ada", "Grace")
    assert desk.text == EMPTY
    assert [sheet.city.empty.bit_count() for sheet in desk.sheets] == [15, 16]


def test_cities_of_players_who_leave_are_there_when_they_come_back() -> None:
    desk = Desk.new().with_players(4).turned_to(3).click(A1).with_players(2)
    assert desk.player == 1
    assert first_row(desk.with_players(4).turned_to(3)) == "T1,.,.,."


def test_an_impossible_city_is_scored_only_if_somebody_insists() -> None:
    desk = built(*[("T1", A1)] * 5)
    assert desk.withholds(desk.sheet)
    assert not desk.insisting(True).withholds(desk.sheet)
    assert not desk.undo().withholds(desk.undo().sheet)


def test_clearing_and_starting_afresh_can_be_undone() -> None:
    desk = built(("S", A1)).named("Ada").turned_to(1).click(B1)
    assert first_row(desk.clear().turned_to(0)) == "S,.,.,."
    assert desk.clear().text == EMPTY
    assert set(desk.reset().layout.cities) == {EMPTY}
    assert desk.reset().names[0] == ""
    assert desk.reset().undo().layout == desk.layout


@given(st.lists(st.tuples(st.sampled_from([*TILES, ERASER]), st.integers(0, 19)), max_size=30))
def test_what_is_kept_is_all_that_was_entered(clicks: list[tuple[str, int]]) -> None:
    desk = built(*clicks, desk=Desk.new(EXPERT)).named("Ada").with_players(3).turned_to(2).insisting(True)
    again = Desk.from_json(desk.to_json())
    assert (again.layout, again.players, again.names, again.insists) == (
        desk.layout,
        desk.players,
        desk.names,
        desk.insists,
    )


@given(st.lists(st.tuples(st.sampled_from([*TILES, ERASER]), st.integers(0, 15)), max_size=30))
def test_undoing_everything_leads_back_to_the_start(clicks: list[tuple[str, int]]) -> None:
    desk = built(*clicks)
    for _step in clicks:
        desk = desk.undo()
    assert desk.text == EMPTY


KEPT = Desk.new().to_json()


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        "{}",
        KEPT.replace("classic", "chess"),
        KEPT.replace('"player": 0', '"player": 2'),
        KEPT.replace('"players": 2', '"players": 5'),
        KEPT.replace(".,", "", 1),
        KEPT.replace('"names": ["", ', '"names": ['),
    ],
)
def test_what_was_kept_and_is_damaged_gives_an_empty_desk(text: str | None) -> None:
    assert text != KEPT
    assert Desk.from_json(text) == Desk.new()
