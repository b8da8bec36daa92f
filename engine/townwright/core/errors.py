"""Everything that a person or a file can do wrong, as exceptions with one root."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .records import Record


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
    """A recorded game is damaged, of another version, or does not follow the rules.

    Attributes:
        action: Number of the action at fault, from 1; None if the fault lies elsewhere.
        position: The position before that action, as text; None where there is none.
        kept: The `Record` of everything that could be read before the fault, None if nothing could.
    """

    def __init__(
        self,
        message: str,
        *,
        action: int | None = None,
        position: str | None = None,
        kept: Record | None = None,
    ) -> None:
        super().__init__(message)
        self.action = action
        self.position = position
        self.kept = kept


def excerpt(value: object) -> str:
    """A value from outside, short enough to stand in a message."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # too many digits to print, or lists within lists without end
        return f"a huge {type(value).__name__}"
    return text if len(text) <= 40 else text[:36] + " ..."


_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]")


def is_plain(text: str) -> bool:
    """Whether a text from outside can be stored and shown anywhere.

    That is, it has no control characters, line breaks or halves of characters. (`str.isprintable`
    would make it depend on the version of Python which characters there are.)
    """
    return _UNPRINTABLE.search(text) is None
