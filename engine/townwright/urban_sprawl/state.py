"""A position of Urban Sprawl and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from townwright.core.errors import IllegalActionError
from townwright.core.game import Json, Result, rank
from townwright.core.rng import Rng

from . import positions
from .card_set import CardSet
from .decision import Decision
from .effects import Effect
from .events import Changed, UrbanSprawlEvent
from .grid import Grid
from .question import Asker, LegalDecisions, Question, Task
from .resolution import Rule
from .rule_book import RULES
from .scoring import score
from .setup import deal, reshuffled_deck
from .tables import LENGTHS, MEDIA, OFFICES, POLITICIANS, START_WEALTH, VOCATIONS
from .text_view import describe
from .turn import OpeningPurchase

CRITERIA = ("points", "wealth")
"""What decides the game, in this order (rules 14.3)."""


class UrbanSprawlState:
    """A position of Urban Sprawl.

    Read the attributes freely; only `apply` and the tasks that it runs change them.

    Attributes:
        cards: The cards that are played with.
        length: Name of the game's length.
        automatic_order: Whether several players always decide clockwise (rules 16.4).
        players: How many play.
        active: Whose turn it is.
        turn: Number of the turn, from 1 for all players together.
        points: AP left.
        built: Contracts built in this turn.
        wealth: By player.
        prestige: By player.
        hands: By player, the planning cards he holds.
        favors: By player, the Favors he holds, each with the turn in which it was taken.
        tiles: By player, his vocation tiles by name.
        tile_supply: The vocation tiles that nobody holds, by name.
        holders: By office, its holder; None if it is vacant or not in play.
        politicians_in_play: Whether the four besides the Mayor are in play.
        contractor_in_play: Whether the Contractor is.
        extra_favor: Who holds the Extra Favor tile, None for nobody.
        pawn: Index in `POLITICIANS` of the space where the pawn stands.
        grid: Buildings and markers.
        decks: The planning, town, city and metropolis decks.
        active_decks: How many of the contract decks are active, from the first.
        planning_boxes: The cards in boxes 1 to 4.
        planning_discard: The planning discard pile.
        contract_boxes: The cards in boxes 1 to 5.
        gone: Contracts built and contract events carried out, in this order.
        stack: What is still to be done, the next task last.
        question: The decision that the game waits for, None when it is over.
        is_over: Whether the game has ended.
        events: What the latest decision brought about.
    """

    __slots__ = (
        "active",
        "active_decks",
        "automatic_order",
        "built",
        "cards",
        "contract_boxes",
        "contractor_in_play",
        "decks",
        "events",
        "extra_favor",
        "favors",
        "gone",
        "grid",
        "hands",
        "holders",
        "is_over",
        "length",
        "pawn",
        "planning_boxes",
        "planning_discard",
        "players",
        "points",
        "politicians_in_play",
        "prestige",
        "question",
        "rng",
        "stack",
        "tile_supply",
        "tiles",
        "turn",
        "wealth",
    )

    def __init__(
        self,
        cards: CardSet,
        players: int,
        rng: Rng,
        *,
        length: str = "standard",
        automatic_order: bool = True,
    ) -> None:
        """Set up a game (rules 2) and go on to the first purchase; the First Player is drawn by lot."""
        self.cards = cards
        self.length = length
        self.automatic_order = automatic_order
        self.players = players
        self.rng = rng
        self.active = rng.below(players)
        self.turn = 1
        self.points = 0
        self.built = 0
        self.wealth = [START_WEALTH[players]] * players
        self.prestige = [0] * players
        dealt = deal(cards, LENGTHS[length], players, self.active, rng)
        self.hands = dealt.hands
        self.favors: list[list[tuple[str, int]]] = [[] for _ in range(players)]
        self.tiles = [dict.fromkeys(VOCATIONS, 0) for _ in range(players)]
        self.tile_supply = dict(VOCATIONS)
        self.holders: dict[str, int | None] = dict.fromkeys(OFFICES)
        self.politicians_in_play = False
        self.contractor_in_play = False
        self.extra_favor: int | None = None
        self.pawn = 0
        self.grid = Grid()
        self.decks = dealt.decks
        self.active_decks = 1
        self.planning_boxes = dealt.planning_boxes
        self.planning_discard = list(cards.renewals)
        self.contract_boxes = dealt.contract_boxes
        self.gone: list[str] = []
        self.stack: list[Task] = [OpeningPurchase()]
        self.question: Question | None = None
        self.is_over = False
        self.events: list[UrbanSprawlEvent] = []
        self._run()

    @property
    def to_act(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.question is None else self.question.player

    @property
    def media_holder(self) -> int | None:
        """The player with the Media tile; None before it is handed out."""
        return next((player for player in range(self.players) if self.tiles[player][MEDIA]), None)

    @property
    def offices_in_play(self) -> tuple[str, ...]:
        """The politicians that are in play."""
        return POLITICIANS if self.politicians_in_play else POLITICIANS[:1]

    def clockwise(self) -> list[int]:
        """All players, the active player first."""
        return [(self.active + seat) % self.players for seat in range(self.players)]

    def purse(self, what: str) -> list[int]:
        """By player, his ``wealth`` or ``prestige``."""
        return self.wealth if what == "wealth" else self.prestige

    def legal_actions(self) -> LegalDecisions:
        """What the player to act may decide."""
        return LegalDecisions(self)

    def apply(self, action: Decision) -> list[UrbanSprawlEvent]:
        """Carry out a decision, and go on until the next is needed.

        Raises:
            IllegalActionError: The rules forbid it; the state is unchanged.
        """
        question = self.question
        fault = LegalDecisions(self).fault(action)
        if fault is not None or question is None:
            raise IllegalActionError(f"{action}: {fault}")
        self.question = None
        self.events = []
        question.task.answer(self, action.choice)
        self._run()
        return self.events

    def _run(self) -> None:
        while self.question is None and self.stack:
            self.stack.pop().run(self)

    # What tasks use to change the position.

    def ask(self, kind: str, player: int, options: Sequence[str], task: Asker) -> None:
        """Stop until a player has chosen; a single option is taken at once, without any nothing is done."""
        if len(options) > 1:
            self.question = Question(kind, player, tuple(options), task)
        elif options:
            task.answer(self, options[0])

    def ask_action(self, task: Asker) -> None:
        """Stop until the active player has said what he does with his AP, if only that he ends his turn."""
        self.question = Question("action", self.active, (), task)

    def change(self, player: int, what: str, amount: int, reason: str = "card") -> int:
        """Give a player wealth or prestige, or take it as far as he has it (rules 11.3).

        Returns:
            What he got, negative for what he gave.
        """
        purse = self.purse(what)
        amount = max(amount, -purse[player])
        if amount:
            purse[player] += amount
            self.happened(Changed(player, what, amount, reason))
        return amount

    def discard(self, card: str) -> None:
        """Put a planning card of the active player on the discard pile."""
        self.hands[self.active].remove(card)
        self.planning_discard.append(card)

    def reshuffle(self) -> None:
        """Make the planning discard pile the deck (rules 8.7)."""
        self.decks["planning"] = reshuffled_deck(self.cards, self.planning_discard, self.rng)
        self.planning_discard = []

    def rule(self, effect: Effect) -> Rule:
        """The rule that carries out an effect."""
        return RULES[type(effect)]

    def happened(self, event: UrbanSprawlEvent) -> None:
        """Report something."""
        self.events.append(event)

    # Scores, copies and what is known.

    def scores(self) -> tuple[int, ...]:
        """By player, the points if the game ended now."""
        return tuple(player.total for player in score(self))

    def result(self) -> Result:
        """How the game ended (rules 14.3).

        Raises:
            IllegalActionError: It has not ended.
        """
        if not self.is_over:
            raise IllegalActionError("the game is not over: there is no result yet")
        return rank(list(zip(self.scores(), self.wealth, strict=True)), CRITERIA)

    def copy(self) -> UrbanSprawlState:
        """An independent state."""
        twin = UrbanSprawlState.__new__(UrbanSprawlState)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _COPIED:
            setattr(twin, name, getattr(self, name).copy())
        for name in _NESTED:
            setattr(twin, name, [part.copy() for part in getattr(self, name)])
        twin.decks = {name: deck.copy() for name, deck in self.decks.items()}
        twin.events = []
        return twin

    def view(self, player: int) -> Json:
        """All that a player may know: everything but the order of the decks."""
        del player  # Nobody knows more than the others.
        return positions.view(self)

    def dump(self) -> Json:
        """The whole position, hidden part included."""
        hidden: dict[str, Any] = {
            "hidden": {name: list(deck.cards()) for name, deck in self.decks.items()},
            "stack": [positions.plain(task) for task in self.stack],
            "rng": [self.rng.state, self.rng.increment],
        }
        return {**positions.view(self), **hidden}

    def determinize(self, player: int, rng: Rng) -> UrbanSprawlState:
        """A state with the same view: the hidden order of the decks and later chance drawn from ``rng``."""
        del player
        twin = self.copy()
        twin.rng = Rng(rng.next32() << 32 | rng.next32(), rng.next32())
        for stream, deck in enumerate(twin.decks.values()):
            deck.veil(Rng(twin.rng.state, stream))
        return twin

    def __str__(self) -> str:
        return describe(self)


_COPIED = (
    "contract_boxes", "gone", "grid", "holders", "planning_boxes", "planning_discard", "prestige", "rng",
    "stack", "tile_supply", "wealth",
)  # fmt: skip
_NESTED = ("favors", "hands", "tiles")
_SHARED = tuple({*UrbanSprawlState.__slots__} - {*_COPIED, *_NESTED, "decks", "events"})
