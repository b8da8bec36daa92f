"""The Construction Site: what can be taken, from where, and what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from townwright.drawing import (
    SiteSquareView,
    SiteView,
    SlotView,
    reach_line,
    site,
    site_cell,
    slot_cell,
    slot_class,
    square_class,
)
from townwright.quadropolis.site import SLOTS, SQUARES, TAKES

from . import labels
from .choice import Aspect, Choice, Placing
from .scene import Part, Parts, Scene
from .texts import _, ngettext


def whole() -> str:
    """The panel as it is built once; `parts` fills it."""
    blank = SiteView(
        squares=(SiteSquareView(label="-"),) * SQUARES, slots={s: SlotView(label="-") for s in SLOTS}
    )
    title = escape(_("Construction site"))
    return f'<section class="panel" id="site" aria-label="{title}"><h2>{title}</h2>{site(blank)}</section>'


def parts(scene: Scene) -> Parts:
    """Every slot, every square, and the lines from slots to what is looked at."""
    shown: dict[str, Part] = {}
    for index, slot in enumerate(SLOTS):
        view = _slot(scene, index)
        shown[f'#site [data-slot="{slot}"]'] = Part(slot_cell(slot, view), slot_class(view), view.label)
    for square in range(SQUARES):
        seen = _square(scene, square)
        shown[f'#site [data-site="{square}"]'] = Part(site_cell(seen), square_class(seen), seen.label)
    shown["#site .reaches"] = Part(_reaches(scene))
    return shown


def _slot(scene: Scene, index: int) -> SlotView:
    state, slot = scene.state, SLOTS[index]
    held = state.placed[index]
    name = labels.slot_name(slot)
    if held is not None:
        player, number = held
        label = _("{slot}: architect {number} of {name}").format(
            slot=name, number=number, name=scene.seats[player].name
        )
        colour = scene.seats[player].colour
        return SlotView("occupied", colour, number, label)
    if not state.open_slots >> index & 1:
        return SlotView("closed", None, None, _("{slot}: shut by the Urbanist").format(slot=name))
    looked = scene.looked
    placing = looked.placing
    if scene.chooser is None:
        return SlotView("free", None, None, _("{slot}: free").format(slot=name))
    label = _slot_label(scene, slot, index)
    if placing is not None and placing.slot == slot:
        return SlotView("chosen", scene.colour, placing.architect, label)
    if slot in looked.slots:
        return SlotView("legal", scene.colour, None, label)
    return SlotView("free", None, None, label)


def _slot_label(scene: Scene, slot: str, index: int) -> str:
    """What placing the chosen architect there would take."""
    name = labels.slot_name(slot)
    architect = scene.choice.picked(Aspect.ARCHITECT)
    if not isinstance(architect, int):
        return _("{slot}: free").format(slot=name)
    tile = scene.state.site[TAKES[architect - 1][index]]
    depth = labels.nth_square(architect)
    if tile is None:
        return _("{slot}: {depth}, no tile").format(slot=name, depth=depth)
    opens = len(scene.choice.placings[architect, slot].targets) - 1
    return ngettext(
        "{slot}: {tile}, {depth}; opens {count} square",
        "{slot}: {tile}, {depth}; opens {count} squares",
        opens,
    ).format(slot=name, tile=labels.tile_name(tile), depth=depth, count=opens)


def _square(scene: Scene, square: int) -> SiteSquareView:
    state = scene.state
    tile = state.site[square]
    name = labels.site_square_name(square)
    urbanist = state.urbanist == square
    mark = 0 if state.deal.face_up[square] else state.deal.marks[square]
    on_top = _("the Urbanist") if urbanist else ""
    if tile is not None:
        what = labels.tile_name(tile)
    elif mark:
        what = labels.listed(labels.face_down_tile(mark), on_top)
    else:
        what = on_top or _("empty")
    reachable = square in scene.looked.sites
    target = scene.colour if scene.looked.site == square else None
    return SiteSquareView(
        tile=tile,
        face_down=mark,
        urbanist=urbanist,
        dim=scene.chooser is not None and not reachable and not urbanist,
        target=target,
        label=_("{where}: {what}").format(where=name, what=what),
    )


def _reaches(scene: Scene) -> str:
    """The lines to draw: that of the placing, or those of all that are left once few are."""
    looked = scene.looked
    return "".join(
        reach_line(placing.slot, placing.site, scene.colour)
        for placing in _few(looked, pointed=scene.peek is not None)
    )


def _few(looked: Choice, *, pointed: bool) -> Sequence[Placing]:
    placing = looked.placing
    if placing is not None:
        return (placing,)
    return looked.remaining if pointed and looked.site is not None else ()
