"""Rules 4.7 on full cities, against an integer program and against cities of the real game.

``pytest --cities 20000`` checks more of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.quadropolis import paper
from tests.quadropolis.cities import random_cities
from tests.quadropolis.integer_program import best_by_integer_program

from townwright.quadropolis import CLASSIC, EXPERT, Mode, allocate, optimum, parse_city

KNOWN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "expert_cities.json").read_text(encoding="utf-8")
)
"""Full Expert cities that a player of the real game built, with the points that he counted."""


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=lambda mode: mode.name)
def test_random_full_cities_against_the_integer_program(mode: Mode, how_many_cities: int) -> None:
    for text in random_cities(mode, how_many_cities, seed=1):
        assert optimum(parse_city(text, mode)) == best_by_integer_program(paper.read(text)), text


def test_there_are_twenty_known_cities() -> None:
    assert len({known["city"] for known in KNOWN}) == 20


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known["city"])
def test_known_expert_cities_in_every_category(known: dict[str, Any]) -> None:
    city = parse_city(known["city"], EXPERT)
    best = allocate(city)
    assert (city.inhabitants, city.energy) == (known["inhabitants"], known["energy"])
    points = {kind.category: value for kind, value in best.points.items()}
    assert {"total": best.total, **points} == known["points"]
