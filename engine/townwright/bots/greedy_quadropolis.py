"""A bot for Quadropolis that takes what scores best at once."""

from __future__ import annotations

from townwright.core.rng import Rng
from townwright.quadropolis import DISCARD, NO_TILE, Optimum, QuadropolisState, Turn, optimum
from townwright.quadropolis.site import SLOT_INDEX, TAKES
from townwright.quadropolis.tiles import Tile

from .bot import Thought

_SLICE = 8
"""Cities scored in one slice of thinking."""


class GreedyQuadropolis:
    """Takes the turn after which its city, best allocated, scores the most.

    Among turns that score the same it wants more Inhabitants on buildings, then more active
    buildings, then to have built rather than discarded, then the Mayor, then the tile that brings
    most; what is left is decided by lot.
    """

    name = "greedy"

    def think(self, state: QuadropolisState, rng: Rng) -> Thought[Turn]:
        """Decide for the player to act."""
        city = state.cities[state.active]
        turns = state.legal_actions()
        unchanged = optimum(city)
        # Different turns often build the same tile on the same square: score that once.
        outcomes: dict[tuple[str, str], Optimum] = {}
        best: list[Turn] = []
        best_key: tuple[int, ...] = ()
        for turn in turns:
            tile = state.site[TAKES[turn.architect - 1][SLOT_INDEX[turn.slot]]]
            outcome = unchanged
            if tile is not None and turn.target != DISCARD:
                built = (tile.code, turn.target)
                if built not in outcomes:
                    if len(outcomes) % _SLICE == _SLICE - 1:
                        yield
                    after = city.copy()
                    after.build(state.mode.square_index[turn.target], tile)
                    outcomes[built] = optimum(after)
                outcome = outcomes[built]
            key = (*outcome, *_liking(turn, tile))
            if key > best_key:
                best_key, best = key, []
            if key == best_key:
                best.append(turn)
        return rng.choice(best)


def _liking(turn: Turn, tile: Tile | None) -> tuple[int, int, int]:
    """What a turn has to say for itself beside the score."""
    if tile is None or turn.target in (DISCARD, NO_TILE):
        return 0, 0, 0
    return 1, int(tile.mayor), tile.inhabitants + tile.energy
