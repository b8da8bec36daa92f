"""How the running game is kept: as text, from which as much as possible is read again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from townwright.bots import bot
from townwright.core.errors import OptionError, RecordError
from townwright.core.history import History, replay
from townwright.core.records import Record
from townwright.quadropolis import QUADROPOLIS

from .scene import Seat
from .session import Session

GAMES = {QUADROPOLIS.name: QUADROPOLIS}
"""The games that the page has a board for."""


class Kept(NamedTuple):
    """A game that was read.

    Attributes:
        session: The game, up to the fault if there is one.
        fault: What is wrong with the rest, None if all is well.
    """

    session: Session
    fault: RecordError | None


def written(session: Session) -> str:
    """A game with its colours as text, for `read`."""
    colours = [seat.colour for seat in session.seats]
    return json.dumps({"record": session.record().to_json(), "colours": colours})


def read(text: str) -> Kept:
    """Read a game that `written` wrote. Damage costs no more than what comes after it.

    Raises:
        RecordError: Nothing of it can be played.
    """
    try:
        kept = json.loads(text)
        written_record, colours = kept["record"], kept.get("colours")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise RecordError(f"kept game: {error!r}") from None
    if not isinstance(written_record, str):
        raise RecordError("kept game, 'record': expected a text")
    fault = None
    try:
        record = Record.from_json(written_record)
    except RecordError as error:
        if error.kept is None:
            raise
        fault, record = error, error.kept
    try:
        history: History[Any] = replay(record, GAMES)
    except RecordError as error:
        if error.kept is None:
            raise
        fault, history = error, replay(error.kept, GAMES)
    seats = map(Seat, record.players, _colours(colours, len(record.players)))
    return Kept(Session(history, _known(seats)), fault)


def _colours(colours: object, players: int) -> Sequence[int]:
    """The colours if they make sense; a game does not end for want of them."""
    if isinstance(colours, list) and all(colour in range(4) for colour in colours):
        distinct: list[int] = list(dict.fromkeys(colours))
        if len(colours) == len(distinct) == players:
            return distinct
    return range(players)


def _known(seats: Iterable[Seat]) -> list[Seat]:
    """The seats, whose bots must all be known here."""
    known = list(seats)
    for number, seat in enumerate(known, 1):
        if seat.player.bot is not None:
            try:
                bot(QUADROPOLIS.name, seat.player.bot)
            except OptionError as error:
                raise RecordError(f"record, player {number}, {error}") from None
    return known
