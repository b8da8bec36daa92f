"""Work cut into pieces, between which the page can draw and hear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVarTuple

Values = TypeVarTuple("Values")


def later(act: Callable[[*Values], object], *values: *Values) -> None:
    """Do something as soon as what is being done is over."""
    asyncio.get_running_loop().call_soon(act, *values)
