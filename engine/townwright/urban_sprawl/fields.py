"""Reading plain data strictly: each field is taken once, and every fault names its card and place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from townwright.core.errors import TownwrightError, excerpt

LONGEST_TEXT = 200


class CardError(TownwrightError):
    """A card is not what it must be.

    Attributes:
        card: Id of the card, or its place in the pack if it has none.
        field: Path of the field that is wrong, such as ``effects[1].per.zone``; empty for the card itself.
    """

    def __init__(self, card: str, field: str, message: str) -> None:
        super().__init__(f"card {card}{', ' if field else ''}{field}: {message}")
        self.card = card
        self.field = field


class Scope(NamedTuple):
    """What a part of a card's text may refer to.

    Attributes:
        event: The card is an event: there is no building just built.
        trigger: The card is the trigger event of its deck.
        in_each: Inside `Each`: there is a ``self``.
        in_pick: Inside `Pick`: there is a target.
        has_line: A line has been chosen.
    """

    event: bool = False
    trigger: bool = False
    in_each: bool = False
    in_pick: bool = False
    has_line: bool = False


class Fields:
    """The fields of one object, taken one by one; `done` complains about those left."""

    def __init__(self, data: object, card: str, path: str = "", scope: Scope = Scope()) -> None:  # noqa: B008
        """Start reading an object.

        Raises:
            CardError: It is no object with texts as keys.
        """
        self.card = card
        self.path = path
        self.scope = scope
        if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
            raise CardError(card, path, f"expected a table of fields, got {excerpt(data)}")
        self._data = dict(data)
        self._known = ""

    def place(self, name: str) -> str:
        """The path of a field."""
        return f"{self.path}.{name}" if self.path else name

    def fault(self, name: str, expected: str, value: object) -> CardError:
        """The error that says what was expected of a field."""
        return CardError(self.card, self.place(name), f"expected {expected}, got {excerpt(value)}")

    def has(self, name: str) -> bool:
        """Whether a field is there and has not been taken yet."""
        return name in self._data

    def take(self, name: str, *default: Any) -> Any:
        """A field's value as it is, or the default if one is given.

        Raises:
            CardError: It is missing and has no default.
        """
        self._known += f", {name}"
        if name not in self._data:
            if default:
                return default[0]
            raise CardError(self.card, self.place(name), "is missing")
        return self._data.pop(name)

    def word(self, name: str, words: Collection[str], *default: str) -> str:
        """A field that is one of some words."""
        if default and not self.has(name):
            return str(self.take(name, *default))
        value = self.take(name)
        if not isinstance(value, str) or value not in words:
            raise self.fault(name, f"one of {', '.join(words)}", value)
        return value

    def words(self, name: str, words: Collection[str]) -> tuple[str, ...]:
        """A field that lists some words, each once; empty if it is left out."""
        return tuple(self._listed(name, words, ", ".join(words)))

    def wholes(self, name: str, numbers: Collection[int]) -> tuple[int, ...]:
        """A field that lists some numbers, each once; empty if it is left out."""
        values = self._listed(name, numbers, ", ".join(map(str, numbers)))
        if any(isinstance(value, bool) for value in values):
            raise self.fault(name, "whole numbers", values)
        return tuple(values)

    def _listed(self, name: str, allowed: Collection[Any], text: str) -> list[Any]:
        if not self.has(name):
            return self.take(name, [])  # type: ignore[no-any-return]
        values = self.take(name)
        if not isinstance(values, list) or not values:
            raise self.fault(name, f"a list of {text}", values)
        for number, value in enumerate(values):
            if not isinstance(value, str | int) or value not in allowed:
                raise self.fault(f"{name}[{number}]", f"one of {text}", value)
            if value in values[:number]:
                raise self.fault(f"{name}[{number}]", "every one once", value)
        return values

    def whole(self, name: str, least: int, most: int, *default: int) -> int:
        """A field that is a whole number in a range."""
        if default and not self.has(name):
            return int(self.take(name, *default))
        value = self.take(name)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(name, f"a whole number from {least} to {most}", value)
        return value

    def flag(self, name: str, *default: bool) -> bool:
        """A field that is true or false."""
        value = self.take(name, *default)
        if not isinstance(value, bool):
            raise self.fault(name, "true or false", value)
        return value

    def text(self, name: str, *default: str) -> str:
        """A field that is a line of text."""
        if default and not self.has(name):
            return str(self.take(name, *default))
        value = self.take(name)
        if not isinstance(value, str) or not 1 <= len(value) <= LONGEST_TEXT or not value.isprintable():
            raise self.fault(name, f"a text of 1 to {LONGEST_TEXT} printable characters", value)
        return value

    def inside(self, name: str, data: object, scope: Scope | None = None) -> Fields:
        """The fields of an object that was found in a field."""
        return Fields(data, self.card, self.place(name), self.scope if scope is None else scope)

    def each(self, name: str, *default: list[object], scope: Scope | None = None) -> Iterator[Fields]:
        """The objects listed in a field."""
        values = self.take(name, *default)
        if not isinstance(values, list | tuple):
            raise self.fault(name, "a list", values)
        for number, value in enumerate(values):
            yield self.inside(f"{name}[{number}]", value, scope)

    def done(self) -> None:
        """Make sure that nothing was left over.

        Raises:
            CardError: There is a field that nobody asked for.
        """
        for name in self._data:
            raise CardError(
                self.card, self.place(name[:40]), f"unknown field: expected only {self._known[2:] or 'none'}"
            )
