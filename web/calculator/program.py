"""The calculator on the page: what a person does changes the desk, and the page shows it."""

from __future__ import annotations

import asyncio
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy
from pyodide.ffi.wrappers import add_event_listener

from table.labels import points
from table.readiness import ready
from table.roving import Grid, moved
from table.storage import Storage
from table.surface import Surface
from table.texts import _, speak
from townwright.core.errors import NotationError
from townwright.quadropolis import MODES

from . import entry_panel, page, result_panel
from .desk import Desk
from .names import proposed
from .plain_text import plain_text
from .sentences import misread

_KEPT = "calculator"
_CONTROLS = "[data-square],[data-tool],[data-mode],[data-count],[data-player],[data-do]"


class Program:
    """The page's program.

    Attributes:
        desk: All that is entered.
    """

    def __init__(self) -> None:
        """Go on with what was entered last time."""
        self._storage = Storage()
        self.desk = Desk.from_json(self._storage.read(_KEPT))
        self._surface = Surface(js.document.getElementById("table"))
        self._build()
        root = self._surface.root
        add_event_listener(root, "click", self._clicked)
        add_event_listener(root, "input", self._entered)
        add_event_listener(root, "focusin", self._focused)
        add_event_listener(js.document, "keydown", self._pressed)
        add_event_listener(js.window, "beforeprint", self._lay_out)
        js.townwright.report = create_proxy(self.report)
        self._copying: asyncio.Future[None] | None = None

    def report(self) -> str:
        """All that is entered, for the report of an error."""
        return self.desk.to_json()

    def _build(self) -> None:
        mode = self.desk.mode
        self._surface.build(page.whole(mode), entry_panel.grids(mode))
        self._refill()
        self._surface.show(page.parts(self.desk))

    def _refill(self) -> None:
        """Show in the fields what is entered, whatever was typed there."""
        desk, node = self.desk, self._surface.node
        node("#notation").value = desk.text
        node("#name").value = desk.names[desk.player]
        node("#name").placeholder = proposed(desk.player)
        node("#insist").checked = desk.insists
        self._misread("")

    def _misread(self, message: str) -> None:
        self._surface.node("#notation-fault").textContent = message
        self._surface.node("#notation").setAttribute("aria-invalid", "true" if message else "false")

    def _change(self, desk: Desk) -> None:
        """Show another desk, and keep it."""
        before, self.desk = self.desk, desk
        if desk.mode is not before.mode:
            self._build()
            self._surface.node(f'[data-mode="{desk.mode.name}"]').focus()
        else:
            self._refill()
            self._surface.show(page.parts(desk))
        self._keep()

    def _keep(self) -> None:
        self._surface.node("#done").textContent = ""
        self._storage.write(_KEPT, self.desk.to_json())

    # What a person does.

    def _clicked(self, event: Any) -> None:
        control = event.target.closest(_CONTROLS)
        if control:
            for key, value in dict(js.Object.entries(control.dataset).to_py()).items():
                self._act(key, value)

    def _act(self, what: str, value: str) -> None:
        desk = self.desk
        match what:
            case "square":
                self._use(desk.click(desk.mode.square_index[value]), value)
            case "tool":
                self._change(desk.with_tool(value))
                self._surface.stop_at(f'#palette [data-tool="{value}"]')
            case "mode":
                self._change(desk.with_mode(MODES[value]))
            case "count":
                self._change(desk.with_players(int(value)))
            case "player":
                self._change(desk.turned_to(int(value)))
            case "do":
                self._do(value)

    def _use(self, desk: Desk, name: str) -> None:
        """Show what became of a square, and say so."""
        self._surface.stop_at(f'#town [data-square="{name}"]')
        self._change(desk)
        told = entry_panel.square_label(desk, desk.mode.square_index[name])
        if not desk.withholds(desk.sheet):
            told = _("{where}: {what}").format(where=told, what=points(desk.sheet.best.total))
        self._surface.node("#news").textContent = told

    def _do(self, deed: str) -> None:
        match deed:
            case "undo":
                self._change(self.desk.undo())
            case "redo":
                self._change(self.desk.redo())
            case "clear":
                self._change(self.desk.clear())
            case "reset":
                self._change(self.desk.reset())
            case "print":
                js.window.print()
            case "copy":
                self._copying = asyncio.ensure_future(self._copy())

    def _entered(self, event: Any) -> None:
        field = event.target
        match str(field.id):
            case "insist":
                self._change(self.desk.insisting(bool(field.checked)))
            case "name":
                self.desk = self.desk.named(str(field.value))
                self._typed()
            case "notation":
                self._write(str(field.value))

    def _write(self, text: str) -> None:
        try:
            self.desk = self.desk.write(text)
        except NotationError:
            self._misread(misread(text, self.desk.mode))
            return
        self._misread("")
        self._typed()

    def _typed(self) -> None:
        """Show a change without touching the field in which it is being typed."""
        self._surface.show(page.parts(self.desk))
        self._keep()

    def _focused(self, event: Any) -> None:
        selector = self._selector(event.target)
        if selector is not None:
            self._surface.stop_at(selector)

    def _selector(self, target: Any) -> str | None:
        """The selector of a square or a tool."""
        for panel, key in (("#town", "square"), ("#palette", "tool")):
            control = target.closest(f"[data-{key}]")
            if control:
                return f'{panel} [data-{key}="{control.getAttribute(f"data-{key}")}"]'
        return None

    def _pressed(self, event: Any) -> None:
        if event.target.closest("input,textarea,dialog"):
            return
        key = str(event.key)
        if event.ctrlKey or event.metaKey:
            deed = {"z": "redo" if event.shiftKey else "undo", "y": "redo"}.get(key.lower())
            if deed:
                event.preventDefault()
                self._do(deed)
        elif not event.altKey and self._key(event.target, key):
            event.preventDefault()

    def _key(self, target: Any, key: str) -> bool:
        """A key pressed on a square or a tool; tells whether it means something there."""
        selector = self._selector(target)
        if selector is None:
            return False
        square = target.getAttribute("data-square")
        if square and key in ("Enter", " "):
            self._act("square", str(square))
        elif square and key in ("Delete", "Backspace"):
            name = str(square)
            self._use(self.desk.erase(self.desk.mode.square_index[name]), name)
        else:
            panel = self._surface.panel_of(selector)
            to = None if panel is None else moved(self._grid(panel), selector, key)
            if to is None:
                return False
            self._surface.focus(to)
        return True

    def _grid(self, panel: str) -> Grid:
        """Where the arrow keys lead in a panel: the tiles stand in as many columns as there is room for."""
        if panel != "#palette":
            return self._surface.grid(panel)
        columns = js.getComputedStyle(self._surface.node(panel)).gridTemplateColumns
        return entry_panel.palette_grid(self.desk.mode, len(str(columns).split()))

    def _lay_out(self, _event: Any) -> None:
        """Fill the sheet that is printed."""
        self._surface.node("#paper").innerHTML = result_panel.paper(self.desk)

    async def _copy(self) -> None:
        text = plain_text(self.desk)
        try:
            await js.navigator.clipboard.writeText(text)
        except (JsException, AttributeError):  # no clipboard without https
            area = js.document.createElement("textarea")
            area.value = text
            js.document.body.append(area)
            area.select()
            js.document.execCommand("copy")
            area.remove()
        self._surface.node("#done").textContent = _("Copied.")


def start() -> None:
    """Start the page's program and tell the page that it can be used."""
    speak(str(js.document.documentElement.lang))
    Program()
    ready()
