"""The form that starts a game, as markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from townwright.drawing.palette import SHAPES
from townwright.quadropolis import MODES, Mode
from townwright.quadropolis.game import MAX_PLAYERS, MIN_PLAYERS
from townwright.quadropolis.modes import ROWS

from . import icons, labels
from .new_game import KINDS, PERSON, NewGame, Place
from .texts import _, ngettext

Faults = Mapping[str, str]
"""Messages by the field beside which they belong."""


def kind_name(kind: str) -> str:
    """Who can sit on a place: a person, or a kind of bot."""
    known = {PERSON: _("Person"), "random": _("Bot: random"), "greedy": _("Bot: greedy")}
    return known.get(kind) or _("Bot: {name}").format(name=kind)


def markup(game: NewGame, faults: Faults, *, ends_another: bool = False) -> str:
    """The whole form. It is sent as ``start``; a field that settles others reports ``set FIELD``.

    It says so where a game in progress would end. The focus is to go to the first field with a message,
    or to the button that starts the game.
    """
    modes = [(mode.name, labels.mode_name(mode), _mode_hint(mode)) for mode in MODES.values()]
    counts = [(str(count), str(count), "") for count in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    places = "".join(_place(place, faults, absent=place.number > game.players) for place in game.places)
    focus = "" if faults else " autofocus"
    warning = "<span>" + escape(_("This ends the game in progress.")) + "</span>" if ends_another else ""
    return (
        '<form class="new-game" data-do="start" novalidate><div class="fields">'
        + _segments("mode", _("Mode"), modes, game.mode)
        + _segments("players", _("Players"), counts, str(game.players))
        + f'</div><div class="places">{places}</div>'
        + f'<div class="fields">{_playgrounds(game)}{_seed(game, faults)}</div>'
        + f'<p class="deeds">{warning}<button type="submit" class="main"{focus}>'
        + f"{escape(_('Start the game'))}</button></p>"
        + f'<p class="aside"><a href="calculator.html">{escape(_("Score cities of a real table"))}</a></p>'
        + "</form>"
    )


def _mode_hint(mode: Mode) -> str:
    rounds = len(mode.rounds)
    return ngettext(
        "{rounds} round, {rows} × {columns}",
        "{rounds} rounds, {rows} × {columns}",
        rounds,
    ).format(rounds=rounds, rows=ROWS, columns=mode.columns)


def _segments(field: str, legend: str, choices: Sequence[tuple[str, str, str]], chosen: str) -> str:
    """A choice of one among few, all in view: values with their names and hints."""

    def option(value: str, name: str, hint: str) -> str:
        checked = " checked" if value == chosen else ""
        small = f"<small>{escape(hint)}</small>" if hint else ""
        return (
            f'<label><input type="radio" name="{field}" value="{value}" data-do="set {field}"{checked}>'
            f"<span><b>{escape(name)}</b>{small}</span></label>"
        )

    options = "".join(option(*choice) for choice in choices)
    return f'<fieldset class="segments"><legend>{escape(legend)}</legend><div>{options}</div></fieldset>'


def _place(place: Place, faults: Faults, *, absent: bool) -> str:
    number = place.number
    name = _text_field(
        f"name-{number}",
        place.typed,
        place.proposed,
        faults,
        f' data-do="set name-{number}" aria-label="{_quoted(_("Name"))}"',
    )
    kinds = "".join(
        f'<option value="{kind}"{" selected" if kind == place.who else ""}>{escape(kind_name(kind))}</option>'
        for kind in KINDS
    )
    who = (
        f'<select name="who-{number}" data-do="set who-{number}"'
        f' aria-label="{_quoted(_("Person or bot"))}">{kinds}</select>'
    )
    swatches = "".join(_swatch(place, colour) for colour in range(len(SHAPES)))
    title = _quoted(_("Colour and shape"))
    return (
        f'<fieldset class="place" id="place-{number}"{" hidden" if absent else ""}>'
        f"<legend>{escape(_('Player {number}').format(number=number))}</legend>"
        f'<div>{name}{who}<span class="swatches" role="radiogroup" aria-label="{title}">{swatches}</span>'
        f"</div>{_fault(f'name-{number}', faults)}</fieldset>"
    )


def _swatch(place: Place, colour: int) -> str:
    name = _("{colour} {shape}").format(
        colour=labels.colour_name(colour), shape=labels.shape_name(SHAPES[colour])
    )
    field = f"colour-{place.number}"
    checked = " checked" if colour == place.colour else ""
    return (
        f'<label title="{_quoted(name)}"><input type="radio" name="{field}" value="{colour}"'
        f' data-do="set {field}" aria-label="{_quoted(name)}"{checked}>{icons.mark_icon(colour)}</label>'
    )


def _playgrounds(game: NewGame) -> str:
    hint = _("One park of each round is a playground: it brings an inhabitant and absorbs no energy.")
    checked = " checked" if game.playgrounds else ""
    return (
        '<div class="field"><label><input type="checkbox" name="playgrounds"'
        f' aria-describedby="hint-playgrounds"{checked}> {escape(_("Playgrounds"))}</label>'
        f'<small id="hint-playgrounds">{escape(hint)}</small></div>'
    )


def _seed(game: NewGame, faults: Faults) -> str:
    hint = _("The same seed lays out the same tiles again.")
    return (
        f'<div class="field"><label for="field-seed">{escape(_("Seed"))}</label>'
        f"{_text_field('seed', game.seed, _('by lot'), faults)}"
        f'<small id="hint-seed">{escape(hint)}</small>{_fault("seed", faults)}</div>'
    )


def _text_field(field: str, value: str, placeholder: str, faults: Faults, more: str = "") -> str:
    described = f' aria-invalid="true" aria-describedby="fault-{field}"' if field in faults else ""
    focus = " autofocus" if field == next(iter(faults), None) else ""
    return (
        f'<input id="field-{field}" name="{field}" value="{_quoted(value)}" autocomplete="off"'
        f' spellcheck="false" placeholder="{_quoted(placeholder)}"{described}{focus}{more}>'
    )


def _fault(field: str, faults: Faults) -> str:
    return f'<p class="fault" id="fault-{field}">{escape(faults[field])}</p>' if field in faults else ""


def _quoted(text: str) -> str:
    return escape(text, quote=True)
