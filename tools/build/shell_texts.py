"""What the page says before Python runs and when it cannot: the only texts that are not in web/table."""

from __future__ import annotations


def _(text: str) -> str:
    """Marks a text for extraction."""
    return text


SHELL_TEXTS = {
    "description": _("City-building board games for one to four people and the computer, in the browser."),
    "title": "Townwright",
    "calculator_description": _(
        "Enter finished Quadropolis cities and get the best allocation and the score sheet of every player."
    ),
    "calculator_title": _("Score calculator · Townwright"),
    "step_page": _("Opening the box …"),
    "step_download": _("Fetching Python …"),
    "step_python": _("Starting Python …"),
    "step_table": _("Setting the table …"),
    "slow": _(
        "This takes longer than usual. With a slow connection it may still succeed; otherwise reload the "
        "page, or check whether an extension or a filter in the network blocks parts of it."
    ),
    "no_script": _("Townwright needs JavaScript to start Python. Allow it for this page and reload."),
    "old_browser": _(
        "This browser is too old for Townwright, or WebAssembly is switched off. "
        "Current versions of Firefox, Chrome, Edge and Safari can play."
    ),
    "not_loaded": _("Could not be loaded: {address}"),
    "failed_loading": _("The game could not be loaded"),
    "advice_loading": _(
        "Reload the page. If that does not help, an extension, a filter in the network or the settings of "
        "the web server keep a part of it away; the report names it."
    ),
    "failed_playing": _("Something went wrong"),
    "advice_playing": _(
        "This is a mistake in the program, not yours. Your game is kept: reload to continue where you were. "
        "The report helps to find the mistake."
    ),
    "update_ready": _("A new version of Townwright is here. Your game is kept and goes on in it."),
    "update_now": _("Update now"),
    "update_later": _("Later"),
    "report": _("Report"),
    "copy": _("Copy the report"),
    "copied": _("Copied."),
    "reload": _("Reload"),
    "close": _("Continue anyway"),
}
"""The texts of index.html and boot.js by their key; placeholders in braces are filled in by boot.js."""
