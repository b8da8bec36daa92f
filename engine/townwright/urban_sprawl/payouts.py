"""Payouts of numbered rows (rules 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .events import RowPaid
from .tables import PAYOUTS

if TYPE_CHECKING:
    from .grid import Grid
    from .state import UrbanSprawlState


class PayRow(NamedTuple):
    """A numbered row such as ``P3`` or ``W11`` pays out, if the number is in play."""

    number: str

    def run(self, state: UrbanSprawlState) -> None:
        """Pay it."""
        lots = state.grid.row(self.number)
        if lots is None:
            return
        paid = shares(counts(state.grid, lots, state.players), int(self.number[1:]))
        what = "prestige" if self.number[0] == "P" else "wealth"
        state.happened(RowPaid(self.number, paid))
        for player, share in enumerate(paid):
            state.change(player, what, share, "payout")


def counts(grid: Grid, lots: int, players: int) -> list[int]:
    """By player, how many buildings he controls in a row (rules 9.2)."""
    held = [0] * players
    for building in grid:
        if building.owner is not None and building.footprint.lots & lots:
            held[building.owner] += 1
    return held


def shares(held: list[int], number: int) -> tuple[int, ...]:
    """By player, what a row pays (rules 9.3, 9.4).

    Args:
        held: By player, how many buildings he controls there.
        number: The number of the row.
    """
    columns = PAYOUTS[number][: len(held)]
    paid = [0] * len(held)
    rank = 0
    for most in sorted({count for count in held if count}, reverse=True):
        tied = [player for player, count in enumerate(held) if count == most]
        share = sum(columns[rank : rank + len(tied)]) // len(tied)
        for player in tied:
            paid[player] = share
        rank += len(tied)
    return tuple(paid)
