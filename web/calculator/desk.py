"""What people have entered, and what their next click will do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from townwright.core.records import LONGEST_NAME
from townwright.quadropolis import CLASSIC, MODES, City, Mode, format_city, parse_city, tile
from townwright.quadropolis.calculator import Sheet, calculate
from townwright.quadropolis.city import Stack
from townwright.quadropolis.notation import HIGHEST
from townwright.quadropolis.tiles import STACKING

MOST_PLAYERS: Final = 4
"""So many cities can be entered side by side."""

ERASER: Final = ""
"""The tool that takes the top tile off a square."""

_UNDONE: Final = 200


@lru_cache(maxsize=64)
def sheet_of(city: str, mode: Mode) -> Sheet:
    """The score sheet of a city in notation.

    Raises:
        NotationError: The text is no city.
    """
    return calculate(city, mode)


@dataclass(frozen=True, slots=True)
class Layout:
    """What stands where: undo goes from one of these to the one before.

    Attributes:
        mode: The mode of all cities.
        player: Whose city is being entered, from 0.
        cities: Every player's city in notation, as `format_city` writes it; also of those who
            do not play at the moment.
    """

    mode: Mode
    player: int
    cities: tuple[str, ...]


@dataclass(frozen=True)
class Desk:
    """All that is entered. Every method that changes something returns another desk.

    Attributes:
        layout: What stands where.
        players: How many cities are compared.
        names: Everybody's name as typed; empty for the one proposed.
        tool: Code of the tile that a click puts down, or `ERASER`.
        insists: Whether cities that no real game can produce are scored as well.
        past: What undo goes back to, the latest last.
        future: What redo goes forward to, the next first.
        typing: Whether the latest change was typed: what is typed on belongs to the same step.
    """

    layout: Layout
    players: int
    names: tuple[str, ...]
    tool: str
    insists: bool = False
    past: tuple[Layout, ...] = ()
    future: tuple[Layout, ...] = ()
    typing: bool = False

    @classmethod
    def new(cls, mode: Mode = CLASSIC) -> Desk:
        """An empty desk for two."""
        cities = (format_city(City(mode)),) * MOST_PLAYERS
        return cls(Layout(mode, 0, cities), players=2, names=("",) * MOST_PLAYERS, tool="T1")

    @property
    def mode(self) -> Mode:
        """The mode of all cities."""
        return self.layout.mode

    @property
    def player(self) -> int:
        """Whose city is being entered."""
        return self.layout.player

    @property
    def text(self) -> str:
        """The city being entered, in notation."""
        return self.layout.cities[self.player]

    @property
    def sheets(self) -> list[Sheet]:
        """The score sheets of those who play."""
        return [sheet_of(city, self.mode) for city in self.layout.cities[: self.players]]

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the city being entered."""
        return sheet_of(self.text, self.mode)

    def withholds(self, sheet: Sheet) -> bool:
        """Whether a city is not scored because it is impossible and nobody insists."""
        return bool(sheet.faults) and not self.insists

    def click(self, square: int) -> Desk:
        """Use the tool on a square: tiles that stack grow, others replace what stood there."""
        stack = self.sheet.city.stacks[square]
        if self.tool == ERASER:
            return self._put(square, stack[:-1])
        added = tile(self.tool)
        grows = bool(stack) and added.kind in STACKING and stack[0].kind is added.kind
        return self._put(square, (*stack, added) if grows else (added,))

    def erase(self, square: int) -> Desk:
        """Take the top tile off a square, whatever the tool is."""
        return self._put(square, self.sheet.city.stacks[square][:-1])

    def _put(self, square: int, stack: Stack) -> Desk:
        stacks = self.sheet.city.stacks.copy()
        if stack == stacks[square] or len(stack) > HIGHEST:
            return self
        stacks[square] = stack
        return self._with_city(_notation(self.mode, stacks), typing=False)

    def write(self, text: str) -> Desk:
        """Replace the city being entered by one in notation.

        Raises:
            NotationError: The text is no city.
        """
        return self._with_city(format_city(parse_city(text, self.mode)), typing=True)

    def clear(self) -> Desk:
        """Empty the city being entered."""
        return self._with_city(format_city(City(self.mode)), typing=False)

    def reset(self) -> Desk:
        """Forget everything but the mode and the number of players; undo brings the cities back."""
        fresh = Desk.new(self.mode)
        return replace(self._stepped(fresh.layout), names=fresh.names, tool=fresh.tool, insists=False)

    def insisting(self, insists: bool) -> Desk:
        """Score impossible cities as well, or not."""
        return replace(self, insists=insists)

    def _with_city(self, city: str, *, typing: bool) -> Desk:
        cities = list(self.layout.cities)
        cities[self.player] = city
        layout = replace(self.layout, cities=tuple(cities))
        if layout == self.layout:
            return self
        if typing and self.typing:
            return replace(self, layout=layout)
        return replace(self._stepped(layout), typing=typing)

    def _stepped(self, layout: Layout) -> Desk:
        """A desk with another layout, from which undo leads back here."""
        past = (*self.past, self.layout)[-_UNDONE:]
        return replace(self, layout=layout, past=past, future=(), typing=False)

    def with_mode(self, mode: Mode) -> Desk:
        """Play another mode; what stands on squares that both have stays."""
        if mode is self.mode:
            return self
        cities = tuple(_moved(city, self.mode, mode) for city in self.layout.cities)
        tool = self.tool if self.tool in (ERASER, "G", *mode.box) else "T1"
        return replace(self._stepped(replace(self.layout, mode=mode, cities=cities)), tool=tool)

    def with_players(self, players: int) -> Desk:
        """Compare so many cities; those of the others are kept."""
        layout = replace(self.layout, player=min(self.player, players - 1))
        return replace(self, layout=layout, players=players, typing=False)

    def turned_to(self, player: int) -> Desk:
        """Enter this player's city from now on."""
        return replace(self, layout=replace(self.layout, player=player), typing=False)

    def named(self, name: str) -> Desk:
        """Give the player whose city is being entered a name."""
        names = list(self.names)
        names[self.player] = name.strip()[:LONGEST_NAME]
        return replace(self, names=tuple(names))

    def with_tool(self, tool: str) -> Desk:
        """Put down this tile from now on, or erase."""
        return replace(self, tool=tool)

    def undo(self) -> Desk:
        """Go back one step; the same desk if there is none."""
        if not self.past:
            return self
        return self._gone_to(self.past[-1], self.past[:-1], (self.layout, *self.future))

    def redo(self) -> Desk:
        """Go forward one step that was undone; the same desk if there is none."""
        if not self.future:
            return self
        return self._gone_to(self.future[0], (*self.past, self.layout), self.future[1:])

    def _gone_to(self, layout: Layout, past: tuple[Layout, ...], future: tuple[Layout, ...]) -> Desk:
        players = max(self.players, layout.player + 1)
        return replace(self, layout=layout, players=players, past=past, future=future, typing=False)

    def to_json(self) -> str:
        """All that is entered, without the way that led there."""
        return json.dumps(
            {
                "mode": self.mode.name,
                "player": self.player,
                "cities": self.layout.cities,
                "players": self.players,
                "names": self.names,
                "insists": self.insists,
            }
        )

    @classmethod
    def from_json(cls, text: str | None) -> Desk:
        """What `to_json` wrote; an empty desk if it is damaged."""
        try:
            data: Any = json.loads(text or "")
            mode = MODES[data["mode"]]
            players, player = int(data["players"]), int(data["player"])
            cities = tuple(format_city(parse_city(str(city), mode)) for city in data["cities"])
            names = tuple(str(name)[:LONGEST_NAME] for name in data["names"])
            insists = bool(data["insists"])
        except (ValueError, KeyError, TypeError):  # TownwrightError is a ValueError
            return cls.new()
        if not 0 <= player < players <= MOST_PLAYERS == len(cities) == len(names):
            return cls.new()
        return cls(Layout(mode, player, cities), players, names, tool="T1", insists=insists)


def _notation(mode: Mode, stacks: Sequence[Stack]) -> str:
    city = City(mode)
    for square, stack in enumerate(stacks):
        for floor in stack:
            city.build(square, floor)
    return format_city(city)


def _moved(city: str, before: Mode, after: Mode) -> str:
    """A city as it stands in another mode; what has no square there is left out."""
    stacks = sheet_of(city, before).city.stacks
    kept = [
        stacks[before.square_index[name]] if name in before.square_index else ()
        for name in after.square_names
    ]
    return _notation(after, kept)
