"""One dialog at a time over the table: markup in, pressed buttons and form values out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from pyodide.ffi.wrappers import add_event_listener

from .tasks import later
from .texts import _

Handler = Callable[[str, Mapping[str, str]], None]
"""Called with a button's ``data-do`` and the values of the dialog's form fields by name (a box that
is not ticked is missing)."""


class Dialogs:
    """The page's one ``<dialog>``. Escape and a click beside it close it; the focus goes back by itself."""

    def __init__(self, element: Any) -> None:
        """Use this ``<dialog>`` element, which is empty."""
        self._element = element
        self._handler: Handler | None = None
        add_event_listener(element, "click", self._clicked)
        add_event_listener(element, "change", self._changed)
        add_event_listener(element, "submit", self._submitted)

    @property
    def is_open(self) -> bool:
        """Whether a dialog is open."""
        return bool(self._element.open)

    def open(self, title: str, body: str, handler: Handler | None = None, *, wide: bool = False) -> None:
        """Show a dialog in place of any other.

        Args:
            title: Its heading.
            body: Markup below it. Buttons with ``data-do`` and forms call the handler; a form calls it
                with its own ``data-do`` when it is sent, and a field with ``data-do`` when it changes.
            handler: What to call.
            wide: Whether it may be as wide as the page.
        """
        self._handler = handler
        close = escape(_("Close"), quote=True)
        self._element.className = "wide" if wide else ""
        self._element.innerHTML = (
            f'<div class="sheet"><div class="panel-head"><h2 id="dialog-title">{escape(title)}</h2>'
            f'<button type="button" class="close" data-do="close" aria-label="{close}">✕</button>'
            f"</div>{body}</div>"
        )
        if not self._element.open:
            self._element.showModal()
        first = self._element.querySelector("[autofocus]")
        if first:
            first.focus()

    def close(self) -> None:
        """Close it."""
        self._handler = None
        self._element.close()

    def values(self) -> dict[str, str]:
        """The values of all form fields by name."""
        return {
            str(field.name): str(field.value)
            for field in self._element.querySelectorAll("input[name],select[name]")
            if field.type not in ("checkbox", "radio") or field.checked
        }

    def find(self, selector: str) -> Any:
        """An element in the dialog; something false if there is none."""
        return self._element.querySelector(selector)

    def _call(self, deed: str) -> None:
        if deed == "close":
            self.close()
        elif self._handler is not None:
            self._handler(deed, self.values())

    def _clicked(self, event: Any) -> None:
        if event.target.isSameNode(self._element):
            self.close()
            return
        button = event.target.closest("button[data-do]")
        if button:
            later(self._call, str(button.getAttribute("data-do")))

    def _changed(self, event: Any) -> None:
        deed = event.target.getAttribute("data-do")
        if deed:
            self._call(str(deed))

    def _submitted(self, event: Any) -> None:
        event.preventDefault()
        deed = event.target.getAttribute("data-do")
        if deed:
            later(self._call, str(deed))
