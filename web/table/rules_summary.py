"""The rules in brief and the keys, for the dialog behind the question mark."""

from __future__ import annotations

from html import escape

from townwright.quadropolis import Mode

from .texts import _


def rules(mode: Mode) -> str:
    """The rules of a mode in brief, then the keys."""
    building = (
        _("Build it on an empty square with the architect's number, or in the district of that number.")
        if mode.numbers
        else _("Build it on an empty square in the row or in the column with the architect's number.")
    )
    sentences = (
        _("Place an architect beside the site: his number tells how many squares he counts to his tile."),
        _("The Urbanist goes where the tile lay and shuts the row and the column in which he stands."),
        building,
        _("Floors go on their own kind as well, if the square fits or the new floor has his number."),
        _("Inhabitants and Energy activate buildings; at the end, what is not activated is removed."),
        _("Each Inhabitant and each Energy left over costs a point; a Park takes one Energy."),
        _("The score shown is always that of the best distribution of what a city has."),
    )
    keys = (
        ("1–5", _("choose an architect")),
        ("← ↑ ↓ →", _("move in a panel")),
        ("Tab", _("go to the next panel")),
        ("Enter", _("choose; on what is chosen: confirm")),
        ("Esc", _("take the last choice back")),
        ("x", _("discard the tile")),
        ("?", _("these lines")),
    )
    about = _(
        "Townwright plays the rules of a published board game; its publisher neither made nor endorsed it."
    )
    calculator = _("Score calculator for cities built at a real table")
    lines = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    rows = "".join(f"<tr><th><kbd>{escape(key)}</kbd></th><td>{escape(does)}</td></tr>" for key, does in keys)
    return (
        f'<ul class="rules">{lines}</ul><h3>{escape(_("Keys"))}</h3><table class="keys">{rows}</table>'
        f'<p><a href="calculator.html">{escape(calculator)}</a></p><p class="quiet">{escape(about)}</p>'
    )
