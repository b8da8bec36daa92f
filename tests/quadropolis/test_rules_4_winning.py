"""Rules 4.6: who wins, and by what."""

from __future__ import annotations

import pytest
from tests.quadropolis.positions import play_on, start

from townwright.core.errors import IllegalActionError
from townwright.core.game import Result
from townwright.quadropolis import parse_city


def end(*cities: str) -> Result:
    """The result of a Classic game that ends with these cities."""
    state = start("classic", len(cities))
    play_on(state, 1000)
    state.cities = [parse_city(city, state.mode) for city in cities]
    return state.result()


# Points, Inhabitants on buildings, active buildings:
FOUR_ONE_TWO = "T1,P,.,./.,.,.,./.,.,.,./.,.,Hie,."
"""A Tower Block of 1 point, a Park of 2, a Harbor: one Inhabitant works, one is idle: 2 points."""


def test_4_6_most_points_win() -> None:
    result = end(
        ".,.,.,./.,.,.,./.,.,.,./.,.,.,.",  # 0
        FOUR_ONE_TWO,  # 2
        "T3,.,.,./.,.,.,./.,.,.,./.,.,.,.",  # -3
    )
    assert result.scores == (0, 2, -3)
    assert result.ranking == ((1,), (0,), (2,))
    assert result.winners == (1,)
    assert result.decided_by == "points"


def test_4_6_then_most_inhabitants_on_buildings() -> None:
    # Both 0 points: an empty city; a Harbor with its only Inhabitant on it, and its Energy in a Park.
    result = end(
        ".,.,.,./.,.,.,./.,.,.,./.,.,.,.",
        "Hie,.,.,./.,.,.,./.,.,.,./.,.,.,P",
        ".,.,.,./.,.,.,./.,.,.,./.,.,.,.",
    )
    assert result.scores == (0, 0, 0)
    assert result.ranking == ((1,), (0, 2))
    assert result.decided_by == "inhabitants"


def test_4_6_then_fewest_empty_squares() -> None:
    result = end("P,.,.,./.,.,.,./.,.,.,./.,.,.,.", "P,.,.,./.,.,.,P/.,.,.,./.,.,.,.")
    assert result.scores == (0, 0)
    assert result.ranking == ((1,), (0,))
    assert result.decided_by == "empty_squares"


def test_4_6_squares_whose_building_was_removed_are_empty() -> None:
    # The Shops cannot be activated: they are removed and leave empty squares.
    result = end("P,S,S,S/.,.,.,./.,.,.,./.,.,.,.", "P,P,.,./.,.,.,./.,.,.,./.,.,.,.")
    assert result.winners == (1,)
    assert result.decided_by == "empty_squares"


def test_4_6_still_tied_share_the_win() -> None:
    result = end(FOUR_ONE_TWO, FOUR_ONE_TWO, ".,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    assert result.ranking == ((0, 1), (2,))
    assert result.winners == (0, 1)
    assert result.decided_by is None


def test_4_6_there_is_no_result_before_the_end() -> None:
    with pytest.raises(IllegalActionError, match="not over"):
        start().result()
