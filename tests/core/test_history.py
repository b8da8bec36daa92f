"""Undo, redo, jumps, taking back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.games import PLAYERS, play_on, played, recorded

from townwright.core.errors import IllegalActionError, OptionError
from townwright.core.game import checksum
from townwright.core.history import History, replay
from townwright.games import GAMES
from townwright.quadropolis import QUADROPOLIS, Turn

OPTIONS = st.fixed_dictionaries(
    {"mode": st.sampled_from(["classic", "expert"]), "players": st.integers(2, 4)}
)


@settings(max_examples=25)
@given(OPTIONS, st.integers(0, 80), st.lists(st.integers(0, 90), max_size=12))
def test_undo_redo_and_jumps_in_any_order_restore_the_position(
    options: dict[str, object], turns: int, moves: list[int]
) -> None:
    history = played(turns, options)
    state = QUADROPOLIS.new(options, "tale")
    expected = [checksum(state)]
    for action in history.actions:
        state.apply(action)
        expected.append(checksum(state))
    assert checksum(history.state) == expected[-1]
    for move in moves:
        if move % 3 == 0 and history.cursor > 0:
            history.undo()
        elif move % 3 == 1 and history.cursor < len(history):
            history.redo()
        else:
            history.jump(move % (len(history) + 1))
        assert checksum(history.state) == expected[history.cursor]
        assert len(history) == len(expected) - 1
        assert len(history.events) == len(history.actors) == len(history)
        history.record(PLAYERS[: history.state.players])


@settings(max_examples=25)
@given(OPTIONS, st.integers(1, 60), st.integers(0, 60), st.integers(1, 30))
def test_playing_on_from_the_past_drops_what_came_after(
    options: dict[str, object], turns: int, back: int, more: int
) -> None:
    history = played(turns, options)
    history.jump(back % (len(history) + 1))
    kept = history.actions[: history.cursor]
    play_on(history, more, "another chance")
    fresh: History[Turn] = History(QUADROPOLIS, options, "tale")
    for action in history.actions:
        fresh.apply(action)
    assert history.actions[: len(kept)] == kept
    assert history.cursor == len(history) == len(history.events) == len(history.actors)
    assert [checksum(history.at(n)) for n in range(len(history) + 1)] == [
        checksum(fresh.at(n)) for n in range(len(fresh) + 1)
    ]
    assert (history.events, history.actors) == (fresh.events, fresh.actors)


def test_positions_looked_at_are_copies() -> None:
    history = played(20)
    before = checksum(history.state)
    history.at(20).apply(history.state.legal_actions()[0])
    history.at(16).apply(history.actions[16])
    assert checksum(history.state) == before
    assert checksum(history.at(20)) == before


def test_there_is_nothing_before_the_start_and_after_the_end() -> None:
    history = played(3)
    with pytest.raises(IndexError, match="from 0 to 3, got 4"):
        history.redo()
    history.jump(0)
    with pytest.raises(IndexError, match="got -1"):
        history.undo()
    for number in (-1, 4):
        with pytest.raises(IndexError):
            history.at(number)
        with pytest.raises(IndexError):
            history.jump(number)
    assert history.cursor == 0


def test_an_illegal_action_changes_nothing() -> None:
    history = played(10)
    history.jump(5)
    before = checksum(history.state)
    with pytest.raises(IllegalActionError):
        history.apply(history.actions[4])
    assert (history.cursor, len(history), checksum(history.state)) == (5, 10, before)


def test_wrong_options_are_refused_at_the_start() -> None:
    with pytest.raises(OptionError):
        History(QUADROPOLIS, {"players": 9}, "1")


# Taking back. The order of seats is that of the actors: three players, 12 turns a round.


def test_one_may_take_back_ones_latest_decision_over_those_of_bots() -> None:
    history = played(3)
    me = history.actors[0]
    assert me is not None
    assert history.can_take_back(me, [me]) == 0
    history.undo()
    assert history.can_take_back(me, [me]) == 0
    history.undo()
    assert history.can_take_back(me, [me]) == 0
    history.undo()
    assert history.can_take_back(me, [me]) is None


def test_never_over_another_persons_decision() -> None:
    history = played(3)
    me, other, third = history.actors
    assert me is not None
    assert history.can_take_back(me, [me, other or 0]) is None
    assert history.can_take_back(me, [me, third or 0]) is None
    assert history.can_take_back(third or 0, [me, other or 0, third or 0]) == 2


def test_never_over_a_deal() -> None:
    history = played(12)
    assert history.state.to_act is not None
    for player in range(3):
        assert history.can_take_back(player, [player]) is None
    history.undo()
    last = history.actors[10]
    assert last is not None
    assert history.can_take_back(last, [0, 1, 2]) == 10


@settings(max_examples=25)
@given(OPTIONS, st.integers(0, 60), st.sets(st.integers(0, 3)), st.integers(0, 3))
def test_taking_back_reveals_nothing_and_wrongs_nobody(
    options: dict[str, object], turns: int, persons: set[int], player: int
) -> None:
    history = played(turns, options)
    number = history.can_take_back(player, persons)
    between = range(number if number is not None else len(history), len(history))
    assert all(history.actors[n] == player or history.actors[n] not in persons for n in between)
    assert not any(event.reveals for n in between for event in history.events[n])
    if number is not None:
        assert history.actors[number] == player
        assert player not in history.actors[number + 1 :]


# Replay


@settings(max_examples=20)
@given(OPTIONS, st.integers(0, 80))
def test_a_replay_gives_the_same_game(options: dict[str, object], turns: int) -> None:
    record = recorded(turns, options)
    history = replay(record, GAMES)
    assert history.record(record.players) == record
    assert checksum(history.state) == record.checksum


def test_the_record_ends_at_the_cursor() -> None:
    history = played(10)
    history.jump(4)
    record = history.record(PLAYERS[:3])
    assert len(record.actions) == 4
    assert len(replay(record, GAMES)) == 4
