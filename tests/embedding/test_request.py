"""What the address of an embedded game asks for."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from tests.embedding.games import LENGTH, record, text

from embedding.request import Request
from table.scene import Seat
from townwright.core.errors import TownwrightError


def ask(**asked: str) -> Request:
    return Request.from_fragment("#" + urlencode(asked))


def who(seats: tuple[Seat, ...]) -> list[str | None]:
    return [seat.player.bot for seat in seats]


def test_nothing_asked_for_is_a_game_of_one_person_and_a_bot() -> None:
    session = Request.from_fragment("").session()
    assert session.state.mode.name == "classic"
    assert who(session.seats) == [None, "greedy"]


def test_mode_seats_and_seed_are_taken_over() -> None:
    session = ask(mode="expert", seats="person,random,greedy", seed="Ada").session()
    assert session.state.mode.name == "expert"
    assert who(session.seats) == [None, "random", "greedy"]
    assert session.history.seed == "Ada"


def test_a_record_is_there_to_look_at_and_stands_at_its_end() -> None:
    asked = ask(record=text())
    assert not asked.interactive
    assert asked.moment == LENGTH


def test_from_a_moment_of_a_record_the_reader_plays_whoever_is_to_act() -> None:
    asked = ask(record=text(), at="5", interactive="yes")
    session = asked.session()
    assert len(session.history) == 5
    assert session.history.record(record().players).actions == record().actions[:5]
    person = session.state.to_act
    assert [bot is None for bot in who(session.seats)] == [player == person for player in range(2)]


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"colour": "red"}, "colour"),
        ({"game": "chess"}, "game"),
        ({"mode": "nonsense"}, "mode"),
        ({"seats": "person,nobody"}, "seats"),
        ({"seats": "person"}, "players"),
        ({"seats": "person,greedy,greedy,greedy,greedy"}, "players"),
        ({"seed": "x" * 200}, "seed"),
        ({"record": "{"}, "record"),
        ({"record": text(), "at": "1000"}, "at"),
        ({"record": text(), "at": "-1"}, "at"),
        ({"record": text(), "at": "9" * 5000}, "at"),
        ({"record": text(), "interactive": "perhaps"}, "interactive"),
        ({"record": text(), "interactive": "yes", "seats": "person"}, "seats"),
        ({"record": text(first="5N1>a1"), "interactive": "yes"}, "action 1"),
    ],
)
def test_what_cannot_be_done_is_named(asked: dict[str, str], named: str) -> None:
    with pytest.raises(TownwrightError, match=named):
        ask(**asked).session()
