"""The few pieces of SVG that every drawing is made of, as short strings."""

from __future__ import annotations

from functools import lru_cache
from html import escape

Point = tuple[float, float]


@lru_cache(maxsize=8192)
def num(value: float) -> str:
    """A coordinate in as few characters as a tenth of a unit allows."""
    return f"{round(value, 1) + 0.0:g}"


def path(data: str, fill: str) -> str:
    """A filled path without an outline."""
    return f'<path fill="{fill}" d="{data}"/>'


def line(data: str, stroke: str, width: float) -> str:
    """An open line with round ends."""
    return f'<path class="line" stroke="{stroke}" stroke-width="{num(width)}" d="{data}"/>'


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Path data of an ellipse around ``x``, ``y``."""
    # Two half turns close only where the way across is twice the radius as it is written.
    across, half = num(2 * round(rx, 1)), f"a{num(rx)} {num(ry)} 0 1 1"
    return f"M{num(x - rx)} {num(y)}{half} {across} 0{half}-{across} 0z"


def text(x: float, y: float, size: float, content: str, classes: str) -> str:
    """Text centred on ``x`` with its digits' middle at ``y``; the content is escaped."""
    return (
        f'<text class="{classes}" x="{num(x)}" y="{num(y + size * 0.36)}"'
        f' font-size="{num(size)}">{escape(content, quote=False)}</text>'
    )


def placed(x: float, y: float, content: str, scale: float = 1) -> str:
    """The content moved to ``x``, ``y`` and scaled there."""
    scaling = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<g transform="translate({num(x)} {num(y)}){scaling}">{content}</g>'


def attributes(**named: str) -> str:
    """Attributes with a leading blank each, escaped; empty values are left out.

    Underscores in names stand for hyphens, and a leading or trailing one is dropped
    (``class_`` is ``class``).
    """
    return "".join(
        f' {name.strip("_").replace("_", "-")}="{escape(value)}"' for name, value in named.items() if value
    )


def control(label: str) -> dict[str, str]:
    """The attributes of a group: a button with this full name, or decoration without one."""
    if label:
        return {"role": "button", "aria_label": label, "tabindex": "-1"}
    return {"aria_hidden": "true"}


def xy(point: Point) -> str:
    """The two coordinates of a point, as ``translate`` and path data take them."""
    return f"{num(point[0])} {num(point[1])}"
