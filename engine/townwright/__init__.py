"""Townwright: the rules of published city-building board games, and players for them."""

from __future__ import annotations

from typing import Any

from .core.pictures import DRAWN_BY

__version__ = "0.1.0"


def _quadropolis_picture(state: Any) -> str:
    # Drawings take longer to load than all rules: who shows nothing does not wait for them.
    from .drawing.picture import standalone  # noqa: PLC0415
    from .drawing.position import draw  # noqa: PLC0415

    return standalone(draw(state))


DRAWN_BY["quadropolis"] = _quadropolis_picture
