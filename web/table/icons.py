"""The drawing package's signs as small pictures within text."""

from __future__ import annotations

from functools import lru_cache

from townwright.drawing import architect, mini
from townwright.drawing.glyphs import crown, energy, inhabitant, player_mark
from townwright.quadropolis import TILES, Kind


def _icon(box: str, content: str, classes: str = "icon") -> str:
    return f'<svg class="tw {classes}" viewBox="{box}" aria-hidden="true">{content}</svg>'


@lru_cache(maxsize=1)
def inhabitant_icon() -> str:
    """An Inhabitant."""
    return _icon("-1 -1 18 20", inhabitant(0, 0))


@lru_cache(maxsize=1)
def energy_icon() -> str:
    """A unit of Energy."""
    return _icon("-1 -1 18 20", energy(0, 0))


@lru_cache(maxsize=1)
def mayor_icon() -> str:
    """The Mayor's crown."""
    return _icon("-2 -2 24 20", crown(0, 0))


@lru_cache(maxsize=4)
def mark_icon(colour: int) -> str:
    """A player's shape in the player's colour."""
    return _icon("0 0 24 24", player_mark(colour, 0, 0, 24, "currentColor"), f"icon mark p{colour}")


@lru_cache(maxsize=8)
def kind_icon(kind: Kind) -> str:
    """The glyph of a kind on its colour."""
    plain = next(tile for tile in TILES.values() if tile.kind is kind and not tile.points)
    return _icon("0 0 100 100", mini((plain,)), "icon kind")


@lru_cache(maxsize=32)
def architect_icon(number: int, colour: int | None) -> str:
    """An architect with his number."""
    return _icon("-28 -30 56 60", architect(number, colour), "icon architect")
