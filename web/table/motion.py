"""Motion that explains a move: the tile flies, the Urbanist walks, what it brought hops in."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import to_js

from townwright.drawing import tile as draw_tile
from townwright.quadropolis import TurnTaken

from .surface import Surface

_MS = 280


def wanted() -> bool:
    """Whether the person's system has no objection to motion."""
    return not js.matchMedia("(prefers-reduced-motion: reduce)").matches


class Move:
    """One move in motion: measured before the table is redrawn, when that is cheap, and set going after."""

    def __init__(self, surface: Surface, taken: TurnTaken, *, urbanist: int | None, shown: int) -> None:
        """Note where things are now.

        Args:
            surface: The table.
            taken: The move, already played.
            urbanist: Square of the Site where the Urbanist stood before it.
            shown: Player whose city is shown large.
        """
        here = taken.player == shown and taken.city_square is not None
        target = f'#city [data-square="{taken.turn.target}"]' if here else f"#player-{taken.player}"
        self._surface = surface
        self._taken = taken
        self._held = "#city-score" if here else f"#player-{taken.player} .held"
        self._site = self._box(f'#site [data-site="{taken.square}"]')
        self._target = self._box(target)
        self._urbanist = None if urbanist is None else self._box(f'#site [data-site="{urbanist}"]')

    def go(self) -> None:
        """Start; nothing waits for it."""
        if self._taken.tile is not None and self._taken.city_square is not None:
            self._fly(draw_tile((self._taken.tile,)), self._site, self._target)
        if self._urbanist is not None:
            self._walk(self._urbanist)
        if self._taken.inhabitants or self._taken.energy:
            self._hop()

    def _box(self, selector: str) -> Any:
        return self._surface.node(selector).getBoundingClientRect()

    def _fly(self, picture: str, start: Any, end: Any) -> None:
        flying = js.document.createElement("div")
        flying.className = "flying"
        flying.innerHTML = f'<svg class="tw" viewBox="0 0 100 100">{picture}</svg>'
        flying.style.width = f"{start.width}px"
        js.document.body.append(flying)
        size = min(end.width, end.height, start.width * 2) / start.width
        left = end.left + (end.width - start.width * size) / 2
        top = end.top + (end.height - start.width * size) / 2
        frames = [
            {"transform": f"translate({start.left}px,{start.top}px)"},
            {"transform": f"translate({left}px,{top}px) scale({size})"},
        ]
        animation = _animate(flying, frames)
        animation.finished.then(lambda _done: flying.remove())

    def _walk(self, start: Any) -> None:
        coat = self._surface.root.querySelector(f'#site [data-site="{self._taken.square}"] .urbanist')
        if not coat:  # gone with the end of the round
            return
        pawn = coat.parentNode
        self._fly(pawn.outerHTML, start, self._site)  # over the tiles on the way
        _animate(pawn, [{"opacity": "0"}, {"opacity": "0"}])

    def _hop(self) -> None:
        held = self._surface.root.querySelector(self._held)
        if held:
            _animate(held, [{"transform": "none"}, {"transform": "translateY(-6px)"}, {"transform": "none"}])


def _animate(element: Any, frames: list[dict[str, str]]) -> Any:
    plain = to_js(frames, dict_converter=js.Object.fromEntries)
    timing = to_js(
        {"duration": _MS, "easing": "ease-in-out", "fill": "backwards"}, dict_converter=js.Object.fromEntries
    )
    return element.animate(plain, timing)
