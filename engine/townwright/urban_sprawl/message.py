"""Something to be said, before it is put into any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import NamedTuple


class Message(NamedTuple):
    """A pattern and what is to be put into it.

    Attributes:
        key: Key of the pattern (`wording`).
        fields: By placeholder, a number, a name, or a message of its own.
    """

    key: str
    fields: Mapping[str, Message | str | int] = {}

    @classmethod
    def joined(cls, key: str, parts: Sequence[Message | str]) -> Message | str:
        """Parts joined two by two by a pattern with ``first`` and ``last``."""
        return reduce(lambda first, last: cls(key, {"first": first, "last": last}), parts)

    @classmethod
    def either(cls, names: Sequence[str]) -> Message | str:
        """One of some names: the last joined by *or*, those before by commas."""
        if len(names) == 1:
            return names[0]
        return cls("or", {"first": cls.joined("comma", names[:-1]), "last": names[-1]})
