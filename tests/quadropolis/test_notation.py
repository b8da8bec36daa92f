"""Cities as text, and what is impossible about them (rules 5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.quadropolis.cities import cities
from tests.quadropolis.positions import positions

from townwright.core.errors import NotationError
from townwright.quadropolis import CLASSIC, EXPERT, Mode, QuadropolisState, format_city, parse_city
from townwright.quadropolis.calculator import calculate

EXAMPLE = "T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,."


def test_a_city_reads_as_it_is_written() -> None:
    city = parse_city(EXAMPLE, CLASSIC)
    assert [tile.code for tile in city.stacks[0]] == ["T3", "T1"]
    assert [tile.code for tile in city.stacks[6]] == ["U2"]
    assert city.stacks[2] == ()
    assert (city.inhabitants, city.energy) == (3 + 1 + 2 + 1, 1 + 2)
    assert format_city(city) == EXAMPLE


def test_the_mayors_floor_keeps_its_sign() -> None:
    city = parse_city("T21m3,.,.,./.,.,.,./.,.,.,./.,.,.,.", CLASSIC)
    assert [tile.code for tile in city.stacks[0]] == ["T2", "T1m", "T3"]
    assert format_city(city).startswith("T21m3,")


def test_spaces_around_squares_are_ignored_and_o_is_one_floor() -> None:
    city = parse_city(" O , P,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.\n", EXPERT)
    assert format_city(city) == "O1,P,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,."


@given(st.data(), st.sampled_from([CLASSIC, EXPERT]))
def test_every_city_reads_back(data: st.DataObject, mode: Mode) -> None:
    text = data.draw(cities(mode, most=mode.squares))
    assert format_city(parse_city(text, mode)) == text


@given(positions())
def test_cities_of_games_read_back(state: QuadropolisState) -> None:
    for city in state.cities:
        again = parse_city(format_city(city), state.mode)
        assert again.stacks == city.stacks
        assert (again.inhabitants, again.energy, again.empty) == (city.inhabitants, city.energy, city.empty)
        assert again.floors == city.floors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 4 rows joined by '/', got 1"),
        ("./././.", "row 1: expected 4 squares joined by ',' in classic mode, got 1"),
        (".,.,.,./.,.,.,./.,.,.,./.,.,.", "row 4: expected 4 squares"),
        (
            ".,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.",
            "row 1: expected 4 squares joined by ',' in classic mode, got 5",
        ),
        (".,.,.,./.,X,.,./.,.,.,./.,.,.,.", "square b2: cannot read 'X'"),
        ("T4,.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read 'T4'"),
        ("T,.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read 'T'"),
        ("T2m,.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read 'T2m'"),
        ("O0,.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read 'O0'"),
        ("O99,.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: 99 floors: at most 32 are read"),
        (",.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read ''"),
        ("p,.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read 'p'"),
        ("Q" * 9999 + ",.,.,./.,.,.,./.,.,.,./.,.,.,.", "square a1: cannot read 'QQQQQQQQQQQQQQQQQQQQ...'"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_city(text, CLASSIC)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 300


@given(st.text(".,/TSUPGFHOMievm0123456789 \n٣é", max_size=60) | st.text())
def test_nothing_but_notation_errors_escape(text: str) -> None:
    for mode in (CLASSIC, EXPERT):
        try:
            parse_city(text, mode)
        except NotationError:
            continue


@pytest.mark.parametrize(
    ("mode", "text", "faults"),
    [
        (CLASSIC, EXAMPLE, []),
        (
            CLASSIC,
            "O1,.,.,./.,.,.,./.,.,.,./.,.,.,M",
            ["O: 1 tiles, the box holds 0", "M: 1 tiles, the box holds 0"],
        ),
        (CLASSIC, "T11111,.,.,./.,.,.,./.,.,.,./.,.,.,.", ["a1: 5 floors, at most 4 can be built"]),
        (EXPERT, "T12222,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.", []),
        (CLASSIC, "Hv2,Hv2,Hv2,./.,.,.,./.,.,.,./.,.,.,.", ["Hv2: 3 tiles, the box holds 2"]),
        (CLASSIC, "T1m1m1m,T1m,.,./.,.,.,./.,.,.,./.,.,.,.", ["T1m: 4 tiles, the box holds 3"]),
        (CLASSIC, "G,G,G,G/G,.,.,./.,.,.,./.,.,.,.", ["G: 5 tiles, the box holds 4"]),
        (CLASSIC, "P,P,P,P/P,P,P,P/P,P,P,P/P,G,.,.", ["P: 13 tiles, the box holds 12"]),
    ],
)
def test_impossible_cities_are_named_and_scored_all_the_same(
    mode: Mode, text: str, faults: list[str]
) -> None:
    sheet = calculate(text, mode)
    assert [str(fault) for fault in sheet.faults] == faults
    assert sheet.to_json().get("warnings", []) == faults
    assert sheet.best.total == sheet.to_json()["total"]


def test_a_score_sheet_in_text_and_data() -> None:
    sheet = calculate("T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,.", CLASSIC)
    data = sheet.to_json()
    assert list(data) == [
        *("total", "points", "unused_inhabitants", "unused_energy", "inhabitants_placed", "allocation")
    ]
    assert list(data["points"]) == [
        *("tower_block", "shop", "public_service", "park", "factory", "harbor", "office_tower", "monument")
    ]
    allocation = data["allocation"]
    assert sorted(allocation["active"] + allocation["inactive"]) == sorted(
        ["a1", "b1", "d1", "a2", "b2", "c2", "b3", "c3", "c4"]
    )
    assert "total" in str(sheet)
    assert f"{data['total']}" in str(sheet)
