"""A position as text, for terminals, logs and error reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .allocation import optimum
from .notation import format_stack
from .site import SIDE, SLOT_INDEX

if TYPE_CHECKING:
    from .city import City
    from .state import QuadropolisState

_WIDTH = 5


def _slot(state: QuadropolisState, name: str) -> str:
    """A slot: ``2#3`` for player 2's architect 3, ``.`` if it is open, ``x`` if it is shut."""
    index = SLOT_INDEX[name]
    held = state.placed[index]
    if held is not None:
        return f"{held[0] + 1}#{held[1]}"
    return "." if state.open_slots >> index & 1 else "x"


def _site(state: QuadropolisState) -> list[str]:
    def edge(side: str) -> str:
        slots = (_slot(state, f"{side}{line}") for line in range(1, SIDE + 1))
        return " " * (2 * _WIDTH) + "".join(f"{slot:^{_WIDTH}}" for slot in slots).rstrip()

    def square(index: int) -> str:
        tile = state.site[index]
        if index == state.urbanist:
            return "@"
        if tile is not None:
            return tile.code
        return "-" if state.deal.face_up[index] else "?"

    rows = []
    for r in range(SIDE):
        squares = "".join(f"{square(r * SIDE + c):^{_WIDTH}}" for c in range(SIDE))
        west, east = _slot(state, f"W{r + 1}"), _slot(state, f"E{r + 1}")
        rows.append(f"{r + 1:>{_WIDTH}}{west:^{_WIDTH}}{squares}{east:^{_WIDTH}}".rstrip())
    head = " " * (2 * _WIDTH) + "".join(f"{c:^{_WIDTH}}" for c in range(1, SIDE + 1)).rstrip()
    return [head, edge("N"), *rows, edge("S")]


def _city(city: City) -> list[str]:
    cells = [[format_stack(stack) for stack in row] for row in city.rows()]
    width = max(_WIDTH, *(len(cell) + 1 for row in cells for cell in row))
    head = " " * _WIDTH + "".join(f"{name:<{width}}" for name in "abcde"[: city.mode.columns])
    rows = [
        f"{r:>{_WIDTH - 2}}  " + "".join(f"{cell:<{width}}" for cell in row) for r, row in enumerate(cells, 1)
    ]
    return [line.rstrip() for line in (head, *rows)]


def describe(state: QuadropolisState) -> str:
    """The whole position, as a person at the table sees it.

    On the Construction Site ``@`` is the Urbanist, ``-`` an empty square, ``?`` a face-down tile;
    around it ``2#3`` is player 2's architect 3, ``.`` an open slot and ``x`` a shut one.
    """
    rounds = len(state.mode.rounds)
    lines = [
        f"Quadropolis, {state.mode.name}, round {state.round} of {rounds},"
        + (" game over" if state.is_over else f" player {state.active + 1} to act"),
        "",
        *_site(state),
    ]
    if state.mode.pooled:
        pool = ", ".join(f"{n} x{count}" for n, count in enumerate(state.hands[0], 1) if count)
        lines += ["", f"Architects left: {pool or 'none'}"]
    for player, city in enumerate(state.cities):
        own = "".join(str(n) for n, count in enumerate(state.hand(player), 1) if count)
        lines += [
            "",
            f"Player {player + 1}: {optimum(city).total} points, {city.inhabitants} inhabitants,"
            f" {city.energy} energy"
            + ("" if state.mode.pooled else f", architects {own or 'none'}")
            + (", mayor" if player == state.mayor else ""),
            *_city(city),
        ]
    return "\n".join(lines)
