"""The table on the page: what a person does goes to the session, what follows goes to the surface."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from secrets import token_hex
from time import perf_counter
from typing import Any

import js
from pyodide.ffi import create_proxy

from townwright.core.errors import IllegalActionError, RecordError
from townwright.quadropolis import DISCARD, NO_TILE, TurnTaken

from . import log_panel, motion, page, roving
from .choice import Aspect, Value
from .conductor import SLICE, Conductor
from .controls import Controls
from .dialogs import Dialogs
from .pointing import Pointed
from .rules_summary import rules
from .session import Session, default_seats
from .settings import PACES, THEMES, Settings
from .settings_form import form
from .storage import Storage
from .surface import Surface
from .texts import _


_BLINK = 0.2
"""Seconds between two pictures at least when moves follow each other without a pause."""


class App:
    """The page's program.

    Attributes:
        session: The running game.
        settings: What the person has set.
    """

    session: Session

    def __init__(self) -> None:
        self._storage = Storage()
        self.settings = Settings.from_json(self._storage.read("settings"))
        self._surface = Surface(js.document.getElementById("table"))
        self._coarse = js.matchMedia("(pointer: coarse)")
        self._dark = js.matchMedia("(prefers-color-scheme: dark)")
        self._narrow = js.matchMedia("(max-width: 719px)")
        self._dialogs = Dialogs(self._make_dialog())
        self._conductor: Conductor | None = None
        self._preparing: asyncio.Task[None] | None = None
        self._told_denied = False
        self._drawn = 0.0
        self._controls = Controls(self._surface, self)
        js.townwright.report = create_proxy(self.report)

    def _make_dialog(self) -> Any:
        dialog = js.document.createElement("dialog")
        dialog.id = "dialog"
        dialog.setAttribute("aria-labelledby", "dialog-title")
        js.document.body.append(dialog)
        return dialog

    def begin(self) -> None:
        """Go on with the kept game, or start one."""
        kept = self._storage.read("game")
        if kept is not None:
            try:
                self.play(Session.resume(kept))
            except RecordError as error:
                js.console.info(f"The kept game cannot be continued: {error}")
            else:
                return
        seats = default_seats()
        self.play(Session.start({"mode": "classic", "players": len(seats)}, token_hex(4), seats))

    def play(self, session: Session) -> None:
        """Put a game on the table in place of the one before."""
        if self._conductor is not None:
            self._conductor.stop()
        self.session = session
        self._conductor = Conductor(session, lambda: PACES[self.settings.pace], self._moved)
        scene = self._scene()
        self._surface.build(page.whole(scene), roving.grids(scene.state.mode, scene.state.players))
        self._surface.show(page.parts(scene))
        self._keep()
        self._carry_on()

    def report(self) -> str:
        """The game so far, for the report of an error."""
        return self.session.record().to_json()

    # What a person does.

    def activate(self, at: Pointed, *, key: bool) -> None:
        """A control was clicked, or Enter pressed on it."""
        if at.aspect is not None:
            waiting = self.session.choice.turn is not None
            if key and waiting and (at.aspect, at.value) in self.session.choice.picks:
                self._do("confirm")
            else:
                self._choose(at.aspect, at.value)
        elif at.player is not None:
            self.session.look_at(at.player)
            self._surface.show(page.parts(self._scene()))
            self._lead_to("#city")
        elif at.deed:
            self._do(at.deed)

    def peek(self, at: Pointed | None) -> None:
        """A control is pointed at or has the focus, or nothing is."""
        session = self.session
        peek = None
        if at is not None and at.aspect is not None:
            looked = session.choice.pick(at.aspect, at.value)
            peek = looked if looked.picks != session.choice.picks else None
        if peek == session.peek:
            return
        session.peek = peek
        self._surface.show(page.choice_parts(self._scene()))
        self._prepare()

    def key(self, key: str) -> bool:
        """A key was pressed that no control used; tells whether it means something here."""
        if self._dialogs.is_open:
            return False
        if key.isdecimal() and int(key) in self.session.choice.architects:
            self._choose(Aspect.ARCHITECT, int(key))
        elif key == "Escape" and self.session.choice.picks:
            self._set_choice(self.session.choice.step_back())
        elif key == "x" and self.session.choice.can_discard:
            self._do("discard")
        elif key == "?":
            self._do("rules")
        else:
            return False
        return True

    def _choose(self, aspect: Aspect, value: Value) -> None:
        choice = self.session.choice.toggle(aspect, value)
        if choice is self.session.choice:
            return
        if choice.turn is not None and not self._confirms:
            self.session.choice = choice
            self._confirm()
            return
        before = self.session.choice.placing
        self._set_choice(choice)
        if choice.placing is not None and choice.placing != before and not choice.takes_nothing:
            self._lead_to("#city")

    def _set_choice(self, choice: Any) -> None:
        self.session.choice = choice
        self.session.peek = None
        self._surface.show(page.choice_parts(self._scene()))
        self._prepare()

    def _do(self, deed: str) -> None:
        choice = self.session.choice
        match deed:
            case "discard" | "nothing":
                target = DISCARD if deed == "discard" else NO_TILE
                self._set_choice(choice.pick(Aspect.TARGET, target))
                if deed == "nothing" or not self._confirms:
                    self._do("confirm")
            case "confirm":
                self._confirm()
            case "clear":
                self._set_choice(choice.clear())
            case "home":
                self.session.looked_at = None
                self._surface.show(page.parts(self._scene()))
            case "finish":
                if self._conductor is not None:
                    self._conductor.hurry = True
            case "new-game":
                self._new_game()
            case "rules":
                self._dialogs.open(_("Rules and keys"), rules(self.session.state.mode))
            case "settings":
                self._dialogs.open(_("Settings"), form(self.settings), self._set)
            case "theme":
                theme = self.settings.theme
                dark = theme == "dark" or (theme == "system" and self._dark.matches)
                self._change(replace(self.settings, theme="light" if dark else "dark"))

    def _new_game(self) -> None:
        seats = default_seats()
        self.play(Session.start({"mode": "classic", "players": len(seats)}, token_hex(4), seats))

    def _confirm(self) -> None:
        turn = self.session.choice.turn
        if turn is None:
            return
        urbanist = self.session.state.urbanist
        try:
            taken = self.session.play(turn)
        except IllegalActionError:
            return  # a second click on what the first one has already done
        self._moved(taken, urbanist)
        self._carry_on()

    # What follows.

    def _moved(self, taken: TurnTaken, urbanist: int | None = None) -> None:
        """Show a turn that was just played."""
        still = self.settings.pace == "instant" or (self._conductor and self._conductor.hurry)
        if still and self.session.bot_to_act is not None and perf_counter() - self._drawn < _BLINK:
            return
        self._drawn = perf_counter()
        move = None
        if not still and motion.wanted():
            move = motion.Move(self._surface, taken, urbanist=urbanist, shown=self.session.shown)
        self._surface.show(page.parts(self._scene()))
        if move is not None:
            move.go()
        if not self.session.seats[taken.player].is_person:
            self._surface.node("#news").textContent = log_panel.sentence(taken, self.session.seats)
        self._keep()
        if self.session.person_to_act is not None:
            self._prepare()
            self._lead_to("#site")

    def _carry_on(self) -> None:
        if self._conductor is not None:
            self._conductor.carry_on()
        self._prepare()

    def _keep(self) -> None:
        self._storage.write("game", self.session.dump())
        if self._storage.denied and not self._told_denied:
            self._told_denied = True
            self._notice(
                _("This browser keeps nothing for this page: the game is lost when the page is closed.")
            )

    def _notice(self, text: str) -> None:
        self._surface.node("#notice").textContent = text

    def _scene(self) -> Any:
        return self.session.scene(confirms=self._confirms)

    @property
    def _confirms(self) -> bool:
        return self.settings.confirms(coarse=bool(self._coarse.matches))

    def _lead_to(self, selector: str) -> None:
        """Bring a panel into view where not all of them are."""
        if self._narrow.matches:
            smooth = "smooth" if motion.wanted() else "instant"
            self._surface.node(selector).scrollIntoView(
                js.Object.fromEntries([["behavior", smooth], ["block", "start"]])
            )

    def _prepare(self) -> None:
        """Work out what placements would change, a little at a time."""
        if self.session.person_to_act is not None and (self._preparing is None or self._preparing.done()):
            self._preparing = asyncio.ensure_future(self._prepare_slices())

    async def _prepare_slices(self) -> None:
        session = self.session
        preview = session.preview
        while session is self.session and preview is session.preview:
            await asyncio.sleep(0)
            scene = self._scene()
            tiles = [tile for tile in (scene.tile, *scene.state.site) if tile is not None]
            begun, worked = perf_counter(), False
            for _step in preview.work(tiles):
                worked = True
                if perf_counter() - begun > SLICE:
                    break
            if not worked:
                return
            if scene.tile is not None:
                self._surface.show(page.choice_parts(scene))

    # Settings.

    def _set(self, deed: str, values: Any) -> None:
        del deed
        self._change(replace(self.settings, **{k: values[k] for k in ("pace", "confirm", "theme")}))

    def _change(self, settings: Settings) -> None:
        self.settings = settings
        self._storage.write("settings", settings.to_json())
        root = js.document.documentElement
        self._storage.write("theme", settings.theme)
        if settings.theme == THEMES[0]:
            root.removeAttribute("data-theme")
        else:
            root.dataset.theme = settings.theme
        self._surface.show(page.parts(self._scene()))


def start() -> None:
    """Start the page's program and tell the page that the table can be used."""
    app = App()
    app.begin()
    js.document.documentElement.dataset.state = "ready"
