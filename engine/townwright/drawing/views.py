"""What a table shows: small values from which the site and the cities are drawn.

``label`` is the full name of a control for people who do not see the picture; a square or slot
with a label is a button, one without is decoration.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from townwright.quadropolis.tiles import Tile

Occupancy = Literal["free", "legal", "chosen", "closed", "occupied"]
"""The state of a slot: free but not now to be chosen, legal, chosen, shut, or taken."""

Option = Literal["", "option", "choice"]
"""Whether a city square can be built on now, or is the one chosen."""


class SlotView(NamedTuple):
    """A slot: its state, and the player (0-3, None for the pool) and number shown in it."""

    state: Occupancy = "free"
    player: int | None = None
    number: int | None = None
    label: str = ""


class SiteSquareView(NamedTuple):
    """A square of the Construction Site.

    Attributes:
        tile: The tile turned up there, if any.
        face_down: For a face-down tile, with how many players it is turned up; else 0.
        urbanist: Whether the Urbanist stands there.
        dim: Whether it cannot be reached now and steps back.
        target: The player (0-3) who is about to take it.
    """

    tile: Tile | None = None
    face_down: int = 0
    urbanist: bool = False
    dim: bool = False
    target: int | None = None
    label: str = ""


class SiteView(NamedTuple):
    """The whole site: 25 squares row by row, the slots by name, and a line to draw, if any.

    ``reach`` is the slot, the square and the player of the line to a tile.
    """

    squares: tuple[SiteSquareView, ...]
    slots: Mapping[str, SlotView] = {}
    reach: tuple[str, int, int | None] | None = None


class CitySquareView(NamedTuple):
    """A square of a city.

    Attributes:
        stack: The tiles that stand there, from the ground up.
        active: Whether the building is activated; None where that is not shown.
        option: Whether it can be built on now, or is chosen.
        preview: What building there would change, such as ``"+5"``.
        player: Whose colour marks the option.
        customers: Inhabitants shown as customers of a Shop.
        absorbed: Whether a Park is shown with the Energy it absorbs.
    """

    stack: tuple[Tile, ...] = ()
    active: bool | None = None
    option: Option = ""
    preview: str = ""
    player: int | None = None
    customers: int = 0
    absorbed: bool = False
    label: str = ""
