"""Rules 4.7: the allocation is the exact optimum, whoever computes it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.quadropolis import paper
from tests.quadropolis.cities import cities, random_cities
from tests.quadropolis.integer_program import best_by_integer_program

from townwright.quadropolis import CLASSIC, EXPERT, Mode, allocate, optimum, parse_city
from townwright.quadropolis.scoring import bits

MODES = st.sampled_from([CLASSIC, EXPERT])


def check_allocation(text: str, mode: Mode) -> None:
    """What `allocate` returns keeps the rules and is worth what it and `optimum` say."""
    city, on_paper = parse_city(text, mode), paper.read(text)
    best = allocate(city)

    def square(index: int) -> paper.Square:
        return divmod(index, mode.columns)

    active = {square(index) for index in bits(best.active)}
    customers = {square(index): count for index, count in best.customers.items()}
    key = paper.key_of(on_paper, active, customers)
    assert (best.total, best.inhabitants_placed) == key[:2]
    assert optimum(city) == key
    standing = {at: on_paper.buildings[at] for at in active}
    points = paper.points_without_customers(on_paper, standing)
    points["shop"] += sum(paper.SHOP[count] for count in customers.values())
    assert {kind.category: value for kind, value in best.points.items()} == points
    assert best.total == sum(points.values()) - best.unused_inhabitants - best.unused_energy
    # Every resource is somewhere, once.
    assert best.inhabitants_placed + best.unused_inhabitants == city.inhabitants
    running = sum(building.needs_energy for building in standing.values())
    assert running + len(best.absorbing) + best.unused_energy == city.energy
    assert len(set(best.absorbing)) == len(best.absorbing)
    assert all(standing[square(index)].letter == "P" for index in best.absorbing)


@settings(max_examples=200)
@given(st.data(), MODES)
def test_small_cities_against_brute_force(data: st.DataObject, mode: Mode) -> None:
    text = data.draw(cities(mode, most=8))
    assert optimum(parse_city(text, mode)) == paper.best_by_brute_force(paper.read(text))


@settings(max_examples=100)
@given(st.data(), MODES)
def test_cities_against_the_integer_program(data: st.DataObject, mode: Mode) -> None:
    text = data.draw(cities(mode, most=mode.squares))
    assert optimum(parse_city(text, mode)) == best_by_integer_program(paper.read(text))


@settings(max_examples=50)
@given(st.data(), MODES)
def test_the_integer_program_against_brute_force(data: st.DataObject, mode: Mode) -> None:
    city = paper.read(data.draw(cities(mode, most=6)))
    assert best_by_integer_program(city) == paper.best_by_brute_force(city)


@settings(max_examples=300)
@given(st.data(), MODES)
def test_what_allocate_returns_adds_up(data: st.DataObject, mode: Mode) -> None:
    check_allocation(data.draw(cities(mode, most=mode.squares)), mode)


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=lambda mode: mode.name)
def test_full_cities_add_up(mode: Mode) -> None:
    for text in random_cities(mode, 500, seed=2):
        check_allocation(text, mode)
