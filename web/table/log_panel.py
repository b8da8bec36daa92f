"""What has happened, newest first, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from townwright.quadropolis import DISCARD, TurnTaken

from . import icons, labels
from .scene import Part, Parts, Scene, Seat
from .texts import _


def whole() -> str:
    """The panel as it is built once; `parts` fills it."""
    title = escape(_("Log"), quote=True)
    return (
        f'<section class="panel" id="log" aria-label="{title}">'
        '<ol id="log-lines" tabindex="0"></ol></section>'
    )


def parts(scene: Scene) -> Parts:
    """Every turn."""
    lines = [_line(event, scene.seats) for event in reversed(scene.turns)]
    start = _("{name} starts the game as Mayor.").format(name=scene.seats[_starter(scene)].name)
    return {"#log-lines": Part(f"{''.join(lines)}<li>{escape(start)}</li>", grows=True)}


def _starter(scene: Scene) -> int:
    return scene.turns[0].player if scene.turns else scene.state.first_player


def sentence(event: TurnTaken, seats: Sequence[Seat]) -> str:
    """What a player did, as one sentence."""
    turn = event.turn
    return _sentence_form(event).format(
        name=seats[event.player].name,
        number=turn.architect,
        slot=labels.slot_place(turn.slot),
        tile=labels.building_name(event.tile) if event.tile else "",
        square=turn.target,
    )


def _sentence_form(event: TurnTaken) -> str:
    if event.tile is None:
        return _("{name} placed {number} at {slot} and took nothing.")
    if event.turn.target == DISCARD:
        return _("{name} placed {number} at {slot}: {tile}, discarded.")
    if event.mayor_taken:
        return _("{name} placed {number} at {slot}: {tile} on {square}, with the Mayor.")
    return _("{name} placed {number} at {slot}: {tile} on {square}.")


def _line(event: TurnTaken, seats: Sequence[Seat]) -> str:
    seat = seats[event.player]
    tile = icons.kind_icon(event.tile.kind) if event.tile else '<i class="icon"></i>'
    gains = icons.inhabitant_icon() * event.inhabitants + icons.energy_icon() * event.energy
    return (
        f"<li>{icons.mark_icon(seat.colour)}{tile}<span>{escape(sentence(event, seats))}</span>{gains}</li>"
    )
