"""Quadropolis's front door: options in, positions out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from townwright.core.errors import OptionError
from townwright.core.game import Json
from townwright.core.history import History
from townwright.core.rng import Rng

from .modes import MODES
from .state import QuadropolisState
from .trace import trace
from .turn import Turn, parse_turn

MIN_PLAYERS = 2
MAX_PLAYERS = 4


class Quadropolis:
    """Starts games of Quadropolis and reads their actions.

    Options:
        mode: ``"classic"`` or ``"expert"``; Classic if not given.
        players: 2 to 4.
        playgrounds: whether one Park of each round is a Playground; False if not given.
    """

    name = "quadropolis"

    def new(self, options: Mapping[str, object], seed: str) -> QuadropolisState:
        """The starting position.

        Raises:
            OptionError: An option or the seed is missing, unknown or out of range.
        """
        for option in options:
            if option not in ("mode", "players", "playgrounds"):
                raise OptionError(str(option)[:20], "unknown option: expected mode, players or playgrounds")
        mode = options.get("mode", "classic")
        if not isinstance(mode, str) or mode not in MODES:
            raise OptionError("mode", f"expected {' or '.join(MODES)}, got {mode!r:.20}")
        players = options.get("players")
        if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise OptionError("players", f"expected a number from {MIN_PLAYERS} to {MAX_PLAYERS}")
        playgrounds = options.get("playgrounds", False)
        if not isinstance(playgrounds, bool):
            raise OptionError("playgrounds", "expected true or false")
        return QuadropolisState(MODES[mode], players, Rng.from_seed(seed), playgrounds=playgrounds)

    def parse_action(self, text: str) -> Turn:
        """The turn with this notation.

        Raises:
            NotationError: The text is no turn.
        """
        return parse_turn(text)

    def trace(self, history: History[Turn]) -> Iterator[Json]:
        """Everything that happened up to the cursor, hidden draws included; see `trace`."""
        return trace(history)


QUADROPOLIS = Quadropolis()
