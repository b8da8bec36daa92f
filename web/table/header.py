"""The line on top: what is played, how far it has come, and the menu."""

from __future__ import annotations

from html import escape

from townwright.drawing import logo

from . import labels
from .scene import Part, Parts, Scene
from .texts import _


def whole(scene: Scene) -> str:
    """The header as it is built once for a game; `parts` fills it."""
    rounds = "".join(f'<li id="round-{n}"></li>' for n in range(1, len(scene.state.mode.rounds) + 1))
    menu = "".join(
        f'<button type="button" data-do="{deed}" title="{escape(label, quote=True)}">'
        f'<span class="sign" aria-hidden="true">{sign}</span>'
        f'<span class="word">{escape(label)}</span></button>'
        for deed, sign, label in (
            ("new-game", "+", _("New game")),
            ("scores", "Σ", _("Scores")),
            ("rules", "?", _("Rules")),
            ("settings", "⚙", _("Settings")),
        )
    )
    menu += f'<a href="calculator.html">{escape(_("Calculator"))}</a>'
    theme = escape(_("Change the theme"), quote=True)
    menu += f'<button type="button" data-do="theme" aria-label="{theme}" title="{theme}">◐</button>'
    mode = escape(_("Quadropolis · {mode}").format(mode=labels.mode_name(scene.state.mode)))
    return (
        '<header id="header">'
        f'<h1><svg viewBox="0 0 100 100" aria-hidden="true">{logo()}</svg>Townwright</h1>'
        f'<p class="mode">{mode}</p><ol id="rounds">{rounds}</ol>'
        f"<nav>{menu}</nav></header>"
    )


def parts(scene: Scene) -> Parts:
    """Which round it is."""
    state = scene.state
    shown: dict[str, Part] = {}
    for number in range(1, len(state.mode.rounds) + 1):
        text = escape(_("Round {number}").format(number=number))
        short = f'<span class="word">{text}</span><span class="sign">{number}</span>'
        now = number == state.round and not state.is_over
        done = number < state.round or state.is_over
        shown[f"#round-{number}"] = Part(short, "now" if now else "done" if done else "")
    return shown
