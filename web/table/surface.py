"""The thin edge between panels and page: builds markup once, then touches only what changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import js

from .roving import Grid
from .scene import Part, Parts
from .tasks import later


class Surface:
    """The part of the page on which the table is drawn."""

    def __init__(self, root: Any) -> None:
        """Draw inside the element ``root``."""
        self.root = root
        self._markup = ""
        self._nodes: dict[str, Any] = {}
        self._seen: dict[str, Part] = {}
        self._grids: Mapping[str, Grid] = {}
        self._stops: dict[str, str] = {}

    def build(self, markup: str, grids: Mapping[str, Grid]) -> None:
        """Replace everything by new markup whose controls form these grids; the same markup stays."""
        if markup == self._markup:
            return
        self._markup = markup
        self.root.innerHTML = markup
        self._nodes.clear()
        self._seen.clear()
        self._stops.clear()
        self._grids = grids
        for panel, grid in grids.items():
            self._stop(panel, next(name for row in grid for name in row if name))

    def node(self, selector: str) -> Any:
        """The element of a selector, looked up once."""
        found = self._nodes.get(selector)
        if found is None:
            found = self._nodes[selector] = self.root.querySelector(selector)
        return found

    def show(self, parts: Parts) -> None:
        """Draw parts; those that look as before are not touched, and the focus stays where it was."""
        changed = [(selector, part) for selector, part in parts.items() if self._seen.get(selector) != part]
        if not changed:
            return
        focused = js.document.activeElement
        deed = focused.getAttribute("data-do") if focused else None
        for selector, part in changed:
            self._draw(selector, part)
        if deed and not focused.isConnected:
            later(self._focus_successor, str(deed))  # it lays the whole page out

    def _focus_successor(self, deed: str) -> None:
        """Focus what took the place of a button that had the focus, or the next thing to press."""
        for candidate in (f'#deeds [data-do="{deed}"]', "#deeds [data-do]", '#architects [tabindex="0"]'):
            successor = self.root.querySelector(candidate)
            if successor:
                successor.focus()
                return

    def _draw(self, selector: str, part: Part) -> None:
        node, seen = self.node(selector), self._seen.get(selector)
        if part.inner is not None and (seen is None or part.inner != seen.inner):
            if part.grows and seen is not None and seen.inner and part.inner.endswith(seen.inner):
                node.insertAdjacentHTML("afterbegin", part.inner.removesuffix(seen.inner))
            else:
                node.innerHTML = part.inner
        if part.classes is not None and (seen is None or part.classes != seen.classes):
            node.setAttribute("class", part.classes)
        if part.label and (seen is None or part.label != seen.label):
            node.setAttribute("aria-label", part.label)
        self._seen[selector] = part

    def panel_of(self, selector: str) -> str | None:
        """The panel in whose grid a control is."""
        return next(
            (panel for panel, grid in self._grids.items() if any(selector in row for row in grid)), None
        )

    def grid(self, panel: str) -> Grid:
        """The grid of a panel."""
        return self._grids[panel]

    def focus_panel(self, panel: str) -> None:
        """Move the focus to a panel's tab stop, without scrolling."""
        self.node(self._stops[panel]).focus(preventScroll=True)

    def focus(self, selector: str) -> None:
        """Move the focus to a control and make it its panel's tab stop."""
        self.stop_at(selector)
        self.node(selector).focus()

    def stop_at(self, selector: str) -> None:
        """Make a control its panel's tab stop."""
        panel = self.panel_of(selector)
        if panel is not None:
            self._stop(panel, selector)

    def _stop(self, panel: str, selector: str) -> None:
        before = self._stops.get(panel)
        if before == selector:
            return
        if before is not None:
            self.node(before).setAttribute("tabindex", "-1")
        self.node(selector).setAttribute("tabindex", "0")
        self._stops[panel] = selector
