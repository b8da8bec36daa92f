"""200,000 random decisions: nothing fails, and everything that must hold does."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.urban_sprawl.fuzz import fuzz

from townwright.urban_sprawl.decision import KINDS


@pytest.mark.parametrize("part", range(4))
def test_random_decisions(part: int) -> None:
    made: Counter[str] = Counter()
    for run in range(4):
        made += fuzz(4 * part + run, "test", 12_500)
    assert made.total() - made["games"] == 50_000
    assert made["games"] > 50
    assert set(made) >= set(KINDS), "every kind of decision was needed"
