"""What the table has to say about itself: how it keeps the game, and whether that worked."""

from __future__ import annotations

from html import escape

from townwright.core.errors import RecordError

from .scene import Part
from .texts import _


def not_keeping() -> str:
    """The browser keeps nothing."""
    return _("This browser keeps nothing for this page: closing it ends the game.")


def damaged(fault: RecordError, *, goes_on: bool) -> str:
    """The kept game had a fault.

    Args:
        fault: What is wrong with it.
        goes_on: Whether the part before the fault is played on.
    """
    if not goes_on:
        return _(
            "The kept game could not be continued ({reason}). This browser has put its text aside."
        ).format(reason=fault)
    if fault.action is None:
        return _(
            "The kept game was damaged ({reason}). It goes on with all its turns; this browser has put"
            " the damaged text aside."
        ).format(reason=fault)
    return _(
        "The kept game was damaged at turn {number} ({reason}). It goes on from before that turn; this"
        " browser has put the damaged text aside."
    ).format(number=fault.action, reason=fault)


def notice(text: str) -> Part:
    """The line for a notice, with a button that takes it away; empty without a text."""
    if not text:
        return Part("")
    label = escape(_("Close"), quote=True)
    button = f'<button type="button" class="close" data-do="dismiss" aria-label="{label}">✕</button>'
    return Part(f"<span>{escape(text)}</span>{button}")
