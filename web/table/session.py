"""The running game: positions, seats, and what the person to act has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from townwright.core.history import History
from townwright.core.records import Record
from townwright.core.rng import Rng
from townwright.quadropolis import QUADROPOLIS, Allocation, QuadropolisState, Turn, TurnTaken, allocate

from .choice import Choice
from .offices import is_tower
from .preview import Preview
from .scene import Scene, Seat


class Session:
    """One game at this table.

    Attributes:
        history: The game with all its positions.
        seats: Who plays, by player.
        choice: What the person to act has chosen; empty when no person is to act.
        peek: What would be chosen by the thing that is pointed at, None if nothing is.
        pointed: Square of the city shown large with an Office Tower that is pointed at, if any.
        looked_at: Player whose city somebody wants to see, None for the usual one.
        turns: Every turn played, oldest first.
    """

    def __init__(self, history: History[Turn], seats: Sequence[Seat]) -> None:
        """Sit down at a game that may already have begun."""
        self.history = history
        self.seats = tuple(seats)
        self.turns = [event for events in history.events for event in events if isinstance(event, TurnTaken)]
        self._allocations = [allocate(city) for city in self.state.cities]
        self._home = next((p for p, seat in enumerate(seats) if seat.is_person), 0)
        self._look_around()

    @classmethod
    def start(cls, options: Mapping[str, Any], seed: str, seats: Sequence[Seat]) -> Session:
        """Start a game.

        Raises:
            OptionError: The game cannot be started like this.
        """
        return cls(History(QUADROPOLIS, options, seed), seats)

    @property
    def state(self) -> QuadropolisState:
        """The position."""
        return cast("QuadropolisState", self.history.state)

    @property
    def person_to_act(self) -> int | None:
        """The person who decides, None if a bot does or the game is over."""
        player = self.state.to_act
        return player if player is not None and self.seats[player].is_person else None

    @property
    def bot_to_act(self) -> str | None:
        """Name of the bot that decides, None if a person does or the game is over."""
        player = self.state.to_act
        return None if player is None else self.seats[player].player.bot

    @property
    def is_under_way(self) -> bool:
        """Whether the game has begun and is not over."""
        return bool(self.turns) and not self.state.is_over

    @property
    def rng(self) -> Rng:
        """The chance of a bot that acts now, the same after a reload: seed and moves alone decide on it."""
        return Rng.from_seed(f"{self.history.seed} {len(self.history)}")

    @property
    def shown(self) -> int:
        """Player whose city is shown large: the one asked for, or the person who acts or acted last."""
        return self._home if self.looked_at is None else self.looked_at

    def play(self, turn: Turn) -> TurnTaken:
        """Play a turn for the player to act.

        Raises:
            IllegalActionError: The rules forbid it; nothing has changed.
        """
        events = self.history.apply(turn)
        taken = next(event for event in events if isinstance(event, TurnTaken))
        self.turns.append(taken)
        self._allocations[taken.player] = allocate(self.state.cities[taken.player])
        self._look_around()
        return taken

    def _look_around(self) -> None:
        """Set up what depends on who is to act now."""
        person = self.person_to_act
        if person is not None:
            self._home = person
        elif not any(seat.is_person for seat in self.seats):
            self._home = self.state.active
        self.looked_at: int | None = None
        self.peek: Choice | None = None
        self.pointed: int | None = None
        self.choice = Choice.none() if person is None else Choice.start(self.state)
        self.preview = Preview(self.state.cities[self._home])

    @property
    def builds_here(self) -> bool:
        """Whether the city shown large is that of the person to act."""
        return self.person_to_act == self.shown

    def point_at(self, name: str | None) -> None:
        """Look closer at a square of the city shown large; only an Office Tower has more to show."""
        square = None if name is None else self.state.mode.square_index[name]
        city = self.state.cities[self.shown]
        self.pointed = square if square is not None and is_tower(city, square) else None

    def look_at(self, player: int | None) -> None:
        """Bring up a player's city, or the usual one again if it is already up or with None."""
        self.pointed = None
        self.looked_at = None if player in (self.looked_at, self._home) else player

    def scene(self, *, confirms: bool) -> Scene:
        """What there is to see now."""
        return Scene(
            state=self.state,
            seats=self.seats,
            shown=self.shown,
            choice=self.choice,
            peek=self.peek,
            pointed=self.pointed,
            preview=self.preview,
            allocations=self._allocations,
            turns=self.turns,
            confirms=confirms,
        )

    @property
    def allocations(self) -> Sequence[Allocation]:
        """The best allocation of each city as it stands."""
        return self._allocations

    def record(self) -> Record:
        """The game so far."""
        return self.history.record([seat.player for seat in self.seats])
