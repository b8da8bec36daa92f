"""The settings on the page: kept, shown in a dialog, and in force."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

import js

from .dialogs import Dialogs
from .settings import PACES, Settings
from .settings_form import form
from .storage import Storage
from .texts import _

_KEPT = "settings"


class Preferences:
    """What the person has set.

    Attributes:
        settings: The settings in force.
    """

    def __init__(self, storage: Storage, dialogs: Dialogs, changed: Callable[[], None]) -> None:
        """Read what was kept.

        Args:
            storage: Where they are kept.
            dialogs: Where they are shown.
            changed: Called after a change.
        """
        self._storage = storage
        self._dialogs = dialogs
        self._changed = changed
        self._coarse = js.matchMedia("(pointer: coarse)")
        self._dark = js.matchMedia("(prefers-color-scheme: dark)")
        self.settings = Settings.from_json(storage.read(_KEPT))

    @property
    def confirms(self) -> bool:
        """Whether a turn waits for a confirmation."""
        return self.settings.confirms(coarse=bool(self._coarse.matches))

    @property
    def pace(self) -> float:
        """Seconds from one bot's move to the next; without end while a dialog hides the table."""
        return inf if self._dialogs.is_open else PACES[self.settings.pace]

    def open(self) -> None:
        """Show the settings in a dialog, where each change counts at once."""
        language = str(js.document.documentElement.lang)
        about = "about.html" if language == "en" else f"about-{language}.html"
        self._dialogs.open(_("Settings"), form(self.settings, about), self._set)

    def switch_theme(self) -> None:
        """Change from light to dark or back."""
        theme = self.settings.theme
        dark = theme == "dark" or (theme == "system" and self._dark.matches)
        self._change(self.settings._replace(theme="light" if dark else "dark"))

    def _set(self, _deed: str, values: Mapping[str, str]) -> None:
        self._change(self.settings._replace(**values))

    def _change(self, settings: Settings) -> None:
        self.settings = settings
        self._storage.write(_KEPT, settings.to_json())
        root = js.document.documentElement
        if settings.theme == "system":
            root.removeAttribute("data-theme")
        else:
            root.dataset.theme = settings.theme
        self._changed()
