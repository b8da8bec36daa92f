"""What a person has set: pace, confirmation, theme."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.35, "instant": 0.0}
"""Seconds from one bot's move to the next, by name."""

THEMES: Final = ("system", "light", "dark")


class Settings(NamedTuple):
    """How the table behaves.

    Attributes:
        pace: A key of `PACES`.
        confirm: Whether a turn waits for a confirmation: ``yes``, ``no``, or ``touch`` for with a
            finger only.
        theme: One of `THEMES`.
    """

    pace: str = "normal"
    confirm: str = "touch"
    theme: str = "system"

    @classmethod
    def from_json(cls, text: str | None) -> Settings:
        """Read settings; what is missing or unknown has its default."""
        try:
            data: Any = json.loads(text or "{}")
        except ValueError:
            data = {}
        if not isinstance(data, dict):
            data = {}
        known = {"pace": tuple(PACES), "confirm": ("yes", "no", "touch"), "theme": THEMES}
        return cls(**{key: data[key] for key, values in known.items() if data.get(key) in values})

    def to_json(self) -> str:
        """As text, for `from_json`."""
        return json.dumps(self._asdict())

    def confirms(self, *, coarse: bool) -> bool:
        """Whether a turn waits for a confirmation on this page.

        Args:
            coarse: Whether the page is used with a finger.
        """
        return self.confirm == "yes" or (self.confirm == "touch" and coarse)
