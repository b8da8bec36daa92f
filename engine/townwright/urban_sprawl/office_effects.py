"""Effects on offices, vocations, rows, cards and the course of the game (effects 5.13-5.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .context import Context
from .effects import (
    Activate,
    EndGame,
    GainPoints,
    HoldElection,
    PayOut,
    ScoreVocation,
    TakeExtraFavor,
    TakePlanning,
    TakeVocation,
    WinTies,
)
from .elections import AssignContractor, Election
from .events import Activated, ExtraFavorTaken, GameOver, PlanningTaken, PointsGained
from .offer import take_planning
from .payouts import PayRow
from .resolution import Chosen, Rule, asking
from .tables import CONTRACT_DECKS, MEDIA, VOCATIONS
from .vocations import ScoreTiles, take_from_supply

if TYPE_CHECKING:
    from .state import UrbanSprawlState


def _election(state: UrbanSprawlState, effect: HoldElection, context: Context, player: int) -> None:
    if effect.who:
        state.ask("choose_office", player, state.offices_in_play, Chosen(effect, context, player))
    else:
        state.stack.append(Election(effect.office))


def _election_decides(state: UrbanSprawlState, effect: HoldElection, _: Context, __: int) -> bool:
    return bool(effect.who) and len(state.offices_in_play) > 1


def _office_chosen(state: UrbanSprawlState, _: HoldElection, __: Context, ___: int, choice: str) -> None:
    state.stack.append(Election(choice))


def _score(state: UrbanSprawlState, effect: ScoreVocation, context: Context, player: int) -> None:
    if effect.who:
        names = tuple(name for name in VOCATIONS if name != MEDIA)
        state.ask("choose_vocation", player, names, Chosen(effect, context, player))
    else:
        state.stack.append(ScoreTiles(effect.name, effect.value, by_contract=False))


def _vocation_chosen(
    state: UrbanSprawlState, effect: ScoreVocation, _: Context, __: int, choice: str
) -> None:
    state.stack.append(ScoreTiles(choice, effect.value, by_contract=False))


def _vocation(state: UrbanSprawlState, effect: TakeVocation, _: Context, player: int) -> None:
    take_from_supply(state, effect.name, player)


def _numbers(state: UrbanSprawlState, _: PayOut, context: Context, __: int) -> list[str]:
    this = context.building(state, "this")
    return [] if this is None else state.grid.numbers_of(this.footprint.block)


def _number_chosen(state: UrbanSprawlState, _: PayOut, __: Context, ___: int, choice: str) -> None:
    state.stack.append(PayRow(choice))


def _boxed(state: UrbanSprawlState, _: TakePlanning, __: Context, ___: int) -> list[str]:
    return [card for card in state.planning_boxes if card is not None]


def _card_chosen(state: UrbanSprawlState, _: TakePlanning, __: Context, player: int, choice: str) -> None:
    take_planning(state, choice, player)
    state.happened(PlanningTaken(player, choice))


def _points(state: UrbanSprawlState, effect: GainPoints, _: Context, __: int) -> None:
    state.points += effect.amount
    state.happened(PointsGained(effect.amount))


def _extra_favor(state: UrbanSprawlState, _: TakeExtraFavor, __: Context, player: int) -> None:
    state.extra_favor = player
    state.happened(ExtraFavorTaken(player))


def _win_ties(_: UrbanSprawlState, __: WinTies, ___: Context, ____: int) -> None:
    """Nothing to do now: `elections` looks for the building."""


def _activate(state: UrbanSprawlState, effect: Activate, _: Context, __: int) -> None:
    state.happened(Activated(effect.what))
    if effect.what == "politicians":
        state.politicians_in_play = True
    elif effect.what == "contractor":
        state.contractor_in_play = True
        state.stack.append(AssignContractor())
    else:
        state.active_decks = CONTRACT_DECKS.index(effect.what) + 1


def _end_game(state: UrbanSprawlState, _: EndGame, __: Context, ___: int) -> None:
    state.is_over = True
    state.stack.clear()
    state.happened(GameOver())


HOLD_ELECTION = Rule(_election, _election_decides, _office_chosen)
SCORE_VOCATION = Rule(_score, lambda _, effect, __, ___: bool(effect.who), _vocation_chosen)
TAKE_VOCATION = Rule(_vocation)
PAY_OUT = asking("choose_number", _numbers, _number_chosen)
TAKE_PLANNING = asking("choose_planning_card", _boxed, _card_chosen)
GAIN_POINTS = Rule(_points)
TAKE_EXTRA_FAVOR = Rule(_extra_favor)
WIN_TIES = Rule(_win_ties)
ACTIVATE = Rule(_activate)
END_GAME = Rule(_end_game)
