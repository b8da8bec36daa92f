"""The planning deck: Build Permits, Urban Renewal and events.

Each card is plain data in the form of a card pack; `card_reader` says what it means and checks it.
Fields that are left out are 0 or empty.
"""

from __future__ import annotations

from typing import Final

# fmt: off
PLANNING: Final[tuple[dict[str, object], ...]] = (
    {"id": "PP01", "permits": 1, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 7, "ballot": True,
     "origin": "printed"},
    {"id": "PP02", "permits": 1, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 7, "ballot": True,
     "origin": "printed"},
    {"id": "PP03", "permits": 1, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 7, "ballot": True,
     "origin": "printed"},
    {"id": "PP04", "permits": 1, "zones": ["CIV", "COM", "RES"], "wealth": 8, "ballot": True,
     "origin": "printed"},
    {"id": "PP05", "permits": 1, "zones": ["CIV", "COM", "RES"], "wealth": 8, "ballot": True,
     "origin": "printed"},
    {"id": "PP06", "permits": 1, "zones": ["CIV", "COM", "RES"], "wealth": 8, "ballot": True,
     "origin": "printed"},
    {"id": "PP07", "permits": 1, "zones": ["CIV", "RES"], "wealth": 11, "ballot": True, "origin": "printed"},
    {"id": "PP08", "permits": 1, "zones": ["RES"], "wealth": 11, "ballot": True, "origin": "printed"},
    {"id": "PP09", "permits": 1, "zones": ["RES"], "wealth": 11, "ballot": True, "origin": "printed"},
    {"id": "PP10", "permits": 1, "zones": ["RES"], "wealth": 12, "ballot": True, "origin": "printed"},
    {"id": "PP11", "permits": 1, "zones": ["RES"], "wealth": 12, "ballot": True, "origin": "printed"},
    {"id": "PP12", "permits": 1, "zones": ["RES"], "wealth": 12, "ballot": True, "origin": "printed"},
    {"id": "PP13", "permits": 2, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 4, "origin": "printed"},
    {"id": "PP14", "permits": 2, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 4, "origin": "printed"},
    {"id": "PP15", "permits": 2, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 4, "origin": "printed"},
    {"id": "PP16", "permits": 2, "zones": ["CIV", "COM", "RES"], "wealth": 5, "origin": "printed"},
    {"id": "PP17", "permits": 2, "zones": ["CIV", "COM", "RES"], "wealth": 5, "origin": "printed"},
    {"id": "PP18", "permits": 2, "zones": ["CIV", "COM", "RES"], "wealth": 5, "origin": "printed"},
    {"id": "PP19", "permits": 2, "zones": ["CIV", "COM"], "wealth": 9, "origin": "printed"},
    {"id": "PP20", "permits": 2, "zones": ["COM"], "wealth": 9, "origin": "printed"},
    {"id": "PP21", "permits": 2, "zones": ["COM"], "wealth": 9, "origin": "printed"},
    {"id": "PP22", "permits": 2, "zones": ["COM"], "wealth": 10, "origin": "printed"},
    {"id": "PP23", "permits": 2, "zones": ["COM"], "wealth": 10, "origin": "printed"},
    {"id": "PP24", "permits": 2, "zones": ["COM"], "wealth": 10, "origin": "printed"},
    {"id": "PP25", "permits": 3, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 2, "ballot": True,
     "origin": "printed"},
    {"id": "PP26", "permits": 3, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 2, "ballot": True,
     "origin": "printed"},
    {"id": "PP27", "permits": 3, "zones": ["CIV", "COM", "IND"], "wealth": 3, "ballot": True,
     "origin": "printed"},
    {"id": "PP28", "permits": 3, "zones": ["CIV", "COM", "IND"], "wealth": 3, "ballot": True,
     "origin": "printed"},
    {"id": "PP29", "permits": 3, "zones": ["CIV", "COM", "IND"], "wealth": 3, "ballot": True,
     "origin": "printed"},
    {"id": "PP30", "permits": 3, "zones": ["COM", "IND"], "wealth": 6, "ballot": True, "origin": "printed"},
    {"id": "PP31", "permits": 3, "zones": ["COM", "IND"], "wealth": 6, "ballot": True, "origin": "printed"},
    {"id": "PP32", "permits": 4, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 1, "origin": "printed"},
    {"id": "PP33", "permits": 4, "zones": ["CIV", "COM", "IND", "RES"], "wealth": 1, "origin": "printed"},
    {"id": "PP34", "permits": 4, "zones": ["CIV", "COM", "IND"], "wealth": 1, "origin": "printed"},
    {"id": "PP35", "permits": 4, "zones": ["CIV", "COM", "IND"], "wealth": 2, "origin": "printed"},
    {"id": "PP36", "permits": 4, "zones": ["CIV"], "wealth": 6, "ballot": True, "origin": "printed"},
    {"id": "UR1", "kind": "renewal", "origin": "partial", "known": ["name", "use"]},
    {"id": "UR2", "kind": "renewal", "origin": "partial", "known": ["name", "use"]},
    {"id": "UR3", "kind": "renewal", "origin": "partial", "known": ["name", "use"]},
    {"id": "UR4", "kind": "renewal", "origin": "partial", "known": ["name", "use"]},
    {"id": "PE01", "name": "Local Headlines", "kind": "event",
     "effects": [
         {
             "op": "pick", "who": "active", "extreme": "highest", "sel": {},
             "do": [{"op": "gain", "who": "controller", "what": "prestige", "amount": 3}],
         },
         {"op": "marker", "who": "Media", "which": "P5", "mode": "place_or_move"},
     ], "origin": "partial",
     "known": ["name", "target: one building in the highest-value block, ties by the active player"]},
    {"id": "PE02", "name": "Urban Decay", "kind": "event",
     "effects": [
         {
             "op": "pick", "who": "active", "extreme": "lowest", "sel": {},
             "do": [
                 {
                     "op": "may", "who": "controller", "cost": {"what": "prestige", "amount": 3}, "do": [],
                     "else": [{"op": "destroy", "target": True}],
                 },
             ],
         },
     ], "origin": "partial",
     "known": [
         "name",
         "target: the lowest-value building, ties by the active player",
         "optional payment of 3 prestige",
     ]},
    {"id": "PE03", "name": "Luxury Taxes", "kind": "event",
     "effects": [
         {
             "op": "lose", "who": "each", "what": "wealth", "amount": 3,
             "per": {"zone": ["RES"], "min_value": 8, "ctrl": "self"}, "cap": 3,
         },
     ], "origin": "partial", "known": ["name", "mandatory loss of 3 wealth (per what is not known)"]},
    {"id": "PE04", "name": "Estate Auction", "kind": "event",
     "effects": [
         {
             "op": "each", "who": "each",
             "do": [
                 {
                     "op": "may", "who": "self", "cost": {"what": "wealth", "amount": 9},
                     "do": [
                         {
                             "op": "choose", "who": "self",
                             "options": [
                                 {
                                     "label": "claim", "need": {"ctrl": "none"},
                                     "do": [
                                         {
                                             "op": "cube", "mode": "claim", "who": "self",
                                             "sel": {"ctrl": "none"},
                                         },
                                     ],
                                 },
                                 {
                                     "label": "prestige",
                                     "do": [{"op": "gain", "who": "self", "what": "prestige", "amount": 3}],
                                 },
                             ],
                         },
                     ],
                 },
             ],
         },
     ], "origin": "partial", "known": ["name", "optional payment of 9 wealth"]},
    {"id": "PE05", "name": "Flood", "kind": "event",
     "effects": [
         {
             "op": "each", "who": "each", "if_has": {"edge": "water", "ctrl": "self"},
             "do": [
                 {
                     "op": "choose", "who": "self",
                     "options": [
                         {"label": "pay", "cost": {"what": "wealth", "amount": 5}, "do": []},
                         {
                             "label": "lose building",
                             "do": [
                                 {"op": "destroy", "who": "self", "sel": {"edge": "water", "ctrl": "self"}},
                             ],
                         },
                     ],
                 },
             ],
         },
     ], "origin": "partial", "known": ["name", "players decide about losing a building"]},
    {"id": "PE06", "name": "Fire", "kind": "event",
     "effects": [
         {
             "op": "each", "who": "each",
             "if_has": {"zone": ["COM", "RES"], "size": [1, 2], "ctrl": "self"},
             "do": [
                 {
                     "op": "choose", "who": "self",
                     "options": [
                         {"label": "pay", "cost": {"what": "prestige", "amount": 2}, "do": []},
                         {
                             "label": "lose building",
                             "do": [
                                 {
                                     "op": "destroy", "who": "self",
                                     "sel": {"zone": ["COM", "RES"], "size": [1, 2], "ctrl": "self"},
                                 },
                             ],
                         },
                     ],
                 },
             ],
         },
     ], "origin": "partial", "known": ["name", "players decide about losing a building"]},
    {"id": "PE07", "name": "Earthquake", "kind": "event",
     "effects": [
         {
             "op": "each", "who": "each",
             "if_has": {"zone": ["CIV", "COM", "IND", "RES"], "size": [2, 3, 4], "ctrl": "self"},
             "do": [
                 {
                     "op": "choose", "who": "self",
                     "options": [
                         {"label": "pay", "cost": {"what": "wealth", "amount": 6}, "do": []},
                         {
                             "label": "lose building",
                             "do": [
                                 {
                                     "op": "destroy", "who": "self",
                                     "sel": {
                                         "zone": ["CIV", "COM", "IND", "RES"], "size": [2, 3, 4],
                                         "ctrl": "self",
                                     },
                                 },
                             ],
                         },
                     ],
                 },
             ],
         },
     ], "origin": "partial", "known": ["name", "players decide about losing a building"]},
    {"id": "PE08", "name": "Property Speculation", "kind": "event",
     "effects": [{"op": "marker", "who": "most_prestige", "which": "W", "mode": "place_or_move"}],
     "origin": "partial",
     "known": ["effect: the leading player places or moves a value marker (name and deck not known)"]},
    {"id": "PE09", "name": "New Thoroughfare", "kind": "event",
     "effects": [{"op": "marker", "who": "active", "which": "W", "mode": "place_else_move"}],
     "origin": "reconstructed"},
    {"id": "PE10", "name": "City Master Plan", "kind": "event",
     "effects": [{"op": "marker", "who": ["Mayor", "active"], "which": "P", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "PE11", "name": "Recall Vote", "kind": "event",
     "effects": [{"op": "election", "office": "choice", "who": "active"}], "origin": "reconstructed"},
    {"id": "PE12", "name": "Waterfront Festival", "kind": "event",
     "effects": [
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 1,
             "per": {"edge": "water", "ctrl": "self"}, "cap": 4,
         },
     ], "origin": "reconstructed"},
    {"id": "PE13", "name": "Nature Reserve", "kind": "event",
     "effects": [
         {
             "op": "gain", "who": "each", "what": "wealth", "amount": 1,
             "per": {"edge": "wilderness", "ctrl": "self"}, "cap": 5,
         },
         {"op": "park", "who": "least_prestige", "size": 2, "where": "any", "control": True},
     ], "origin": "reconstructed"},
    {"id": "PE14", "name": "Job Fair", "kind": "event",
     "effects": [{"op": "score", "who": "active", "name": "choice", "value": 2}], "origin": "reconstructed"},
)
