"""Everything that lies on the table and what is still to be done: the data of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from townwright.core.rng import Rng

from .card_set import CardSet
from .grid import Grid
from .setup import deal
from .tables import LENGTHS, MEDIA, OFFICES, POLITICIANS, START_WEALTH, VOCATIONS

if TYPE_CHECKING:
    from .events import UrbanSprawlEvent
    from .question import Question, Task


class Table:
    """The data of a position.

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
        """Set up a game (rules 2); the First Player is drawn by lot."""
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
        self.stack: list[Task] = []
        self.question: Question | None = None
        self.is_over = False
        self.events: list[UrbanSprawlEvent] = []

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

    def copy(self) -> Self:
        """An independent position."""
        twin = self.__new__(type(self))
        twin.cards = self.cards
        twin.length = self.length
        twin.automatic_order = self.automatic_order
        twin.players = self.players
        twin.rng = self.rng.copy()
        twin.active = self.active
        twin.turn = self.turn
        twin.points = self.points
        twin.built = self.built
        twin.wealth = self.wealth.copy()
        twin.prestige = self.prestige.copy()
        twin.hands = [held.copy() for held in self.hands]
        twin.favors = [held.copy() for held in self.favors]
        twin.tiles = [held.copy() for held in self.tiles]
        twin.tile_supply = self.tile_supply.copy()
        twin.holders = self.holders.copy()
        twin.politicians_in_play = self.politicians_in_play
        twin.contractor_in_play = self.contractor_in_play
        twin.extra_favor = self.extra_favor
        twin.pawn = self.pawn
        twin.grid = self.grid.copy()
        twin.decks = self.decks.copy()
        twin.active_decks = self.active_decks
        twin.planning_boxes = self.planning_boxes.copy()
        twin.planning_discard = self.planning_discard.copy()
        twin.contract_boxes = self.contract_boxes.copy()
        twin.gone = self.gone.copy()
        twin.stack = self.stack.copy()
        twin.question = self.question
        twin.is_over = self.is_over
        twin.events = []
        return twin
