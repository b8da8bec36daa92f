"""The table of Office Towers: there when one is concerned, with the row and the cell that would apply."""

from __future__ import annotations

from table import city_panel, office_panel
from table.choice import Aspect
from table.offices import Standing, group_of, standing
from table.session import Session
from townwright.quadropolis import EXPERT, TILES, parse_city

from .reading_markup import elements
from .test_session import session

ROWS = "O2,O2,.,.,./.,O3,.,O1,./.,.,.,O1,./.,.,.,.,."
"""The rulebook's three connected towers of 2, 2 and 3 floors, and two more apart from them."""


def with_city(game: Session, text: str) -> Session:
    """The same game with another city for the player who is shown."""
    game.state.cities[game.shown] = parse_city(text, EXPERT)
    game._look_around()
    return game


def shown(game: Session) -> str:
    return office_panel.parts(game.scene(confirms=False))["#office"].inner or ""


def table(markup: str) -> tuple[str, list[str], set[str]]:
    """The row that would apply, the cells that would, and those that could."""
    found = elements(markup)
    row = next((e.text for e in found if e.tag == "tr" and e.attributes.get("class") == "now"), "")
    now = [e.text for e in found if e.tag == "td" and e.attributes.get("class") == "now"]
    possible = {e.text for e in found if e.tag == "td" and e.attributes.get("class") == "possible"}
    return row, now, possible


def groups(markup: str) -> list[str]:
    return [e.text for e in elements(markup) if e.tag == "li"]


def office_on_site(game: Session) -> Session:
    """A game whose Site has an Office Tower on each square."""
    game.state.site[:] = [TILES["O"]] * 25
    game._look_around()
    return game


def test_the_rulebooks_example() -> None:
    city = parse_city(ROWS, EXPERT)
    assert [standing(city, square) for square in (0, 1, 6)] == [
        Standing(3, 2),
        Standing(3, 2),
        Standing(3, 3),
    ]
    assert group_of(city, 8) == group_of(city, 13) == 2


def test_larger_groups_count_as_five() -> None:
    city = parse_city("O1,O1,O1,O1,O1/O1,.,.,.,./.,.,.,.,./.,.,.,.,.", EXPERT)
    assert group_of(city, 0) == 6
    assert standing(city, 0) == Standing(5, 1)


def test_nothing_is_shown_where_no_office_tower_is_concerned() -> None:
    game = with_city(session(None, None, mode="expert"), ROWS)
    assert shown(game) == ""
    game.point_at("c1")
    assert shown(game) == ""


def test_a_tower_in_the_city_shows_its_row_its_cell_and_all_groups() -> None:
    game = with_city(session(None, None, mode="expert"), ROWS)
    game.point_at("b2")
    row, now, possible = table(shown(game))
    assert row == "32591420"
    assert now == ["9"]
    assert possible == set()
    assert "b2: group of 3, 3 floors: 9 points" in shown(game)
    assert [text.split(": ")[-1].strip() for text in groups(shown(game))] == ["a1 b1 b2", "d2 d3"]


def test_a_tile_on_the_site_shows_what_it_could_become() -> None:
    game = office_on_site(with_city(session(None, None, mode="expert"), ROWS))
    game.peek = game.choice.pick(Aspect.ARCHITECT, 3).pick(Aspect.SLOT, "N1")
    row, now, possible = table(shown(game))
    assert (row, now) == ("", [])
    # A third floor on a1 or b1, a second one on d3, a ground floor beside d3 (c3, e3, d4) or alone.
    assert possible == {"9", "3", "2", "0"}


def test_a_square_for_the_tile_shows_the_city_as_it_would_be() -> None:
    game = office_on_site(with_city(session(None, None, mode="expert"), ROWS))
    game.choice = game.choice.pick(Aspect.ARCHITECT, 3).pick(Aspect.SLOT, "N1")
    game.peek = game.choice.pick(Aspect.TARGET, "c3")
    assert game.peek.picked(Aspect.TARGET) == "c3", "square number 3 of district 4"
    row, now, _possible = table(shown(game))
    assert row.startswith("3")
    assert now == ["2"]
    assert "c3: group of 3, 1 floor: 2 points" in shown(game)
    assert len(groups(shown(game))) == 2
    assert game.state.cities[game.shown].stacks[12] == ()


def test_another_players_tower_is_looked_at_as_it_stands() -> None:
    game = office_on_site(session(None, None, mode="expert"))
    other = 1 - game.shown
    game.state.cities[other] = parse_city(ROWS, EXPERT)
    game.look_at(other)
    game.choice = game.choice.pick(Aspect.ARCHITECT, 3).pick(Aspect.SLOT, "N1")
    assert shown(game) == ""
    game.point_at("a1")
    assert "a1: group of 3, 2 floors: 5 points" in shown(game)


def test_a_tower_in_the_city_tells_its_group_to_those_who_listen() -> None:
    game = with_city(session(None, None, mode="expert"), ROWS)
    squares = city_panel.parts(game.scene(confirms=False))
    assert "Office Tower, 2 floors, group of 3" in squares['#city [data-square="a1"]'].label
    assert "Office Tower, 1 floor, group of 2" in squares['#city [data-square="d3"]'].label
