"""The Metropolis deck.

Each card is plain data in the form of a card pack; `card_reader` says what it means and checks it.
Fields that are left out are 0 or empty.
"""

from __future__ import annotations

from typing import Final

# fmt: off
METROPOLIS: Final[tuple[dict[str, object], ...]] = (
    {"id": "M01", "name": "University", "zone": "CIV", "lots": 4, "prestige": 2,
     "vocations": [{"name": "Education", "value": 5}],
     "effects": [
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 4,
             "per": {"zone": ["RES", "CIV"], "ctrl": "self"},
         },
     ], "origin": "partial",
     "known": ["name", "deck", "lots", "prestige", "vocations", "restriction", "effects"]},
    {"id": "M02", "name": "Medical Center", "zone": "CIV", "lots": 4, "prestige": 3,
     "vocations": [{"name": "Public Service", "value": 3}],
     "effects": [
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "where": "lines"}, "cap": 6,
         },
     ], "origin": "reconstructed"},
    {"id": "M03", "name": "Convention Center", "zone": "CIV", "lots": 4, "prestige": 1,
     "vocations": [{"name": "Tourism", "value": 3}],
     "effects": [{"op": "payout", "who": "active", "from": "this"}], "origin": "reconstructed"},
    {"id": "M04", "name": "Stadium", "zone": "CIV", "lots": 4, "prestige": 4,
     "effects": [
         {"op": "gain", "who": "active", "what": "prestige", "amount": 4},
         {
             "op": "each", "who": "each",
             "do": [
                 {
                     "op": "may", "who": "self", "cost": {"what": "wealth", "amount": 6},
                     "do": [{"op": "gain", "who": "self", "what": "prestige", "amount": 2}],
                 },
             ],
         },
     ], "origin": "reconstructed"},
    {"id": "M05", "name": "Opera House", "zone": "CIV", "lots": 2, "prestige": 4,
     "effects": [
         {
             "op": "may", "who": "active", "cost": {"what": "wealth", "amount": 8},
             "do": [{"op": "gain", "who": "active", "what": "prestige", "amount": 5}],
         },
     ], "origin": "reconstructed"},
    {"id": "M06", "name": "Prison", "zone": "CIV", "lots": 3,
     "restriction": [{"rule": "not_adjacent_to", "zone": ["RES"]}],
     "effects": [
         {"op": "gain", "who": "active", "what": "wealth", "amount": 8},
         {
             "op": "lose", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "where": "lines", "ctrl": "self"}, "cap": 4,
         },
         {"op": "election", "office": "Police Chief"},
     ], "origin": "reconstructed"},
    {"id": "M07", "name": "Observatory", "zone": "CIV", "lots": 2, "prestige": 3,
     "vocations": [{"name": "Education", "value": 3}],
     "restriction": [{"rule": "touch_edge", "edge": "wilderness"}],
     "effects": [{"op": "marker", "who": "active", "which": "P4", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "M08", "name": "Aquarium", "zone": "CIV", "lots": 3, "prestige": 2,
     "vocations": [{"name": "Tourism", "value": 3}],
     "restriction": [{"rule": "touch_edge", "edge": "water"}],
     "effects": [
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 1,
             "per": {"edge": "water", "ctrl": "self"}, "cap": 5,
         },
     ], "origin": "reconstructed"},
    {"id": "M09", "name": "Corporate HQ", "zone": "COM", "lots": 4,
     "vocations": [{"name": "Finance", "value": 6}],
     "effects": [
         {
             "op": "gain", "who": "active", "what": "wealth", "amount": 4,
             "per": {"zone": ["COM"], "size": [4]},
         },
         {
             "op": "gain", "who": "each", "what": "wealth", "amount": 3,
             "per": {"zone": ["COM"], "size": [3], "ctrl": "self"},
         },
     ], "origin": "partial", "known": ["name", "vocations", "effects"],
     "note": "zone, size, deck and payout number are not known"},
    {"id": "M10", "name": "Marina", "zone": "COM", "lots": 4, "restriction": [{"rule": "ignore_zoning"}],
     "effects": [
         {
             "op": "pay", "who": "others", "to": "active", "what": "either", "amount": 4,
             "per": {"zone": ["RES"], "size": [1], "ctrl": "self"},
         },
     ], "origin": "partial",
     "known": ["name", "deck", "lots", "prestige", "vocations", "restriction", "effects"]},
    {"id": "M11", "name": "Television Station", "zone": "COM", "lots": 2,
     "vocations": [{"name": "Media", "value": 0}],
     "effects": [{"op": "gain", "who": "active", "what": "prestige", "amount": 2, "per_politician": True}],
     "origin": "reconstructed"},
    {"id": "M12", "name": "Stock Exchange", "zone": "COM", "lots": 3, "prestige": 1,
     "vocations": [{"name": "Finance", "value": 5}],
     "effects": [
         {
             "op": "may", "who": "active", "times": 3, "cost": {"what": "wealth", "amount": 5},
             "do": [{"op": "gain", "who": "active", "what": "prestige", "amount": 2}],
         },
     ], "origin": "reconstructed"},
    {"id": "M13", "name": "Shopping Mall", "zone": "COM", "lots": 4, "prestige": 4,
     "effects": [
         {
             "op": "pay", "who": "others", "to": "active", "what": "wealth", "amount": 2,
             "per": {"zone": ["COM"], "size": [1, 2], "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "M14", "name": "Casino", "zone": "COM", "lots": 3, "vocations": [{"name": "Tourism", "value": 4}],
     "effects": [
         {
             "op": "each", "who": "others",
             "do": [
                 {
                     "op": "choose", "who": "self",
                     "options": [
                         {
                             "label": "gamble", "cost": {"what": "wealth", "amount": 4, "to": "active"},
                             "do": [],
                         },
                         {
                             "label": "stay away",
                             "do": [{"op": "lose", "who": "self", "what": "prestige", "amount": 2}],
                         },
                     ],
                 },
             ],
         },
     ], "origin": "reconstructed"},
    {"id": "M15", "name": "Skyscraper", "zone": "COM", "lots": 3, "prestige": 3,
     "restriction": [{"rule": "min_value", "value": 12}],
     "effects": [
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 1,
             "per_value": {"of": "this", "div": 4},
         },
     ], "origin": "reconstructed"},
    {"id": "M16", "name": "Grand Hotel", "zone": "COM", "lots": 3, "prestige": 2,
     "vocations": [{"name": "Tourism", "value": 3}],
     "effects": [{"op": "gain", "who": "active", "what": "either", "amount": 2, "per_vocation": "Tourism"}],
     "origin": "reconstructed"},
    {"id": "M17", "name": "Nightclub", "zone": "COM", "lots": 1,
     "effects": [
         {"op": "gain", "who": "active", "what": "prestige", "amount": 3},
         {
             "op": "lose", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "where": "adjacent", "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "M18", "name": "Port", "zone": "IND", "lots": 4, "prestige": 4,
     "vocations": [{"name": "Transportation", "value": 7}],
     "effects": [
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 4,
             "per": {"zone": ["IND"], "ctrl": "self"},
         },
         {
             "op": "gain", "who": "each", "what": "wealth", "amount": 4,
             "per": {"zone": ["IND"], "ctrl": "self"},
         },
     ], "origin": "partial",
     "known": ["name", "deck", "lots", "prestige", "vocations", "restriction", "effects"]},
    {"id": "M19", "name": "Oil Refinery", "zone": "IND", "lots": 4, "prestige": 3,
     "vocations": [{"name": "Energy", "value": 4}],
     "restriction": [{"rule": "not_adjacent_to", "zone": ["RES"]}],
     "effects": [
         {
             "op": "pay", "who": "others", "to": "active", "what": "wealth", "amount": 2,
             "per": {"zone": ["IND"], "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "M20", "name": "Automobile Plant", "zone": "IND", "lots": 4, "prestige": 1,
     "vocations": [{"name": "Factory", "value": 4}],
     "effects": [
         {"op": "gain", "who": "active", "what": "wealth", "amount": 2, "per": {"zone": ["IND"]}, "cap": 8},
     ], "origin": "reconstructed"},
    {"id": "M21", "name": "Nuclear Plant", "zone": "IND", "lots": 3, "prestige": 2,
     "vocations": [{"name": "Energy", "value": 5}],
     "restriction": [{"rule": "not_adjacent_to", "zone": ["RES"]}],
     "effects": [
         {
             "op": "lose", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "where": "lines", "ctrl": "self"}, "cap": 4,
         },
     ], "origin": "reconstructed"},
    {"id": "M22", "name": "Freight Terminal", "zone": "IND", "lots": 3,
     "vocations": [{"name": "Transportation", "value": 5}],
     "effects": [
         {"op": "marker", "who": "active", "which": "W", "mode": "place_or_move"},
         {"op": "take_planning", "who": "active", "box": "any"},
     ], "origin": "reconstructed"},
    {"id": "M23", "name": "Electronics Plant", "zone": "IND", "lots": 2,
     "vocations": [{"name": "Factory", "value": 3}, {"name": "Education", "value": 2}],
     "origin": "reconstructed"},
    {"id": "M24", "name": "Temple", "zone": "RES", "lots": 2, "prestige": 1,
     "effects": [
         {
             "op": "pay", "who": "others", "to": "active", "what": "either", "amount": 4,
             "per": {"zone": ["RES"], "ctrl": "self"},
         },
     ], "origin": "partial",
     "known": ["name", "deck", "lots", "prestige", "vocations", "restriction", "effects"]},
    {"id": "M25", "name": "High-Rise Apartments", "zone": "RES", "lots": 3, "prestige": 2,
     "effects": [{"op": "marker", "who": "active", "which": "any", "mode": "place_or_move"}],
     "origin": "reconstructed"},
    {"id": "M26", "name": "Penthouse", "zone": "RES", "lots": 1, "prestige": 3,
     "restriction": [{"rule": "min_value", "value": 12}],
     "effects": [{"op": "gain", "who": "active", "what": "prestige", "amount": 4}],
     "origin": "reconstructed"},
    {"id": "M27", "name": "Gated Community", "zone": "RES", "lots": 3,
     "restriction": [{"rule": "not_adjacent_to", "zone": ["IND"]}],
     "effects": [
         {"op": "park", "who": "active", "size": 1, "where": "adjacent", "control": True},
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 2,
             "per": {"zone": ["PARK"], "where": "adjacent"}, "cap": 3,
         },
     ], "origin": "reconstructed"},
    {"id": "M28", "name": "Artist Lofts", "zone": "RES", "lots": 2,
     "restriction": [{"rule": "ignore_zoning"}],
     "effects": [
         {
             "op": "gain", "who": "active", "what": "prestige", "amount": 1,
             "per": {"zone": ["CIV", "COM", "IND"], "where": "adjacent"}, "cap": 5,
         },
     ], "origin": "reconstructed"},
    {"id": "M29", "name": "Public Housing", "zone": "RES", "lots": 3, "prestige": 1,
     "restriction": [{"rule": "max_half_of_highest"}],
     "effects": [
         {"op": "gain", "who": "active", "what": "prestige", "amount": 4},
         {"op": "gain", "who": "least_prestige", "what": "wealth", "amount": 6},
     ], "origin": "reconstructed"},
    {"id": "M30", "name": "Lakeside Villas", "zone": "RES", "lots": 2, "prestige": 4,
     "restriction": [{"rule": "touch_edge", "edge": "water"}],
     "effects": [{"op": "gain", "who": "active", "what": "prestige", "amount": 3}],
     "origin": "reconstructed"},
    {"id": "M31", "name": "Population Boom", "kind": "event",
     "effects": [
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["RES"], "ctrl": "self"},
         },
     ], "origin": "reconstructed",
     "note": "a RES twin of the event that scores IND buildings is hinted at by one player report"},
    {"id": "M32", "name": "Corruption Probe", "kind": "event",
     "effects": [
         {"op": "lose", "who": "each", "what": "prestige", "amount": 2, "per_politician": True},
         {"op": "election", "office": "choice", "who": ["District Attorney", "active"]},
     ], "origin": "reconstructed"},
    {"id": "M33", "name": "Market Crash", "kind": "event",
     "effects": [
         {"op": "lose", "who": "each", "what": "wealth", "amount": 4, "per_vocation": "Finance"},
         {
             "op": "lose", "who": "each", "what": "wealth", "amount": 1,
             "per": {"zone": ["COM"], "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "M34", "name": "Eminent Domain", "kind": "event",
     "effects": [
         {
             "op": "pick", "who": ["Mayor", "active"], "extreme": "any", "optional": True,
             "sel": {"size": [1, 2], "ctrl": "controlled"},
             "do": [
                 {"op": "gain", "who": "controller", "what": "wealth", "amount": 8},
                 {"op": "cube", "mode": "remove", "target": True},
             ],
         },
     ], "origin": "reconstructed"},
    {"id": "M35", "name": "World's Fair", "kind": "event",
     "effects": [
         {"op": "gain", "who": "each", "what": "prestige", "amount": 1, "per_vocation": "any", "cap": 5},
         {"op": "park", "who": ["Mayor", "active"], "size": 3, "where": "any", "control": True},
     ], "origin": "reconstructed"},
    {"id": "M36", "name": "Skyline Award", "kind": "event",
     "effects": [
         {
             "op": "pick", "who": "active", "extreme": "highest",
             "sel": {"zone": ["CIV", "COM", "IND", "RES"], "ctrl": "controlled"},
             "do": [{"op": "gain", "who": "controller", "what": "prestige", "amount": 4}],
         },
         {
             "op": "gain", "who": "each", "what": "prestige", "amount": 1,
             "per": {"zone": ["CIV", "COM", "IND", "RES"], "size": [4], "ctrl": "self"},
         },
     ], "origin": "reconstructed"},
    {"id": "M37", "name": "Olympic Games", "kind": "event", "trigger": True, "effects": [{"op": "end_game"}],
     "origin": "printed"},
)
