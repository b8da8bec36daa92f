"""The colours that depend on the theme, and the players' colours.

What a building is made of looks the same in both themes and is written in its drawing; all
that surrounds it (a tile's face and lot, slots, squares, text) takes its colour from here.
"""

from __future__ import annotations

from typing import Final

PLAYERS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7")
"""The players' colours: blue, orange, green, pink; told apart by colour-blind people too."""

SHAPES: Final = ("circle", "square", "triangle", "diamond")
"""The shape that goes with each of the players' colours."""

# kind: frame and glyph, light face, light lot, dark face, dark lot
_KINDS: Final = {
    "T": ("#c47f12", "#fbe9c8", "#efd6a4", "#4a3a1c", "#6a5427"),
    "S": ("#8b4fb8", "#e9dbf4", "#d5bfe8", "#382748", "#543a6c"),
    "U": ("#12877d", "#cdebe7", "#aed9d3", "#173f3c", "#245f5a"),
    "P": ("#4c8a34", "#dcecd0", "#b7d99c", "#27401f", "#4d7c38"),
    "F": ("#c9452f", "#f8d7d0", "#e6c3b6", "#4d241e", "#6d3c33"),
    "H": ("#2b74bd", "#cfe2f5", "#8cc4ec", "#1a3450", "#2f6fa6"),
    "O": ("#50657a", "#dbe1e7", "#c3ccd5", "#2b3742", "#43525f"),
    "M": ("#86694a", "#eee4d3", "#ddccae", "#3f3527", "#5f5039"),
}

_LIGHT: Final = {
    "table": "#f3eee5",
    "paper": "#fffdf8",
    "ink": "#1f2d3a",
    "muted": "#626c76",
    "hair": "#dcd4c6",
    "back": "#e6dfd2",
    "back-edge": "#d3cabb",
    "pane": "#4f6b84",
    "glass": "#cfe6f5",
    "inhabitant": "#2463a8",
    "energy": "#d03a26",
    "gold": "#f3c64b",
    "tick": "#23824a",
    "urbanist": "#3c4a58",
    "halo": "#fffdf8",
    "p0": "#0072b2",
    "p1": "#e69f00",
    "p2": "#009e73",
    "p3": "#cc79a7",
    "pool": "#7d8894",
    "district-1": "#f4e3bf",
    "district-2": "#cfe3f3",
    "district-3": "#f6d3dd",
    "district-4": "#ded5f0",
    "district-5": "#d5ebc8",
}

_DARK: Final = {
    "table": "#141b21",
    "paper": "#1e2830",
    "ink": "#eef2f5",
    "muted": "#94a3af",
    "hair": "#34424d",
    "back": "#2a3640",
    "back-edge": "#3a4853",
    "pane": "#fff0a8",
    "glass": "#fff0b8",
    "inhabitant": "#86bdf5",
    "energy": "#ff8066",
    "gold": "#f3c64b",
    "tick": "#2f9a5c",
    "urbanist": "#6f8597",
    "halo": "#0d1318",
    "p0": "#3aa0de",
    "p1": "#efae22",
    "p2": "#1fb98c",
    "p3": "#dc92bb",
    "pool": "#8b98a5",
    "district-1": "#3b3421",
    "district-2": "#1f3443",
    "district-3": "#40262f",
    "district-4": "#312b47",
    "district-5": "#25391f",
}


def _tokens(theme: dict[str, str], face: int, lot: int) -> dict[str, str]:
    tokens = dict(theme)
    for kind, colours in _KINDS.items():
        tokens[f"edge-{kind}"] = colours[0]
        tokens[f"face-{kind}"] = colours[face]
        tokens[f"lot-{kind}"] = colours[lot]
    return tokens


LIGHT: Final = _tokens(_LIGHT, 1, 2)
"""Token name to colour in the light theme; ``--tw-<name>`` in style sheets."""

DARK: Final = _tokens(_DARK, 3, 4)
"""The same tokens in the dark theme."""
