"""A town on which a test can count: every number that the tests of cards expect was counted here by hand.

Player 1 is active and builds at c3; whatever stands there covers its north-western lot. Next to that are a
RES of player 2 (b2SE), a park of player 2 (c2SW), a CIV of player 3 (c2SE), a RES of player 1 (b3NE) and an
IND of player 4 (b3SE), and nothing is next to the rest of the block.

=====  =========  =====  ========================  =====
where  what       whose  edge                      value
=====  =========  =====  ========================  =====
b2SE   RES 1      2                                7
c2SW   PARK 1     2                                8
c2SE   CIV 1      3                                8
b3NE   RES 1      1                                5
b3SE   IND 1      4                                5
f3NE   COM 1      3      water                     3
f3SE   RES 1      2      water                     3
c5NE   PARK 1     -                                7
c6SW   COM 1      2      wilderness                7
c6NE   RES 1      -                                7
a1N    COM 2      4      water and wilderness      4
e1     IND 4      3      water                     6
a6-NE  COM 3      2      wilderness                3
f6     COM 4      1      water and wilderness      4
=====  =========  =====  ========================  =====
"""

from __future__ import annotations

from townwright.urban_sprawl import Contract, Event, UrbanSprawlState
from townwright.urban_sprawl.context import Context
from townwright.urban_sprawl.resolution import Resolve

from .table import bare, clear, decide, put, run

WEALTH, PRESTIGE = 50, 20
SITES = {1: "c3NW", 2: "c3N", 3: "c3-SE", 4: "c3"}
"""Where a contract stands, by its size."""

_TOWN = (
    ("b2SE", "RES", 1),
    ("c2SW", "PARK", 1),
    ("c2SE", "CIV", 2),
    ("b3NE", "RES", 0),
    ("b3SE", "IND", 3),
    ("f3NE", "COM", 2),
    ("f3SE", "RES", 1),
    ("c5NE", "PARK", None),
    ("c6SW", "COM", 1),
    ("c6NE", "RES", None),
    ("a1N", "COM", 3),
    ("e1", "IND", 2),
    ("a6-NE", "COM", 1),
    ("f6", "COM", 0),
)


def town() -> UrbanSprawlState:
    """The town; everybody has 50 wealth and 20 prestige, player 2 holds Media and is Mayor."""
    state = bare(4)
    clear(state)
    for name, zone, owner in _TOWN:
        put(state, name, zone, owner)
    state.wealth = [WEALTH] * 4
    state.prestige = [PRESTIGE] * 4
    state.politicians_in_play = True
    state.holders |= {"Mayor": 1, "District Attorney": 2, "Treasurer": 3, "Union Boss": 2}
    for player, name in ((0, "Tourism"), (0, "Tourism"), (1, "Media"), (2, "Finance"), (3, "Tourism")):
        state.tile_supply[name] -= 1
        state.tiles[player][name] += 1
    return state


def effects_of(state: UrbanSprawlState, card: str, *answers: str) -> None:
    """Carry out a contract's effects for player 1, who has just built it at c3, or those of an event."""
    drawn = state.cards[card]
    assert isinstance(drawn, Contract | Event)
    context = Context(card)
    if isinstance(drawn, Contract):
        context = Context(card, this=put(state, SITES[drawn.lots], drawn.zone, 0, card).serial)
    run(state, Resolve(drawn.effects, context))
    decide(state, *answers)


def gains(state: UrbanSprawlState) -> tuple[list[int], list[int]]:
    """By player, the wealth and the prestige gained since the town was set up."""
    return [w - WEALTH for w in state.wealth], [p - PRESTIGE for p in state.prestige]
