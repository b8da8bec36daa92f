"""What the address of the frame asks for, in its fragment: ``mode=expert&seats=person,greedy&theme=dark``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import parse_qsl

from table.kept_game import GAMES
from table.new_game import KINDS, PERSON, NewGame
from table.scene import Seat
from table.session import Session
from townwright.core.errors import OptionError, excerpt
from townwright.core.history import History, replay
from townwright.core.records import Player, Record
from townwright.quadropolis import QUADROPOLIS

KNOWN = ("game", "mode", "seats", "seed", "language", "theme", "record", "at", "interactive", "origin")
"""Everything that can be asked for; language and theme are the business of boot.js, and
whom to tell is found in any case."""

_DEFAULT_SEATS = (PERSON, "greedy")


class Request(NamedTuple):
    """What is asked for.

    Attributes:
        game: Name of the game.
        mode: Name of its mode, empty for the usual one.
        seats: By player `PERSON` or the name of a bot; empty if not asked for.
        seed: Seed of a new game, empty for one by lot.
        record: A recorded game, None for a new one.
        at: The moment of it, in actions from its start; None for its end.
        interactive: Whether one can play, and not only look.
    """

    game: str = QUADROPOLIS.name
    mode: str = ""
    seats: tuple[str, ...] = ()
    seed: str = ""
    record: Record | None = None
    at: int | None = None
    interactive: bool = True

    @classmethod
    def from_fragment(cls, fragment: str) -> Request:
        """Read a fragment, with its ``#`` or without.

        Raises:
            TownwrightError: Names what cannot be understood, and what was expected.
        """
        asked = dict(parse_qsl(fragment.removeprefix("#"), keep_blank_values=True))
        for key in asked:
            if key not in KNOWN:
                raise OptionError(key[:20], f"unknown: expected {', '.join(KNOWN)}")
        game = asked.get("game") or QUADROPOLIS.name
        if game not in GAMES:
            raise OptionError("game", f"expected one of {', '.join(GAMES)}, got {excerpt(game)}")
        record = Record.from_json(asked["record"]) if asked.get("record") else None
        return cls(
            game=game,
            mode=asked.get("mode", ""),
            seats=_seats(asked.get("seats", "")),
            seed=asked.get("seed", ""),
            record=record,
            at=_moment(asked, record),
            interactive=_yes(asked.get("interactive", "no" if record else "yes")),
        )

    def session(self) -> Session:
        """The game to play: a new one, or the record from its moment on.

        Raises:
            TownwrightError: It cannot be started like this.
        """
        if self.record is None:
            seats = self.seats or _DEFAULT_SEATS
            new = NewGame.from_values(
                {"mode": self.mode, "players": str(len(seats)), "seed": self.seed}
                | {f"who-{number}": who for number, who in enumerate(seats, 1)}
            )
            options = {**new.options, "mode": self.mode or new.mode, "players": len(seats)}
            return Session.start(options, new.drawn_seed(), new.seats)
        kept = replace(self.record, actions=self.record.actions[: self.moment], checksum=None)
        history: History[object] = replay(kept, GAMES)
        seats = self.seats or _opponents(self.record, history.state.to_act)
        if len(seats) != len(self.record.players):
            raise OptionError("seats", f"expected {len(self.record.players)}, got {len(seats)}")
        return Session(
            history,  # type: ignore[arg-type]
            [
                Seat(Player(player.name, None if who == PERSON else who), colour)
                for colour, (player, who) in enumerate(zip(self.record.players, seats, strict=True))
            ],
        )

    @property
    def moment(self) -> int:
        """The moment of the record to show, in actions from its start."""
        length = len(self.record.actions) if self.record else 0
        return length if self.at is None else self.at


def origin(fragment: str) -> str:
    """The origin of the page around the frame; empty if it wants to hear nothing."""
    return dict(parse_qsl(fragment.removeprefix("#"))).get("origin", "")


def _seats(text: str) -> tuple[str, ...]:
    seats = tuple(who.strip() for who in text.split(",")) if text else ()
    for who in seats:
        if who not in KINDS:
            raise OptionError("seats", f"expected {', '.join(KINDS)}, joined by commas, got {excerpt(who)}")
    return seats


def _opponents(record: Record, to_act: int | None) -> tuple[str, ...]:
    """Who plays on from a position: the reader whoever is to act, bots the others."""
    return tuple(
        PERSON if seat == to_act else player.bot or _DEFAULT_SEATS[1]
        for seat, player in enumerate(record.players)
    )


def _moment(asked: Mapping[str, str], record: Record | None) -> int | None:
    text = asked.get("at", "")
    if not text:
        return None
    most = len(record.actions) if record else 0
    if not text.isdecimal() or len(text) > 6 or int(text) > most:
        raise OptionError("at", f"expected a number from 0 to {most}, got {excerpt(text)}")
    return int(text)


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise OptionError("interactive", f"expected yes or no, got {excerpt(text)}")
    return text == "yes"
