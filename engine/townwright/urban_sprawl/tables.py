"""The game's numbers that stand on no card: setup, prices, offices, payouts, pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

ZONES: Final = ("CIV", "COM", "IND", "RES")
"""The four zones: civic, commercial, industrial, residential."""

PARK: Final = "PARK"
"""Stands where a zone would for parks, which have none (rules 4.2)."""

KINDS: Final = (*ZONES, PARK)
"""All kinds of buildings."""

PARK_TILES: Final = (0, 14, 3, 2, 1)
"""By number of lots, how many park tiles there are. Of all other buildings there are enough."""

VOCATIONS: Final[Mapping[str, int]] = {
    "Finance": 2,
    "Transportation": 2,
    "Education": 3,
    "Energy": 3,
    "Tourism": 4,
    "Factory": 4,
    "Public Service": 5,
    "Media": 1,
}
"""How many tiles there are of each vocation."""

MEDIA: Final = "Media"
"""The vocation of which there is a single tile, always held by somebody after the setup."""

POLITICIANS: Final = ("Mayor", "District Attorney", "Treasurer", "Police Chief", "Union Boss")
"""The offices in the order of the election track (rules 10.2)."""

CONTRACTOR: Final = "Contractor"
"""The large tile that is no politician (rules 10.6)."""

OFFICES: Final = (*POLITICIANS, CONTRACTOR)
"""All large tiles with a holder."""

ZONE_OF_OFFICE: Final[Mapping[str, str]] = {
    "District Attorney": "CIV",
    "Treasurer": "COM",
    "Police Chief": "RES",
    "Union Boss": "IND",
}
"""The zone that decides who is elected, and that pays at the end (rules 10.1, 10.3)."""

TIE_DECIDER: Final[Mapping[str, str]] = {
    "District Attorney": "Mayor",
    "Treasurer": "District Attorney",
    "Police Chief": "Treasurer",
    "Union Boss": "Police Chief",
    "Contractor": "Union Boss",
}
"""Which office decides a tie; for the Mayor it is the holder of Media (rules 10.3)."""

MARKERS: Final = ("P4", "P5", "P6", "W7", "W8", "W9", "W10", "W11", "W12")
"""The markers: P prestige, W wealth, and the number (rules 13.1)."""

PAYOUTS: Final = (
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (2, 1, 0, 0),
    (3, 1, 0, 0),
    (4, 2, 1, 0),
    (5, 2, 1, 0),
    (6, 3, 1, 0),
    (7, 3, 1, 0),
    (8, 4, 2, 1),
    (9, 4, 2, 1),
    (10, 5, 2, 1),
    (11, 5, 2, 1),
    (12, 6, 3, 1),
)
"""By number of the row, the shares of the ranks (rules 9.5); index 0 is unused."""

START_WEALTH: Final[Mapping[int, int]] = {2: 39, 3: 27, 4: 21}
"""By number of players."""

START_BUILDINGS: Final[Mapping[str, str]] = {
    "a1SE": "RES",
    "f1SW": "RES",
    "b2SE": "IND",
    "e2SW": "COM",
    "c3SE": "IND",
    "d3SW": "COM",
    "c4NE": "COM",
    "d4NW": "CIV",
    "b5NE": "COM",
    "e5NW": "CIV",
    "a6NE": "RES",
    "f6NW": "RES",
}
"""The buildings that stand from the start: zones by footprint (rules 2.3)."""

MEDIA_TIE_BLOCK: Final = "a6"
"""Who controls the starting building here gets Media in a tie (rules 2.10)."""

ACTION_POINTS: Final = 6
UNION_BOSS_POINTS: Final = 8
"""AP of a turn, with and without the Union Boss (rules 5.3)."""

PLANNING_BOXES: Final = 4
"""Box n costs n AP (rules 6.1)."""

PLANNING_DECK_PRICE: Final = 5

CONTRACT_BOXES: Final = 5
"""Box n costs n AP (rules 6.2)."""

CONTRACT_DECKS: Final = ("town", "city", "metropolis")

DECK_PRICE: Final[Mapping[str, int]] = {"town": 6, "city": 5, "metropolis": 4}
"""AP for the card on top of a contract deck (rules 6.2)."""

TOP_PERMITS: Final = 22
"""So many permits lie on top of the planning deck at the start (rules 2.6)."""

TREASURER_INCOME: Final = 2
"""What every opponent pays the Treasurer (rules 5.1)."""

WEALTH_PER_PRESTIGE: Final = 10
"""So much wealth is 1 prestige at the end (rules 14.2)."""


class Length(NamedTuple):
    """How the 36 other cards of a contract deck lie around its trigger event (rules 2.4, 16).

    Attributes:
        bottom: Cards at the bottom.
        with_trigger: Cards that the trigger is shuffled with, on top of those.
        top: Cards on top of all.
    """

    bottom: int
    with_trigger: int
    top: int


LENGTHS: Final[Mapping[str, Length]] = {
    "short": Length(18, 9, 9),
    "standard": Length(15, 6, 15),
    "long": Length(9, 9, 18),
}
"""The lengths of a game by name."""
