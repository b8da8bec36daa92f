"""The score sheet: categories, winner and tie-break, and every city explained."""

from __future__ import annotations

import pytest
from tests.table.reading_markup import Element, elements

from table.choice import Choice
from table.preview import Preview
from table.scene import Scene, Seat
from table.score_sheet import Entry, city_sheet, explained, lead, markup, ranked, table, title, verdict
from townwright.bots import bot, decide
from townwright.core.records import Player
from townwright.core.rng import Rng
from townwright.drawing import CitySquareView
from townwright.drawing.position import city_views
from townwright.quadropolis import (
    CLASSIC,
    EXPERT,
    QUADROPOLIS,
    Mode,
    QuadropolisState,
    allocate,
    parse_city,
)

EMPTY = ".,.,.,./.,.,.,./.,.,.,./.,.,.,."


def entries(*cities: str, mode: Mode = CLASSIC) -> list[Entry]:
    parsed = [parse_city(city, mode) for city in cities]
    names = ("Ada", "Grace", "Alan", "Edsger")
    return [Entry(names[i], i, city, allocate(city)) for i, city in enumerate(parsed)]


def said(*cities: str) -> str:
    columns = entries(*cities)
    return verdict(columns, ranked(columns))


def city(first_row: str) -> str:
    return f"{first_row}/.,.,.,./.,.,.,./.,.,.,."


SERVICE = city("U0,T1,.,.")
"""Two points: a Public Service staffed from a Tower Block that has no energy. One square is in use."""


POLLUTED = "F3,F3,P,T2/T1,.,.,./.,U0,.,./.,.,.,."
"""Six energy for two Tower Blocks, one of the rest being absorbed by the Park."""

IDLE = city("F2,T3,S,U2")
"""The Factory would take a customer away from the Shop, so it is not activated."""


def test_most_points_win() -> None:
    assert said(EMPTY, SERVICE) == "Grace wins with 2 points."


def test_of_cities_level_in_points_the_one_with_more_inhabitants_on_buildings_wins() -> None:
    assert said(city("F1,T1,P,."), EMPTY, city("F1,S,T2,.")) == (
        "Alan wins with 3 points: level with Ada, but with more inhabitants on buildings."
    )


def test_of_cities_still_level_the_one_with_fewer_empty_squares_wins() -> None:
    assert said(city("U0,T1,P,."), SERVICE, SERVICE) == (
        "Ada wins with 2 points: level with Grace, Alan in points and inhabitants on buildings,"
        " but with fewer empty squares."
    )


def test_cities_level_in_everything_share_the_win() -> None:
    assert said(SERVICE, EMPTY, SERVICE) == (
        "Ada, Alan share the win with 2 points each: the tie-breaks are level, too."
    )


def test_in_a_running_game_those_ahead_are_named() -> None:
    one, two = entries(SERVICE, EMPTY), entries(SERVICE, SERVICE, EMPTY)
    assert lead(one, ranked(one)) == "Ada leads with 2 points."
    assert lead(two, ranked(two)) == "Ada, Grace lead with 2 points."


def test_while_all_have_the_same_points_nobody_leads() -> None:
    columns = entries(EMPTY, EMPTY, city("P,.,.,."))
    assert ranked(columns).winners != (0, 1, 2), "the tie-breaks tell them apart"
    assert lead(columns, ranked(columns)) == "All are level with 0 points."


def rows(shown: str) -> dict[str, list[Element]]:
    """The cells of a table by the name of their row."""
    found = {}
    for row in (element for element in elements(shown) if element.tag == "tr"):
        head, *cells = (cell for cell in row.within if cell.tag in ("th", "td"))
        found[head.text] = cells
    return found


def figures(shown: str) -> dict[str, list[str]]:
    return {name: [cell.text for cell in cells] for name, cells in rows(shown).items()}


def test_the_table_has_every_category_for_everybody() -> None:
    columns = entries(POLLUTED, SERVICE, "T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,.")
    assert figures(table(columns, ranked(columns))) == {
        "": ["Ada", "Grace", "Alan"],
        "Tower Block": ["2", "0", "4"],
        "Shop": ["0", "0", "4"],
        "Public Service": ["2", "2", "4"],
        "Park": ["2", "0", "4"],
        "Factory": ["0", "0", "3"],
        "Harbor": ["0", "0", "5"],
        "Unused inhabitants": ["0", "0", "0"],
        "Unused energy": ["−3", "0", "0"],
        "Total": ["3", "2", "24"],
        "Inhabitants on buildings": ["3", "1", "7"],
        "Empty squares": ["10", "15", "8"],
        "Place": ["2", "3", "1"],
    }


def test_those_who_share_a_place_have_the_same_and_the_next_is_skipped() -> None:
    columns = entries(EMPTY, SERVICE, SERVICE)
    assert figures(table(columns, ranked(columns)))["Place"] == ["3", "1", "1"]


def test_one_city_by_itself_has_no_place() -> None:
    columns = entries(SERVICE)
    assert "Place" not in figures(table(columns, ranked(columns)))


def test_expert_has_its_own_categories() -> None:
    columns = entries("O2,M,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.", mode=EXPERT)
    assert list(figures(table(columns, ranked(columns))))[1:9] == [
        "Tower Block",
        "Shop",
        "Public Service",
        "Park",
        "Factory",
        "Harbor",
        "Office Tower",
        "Monument",
    ]


def test_names_are_escaped() -> None:
    (entry,) = entries(SERVICE)
    mean = entry._replace(name="<b>&</b>")
    for shown in (table([mean], ranked([mean])), city_sheet(mean)):
        assert "<b>&</b>" not in shown
        assert "&lt;b&gt;&amp;&lt;/b&gt;" in shown


def in_words(notation: str) -> list[str]:
    town = parse_city(notation, CLASSIC)
    return explained(town, allocate(town))


def test_a_city_is_explained_in_words() -> None:
    assert in_words(IDLE) == ["Customers: 2 inhabitants on c1.", "Not activated: Factory on a1."]
    assert in_words(POLLUTED) == [
        "Parks that absorb energy: c1.",
        "Left over: 3 energy, which costs 3 points.",
    ]
    assert in_words(city("T3,.,.,."))[-1] == "Left over: 3 inhabitants, which costs 3 points."
    assert in_words(EMPTY) == ["Nothing is left over."]


def test_a_city_is_drawn_with_its_allocation() -> None:
    def drawn(notation: str) -> dict[str, CitySquareView]:
        town = parse_city(notation, CLASSIC)
        return city_views(town, allocate(town))

    assert {name: view.active for name, view in drawn(IDLE).items()} == {
        "a1": False,
        "b1": True,
        "c1": True,
        "d1": True,
    }
    assert drawn(IDLE)["c1"].customers == 2
    assert [name for name, view in drawn(POLLUTED).items() if view.absorbed] == ["c1"]


def finished(seed: str, mode: str = "classic") -> QuadropolisState:
    state = QUADROPOLIS.new({"mode": mode, "players": 3}, seed)
    rng = Rng.from_seed(seed)
    while not state.is_over:
        state.apply(decide(bot("quadropolis", "random"), state, rng))
    return state


def scene(state: QuadropolisState) -> Scene:
    seats = [Seat(Player(name), colour) for colour, name in enumerate(("Ada", "Grace", "Alan"))]
    return Scene(
        state=state,
        seats=seats,
        shown=0,
        choice=Choice.none(),
        peek=None,
        pointed=None,
        preview=Preview(state.cities[0]),
        allocations=[allocate(town) for town in state.cities],
        turns=(),
        confirms=False,
    )


def deeds(shown: str) -> list[str]:
    return [e.attributes["data-do"] for e in elements(shown) if "data-do" in e.attributes]


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_the_sheet_of_a_whole_game_says_what_the_engine_says(mode: str) -> None:
    state = finished("sheet", mode)
    shown, result = markup(scene(state)), state.result()
    names = ("Ada", "Grace", "Alan")
    assert title(scene(state)) == "Score sheet"
    (told,) = (e.text for e in elements(shown) if e.attributes.get("class") == "verdict")
    assert told.startswith(f"{names[result.winners[0]]} wins with {max(result.scores)} points")
    assert figures(shown)["Total"] == [str(score).replace("-", "−") for score in result.scores]
    columns = [rows(shown)[name] for name in figures(shown) if name not in ("", *AFTER_TOTAL)]
    sums = [sum(int(cells[player].text.replace("−", "-")) for cells in columns) for player in range(3)]
    assert sums == list(result.scores)
    assert len([e for e in elements(shown) if e.tag == "figure"]) == 3
    assert deeds(shown) == ["again", "new-game", "print"]


AFTER_TOTAL = ("Total", "Inhabitants on buildings", "Empty squares", "Place")


def test_a_running_game_shows_the_score_so_far() -> None:
    state = QUADROPOLIS.new({"players": 3}, "start")
    assert title(scene(state)) == "Score so far"
    assert "All are level with 0 points." in markup(scene(state))
    assert deeds(markup(scene(state))) == ["print"]
