"""A random generator whose stream is the same in every Python version and in Pyodide.

The algorithm is PCG-XSH-RR 64/32 (O'Neill, "PCG: A Family of Simple Fast Space-Efficient
Statistically Good Algorithms for Random Number Generation", 2014). A seed is any text: the first
sixteen bytes of its SHA-256 give the generator's state and stream.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Any, TypeVar

from .errors import OptionError, is_plain

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
SEED_LENGTH = 64
"""A seed has at most so many characters."""


class Rng:
    """A PCG32 generator: two integers, cheap to copy."""

    __slots__ = ("increment", "state")

    def __init__(self, state: int, stream: int) -> None:
        """Seed it as the reference implementation does (``pcg32_srandom``).

        Args:
            state: Where in the stream to start, 0 to 2**64 - 1.
            stream: Which stream, 0 to 2**63 - 1.
        """
        self.increment = (stream << 1 | 1) & _MASK
        self.state = ((self.increment + state) * _MULTIPLIER + self.increment) & _MASK

    @classmethod
    def from_seed(cls, seed: str) -> Rng:
        """The generator of a seed.

        Raises:
            OptionError: The seed is empty, too long, or not plain printable text.
        """
        digest = sha256(checked_seed(seed).encode()).digest()
        return cls(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big") >> 1)

    def copy(self) -> Rng:
        """A generator that goes on from here independently."""
        twin = Rng.__new__(Rng)
        twin.state = self.state
        twin.increment = self.increment
        return twin

    def next32(self) -> int:
        """The next number, 0 to 2**32 - 1."""
        old = self.state
        self.state = (old * _MULTIPLIER + self.increment) & _MASK
        shifted = (old >> 18 ^ old) >> 27 & 0xFFFFFFFF
        turn = old >> 59
        return (shifted >> turn | shifted << (32 - turn)) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, every one equally likely; 1 <= bound <= 2**32."""
        threshold = (1 << 32) % bound
        while True:
            number = self.next32()
            if number >= threshold:
                return number % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, which must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items in random order, in place (Fisher-Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def checked_seed(seed: object) -> str:
    """The seed, if it is one.

    Raises:
        OptionError: It is empty, too long, or not plain printable text.
    """
    if not isinstance(seed, str):
        raise OptionError("seed", f"expected a text, got {type(seed).__name__}")
    if not 1 <= len(seed) <= SEED_LENGTH:
        raise OptionError("seed", f"expected 1 to {SEED_LENGTH} characters, got {len(seed)}")
    if not is_plain(seed):
        raise OptionError("seed", "expected printable characters only")
    return seed
