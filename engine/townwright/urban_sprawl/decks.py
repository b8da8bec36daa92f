"""Face-down decks whose order nobody knows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from townwright.core.rng import Rng


class Deck:
    """A deck of cards, as a value: drawing makes another deck, so copies of a position share theirs.

    The top card may lie face up; the others are hidden. What everybody knows of the hidden order is that
    certain *rare* cards, the events of the planning deck and the trigger event of a contract deck, lie only
    in a certain span of places (rules 2.4, 2.6); everything else is equally likely.

    Attributes:
        face_up: Whether the top card lies face up.
    """

    __slots__ = ("_cards", "_rare", "_span", "_veil", "face_up")

    def __init__(
        self,
        cards: Sequence[str],
        rare: Collection[str],
        span: tuple[int, int],
        *,
        face_up: bool = False,
        veil: tuple[int, int] | None = None,
    ) -> None:
        """Make a deck.

        Args:
            cards: From bottom to top.
            rare: Cards that lie only in the span.
            span: First place, counted from 0 at the bottom, and the place after the last.
            face_up: Whether the top card lies face up.
            veil: State and stream of a generator (`Rng`) if the hidden order is to be drawn anew from it.
        """
        self._cards = tuple(cards)
        self._rare = rare
        self._span = span
        self._veil = veil
        self.face_up = face_up

    def __len__(self) -> int:
        return len(self._cards)

    @property
    def top(self) -> str | None:
        """The card that lies face up on the deck, None if there is none."""
        return self._cards[-1] if self.face_up else None

    def cards(self) -> tuple[str, ...]:
        """All cards from bottom to top: the hidden order, for records and referees."""
        self._settle()
        return self._cards

    def drawn(self) -> tuple[str, Deck]:
        """The top card, and the deck without it."""
        if not self.face_up:
            self._settle()
        return self._cards[-1], Deck(self._cards[:-1], self._rare, self._span, veil=self._veil)

    def turned_up(self) -> Deck:
        """The deck with its top card face up."""
        self._settle()
        return Deck(self._cards, self._rare, self._span, face_up=True)

    def veiled(self, state: int, stream: int) -> Deck:
        """The deck with its hidden order forgotten: drawn anew, but not before a card is needed."""
        return Deck(self._cards, self._rare, self._span, face_up=self.face_up, veil=(state, stream))

    def _settle(self) -> None:
        """Draw the forgotten order, which is as good as fixed already."""
        if self._veil is None:
            return
        rng, self._veil = Rng(*self._veil), None
        hidden = len(self._cards) - self.face_up
        rare = [card for card in self._cards[:hidden] if card in self._rare]
        common = [card for card in self._cards[:hidden] if card not in self._rare]
        first, after = self._span
        places = list(range(first, min(after, hidden)))
        rng.shuffle(places)
        rng.shuffle(common)
        rng.shuffle(rare)
        at = dict(zip(places, rare, strict=False))
        drawn = tuple(at[place] if place in at else common.pop() for place in range(hidden))
        self._cards = drawn + self._cards[hidden:]
