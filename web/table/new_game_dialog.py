"""The dialog in which a game is set up and started."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from .new_game import NewGame
from .new_game_form import Faults, markup
from .texts import _

if TYPE_CHECKING:
    from .dialogs import Dialogs
    from .storage import Storage

_KEPT = "new-game"


class NewGameDialog:
    """Asks which game to play."""

    def __init__(self, dialogs: Dialogs, storage: Storage, start: Callable[[NewGame], None]) -> None:
        """Set up.

        Args:
            dialogs: Where to show it.
            storage: Keeps what was chosen for the next time.
            start: Called with what was entered, once a game can be started from it; closes the dialog
                when that game is on the table.
        """
        self._dialogs = dialogs
        self._storage = storage
        self._start = start
        self._ends_another = False

    def open(self, *, ends_another: bool = False) -> None:
        """Show the form as it was filled in last time; ``ends_another``: a game in progress would end."""
        self._ends_another = ends_another
        self._show(NewGame.from_json(self._storage.read(_KEPT)), {})

    def _show(self, game: NewGame, faults: Faults) -> None:
        self._dialogs.open(_("New game"), markup(game, faults, ends_another=self._ends_another), self._act)

    def _act(self, deed: str, values: Mapping[str, str]) -> None:
        if deed != "start":
            self._settle(NewGame.from_values(values, changed=deed.removeprefix("set ")))
            return
        game = NewGame.from_values(values)
        faults = game.faults()
        if faults:
            self._show(game, faults)
            return
        self._storage.write(_KEPT, game.to_json())
        self._start(game)

    def _settle(self, game: NewGame) -> None:
        """Show what follows from a change for the other fields."""
        for place in game.places:
            number = place.number
            self._dialogs.find(f"#place-{number}").hidden = number > game.players
            self._dialogs.find(f"#field-name-{number}").placeholder = place.proposed
            self._dialogs.find(f'[name="colour-{number}"][value="{place.colour}"]').checked = True
