"""A game in progress with everything that happened in it: undo, redo, jump, record."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from .errors import RecordError, TownwrightError
from .game import Action, Event, Game, State, checksum
from .records import Player, Record

A = TypeVar("A", bound=Action)

_EVERY = 8
"""A snapshot is kept of every so many positions, so no jump replays more actions than this."""


class History(Generic[A]):
    """A game from its start, and the place in it that is looked at.

    Attributes:
        game: The game.
        options: Its options.
        seed: Seed of its chance.
        state: The position at `cursor`. Change it only through `apply`.
        cursor: How many actions were played up to that position.
        actions: All actions, those after the cursor included.
        actors: Who decided each of them, as `State.to_act` told.
        events: What happened at each of them.
    """

    def __init__(self, game: Game[A], options: Mapping[str, Any], seed: str) -> None:
        """Start a game.

        Raises:
            OptionError: The game cannot be started like this.
        """
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.state: State[A] = game.new(self.options, seed)
        self.cursor = 0
        self.actions: list[A] = []
        self.actors: list[int | None] = []
        self.events: list[Sequence[Event]] = []
        self._snapshots: list[State[A]] = [self.state.copy()]

    def __len__(self) -> int:
        return len(self.actions)

    def apply(self, action: A) -> Sequence[Event]:
        """Play an action at the cursor; actions after it are dropped.

        Raises:
            IllegalActionError: The rules forbid it; nothing has changed.
        """
        actor = self.state.to_act
        events = self.state.apply(action)
        del self.actions[self.cursor :], self.actors[self.cursor :], self.events[self.cursor :]
        del self._snapshots[self.cursor // _EVERY + 1 :]
        self.actions.append(action)
        self.actors.append(actor)
        self.events.append(events)
        self.cursor += 1
        if self.cursor % _EVERY == 0:
            self._snapshots.append(self.state.copy())
        return events

    def at(self, number: int) -> State[A]:
        """An independent copy of the position after so many actions.

        Raises:
            IndexError: There are not so many actions.
        """
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"expected an action number from 0 to {len(self)}, got {number}")
        state = self._snapshots[number // _EVERY].copy()
        for action in self.actions[number - number % _EVERY : number]:
            state.apply(action)
        return state

    def jump(self, number: int) -> None:
        """Go to the position after so many actions.

        Raises:
            IndexError: There are not so many actions.
        """
        self.state = self.at(number)
        self.cursor = number

    def undo(self) -> None:
        """Go back one action.

        Raises:
            IndexError: This is the start.
        """
        self.jump(self.cursor - 1)

    def redo(self) -> None:
        """Go forward one action.

        Raises:
            IndexError: This is the end.
        """
        self.jump(self.cursor + 1)

    def can_take_back(self, player: int, persons: Collection[int]) -> int | None:
        """Where a player may go back to in order to decide anew.

        Args:
            player: Who wants to take back a decision.
            persons: The players that are persons: going back over a bot's decision is fine.

        Returns:
            The number of actions before his latest decision; None if he has made none, or if
            since then something hidden was revealed or another person decided.
        """
        for number in range(self.cursor - 1, -1, -1):
            if any(event.reveals for event in self.events[number]):
                return None
            if self.actors[number] == player:
                return number
            if self.actors[number] in persons:
                return None
        return None

    def record(self, players: Sequence[Player]) -> Record:
        """The record of the game up to the cursor."""
        return Record(
            game=self.game.name,
            options=self.options,
            seed=self.seed,
            players=tuple(players),
            actions=tuple(str(action) for action in self.actions[: self.cursor]),
            checksum=checksum(self.state),
        )


def replay(record: Record, games: Mapping[str, Game[Any]]) -> History[Any]:
    """Play a recorded game through, checking every action and the checksum.

    Args:
        record: The recorded game.
        games: The known games by name.

    Raises:
        RecordError: Names the action that is wrong and the position before it; ``kept`` is the
            record up to there.
    """
    game = games.get(record.game)
    if game is None:
        raise RecordError(f"record, 'game': expected one of {', '.join(games)}, got {record.game!r}")
    try:
        history: History[Any] = History(game, record.options, record.seed)
    except TownwrightError as error:
        raise RecordError(f"record, {error}") from None
    if len(record.players) != history.state.players:
        raise RecordError(
            f"record, 'players': expected {history.state.players} players as in the options,"
            f" got {len(record.players)}"
        )
    for number, text in enumerate(record.actions, 1):
        try:
            history.apply(game.parse_action(text))
        except TownwrightError as error:
            raise RecordError(
                f"action {number}: {error}",
                action=number,
                position=str(history.state),
                kept=history.record(record.players),
            ) from None
    found = checksum(history.state)
    if record.checksum not in (None, found):
        raise RecordError(
            f"record, 'checksum': expected {record.checksum}, but the game ends in {found}",
            kept=history.record(record.players),
        )
    return history
