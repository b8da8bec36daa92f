"""Recorded games: what is written reads back, and what is damaged is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.games import recorded

from townwright.core.errors import RecordError
from townwright.core.game import checksum
from townwright.core.history import replay
from townwright.core.records import LONGEST_TEXT, Player, Record
from townwright.games import GAMES

GAME = recorded(24)
DATA: dict[str, Any] = json.loads(GAME.to_json())


def fault(text: str) -> RecordError:
    """The error that reading and replaying a text ends in; any other error escapes."""
    with pytest.raises(RecordError) as caught:
        replay(Record.from_json(text), GAMES)
    assert len(str(caught.value)) < 1000
    return caught.value


def damaged(**changes: object) -> str:
    """The recorded game with other values under some keys."""
    return json.dumps({**DATA, **changes})


def test_a_record_is_one_readable_line_of_json() -> None:
    text = GAME.to_json()
    assert "\n" not in text
    assert "Zoë 東京 🏙" in text
    assert list(DATA) == ["townwright", "game", "options", "seed", "players", "actions", "checksum"]
    assert DATA["townwright"] == 1
    assert DATA["players"][:2] == [{"name": "Ada"}, {"name": "Zoë 東京 🏙", "bot": "greedy"}]


def test_what_is_written_reads_back() -> None:
    assert Record.from_json(GAME.to_json()) == GAME
    assert Record.from_json(json.dumps(DATA, indent=2)) == GAME


def test_the_checksum_may_be_missing() -> None:
    data = {key: value for key, value in DATA.items() if key != "checksum"}
    record = Record.from_json(json.dumps(data))
    assert record.checksum is None
    assert "checksum" not in record.to_json()
    assert checksum(replay(record, GAMES).state) == GAME.checksum


# Actions


def test_an_illegal_action_is_named_with_its_number_the_position_and_what_is_kept() -> None:
    actions = [*DATA["actions"][:10], DATA["actions"][9], *DATA["actions"][11:]]
    error = fault(damaged(actions=actions))
    assert error.action == 11
    assert str(error).startswith(f"action 11: {DATA['actions'][9]}: ")
    before = replay(Record(GAME.game, GAME.options, GAME.seed, GAME.players, GAME.actions[:10]), GAMES)
    assert error.position == str(before.state)
    assert error.kept == before.record(GAME.players)


@pytest.mark.parametrize("text", ["hello", "9N1>x", "1N1>z9", "1N1", ">", "1n1>x", "1N1>x\u0000"])
def test_an_action_that_cannot_be_read_is_named(text: str) -> None:
    error = fault(damaged(actions=[*DATA["actions"][:3], text]))
    assert error.action == 4
    assert error.kept is not None
    assert error.kept.actions == GAME.actions[:3]


@pytest.mark.parametrize("wrong", [None, 7, [], {}, True, "", "x" * 5000, 1e300, ["1N1>x"], "\ud800"])
def test_an_action_of_a_wrong_type_is_named_and_what_came_before_is_kept(wrong: object) -> None:
    error = fault(damaged(actions=[*DATA["actions"][:5], wrong, *DATA["actions"][6:]]))
    assert error.action == 6
    assert "action 6" in str(error)
    assert error.kept is not None
    assert error.kept.actions == GAME.actions[:5]
    assert replay(error.kept, GAMES).cursor == 5


def test_actions_after_the_end_are_illegal() -> None:
    whole = recorded(1000, {"players": 2})
    error = fault(json.dumps({**json.loads(whole.to_json()), "actions": [*whole.actions, "1N1>x"]}))
    assert error.action == len(whole.actions) + 1 == 33
    assert "the game is over" in str(error)
    assert error.kept == whole


# Cut files


def test_a_file_cut_anywhere_is_named_and_what_could_be_read_is_kept() -> None:
    data = GAME.to_json().encode()
    first_action = data.index(b'"actions"') + len(b'"actions": [')
    best = 0
    for length in range(len(data)):
        cut = data[:length].decode(errors="ignore")
        error = fault(cut)
        assert "not valid JSON at line 1, column" in str(error)
        if length < first_action:
            assert (error.kept, error.action) == (None, None)
        else:
            whole = data[first_action:length].count(b'"') // 2
            assert error.kept is not None
            kept = len(error.kept.actions)
            assert kept == min(whole, len(GAME.actions))
            assert error.kept.actions == GAME.actions[:kept]
            assert error.action == kept + 1
            assert f"the first {kept} actions could be read" in str(error)
            assert kept >= best
            best = kept
            if length % 16 == 0:
                assert replay(error.kept, GAMES).cursor == kept
    assert best == len(GAME.actions)


def test_a_file_damaged_in_its_middle_keeps_what_stands_before() -> None:
    text = GAME.to_json()
    for wrong in ("\\q", "\n", "\x00", '" "', "]", "}", "\\u12"):
        place = text.index(GAME.actions[7]) + 2
        error = fault(text[:place] + wrong + text[place:])
        assert error.kept is not None
        assert error.kept.actions[:7] == GAME.actions[:7]
        assert len(error.kept.actions) in (7, 8)


# Everything else that can be wrong


def without(key: str) -> str:
    return json.dumps({name: value for name, value in DATA.items() if name != key})


@pytest.mark.parametrize("key", ["townwright", "game", "options", "seed", "players", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    assert key in str(fault(without(key)))


WRONG: list[object] = [
    None,
    True,
    7,
    -1,
    1.5,
    10**400,
    1e300,
    "",
    "x" * 500,
    "\ud800",
    [],
    {},
    [[]],
    [None],
    {"a": {}},
]
ALLOWED: list[tuple[str, object]] = [("checksum", None), ("actions", []), ("options", {})]


@pytest.mark.parametrize(
    ("key", "wrong"),
    [(key, wrong) for key in DATA for wrong in WRONG if (key, wrong) not in ALLOWED and key != "townwright"],
    ids=lambda value: repr(value)[:12],
)
def test_a_wrong_type_is_named(key: str, wrong: object) -> None:
    assert key.removesuffix("s") in str(fault(damaged(**{key: wrong})))


def test_a_game_without_actions_is_its_start() -> None:
    assert replay(Record.from_json(damaged(actions=[], checksum=None)), GAMES).cursor == 0


@pytest.mark.parametrize("version", [0, 2, -1, 1.0, True, "1", None, 10**300])
def test_another_version_is_named(version: object) -> None:
    assert "'townwright': expected version 1, got" in str(fault(damaged(townwright=version)))


def test_another_version_is_named_whatever_else_it_holds() -> None:
    assert "expected version 1, got 2" in str(fault(damaged(townwright=2, cards=[])))


def test_an_unknown_key_is_named() -> None:
    assert "unknown key 'comment'" in str(fault(damaged(comment="nice")))


def test_an_unknown_game_is_named() -> None:
    expected = "'game': expected one of quadropolis, urban_sprawl, got 'chess'"
    assert expected in str(fault(damaged(game="chess")))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "players: expected"),
        ({"players": 5}, "players: expected a number from 2 to 4"),
        ({"players": 2}, "'players': expected 2 players as in the options, got 3"),
        ({"players": 3, "mode": "easy"}, "mode: expected classic or expert"),
        ({"players": 3, "colour": "red"}, "colour: unknown option"),
        ({"players": 3.0}, "option 'players': expected a text, a whole number, true or false, got 3.0"),
        ({"players": 10**400}, "players: expected"),
        ({"": 3}, "name of an option"),
        ({"players": 3, "mode": "\ud800"}, "option 'mode'"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], message: str) -> None:
    assert message in str(fault(damaged(options=options)))


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ({}, "'name'"),
        ({"name": ""}, "'name'"),
        ({"name": "x" * 41}, "'name'"),
        ({"name": 3}, "'name'"),
        ({"name": "a\nb"}, "'name'"),
        ({"name": "\ud83d"}, "'name'"),
        ({"name": "Ada", "bot": 3}, "'bot'"),
        ({"name": "Ada", "colour": "red"}, "expected an object with 'name' and perhaps 'bot'"),
        ("Ada", "expected an object"),
        (None, "expected an object"),
    ],
)
def test_wrong_players_are_named(player: object, message: str) -> None:
    error = fault(damaged(players=[{"name": "Bob"}, player, {"name": "Cy"}]))
    assert "player 2" in str(error)
    assert message in str(error)


def test_too_many_players_are_refused() -> None:
    assert "'players'" in str(fault(damaged(players=[{"name": "x"}] * 17)))


def test_a_wrong_checksum_is_named_and_the_game_is_kept() -> None:
    error = fault(damaged(checksum="0123456789abcdef"))
    assert f"expected 0123456789abcdef, but the game ends in {GAME.checksum}" in str(error)
    assert error.kept == GAME
    assert error.action is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "7",
        '"townwright"',
        "{",
        "{]",
        "\ufeff{}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 900 + "]" * 900,
        '{"townwright": ' + "[" * 900 + "]" * 900 + "}",
        '{"townwright": ' + "9" * 5000 + "}",
        '{"townwright": 1e999}',
        '{"townwright": NaN}',
        "x" * (LONGEST_TEXT + 1),
    ],
    ids=lambda text: text[:16] or "nothing",
)
def test_what_is_no_record_is_refused(text: str) -> None:
    error = fault(text)
    assert str(error).startswith("record")
    assert error.kept is None


# Anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def read(text: str) -> None:
    """Read and replay; errors other than those of records escape."""
    kept: Record | None
    try:
        record = kept = Record.from_json(text)
        replay(record, GAMES)
    except RecordError as error:
        kept = error.kept
    if kept is not None:
        assert Record.from_json(kept.to_json()) == kept
        kept.to_json().encode()


@settings(max_examples=300)
@given(JSON)
def test_any_json_is_read_or_refused(data: object) -> None:
    read(json.dumps(data))


@settings(max_examples=300)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read(text)


@st.composite
def mutated(draw: st.DrawFn) -> object:
    """The recorded game with something else somewhere."""
    data = json.loads(GAME.to_json())
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or draw(st.booleans()):
            break
        place = place[key]
    change: Callable[[], object] = draw(
        st.sampled_from([lambda: place.pop(key), lambda: place.__setitem__(key, draw(JSON))])
    )
    change()
    return data


@settings(max_examples=300)
@given(mutated())
def test_a_mutated_record_is_read_or_refused(data: object) -> None:
    read(json.dumps(data))


@settings(max_examples=300)
@given(st.integers(0, len(GAME.to_json())), st.integers(0, 20), st.text(max_size=5))
def test_a_record_with_other_characters_somewhere_is_read_or_refused(at: int, gone: int, text: str) -> None:
    whole = GAME.to_json()
    read(whole[:at] + text + whole[at + gone :])


def test_players_are_values() -> None:
    assert Player("Ada") == Player("Ada", None)
    assert Player("Ada").to_json() == {"name": "Ada"}
