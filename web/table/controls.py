"""The listeners of the table: one for each kind of event, on the element around everything."""

from __future__ import annotations

from typing import Any, Protocol

import js
from pyodide.ffi.wrappers import add_event_listener

from .pointing import CONTROLS, Pointed, pointed
from .roving import moved
from .surface import Surface


class Player(Protocol):
    """Who is told what a person does."""

    def activate(self, at: Pointed, *, key: bool) -> None:
        """A control was clicked, or Enter pressed on it."""

    def peek(self, at: Pointed | None) -> None:
        """A control is pointed at or has the focus, or nothing is."""

    def key(self, key: str) -> bool:
        """A key was pressed that no control used; tells whether it means something here."""
        ...


class Controls:
    """Turns events into what they mean."""

    def __init__(self, surface: Surface, player: Player) -> None:
        """Listen on the surface and tell the player."""
        self._surface = surface
        self._player = player
        self._over: Any = None
        add_event_listener(surface.root, "click", self._click)
        add_event_listener(surface.root, "pointerover", self._pointer_over)
        add_event_listener(surface.root, "pointerleave", self._leave)
        add_event_listener(surface.root, "focusin", self._focus)
        add_event_listener(js.document, "keydown", self._key)

    def _at(self, target: Any) -> Pointed | None:
        control = target.closest(CONTROLS)
        return pointed(dict(js.Object.entries(control.dataset).to_py())) if control else None

    def _click(self, event: Any) -> None:
        at = self._at(event.target)
        if at is not None:
            if at.aspect is not None or at.player is not None:
                self._surface.stop_at(at.selector)
            self._player.activate(at, key=False)

    def _pointer_over(self, event: Any) -> None:
        if event.pointerType == "touch":
            return
        control = event.target.closest(CONTROLS)
        if control == self._over:
            return
        self._over = control
        self._player.peek(self._at(event.target))

    def _leave(self, _event: Any) -> None:
        self._over = None
        self._player.peek(None)

    def _focus(self, event: Any) -> None:
        at = self._at(event.target)
        if at is not None and not at.deed:
            self._surface.stop_at(at.selector)
        if event.target.matches(":focus-visible"):
            self._player.peek(at)

    def _key(self, event: Any) -> None:
        if event.ctrlKey or event.altKey or event.metaKey:
            return
        key = str(event.key)
        at = self._at(event.target) if self._surface.root.contains(event.target) else None
        used = at is not None and not at.deed and self._key_on(at, key, event.target.tagName == "BUTTON")
        if used or (not event.target.closest("input,select,textarea,dialog") and self._player.key(key)):
            event.preventDefault()

    def _key_on(self, at: Pointed, key: str, button: bool) -> bool:
        if key in ("Enter", " ") and not button:
            self._player.activate(at, key=True)
            return True
        panel = self._surface.panel_of(at.selector)
        target = None if panel is None else moved(self._surface.grid(panel), at.selector, key)
        if target is None:
            return False
        self._surface.focus(target)
        return True
