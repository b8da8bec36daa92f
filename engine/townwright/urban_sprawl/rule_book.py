"""Which rule carries out which effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from . import choice_effects, effects, grid_effects, money_effects, office_effects
from .resolution import Rule

RULES: Final[Mapping[type, Rule]] = {
    effects.Gain: money_effects.GAIN,
    effects.Lose: money_effects.LOSE,
    effects.Pay: money_effects.PAY,
    effects.May: choice_effects.MAY,
    effects.Choose: choice_effects.CHOOSE,
    effects.Each: choice_effects.EACH,
    effects.Pick: choice_effects.PICK,
    effects.Destroy: grid_effects.DESTROY,
    effects.RemoveCube: grid_effects.REMOVE_CUBE,
    effects.ClaimBuilding: grid_effects.CLAIM_BUILDING,
    effects.MoveBuilding: grid_effects.MOVE_BUILDING,
    effects.PlaceMarker: grid_effects.PLACE_MARKER,
    effects.PlacePark: grid_effects.PLACE_PARK,
    effects.HoldElection: office_effects.HOLD_ELECTION,
    effects.ScoreVocation: office_effects.SCORE_VOCATION,
    effects.TakeVocation: office_effects.TAKE_VOCATION,
    effects.PayOut: office_effects.PAY_OUT,
    effects.TakePlanning: office_effects.TAKE_PLANNING,
    effects.GainPoints: office_effects.GAIN_POINTS,
    effects.TakeExtraFavor: office_effects.TAKE_EXTRA_FAVOR,
    effects.WinTies: office_effects.WIN_TIES,
    effects.Activate: office_effects.ACTIVATE,
    effects.EndGame: office_effects.END_GAME,
}
"""By kind of effect. `resolution` itself carries out `ChooseLine`, which changes the context."""
