"""The running game: who acts and what is shown."""

from __future__ import annotations

import pytest

from table import kept_game
from table.choice import Aspect
from table.scene import Seat
from table.session import Session
from townwright.bots import bot, decide
from townwright.core.errors import IllegalActionError
from townwright.core.records import Player
from townwright.quadropolis import Turn


def session(*bots: str | None, mode: str = "classic", seed: str = "s") -> Session:
    seats = [Seat(Player(f"P{number}", kind), number) for number, kind in enumerate(bots)]
    return Session.start({"mode": mode, "players": len(bots)}, seed, seats)


def play(game: Session, turns: int) -> Session:
    for _ in range(turns):
        game.play(decide(bot("quadropolis", "random"), game.state, game.rng))
    return game


def test_a_game_is_under_way_from_its_first_turn_to_its_end() -> None:
    game = session(None, None)
    assert not game.is_under_way
    assert play(game, 1).is_under_way
    assert play(game, 30).is_under_way
    assert not play(game, 1).is_under_way


def test_only_a_person_to_act_can_choose() -> None:
    game = session(None, "greedy")
    seen = set()
    for _ in range(8):
        person = game.person_to_act
        seen.add(person is not None)
        assert bool(game.choice.placings) == (person is not None)
        assert (game.bot_to_act is None) == (person is not None)
        play(game, 1)
    assert seen == {True, False}


def test_a_seed_gives_the_same_game_of_bots_even_after_a_reload() -> None:
    game = play(session("random", "random", seed="Ada"), 12)
    once = play(session("random", "random", seed="Ada"), 6)
    kept, _ = kept_game.read(kept_game.written(once))
    assert kept is not None
    again = play(kept, 6)
    assert again.history.actions == game.history.actions
    assert play(session("random", "random", seed="Grace"), 12).history.actions != game.history.actions


def test_after_a_turn_nothing_is_chosen_any_more() -> None:
    game = session(None, None)
    game.choice = game.choice.pick(Aspect.ARCHITECT, 1)
    game.peek = game.choice.pick(Aspect.SLOT, "N1")
    play(game, 1)
    assert game.choice.picks == ()
    assert game.peek is None


def test_the_city_shown_is_that_of_the_person_to_act_or_who_acted_last() -> None:
    game = session(None, "greedy", None)
    shown = None
    for _ in range(12):
        if game.person_to_act is not None:
            shown = game.person_to_act
        if shown is not None:
            assert game.shown == shown
        play(game, 1)


def test_looking_at_another_city_ends_with_a_second_look_or_the_next_move() -> None:
    game = session(None, "greedy", "greedy")
    home = game.shown
    game.look_at(2)
    assert game.shown == 2
    game.look_at(2)
    assert game.shown == home
    game.look_at(1)
    play(game, 1)
    assert game.looked_at is None


def test_without_persons_the_city_of_the_bot_to_act_is_shown() -> None:
    game = session("greedy", "greedy")
    for _ in range(5):
        assert game.shown == game.state.active
        play(game, 1)


def test_an_illegal_turn_changes_nothing() -> None:
    game = session(None, None)
    before = game.record()
    with pytest.raises(IllegalActionError):
        game.play(Turn(5, "N1", "x"))
    assert game.record() == before


def test_a_whole_game_ends_with_nobody_to_act() -> None:
    game = play(session(None, "random", mode="expert"), 40)
    assert game.state.is_over
    assert game.person_to_act is None
    assert game.bot_to_act is None
    assert not game.choice.placings
