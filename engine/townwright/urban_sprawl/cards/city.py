"""The City deck.

Each card is plain data in the form of a card pack; `card_reader` says what it means and checks it.
Fields that are left out are 0 or empty.
"""

from __future__ import annotations

from typing import Final

# fmt: off
CITY: Final[tuple[dict[str, object], ...]] = (
    {"id": "C01", "name": "Municipal Court", "zone": "CIV", "lots": 3,
     "effects": [{"op": "election_rule", "who": "active", "rule": "wins_ties"}], "origin": "partial",
     "known": ["name", "its controller wins elections in a way that differs from the rule"]},
    {"id": "C02", "name": "Hospital", "zone": "CIV", "lots": 3, "prestige": 3,
     "vocations": [{"name": "Public Service", "value": 2}],
     "effects": [
         {"op": "choose_line", "who": "active"},
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "where": "line", "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "C03", "name": "Library", "zone": "CIV", "lots": 2, "prestige": 2,
     "vocations": [{"name": "Education", "value": 2}],
     "effects": [{"op": "marker", "who": "active", "which": "P4", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "C04", "name": "Museum", "zone": "CIV", "lots": 2, "prestige": 5,
     "vocations": [{"name": "Tourism", "value": 2}],
     "effects": [
         {
             "op": "may", "who": "active", "cost": {"what": "wealth", "amount": 5},
             "do": [{"op": "gain", "who": "active", "what": "prestige", "amount": 3}],
         },
     ], "origin": "reconstructed"},
    {"id": "C05", "name": "City Hall", "zone": "CIV", "lots": 4, "prestige": 1,
     "vocations": [{"name": "Public Service", "value": 2}],
     "effects": [
         {"op": "election", "office": "Mayor"},
         {"op": "gain", "who": "active", "what": "prestige", "amount": 2, "per_politician": True},
     ], "origin": "reconstructed"},
    {"id": "C06", "name": "Community College", "zone": "CIV", "lots": 3, "prestige": 2,
     "vocations": [{"name": "Education", "value": 4}],
     "effects": [{"op": "marker", "who": "active", "which": "P5", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "C07", "name": "Jail", "zone": "CIV", "lots": 2,
     "restriction": [{"rule": "not_adjacent_to", "zone": ["RES"]}],
     "effects": [
         {"op": "gain", "who": "active", "what": "wealth", "amount": 5},
         {
             "op": "lose", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "where": "lines", "ctrl": "self"}, "cap": 3,
         },
     ], "origin": "reconstructed"},
    {"id": "C08", "name": "Zoo", "zone": "CIV", "lots": 3, "prestige": 1,
     "vocations": [{"name": "Tourism", "value": 2}],
     "effects": [
         {"op": "park", "who": "active", "size": 1, "where": "adjacent", "control": True},
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 1,
             "per": {"zone": ["PARK"], "where": "adjacent"},
         },
     ], "origin": "reconstructed"},
    {"id": "C09", "name": "Radio Station", "zone": "COM", "lots": 1,
     "vocations": [{"name": "Media", "value": 0}],
     "effects": [{"op": "gain", "who": "active", "what": "prestige", "amount": 2}], "origin": "partial",
     "known": ["name", "deck", "vocations"]},
    {"id": "C10", "name": "Hotel", "zone": "COM", "lots": 2, "prestige": 3,
     "vocations": [{"name": "Tourism", "value": 3}],
     "effects": [
         {"op": "choose_line", "who": "active"},
         {
             "op": "gain", "who": "active", "what": "wealth", "amount": 1,
             "per": {"zone": ["COM"], "where": "line"},
         },
         {
             "op": "gain", "who": "active", "what": "wealth", "amount": 1,
             "per": {"zone": ["PARK"], "where": "other_line"},
         },
     ], "origin": "reconstructed"},
    {"id": "C11", "name": "Department Store", "zone": "COM", "lots": 3, "prestige": 3,
     "effects": [
         {"op": "gain", "who": "active", "what": "wealth", "amount": 1, "per": {"zone": ["RES"]}, "cap": 12},
     ], "origin": "reconstructed"},
    {"id": "C12", "name": "Movie Theater", "zone": "COM", "lots": 2,
     "effects": [
         {"op": "gain", "who": "active", "what": "prestige", "amount": 2},
         {"op": "score", "name": "Tourism", "value": 1},
     ], "origin": "reconstructed"},
    {"id": "C13", "name": "Insurance Office", "zone": "COM", "lots": 2, "prestige": 1,
     "vocations": [{"name": "Finance", "value": 4}], "origin": "reconstructed"},
    {"id": "C14", "name": "Car Dealership", "zone": "COM", "lots": 1,
     "effects": [{"op": "marker", "who": "active", "which": "W10", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "C15", "name": "Bus Terminal", "zone": "COM", "lots": 2, "prestige": 1,
     "vocations": [{"name": "Transportation", "value": 3}], "effects": [{"op": "ap", "amount": 2}],
     "origin": "reconstructed"},
    {"id": "C16", "name": "Office Block", "zone": "COM", "lots": 3, "prestige": 5,
     "effects": [{"op": "marker", "who": "active", "which": "W12", "mode": "place_or_move", "to": "this"}],
     "origin": "reconstructed"},
    {"id": "C17", "name": "Supermarket", "zone": "COM", "lots": 2, "prestige": 2,
     "effects": [
         {
             "op": "pay", "who": "others", "to": "active", "what": "wealth", "amount": 1,
             "per": {"zone": ["RES"], "where": "lines", "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "C18", "name": "Warehouse", "zone": "IND", "lots": 3,
     "effects": [{"op": "extra_favor", "who": "active"}], "origin": "partial",
     "known": ["name", "the holder may own two Favors"]},
    {"id": "C19", "name": "Power Plant", "zone": "IND", "lots": 3, "prestige": 3,
     "vocations": [{"name": "Energy", "value": 3}],
     "effects": [
         {
             "op": "pay", "who": "others", "to": "active", "what": "wealth", "amount": 1,
             "per": {"zone": ["IND"], "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "C20", "name": "Rail Yard", "zone": "IND", "lots": 4, "prestige": 1,
     "vocations": [{"name": "Transportation", "value": 4}],
     "effects": [{"op": "marker", "who": "active", "which": "W", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "C21", "name": "Steel Mill", "zone": "IND", "lots": 4, "prestige": 5,
     "vocations": [{"name": "Factory", "value": 3}],
     "restriction": [{"rule": "not_adjacent_to", "zone": ["RES"]}], "origin": "reconstructed"},
    {"id": "C22", "name": "Brewery", "zone": "IND", "lots": 2, "prestige": 2,
     "vocations": [{"name": "Factory", "value": 2}, {"name": "Tourism", "value": 1}],
     "origin": "reconstructed"},
    {"id": "C23", "name": "Water Works", "zone": "IND", "lots": 2,
     "vocations": [{"name": "Public Service", "value": 2}],
     "restriction": [{"rule": "touch_edge", "edge": "water"}],
     "effects": [
         {"op": "gain", "who": "active", "what": "wealth", "amount": 1, "per": {"edge": "water"}, "cap": 6},
     ], "origin": "reconstructed"},
    {"id": "C24", "name": "Sawmill", "zone": "IND", "lots": 3,
     "vocations": [{"name": "Factory", "value": 2}],
     "restriction": [{"rule": "touch_edge", "edge": "wilderness"}],
     "effects": [{"op": "gain", "who": "active", "what": "wealth", "amount": 4}], "origin": "reconstructed"},
    {"id": "C25", "name": "Row Houses", "zone": "RES", "lots": 2, "prestige": 5, "origin": "reconstructed"},
    {"id": "C26", "name": "Condominiums", "zone": "RES", "lots": 2, "prestige": 3,
     "effects": [
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 1,
             "per": {"zone": ["CIV", "PARK"], "where": "adjacent"},
         },
     ], "origin": "reconstructed"},
    {"id": "C27", "name": "Mansion", "zone": "RES", "lots": 1, "prestige": 2,
     "restriction": [{"rule": "min_value", "value": 8}],
     "effects": [{"op": "gain", "who": "active", "what": "prestige", "amount": 3}],
     "origin": "reconstructed"},
    {"id": "C28", "name": "Retirement Home", "zone": "RES", "lots": 2,
     "vocations": [{"name": "Public Service", "value": 1}],
     "effects": [{"op": "park", "who": "active", "size": 1, "where": "adjacent", "control": True}],
     "origin": "reconstructed"},
    {"id": "C29", "name": "Dormitory", "zone": "RES", "lots": 1,
     "vocations": [{"name": "Education", "value": 2}],
     "restriction": [{"rule": "adjacent_to", "zone": ["CIV"]}, {"rule": "ignore_zoning"}],
     "origin": "reconstructed"},
    {"id": "C30", "name": "Boarding House", "zone": "RES", "lots": 1, "prestige": 5,
     "origin": "reconstructed"},
    {"id": "C31", "name": "Business Relocation", "kind": "event",
     "effects": [
         {"op": "gain", "who": "Media", "what": "wealth", "amount": 1},
         {"op": "gain", "who": "Media", "what": "prestige", "amount": 1},
         {
             "op": "cube", "mode": "remove", "who": "Treasurer",
             "sel": {"zone": ["COM"], "ctrl": "controlled"}, "optional": True,
         },
     ], "origin": "printed"},
    {"id": "C32", "name": "Export Boom", "kind": "event",
     "effects": [
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 2,
             "per": {"zone": ["IND"], "ctrl": "self"},
         },
     ], "origin": "partial",
     "known": ["effect: an event scores each IND building (name, deck and amount not known)"]},
    {"id": "C33", "name": "Labor Strike", "kind": "event",
     "effects": [
         {"op": "gain", "who": "Union Boss", "what": "prestige", "amount": 2},
         {"op": "vocation", "who": "Union Boss", "name": "Factory", "from": "supply"},
         {
             "op": "lose", "who": "each", "what": "wealth", "amount": 1,
             "per": {"zone": ["IND"], "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "C34", "name": "Charity Gala", "kind": "event",
     "effects": [
         {
             "op": "each", "who": "each",
             "do": [
                 {
                     "op": "choose", "who": "self",
                     "options": [
                         {"label": "stay away", "do": []},
                         {
                             "label": "give 5", "cost": {"what": "wealth", "amount": 5},
                             "do": [{"op": "gain", "who": "self", "what": "prestige", "amount": 2}],
                         },
                         {
                             "label": "give 10", "cost": {"what": "wealth", "amount": 10},
                             "do": [{"op": "gain", "who": "self", "what": "prestige", "amount": 5}],
                         },
                     ],
                 },
             ],
         },
     ], "origin": "reconstructed"},
    {"id": "C35", "name": "Beltway", "kind": "event",
     "effects": [
         {"op": "marker", "who": "active", "which": "W", "mode": "place_or_move"},
         {"op": "marker", "who": ["Treasurer", "least_prestige"], "which": "W", "mode": "place_or_move"},
     ], "origin": "reconstructed"},
    {"id": "C36", "name": "Park Bond", "kind": "event",
     "effects": [
         {"op": "park", "who": ["Mayor", "active"], "size": 4, "where": "any", "control": False},
         {
             "op": "each", "who": "each",
             "do": [
                 {
                     "op": "may", "who": "self", "cost": {"what": "wealth", "amount": 4},
                     "do": [
                         {
                             "op": "gain", "who": "self", "what": "prestige", "amount": 1,
                             "per": {
                                 "zone": ["CIV", "COM", "IND", "RES"], "next_to": ["PARK"], "ctrl": "self",
                             },
                             "cap": 3,
                         },
                     ],
                 },
             ],
         },
     ], "origin": "reconstructed"},
    {"id": "C37", "name": "Sports Team", "kind": "event", "trigger": True,
     "effects": [{"op": "activate", "what": "contractor"}, {"op": "activate", "what": "metropolis"}],
     "origin": "partial", "known": ["name", "brings in the Contractor", "activates the Metropolis deck"],
     "note": "that the Contractor is assigned at once is reconstructed"},
)
