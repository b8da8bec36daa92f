"""The program of the page that others put into a frame."""

from __future__ import annotations

from html import escape
from typing import Any

import js
from pyodide.ffi.wrappers import add_event_listener

from table.app import App
from table.controls import Controls
from table.kept_game import GAMES
from table.pointing import Pointed
from table.readiness import ready
from table.session import Session
from table.surface import Surface
from table.texts import _, speak
from townwright.core.errors import TownwrightError
from townwright.core.history import replay
from townwright.core.records import Record
from townwright.quadropolis import TurnTaken

from . import watching
from .host import Host
from .request import Request, origin
from .watching import Film


class Game(App):
    """A game to play. It starts anew with the page: the reader's own game at home is left alone."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host

    def play(self, session: Session) -> None:
        """Put a game on the table, and tell the page around."""
        super().play(session)
        history = session.history
        self._host.tell(
            "start",
            game=history.game.name,
            mode=session.state.mode.name,
            players=[seat.name for seat in session.seats],
            moves=len(history),
        )

    def _moved(self, taken: TurnTaken) -> None:
        super()._moved(taken)
        state, moves = self.session.state, len(self.session.history)
        self._host.tell("move", number=moves, player=taken.player, action=str(taken.turn))
        if state.is_over:
            result = state.result()
            self._host.tell("end", scores=list(result.scores), winners=list(result.winners))

    def _keep(self) -> None:
        """Keep nothing."""


class Replay:
    """A recorded game to look at."""

    def __init__(self, host: Host, record: Record, at: int) -> None:
        """Show it at a moment.

        Raises:
            RecordError: The record breaks the rules.
        """
        self._host = host
        self._film = Film(replay(record, GAMES), record, at)
        self._surface = Surface(js.document.getElementById("table"))
        scene = self._film.scene()
        self._surface.build(watching.whole(scene), watching.grids(scene))
        Controls(self._surface, self)
        host.length = self._film.length
        players = [seat.name for seat in scene.seats]
        host.tell(
            "start", game=record.game, mode=scene.state.mode.name, players=players, moves=self._film.length
        )
        self.show(at)

    def show(self, at: int) -> None:
        """Go to a moment."""
        self._film.show(at)
        self._surface.show(watching.parts(self._film))
        self._host.tell("show", at=at, moves=self._film.length)

    def activate(self, at: Pointed, *, key: bool) -> None:
        """A button was pressed, or a player's panel."""
        del key
        if at.deed in watching.STEPS:
            self.show(self._film.target(at.deed))
        elif at.player is not None:
            self._film.looked_at = at.player
            self._surface.show(watching.parts(self._film))

    def peek(self, at: Pointed | None) -> None:
        """Nothing depends on what is pointed at."""

    def key(self, key: str) -> bool:
        """No key means anything that no control uses."""
        del key
        return False


def start() -> None:
    """Start what the address asks for and tell the page, and the page around, that it can be used."""
    root = js.document.documentElement
    root.dataset.embedded = ""
    speak(str(root.lang))
    table = js.document.getElementById("table")
    add_event_listener(js.document, "pointerdown", _remember_place)
    fragment = str(js.location.hash)
    host = Host(origin(fragment))
    try:
        _begin(Request.from_fragment(fragment), host)
    except TownwrightError as error:
        text = _("This game cannot be shown: {reason}").format(reason=error)
        table.innerHTML = f'<p class="panel" id="refusal" role="alert">{escape(text)}</p>'
        js.console.warn(text)
    host.follow(table)
    ready()


def _begin(request: Request, host: Host) -> None:
    if request.interactive or request.record is None:
        session = request.session()
        Game(host).play(session)
    else:
        host.show = Replay(host, request.record, request.moment).show


def _remember_place(event: Any) -> None:
    """A dialog opens where the reader just was: the frame may be much higher than the window."""
    js.document.documentElement.style.setProperty("--reader", f"{event.clientY}px")
