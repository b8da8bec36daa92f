"""Where the arrow keys lead."""

from __future__ import annotations

import pytest

from table.roving import grids, moved
from townwright.quadropolis import CLASSIC, EXPERT


def site(key: str, value: str) -> str:
    return f'#site [data-{key}="{value}"]'


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (site("slot", "N1"), "ArrowDown", site("site", "0")),
        (site("slot", "N1"), "ArrowRight", site("slot", "N2")),
        (site("slot", "N1"), "ArrowLeft", None),
        (site("slot", "N1"), "ArrowUp", None),
        (site("site", "4"), "ArrowRight", site("slot", "E1")),
        (site("site", "12"), "ArrowUp", site("site", "7")),
        (site("slot", "W3"), "End", site("slot", "E3")),
        (site("site", "12"), "Home", site("slot", "W3")),
        (site("site", "12"), "Tab", None),
    ],
)
def test_on_the_site(start: str, key: str, end: str | None) -> None:
    assert moved(grids(CLASSIC, 2)["#site"], start, key) == end


def test_every_square_of_an_expert_city_is_reached_from_the_first() -> None:
    grid = grids(EXPERT, 2)["#city"]
    seen, waiting = set(), ['#city [data-square="a1"]']
    while waiting:
        at = waiting.pop()
        seen.add(at)
        ways = (moved(grid, at, key) for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"))
        waiting += [way for way in ways if way is not None and way not in seen]
    assert len(seen) == 20


def test_every_arrow_leads_along_a_single_line() -> None:
    grid = grids(CLASSIC, 4)["#players"]
    assert moved(grid, "#player-0", "ArrowRight") == moved(grid, "#player-0", "ArrowDown") == "#player-1"
    row = grids(CLASSIC, 4)["#architects"]
    assert moved(row, "#architect-2", "ArrowLeft") == moved(row, "#architect-2", "ArrowUp") == "#architect-1"


def test_an_unknown_control_leads_nowhere() -> None:
    assert moved(grids(CLASSIC, 2)["#city"], '#city [data-square="e1"]', "ArrowUp") is None
