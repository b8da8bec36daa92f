"""Which buildings a selector means (effects 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import ALL_LOTS, EDGES, LINE_LOTS, LINES

if TYPE_CHECKING:
    from .context import Context
    from .effect_terms import Selector
    from .grid import Building
    from .state import UrbanSprawlState


def fitting(
    state: UrbanSprawlState, selector: Selector, context: Context, subject: int | None
) -> list[Building]:
    """The buildings that fit, in the order in which they came.

    Args:
        state: The position.
        selector: What they must be.
        context: What `this` and the chosen line are.
        subject: Whose control is meant by ``self`` and ``others``.
    """
    region = _region(state, selector, context)
    edge = EDGES[selector.edge] if selector.edge else ALL_LOTS
    zones, sizes, control = selector.zones, selector.sizes, selector.control
    beside = 0
    for zone in selector.next_to:
        beside |= state.grid.lots[zone]
    found = []
    for building in state.grid:
        serial, footprint, zone, owner, _ = building
        if zones and zone not in zones:
            continue
        if control != "any" and not _controlled(control, owner, subject):
            continue
        if sizes and footprint.size not in sizes:
            continue
        if not footprint.lots & region or not footprint.lots & edge:
            continue
        if selector.next_to and not footprint.around & beside:
            continue
        if selector.min_value and state.grid.values[footprint.block] < selector.min_value:
            continue
        if serial == context.this and (selector.not_this or selector.where == "adjacent"):
            continue
        found.append(building)
    return found


def _controlled(control: str, owner: int | None, subject: int | None) -> bool:
    if control == "self":
        return owner is not None and owner == subject
    if control == "others":
        return owner is not None and owner != subject
    return (owner is None) == (control == "none")


def _region(state: UrbanSprawlState, selector: Selector, context: Context) -> int:
    """The set of lots of which a fitting building must hold one."""
    if selector.where == "play":
        return ALL_LOTS
    this = context.building(state, "this")
    if this is None:
        return 0
    if selector.where == "adjacent":
        return this.footprint.around
    lines = LINE_LOTS[this.footprint.block]
    if selector.where == "lines":
        return lines["horizontal"] | lines["vertical"]
    chosen = context.line
    if selector.where == "other_line":
        chosen = next(line for line in LINES if line != chosen)
    return lines[chosen]
