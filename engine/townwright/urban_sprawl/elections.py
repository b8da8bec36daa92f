"""Elections and the assignment of the Contractor (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .card import Contract
from .city_events import ContractorAssigned, ElectionHeld, PawnMoved
from .decision import player_of, seat
from .effects import WinTies
from .grid_effects import free_footprints, place_park
from .tables import CONTRACTOR, POLITICIANS, TIE_DECIDER, ZONE_OF_OFFICE

if TYPE_CHECKING:
    from .state import UrbanSprawlState

MAYOR = "Mayor"


class MovePawn(NamedTuple):
    """A ballot: the pawn moves on and the election of its space is held (rules 10.2)."""

    def run(self, state: UrbanSprawlState) -> None:
        """Move it."""
        state.pawn = (state.pawn + 1) % len(POLITICIANS)
        office = POLITICIANS[state.pawn]
        state.happened(PawnMoved(office))
        state.stack.append(Election(office))


class Election(NamedTuple):
    """The election for an office; it is skipped while the office is not in play."""

    office: str

    def run(self, state: UrbanSprawlState) -> None:
        """Find the winner, or ask who decides the tie."""
        if self.office not in state.offices_in_play:
            return
        tied = candidates(state, self.office)
        if not tied:
            state.happened(ElectionHeld(self.office, None))
            state.stack.append(AssignContractor())
            return
        state.ask("break_election_tie", _decider(state, self.office), tuple(map(seat, tied)), self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Give the tile to the winner, and do what every election ends with."""
        winner = player_of(choice)
        state.holders[self.office] = winner
        state.happened(ElectionHeld(self.office, winner))
        state.stack.append(AssignContractor())
        if self.office == MAYOR:
            state.stack.append(MayorsPark(winner))


def _decider(state: UrbanSprawlState, office: str) -> int:
    """Who decides a tie (rules 10.3, 10.4)."""
    decider = state.media_holder if office == MAYOR else state.holders[TIE_DECIDER[office]]
    return state.active if decider is None else decider


def candidates(state: UrbanSprawlState, office: str) -> list[int]:
    """The players who are tied after both criteria, clockwise; one if there is a winner (rules 10.3)."""
    if office == MAYOR:
        first = {player: sum(state.tiles[player].values()) for player in state.clockwise()}
        return _court(state, _best(first))
    zone = ZONE_OF_OFFICE[office]
    values: dict[int, int] = {}
    numbers: dict[int, int] = {}
    for building in state.grid:
        if building.zone == zone and building.owner is not None:
            value = state.grid.value(building)
            values[building.owner] = max(value, values.get(building.owner, 0))
            numbers[building.owner] = numbers.get(building.owner, 0) + 1
    tied = _court(state, _best(values))
    tied = _best({player: numbers[player] for player in tied})
    return [player for player in state.clockwise() if player in tied]


def _best(numbers: dict[int, int]) -> list[int]:
    most = max(numbers.values(), default=0)
    return [player for player, number in numbers.items() if number == most]


def _court(state: UrbanSprawlState, tied: list[int]) -> list[int]:
    """Those of the tied who win ties by a building of theirs; all of them if nobody does (effects 5.21)."""
    if len(tied) < 2:
        return tied
    winners = []
    for building in state.grid:
        card = state.cards[building.card] if building.card else None
        if isinstance(card, Contract) and WinTies() in card.effects:
            winners.append(building.owner)
    return [player for player in tied if player in winners] or tied


class MayorsPark(NamedTuple):
    """The Mayor, elected or re-elected, places a park (rules 10.5)."""

    player: int

    def run(self, state: UrbanSprawlState) -> None:
        """Ask where."""
        if state.grid.parks[1]:
            state.ask("place_park", self.player, free_footprints(state, 1), self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Place it."""
        place_park(state, choice, self.player)


class AssignContractor(NamedTuple):
    """The Contractor goes to the player with the least prestige, once he is in play (rules 10.6)."""

    def run(self, state: UrbanSprawlState) -> None:
        """Find that player, or ask who decides the tie."""
        if not state.contractor_in_play:
            return
        least = min(state.prestige)
        tied = [player for player in state.clockwise() if state.prestige[player] == least]
        state.ask("assign_contractor", _decider(state, CONTRACTOR), tuple(map(seat, tied)), self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Hand over the tile."""
        state.holders[CONTRACTOR] = player_of(choice)
        state.happened(ContractorAssigned(player_of(choice)))
