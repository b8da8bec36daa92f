"""Face-down decks whose order nobody knows."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from townwright.core.rng import Rng


class Deck:
    """A deck of cards. Its top card may lie face up; the others are hidden.

    What everybody knows of the hidden order is that certain *rare* cards, the events of the planning
    deck and the trigger event of a contract deck, lie only in a certain span of places (rules 2.4, 2.6);
    everything else is equally likely.

    Attributes:
        face_up: Whether the top card lies face up.
    """

    __slots__ = ("_cards", "_left", "_rare", "_span", "_veil", "face_up")

    def __init__(self, cards: Iterable[str], rare: Collection[str], span: tuple[int, int]) -> None:
        """Make a deck.

        Args:
            cards: From bottom to top.
            rare: Cards that lie only in the span.
            span: First place, counted from 0 at the bottom, and the place after the last.
        """
        self._cards = tuple(cards)
        self._left = len(self._cards)
        self._rare = rare
        self._span = span
        self._veil: Rng | None = None
        self.face_up = False

    def __len__(self) -> int:
        return self._left

    @property
    def top(self) -> str | None:
        """The card that lies face up on the deck, None if there is none."""
        return self._cards[self._left - 1] if self.face_up else None

    def cards(self) -> tuple[str, ...]:
        """All cards from bottom to top: the hidden order, for records and referees."""
        self._settle()
        return self._cards[: self._left]

    def draw(self) -> str:
        """Take the top card."""
        if not self.face_up:
            self._settle()
        self._left -= 1
        self.face_up = False
        return self._cards[self._left]

    def turn_up(self) -> str:
        """Turn the top card face up and name it."""
        self._settle()
        self.face_up = True
        return self._cards[self._left - 1]

    def copy(self) -> Deck:
        """An independent deck in the same order."""
        twin = Deck.__new__(Deck)
        for name in Deck.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def veil(self, rng: Rng) -> None:
        """Forget the hidden order: it is drawn anew from `rng`, but not before a card is needed."""
        self._veil = rng

    def _settle(self) -> None:
        """Draw the forgotten order."""
        if self._veil is None:
            return
        rng, self._veil = self._veil.copy(), None
        hidden = self._left - self.face_up
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
