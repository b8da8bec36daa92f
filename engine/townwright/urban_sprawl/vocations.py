"""Vocation tiles: taking one and scoring all of a name (rules 7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .decision import NONE, player_of, seat
from .events import VocationTaken
from .money_effects import split
from .resolution import in_order

if TYPE_CHECKING:
    from .state import UrbanSprawlState


class TakeTile(NamedTuple):
    """The builder of a contract takes a tile, from the supply or else from an opponent (rules 7.7a)."""

    name: str

    def run(self, state: UrbanSprawlState) -> None:
        """Take it, or ask from whom."""
        if state.tile_supply[self.name]:
            take_from_supply(state, self.name, state.active)
            return
        others = [seat(p) for p in state.clockwise()[1:] if state.tiles[p][self.name]]
        if others:
            state.ask("steal_vocation", state.active, (*others, NONE), self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Take it from that player, or from nobody."""
        if choice != NONE:
            source = player_of(choice)
            state.tiles[source][self.name] -= 1
            state.tiles[state.active][self.name] += 1
            state.happened(VocationTaken(state.active, self.name, source))


def take_from_supply(state: UrbanSprawlState, name: str, player: int) -> None:
    """Give a player a tile, if there is one left."""
    if state.tile_supply[name]:
        state.tile_supply[name] -= 1
        state.tiles[player][name] += 1
        state.happened(VocationTaken(player, name, None))


class ScoreTiles(NamedTuple):
    """Every tile of a name scores; with a contract the Police Chief gets both kinds (rules 7.7b, 7.7c)."""

    name: str
    value: int
    by_contract: bool

    def run(self, state: UrbanSprawlState) -> None:
        """Let all holders score."""
        if not self.value:
            return
        chief = state.holders["Police Chief"] if self.by_contract else None
        shares = []
        for player in state.clockwise():
            tiles = state.tiles[player][self.name]
            if tiles and player == chief:
                state.change(player, "wealth", tiles * self.value, "vocation")
                state.change(player, "prestige", tiles * self.value, "vocation")
            elif tiles:
                shares.append(Share(player, tiles, self.value))
        in_order(state, shares)


class Share(NamedTuple):
    """What one player's tiles score: each wealth or prestige, as he likes."""

    player: int
    tiles: int
    value: int

    def run(self, state: UrbanSprawlState) -> None:
        """Ask how many score prestige."""
        state.ask("split_gain", self.player, tuple(map(str, range(self.tiles + 1))), self)

    def decides(self, _: UrbanSprawlState) -> bool:
        """There is always a decision."""
        return True

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Book the gains."""
        split(state, self.player, self.tiles, choice, amount=self.value, reason="vocation")
