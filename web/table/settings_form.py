"""The settings as a form whose changes count at once."""

from __future__ import annotations

from html import escape

from .settings import PACES, THEMES, Settings
from .texts import _


def form(settings: Settings, about: str) -> str:
    """The form's markup; every field calls the dialog's handler with ``set``.

    Args:
        settings: The settings in force.
        about: Address of the about page.
    """
    paces = dict(zip(PACES, (_("Slow"), _("Normal"), _("Fast"), _("At once")), strict=True))
    themes = dict(zip(THEMES, (_("As the system"), _("Light"), _("Dark")), strict=True))
    confirms = {"touch": _("On touch screens"), "yes": _("Always"), "no": _("Never")}
    title = escape(_("About Townwright, and licences"))
    return (
        '<form class="settings">'
        + _select("pace", _("Pace of the bots"), paces, settings.pace)
        + _select("confirm", _("Confirm every turn"), confirms, settings.confirm)
        + _select("theme", _("Theme"), themes, settings.theme)
        + f'</form><p class="about"><a href="{escape(about, quote=True)}">{title}</a></p>'
    )


def _select(name: str, label: str, options: dict[str, str], chosen: str) -> str:
    choices = "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(text)}</option>'
        for value, text in options.items()
    )
    return f'<label>{escape(label)}<select name="{name}" data-do="set">{choices}</select></label>'
