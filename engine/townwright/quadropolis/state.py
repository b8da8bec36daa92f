"""A position of Quadropolis and the course of the game."""

from __future__ import annotations

from typing import Any

from townwright.core.errors import IllegalActionError
from townwright.core.game import Json, Result, rank
from townwright.core.pictures import DRAWN_BY
from townwright.core.rng import Rng

from .allocation import Optimum, optimum
from .city import City
from .events import Deal, GameOver, QuadropolisEvent, TurnTaken
from .legal_turns import LegalTurns
from .modes import TURNS_IN_ROUND, Mode
from .notation import format_city
from .scoring import bits
from .site import ALL_SLOTS, SHUT, SLOT_INDEX, SLOTS, TAKES
from .text_view import describe
from .tiles import Tile, with_playground
from .turn import Turn

CRITERIA = ("points", "inhabitants", "empty_squares")
"""What decides the game, in this order (rules 4.6)."""


class QuadropolisState:
    """A position of Quadropolis.

    Read the attributes freely; only `apply` changes them.

    Attributes:
        mode: Classic or Expert.
        playgrounds: Whether a Park of each round is a Playground.
        players: How many play.
        round: Number of the round, from 1; stays at the last one when the game is over.
        turn: Turns taken in this round, by all players together.
        first_player: Who started this round.
        mayor: Who holds the Mayor.
        deal: How this round's tiles were laid out; face-down ones are nobody's to know.
        site: By square of the Construction Site, the tile that lies there face up, or None.
        urbanist: Square of the Site where the Urbanist stands; None when he stands beside it.
        placed: By slot, the player and the number of the architect there, or None.
        open_slots: The set of slots where an architect may be placed.
        hands: Architects left, as counts by number: one hand for each player, or the common pool.
        cities: By player.
    """

    __slots__ = (
        "cities",
        "deal",
        "first_player",
        "hands",
        "is_over",
        "mayor",
        "mode",
        "open_slots",
        "placed",
        "players",
        "playgrounds",
        "rng",
        "round",
        "site",
        "turn",
        "urbanist",
    )

    deal: Deal
    site: list[Tile | None]
    urbanist: int | None
    placed: list[tuple[int, int] | None]
    open_slots: int
    hands: list[list[int]]
    turn: int

    def __init__(self, mode: Mode, players: int, rng: Rng, *, playgrounds: bool = False) -> None:
        """Set up a game (rules 1); the first player is drawn by lot."""
        self.mode = mode
        self.players = players
        self.playgrounds = playgrounds
        self.rng = rng
        self.is_over = False
        self.round = 0
        self.mayor = rng.below(players)
        self.cities = [City(mode) for _ in range(players)]
        self._deal()

    def _deal(self) -> None:
        """Start the next round (rules 1.2-1.4, 3)."""
        printed = self.mode.rounds[self.round]
        shuffled = list(with_playground(printed) if self.playgrounds else printed)
        self.rng.shuffle(shuffled)
        self.round += 1
        self.first_player = self.mayor
        self.deal = Deal(
            self.round,
            self.first_player,
            tuple(p.tile for p in shuffled),
            tuple(p.least_players for p in shuffled),
            tuple(p.least_players <= self.players for p in shuffled),
        )
        self.site = [p.tile if up else None for p, up in zip(shuffled, self.deal.face_up, strict=True)]
        self.urbanist = None
        self.placed = [None] * len(SLOTS)
        self.open_slots = ALL_SLOTS
        self.turn = 0
        if self.mode.pooled:
            self.hands = [[self.players] * self.mode.architects]
        else:
            self.hands = [[1] * self.mode.architects for _ in range(self.players)]

    def hand(self, player: int) -> list[int]:
        """The architects that a player can use, as counts by number."""
        return self.hands[0 if self.mode.pooled else player]

    @property
    def active(self) -> int:
        """Whose turn it is; meaningless when the game is over."""
        return (self.first_player + self.turn) % self.players

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        return None if self.is_over else self.active

    def legal_actions(self) -> LegalTurns:
        """What the player to act may do."""
        return LegalTurns(self)

    def apply(self, action: Turn) -> list[QuadropolisEvent]:
        """Play a turn (rules 3).

        Raises:
            IllegalActionError: The rules forbid it; the state is unchanged.
        """
        fault = LegalTurns(self).fault(action)
        if fault is not None:
            raise IllegalActionError(f"{action}: {fault}")
        player = self.active
        slot = SLOT_INDEX[action.slot]
        square = TAKES[action.architect - 1][slot]
        tile = self.site[square]
        city_square = self.mode.square_index.get(action.target)
        self.hand(player)[action.architect - 1] -= 1
        self.placed[slot] = (player, action.architect)
        self.site[square] = None
        if self.urbanist is not None:
            self._open(SHUT[self.urbanist])
        self.urbanist = square
        self.open_slots &= ~SHUT[square]  # the slot just used among them
        mayor_taken = False
        if tile is not None and city_square is not None:
            self.cities[player].build(city_square, tile)
            if tile.mayor:
                mayor_taken = True
                self.mayor = player
        self.turn += 1
        events: list[QuadropolisEvent] = [
            TurnTaken(player, action, square, tile, city_square, self.mayor, mayor_taken)
        ]
        if self.turn == TURNS_IN_ROUND * self.players:
            if self.round < len(self.mode.rounds):
                self._deal()
                events.append(self.deal)
            else:
                self.is_over = True
                events.append(GameOver())
        return events

    def _open(self, slots: int) -> None:
        """Open those of the slots that hold no architect."""
        for index in bits(slots):
            if self.placed[index] is None:
                self.open_slots |= 1 << index

    def optima(self) -> list[Optimum]:
        """By player, what the best allocation of the city comes to as it stands now."""
        return [optimum(city) for city in self.cities]

    def scores(self) -> tuple[int, ...]:
        """By player, the points of the city as it stands now."""
        return tuple(best.total for best in self.optima())

    def result(self) -> Result:
        """How the game ended (rules 4.6).

        Raises:
            IllegalActionError: It has not ended.
        """
        if not self.is_over:
            raise IllegalActionError("the game is not over: there is no result yet")
        return rank(self.optima(), CRITERIA)

    def copy(self) -> QuadropolisState:
        """An independent state."""
        twin = QuadropolisState.__new__(QuadropolisState)
        twin.mode = self.mode
        twin.players = self.players
        twin.playgrounds = self.playgrounds
        twin.rng = self.rng.copy()
        twin.is_over = self.is_over
        twin.round = self.round
        twin.turn = self.turn
        twin.first_player = self.first_player
        twin.mayor = self.mayor
        twin.deal = self.deal
        twin.site = self.site.copy()
        twin.urbanist = self.urbanist
        twin.placed = self.placed.copy()
        twin.open_slots = self.open_slots
        twin.hands = [hand.copy() for hand in self.hands]
        twin.cities = [city.copy() for city in self.cities]
        return twin

    def _face_down(self) -> list[int]:
        """Squares of the Site with a face-down tile: only its mark can be seen."""
        return [i for i, up in enumerate(self.deal.face_up) if not up]

    def view(self, player: int) -> Json:
        """All that a player may know: everything but where the face-down tiles lie."""
        del player  # Nobody knows more than the others.
        return {
            "mode": self.mode.name,
            "playgrounds": self.playgrounds,
            "round": self.round,
            "turn": self.turn,
            "first_player": self.first_player,
            "mayor": self.mayor,
            "over": self.is_over,
            "site": [tile and tile.code for tile in self.site],
            "face_down": [[i, self.deal.marks[i]] for i in self._face_down()],
            "urbanist": self.urbanist,
            "placed": [held and list(held) for held in self.placed],
            "hands": [hand.copy() for hand in self.hands],
            "cities": [format_city(city) for city in self.cities],
        }

    def dump(self) -> Json:
        """The whole position, hidden part included."""
        hidden: dict[str, Any] = {
            "tiles": [tile.code for tile in self.deal.tiles],
            "rng": [self.rng.state, self.rng.increment],
        }
        return {**self.view(0), **hidden}

    def determinize(self, player: int, rng: Rng) -> QuadropolisState:
        """A state with the same view: face-down tiles and later deals drawn anew from ``rng``."""
        del player
        twin = self.copy()
        twin.rng = Rng(rng.next32() << 32 | rng.next32(), rng.next32())
        drawn = list(self.deal.tiles)
        for mark in set(self.deal.marks):
            down = [i for i in self._face_down() if self.deal.marks[i] == mark]
            tiles = [self.deal.tiles[i] for i in down]
            rng.shuffle(tiles)
            for i, tile in zip(down, tiles, strict=True):
                drawn[i] = tile
        twin.deal = self.deal._replace(tiles=tuple(drawn))
        return twin

    def __str__(self) -> str:
        return describe(self)

    def _repr_svg_(self) -> str:
        """The position as a picture, which notebooks show instead of the text."""
        return DRAWN_BY["quadropolis"](self)
