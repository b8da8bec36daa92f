"""The reading of a card, made from what it does: text and effect cannot drift apart.

>>> from townwright.urban_sprawl.card_set import standard_cards
>>> reading = read(standard_cards()["T18"])
>>> [say(sentence) for sentence in reading.effects]
['You may pay 1 prestige; if so, you gain 4 wealth.']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from .card import Card, Contract, Event, Permit, Renewal, Restriction
from .effect_reading import Teller
from .message import Message
from .wording import ENGLISH


class Reading(NamedTuple):
    """What a card says.

    Attributes:
        facts: Zone, size, payouts, vocations; permits.
        restrictions: Building restrictions.
        effects: One sentence for each effect; empty for none.
    """

    facts: tuple[Message, ...]
    restrictions: tuple[Message, ...] = ()
    effects: tuple[Message, ...] = ()

    def sentences(self) -> tuple[Message, ...]:
        """All of it."""
        return (*self.facts, *self.restrictions, *self.effects)


def read(card: Card) -> Reading:
    """Put a card into messages; `say` makes text of them."""
    match card:
        case Permit(zones=zones, permits=permits, wealth=wealth, ballot=ballot):
            listed = Message.joined("comma", zones)
            facts = [Message("permit" if permits == 1 else "permits", {"permits": permits, "zones": listed})]
            facts.append(Message("permit wealth", {"wealth": wealth}))
            return Reading((*facts, *_ballot(ballot)))
        case Renewal(wealth=wealth, ballot=ballot):
            payout = [Message("renewal wealth", {"wealth": wealth})] if wealth else []
            return Reading((Message("renewal"), *payout, *_ballot(ballot)))
        case Event(effects=effects):
            return Reading((), (), Teller(event=True).sentences(effects))
        case Contract(lots=lots, zone=zone, prestige=prestige):
            facts = [Message("lot" if lots == 1 else "lots", {"zone": zone, "lots": lots})]
            if prestige:
                facts.append(Message("prestige payout", {"prestige": prestige}))
            facts += (Message("vocation", vocation._asdict()) for vocation in card.vocations)
            restrictions = tuple(map(_restriction, card.restrictions))
            return Reading(tuple(facts), restrictions, Teller(event=False).sentences(card.effects))


def _ballot(ballot: bool) -> list[Message]:
    return [Message("ballot")] if ballot else []


def _restriction(restriction: Restriction) -> Message:
    if restriction.rule == "touch_edge":
        return Message(f"touch {restriction.edge}")
    if restriction.zones:
        return Message(restriction.rule, {"zones": Message.either(restriction.zones)})
    return Message(restriction.rule, {"value": restriction.value})


def say(
    message: Message, translate: Callable[[str], str] = str, patterns: Mapping[str, str] = ENGLISH
) -> str:
    """Make a sentence of a message: with a capital and a full stop.

    Args:
        message: What to say.
        translate: Gives the translation of a pattern or of a name, such as gettext's function.
        patterns: The patterns by key.
    """
    text = _phrase(message, translate, patterns)
    return f"{text[:1].upper()}{text[1:]}."


def say_all(messages: Iterable[Message], translate: Callable[[str], str] = str) -> str:
    """Make a text of messages."""
    return " ".join(say(message, translate) for message in messages)


def _phrase(message: Message, translate: Callable[[str], str], patterns: Mapping[str, str]) -> str:
    words: dict[str, str] = {}
    for name, value in message.fields.items():
        if isinstance(value, Message):
            words[name] = _phrase(value, translate, patterns)
        elif isinstance(value, str):
            words[name] = translate(value)
        else:
            words[name] = str(value)
    return translate(patterns[message.key]).format(**words)
