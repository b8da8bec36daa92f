"""The moment from which a page can be used."""

from __future__ import annotations

import asyncio
import gc

import js

_SETTLED = (1.0, 4.0)
"""Seconds after which the page is drawn and nobody waits for anything; the first time a browser may already
be at it, and take for needed what has gone since it began."""
_ROOM = 2**26
"""Bytes that a browser gives without filling them, and more than it gives without looking for garbage."""


def ready() -> None:
    """Tell the page that it can be used."""
    js.document.documentElement.dataset.state = "ready"
    # What there is now stays: to look through it for garbage would keep the page busy for several frames.
    gc.freeze()
    # The start has left garbage in the browser, after a reload a whole Python, which would stay for long.
    for settled in _SETTLED:
        asyncio.get_running_loop().call_later(settled, js.ArrayBuffer.new, _ROOM)
