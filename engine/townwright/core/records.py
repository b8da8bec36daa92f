"""Recorded games: the one form in which a game is stored, shared, tested and reported.

A record is a JSON object::

    {"townwright": 1, "game": "quadropolis", "options": {"mode": "classic", "players": 2},
     "seed": "9f3c", "players": [{"name": "Ada"}, {"name": "Bot", "bot": "greedy"}],
     "actions": ["3E2>c4", ...], "checksum": "0123456789abcdef"}

``checksum`` is that of the state after the last action, and may be left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from .errors import RecordError, TownwrightError, excerpt, is_plain
from .game import Json
from .rng import checked_seed

VERSION: Final = 1
"""Version of the format."""

LONGEST_TEXT: Final = 4_000_000
"""A record's JSON has at most so many characters."""

LONGEST_NAME: Final = 40
"""A player's name has at most so many characters."""

_MOST_PLAYERS = 16
_LONGEST_WORD = 200
_DEEPEST_OPTION = 20
_KEYS = ("townwright", "game", "options", "seed", "players", "actions", "checksum")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat.

    Attributes:
        name: Shown to people.
        bot: Name of the bot that plays, None for a person.
    """

    name: str
    bot: str | None = None

    def to_json(self) -> Json:
        """As it stands in a record."""
        return {"name": self.name} if self.bot is None else {"name": self.name, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game.

    Attributes:
        game: Name of the game.
        options: Its options by name: texts, whole numbers, true or false, and lists and tables of such.
        seed: Seed of its chance.
        players: Who plays, by seat.
        actions: What was decided, in notation.
        checksum: Of the state after the last action, None if unknown.
    """

    game: str
    options: Mapping[str, Any]
    seed: str
    players: tuple[Player, ...]
    actions: tuple[str, ...] = ()
    checksum: str | None = None

    def to_json(self) -> str:
        """The record as one line of JSON."""
        data: Json = {
            "townwright": VERSION,
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "players": [player.to_json() for player in self.players],
            "actions": list(self.actions),
        }
        if self.checksum is not None:
            data["checksum"] = self.checksum
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record. Whether its actions follow the rules is not checked here.

        Raises:
            RecordError: Says what is wrong and where. Of a file that was cut off, or with an
                action that is no text, ``kept`` holds the part before the fault.
        """
        if len(text) > LONGEST_TEXT:
            raise RecordError(f"record: expected at most {LONGEST_TEXT:,} characters, got {len(text):,}")
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            kept = _salvage(text)
            raise RecordError(
                f"record: not valid JSON at line {error.lineno}, column {error.colno}: {error.msg}"
                + ("" if kept is None else f"; the first {len(kept.actions)} actions could be read"),
                action=None if kept is None else len(kept.actions) + 1,
                kept=kept,
            ) from None
        except (ValueError, RecursionError) as error:  # digits or brackets without end
            raise RecordError(f"record: not valid JSON: {error}") from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Record:
        """Read a record from its parsed JSON; see `from_json`."""
        if not isinstance(data, dict):
            raise RecordError(f"record: expected a JSON object, got {excerpt(data)}")
        version = data.get("townwright")
        if type(version) is not int or version != VERSION:
            raise RecordError(f"record, 'townwright': expected version {VERSION}, got {excerpt(version)}")
        for key in data:
            if key not in _KEYS:
                raise RecordError(f"record: unknown key {excerpt(key)}: expected {', '.join(_KEYS)}")
        try:
            seed = checked_seed(data.get("seed"))
        except TownwrightError as error:
            raise RecordError(f"record, {error}") from None
        record = cls(
            game=_word(data.get("game"), "'game'"),
            options=_options(data.get("options")),
            seed=seed,
            players=_players(data.get("players")),
        )
        actions = data.get("actions")
        if not isinstance(actions, list):
            raise RecordError(f"record, 'actions': expected a list, got {excerpt(actions)}")
        read: list[str] = []
        for number, action in enumerate(actions, 1):
            try:
                read.append(_word(action, f"action {number}"))
            except RecordError as error:
                kept = replace(record, actions=tuple(read))
                raise RecordError(str(error), action=number, kept=kept) from None
        checksum = data.get("checksum")
        if checksum is not None:
            checksum = _word(checksum, "'checksum'")
        return replace(record, actions=tuple(read), checksum=checksum)


def _word(value: object, where: str) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= _LONGEST_WORD or not is_plain(value):
        raise RecordError(f"record, {where}: expected a short text, got {excerpt(value)}")
    return value


def _options(value: object) -> Json:
    if not isinstance(value, dict):
        raise RecordError(f"record, 'options': expected an object, got {excerpt(value)}")
    for name, option in value.items():
        _word(name, "name of an option")
        _option(option, f"option {name!r}", _DEEPEST_OPTION)
    return value


def _option(value: object, where: str, depth: int) -> None:
    """Make sure that an option, which may be nested so deep, is of plain values."""
    if isinstance(value, str):
        _word(value, where)
    elif isinstance(value, list | dict) and depth:
        for part in value:
            _option(part, where, depth - 1)
        for part in value.values() if isinstance(value, dict) else ():
            _option(part, where, depth - 1)
    elif not isinstance(value, int):
        raise RecordError(
            f"record, {where}: expected a text, a whole number, true or false, got {excerpt(value)}"
        )


def _players(value: object) -> tuple[Player, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= _MOST_PLAYERS:
        raise RecordError(f"record, 'players': expected a list of players, got {excerpt(value)}")
    players = []
    for seat, data in enumerate(value, 1):
        where = f"player {seat}"
        if not isinstance(data, dict) or not data.keys() <= {"name", "bot"}:
            raise RecordError(
                f"record, {where}: expected an object with 'name' and perhaps 'bot', got {excerpt(data)}"
            )
        name = data.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not is_plain(name):
            raise RecordError(
                f"record, {where}, 'name': expected 1 to {LONGEST_NAME} plain characters, got {excerpt(name)}"
            )
        bot = data.get("bot")
        players.append(Player(name, None if bot is None else _word(bot, f"{where}, 'bot'")))
    return tuple(players)


_ACTION = re.compile(r'\s*("(?:[^"\\\x00-\x1f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*")\s*(,?)')
"""One element of a list of texts in JSON, and the comma after it."""


def _salvage(text: str) -> Record | None:
    """What a text that was cut off somewhere in its actions still tells, or None."""
    start = re.search(r'"actions"\s*:\s*\[', text)
    if start is None:
        return None
    words = []
    position, more = start.end(), ","
    while more and (match := _ACTION.match(text, position)) is not None:
        words.append(match[1])
        position, more = match.end(), match[2]
    try:
        return Record.from_data(json.loads(text[: start.end()] + ",".join(words) + "]}"))
    except RecordError as error:
        return error.kept
    except (ValueError, RecursionError):
        return None
