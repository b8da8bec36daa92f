"""What happens in a game of Urban Sprawl, as data.

Players are numbered from 0, buildings are called by their footprints, cards by their ids.
"""

from __future__ import annotations

from typing import NamedTuple

from .city_events import (
    BuildingDestroyed,
    BuildingMoved,
    ContractorAssigned,
    ControlChanged,
    ElectionHeld,
    MarkerPlaced,
    ParkPlaced,
    PawnMoved,
)


class TurnBegan(NamedTuple):
    """A player's turn began (rules 5.1)."""

    player: int

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class Changed(NamedTuple):
    """Wealth or prestige of a player changed.

    Attributes:
        amount: What he gained, negative for a loss.
        reason: ``start``, ``treasurer``, ``investment``, ``price``, ``bonus`` (adjacency), ``vocation``,
            ``payout`` or ``card``.
    """

    player: int
    what: str
    amount: int
    reason: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class StartBought(NamedTuple):
    """A player bought a starting building (rules 2.9)."""

    player: int
    building: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class Invested(NamedTuple):
    """A player discarded a Build Permit as an investment (rules 5.2)."""

    player: int
    card: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class PlanningTaken(NamedTuple):
    """A player took a planning card (rules 6.1)."""

    player: int
    card: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class FavorTaken(NamedTuple):
    """A player took a contract as a Favor (rules 6.3)."""

    player: int
    card: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class Built(NamedTuple):
    """A player paid and built a contract (rules 7.5). It cannot be taken back (rules 15).

    Attributes:
        discarded: The permits paid, and the Urban Renewal card if one was used.
        demolished: The buildings that had to give way.
    """

    player: int
    card: str
    building: str
    price: int
    discarded: tuple[str, ...]
    demolished: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        """Undo stops here."""
        return True


class VocationTaken(NamedTuple):
    """A player took a vocation tile.

    Attributes:
        source: The player from whom, None if it came from the supply.
    """

    player: int
    name: str
    source: int | None

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class CardRevealed(NamedTuple):
    """A card was turned up.

    Attributes:
        place: ``planning 1`` to ``planning 4``, ``contract 1`` to ``contract 5``, a deck if it stays
            there, or ``event``.
    """

    card: str
    place: str

    @property
    def reveals(self) -> bool:
        """Undo stops here."""
        return True


class DeckReshuffled(NamedTuple):
    """The planning discard pile became the deck (rules 8.7).

    Attributes:
        cards: The new deck from bottom to top; not for the players' eyes.
    """

    cards: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        """Undo stops here."""
        return True


class RowPaid(NamedTuple):
    """A row paid out (rules 9).

    Attributes:
        number: P for prestige or W for wealth, and the number.
        shares: What each player got.
    """

    number: str
    shares: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class PointsGained(NamedTuple):
    """The active player has more AP."""

    amount: int

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class ExtraFavorTaken(NamedTuple):
    """A player took the Extra Favor tile."""

    player: int

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class Activated(NamedTuple):
    """Something came into play.

    Attributes:
        what: ``politicians``, ``contractor``, ``city`` or ``metropolis``.
    """

    what: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class GameOver(NamedTuple):
    """The Olympic Games ended the game (rules 14)."""

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


UrbanSprawlEvent = (
    TurnBegan
    | Changed
    | StartBought
    | Invested
    | PlanningTaken
    | FavorTaken
    | Built
    | VocationTaken
    | CardRevealed
    | DeckReshuffled
    | RowPaid
    | PawnMoved
    | ElectionHeld
    | ContractorAssigned
    | MarkerPlaced
    | ParkPlaced
    | BuildingDestroyed
    | BuildingMoved
    | ControlChanged
    | PointsGained
    | ExtraFavorTaken
    | Activated
    | GameOver
)
"""Anything that can happen."""
