"""The Construction Site: 25 squares, the 20 slots around them, the Urbanist and the reach."""

from __future__ import annotations

from townwright.quadropolis.site import SLOT_INDEX, SLOTS, TAKES

from .geometry import SITE_EXTENT, site_corner, site_middle, slot_middle
from .glyphs import cross
from .pawns import architect, player_class, urbanist
from .svg import attributes, control, num, placed, xy
from .tile import face_down, tile
from .views import SiteSquareView, SiteView, SlotView

_TURN = {"N": 180, "E": 270, "S": 0, "W": 90}
"""Degrees that turn an arrow pointing up so that it points from a slot to the site."""


def slot_cell(slot: str, view: SlotView) -> str:
    """The content of a slot, drawn around its middle."""
    hit = '<circle class="hit" r="31"/>'
    match view.state:
        case "closed":
            return cross(0, 0, 9) + hit
        case "occupied":
            return architect(view.number or 0, view.player) + hit
        case "free":
            return '<circle class="idle" r="17"/>' + hit
        case "legal":
            arrow = f'<path class="colour" transform="rotate({_TURN[slot[0]]})" d="M0-9 9 5H-9z"/>'
            return f'<circle class="glow" r="28"/><circle class="ring" r="19"/>{arrow}{hit}'
        case "chosen":
            return f'<circle class="glow" r="31"/>{architect(view.number or 0, view.player)}{hit}'


def site_cell(view: SiteSquareView) -> str:
    """The content of a square of the site (100 x 100 units)."""
    if view.tile is not None:
        content = tile((view.tile,))
    elif view.face_down:
        content = face_down(view.face_down)
    else:
        content = '<rect class="empty" x="4" y="4" width="92" height="92" rx="12"/>'
    if view.urbanist:
        content += placed(50, 48, urbanist())
    if view.target is not None:
        content += (
            f'<rect class="target {player_class(view.target)}" x="-2" y="-2" width="104"'
            ' height="104" rx="15"/>'
        )
    return content + '<rect class="hit" width="100" height="100" rx="12"/>'


def reach_line(slot: str, square: int, player: int | None) -> str:
    """The way from a slot to the square that it takes, with a mark on each square counted."""
    index = SLOT_INDEX[slot]
    line = [taken[index] for taken in TAKES]
    *passed, taken = map(site_middle, line[: line.index(square) + 1])
    way = f"M{xy(slot_middle(slot))}L{xy(taken)}"
    marks = "".join(
        f'<circle class="reach-mark" cx="{num(x)}" cy="{num(y)}" r="{radius}"/>'
        for (x, y), radius in [*((point, 6) for point in passed), (taken, 11)]
    )
    return (
        f'<g class="{player_class(player)}" aria-hidden="true" pointer-events="none">'
        f'<path class="reach-under" d="{way}"/><path class="reach" d="{way}"/>{marks}</g>'
    )


def site(view: SiteView) -> str:
    """The whole site as an SVG element with the class ``tw site``.

    Every square is ``<g data-site="0".."24">``, every slot ``<g data-slot="E2">``, the line
    lies in ``<g class="reaches">``: an interface replaces the content of one of them with that
    of ``site_cell``, ``slot_cell`` or ``reach_line``.
    """
    squares = "".join(
        f'<g{square_attributes(index, square)} transform="translate({xy(site_corner(index))})">'
        f"{site_cell(square)}</g>"
        for index, square in enumerate(view.squares)
    )
    slots = "".join(
        f'<g{slot_attributes(name, state)} transform="translate({xy(slot_middle(name))})">'
        f"{slot_cell(name, state)}</g>"
        for name in SLOTS
        for state in (view.slots.get(name, SlotView()),)
    )
    reach = reach_line(*view.reach) if view.reach else ""
    side = num(SITE_EXTENT)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tw site" viewBox="0 0 {side} {side}">'
        f'{squares}<g class="reaches">{reach}</g>{slots}</svg>'
    )


def square_class(view: SiteSquareView) -> str:
    """The class of a site square's group."""
    return "site-square dim" if view.dim else "site-square"


def slot_class(view: SlotView) -> str:
    """The class of a slot's group."""
    return f"slot {view.state} {player_class(view.player)}"


def square_attributes(index: int, view: SiteSquareView) -> str:
    """The attributes of a site square's group, with a leading blank."""
    return attributes(
        class_=square_class(view),
        data_site=str(index),
        **control(view.label),
    )


def slot_attributes(slot: str, view: SlotView) -> str:
    """The attributes of a slot's group, with a leading blank."""
    return attributes(
        class_=slot_class(view),
        data_slot=slot,
        **control(view.label),
    )
