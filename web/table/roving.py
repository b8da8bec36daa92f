"""Where the arrow keys lead: the controls of each panel as a grid, one of them being a tab stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from townwright.quadropolis import Mode
from townwright.quadropolis.modes import ROWS
from townwright.quadropolis.site import SIDE, SLOTS

from .choice import Aspect
from .scene import Scene

Grid = Sequence[Sequence[str | None]]
"""Selectors of controls by row and column; None where there is nothing."""

_STEPS = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}


def grids(mode: Mode, players: int) -> Mapping[str, Grid]:
    """The grids of all panels, by the selector of the panel."""
    return {
        "#site": _site(),
        "#city": [
            [f'#city [data-square="{mode.square_names[r * mode.columns + c]}"]' for c in range(mode.columns)]
            for r in range(ROWS)
        ],
        "#architects": [[f"#architect-{n}" for n in range(1, mode.architects + 1)]],
        "#players": [[f"#player-{player}"] for player in range(players)],
    }


def _site() -> Grid:
    def slot(side: str, line: int) -> str:
        return f'#site [data-slot="{side}{line}"]'

    lines = range(1, SIDE + 1)
    north = [None, *(slot("N", line) for line in lines), None]
    south = [None, *(slot("S", line) for line in lines), None]
    rows = [
        [
            slot("W", line),
            *(f'#site [data-site="{(line - 1) * SIDE + column}"]' for column in range(SIDE)),
            slot("E", line),
        ]
        for line in lines
    ]
    return [north, *rows, south]


def next_stops(scene: Scene) -> Sequence[str]:
    """The controls with which choosing goes on: each is to be the tab stop of its panel."""
    choice, stops = scene.choice, []
    if choice.placing is None:
        slots = [slot for slot in SLOTS if slot in choice.slots]
        stops.append(f'#site [data-slot="{slots[0] if slots else SLOTS[0]}"]')
    target = choice.picked(Aspect.TARGET)
    options = scene.options() if target is None else {target}
    squares = [name for name in scene.state.mode.square_names if name in options]
    if squares:
        stops.append(f'#city [data-square="{squares[0]}"]')
    return stops


def moved(grid: Grid, at: str, key: str) -> str | None:
    """The control that a key leads to from another; None if there is none that way.

    Args:
        grid: The grid of the panel.
        at: Selector of the control that has the focus.
        key: The key's name, such as ``ArrowUp``, ``Home`` or ``End``.
    """
    place = next(((r, c) for r, row in enumerate(grid) for c, name in enumerate(row) if name == at), None)
    if place is None:
        return None
    row, column = place
    if key in ("Home", "End"):
        line = [name for name in grid[row] if name is not None]
        return line[0] if key == "Home" else line[-1]
    if key not in _STEPS:
        return None
    down, right = _STEPS[key]
    if len(grid) == 1 or len(grid[0]) == 1:  # a single line: every arrow leads along it
        step = down + right
        down, right = (0, step) if len(grid) == 1 else (step, 0)
    row, column = row + down, column + right
    if 0 <= row < len(grid) and 0 <= column < len(grid[row]):
        return grid[row][column]
    return None
