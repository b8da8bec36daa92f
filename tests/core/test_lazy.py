"""Values that are made when they are first asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from townwright.core.lazy import Lazy


def test_a_value_is_made_once_and_not_before() -> None:
    made: list[str] = []

    def maker() -> str:
        made.append("made")
        return "value"

    lazy = Lazy({"a": maker, "b": maker})
    assert (list(lazy), len(lazy), "a" in lazy, "c" in lazy) == (["a", "b"], 2, True, False)
    assert made == []
    assert (lazy["a"], lazy["a"]) == ("value", "value")
    assert made == ["made"]
    with pytest.raises(KeyError):
        lazy["c"]


def test_ready_made_values_take_their_places() -> None:
    lazy = Lazy({"a": lambda: 1})
    lazy["b"] = 2
    lazy["a"] = 3
    assert dict(lazy) == {"a": 3, "b": 2}
    del lazy["a"]
    assert dict(lazy) == {"b": 2}


def test_who_plays_quadropolis_does_not_load_urban_sprawl() -> None:
    code = (
        "import sys; from townwright.bots import BOTS; from townwright.games import GAMES;"
        " BOTS['quadropolis'], GAMES['quadropolis'];"
        " print([name for name in sys.modules if 'urban' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
