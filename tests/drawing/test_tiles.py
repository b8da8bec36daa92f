"""Every tile, stack, pawn and state is a sound picture that tells what it is."""

from __future__ import annotations

import re

import pytest
from tests.drawing.reading import read, read_content

from townwright.drawing import architect, face_down, favicon, mini, slot_cell, tile, urbanist
from townwright.drawing.gallery import STACKS
from townwright.drawing.glyphs import GLYPHS, MARKS
from townwright.drawing.palette import PLAYERS, SHAPES
from townwright.drawing.views import SlotView
from townwright.quadropolis.tiles import TILES, Kind, Tile

Stack = tuple[Tile, ...]


def name(stack: Stack) -> str:
    return stack[-1].code + (f"x{len(stack)}" if len(stack) > 1 else "")


@pytest.mark.parametrize("stack", STACKS, ids=name)
@pytest.mark.parametrize("active", [False, True])
def test_tile_is_well_formed_and_small(stack: Stack, active: bool) -> None:
    drawn = tile(stack, active=active)
    read_content(drawn)
    assert "nan" not in drawn
    assert "--" not in drawn, "browsers draw path data up to the first mistake"
    assert " id=" not in drawn
    assert len(drawn) < 8000


def test_tiles_have_few_elements() -> None:
    """What a browser needs to show a site grows with their number."""
    numbers = [sum(1 for _ in read_content(tile((shown,))).iter()) - 1 for shown in TILES.values()]
    assert max(numbers) <= 43
    assert sum(numbers) / len(numbers) <= 34


@pytest.mark.parametrize("stack", STACKS, ids=name)
def test_mini_tile_is_well_formed(stack: Stack) -> None:
    read_content(mini(stack))


@pytest.mark.parametrize("code", ["T2", "O"])
@pytest.mark.parametrize("floors", [1, 2, 3, 4, 5])
def test_a_stack_shows_one_row_of_windows_for_each_floor(code: str, floors: int) -> None:
    stack = (TILES[code],) * floors
    storeys = [e for e in read_content(tile(stack)).iter() if "storey" in e.get("class", "").split()]
    assert len(storeys) == floors


@pytest.mark.parametrize("code", ["T2", "O"])
def test_a_stack_shows_its_number_of_floors_instead_of_what_it_brought(code: str) -> None:
    texts = [e.text for e in read_content(tile((TILES[code],) * 3)).iter() if e.tag.endswith("text")]
    assert texts == ["3"]


@pytest.mark.parametrize("shown", TILES.values(), ids=lambda t: t.code)
def test_a_tile_shows_what_it_brings_and_what_it_needs(shown: Tile) -> None:
    icons = [e.get("class", "") for e in read_content(tile((shown,))).iter()]
    needs_inhabitant = shown.kind.value in "UFHO"
    needs_energy = shown.kind.value in "TSO"
    assert icons.count("inhabitant") == shown.inhabitants + needs_inhabitant
    assert icons.count("energy") == shown.energy + needs_energy
    assert icons.count("gold") == shown.mayor + bool(shown.points)


def test_every_code_of_the_box_has_its_own_picture() -> None:
    assert len({tile((shown,)) for shown in TILES.values()}) == len(TILES)


def test_kinds_are_told_apart_without_colour() -> None:
    def colourless(content: str) -> str:
        return re.sub(r'(fill|stroke|class)="[^"]*"', "", content)

    one_of_each = {shown.kind: shown for shown in TILES.values()}
    assert one_of_each.keys() == set(Kind)
    assert len(set(GLYPHS.values())) == len(Kind)
    assert len({colourless(mini((shown,))) for shown in one_of_each.values()}) == len(Kind)
    buildings = {kind: re.findall(r' d="(M[^"]+)"', tile((shown,))) for kind, shown in one_of_each.items()}
    for kind, outlines in buildings.items():
        others = {o for other, found in buildings.items() if other != kind for o in found}
        assert len(set(outlines) - others) >= 10, kind


def test_players_differ_in_colour_and_in_shape() -> None:
    assert len(set(PLAYERS)) == len(set(SHAPES)) == 4
    assert set(SHAPES) == MARKS.keys()
    drawn = [architect(2, player) for player in (0, 1, 2, 3, None)]
    shapes = [re.sub(r'class="[^"]*"', "", content) for content in drawn]
    assert len(set(shapes)) == 5


@pytest.mark.parametrize("player", [0, 1, 2, 3, None])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_an_architect_shows_its_number(number: int, player: int | None) -> None:
    (shown,) = (e.text for e in read_content(architect(number, player)).iter() if e.tag.endswith("text"))
    assert shown == str(number)


@pytest.mark.parametrize(("least_players", "mark"), [(2, []), (3, ["3·4"]), (4, ["4"])])
def test_a_face_down_tile_shows_its_mark_and_nothing_else(least_players: int, mark: list[str]) -> None:
    back = read_content(face_down(least_players))
    assert [e.text for e in back.iter() if e.tag.endswith("text")] == mark


def test_the_states_of_a_slot_differ() -> None:
    states = [
        SlotView("free"),
        SlotView("legal", 0),
        SlotView("chosen", 0, 3),
        SlotView("closed"),
        SlotView("occupied", 0, 3),
    ]
    drawn = [slot_cell("E2", state) for state in states]
    for content in drawn:
        read_content(content)
    assert len(set(drawn)) == len(states)


def test_pawns_and_sign_are_well_formed() -> None:
    read_content(urbanist())
    assert read(favicon()).tag.endswith("svg")


def test_drawing_the_same_twice_gives_the_same_string() -> None:
    for stack in STACKS:
        first = tile(stack)
        tile.cache_clear()
        assert tile(stack) == first
