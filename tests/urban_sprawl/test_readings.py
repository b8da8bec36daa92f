"""The readings of the cards: made from the effects, complete, ready for translation."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from townwright.urban_sprawl import Card, entry, parse_pack, read_pack, standard_cards
from townwright.urban_sprawl.card_list import translatable
from townwright.urban_sprawl.message import Message
from townwright.urban_sprawl.reading import read, say, say_all
from townwright.urban_sprawl.wording import ENGLISH, NAMES

from .record import PACK

CARDS = [*standard_cards(), *read_pack(parse_pack(PACK.read_text(encoding="utf-8")))]


@pytest.mark.parametrize(
    ("card", "reading"),
    [
        ("PP07", "1 permit for CIV, RES. Investment and wealth payout 11. Ballot."),
        ("T19", "COM, 2 lots. Finance-4. Only in a block worth 6 or more."),
        ("T28", "RES, 1 lot. Prestige payout 1. You may pay 3 wealth; if so, you gain 2 prestige."),
        (
            "C10",
            (
                "COM, 2 lots. Prestige payout 3. Tourism-3. You choose one of this building's two lines."
                " You gain 1 wealth for each COM building in the chosen line."
                " You gain 1 wealth for each park in the other line."
            ),
        ),
        (
            "M10",
            (
                "COM, 4 lots. Ignores zoning. Each other player pays you 4 wealth or 4 prestige"
                " (choosing separately each time) for each 1-lot RES building they control."
            ),
        ),
        (
            "PE02",
            (
                "The active player picks the least valuable building in play; its controller may pay 3"
                " prestige; if not, that building is destroyed."
            ),
        ),
        (
            "C35",
            (
                "The active player places or moves a wealth marker of any number to any free grey space."
                " The Treasurer (or, while that office is vacant, the player with the least prestige)"
                " places or moves a wealth marker of any number to any free grey space."
            ),
        ),
    ],
)
def test_some_readings(card: str, reading: str) -> None:
    assert say_all(read(standard_cards()[card]).sentences()) == reading
    assert entry(standard_cards()[card])["reading"] == reading


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.id} {card.name}")
def test_every_card_can_be_read(card: Card) -> None:
    for message in read(card).sentences():
        text = say(message)
        assert re.fullmatch(r"[A-Z0-9].*[^ .]\.", text)
        assert "{" not in text
        assert "  " not in text


def _parts(message: Message) -> list[Message | str]:
    found: list[Message | str] = [message]
    for value in message.fields.values():
        if isinstance(value, Message):
            found += _parts(value)
        elif isinstance(value, str):
            found.append(value)
    return found


def test_everything_said_can_be_translated() -> None:
    texts = set(translatable())
    assert texts >= {*ENGLISH.values(), *NAMES, "Pawn Shop", "lose building"}
    for card in standard_cards():
        assert card.name in texts
        for message in read(card).sentences():
            for part in _parts(message):
                if isinstance(part, Message):
                    placeholders = {name for _, name, _, _ in Formatter().parse(ENGLISH[part.key]) if name}
                    assert placeholders <= set(part.fields), part.key
                else:
                    assert part in texts


def test_a_translation_may_change_the_order_of_words() -> None:
    german = {
        "you may pay {amount}; if so, {then}": "{then}, falls du {amount} zahlst",
        "you gain {amount}": "du erhältst {amount}",
        "{amount} wealth": "{amount} Geld",
        "{amount} prestige": "{amount} Ansehen",
    }
    (message,) = read(standard_cards()["T28"]).effects
    translated = say(message, lambda text: german.get(text, text))
    assert translated == "Du erhältst 2 Ansehen, falls du 3 Geld zahlst."
