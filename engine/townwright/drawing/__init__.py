"""Pictures of Quadropolis as SVG: pure functions that return strings.

Nothing here knows a browser or a language. ``site``, ``city`` and ``small_city`` draw whole
boards from the values of ``views``; ``site_cell``, ``slot_cell`` and ``city_cell`` draw the
content of one square, so that an interface can change one at a time. Colours come from
``STYLE``, or from ``standalone()`` for a picture in a file.
"""

from __future__ import annotations

from .city import (
    city,
    city_attributes,
    city_cell,
    city_square_class,
    number_class,
    small_city,
    square_number,
)
from .pawns import architect, favicon, logo, player_class, urbanist
from .picture import first_city, first_picture, first_site, standalone
from .site import (
    reach_line,
    site,
    site_cell,
    slot_attributes,
    slot_cell,
    slot_class,
    square_attributes,
    square_class,
)
from .style import STYLE, picture_css
from .tile import face_down, mini, tile
from .views import CitySquareView, SiteSquareView, SiteView, SlotView

__all__ = [
    "STYLE",
    "CitySquareView",
    "SiteSquareView",
    "SiteView",
    "SlotView",
    "architect",
    "city",
    "city_attributes",
    "city_cell",
    "city_square_class",
    "face_down",
    "favicon",
    "first_city",
    "first_picture",
    "first_site",
    "logo",
    "mini",
    "number_class",
    "picture_css",
    "player_class",
    "reach_line",
    "site",
    "site_cell",
    "slot_attributes",
    "slot_cell",
    "slot_class",
    "small_city",
    "square_attributes",
    "square_class",
    "square_number",
    "standalone",
    "tile",
    "urbanist",
]
