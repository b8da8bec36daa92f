"""What is entered to start a game: which game, who plays, and with what; remembered for the next time."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from os import urandom
from typing import Any, Final, NamedTuple

from townwright.bots import BOTS
from townwright.core.errors import OptionError
from townwright.core.records import LONGEST_NAME, Player
from townwright.core.rng import SEED_LENGTH
from townwright.drawing.palette import SHAPES
from townwright.quadropolis import MODES, QUADROPOLIS
from townwright.quadropolis.game import MAX_PLAYERS, MIN_PLAYERS

from .scene import Seat
from .texts import _, ngettext

PERSON: Final = "person"
"""Who plays, where it is not a bot."""

KINDS: Final = (PERSON, *BOTS[QUADROPOLIS.name])
"""Everything that can be chosen for a place."""

_OPPONENT: Final = "greedy"
_BOT_NAMES: Final = ("Edsger", "Ada", "Grace", "Alan", "Barbara", "Kurt", "Edith", "Donald")


class Place(NamedTuple):
    """A place at the table, as it is entered.

    Attributes:
        number: From 1.
        typed: The name as typed; empty for the one proposed.
        proposed: The name for whoever does not care about one.
        colour: Which of the four colours and shapes, 0 to 3.
        who: `PERSON`, or the name of a bot.
    """

    number: int
    typed: str
    proposed: str
    colour: int
    who: str

    @property
    def name(self) -> str:
        """The name in the game."""
        return self.typed or self.proposed

    @property
    def seat(self) -> Seat:
        """The seat that this becomes in the game."""
        return Seat(Player(self.name, None if self.who == PERSON else self.who), self.colour)


class NewGame(NamedTuple):
    """Everything in the form. There are always four places, of which the first `players` take part.

    Attributes:
        mode: Name of the mode.
        players: How many play.
        places: All four places.
        playgrounds: Whether a Park of each round is a Playground.
        seed: As typed; empty for a game by lot.
    """

    mode: str
    players: int
    places: tuple[Place, ...]
    playgrounds: bool
    seed: str

    @classmethod
    def from_values(cls, values: Mapping[str, str], changed: str = "") -> NewGame:
        """Read the values of the form's fields; what is missing or unknown gets its default.

        Args:
            values: By field: ``mode``, ``players``, ``playgrounds``, ``seed``, and for each place
                ``name-1``, ``colour-1`` and ``who-1`` onwards.
            changed: The field that was just changed: if it is a colour that somebody else has,
                that player takes the one left free.
        """
        counts = [str(count) for count in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
        numbers = range(1, MAX_PLAYERS + 1)
        typed = [values.get(f"name-{number}", "").strip() for number in numbers]
        who = [
            _known(values.get(f"who-{number}"), KINDS, PERSON if number == 1 else _OPPONENT)
            for number in numbers
        ]
        proposed = _proposed_names(typed, who)
        colours = _distinct_colours(values, changed)
        return cls(
            mode=_known(values.get("mode"), MODES, next(iter(MODES))),
            players=int(_known(values.get("players"), counts, counts[-1])),
            places=tuple(map(Place, numbers, typed, proposed, colours, who)),
            playgrounds=bool(values.get("playgrounds")),
            seed=values.get("seed", "").strip(),
        )

    @classmethod
    def from_json(cls, text: str | None) -> NewGame:
        """What `to_json` wrote, or the defaults: one person against three bots."""
        try:
            data: Any = json.loads(text or "{}")
        except ValueError:
            data = {}
        if not isinstance(data, dict):
            data = {}
        return cls.from_values({key: value for key, value in data.items() if isinstance(value, str)})

    def to_json(self) -> str:
        """What is worth remembering for the next game: everything but the seed."""
        values = {"mode": self.mode, "players": str(self.players)}
        if self.playgrounds:
            values["playgrounds"] = "on"
        for place in self.places:
            values[f"name-{place.number}"] = place.typed
            values[f"colour-{place.number}"] = str(place.colour)
            values[f"who-{place.number}"] = place.who
        return json.dumps(values)

    @property
    def options(self) -> Mapping[str, object]:
        """The options of the game, as the engine takes them."""
        return {"mode": self.mode, "players": self.players, "playgrounds": self.playgrounds}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return tuple(place.seat for place in self.places[: self.players])

    def drawn_seed(self) -> str:
        """The seed that was typed, or one by lot."""
        return self.seed or urandom(8).hex()

    def faults(self) -> dict[str, str]:
        """What keeps the game from starting: messages by the field beside which they belong."""
        found = {}
        taken: set[str] = set()
        for place in self.places[: self.players]:
            name = place.name
            if len(name) > LONGEST_NAME:
                found[f"name-{place.number}"] = ngettext(
                    "A name has at most {count} character.",
                    "A name has at most {count} characters.",
                    LONGEST_NAME,
                ).format(count=LONGEST_NAME)
            elif name.casefold() in taken:
                found[f"name-{place.number}"] = _("Another player is called {name}, too.").format(name=name)
            taken.add(name.casefold())
        try:
            QUADROPOLIS.new(self.options, self.drawn_seed())
        except OptionError as error:
            found[error.option] = message(error)
        return found


def _known(value: str | None, known: Collection[str], default: str) -> str:
    """The value if it is a known one, else the default."""
    return value if value is not None and value in known else default


def _proposed_names(typed: Sequence[str], who: Sequence[str]) -> list[str]:
    """A name for each place, unlike all that were typed; bots have names that they keep if they can."""
    taken = {name.casefold() for name in typed}
    spare = [name for name in _BOT_NAMES[MAX_PLAYERS:] if name.casefold() not in taken]
    proposed = []
    for number, kind in enumerate(who, 1):
        own = _BOT_NAMES[number - 1]
        if kind == PERSON:
            own = _("Player {number}").format(number=number)
        elif own.casefold() in taken:
            own = spare.pop(0)
        proposed.append(own)
    return proposed


def _distinct_colours(values: Mapping[str, str], changed: str) -> list[int]:
    """A colour for each place, no two alike; the place just changed keeps what was asked for."""
    fields = [f"colour-{number}" for number in range(1, MAX_PLAYERS + 1)]
    free = list(range(len(SHAPES)))
    given: dict[str, int] = {}
    for field in sorted(fields, key=lambda field: field != changed):
        wanted = values.get(field, "")
        if wanted in map(str, free):
            given[field] = int(wanted)
            free.remove(int(wanted))
    return [given[field] if field in given else free.pop(0) for field in fields]


def message(error: OptionError) -> str:
    """What to tell the person whose option the engine refuses."""
    return {
        "mode": _("Choose a mode."),
        "players": _("Choose two to four players."),
        "playgrounds": _("Choose whether there are playgrounds."),
        "seed": ngettext(
            "A seed is printable text of at most {count} character.",
            "A seed is printable text of at most {count} characters.",
            SEED_LENGTH,
        ).format(count=SEED_LENGTH),
    }.get(error.option, str(error))
