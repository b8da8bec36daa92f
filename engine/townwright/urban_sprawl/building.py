"""Building a contract: site, permits, payment and what follows (rules 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .board import FOOTPRINTS
from .context import Context
from .events import Built
from .offer import price_of, sites, take_contract
from .permits import payments
from .resolution import Resolve
from .sites import demolished_by
from .tables import CONTRACTOR
from .vocations import ScoreTiles, TakeTile

if TYPE_CHECKING:
    from .board import Footprint
    from .card import Contract
    from .state import UrbanSprawlState


class ChooseSite(NamedTuple):
    """The active player builds a contract: where?"""

    card: str

    def run(self, state: UrbanSprawlState) -> None:
        """Ask for the site."""
        found = sites(state, state.cards.contract(self.card))
        state.ask("build_site", state.active, tuple(site.name for site in found), self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Go on to the permits."""
        state.stack.append(ChoosePermits(self.card, choice))


class ChoosePermits(NamedTuple):
    """The active player builds a contract on a site: with which permits?"""

    card: str
    site: str

    def run(self, state: UrbanSprawlState) -> None:
        """Ask for the permits."""
        sets = payments(state, state.cards.contract(self.card))
        state.ask("pay_permits", state.active, tuple(sets), self)

    def answer(self, state: UrbanSprawlState, choice: str) -> None:
        """Pay and build."""
        build(state, state.cards.contract(self.card), FOOTPRINTS[self.site], tuple(choice.split("+")))


def build(state: UrbanSprawlState, contract: Contract, site: Footprint, permits: tuple[str, ...]) -> None:
    """Pay for a contract and put it on the grid, in the order of rules 7.5."""
    player, grid = state.active, state.grid
    price = grid.values[site.block]
    state.points -= price_of(state, contract.id)
    take_contract(state, contract.id)
    demolished = demolished_by(grid, site)
    discarded = list(permits)
    if demolished and state.holders[CONTRACTOR] != player:
        discarded.append(next(card for card in state.hands[player] if card in state.cards.renewals))
    for card in discarded:
        state.discard(card)
    for building in demolished:
        grid.remove(building)
    new = grid.place(site, contract.zone, player, contract.id)
    state.gone.append(contract.id)
    names = tuple(building.name for building in demolished)
    state.happened(Built(player, contract.id, site.name, price, tuple(discarded), names))
    state.change(player, "wealth", -price, "price")
    bonus = sum(b.zone == contract.zone and bool(b.footprint.lots & site.around) for b in grid)
    if state.holders["District Attorney"] == player and not state.built:
        bonus *= 2
    state.change(player, "prestige", bonus, "bonus")
    state.built += 1
    state.stack.append(Resolve(contract.effects, Context(contract.id, this=new.serial)))
    for vocation in reversed(contract.vocations):
        state.stack.append(ScoreTiles(vocation.name, vocation.value, by_contract=True))
        state.stack.append(TakeTile(vocation.name))
