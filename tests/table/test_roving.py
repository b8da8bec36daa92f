"""Where the arrow keys lead."""

from __future__ import annotations

import pytest

from table.choice import Aspect, Pick
from table.roving import grids, moved, next_stops
from townwright.quadropolis import CLASSIC, EXPERT

from .test_session import session


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


ARCHITECT, SLOT, TILE, SQUARE = (
    (Aspect.ARCHITECT, 2),
    (Aspect.SLOT, "N1"),
    (Aspect.SITE, 7),
    (Aspect.TARGET, "c2"),
)


@pytest.mark.parametrize(
    ("picks", "stops"),
    [
        ([], [site("slot", "N1")]),
        ([ARCHITECT], [site("slot", "N1")]),
        ([ARCHITECT, SLOT], ['#city [data-square="b1"]']),
        ([TILE], [site("slot", "N3"), '#city [data-square="b1"]']),
        ([ARCHITECT, SLOT, SQUARE], ['#city [data-square="c2"]']),
        ([SQUARE], [site("slot", "N1"), '#city [data-square="c2"]']),
    ],
    ids=["nothing", "architect", "placing", "tile", "turn", "square"],
)
def test_the_tab_stops_are_where_choosing_goes_on(picks: list[Pick], stops: list[str]) -> None:
    game = session(None, None)
    for pick in picks:
        game.choice = game.choice.pick(*pick)
    assert next_stops(game.scene(confirms=True)) == stops
