"""Everything that a person or a file can do wrong, as exceptions with one root."""

from __future__ import annotations


class TownwrightError(ValueError):
    """Root of all errors that bad input can cause: says what, where, and what was expected."""


class OptionError(TownwrightError):
    """A game cannot be started like this.

    Attributes:
        option: Name of the option that is wrong, so that a form can show the message beside it.
    """

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{option}: {message}")
        self.option = option


class NotationError(TownwrightError):
    """A text is not in the notation that was expected."""


class IllegalActionError(TownwrightError):
    """The rules do not allow the action in this position. The state is unchanged."""


class RecordError(TownwrightError):
    """A recorded game is damaged, of another version, or does not follow the rules."""
