"""The calculator put together from its panels: built once for a mode, redrawn in parts."""

from __future__ import annotations

from html import escape

from table.scene import Parts
from table.texts import _
from townwright.drawing import logo
from townwright.quadropolis import Mode

from . import entry_panel, result_panel
from .desk import Desk


def whole(mode: Mode) -> str:
    """The markup of the whole page, whose parts are still empty."""
    return (
        f'<header id="header"><h1><svg viewBox="0 0 100 100" aria-hidden="true">{logo()}</svg>'
        f"{escape(_('Score calculator'))}</h1>"
        f'<nav><a href="index.html">{escape(_("Play a game"))}</a></nav></header>'
        f'<div id="desk">{entry_panel.whole(mode)}{result_panel.whole()}{entry_panel.texts()}</div>'
        '<section id="paper"></section><p id="news" class="for-readers" aria-live="polite"></p>'
    )


def parts(desk: Desk) -> Parts:
    """Every part of the page as it looks now."""
    return {**entry_panel.parts(desk), **result_panel.parts(desk)}
