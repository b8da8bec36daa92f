"""What is said about impossible cities and about texts that are no city."""

from __future__ import annotations

import pytest

from calculator.sentences import fault, misread
from townwright.core.errors import NotationError
from townwright.quadropolis import CLASSIC, EXPERT, Mode, parse_city

ROW = ".,.,.,."


def test_faults_name_what_is_impossible() -> None:
    city = parse_city("T11111,M,.,./.,.,.,./.,.,.,./.,.,.,.", CLASSIC)
    assert [fault(found) for found in city.faults()] == [
        "a1: 5 floors, but at most 4 can be built.",
        "Monument: 1 in the city, but the box holds 0.",
    ]


@pytest.mark.parametrize(
    ("text", "mode", "expected"),
    [
        ("", CLASSIC, "There is 1 row; expected are 4, joined by “/”."),
        ("/".join([ROW] * 5), CLASSIC, "There are 5 rows; expected are 4, joined by “/”."),
        (f"{ROW}/.,./{ROW}/{ROW}", CLASSIC, "Row 2 has 2 squares; expected are 4, joined by commas."),
        ("/".join([ROW] * 4), EXPERT, "Row 1 has 4 squares; expected are 5, joined by commas."),
        (f"{ROW}/{ROW}/.,.,X9,./{ROW}", CLASSIC, "Square c3: “X9” is no building."),
        (f"O{'0' * 30},.,.,./{ROW}/{ROW}/{ROW}", CLASSIC, f"Square a1: “O{'0' * 19}” is no building."),
        (f"O33,.,.,./{ROW}/{ROW}/{ROW}", CLASSIC, "Square a1: “O33” is no building."),
    ],
)
def test_a_text_that_is_no_city_is_told_where_it_goes_wrong(text: str, mode: Mode, expected: str) -> None:
    with pytest.raises(NotationError):
        parse_city(text, mode)
    assert misread(text, mode).startswith(expected)
