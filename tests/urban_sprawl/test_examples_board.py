"""The worked examples of rules 17: values, adjacency, zoning, payment, markers (E1 to E9)."""

from __future__ import annotations

import pytest

from townwright.urban_sprawl.board import FOOTPRINTS, SIDE, WATER, WILDERNESS
from townwright.urban_sprawl.permits import payments
from townwright.urban_sprawl.tables import START_BUILDINGS

from .table import bare, construct, own, put, site_names

HIGH_SCHOOL = "T04"


def test_e01_values_of_the_starting_buildings() -> None:
    grid = bare().grid
    assert grid.value(grid.named("a6NE")) == 2 + 1
    by_zone: dict[str, list[int]] = {}
    for building in grid:
        by_zone.setdefault(building.zone, []).append(grid.value(building))
    assert by_zone == {"RES": [4, 5, 3, 4], "IND": [7, 6], "COM": [6, 7, 6, 6], "CIV": [7, 5]}
    assert sum(map(sum, by_zone.values())) == 66
    assert len(START_BUILDINGS) == 12


def test_e02_eight_lots_around_a_lot() -> None:
    footprint = FOOTPRINTS["a6NE"]
    found = {divmod(lot, SIDE) for lot in range(SIDE * SIDE) if footprint.around >> lot & 1}
    assert found == {(9, 0), (9, 1), (9, 2), (10, 0), (10, 2), (11, 0), (11, 1), (11, 2)}
    assert not footprint.lots & (WATER | WILDERNESS)


def test_e03_zoning_needs_a_building_of_the_same_zone_at_a_corner() -> None:
    state = bare()
    state.wealth[0] = 7
    assert {name for name in site_names(state, HIGH_SCHOOL) if name.startswith("d3")} == {"d3E"}


@pytest.mark.parametrize("block", ["a3", "a4"])
def test_e04_zoning_allows_places_without_neighbours(block: str) -> None:
    state = bare()
    state.wealth[0] = 2
    sites = {name for name in site_names(state, HIGH_SCHOOL) if name.startswith(block)}
    assert sites == {f"{block}{side}" for side in "NSWE"}


def test_e05_zoning_forbids_only_strangers_as_neighbours() -> None:
    state = bare()
    state.wealth[0] = 3
    assert not {name for name in site_names(state, HIGH_SCHOOL) if name.startswith("a6")}


def test_e06_permits_without_a_superfluous_card() -> None:
    state = bare()
    state.hands[0] = ["PP01", "PP07", "PP16", "PP27", "PP36", "PP20"]
    assert set(payments(state, state.cards.contract(HIGH_SCHOOL))) == {"PP01+PP07", "PP16", "PP27", "PP36"}


@pytest.mark.parametrize(("site", "price"), [("d3E", 1 + 6), ("a3N", 1 + 1), ("a4W", 1 + 1)])
def test_e07_price_is_the_value_of_the_block(site: str, price: int) -> None:
    state = bare()
    state.wealth[0] = 10
    construct(state, HIGH_SCHOOL, site, "split_gain 1")
    assert state.wealth[0] == 10 - price


@pytest.mark.parametrize(("attorney", "built", "bonus"), [(None, 0, 1), (0, 0, 2), (0, 1, 1), (1, 0, 1)])
def test_e08_adjacency_bonus(attorney: int | None, built: int, bonus: int) -> None:
    state = bare()
    state.wealth[0] = 10
    state.holders["District Attorney"] = attorney
    state.built = built
    construct(state, HIGH_SCHOOL, "d3E", "split_gain 0")
    assert state.prestige[0] == bonus


def test_e09_markers_change_values() -> None:
    state = bare()
    buildings = [
        put(state, "d5", "COM", 0),
        put(state, "f1NE", "RES", 1),
        put(state, "e1-SE", "CIV", 2),
        put(state, "a5N", "IND", 3),
    ]
    own(state, 0, "d4NW")

    def values() -> list[int]:
        return [state.grid.value(building) for building in buildings]

    assert values() == [8, 5, 6, 3]
    assert state.grid.put_marker("P6", "N1") is None
    assert values() == [14, 5, 6, 3]
    assert state.grid.put_marker("P6", "E0") == "N1"
    assert values() == [8, 11, 12, 3]
