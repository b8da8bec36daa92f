"""Rules 2: the cities."""

from __future__ import annotations

import pytest

from townwright.quadropolis import CLASSIC, EXPERT, Mode
from townwright.quadropolis.scoring import bits


def names(mode: Mode, squares: int) -> set[str]:
    return {mode.square_names[square] for square in bits(squares)}


def test_2_squares_are_named_by_column_and_row_from_the_top_left() -> None:
    assert CLASSIC.square_names[:5] == ("a1", "b1", "c1", "d1", "a2")
    assert EXPERT.square_names[-5:] == ("a4", "b4", "c4", "d4", "e4")


def test_2_classic_districts_are_the_four_quarters() -> None:
    by_district: dict[int, set[str]] = {}
    for name, district in zip(CLASSIC.square_names, CLASSIC.districts, strict=True):
        by_district.setdefault(district, set()).add(name)
    quarters = [{"a1", "b1", "a2", "b2"}, {"c1", "d1", "c2", "d2"}]
    quarters += [{"a3", "b3", "a4", "b4"}, {"c3", "d3", "c4", "d4"}]
    assert sorted(map(sorted, by_district.values())) == sorted(map(sorted, quarters))


@pytest.mark.parametrize(
    ("architect", "squares"),
    [
        (1, "a1 b1 c1 d1 a2 a3 a4"),
        (2, "a2 b2 c2 d2 b1 b3 b4"),
        (3, "a3 b3 c3 d3 c1 c2 c4"),
        (4, "a4 b4 c4 d4 d1 d2 d3"),
    ],
)
def test_2_classic_architect_reaches_his_row_and_his_column(architect: int, squares: str) -> None:
    assert names(CLASSIC, CLASSIC.reach[architect]) == set(squares.split())


@pytest.mark.parametrize(
    ("architect", "squares"),
    [
        # The four squares of the district, then the one with the number in each other district.
        (1, "a1 b1 a2 b2  c1 d1 d3 a3"),
        (2, "d1 e1 d2 e2  a1 c2 e3 b3"),
        (3, "d3 e3 d4 e4  b1 c3 e1 b4"),
        (4, "c1 c2 c3 c4  b2 e2 e4 a4"),
        (5, "a3 b3 a4 b4  a2 c4 d2 d4"),
    ],
)
def test_2_expert_architect_reaches_his_district_and_his_number(architect: int, squares: str) -> None:
    assert names(EXPERT, EXPERT.reach[architect]) == set(squares.split())


def test_2_every_expert_district_has_the_four_numbers_other_than_its_own() -> None:
    numbers: dict[int, list[int]] = {}
    for district, number in zip(EXPERT.districts, EXPERT.numbers, strict=True):
        numbers.setdefault(district, []).append(number)
    assert {district: sorted(held) for district, held in numbers.items()} == {
        1: [2, 3, 4, 5],
        2: [1, 3, 4, 5],
        3: [1, 2, 4, 5],
        4: [1, 2, 3, 5],
        5: [1, 2, 3, 4],
    }


@pytest.mark.parametrize(
    ("mode", "square", "adjacent"),
    [
        (CLASSIC, "a1", "b1 a2"),
        (CLASSIC, "d2", "d1 c2 d3"),
        (CLASSIC, "b3", "b2 a3 c3 b4"),
        (EXPERT, "d1", "c1 e1 d2"),
        (EXPERT, "e4", "e3 d4"),
        (EXPERT, "e1", "d1 e2"),
    ],
)
def test_2_adjacent_squares_share_a_side_never_a_corner(mode: Mode, square: str, adjacent: str) -> None:
    assert names(mode, mode.neighbours[mode.square_index[square]]) == set(adjacent.split())
