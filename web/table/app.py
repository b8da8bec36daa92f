"""The table on the page: what a person does goes to the session, what follows goes to the surface."""

from __future__ import annotations

import asyncio
from os import urandom
from time import perf_counter
from typing import Any

import js
from pyodide.ffi import create_proxy

from townwright.core.errors import IllegalActionError
from townwright.quadropolis import DISCARD, NO_TILE, TurnTaken

from . import action_bar, motion, notices, page, roving, score_sheet
from .choice import Aspect, Choice, Value
from .conductor import Conductor
from .controls import Controls
from .dialogs import Dialogs
from .keeping import Keeping
from .new_game import NewGame
from .new_game_dialog import NewGameDialog
from .pointing import Pointed
from .preferences import Preferences
from .preparation import Preparation
from .readiness import ready
from .rules_summary import rules
from .scene import Scene
from .session import Session
from .storage import Storage
from .surface import Surface
from .tasks import later
from .texts import _, speak

_BLINK = 0.2
"""Seconds between two pictures at least when moves follow each other without a pause."""
_SEEN = 0.6
"""Seconds after which a person has seen where the own tile went."""
_ABOVE_PX = 8
"""Left free above a panel that was brought into view."""


class App:
    """The page's program.

    Attributes:
        session: The running game.
    """

    session: Session
    _conductor: Conductor | None = None
    _urbanist: int | None = None
    """Square of the Site where the Urbanist is seen."""
    _preparation: Preparation

    def __init__(self) -> None:
        storage = Storage()
        self._keeping = Keeping(storage)
        self._surface = Surface(js.document.getElementById("table"))
        self._narrow = js.matchMedia("(max-width: 719px)")
        self._dialogs = Dialogs(_dialog())
        self._preferences = Preferences(storage, self._dialogs, self._show)
        self._new_game = NewGameDialog(self._dialogs, storage, self._start)
        self._drawn = 0.0
        self._controls = Controls(self._surface, self)
        js.townwright.report = create_proxy(self.report)

    def begin(self) -> None:
        """Go on with the kept game; without one, ask which game to play, over one that is ready to start."""
        kept = self._keeping.resume()
        if kept is not None:
            self.play(kept)
            return
        self.play(_started(NewGame.from_json(None)))
        self._new_game.open()

    def _start(self, game: NewGame) -> None:
        later(self._play_anew, _started(game))

    def _play_anew(self, session: Session) -> None:
        self.play(session)
        self._dialogs.close()
        later(self._surface.focus_panel, "#site")

    def play(self, session: Session) -> None:
        """Put a game on the table in place of the one before."""
        if self._conductor is not None:
            self._conductor.stop()
            self._preparation.stop()
        self.session = session
        self._conductor = Conductor(session, lambda: self._preferences.pace, self._bot_moved)
        self._preparation = Preparation(session, self._scene, self._show_choice)
        scene = self._scene()
        self._surface.build(page.whole(scene), roving.grids(scene.state.mode, scene.state.players))
        self._surface.show(page.parts(scene))
        self._urbanist = scene.state.urbanist
        self._keep()
        self._carry_on()

    def report(self) -> str:
        """The game so far, for the report of an error."""
        return self.session.record().to_json()

    # What a person does.

    def activate(self, at: Pointed, *, key: bool) -> None:
        """A control was clicked, or Enter pressed on it."""
        if at.aspect is not None:
            square = str(at.value) if at.aspect is Aspect.TARGET else None
            pointed = self.session.pointed
            self.session.point_at(square)
            if self.session.pointed != pointed:
                self._show_choice()
            if square is not None and not self.session.builds_here:
                return
            waiting = self.session.choice.turn is not None
            if key and waiting and (at.aspect, at.value) in self.session.choice.picks:
                self._do("confirm")
            else:
                self._choose(at.aspect, at.value)
        elif at.player is not None:
            self.session.look_at(at.player)
            self._show()
            self._lead_to("#city")
        elif at.deed:
            self._do(at.deed)

    def peek(self, at: Pointed | None) -> None:
        """A control is pointed at or has the focus, or nothing is."""
        session, before = self.session, (self.session.peek, self.session.pointed)
        square = str(at.value) if at is not None and at.aspect is Aspect.TARGET else None
        session.point_at(square)
        session.peek = None
        if at is not None and at.aspect is not None and (square is None or session.builds_here):
            looked = session.choice.pick(at.aspect, at.value)
            session.peek = looked if looked.picks != session.choice.picks else None
        if before == (session.peek, session.pointed):
            return
        self._show_choice()
        self._preparation.carry_on()

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
        if choice.turn is not None and not self._preferences.confirms:
            self.session.choice = choice
            self._confirm()
            return
        before = self.session.choice.placing
        self._set_choice(choice)
        builds = not choice.takes_nothing and not choice.fits_nowhere
        if builds and choice.placing is not None and choice.placing != before:
            self._lead_to("#city")

    def _set_choice(self, choice: Choice) -> None:
        self.session.choice = choice
        self.session.peek = None
        self._show_choice()
        for stop in roving.next_stops(self._scene()):
            self._surface.stop_at(stop)
        self._preparation.carry_on()

    def _do(self, deed: str) -> None:
        """Carry out what a button of the table stands for."""
        choice = self.session.choice
        match deed:
            case "discard":
                self._choose(Aspect.TARGET, DISCARD)
            case "nothing":
                self.session.choice = choice.pick(Aspect.TARGET, NO_TILE)
                self._confirm()
            case "confirm":
                self._confirm()
            case "clear":
                self._set_choice(choice.clear())
            case "home":
                self.session.look_at(None)
                self._show()
            case "dismiss":
                self._keeping.notice = ""
                self._surface.show({"#notice": notices.notice("")})
            case "finish":
                if self._conductor is not None:
                    self._conductor.hurry = True
            case _:
                later(self._from_menu, deed)

    def _from_menu(self, deed: str) -> None:
        match deed:
            case "new-game":
                self._new_game.open(ends_another=self.session.is_under_way)
            case "scores":
                self._show_scores()
            case "rules":
                self._dialogs.open(_("Rules and keys"), rules(self.session.state.mode))
            case "settings":
                self._preferences.open()
            case "theme":
                self._preferences.switch_theme()

    def _show_scores(self) -> None:
        scene = self._scene()
        self._dialogs.open(score_sheet.title(scene), score_sheet.markup(scene), self._after_scores, wide=True)

    def _after_scores(self, deed: str, _values: Any) -> None:
        if deed == "print":
            js.window.print()
            return
        if deed == "again":
            history = self.session.history
            later(self._play_anew, Session.start(history.options, urandom(8).hex(), self.session.seats))
            return
        self._dialogs.close()
        self._do(deed)

    def _confirm(self) -> None:
        turn = self.session.choice.turn
        if turn is None:
            return
        try:
            taken = self.session.play(turn)
        except IllegalActionError:
            return  # a second click on what the first one has already done
        self._keep()
        self._surface.show(action_bar.parts(self._scene()))
        later(self._show_own, taken)

    # What follows.

    def _show_own(self, taken: TurnTaken) -> None:
        """Show a turn that a person played, whose architect the bar has shown gone already, and go on."""
        self._moved(taken)
        self._carry_on()
        asyncio.get_running_loop().call_later(_SEEN, self._watch_others)

    def _watch_others(self) -> None:
        """Bring what bots do into view, once: whoever looks elsewhere meanwhile is left there."""
        if self.session.bot_to_act is not None:
            self._lead_to("#site")

    def _bot_moved(self, taken: TurnTaken) -> None:
        self._keep()
        self._moved(taken)

    def _moved(self, taken: TurnTaken) -> None:
        """Show a turn that was just played."""
        still = self._preferences.pace == 0 or (self._conductor and self._conductor.hurry)
        if still and self.session.bot_to_act is not None and perf_counter() - self._drawn < _BLINK:
            return
        self._drawn = perf_counter()
        move = None
        if not still and motion.wanted():
            move = motion.Move(self._surface, taken, urbanist=self._urbanist, shown=self.session.shown)
        self._show()
        self._urbanist = self.session.state.urbanist
        if move is not None:
            move.go()
        self._preparation.carry_on()
        if self.session.person_to_act is not None:
            self._lead_to("#site")
        if self.session.state.is_over:
            self._show_scores()

    def _carry_on(self) -> None:
        if self._conductor is not None:
            self._conductor.carry_on()
        self._preparation.carry_on()

    def _keep(self) -> None:
        self._keeping.keep(self.session)
        self._surface.show({"#notice": notices.notice(self._keeping.notice)})

    def _show(self) -> None:
        self._surface.show(page.parts(self._scene()))

    def _show_choice(self) -> None:
        self._surface.show(page.choice_parts(self._scene()))

    def _scene(self) -> Scene:
        return self.session.scene(confirms=self._preferences.confirms)

    def _lead_to(self, selector: str) -> None:
        """Bring a panel into view where not all of them are.

        Only this window scrolls: a page around it, whose frame shows everything, stays where it is.
        """
        if self._narrow.matches:
            smooth = "smooth" if motion.wanted() else "instant"
            top = js.scrollY + self._surface.node(selector).getBoundingClientRect().top - _ABOVE_PX
            js.window.scrollTo(js.Object.fromEntries([["behavior", smooth], ["top", top]]))


def _started(game: NewGame) -> Session:
    return Session.start(game.options, game.drawn_seed(), game.seats)


def _dialog() -> Any:
    """A new ``<dialog>`` on the page."""
    dialog = js.document.createElement("dialog")
    dialog.id = "dialog"
    dialog.setAttribute("aria-labelledby", "dialog-title")
    js.document.body.append(dialog)
    return dialog


def start() -> None:
    """Start the page's program and tell the page that the table can be used."""
    speak(str(js.document.documentElement.lang))
    App().begin()
    ready()
