"""The gallery: every tile, stack, pawn and state in both themes and several sizes.

For people who change the drawings and for tests that look at them; players do not see it.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from townwright.quadropolis.modes import CLASSIC, EXPERT, Mode
from townwright.quadropolis.notation import parse_city
from townwright.quadropolis.site import SLOTS
from townwright.quadropolis.tiles import TILES, Tile

from .city import city, small_city
from .glyphs import GLYPHS, cross, crown, energy, glyph, inhabitant, player_mark, points, tick
from .pawns import architect, logo, urbanist
from .picture import first_picture
from .site import site, slot_attributes, slot_cell
from .style import STYLE
from .svg import num
from .tile import face_down, mini, tile
from .views import CitySquareView, SiteSquareView, SiteView, SlotView

SIZES = (32, 48, 64, 96, 160)
"""Pixels at which the tiles are shown."""

STACKS: tuple[tuple[Tile, ...], ...] = (
    *((one,) for one in TILES.values()),
    *((TILES["T2"],) * floors for floors in range(2, 6)),
    *((TILES["O"],) * floors for floors in range(2, 6)),
)
"""Every tile and every height of a stack."""

_CSS = """
body{margin:0;font:14px system-ui,sans-serif;background:var(--tw-table);color:var(--tw-ink)}
section{padding:16px 20px;background:var(--tw-table);color:var(--tw-ink)}
h2{font-size:15px;margin:18px 0 8px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:10px}
.boards{display:flex;flex-wrap:wrap;gap:24px}
.boards>svg,.first-picture>svg{width:620px;background:var(--tw-paper);border-radius:16px;padding:8px}
.boards>.small-city{width:130px}
"""


def _icon(content: str, pixels: float, box: str = "0 0 100 100") -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tw" width="{num(pixels)}"'
        f' height="{num(pixels)}" viewBox="{box}">{content}</svg>'
    )


def _row(pictures: list[str]) -> str:
    return f'<div class="row">{"".join(pictures)}</div>'


def _pawns() -> str:
    middle = "-32 -32 64 64"
    people = [architect(n, player) for player in (0, 1, 2, 3, None) for n in (1, 3, 5)]
    states = [
        SlotView(),
        *(SlotView("legal", player) for player in range(4)),
        SlotView("chosen", 0, 3),
        SlotView("closed"),
        *(SlotView("occupied", player, player + 1) for player in range(4)),
        SlotView("occupied", None, 5),
    ]
    slots = [
        f"<g{slot_attributes(slot, state)}>{slot_cell(slot, state)}</g>"
        for slot, state in zip(SLOTS, states, strict=False)
    ]
    signs = [
        *(points(50, 50, n, 40) for n in (1, 2, 3)),
        inhabitant(10, 10, 80),
        energy(10, 10, 80),
        crown(10, 18, 80),
        tick(50, 50, 40),
        cross(50, 50, 30),
        *(f'<g class="p{p}">{player_mark(p, 10, 10, 80, "currentColor")}</g>' for p in range(4)),
        *(f'<g class="ink">{glyph(kind, 10, 10, 80, "currentColor")}</g>' for kind in GLYPHS),
    ]
    return (
        _row([_icon(person, size, middle) for size in (32, 56) for person in people])
        + _row([_icon(slot, size, middle) for size in (32, 56) for slot in slots])
        + _row([_icon(sign, size) for size in (24, 48) for sign in signs])
        + _row([_icon(urbanist(), size, "-50 -50 100 100") for size in (32, 48, 96)])
        + _row([_icon(face_down(n), size) for size in (48, 96) for n in (2, 3, 4)])
        + _row([_icon(logo(), size) for size in (16, 32, 96)])
    )


_SITE = "U0 S Hii . T3  T1 3 P U2 P  S . U2 P U1  P F2 F1 T2 3  4 U1 Hie T3 ."
"""A site row by row: tiles' codes, a number for a face-down tile, ``.`` for an empty square."""

_CITIES = (
    (CLASSIC, "T3211,P,.,./S,T2,U2,./.,Hie,Hv2,./.,.,F2,."),
    (EXPERT, "T213,P,O4,U1,G/S,.,O5,.,T1/Hii,M,F3,Hv3,./T12213,.,O,.,U2"),
)


def _site_view() -> SiteView:
    codes = _SITE.split()
    squares = []
    for index, code in enumerate(codes):
        shut = index // 5 == 2 or index % 5 == 1
        squares.append(
            SiteSquareView(
                tile=TILES.get(code),
                face_down=int(code) if code.isdigit() else 0,
                urbanist=index == 11,
                dim=shut,
                target=0 if index == 7 else None,
            )
        )
    slots = {slot: SlotView("legal", 0) for slot in SLOTS}
    slots |= {slot: SlotView("closed") for slot in ("N2", "S2", "W3", "E3")}
    slots |= {
        "W1": SlotView("occupied", 0, 1),
        "N4": SlotView("occupied", 1, 2),
        "S3": SlotView("occupied", 2, 3),
        "S5": SlotView("occupied", 3, 4),
        "W4": SlotView("free"),
        "E2": SlotView("chosen", 0, 3),
    }
    return SiteView(tuple(squares), slots, ("E2", 7, 0))


def _stacks(mode: Mode, text: str) -> dict[str, tuple[Tile, ...]]:
    built = parse_city(text, mode).buildings()
    return {mode.square_names[square]: stack for square, stack in built}


def _boards() -> str:
    (classic, text), (expert, expert_text) = _CITIES
    squares = {name: CitySquareView(stack, True) for name, stack in _stacks(classic, text).items()}
    squares |= {
        "a2": CitySquareView((TILES["S"],), True, customers=4),
        "b1": CitySquareView((TILES["P"],), True, absorbed=True),
        "c4": CitySquareView((TILES["F2"],), False),
        "c1": CitySquareView(option="option", preview="+2", player=0),
        "a3": CitySquareView(option="choice", preview="+5", player=0),
        "d3": CitySquareView(option="option", preview="−3", player=0),
        "b2": CitySquareView((TILES["T2"],), True, option="option", preview="+2", player=0),
    }
    plain = {name: CitySquareView(stack) for name, stack in _stacks(expert, expert_text).items()}
    plain["d2"] = CitySquareView(option="option", preview="+12", player=1)
    small = "".join(small_city(mode, _stacks(mode, text)) for mode, text in _CITIES)
    return (
        f'<div class="boards">{site(_site_view())}'
        f"{city(classic, squares, ('row-3', 'column-3'))}{city(expert, plain, ('district-4',))}"
        f"{small}</div>"
    )


def _section(theme: str) -> str:
    tiles = "".join(
        _row([_icon(draw(stack), size) for stack in STACKS])
        for size in SIZES
        for draw in ((tile, mini) if size <= 48 else (tile,))
    )
    return (
        f'<section data-theme="{theme}"><h2>Tiles</h2>{tiles}'
        f"{_row([_icon(tile(stack, active=True), 64) for stack in STACKS[::3]])}"
        f"<h2>Pawns, slots, signs</h2>{_pawns()}<h2>Boards</h2>{_boards()}"
        f"<h2>First picture</h2>{first_picture()}</section>"
    )


def gallery() -> str:
    """The whole gallery as an HTML page that needs nothing else, and may use nothing but its own style."""
    style = STYLE + _CSS
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-{digest}'"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>'
        '<meta name="referrer" content="no-referrer">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        f"<style>{style}</style></head><body>{_section('light')}{_section('dark')}"
        "</body></html>\n"
    )
