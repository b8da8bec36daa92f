"""Bytes as text that HTML carries unchanged: 13 bits in two signs, a twelfth shorter than base64."""

from __future__ import annotations

SIGNS = [chr(code) for code in range(33, 127) if chr(code) not in "<&\\"]
"""The 91 signs, in the order of their values; web/single-file.js reads them in the same order."""
_PAIRS = [first + second for first in SIGNS for second in SIGNS][: 1 << 13]
_AT_ONCE = 13


def packed_text(content: bytes) -> str:
    """The bytes as text, filled up with zeros to whole groups of 13 bytes in 16 signs."""
    content += bytes(-len(content) % _AT_ONCE)
    shifts = range(8 * _AT_ONCE - 13, -1, -13)
    text = []
    for start in range(0, len(content), _AT_ONCE):
        bits = int.from_bytes(content[start : start + _AT_ONCE], "big")
        text += [_PAIRS[bits >> shift & 8191] for shift in shifts]
    return "".join(text)
