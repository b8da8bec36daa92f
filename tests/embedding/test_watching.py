"""A recorded game to look at."""

from __future__ import annotations

from tests.embedding.games import LENGTH, record

from embedding import watching
from embedding.watching import Film
from table.kept_game import GAMES
from townwright.core.history import replay


def film(at: int) -> Film:
    return Film(replay(record(), GAMES), record(), at)


def test_buttons_lead_to_moments_within_the_game() -> None:
    assert [film(0).target(step) for step in watching.STEPS] == [0, 0, 1, LENGTH]
    assert [film(7).target(step) for step in watching.STEPS] == [0, 6, 8, LENGTH]
    assert [film(LENGTH).target(step) for step in watching.STEPS] == [0, LENGTH - 1, LENGTH, LENGTH]


def test_a_moment_shows_the_position_and_the_turn_that_led_there() -> None:
    shown = film(1)
    scene = shown.scene()
    assert scene.chooser is None
    assert shown.taken is not None
    assert str(shown.taken.turn) == record().actions[0]
    assert scene.shown == shown.taken.player
    assert scene.state.cities[scene.shown].buildings()
    assert f"move 1 of {LENGTH}" in (watching.parts(shown)["#moment"].inner or "")


def test_the_other_city_can_be_looked_at_until_the_next_step() -> None:
    shown = film(1)
    usual = shown.scene().shown
    shown.looked_at = 1 - usual
    assert shown.scene().shown == 1 - usual
    shown.show(3)
    assert shown.looked_at is None


def test_every_moment_can_be_drawn() -> None:
    shown = film(0)
    markup = watching.whole(shown.scene())
    for at in range(LENGTH + 1):
        shown.show(at)
        for selector, part in watching.parts(shown).items():
            if selector.startswith("#step-"):
                assert selector[1:] in markup
                assert part.classes == ("useless" if shown.target(selector[6:]) == at else "")
