"""The one style sheet of the drawings, for the site, for files and for notebooks.

Every rule lies under the class ``tw`` of the outermost element. The site includes
``STYLE`` and switches themes by ``data-theme`` on the root element; a stand-alone picture
carries ``picture_css(theme)``, where the colours stand in place of the variables, so that
programs that draw SVG without knowing custom properties show it as well.
"""

from __future__ import annotations

import re
from typing import Final

from .palette import DARK, LIGHT

_KINDS: Final = "".join(
    f".tw .k{k} .face{{fill:var(--tw-face-{k});stroke:var(--tw-edge-{k})}}"
    f".tw .k{k} .tab{{fill:var(--tw-edge-{k})}}"
    f".tw .k{k} .lot{{fill:var(--tw-lot-{k})}}\n"
    for k in "TSUPFHOM"
)
_PLAYERS: Final = "".join(
    f".tw .{name}{{color:var(--tw-{name})}}\n" for name in ("p0", "p1", "p2", "p3", "pool")
)
_DISTRICTS: Final = "".join(f".tw .district-{n}{{fill:var(--tw-district-{n})}}\n" for n in range(1, 6))

RULES: Final = (
    _KINDS
    + _PLAYERS
    + _DISTRICTS
    + """\
.tw text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-weight:700;\
text-anchor:middle;font-variant-numeric:tabular-nums;fill:var(--tw-ink);pointer-events:none}
.tw .table{fill:var(--tw-table)}
.tw .muted{fill:var(--tw-muted)}
.tw .dark{fill:#1f2d3a}
.tw .white{fill:#fff}
.tw .colour{fill:currentColor}
.tw .face{stroke-width:3}
.tw .line{fill:none;stroke-linecap:round;stroke-linejoin:round}
.tw .lawn{fill:var(--tw-lot-P)}
.tw .sea{fill:var(--tw-lot-H)}
.tw .pane{fill:var(--tw-pane)}
.tw .glass{fill:var(--tw-glass)}
.tw .ink{fill:var(--tw-ink)}
.tw .paper{fill:var(--tw-paper)}
.tw .inhabitant{fill:var(--tw-inhabitant)}
.tw .energy{fill:var(--tw-energy)}
.tw .gold{fill:var(--tw-gold);stroke:#8a5f0a;stroke-width:1.6}
.tw .tick{fill:var(--tw-tick);stroke:var(--tw-paper);stroke-width:2}
.tw .cross{stroke:var(--tw-muted);stroke-width:4;stroke-linecap:round;fill:none}
.tw .skyline{fill:var(--tw-back-edge);opacity:.7}
.tw .back rect{fill:var(--tw-back);stroke:var(--tw-back-edge);stroke-width:2}
.tw .empty{fill:none;stroke:var(--tw-hair);stroke-width:2;stroke-dasharray:5 5}
.tw .square{fill:var(--tw-paper);opacity:.55}
.tw .idle{fill:var(--tw-paper);stroke:var(--tw-hair);stroke-width:3}
.tw .urbanist{fill:var(--tw-urbanist);stroke:var(--tw-halo);stroke-width:2;stroke-linejoin:round}
.tw .halo{stroke:var(--tw-halo);stroke-width:4;stroke-linejoin:round;fill:currentColor}
.tw .glow{fill:currentColor;opacity:.22}
.tw .ring{fill:none;stroke:currentColor;stroke-width:4}
.tw .legal .ring{fill:var(--tw-paper)}
.tw .target{fill:none;stroke:currentColor;stroke-width:5}
.tw .option{fill:currentColor;fill-opacity:.14;stroke:currentColor;stroke-width:3;stroke-dasharray:8 6}
.tw .tile~g>.option{fill-opacity:0}
.tw .choice{fill:currentColor;fill-opacity:.22;stroke:currentColor;stroke-width:5}
.tw .reach-under{fill:none;stroke:var(--tw-halo);stroke-width:10;stroke-linecap:round;opacity:.6}
.tw .reach{fill:none;stroke:currentColor;stroke-width:6;stroke-linecap:round;stroke-dasharray:.1 11}
.tw .reach-mark{fill:currentColor;stroke:var(--tw-halo);stroke-width:3}
.tw .number{fill:var(--tw-muted);opacity:.8}
.tw .line-number text{fill:var(--tw-muted)}
.tw .line-number.lit text{fill:var(--tw-ink)}
.tw .rim{stroke:var(--tw-hair);stroke-width:2}
.tw .lit .rim{stroke:var(--tw-ink);stroke-width:3}
.tw .badge{fill:var(--tw-paper);stroke:currentColor;stroke-width:3}
.tw .dim>.tile,.tw .dim>.back{opacity:.42}
.tw .unused>.tile{opacity:.5}
.tw [role=button]{cursor:pointer;outline:none}
.tw [role=button]:focus-visible .hit{stroke:var(--tw-ink);stroke-width:4}
.tw .hit{fill:#0000}
.tw .slot:not(:focus-visible) .hit{stroke:#0000;stroke-width:30}
@media (prefers-reduced-motion:no-preference){.tw .legal .glow{animation:tw-glow 2.4s ease-in-out infinite}}
@keyframes tw-glow{50%{opacity:.42}}
"""
)
"""The rules, whose colours are the variables of the palette."""


def _variables(tokens: dict[str, str]) -> str:
    return ";".join(f"--tw-{name}:{colour}" for name, colour in tokens.items())


STYLE: Final = (
    f":root,[data-theme=light]{{color-scheme:light;{_variables(LIGHT)}}}\n"
    "@media screen and (prefers-color-scheme:dark)"
    f"{{:root:not([data-theme]){{color-scheme:dark;{_variables(DARK)}}}}}\n"
    f"@media screen{{[data-theme=dark]{{color-scheme:dark;{_variables(DARK)}}}}}\n{RULES}"
)
"""The style sheet of the site: the variables of both themes and the rules.

The theme follows the system unless the root element has ``data-theme`` ``light`` or ``dark``;
any other element with that attribute shows its theme within itself. Paper is always light.
"""


def picture_css(theme: str) -> str:
    """The rules with the colours of one theme, ``light`` or ``dark``, put in.

    Raises:
        ValueError: There is no such theme.
    """
    if theme not in ("light", "dark"):
        raise ValueError(f"unknown theme {theme!r}: expected light or dark")
    tokens = LIGHT if theme == "light" else DARK
    return re.sub(r"var\(--tw-([\w-]+)\)", lambda found: tokens[found[1]], RULES)
