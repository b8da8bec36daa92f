"""What the browser keeps for us: texts by name, or nothing at all where that is denied."""

from __future__ import annotations

import js
from pyodide.ffi import JsException

_PREFIX = "townwright."


class Storage:
    """The browser's storage for this site.

    Attributes:
        denied: Whether something could not be kept, storage being denied or full.
    """

    def __init__(self) -> None:
        self.denied = False

    def read(self, name: str) -> str | None:
        """The text kept under a name, None if there is none."""
        try:
            kept = js.localStorage.getItem(_PREFIX + name)
        except JsException:
            self.denied = True
            return None
        return str(kept) if kept else None

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name."""
        try:
            js.localStorage.setItem(_PREFIX + name, text)
        except JsException:
            self.denied = True
