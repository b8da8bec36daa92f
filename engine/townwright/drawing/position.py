"""A whole position as one picture, as the page shows it: the site and every city."""

from __future__ import annotations

import re
from collections.abc import Iterable

from townwright.quadropolis import Allocation, City, QuadropolisState, allocate
from townwright.quadropolis.site import SLOTS

from .city import city
from .geometry import SITE_EXTENT, city_extent
from .site import site
from .svg import num, text
from .views import CitySquareView, SiteSquareView, SiteView, SlotView

_GAP = 40
_CAPTION = 44


def site_view(state: QuadropolisState) -> SiteView:
    """The Construction Site as it lies, nothing being chosen."""

    def slot(index: int) -> SlotView:
        held = state.placed[index]
        if held is not None:
            return SlotView("occupied", *held)
        return SlotView("free" if state.open_slots >> index & 1 else "closed")

    return SiteView(
        squares=tuple(
            SiteSquareView(
                tile=tile,
                face_down=0 if state.deal.face_up[index] else state.deal.marks[index],
                urbanist=index == state.urbanist,
            )
            for index, tile in enumerate(state.site)
        ),
        slots={name: slot(index) for index, name in enumerate(SLOTS)},
    )


def city_views(city: City, best: Allocation) -> dict[str, CitySquareView]:
    """A city with its best allocation, by square name."""
    return {
        city.mode.square_names[square]: CitySquareView(
            stack=stack,
            active=bool(best.active >> square & 1),
            customers=best.customers.get(square, 0),
            absorbed=square in best.absorbing,
        )
        for square, stack in city.buildings()
    }


def draw(state: QuadropolisState, names: Iterable[str] = ()) -> str:
    """The whole position as an SVG element with the class ``tw``; see `standalone`.

    Args:
        state: The position.
        names: What to write over the cities; the points are written there in any case.
    """
    captions = [*names, *[""] * state.players]
    parts = [_within(site(site_view(state)), 0, 0, SITE_EXTENT, SITE_EXTENT)]
    width, height = city_extent(state.mode)
    for player, built in enumerate(state.cities):
        best = allocate(built)
        x = SITE_EXTENT + _GAP + player // 2 * (width + _GAP)
        y = player % 2 * (height + _CAPTION + _GAP)
        caption = f"{captions[player]}  {best.total}".strip()
        parts.append(text(x + width / 2, y + _CAPTION / 2, 30, caption, "caption"))
        parts.append(_within(city(state.mode, city_views(built, best)), x, y + _CAPTION, width, height))
    columns = (state.players + 1) // 2
    full_width = SITE_EXTENT + columns * (width + _GAP)
    full_height = max(SITE_EXTENT, 2 * (height + _CAPTION) + _GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tw position"'
        f' viewBox="0 0 {num(full_width)} {num(full_height)}">{"".join(parts)}</svg>'
    )


def _within(picture: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing placed inside another one."""
    at = f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return re.sub(r'^<svg xmlns="[^"]*"', at, picture)
