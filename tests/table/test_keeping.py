"""Keeping the game: what is damaged is put aside before the next turn overwrites it."""

from __future__ import annotations

from table import kept_game
from table.keeping import DAMAGED, GAME, Keeping

from .test_kept_game import actions, changed
from .test_session import play, session


class Shelf:
    """A browser's storage, which may be denied."""

    def __init__(self, *, denied: bool = False, **texts: str) -> None:
        self.texts = dict(texts)
        self._denies = denied
        self.denied = False

    def read(self, name: str) -> str | None:
        return self.texts.get(name)

    def write(self, name: str, text: str) -> None:
        if self._denies:
            self.denied = True
        else:
            self.texts[name] = text


def test_what_is_kept_is_resumed() -> None:
    shelf = Shelf()
    assert Keeping(shelf).resume() is None
    game = play(session(None, "greedy"), 5)
    Keeping(shelf).keep(game)
    again = Keeping(shelf)
    resumed = again.resume()
    assert resumed is not None
    assert resumed.turns == game.turns
    assert again.notice == ""
    assert DAMAGED not in shelf.texts


def test_a_game_with_a_fault_goes_on_and_its_whole_text_is_put_aside() -> None:
    text = kept_game.written(play(session(None, None), 6))
    damaged = changed(text, actions=[*actions(text)[:4], "4N1>z9"])
    shelf = Shelf(game=damaged)
    keeping = Keeping(shelf)
    game = keeping.resume()
    assert game is not None
    assert "turn 5" in keeping.notice
    keeping.keep(play(game, 1))
    assert len(actions(shelf.texts[GAME])) == 5
    assert shelf.texts[DAMAGED] == damaged


def test_a_game_that_cannot_be_read_is_put_aside_and_told() -> None:
    shelf = Shelf(game="{")
    keeping = Keeping(shelf)
    assert keeping.resume() is None
    assert "could not be continued" in keeping.notice
    keeping.keep(session(None, None))
    assert shelf.texts[DAMAGED] == "{"


def test_denied_storage_is_told_once() -> None:
    keeping = Keeping(Shelf(denied=True))
    game = session(None, None)
    keeping.keep(game)
    assert "keeps nothing" in keeping.notice
    keeping.notice = ""
    keeping.keep(game)
    assert keeping.notice == ""
