"""What the players are called."""

from __future__ import annotations

from table.texts import _

from .desk import Desk


def name_of(desk: Desk, player: int) -> str:
    """A player's name: the one typed, or the one proposed."""
    return desk.names[player] or proposed(player)


def proposed(player: int) -> str:
    """The name of somebody who has none."""
    return _("Player {number}").format(number=player + 1)
