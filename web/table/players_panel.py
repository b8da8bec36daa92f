"""Everybody's standing: city in small, resources, architects left, Mayor, live score and its parts."""

from __future__ import annotations

from html import escape

from townwright.drawing import small_city
from townwright.quadropolis import Allocation

from . import icons, labels
from .city_panel import score_parts
from .scene import Part, Parts, Scene
from .texts import _


def whole(scene: Scene) -> str:
    """The panel as it is built once for a game; `parts` fills it."""
    title = escape(_("Players"), quote=True)
    panels = "".join(
        f'<li><button type="button" id="player-{player}" data-player="{player}" tabindex="-1"></button>'
        f'<ul class="score-parts" id="player-{player}-score"></ul></li>'
        for player in range(scene.state.players)
    )
    return f'<aside id="players" aria-label="{title}"><ul class="players">{panels}</ul></aside>'


def parts(scene: Scene) -> Parts:
    """One button for each player that brings up the city, and the parts of the score beside it."""
    shown: dict[str, Part] = {}
    for player in range(scene.state.players):
        allocation = scene.allocations[player]
        shown[f"#player-{player}"] = _player(scene, player, allocation)
        shown[f"#player-{player}-score"] = Part(score_parts(scene.state.cities[player], allocation))
    return shown


def _player(scene: Scene, player: int, allocation: Allocation) -> Part:
    state, seat = scene.state, scene.seats[player]
    city = state.cities[player]
    names = state.mode.square_names
    stacks = {names[square]: stack for square, stack in city.buildings()}
    mayor = icons.mayor_icon() if state.mayor == player else ""
    bot = "" if seat.is_person else f'<span class="bot">{escape(_("bot"))}</span>'
    head = (
        f'<span class="who">{icons.mark_icon(seat.colour)}<b>{escape(seat.name)}</b>{bot}{mayor}</span>'
        f'<span class="total">{labels.figure(allocation.total)}</span>'
    )
    held = (
        f"<span>{icons.inhabitant_icon()}{city.inhabitants}</span>"
        f"<span>{icons.energy_icon()}{city.energy}</span>"
    )
    hand = "" if state.mode.pooled else _hand(scene, player)
    inner = (
        f'<span class="head">{head}</span>{small_city(scene.plan, stacks)}'
        f'<span class="held">{held}{hand}</span>'
    )
    classes = f"player panel p{seat.colour}"
    if player == state.to_act:
        classes += " acting"
    if player == scene.shown:
        classes += " shown"
    return Part(inner, classes, _label(scene, player, allocation))


def _hand(scene: Scene, player: int) -> str:
    dots = "".join(
        f'<i class="{"left" if count else "gone"}">{number}</i>'
        for number, count in enumerate(scene.state.hand(player), 1)
    )
    return f'<span class="hand">{dots}</span>'


def _label(scene: Scene, player: int, allocation: Allocation) -> str:
    state, seat = scene.state, scene.seats[player]
    left = [str(number) for number, count in enumerate(state.hand(player), 1) if count]
    return labels.listed(
        _("{name}: {points}").format(name=seat.name, points=labels.points(allocation.total)),
        labels.resources(state.cities[player]),
        "" if state.mode.pooled else _("architects left: {numbers}").format(numbers=" ".join(left) or "0"),
        _("holds the Mayor") if state.mayor == player else "",
        _("to act") if state.to_act == player else "",
        _("shows the city"),
    )
