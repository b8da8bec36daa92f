"""What happens to the city and its offices, as data; see `events`."""

from __future__ import annotations

from typing import NamedTuple


class PawnMoved(NamedTuple):
    """The pawn moved on the election track (rules 10.2)."""

    office: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class ElectionHeld(NamedTuple):
    """An election ended (rules 10.5).

    Attributes:
        winner: None if nobody was elected.
    """

    office: str
    winner: int | None

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class ContractorAssigned(NamedTuple):
    """The Contractor was assigned (rules 10.6)."""

    player: int

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class MarkerPlaced(NamedTuple):
    """A marker was placed or moved (rules 13).

    Attributes:
        source: The space that it left, None if it came from the holding box.
    """

    marker: str
    source: str | None
    space: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class ParkPlaced(NamedTuple):
    """A park was placed."""

    building: str
    owner: int | None

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class BuildingDestroyed(NamedTuple):
    """A building was destroyed by a card."""

    building: str
    owner: int | None

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class BuildingMoved(NamedTuple):
    """A building was moved by a card."""

    building: str
    to: str

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False


class ControlChanged(NamedTuple):
    """A cube was put on a building or taken off."""

    building: str
    owner: int | None

    @property
    def reveals(self) -> bool:
        """Undo may go back across it."""
        return False
