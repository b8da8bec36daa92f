"""The moment from which a page can be used."""

from __future__ import annotations

import gc

import js


def ready() -> None:
    """Tell the page that it can be used."""
    js.document.documentElement.dataset.state = "ready"
    # What there is now stays: to look through it for garbage would keep the page busy for several frames.
    gc.freeze()
