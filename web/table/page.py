"""The table put together from its panels: built once for a game, redrawn in parts."""

from __future__ import annotations

from . import action_bar, city_panel, header, log_panel, office_panel, players_panel, site_panel
from .scene import Parts, Scene


def whole(scene: Scene) -> str:
    """The markup of the whole table, whose parts are still empty."""
    return (
        header.whole(scene)
        + '<p id="notice" role="status"></p><div id="board">'
        + site_panel.whole()
        + city_panel.whole(scene)
        + office_panel.whole()
        + players_panel.whole(scene)
        + action_bar.whole(scene)
        + log_panel.whole()
        + "</div>"
    )


def parts(scene: Scene) -> Parts:
    """Every part of the table as it looks now."""
    return {
        **choice_parts(scene),
        **header.parts(scene),
        **players_panel.parts(scene),
        **log_panel.parts(scene),
    }


def choice_parts(scene: Scene) -> Parts:
    """The parts that change with what is chosen or pointed at, between two moves."""
    return {
        # First: to take a focused button away lays the page out, which costs little while all is as it was.
        **action_bar.parts(scene),
        **site_panel.parts(scene),
        **city_panel.parts(scene),
        **office_panel.parts(scene),
    }
