"""Where cities are entered: mode, players, tiles, squares, notation."""

from __future__ import annotations

from html import escape

from table import icons, labels
from table.roving import Grid
from table.scene import Part, Parts
from table.texts import _, ngettext
from townwright.core.records import LONGEST_NAME
from townwright.drawing import CitySquareView, city, city_cell, city_square_class, square_number, tile
from townwright.quadropolis import MODES, TILES, Mode, Tile
from townwright.quadropolis.calculator import Sheet
from townwright.quadropolis.modes import ROWS

from .desk import ERASER, MOST_PLAYERS, Desk
from .names import name_of


def tools(mode: Mode) -> list[str]:
    """The tiles that can be built in a mode, Playgrounds among them."""
    return [code for code in TILES if code in mode.box or code == "G"]


def whole(mode: Mode) -> str:
    """The panels as they are built once for a mode; `parts` fills them."""
    blank = {name: CitySquareView(label="-") for name in mode.square_names}
    return (
        f'<section class="panel" id="entry" aria-label="{_quoted(_("Cities"))}">'
        f'<div id="choices">{_modes()}{_counts()}</div>'
        f'<div id="tabs" role="group" aria-label="{_quoted(_("Whose city"))}">{_tabs()}</div>'
        f'<div id="town">{city(mode, blank)}</div></section>'
        f'<section class="panel" id="tools" aria-label="{_quoted(_("Tools"))}"><p id="hand"></p>'
        f'<div id="palette" role="group" aria-label="{_quoted(_("Tiles"))}">{_palette(mode)}</div>'
        f'<div id="steps">{_button("undo", _("Undo"), "↶")}{_button("redo", _("Redo"), "↷")}'
        f"{_button('clear', _('Empty'), '✕')}</div></section>"
    )


def texts() -> str:
    """The panel of what is typed: a name, and the city in notation."""
    return (
        f'<section class="panel" id="texts" aria-label="{_quoted(_("Name and text"))}">'
        f'<label for="name">{escape(_("Name"))}</label>'
        f'<input id="name" autocomplete="off" maxlength="{LONGEST_NAME}">'
        f'<label for="notation">{escape(_("City as text"))}</label>'
        '<textarea id="notation" rows="2" autocomplete="off" autocapitalize="off" spellcheck="false"'
        ' aria-describedby="notation-fault"></textarea><p class="fault" id="notation-fault"></p></section>'
    )


def grids(mode: Mode) -> dict[str, Grid]:
    """Where the arrow keys lead in this panel, by the selector of the group."""
    names, columns = mode.square_names, mode.columns
    return {
        "#town": [
            [f'#town [data-square="{name}"]' for name in names[row * columns : (row + 1) * columns]]
            for row in range(ROWS)
        ],
        "#palette": palette_grid(mode, 1),
    }


def palette_grid(mode: Mode, columns: int) -> Grid:
    """Where the arrow keys lead among the tiles, which stand in so many columns."""
    buttons = [f'#palette [data-tool="{code}"]' for code in (*tools(mode), ERASER)]
    return [buttons[start : start + columns] for start in range(0, len(buttons), columns)]


def parts(desk: Desk) -> Parts:
    """Everything in the panel but what is being typed."""
    shown: dict[str, Part] = {}
    for mode in MODES.values():
        shown[f'[data-mode="{mode.name}"]'] = _choice(labels.mode_name(mode), chosen=mode is desk.mode)
    for count in range(1, MOST_PLAYERS + 1):
        label = ngettext("{count} player", "{count} players", count).format(count=count)
        shown[f'[data-count="{count}"]'] = _choice(label, chosen=count == desk.players)
    for player in range(MOST_PLAYERS):
        shown[f"#tab-{player}"] = _tab(desk, player)
    shown["#hand"] = Part(escape(_hand(desk)))
    for code in tools(desk.mode):
        shown[f'[data-tool="{code}"]'] = _choice(labels.tile_name(TILES[code]), chosen=code == desk.tool)
    shown[f'[data-tool="{ERASER}"]'] = _choice(_("Take a tile off"), chosen=desk.tool == ERASER)
    shown['[data-do="undo"]'] = Part(None, "" if desk.past else "off", _("Undo"))
    shown['[data-do="redo"]'] = Part(None, "" if desk.future else "off", _("Redo"))
    return {**shown, **_squares(desk)}


def square_label(desk: Desk, square: int) -> str:
    """The full name of a square of the city being entered, with what stands there."""
    sheet = desk.sheet
    return _square_label(sheet, square, scored=not desk.withholds(sheet))


def _square_label(sheet: Sheet, square: int, *, scored: bool) -> str:
    stack, best = sheet.city.stacks[square], sheet.best
    label = _("{where}: {what}").format(
        where=labels.city_square_name(sheet.city.mode, square), what=labels.stack_name(stack)
    )
    if not stack or not scored:
        return label
    if not best.active >> square & 1:
        return labels.listed(label, _("not activated"))
    label = labels.listed(label, _("activated"))
    if square in best.absorbing:
        return labels.listed(label, _("absorbs 1 energy"))
    customers = best.customers.get(square, 0)
    if not customers:
        return label
    guests = ngettext("{count} customer", "{count} customers", customers).format(count=customers)
    return labels.listed(label, guests)


def _choice(name: str, *, chosen: bool, classes: str = "") -> Part:
    """One of several buttons of which one is chosen."""
    if not chosen:
        return Part(None, classes, name)
    return Part(None, f"{classes} chosen".lstrip(), labels.listed(name, _("chosen")))


def _modes() -> str:
    buttons = "".join(
        f'<button type="button" data-mode="{mode.name}">{escape(labels.mode_name(mode))}</button>'
        for mode in MODES.values()
    )
    return f'<div class="segmented" role="group" aria-label="{_quoted(_("Mode"))}">{buttons}</div>'


def _counts() -> str:
    buttons = "".join(
        f'<button type="button" data-count="{count}">{count}</button>' for count in range(1, MOST_PLAYERS + 1)
    )
    return f'<div class="segmented" role="group" aria-label="{_quoted(_("Players"))}">{buttons}</div>'


def _tabs() -> str:
    return "".join(
        f'<button type="button" id="tab-{player}" data-player="{player}"></button>'
        for player in range(MOST_PLAYERS)
    )


def _tab(desk: Desk, player: int) -> Part:
    if player >= desk.players:
        return Part("", "absent")
    sheet, name = desk.sheets[player], name_of(desk, player)
    withheld = desk.withholds(sheet)
    total = "!" if withheld else labels.figure(sheet.best.total)
    inner = (
        f"{icons.mark_icon(player)}<span>{escape(name)}</span>"
        f'<b class="{"loss" if withheld else ""}">{escape(total)}</b>'
    )
    told = _("impossible city") if withheld else labels.points(sheet.best.total)
    label = _("{name}: {points}").format(name=name, points=told)
    part = _choice(label, chosen=player == desk.player, classes=f"player-tab p{player}")
    return part._replace(inner=inner)


def _hand(desk: Desk) -> str:
    if desk.tool == ERASER:
        return _("Click to take a tile off")
    return _("Click to build: {tile}").format(tile=labels.tile_name(TILES[desk.tool]))


def _palette(mode: Mode) -> str:
    eraser = _quoted(_("Take a tile off"))
    return "".join(_tool(TILES[code]) for code in tools(mode)) + (
        f'<button type="button" data-tool="{ERASER}" tabindex="-1" title="{eraser}">'
        '<svg viewBox="0 0 100 100" aria-hidden="true"><path class="eraser"'
        ' d="M24 62 62 24l22 22-38 38H34zM43 43l22 22M20 84h62"/></svg></button>'
    )


def _tool(shown: Tile) -> str:
    name = _quoted(labels.tile_name(shown))
    return (
        f'<button type="button" data-tool="{shown.code}" tabindex="-1" title="{name}">'
        f'<svg class="tw" viewBox="0 0 100 100" aria-hidden="true">{tile((shown,))}</svg></button>'
    )


def _button(deed: str, label: str, sign: str) -> str:
    inner = f'<span aria-hidden="true">{sign}</span> {escape(label)}'
    return f'<button type="button" data-do="{deed}">{inner}</button>'


def _squares(desk: Desk) -> Parts:
    sheet, mode = desk.sheet, desk.mode
    scored = not desk.withholds(sheet)
    best = sheet.best
    shown = {}
    for square, stack in enumerate(sheet.city.stacks):
        active = bool(best.active >> square & 1) if stack and scored else None
        view = CitySquareView(
            stack=stack,
            active=active,
            customers=best.customers.get(square, 0) if scored else 0,
            absorbed=scored and square in best.absorbing,
        )
        shown[f'#town [data-square="{mode.square_names[square]}"]'] = Part(
            city_cell(view, square_number(mode, square)),
            city_square_class(view),
            _square_label(sheet, square, scored=scored),
        )
    return shown


def _quoted(text: str) -> str:
    return escape(text, quote=True)
