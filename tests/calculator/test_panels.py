"""The calculator's panels: what is entered, what it comes to, on paper and as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations

import pytest
from tests.table.reading_markup import Element, elements, with_attribute

from calculator import entry_panel, page, result_panel
from calculator.desk import Desk
from calculator.plain_text import plain_text
from table import texts
from table.roving import moved
from townwright.quadropolis import CLASSIC, EXPERT, Mode

TOWN = "T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,."
HIGH = "T11111,.,.,./.,.,.,./.,.,.,./.,.,.,."


def filled(*cities: str, mode: Mode = CLASSIC) -> Desk:
    desk = Desk.new(mode).with_players(len(cities))
    for player, city in enumerate(cities):
        desk = desk.turned_to(player).write(city)
    return desk.turned_to(0)


def shown(desk: Desk, selector: str) -> str:
    """All text of a part of the page."""
    inner = page.parts(desk)[selector].inner
    assert inner is not None
    return " ".join(element.text for element in elements(f"<div>{inner}</div>")[:1])


def label(desk: Desk, square: str) -> str:
    return page.parts(desk)[f'#town [data-square="{square}"]'].label


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT])
def test_every_part_has_its_place_on_the_page(mode: Mode) -> None:
    built = elements(page.whole(mode))
    ids = {element.attributes.get("id") for element in built}
    data = {(name, value) for element in built for name, value in element.attributes.items()}
    for selector in page.parts(Desk.new(mode)):
        by_data = re.search(r'\[([\w-]+)="([^"]*)"\]', selector)
        assert (by_data.groups() in data) if by_data else (selector.removeprefix("#") in ids), selector


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT])
def test_the_arrow_keys_reach_every_square_and_tool(mode: Mode) -> None:
    laid_out = {f"#palette in {columns}": entry_panel.palette_grid(mode, columns) for columns in (4, 5, 8)}
    for panel, grid in (entry_panel.grids(mode) | laid_out).items():
        controls = {control for row in grid for control in row if control}
        start = next(control for control in grid[0] if control)
        reached, waiting = {start}, [start]
        while waiting:
            at = waiting.pop()
            for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
                to = moved(grid, at, key)
                if to is not None and to not in reached:
                    reached.add(to)
                    waiting.append(to)
        assert reached == controls, panel


def test_every_tile_of_the_mode_is_a_tool_and_no_other() -> None:
    tools = {mode.name: entry_panel.tools(mode) for mode in (CLASSIC, EXPERT)}
    assert {"T1", "T1m", "T2", "T3", "S", "U0", "P", "G", "F1", "Hie", "Hv3"} <= set(tools["classic"])
    assert set(tools["expert"]) - set(tools["classic"]) == {"O", "M"}


def test_squares_tell_what_stands_there_and_what_it_does() -> None:
    desk = filled(TOWN.replace("F2", "F3"))
    assert label(desk, "d2") == "Square d2, district 2: empty"
    assert label(desk, "a1") == "Square a1, district 1: Tower Block, 2 floors, activated"
    assert label(desk, "d1").startswith("Square d1, district 2: Shop, activated, 3 customers")
    assert label(filled(TOWN), "d1") == "Square d1, district 2: Shop, not activated"
    green = filled("P,F2,T1,./.,.,.,./.,.,.,./.,.,.,.")
    assert label(green, "a1") == "Square a1, district 1: Park, activated, absorbs 1 energy"


def test_an_impossible_city_shows_its_faults_and_no_points_until_somebody_insists() -> None:
    desk = filled(HIGH, TOWN)
    assert shown(desk, "#own") == "Player 1–"
    assert "a1: 5 floors, but at most 4 can be built." in shown(desk, "#faults")
    assert "activated" not in label(desk, "a1")
    assert shown(desk, "#tab-0") == "Player 1!"
    assert shown(desk, "#all").startswith("1 impossible city is left out.")
    insisting = desk.insisting(True)
    assert shown(insisting, "#tab-0") == "Player 1−5"
    assert "a1: 5 floors" in shown(insisting, "#faults")
    assert "Player 2 wins with 24 points." in shown(insisting, "#all")


def test_the_verdict_waits_until_every_city_has_something() -> None:
    assert "wins" not in shown(filled(TOWN, ".,.,.,./.,.,.,./.,.,.,./.,.,.,."), "#all")
    assert "share the win with 24 points each" in shown(filled(TOWN, TOWN), "#all")
    assert "wins" not in shown(filled(TOWN), "#all")


def test_what_is_left_over_is_told_with_its_price() -> None:
    desk = filled("F3,T2,.,./.,.,.,./.,.,.,./.,.,.,.")
    assert "Left over: 1 inhabitant, which costs 1 point." in shown(desk, "#own")
    assert "Left over: 2 energy, which costs 2 points." in shown(desk, "#own")


def test_only_those_who_play_are_compared() -> None:
    desk = filled(TOWN, TOWN, TOWN).with_players(2)
    assert page.parts(desk)["#tab-2"].classes == "absent"
    assert [entry.name for entry in result_panel.entries(desk)] == ["Player 1", "Player 2"]


def test_names_are_escaped() -> None:
    desk = filled(TOWN).named("<i>Ada</i>")
    for selector in ("#tab-0", "#own", "#all"):
        assert "<i>" not in (page.parts(desk)[selector].inner or "")
    assert "<i>" not in result_panel.paper(desk)


def test_paper_has_the_table_and_every_city_that_is_scored() -> None:
    sheet = elements(result_panel.paper(filled(TOWN, HIGH, TOWN)))
    assert len([element for element in sheet if element.tag == "figure"]) == 2
    assert len([element for element in sheet if element.tag == "table"]) == 1
    assert result_panel.paper(filled(HIGH)) == ""


def test_plain_text_tells_everything() -> None:
    desk = filled(TOWN, HIGH).named("Ada")
    assert plain_text(desk) == (
        "Quadropolis · Classic\n\n"
        f"Ada: 24 points\n{TOWN}\n"
        "Tower Block: 4 points\nShop: 4 points\nPublic Service: 4 points\nPark: 4 points\n"
        "Factory: 3 points\nHarbor: 5 points\n"
        "Customers: 3 inhabitants on a2.\nNot activated: Shop on d1.\n\n"
        f"Player 2: impossible city\n{HIGH}\na1: 5 floors, but at most 4 can be built.\n"
    )
    assert plain_text(desk.insisting(True)).endswith("\n\nAda wins with 24 points.\n")


class Bracketed(NullTranslations):
    """A language in which every text stands in brackets."""

    def gettext(self, message: str) -> str:
        return f"[{message}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"[{super().ngettext(msgid1, msgid2, n)}]"


@pytest.fixture
def bracketed() -> Iterator[None]:
    texts.use(Bracketed())
    yield
    texts.use(NullTranslations())


def outside_brackets(text: str) -> str:
    """What is left of a text without everything in brackets, however deep."""
    while (less := re.sub(r"\[[^\[\]]*\]", "", text)) != text:
        text = less
    return text


def spoken(element: Element) -> list[str]:
    return [element.attributes.get(name, "") for name in ("aria-label", "title", "placeholder")]


@pytest.mark.usefixtures("bracketed")
def test_no_word_on_the_page_escapes_translation() -> None:
    desk = filled(TOWN, HIGH).turned_to(1)
    markup = page.whole(CLASSIC) + result_panel.paper(desk)
    parts = page.parts(desk)
    markup += "".join(part.inner or "" for part in parts.values())
    said = [part.label for part in parts.values()] + [plain_text(desk).replace(TOWN, "").replace(HIGH, "")]
    for element in elements(markup):
        said += [*spoken(element), element.text]
    for text in said:
        left = outside_brackets(text).replace("abcd", "")  # the columns of a city
        assert not re.search(r"[A-Za-z]{2,}", left), text
    assert with_attribute(markup, "aria-label")
