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
from .question import Asker, LegalDecisions, Question
from .resolution import Rule
from .rule_book import RULES
from .scoring import score
from .setup import reshuffled_deck
from .table import Table
from .text_view import describe
from .turn import OpeningPurchase

CRITERIA = ("points", "wealth")
"""What decides the game, in this order (rules 14.3)."""


class UrbanSprawlState(Table):
    """A position of Urban Sprawl, its data being those of a `Table`.

    Read the attributes freely; only `apply` and the tasks that it runs change them.
    """

    __slots__ = ()

    def __init__(
        self,
        cards: CardSet,
        players: int,
        rng: Rng,
        *,
        length: str = "standard",
        automatic_order: bool = True,
    ) -> None:
        """Set up a game and go on to the first purchase."""
        super().__init__(cards, players, rng, length=length, automatic_order=automatic_order)
        self.stack.append(OpeningPurchase())
        self._run()

    @property
    def to_act(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.question is None else self.question.player

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

    def draw(self, deck: str) -> str:
        """Take the top card of a deck."""
        card, self.decks[deck] = self.decks[deck].drawn()
        return card

    def turn_up(self, deck: str) -> str:
        """Turn the top card of a deck face up and name it."""
        self.decks[deck] = self.decks[deck].turned_up()
        return self.decks[deck].cards()[-1]

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

    # Scores, and what is known.

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
        for stream, (name, deck) in enumerate(self.decks.items()):
            twin.decks[name] = deck.veiled(twin.rng.state, stream)
        return twin

    def __str__(self) -> str:
        return describe(self)
