"""Cards that give or take: what, to whom, how much."""

from __future__ import annotations

import pytest

from .table import asked
from .town import effects_of, gains, town

NOBODY = [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "answers", "wealth", "prestige"),
    [
        # Town
        ("T03", [], NOBODY, [1, 1, 0, 0]),
        ("T07", [], [4, -2, -1, -1], NOBODY),
        ("T08", ["choose_line horizontal"], [5, 0, 0, 0], NOBODY),
        ("T08", ["choose_line vertical"], [6, 0, 0, 0], NOBODY),
        ("T10", [], [3, 0, 0, 0], NOBODY),
        ("T12", ["choose_line horizontal"], [4, 0, 0, 0], NOBODY),
        ("T12", ["choose_line vertical"], [3, 0, 0, 0], NOBODY),
        ("T16", [], [3, 0, 0, 0], NOBODY),
        ("T18", ["may yes"], [4, 0, 0, 0], [-1, 0, 0, 0]),
        ("T18", ["may no"], NOBODY, NOBODY),
        ("T23", [], [0, 2, 0, 0], NOBODY),
        ("T24", [], [2, 0, 0, 0], NOBODY),
        ("T27", [], NOBODY, [3, 0, 0, 0]),
        ("T28", ["may yes"], [-3, 0, 0, 0], [2, 0, 0, 0]),
        ("T28", ["may no"], NOBODY, NOBODY),
        # City
        ("C02", ["choose_line horizontal"], NOBODY, [1, 1, 0, 0]),
        ("C02", ["choose_line vertical"], NOBODY, NOBODY),
        ("C04", ["may yes"], [-5, 0, 0, 0], [3, 0, 0, 0]),
        ("C07", [], [5, 0, 0, 0], [-1, -1, 0, 0]),
        ("C08", ["place_park c3SE"], NOBODY, [2, 0, 0, 0]),
        ("C09", [], NOBODY, [2, 0, 0, 0]),
        ("C10", ["choose_line horizontal"], [2 + 2, 0, 0, 0], NOBODY),
        ("C10", ["choose_line vertical"], [2 + 0, 0, 0, 0], NOBODY),
        ("C11", [], [4, 0, 0, 0], NOBODY),
        ("C12", ["split_gain 1", "split_gain 0"], [1, 0, 0, 1], [2 + 1, 0, 0, 0]),
        ("C17", [], [1, -1, 0, 0], NOBODY),
        ("C19", [], [2, 0, -1, -1], NOBODY),
        ("C23", [], [5, 0, 0, 0], NOBODY),
        ("C24", [], [4, 0, 0, 0], NOBODY),
        ("C26", [], NOBODY, [2, 0, 0, 0]),
        ("C27", [], NOBODY, [3, 0, 0, 0]),
        # Metropolis
        ("M01", [], NOBODY, [8, 8, 4, 0]),
        ("M02", [], NOBODY, [3, 0, 0, 0]),
        ("M04", ["may yes", "may no", "may yes", "may no"], [-6, 0, -6, 0], [4 + 2, 0, 2, 0]),
        ("M05", ["may yes"], [-8, 0, 0, 0], [5, 0, 0, 0]),
        ("M06", [], [8, 0, 0, 0], [-1, -1, 0, 0]),
        ("M08", [], NOBODY, [1, 0, 0, 0]),
        ("M09", [], [8, 3, 0, 0], NOBODY),
        ("M10", ["pay_either prestige", "pay_either wealth"], [4, -4, 0, 0], [4, -4, 0, 0]),
        ("M11", [], NOBODY, NOBODY),
        ("M12", ["may yes", "may yes", "may yes"], [-15, 0, 0, 0], [6, 0, 0, 0]),
        ("M12", ["may yes", "may no"], [-5, 0, 0, 0], [2, 0, 0, 0]),
        ("M13", [], [6, -2, -2, -2], NOBODY),
        (
            "M14",
            ["choose_option gamble", "choose_option stay away", "choose_option gamble"],
            [8, -4, 0, -4],
            [0, 0, -2, 0],
        ),
        ("M15", [], NOBODY, [1, 0, 0, 0]),
        ("M16", ["split_gain 1"], [2, 0, 0, 0], [2, 0, 0, 0]),
        ("M17", [], NOBODY, [3 - 1, -1, 0, 0]),
        ("M18", [], [4, 0, 4, 4], [4, 0, 4, 4]),
        ("M19", [], [4, 0, -2, -2], NOBODY),
        ("M20", [], [6, 0, 0, 0], NOBODY),
        ("M21", [], NOBODY, [-1, -1, 0, 0]),
        ("M24", ["pay_either wealth", "pay_either wealth"], [8, -8, 0, 0], NOBODY),
        ("M26", [], NOBODY, [4, 0, 0, 0]),
        ("M27", ["place_park c3SE"], NOBODY, [4, 0, 0, 0]),
        ("M28", [], NOBODY, [2, 0, 0, 0]),
        ("M30", [], NOBODY, [3, 0, 0, 0]),
        # Events
        ("PE03", [], NOBODY, NOBODY),
        (
            "PE05",
            [
                "choose_option lose building",
                "choose_option pay",
                "choose_option lose building",
                "destroy_building e1",
                "choose_option pay",
            ],
            [0, -5, 0, -5],
            NOBODY,
        ),
        ("PE06", ["choose_option pay"] * 4, NOBODY, [-2, -2, -2, -2]),
        ("PE07", ["choose_option pay"] * 4, [-6, -6, -6, -6], NOBODY),
        ("PE12", [], NOBODY, [1, 1, 2, 1]),
        ("PE14", ["choose_vocation Tourism", "split_gain 0", "split_gain 1"], [4, 0, 0, 0], [0, 0, 0, 2]),
        ("C32", [], NOBODY, [0, 0, 2, 2]),
        ("C33", [], [0, 0, -1, -1], [0, 0, 2, 0]),
        (
            "C34",
            [
                "choose_option give 5",
                "choose_option stay away",
                "choose_option give 10",
                "choose_option give 5",
            ],
            [-5, 0, -10, -5],
            [2, 0, 5, 2],
        ),
        (
            "C36",
            ["place_park b5", "may yes", "may yes", "may no", "may yes"],
            [-4, -4, 0, -4],
            [1, 1, 0, 0],
        ),
        ("M31", [], NOBODY, [1, 2, 0, 0]),
        ("M33", [], [-1, -2, -4 - 1, -1], NOBODY),
        ("M36", [], NOBODY, [1, 0, 4 + 1, 0]),
    ],
)
def test_what_a_card_gives_and_takes(
    card: str, answers: list[str], wealth: list[int], prestige: list[int]
) -> None:
    state = town()
    effects_of(state, card, *answers)
    assert asked(state) == ""
    assert gains(state) == (wealth, prestige)


@pytest.mark.parametrize(
    ("card", "capped"), [("T08", 6), ("C11", 12), ("C23", 6), ("M20", 16), ("PE12", 4), ("M02", 6)]
)
def test_counting_stops_at_the_cap(card: str, capped: int) -> None:
    from .table import put

    state = town()
    for column in "abdef":
        for row in (2, 3, 4):
            for lot in ("NW", "NE", "SW", "SE"):
                name = f"{column}{row}{lot}"
                zone = "IND" if row == 2 else "RES"
                if name not in ("b2SE", "b3NE", "b3SE", "f3NE", "f3SE"):
                    put(state, name, zone, 0)
    effects_of(state, card, *(["choose_line horizontal"] if card == "T08" else []))
    wealth, prestige = gains(state)
    assert capped in (wealth[0], prestige[0])


@pytest.mark.parametrize("card", ["T18", "T28", "C04", "M05", "M12"])
def test_an_optional_payment_is_not_offered_to_who_cannot_pay(card: str) -> None:
    state = town()
    state.wealth[0] = state.prestige[0] = 0
    effects_of(state, card)
    assert asked(state) == ""
    assert (state.wealth[0], state.prestige[0]) == (0, 0)


@pytest.mark.parametrize(
    ("card", "wealth", "prestige"),
    [("T07", 0, 9), ("C17", 0, 9), ("C19", 0, 9), ("M13", 1, 9), ("M19", 1, 9)],
)
def test_who_has_nothing_pays_nothing(card: str, wealth: int, prestige: int) -> None:
    state = town()
    state.wealth, state.prestige = [0, wealth, wealth, wealth], [prestige] * 4
    effects_of(state, card)
    assert sum(state.wealth) == 3 * wealth
    assert min(state.wealth) == 0
    assert state.prestige == [prestige] * 4


@pytest.mark.parametrize(("card", "office"), [("C31", "Treasurer"), ("C33", "Union Boss")])
def test_a_vacant_role_is_skipped(card: str, office: str) -> None:
    state = town()
    state.holders[office] = None
    effects_of(state, card)
    assert asked(state) == ""
    gained = gains(state)[1]
    assert gained == ([0, 1, 0, 0] if card == "C31" else NOBODY)
    assert sum(tiles["Factory"] for tiles in state.tiles) == 0


def test_labor_strike_gives_a_tile_as_long_as_there_is_one() -> None:
    state = town()
    effects_of(state, "C33")
    assert state.tiles[2]["Factory"] == 1
    assert state.tile_supply["Factory"] == 3
    state.tile_supply["Factory"] = 0
    effects_of(state, "C33")
    assert state.tiles[2]["Factory"] == 1


def test_public_housing_helps_the_poorest_in_prestige() -> None:
    state = town()
    state.prestige = [20, 30, 25, 30]
    effects_of(state, "M29")
    assert asked(state) == "", "with 24 prestige the builder is still the last"
    assert state.wealth == [56, 50, 50, 50]
    state = town()
    state.prestige = [20, 24, 24, 30]
    effects_of(state, "M29")
    assert asked(state) == "1 break_role_tie"


def test_worlds_fair_and_corruption_probe() -> None:
    state = town()
    state.tiles[0]["Education"] = 3
    state.tiles[0]["Energy"] = 3
    effects_of(state, "M35", "place_park b5-SE")
    assert gains(state)[1] == [5, 1, 1, 1]
    assert (state.grid.named("b5-SE").zone, state.grid.named("b5-SE").owner) == ("PARK", 1)
    state = town()
    effects_of(state, "M32")
    assert gains(state)[1] == [0, -2, -4, -2]
    assert asked(state) == "3 choose_office"
