"""The page around the frame: told what happens, heard only when it is the one that was named."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js
from pyodide.ffi.wrappers import add_event_listener

from .messages import Show, Theme, command, message

_WIDE = "(min-width: 1100px)"
_WIDE_SHAPE = 0.58
"""Height by width where the table fills its window: there the content has no height of its own."""


class Host:
    """The page around.

    Attributes:
        length: How many actions the recorded game has of which it may ask for a moment.
        show: Called with the moment that it wants to see; None where there is nothing to go through.
    """

    def __init__(self, origin: str) -> None:
        """Listen to the page around, if it said which one it is.

        Args:
            origin: Its origin; empty, and it is told nothing and not heard. ``null`` stands for pages
                without one, such as files.
        """
        self._origin = origin
        self.length = 0
        self.show: Callable[[int], None] | None = None
        if origin:
            add_event_listener(js.window, "message", self._heard)

    def tell(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        if self._origin:
            target = "*" if self._origin == "null" else self._origin
            plain = to_js(message(kind, **fields), dict_converter=js.Object.fromEntries)
            js.window.parent.postMessage(plain, target)

    def follow(self, element: Any) -> None:
        """Tell the height of the content of an element, now and whenever it changes."""

        def measured(*_: Any) -> None:
            wide = js.matchMedia(_WIDE).matches
            height = js.innerWidth * _WIDE_SHAPE if wide else element.getBoundingClientRect().height
            self.tell("size", height=ceil(height))

        js.ResizeObserver.new(create_proxy(measured)).observe(element)
        add_event_listener(js.window, "resize", measured)

    def _heard(self, event: Any) -> None:
        if event.origin != self._origin or event.source != js.window.parent:
            return
        data = event.data.to_py() if hasattr(event.data, "to_py") else event.data
        match command(data, self.length):
            case Show(at) if self.show is not None:
                self.show(at)
            case Theme("system"):
                js.document.documentElement.removeAttribute("data-theme")
            case Theme(name):
                js.document.documentElement.dataset.theme = name
