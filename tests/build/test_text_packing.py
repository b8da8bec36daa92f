"""Bytes in the text of a page."""

from __future__ import annotations

import random

import pytest

from tools.build.text_packing import SIGNS, packed_text


def unpacked(text: str, size: int) -> bytes:
    """What web/single-file.js does, written another way."""
    digits = [SIGNS.index(sign) for sign in text]
    bits = "".join(
        f"{first * 91 + second:013b}" for first, second in zip(digits[::2], digits[1::2], strict=True)
    )
    return bytes(int(bits[8 * i : 8 * i + 8], 2) for i in range(size))


@pytest.mark.parametrize("size", [0, 1, 12, 13, 14, 1000])
def test_nothing_is_lost(size: int) -> None:
    content = random.Random(size).randbytes(size)
    text = packed_text(content)
    assert unpacked(text, size) == content
    assert len(text) == -(-size // 13) * 16


def test_html_carries_it_unchanged() -> None:
    text = packed_text(random.Random(1).randbytes(100_000))
    assert set(text) == set(SIGNS)
    assert len(set(text)) == 91
    assert not set(text) & set("<&\\\r\n\0 ")
