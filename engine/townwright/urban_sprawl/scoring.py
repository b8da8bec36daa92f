"""The final scores (rules 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .payouts import counts, shares
from .tables import PARK, POLITICIANS, WEALTH_PER_PRESTIGE, ZONE_OF_OFFICE

if TYPE_CHECKING:
    from .state import UrbanSprawlState

PRESTIGE_ROWS = ("P1", "P2", "P3", "P4", "P5", "P6")


class Score(NamedTuple):
    """One player's points.

    Attributes:
        prestige: Prestige of the track.
        rows: What each prestige row pays at the end, by number; rows not in play pay 0.
        wealth: 1 for every 10 wealth.
        offices: What each politician brings, by name; 0 for those he does not hold.
    """

    prestige: int
    rows: dict[str, int]
    wealth: int
    offices: dict[str, int]

    @property
    def total(self) -> int:
        """All points."""
        return self.prestige + sum(self.rows.values()) + self.wealth + sum(self.offices.values())


def score(state: UrbanSprawlState) -> list[Score]:
    """By player, the points if the game ended now."""
    grid = state.grid
    paid: dict[str, tuple[int, ...]] = {}
    for number in PRESTIGE_ROWS:
        lots = grid.row(number)
        held = [0] * state.players if lots is None else counts(grid, lots, state.players)
        paid[number] = shares(held, int(number[1:]))
    return [
        Score(
            state.prestige[player],
            {number: share[player] for number, share in paid.items()},
            state.wealth[player] // WEALTH_PER_PRESTIGE,
            {
                office: _end_bonus(state, office, player) if state.holders[office] == player else 0
                for office in POLITICIANS
            },
        )
        for player in range(state.players)
    ]


def _end_bonus(state: UrbanSprawlState, office: str, player: int) -> int:
    """What a politician brings his holder (rules 10.1)."""
    zone = ZONE_OF_OFFICE.get(office)
    if zone is not None:
        return sum(building.zone == zone for building in state.grid)
    parks = state.grid.lots[PARK]
    return sum(
        building.owner == player and building.zone != PARK and bool(building.footprint.around & parks)
        for building in state.grid
    )
