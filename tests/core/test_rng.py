"""The random generator: the published vectors, fairness, and streams that must never change."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from townwright.core.errors import OptionError
from townwright.core.rng import SEED_LENGTH, Rng


def test_the_vectors_of_the_reference_implementation() -> None:
    # The demo program of the PCG authors' C library, round 1: seed 42, stream 54.
    rng = Rng(42, 54)
    assert [rng.next32() for _ in range(6)] == [
        0xA15C02B7,
        0x7B47F409,
        0xBA1D3330,
        0x83D2F293,
        0xBFA4784B,
        0xCBED606E,
    ]


def test_seeds_are_texts_and_their_streams_never_change() -> None:
    # sha256("1") = 6b86b273ff34fce1 9d6b804eff5a3f57 ...: state, and stream without its last bit.
    rng = Rng.from_seed("1")
    by_hand = Rng(0x6B86B273FF34FCE1, 0x9D6B804EFF5A3F57 >> 1)
    assert (rng.state, rng.increment) == (by_hand.state, by_hand.increment)
    assert [rng.next32() for _ in range(4)] == [0x5D22236F, 0x5FAF006B, 0x8569694B, 0x24625291]
    others = [Rng.from_seed(seed).next32() for seed in ("2", "Zoë", "東京", " ")]
    assert others == [0x298A6FCA, 0xF1538B94, 0xAC9A88F5, 0x0BC27AC6]


def test_a_recorded_shuffle() -> None:
    items = list(range(10))
    Rng.from_seed("shuffle").shuffle(items)
    assert items == [1, 8, 4, 9, 7, 2, 3, 0, 6, 5]


def test_a_shuffle_is_fisher_yates_from_the_end() -> None:
    rng, twin = Rng(1, 2), Rng(1, 2)
    items = list("abcd")
    rng.shuffle(items)
    expected = list("abcd")
    for last in (3, 2, 1):
        chosen = twin.below(last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    assert items == expected
    assert rng.state == twin.state


def test_every_order_comes_about_as_often() -> None:
    rng = Rng.from_seed("orders")
    orders: Counter[str] = Counter()
    for _ in range(24 * 200):
        items = list("abcd")
        rng.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 24
    # 200 expected each, standard deviation 14.
    assert all(130 < count < 270 for count in orders.values())


class Scripted(Rng):
    """A generator that says what it is told to."""

    __slots__ = ("numbers",)

    def __init__(self, *numbers: int) -> None:
        super().__init__(0, 0)
        self.numbers = list(numbers)

    def next32(self) -> int:
        return self.numbers.pop(0)


def test_below_throws_away_what_would_favour_small_numbers() -> None:
    # 2**32 = 3 * 1431655765 + 1: of 2**32 numbers one has to go, so that 0, 1 and 2 are equally likely.
    rng = Scripted(0, 1)
    assert rng.below(3) == 1
    assert rng.numbers == []
    rng = Scripted(0)
    assert rng.below(4) == 0  # 4 divides 2**32: nothing has to go.
    rng = Scripted(2**32 - 1)
    assert rng.below(2**32) == 2**32 - 1


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**63 - 1), st.integers(1, 2**32))
def test_below_stays_in_range(state: int, stream: int, bound: int) -> None:
    rng = Rng(state, stream)
    assert all(0 <= rng.below(bound) < bound for _ in range(5))
    assert 0 <= rng.next32() < 2**32


def test_choice_picks_each_item() -> None:
    rng = Rng.from_seed("choice")
    assert {rng.choice("abc") for _ in range(60)} == set("abc")


@given(st.integers(0, 50))
def test_a_copy_goes_on_alone(steps: int) -> None:
    rng = Rng.from_seed("copy")
    for _ in range(steps):
        rng.next32()
    twin = rng.copy()
    ahead = [twin.next32() for _ in range(5)]
    assert [rng.next32() for _ in range(5)] == ahead


@pytest.mark.parametrize(
    "seed",
    ["", "x" * (SEED_LENGTH + 1), "a\nb", "\x00", "\x7f", "\u2028", "\ud800", "a\tb", "\x85"],
)
def test_seeds_that_are_none_are_refused(seed: str) -> None:
    with pytest.raises(OptionError) as caught:
        Rng.from_seed(seed)
    assert caught.value.option == "seed"


@pytest.mark.parametrize("seed", ["x" * SEED_LENGTH, "Zoë 1", "東京", "🏙", "\U0001fae9"])
def test_any_other_text_is_a_seed_in_every_version_of_python(seed: str) -> None:
    assert Rng.from_seed(seed).next32() == Rng.from_seed(seed).next32()
