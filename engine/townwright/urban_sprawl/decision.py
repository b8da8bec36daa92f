"""The action of Urban Sprawl: one decision of one player, and its notation.

A turn is a series of decisions, some of them other players'. The notation is the name that rules 15
gives the decision and what was chosen; what a player does with his AP is written without a name.

>>> parse_decision("build T05")
Decision(kind='action', choice='build T05')
>>> str(parse_decision("build_site c4N"))
'build_site c4N'

Cards are called by their ids, buildings by their footprints (`board`), players by the numbers of their
seats, from 1. Every choice:

* ``take PP07``, ``build T05``, ``favor C12``, ``end``: what to do with AP (`action`)
* ``buy_start_building a1SE``; ``invest PP07`` or ``invest done``
* ``build_site c4N``; ``pay_permits PP01+PP13``; ``steal_vocation 2`` or ``none``
* ``split_gain 1``: how many units are taken as prestige; ``pay_either wealth``; ``decider_order 3,1``
* ``may yes``; ``choose_option pay``: the label of an option
* ``pick_building``, ``destroy_building``, ``remove_cube``, ``claim_building``: a footprint or ``none``
* ``move_building a1SE>b2NW``; ``marker W7>N1``; ``place_park f6SE``
* ``choose_line horizontal``; ``choose_office Treasurer``; ``choose_vocation Finance``; ``choose_number W7``
* ``choose_planning_card PP07``; ``break_role_tie 2``; ``break_election_tie 2``; ``assign_contractor 2``
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from townwright.core.errors import NotationError, excerpt

from .board import LINES, SHAPES, SPACES
from .tables import MARKERS, POLITICIANS, VOCATIONS

NONE: Final = "none"
"""The choice of nobody and nothing, where that is possible."""

DONE: Final = "done"
"""The choice that ends the investments."""

END: Final = "end"
"""The choice that ends the turn."""


class Decision(NamedTuple):
    """What a player decided.

    Attributes:
        kind: The decision's name in rules 15.
        choice: What was chosen, in notation.
    """

    kind: str
    choice: str

    def __str__(self) -> str:
        return self.choice if self.kind == "action" else f"{self.kind} {self.choice}"


def _any(*words: str) -> str:
    return "|".join(map(re.escape, words))


_CARD = "[A-Z]{1,2}[0-9]{1,2}"
_BUILDING = f"[a-f][1-6](?:{_any(*SHAPES)})"
_PLAYER = "[1-4]"
_PATTERNS: Final[dict[str, str]] = {
    "action": f"(?:take|build|favor) {_CARD}|{END}",
    "buy_start_building": _BUILDING,
    "invest": f"{_CARD}|{DONE}",
    "build_site": _BUILDING,
    "pay_permits": rf"{_CARD}(?:\+{_CARD})*",
    "steal_vocation": f"{_PLAYER}|{NONE}",
    "split_gain": "[0-9]{1,3}",
    "decider_order": f"{_PLAYER}(?:,{_PLAYER})*",
    "pay_either": "wealth|prestige",
    "may": "yes|no",
    "choose_option": ".{1,200}",
    "pick_building": f"{_BUILDING}|{NONE}",
    "destroy_building": _BUILDING,
    "remove_cube": f"{_BUILDING}|{NONE}",
    "claim_building": _BUILDING,
    "move_building": f"{_BUILDING}>{_BUILDING}|{NONE}",
    "marker": f"(?:{_any(*MARKERS)})>(?:{_any(*SPACES)})",
    "place_park": _BUILDING,
    "choose_line": _any(*LINES),
    "choose_office": _any(*POLITICIANS),
    "choose_vocation": _any(*VOCATIONS),
    "choose_number": "[PW][0-9]{1,2}",
    "choose_planning_card": _CARD,
    "break_role_tie": _PLAYER,
    "break_election_tie": _PLAYER,
    "assign_contractor": _PLAYER,
}
KINDS: Final = tuple(_PATTERNS)
"""The names of all decisions."""

_VERBS = ("take", "build", "favor", END)


def parse_decision(text: str) -> Decision:
    """Read a decision.

    Raises:
        NotationError: The text is no decision.
    """
    word, _, rest = text.partition(" ")
    kind, choice = ("action", text) if word in _VERBS else (word, rest)
    pattern = _PATTERNS.get(kind)
    if pattern is None or (kind == "action" and word not in _VERBS):
        raise NotationError(
            f"cannot read decision {excerpt(text)}: expected {', '.join(_VERBS)} or one of"
            f" {', '.join(KINDS[1:])}, and what was chosen"
        )
    if not re.fullmatch(pattern, choice):
        raise NotationError(f"cannot read what was chosen in {excerpt(text)}: {excerpt(choice)}")
    return Decision(kind, choice)


def seat(player: int) -> str:
    """A player in notation: the number of his seat."""
    return str(player + 1)


def player_of(choice: str) -> int:
    """The player that a notation names."""
    return int(choice) - 1
