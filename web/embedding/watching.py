"""A recorded game to look at: site, city and players as at the table, and buttons that go through it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import cast

from table import city_panel, icons, log_panel, players_panel, roving, site_panel
from table.choice import Choice
from table.preview import Preview
from table.roving import Grid
from table.scene import Part, Parts, Scene, Seat
from table.texts import _
from townwright.core.history import History
from townwright.core.records import Record
from townwright.quadropolis import QuadropolisState, Turn, TurnTaken, allocate

STEPS = {
    "first": "M5 4h3v16H5zM20 4v16L9 12z",
    "back": "M17 4v16L6 12z",
    "forward": "M7 4v16l11-8z",
    "last": "M16 4h3v16h-3zM4 4v16l11-8z",
}
"""The buttons in their order, and what is drawn on them."""


class Watched(Scene):
    """A scene in which nobody is to choose anything."""

    @property
    def chooser(self) -> int | None:
        """Nobody."""
        return None

    @property
    def persons(self) -> list[int]:
        """Nobody: the cities are those of the players that are named."""
        return []


class Film:
    """A recorded game, and the moment of it that is shown.

    Attributes:
        at: That moment, in actions from the start.
        looked_at: Player whose city somebody wants to see, None for the one that moved last.
    """

    def __init__(self, history: History[Turn], record: Record, at: int) -> None:
        """Show a replayed record at a moment."""
        self._history = history
        self._seats = tuple(Seat(player, colour) for colour, player in enumerate(record.players))
        self.at = at
        self.looked_at: int | None = None

    @property
    def length(self) -> int:
        """How many actions it has."""
        return len(self._history)

    @property
    def taken(self) -> TurnTaken | None:
        """The turn that led to this moment, None at the start."""
        return self._turns[-1] if self.at else None

    @property
    def _turns(self) -> list[TurnTaken]:
        past = self._history.events[: self.at]
        return [event for events in past for event in events if isinstance(event, TurnTaken)]

    def target(self, step: str) -> int:
        """The moment to which a button leads."""
        return {
            "first": 0,
            "back": max(0, self.at - 1),
            "forward": min(self.length, self.at + 1),
            "last": self.length,
        }[step]

    def show(self, at: int) -> None:
        """Go to a moment."""
        self.at = at
        self.looked_at = None

    def scene(self) -> Scene:
        """What there is to see at this moment."""
        state = cast("QuadropolisState", self._history.at(self.at))
        taken = self.taken
        moved = state.active if taken is None else taken.player
        shown = moved if self.looked_at is None else self.looked_at
        return Watched(
            state=state,
            seats=self._seats,
            shown=shown,
            choice=Choice.none(),
            peek=None,
            pointed=None,
            preview=Preview(state.cities[shown]),
            allocations=[allocate(city) for city in state.cities],
            turns=self._turns,
            confirms=False,
        )


def whole(scene: Scene) -> str:
    """The markup of everything, whose parts are still empty."""
    labels = dict(zip(STEPS, (_("First move"), _("Back"), _("Forward"), _("Last move")), strict=True))
    buttons = "".join(
        f'<button type="button" id="step-{step}" data-do="{step}" tabindex="-1"'
        f' aria-label="{escape(label, quote=True)}" title="{escape(label, quote=True)}">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{STEPS[step]}"/></svg></button>'
        for step, label in labels.items()
    )
    return (
        f'<div id="board">{site_panel.whole()}{city_panel.whole(scene)}{players_panel.whole(scene)}'
        '<section class="panel" id="bar"><div id="steps" role="group">'
        f'{buttons}</div><p id="moment"></p><p id="prompt" role="status"></p></section></div>'
    )


def grids(scene: Scene) -> Mapping[str, Grid]:
    """Where the arrow keys lead."""
    table = roving.grids(scene.state.mode, scene.state.players)
    panels = {panel: table[panel] for panel in ("#site", "#city", "#players")}
    return {**panels, "#steps": [[f"#step-{step}" for step in STEPS]]}


def parts(film: Film) -> Parts:
    """Every part as it looks at this moment."""
    scene = film.scene()
    moment = _("Round {number} · move {at} of {length}").format(
        number=scene.state.round, at=film.at, length=film.length
    )
    shown: dict[str, Part] = {
        "#moment": Part(escape(moment)),
        "#prompt": Part(_told(film, scene)),
        **site_panel.parts(scene),
        **city_panel.parts(scene),
        **players_panel.parts(scene),
    }
    for step in STEPS:
        shown[f"#step-{step}"] = Part(None, "useless" if film.target(step) == film.at else "")
    return shown


def _told(film: Film, scene: Scene) -> str:
    taken = film.taken
    if taken is None:
        return escape(
            _("{name} starts the game as Mayor.").format(name=scene.seats[scene.state.first_player].name)
        )
    mark = icons.mark_icon(scene.seats[taken.player].colour)
    return mark + escape(log_panel.sentence(taken, scene.seats))
