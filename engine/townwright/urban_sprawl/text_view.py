"""A position as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import UrbanSprawlState


def describe(state: UrbanSprawlState) -> str:
    """The whole position."""
    return repr(state.to_act)
