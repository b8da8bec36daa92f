"""Card packs: read as strictly as the built-in cards, with errors that name card and field."""

from __future__ import annotations

import json

import pytest
from tests.urban_sprawl.record import PACK

from townwright.urban_sprawl import (
    URBAN_SPRAWL,
    CardError,
    Contract,
    Event,
    Permit,
    Renewal,
    parse_pack,
    read_pack,
    standard_cards,
)
from townwright.urban_sprawl.cards import CITY, METROPOLIS, PLANNING, TOWN

TEXT = PACK.read_text(encoding="utf-8")


def test_a_pack_takes_the_places_of_the_built_in_cards() -> None:
    pack = parse_pack(TEXT)
    assert json.loads(json.dumps(pack)) == pack, "fit for a record"
    cards = URBAN_SPRAWL.new({"players": 2, "cards": pack}, "s").cards
    built_in = standard_cards()
    own = {data["id"] for data in pack}
    for card in built_in:
        assert (cards[card.id] == card) == (card.id not in own)
    assert len(cards) == 165
    assert cards["C03"].name == "Reading Room"
    assert cards["C03"].source.origin == "own"
    assert isinstance(cards["C34"], Event)
    assert isinstance(cards["M31"], Contract), "an event may give way to a contract"
    assert isinstance(cards["PP36"], Permit)
    assert isinstance(cards["UR1"], Renewal)


def test_the_built_in_cards_are_whole() -> None:
    cards = list(standard_cards())
    assert len(cards) == len({card.id for card in cards}) == 165
    assert {card.source.origin for card in cards} == {"printed", "partial", "reconstructed"}
    assert all(bool(card.source.known) == (card.source.origin == "partial") for card in cards)
    permits = [card for card in cards if isinstance(card, Permit)]
    assert sorted(card.wealth for card in permits) == sorted([*range(1, 13)] * 3)
    assert sum(card.ballot for card in permits) == 20
    contracts = [card for card in cards if isinstance(card, Contract)]
    assert [len(deck) for deck in (PLANNING, TOWN, CITY, METROPOLIS)] == [54, 37, 37, 37]
    assert [sum(card.id[0] == letter for card in contracts) for letter in "TCM"] == [36, 30, 30]
    for letter, numbers in (("T", (1, 2, 3, 6)), ("C", (1, 2, 3, 5)), ("M", (1, 2, 3, 4))):
        paying = [card.prestige for card in contracts if card.id[0] == letter and card.prestige]
        assert sorted(paying) == sorted([*numbers] * 5)


def test_ids_never_change() -> None:
    names = {card.id: card.name for card in standard_cards()}
    known = {
        "T01": "Visitor's Center",
        "T36": "Mobile Home",
        "T37": "Airport",
        "C01": "Municipal Court",
        "C37": "Sports Team",
        "M01": "University",
        "M37": "Olympic Games",
        "PE14": "Job Fair",
        "UR4": "Urban Renewal",
    }
    assert known.items() <= names.items()


FAULTS = [
    ('id = "C03"\n', 'id = "C99"\n', "number 1", "id"),
    ('id = "C03"\n', "", "number 1", "id"),
    ('id = "C34"', 'id = "C03"', "C03", "id"),
    ('name = "Reading Room"\n', "", "C03", "name"),
    ('name = "Reading Room"\n', 'name = ""\n', "C03", "name"),
    ('zone = "CIV"\nlots = 1', 'zone = "CIT"\nlots = 1', "C03", "zone"),
    ('zone = "CIV"\nlots = 1', 'zone = "CIV"\nlots = 5', "C03", "lots"),
    ('zone = "CIV"\nlots = 1', 'zone = "CIV"\nlots = 1.0', "C03", "lots"),
    ('zone = "CIV"\nlots = 1', 'zone = "CIV"\nlots = true', "C03", "lots"),
    ('zone = "CIV"\nlots = 1', 'zone = "CIV"\nlots = 99999999999999999999', "C03", "lots"),
    ("prestige = 2\n", "prestige = 7\n", "C03", "prestige"),
    ("prestige = 2\n", "prestigue = 2\n", "C03", "prestigue"),
    ('{name = "Education", value = 3}', '{name = "Learning", value = 3}', "C03", "vocations[0].name"),
    ('{name = "Education", value = 3}', '{name = "Education"}', "C03", "vocations[0].value"),
    ('rule = "touch_edge", edge = "any"', 'rule = "touch_edge"', "C03", "restriction[0].edge"),
    ('rule = "touch_edge", edge = "any"', 'rule = "touch"', "C03", "restriction[0].rule"),
    (
        'rule = "min_value", value = 5',
        'rule = "min_value", value = 5, edge = "any"',
        "C03",
        "restriction[1].edge",
    ),
    ('op = "choose_line", who = "active"', 'op = "choose_line", who = "each"', "C03", "effects[0].who"),
    ('{op = "choose_line", who = "active"},', "", "C03", "effects[0].per.where"),
    ('where = "other_line"', 'where = "there"', "C03", "effects[1].per.where"),
    ('zone = ["CIV"], where', "zone = [], where", "C03", "effects[1].per.zone"),
    ('zone = ["CIV"], where', 'zone = ["CIV", "CIV"], where', "C03", "effects[1].per.zone[1]"),
    ("cap = 3}", "cap = 0}", "C03", "effects[1].cap"),
    ("cap = 3}", 'cap = 3, per_vocation = "any"}', "C03", "effects[1].per_vocation"),
    ("not_this = true", "not_this = 1", "C03", "effects[1].per.not_this"),
    ('next_to = ["PARK"]', 'next_to = ["WOOD"]', "C34", "effects[0].per.next_to[0]"),
    ('who = "others", do', 'who = "active", do', "C34", "effects[1].who"),
    ('who = "self", options', 'who = "controller", options', "C34", "effects[1].do[0].who"),
    ('label = "stay home"', 'label = "treat"', "C34", "effects[1].do[0].options[1].label"),
    ('{label = "stay home", do = []},', "", "C34", "effects[1].do[0].options"),
    ('to = "most_wealth"', 'to = "each"', "C34", "effects[1].do[0].options[0].cost.to"),
    (
        'what = "wealth", amount = 2',
        'what = "either", amount = 2',
        "C34",
        "effects[1].do[0].options[0].cost.what",
    ),
    ('who = ["Treasurer", "least_wealth"]', 'who = ["Treasurer", "Mayor"]', "M31", "effects[0].who"),
    ('who = ["Treasurer", "least_wealth"]', 'who = ["least_wealth"]', "M31", "effects[0].who"),
    ('mode = "move"}], else', 'mode = "shove"}], else', "M31", "effects[0].do[0].mode"),
    ('op = "ap", amount = 1', 'op = "ap", amount = 9', "M31", "effects[0].else[0].amount"),
    ('op = "ap", amount = 1', 'op = "end_game"', "M31", "effects[0].else[0].op"),
    ("permits = 3", "permits = 0", "PP36", "permits"),
    ('zones = ["CIV", "RES"]', "zones = []", "PP36", "zones"),
    ('ballot = true\n\n[[card]]\nid = "PE09"', 'ballot = "yes"\n\n[[card]]\nid = "PE09"', "UR1", "ballot"),
    (
        'op = "marker", who = "most_wealth"',
        'op = "marker", to = "this", who = "most_wealth"',
        "PE09",
        "effects[0].to",
    ),
    ('which = "any"', 'which = "W6"', "PE09", "effects[0].which"),
    (', {op = "end_game"}]', "]", "M37", "effects"),
    (
        '{op = "end_game"}]',
        '{op = "end_game"}, {op = "payout", who = "active", from = "this"}]',
        "M37",
        "effects[2].op",
    ),
    ('id = "M24"\n', 'id = "M24"\norigin = "copied"\n', "M24", "origin"),
    ('id = "M24"\n', 'id = "M24"\norigin = "partial"\n', "M24", "known"),
    ('id = "M24"\n', 'id = "M24"\ntrigger = true\n', "M24", "trigger"),
]


@pytest.mark.parametrize(("right", "wrong", "card", "field"), FAULTS)
def test_faults_are_named(right: str, wrong: str, card: str, field: str) -> None:
    assert right in TEXT
    with pytest.raises(CardError) as caught:
        parse_pack(TEXT.replace(right, wrong, 1))
    assert (caught.value.card, caught.value.field) == (card, field)
    assert str(caught.value).startswith(f"card {card}, {field}: ")
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]\n", "not valid TOML"),
        ("", "expected tables"),
        ("card = 3", "expected tables"),
        ('[[card]]\nid = "T01"\n[deck]\n', "expected tables"),
        ("card = [1]", "expected a table of fields"),
        (TEXT + TEXT, "stands twice"),
        (b"\xff", "not UTF-8"),
        ("#" * 1_000_001, "at most 1,000,000"),
    ],
)
def test_texts_that_are_no_pack(text: str | bytes, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse_pack(text)


def test_effects_cannot_be_nested_without_end() -> None:
    inner: dict[str, object] = {"op": "ap", "amount": 1}
    for _ in range(50):
        inner = {"op": "may", "who": "active", "do": [inner]}
    card = {"id": "T01", "name": "Deep", "zone": "CIV", "lots": 1, "effects": [inner]}
    with pytest.raises(CardError, match="too many effects"):
        read_pack([card])
