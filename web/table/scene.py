"""All that is shown at one moment, from which every panel is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from townwright.core.records import Player
from townwright.quadropolis import Allocation, City, Mode, QuadropolisState, Tile, TurnTaken

from .choice import Choice
from .preview import Preview


class Part(NamedTuple):
    """How one element of a panel looks now.

    Attributes:
        inner: Its content as markup; None leaves it as it is.
        classes: Its classes; None leaves those it was built with.
        label: Its full name for screen readers; empty leaves it without one.
        grows: Whether its content always is what it was before, with something new in front.
    """

    inner: str | None
    classes: str | None = None
    label: str = ""
    grows: bool = False


Parts = Mapping[str, Part]
"""Parts by the CSS selector of their element."""


class Seat(NamedTuple):
    """Who sits at the table: a person or a bot, and the colour and shape of the pieces.

    Attributes:
        player: Name, and bot if it is one.
        colour: Which of the four colours and shapes, 0 to 3.
    """

    player: Player
    colour: int

    @property
    def name(self) -> str:
        """The player's name."""
        return self.player.name

    @property
    def is_person(self) -> bool:
        """Whether a person decides."""
        return self.player.bot is None


@dataclass(frozen=True)
class Scene:
    """The position with everything around it that a panel may show.

    Attributes:
        state: The position.
        seats: Who plays, by player.
        shown: Player whose city is shown large.
        choice: What the person to act has chosen; empty when no person is to act.
        peek: What would be chosen by the thing that is pointed at, if anything is.
        pointed: Square of the city shown large with an Office Tower that is pointed at, if any.
        preview: Changes in the score of the city of the person to act.
        allocations: The best allocation of each city as it stands.
        turns: Every turn played so far.
        confirms: Whether a complete choice waits for a confirmation.
    """

    state: QuadropolisState
    seats: Sequence[Seat]
    shown: int
    choice: Choice
    peek: Choice | None
    pointed: int | None
    preview: Preview
    allocations: Sequence[Allocation]
    turns: Sequence[TurnTaken]
    confirms: bool

    @property
    def looked(self) -> Choice:
        """What is chosen, or would be by what is pointed at."""
        return self.choice if self.peek is None else self.peek

    @property
    def chooser(self) -> int | None:
        """The person to act, None if there is none."""
        player = self.state.to_act
        return player if player is not None and self.seats[player].is_person else None

    @property
    def city(self) -> City:
        """The city shown large."""
        return self.state.cities[self.shown]

    @property
    def builds_here(self) -> bool:
        """Whether the city shown large is that of the person to act."""
        return self.chooser == self.shown

    @property
    def tile(self) -> Tile | None:
        """The tile that is, or would be, taken."""
        site = self.looked.site
        return None if site is None else self.state.site[site]

    @property
    def colour(self) -> int | None:
        """Colour of the person to act."""
        return None if self.chooser is None else self.seats[self.chooser].colour

    @property
    def plan(self) -> Mode:
        """The mode, which tells the drawings the shape of the cities."""
        return self.state.mode

    @property
    def persons(self) -> list[int]:
        """The players that are persons."""
        return [player for player, seat in enumerate(self.seats) if seat.is_person]

    def change(self, target: str) -> int | None:
        """The change in points if the tile looked at went to the target; None while not known."""
        tile = self.tile
        square = self.state.mode.square_index.get(target)
        if tile is None or square is None:
            return 0
        return self.preview.change(tile, square)

    def options(self) -> frozenset[str]:
        """Where the tile looked at could go; empty before there is one."""
        return frozenset() if self.tile is None else self.looked.targets
