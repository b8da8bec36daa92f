"""Pictures that stand on their own: for files, notebooks, and the page's first paint."""

from __future__ import annotations

from townwright.quadropolis.modes import CLASSIC, Mode

from .city import city
from .site import site
from .style import picture_css
from .views import SiteSquareView, SiteView

_BLANK_SITE = SiteView(squares=(SiteSquareView(face_down=2),) * 25)


def standalone(drawing: str, theme: str = "light", *, background: bool = True) -> str:
    """An SVG element of this package made into a document of its own.

    Args:
        drawing: An ``<svg class="tw ...">`` element, such as ``site`` or ``city`` return.
        theme: ``light`` or ``dark``.
        background: Whether the theme's table lies beneath the drawing.

    Raises:
        ValueError: There is no such theme.
    """
    opening, body = drawing.split(">", 1)
    ground = '<rect class="table" width="100%" height="100%"/>' if background else ""
    return f"{opening}><style>{picture_css(theme)}</style>{ground}{body}"


def first_site() -> str:
    """The site as it lies before a game: free slots and tiles face down."""
    return site(_BLANK_SITE)


def first_city(mode: Mode = CLASSIC) -> str:
    """A city on which nothing is built yet."""
    return city(mode, {})


def first_picture() -> str:
    """The empty table, site and city side by side, for the page's first paint."""
    return f'<div class="first-picture">{first_site()}{first_city()}</div>'
