"""Urban Sprawl's front door: options in, positions out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from townwright.core.errors import OptionError, excerpt
from townwright.core.game import Json
from townwright.core.history import History
from townwright.core.rng import Rng

from .card_set import CardSet, read_pack, standard_cards
from .decision import Decision, parse_decision
from .fields import CardError
from .state import UrbanSprawlState
from .tables import LENGTHS, START_WEALTH
from .trace import trace

_OPTIONS = ("players", "length", "mild_metropolis", "automatic_order", "cards")


class UrbanSprawl:
    """Starts games of Urban Sprawl and reads their actions.

    Options:
        players: 2 to 4.
        length: ``"short"``, ``"standard"`` or ``"long"`` (rules 16); standard if not given.
        mild_metropolis: whether four Metropolis cards have half their strength; False if not given.
        automatic_order: whether several players who must decide always do so clockwise from the
            active player; True if not given. If not, he sets their order.
        cards: the cards of a card pack, as plain data (`card_reader`); none if not given.
    """

    name = "urban_sprawl"

    def new(self, options: Mapping[str, object], seed: str) -> UrbanSprawlState:
        """The starting position.

        Raises:
            OptionError: An option or the seed is missing, unknown or out of range.
        """
        for option in options:
            if option not in _OPTIONS:
                raise OptionError(str(option)[:20], f"unknown option: expected {', '.join(_OPTIONS)}")
        players = options.get("players")
        if type(players) is not int or players not in START_WEALTH:
            raise OptionError("players", "expected a number from 2 to 4")
        length = options.get("length", "standard")
        if not isinstance(length, str) or length not in LENGTHS:
            raise OptionError("length", f"expected {' or '.join(LENGTHS)}, got {excerpt(length)}")
        return UrbanSprawlState(
            _cards(options.get("cards", []), mild=_flag(options, "mild_metropolis", default=False)),
            players,
            Rng.from_seed(seed),
            length=length,
            automatic_order=_flag(options, "automatic_order", default=True),
        )

    def parse_action(self, text: str) -> Decision:
        """The decision with this notation.

        Raises:
            NotationError: The text is no decision.
        """
        return parse_decision(text)

    def trace(self, history: History[Decision]) -> Iterator[Json]:
        """Everything that happened up to the cursor, hidden draws included; see `trace`."""
        return trace(history)


def _flag(options: Mapping[str, object], name: str, *, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise OptionError(name, "expected true or false")
    return value


def _cards(pack: object, *, mild: bool) -> CardSet:
    if not isinstance(pack, list):
        raise OptionError("cards", f"expected a list of cards, got {excerpt(pack)}")
    if not pack:
        return standard_cards(mild=mild)
    try:
        return CardSet(read_pack(pack), mild=mild)
    except CardError as error:
        raise OptionError("cards", str(error)) from None


URBAN_SPRAWL = UrbanSprawl()
