"""Messages from the page around the frame are taken only when every part of them is right."""

from __future__ import annotations

import pytest

from embedding.messages import Show, Theme, command, message


def test_a_moment_and_a_theme_can_be_asked_for() -> None:
    assert command({"townwright": 1, "type": "show", "at": 3}, length=8) == Show(3)
    assert command({"townwright": 1, "type": "theme", "theme": "dark"}, length=0) == Theme("dark")


@pytest.mark.parametrize(
    "data",
    [
        None,
        "show",
        [],
        {},
        {"type": "show", "at": 3},
        {"townwright": 2, "type": "show", "at": 3},
        {"townwright": True, "type": "show", "at": 3},
        {"townwright": 1, "type": "show"},
        {"townwright": 1, "type": "show", "at": 9},
        {"townwright": 1, "type": "show", "at": -1},
        {"townwright": 1, "type": "show", "at": "3"},
        {"townwright": 1, "type": "show", "at": True},
        {"townwright": 1, "type": "show", "at": 3, "more": 1},
        {"townwright": 1, "type": "theme", "theme": "pink"},
        {"townwright": 1, "type": "theme", "theme": ["dark"]},
        {"townwright": 1, "type": ["show"], "at": 3},
        {"townwright": 1, "type": "close"},
    ],
)
def test_anything_else_is_not_for_us(data: object) -> None:
    assert command(data, length=8) is None


def test_our_messages_carry_their_version() -> None:
    assert message("size", height=5) == {"townwright": 1, "type": "size", "height": 5}
