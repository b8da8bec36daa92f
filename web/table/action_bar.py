"""What to do next: the architects, a sentence, and the buttons that end a turn."""

from __future__ import annotations

from html import escape

from townwright.quadropolis import DISCARD

from . import icons, labels, log_panel
from .choice import Aspect
from .scene import Part, Parts, Scene
from .texts import _, ngettext


def whole(scene: Scene) -> str:
    """The bar as it is built once for a game; `parts` fills it."""
    title = escape(_("Architects"), quote=True)
    numbers = range(1, scene.state.mode.architects + 1)
    architects = "".join(
        f'<button type="button" id="architect-{n}" data-architect="{n}" tabindex="-1"></button>'
        for n in numbers
    )
    return (
        '<section class="panel" id="bar">'
        f'<div id="architects" role="group" aria-label="{title}">{architects}</div>'
        '<p id="prompt" role="status"></p><p class="for-readers" id="news" aria-live="polite"></p>'
        '<div id="deeds"></div></section>'
    )


def parts(scene: Scene) -> Parts:
    """Architects, sentence and buttons."""
    shown = {
        "#deeds": Part(_deeds(scene)),
        "#prompt": Part(escape(prompt(scene))),
        "#news": Part(escape(_news(scene))),
    }
    shown |= {f"#architect-{n}": _architect(scene, n) for n in range(1, scene.state.mode.architects + 1)}
    now = "over" if scene.state.is_over else "others" if scene.chooser is None else "yours"
    shown["#bar"] = Part(None, f"panel {now}")
    return shown


def _architect(scene: Scene, number: int) -> Part:
    state = scene.state
    player = scene.chooser if scene.chooser is not None else scene.shown
    left = state.hand(player)[number - 1]
    colour = None if state.mode.pooled else scene.seats[player].colour
    placing = scene.choice.placing
    chosen = number in (scene.choice.picked(Aspect.ARCHITECT), placing and placing.architect)
    possible = scene.chooser is not None and number in scene.looked.architects
    classes = "chosen" if chosen else "possible" if possible else "other" if left else "gone"
    label = _("Architect {number}").format(number=number)
    count = ""
    if state.mode.pooled:
        count = f'<span class="count">×{left}</span>'
        label = labels.listed(label, ngettext("{count} left", "{count} left", left).format(count=left))
    elif not left:
        label = labels.listed(label, _("already placed"))
    if chosen:
        label = labels.listed(label, _("chosen"))
    return Part(icons.architect_icon(number, colour) + count, f"architect-button {classes}", label)


def prompt(scene: Scene) -> str:
    """What is to be done next, or what is going on."""
    state = scene.state
    if state.is_over:
        return _("The game is over.")
    if scene.chooser is None:
        return _("{name} is thinking …").format(name=scene.seats[state.active].name)
    choice = scene.choice
    tile = None if choice.site is None else state.site[choice.site]
    target = choice.picked(Aspect.TARGET)
    if choice.takes_nothing:
        return _nothing(scene)
    if choice.turn is not None and tile is not None:
        return _complete(scene, labels.building_name(tile), str(target))
    if choice.fits_nowhere and tile is not None:
        return _("{tile}: fits nowhere. Discard it or take another.").format(tile=labels.building_name(tile))
    if choice.placing is not None and tile is not None:
        return _("{tile}: choose a square in your city.").format(tile=labels.building_name(tile))
    if tile is not None:
        return _("{tile}: choose a slot to take it from.").format(tile=labels.building_name(tile))
    architect = choice.picked(Aspect.ARCHITECT)
    if architect is not None:
        return _("Architect {number}: choose a slot or a tile.").format(number=architect)
    if choice.picked(Aspect.SLOT) is not None:
        return _("Choose the architect to place there.")
    if target is not None:
        return _("Square {square}: choose the tile to build there.").format(square=target)
    if len(scene.persons) == 1:
        return _("Your turn: choose an architect, a slot or a tile.")
    return _("{name}: choose an architect, a slot or a tile.").format(name=scene.seats[scene.chooser].name)


def _news(scene: Scene) -> str:
    """What a bot has just done; what a person did, everybody has seen."""
    if not scene.turns or scene.seats[scene.turns[-1].player].is_person:
        return ""
    return log_panel.sentence(scene.turns[-1], scene.seats)


def _nothing(scene: Scene) -> str:
    deal, site = scene.state.deal, scene.choice.site
    if site is None or deal.face_up[site]:
        return _("This square is empty: you would take nothing.")
    count = scene.state.players
    return ngettext(
        "Face down with {count} player: you would take nothing.",
        "Face down with {count} players: you would take nothing.",
        count,
    ).format(count=count)


def _complete(scene: Scene, tile: str, target: str) -> str:
    if target == DISCARD:
        return _("Discard the tile {tile}?").format(tile=tile)
    change = scene.change(target)
    if change is None:
        return _("Build {tile} on {square}?").format(tile=tile, square=target)
    return _("Build {tile} on {square} for {change}?").format(
        tile=tile, square=target, change=labels.change(change)
    )


def _deeds(scene: Scene) -> str:
    if scene.state.is_over:
        return _button("scores", _("Score sheet"), "main") + _button("new-game", _("New game"))
    if scene.chooser is None:
        return _button("finish", _("Skip ahead")) if scene.persons else ""
    choice = scene.choice
    buttons = []
    if choice.picks:
        label = escape(_("Start over"))
        buttons.append(
            f'<button type="button" data-do="clear" aria-label="{label}"><span class="sign">↺</span>'
            f'<span class="word spare">{label}</span></button>'
        )
    if choice.can_discard and choice.picked(Aspect.TARGET) != DISCARD:
        buttons.append(_button("discard", _("Discard {change}").format(change=labels.change(0)), "spare"))
    if choice.takes_nothing:
        buttons.append(_button("nothing", _("Take nothing"), "main"))
    elif choice.turn is not None:
        buttons.append(_button("confirm", _("Confirm"), "main"))
    return "".join(buttons)


def _button(deed: str, label: str, classes: str = "") -> str:
    return f'<button type="button" class="{classes}" data-do="{deed}">{escape(label)}</button>'
