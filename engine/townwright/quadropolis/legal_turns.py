"""The legal turns of a position: counted and picked without listing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from .scoring import bits
from .site import SLOT_INDEX, SLOTS, TAKES
from .tiles import STACKING, TILES, Tile
from .turn import DISCARD, NO_TILE, Turn

if TYPE_CHECKING:
    from .state import QuadropolisState

# Tiles fall into three classes by where they may be built: Tower Blocks and Office Towers go on
# stacks of their own kind as well, all others on empty squares alike.
_STACKING = sorted(STACKING)
_CLASS_OF: dict[Tile | None, int] = {
    t: 1 + _STACKING.index(t.kind) if t.kind in STACKING else 0 for t in TILES.values()
}
_CLASS_OF[None] = 1 + len(_STACKING)


class LegalTurns(Sequence[Turn]):
    """The legal turns of a state, in a fixed order: by architect, slot, square; discards last.

    It speaks of the state as it is; do not use it after the state has changed.
    """

    __slots__ = ("_slots", "_state", "_weights")

    def __init__(self, state: QuadropolisState) -> None:
        self._state = state
        self._slots: list[int] | None = None
        self._weights: list[tuple[int, list[int]]] | None = None

    def _counted(self) -> list[tuple[int, list[int]]]:
        """By architect: how many turns there are with him at each of the `slots`."""
        if self._weights is None:
            state = self._state
            city, site, slots = state.cities[state.active], state.site, self.slots()
            classes = [_CLASS_OF[tile] for tile in site]
            self._weights = []
            for architect in self.architects():
                # With a tile: every eligible square, and the discard. Without one: a single turn.
                ground = (city.empty & state.mode.reach[architect]).bit_count() + 1
                stacks = [ground + city.growing(kind, architect).bit_count() for kind in _STACKING]
                by_class = [ground, *stacks, 1]
                takes = TAKES[architect - 1]
                self._weights.append((architect, [by_class[classes[takes[s]]] for s in slots]))
        return self._weights

    def architects(self) -> list[int]:
        """The numbers of the architects that the player can use."""
        state = self._state
        if state.is_over:
            return []
        return [n for n, count in enumerate(state.hand(state.active), 1) if count]

    def slots(self) -> list[int]:
        """Indices of the slots where an architect may be placed (rules 3.1)."""
        if self._slots is None:
            open_slots = self._state.open_slots
            self._slots = [slot for slot in range(len(SLOTS)) if open_slots >> slot & 1]
        return self._slots

    def targets(self, architect: int, slot: str) -> list[str]:
        """Where the tile that an architect takes from a slot may go; both taken as legal."""
        state = self._state
        tile = state.site[TAKES[architect - 1][SLOT_INDEX[slot]]]
        if tile is None:
            return [NO_TILE]
        names = state.mode.square_names
        squares = state.cities[state.active].eligible(tile.kind, architect)
        return [*(names[square] for square in bits(squares)), DISCARD]

    def fault(self, turn: Turn) -> str | None:
        """Why a turn is not legal, or None if it is."""
        state = self._state
        if state.is_over:
            return "the game is over"
        architect, slot, target = turn
        if architect not in self.architects():
            return f"architect {architect} is not available"
        index = SLOT_INDEX.get(slot)
        if index is None:
            return f"there is no slot {slot!r}"
        if state.placed[index] is not None:
            return f"slot {slot} is taken"
        if not state.open_slots >> index & 1:
            return f"slot {slot} is shut: the Urbanist stands in its line"
        tile = state.site[TAKES[architect - 1][index]]
        if tile is None:
            if target != NO_TILE:
                return f"there is no tile to build on {target}: expected {NO_TILE!r}"
            return None
        if target == DISCARD:
            return None
        square = state.mode.square_index.get(target)
        if square is None:
            return f"there is no square {target!r} for the {tile.code}"
        if not state.cities[state.active].eligible(tile.kind, architect) >> square & 1:
            return f"{tile.code} cannot be built on {target} with architect {architect}"
        return None

    def __contains__(self, turn: object) -> bool:
        return isinstance(turn, Turn) and self.fault(turn) is None

    def __iter__(self) -> Iterator[Turn]:
        for architect in self.architects():
            for slot in self.slots():
                name = SLOTS[slot]
                for target in self.targets(architect, name):
                    yield Turn(architect, name, target)

    def __len__(self) -> int:
        return sum(sum(weights) for _, weights in self._counted())

    def __bool__(self) -> bool:
        # Some slot is always open (a test proves it), so only the end leaves nothing to do.
        return not self._state.is_over

    @overload
    def __getitem__(self, index: int) -> Turn: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Turn]: ...
    def __getitem__(self, index: int | slice) -> Turn | Sequence[Turn]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index if index >= 0 else index + len(self)
        if left < 0:
            raise IndexError(index)
        for architect, weights in self._counted():
            total = sum(weights)
            if left >= total:
                left -= total
                continue
            for slot, weight in zip(self.slots(), weights, strict=True):
                if left < weight:
                    name = SLOTS[slot]
                    return Turn(architect, name, self.targets(architect, name)[left])
                left -= weight
        raise IndexError(index)
