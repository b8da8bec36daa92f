"""What a control of the table stands for when it is clicked or pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .choice import Aspect, Value

CONTROLS = "[data-slot],[data-site],#city [data-square],[data-architect],[data-player],[data-do]"
"""Selector of everything that can be pointed at."""


class Pointed(NamedTuple):
    """A control.

    Attributes:
        selector: Where it is on the page.
        aspect: Which aspect of a turn it stands for, if any.
        value: What it stands for there.
        player: Player whose panel it is, if it is one.
        deed: What its button does, if it is one.
    """

    selector: str
    aspect: Aspect | None = None
    value: Value = ""
    player: int | None = None
    deed: str = ""


def pointed(data: Mapping[str, str]) -> Pointed:
    """What stands in an element's ``data-`` attributes, one of those in `CONTROLS`."""
    for key, value in data.items():
        match key:
            case "slot":
                return Pointed(f'#site [data-slot="{value}"]', Aspect.SLOT, value)
            case "site":
                return Pointed(f'#site [data-site="{value}"]', Aspect.SITE, int(value))
            case "square":
                return Pointed(f'#city [data-square="{value}"]', Aspect.TARGET, value)
            case "architect":
                return Pointed(f"#architect-{value}", Aspect.ARCHITECT, int(value))
            case "player":
                return Pointed(f"#player-{value}", player=int(value))
            case "do":
                return Pointed(f'[data-do="{value}"]', deed=value)
    raise ValueError(f"not a control: {dict(data)}")
