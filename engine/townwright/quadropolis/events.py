"""What happens in a game of Quadropolis, as data."""

from __future__ import annotations

from typing import NamedTuple

from .tiles import Tile
from .turn import Turn


class Deal(NamedTuple):
    """A round's tiles were laid out on the Construction Site (rules 1.2).

    Attributes:
        round: Number of the round, from 1.
        first_player: Who starts it.
        tiles: By square of the Site, the tile that was dealt there; of a face-down one only the
            mark is known to the players.
        marks: By square, the least number of players with which the tile is turned up.
        face_up: By square, whether it was turned up.
    """

    round: int
    first_player: int
    tiles: tuple[Tile, ...]
    marks: tuple[int, ...]
    face_up: tuple[bool, ...]

    @property
    def reveals(self) -> bool:
        """A deal shows tiles whose places were not known."""
        return True


class TurnTaken(NamedTuple):
    """A player took his turn (rules 3).

    Attributes:
        player: Who.
        turn: The turn.
        square: Square of the Site that the architect reached; the Urbanist stands there now.
        tile: The tile that he took, None if the square was empty.
        city_square: Square of the city where it was built, None if it was not.
        mayor: Who holds the Mayor after the turn.
        mayor_taken: Whether this turn took the Mayor pawn.
    """

    player: int
    turn: Turn
    square: int
    tile: Tile | None
    city_square: int | None
    mayor: int
    mayor_taken: bool

    @property
    def reveals(self) -> bool:
        """All that a turn does is open."""
        return False

    @property
    def inhabitants(self) -> int:
        """Inhabitants received."""
        return self.tile.inhabitants if self.tile and self.city_square is not None else 0

    @property
    def energy(self) -> int:
        """Energy received."""
        return self.tile.energy if self.tile and self.city_square is not None else 0


class GameOver(NamedTuple):
    """The last round has ended (rules 4)."""

    @property
    def reveals(self) -> bool:
        """The end shows nothing new."""
        return False


QuadropolisEvent = Deal | TurnTaken | GameOver
