"""What each legal placement would change in the live score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from townwright.quadropolis import City, Tile, optimum
from townwright.quadropolis.tiles import STACKING


class Preview:
    """Changes in the score of one city, each computed once.

    Scoring a city takes milliseconds in the browser, so the changes are worked out piece by piece
    (`work`) while the page stays responsive, and whoever draws shows those that are known.
    """

    def __init__(self, city: City) -> None:
        """Look at a city as it stands; it is not kept."""
        self._city = city.copy()
        self._now = optimum(city).total
        self._known: dict[tuple[Tile, int], int] = {}

    def change(self, tile: Tile, square: int) -> int | None:
        """The change in points that the tile would make there, None while it is not known."""
        return self._known.get((tile, square))

    def fits(self, tile: Tile, square: int) -> bool:
        """Whether the tile could stand there with some architect: alone or on a stack of its kind."""
        stack = self._city.stacks[square]
        if not stack:
            return True
        return (
            tile.kind in STACKING and stack[0].kind is tile.kind and len(stack) < self._city.mode.max_floors
        )

    def work(self, tiles: Iterable[Tile]) -> Iterator[None]:
        """Work out every change that these tiles can make; yields after each city scored."""
        for tile in tiles:
            for square in range(self._city.mode.squares):
                if (tile, square) not in self._known and self.fits(tile, square):
                    after = self._city.copy()
                    after.build(square, tile)
                    self._known[tile, square] = optimum(after).total - self._now
                    yield
