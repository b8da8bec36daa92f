"""What is entered to start a game, and the form and dialog that ask for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from tests.table.reading_markup import elements, with_attribute

from table.new_game import KINDS, PERSON, NewGame, message
from table.new_game_dialog import NewGameDialog
from table.new_game_form import kind_name, markup
from townwright.core.errors import OptionError
from townwright.quadropolis import QUADROPOLIS

if TYPE_CHECKING:
    from table.dialogs import Dialogs
    from table.storage import Storage


def test_without_any_choice_one_person_plays_classic_against_three_bots() -> None:
    game = NewGame.from_json(None)
    assert game.options == {"mode": "classic", "players": 4, "playgrounds": False}
    assert [seat.player.bot for seat in game.seats] == [None, "greedy", "greedy", "greedy"]
    assert [seat.colour for seat in game.seats] == [0, 1, 2, 3]
    assert len({seat.name for seat in game.seats}) == 4
    assert game.faults() == {}
    QUADROPOLIS.new(game.options, game.drawn_seed())


def test_the_fields_become_options_and_seats() -> None:
    game = NewGame.from_values(
        {
            "mode": "expert",
            "players": "2",
            "playgrounds": "on",
            "seed": " 2024 ",
            "name-1": " Ada ",
            "colour-1": "2",
            "who-2": PERSON,
        }
    )
    assert game.options == {"mode": "expert", "players": 2, "playgrounds": True}
    assert game.drawn_seed() == "2024"
    assert [(seat.name, seat.colour, seat.is_person) for seat in game.seats] == [
        ("Ada", 2, True),
        ("Player 2", 0, True),
    ]


def test_a_seed_by_lot_is_another_one_each_time() -> None:
    game = NewGame.from_json(None)
    assert game.drawn_seed() != game.drawn_seed()


def test_a_colour_that_somebody_has_is_swapped() -> None:
    before = {f"colour-{n}": str(n - 1) for n in range(1, 5)}
    game = NewGame.from_values(before | {"colour-2": "3"}, changed="colour-2")
    assert [place.colour for place in game.places] == [0, 3, 2, 1]


def test_the_proposed_name_follows_who_plays() -> None:
    as_bot, as_person = (NewGame.from_values({"who-3": who}).places[2] for who in ("greedy", PERSON))
    assert as_person.proposed == "Player 3"
    assert as_bot.proposed != as_person.proposed


def test_a_bot_gives_up_the_name_that_somebody_typed() -> None:
    others = {place.proposed for place in NewGame.from_json(None).places[1:]}
    for name in others:
        game = NewGame.from_values({"name-1": name})
        assert game.faults() == {}
        assert len({seat.name for seat in game.seats}) == 4


def test_two_players_of_one_name_are_told_at_the_second() -> None:
    faults = NewGame.from_values({"players": "3", "name-1": "Ada", "name-3": "ADA"}).faults()
    assert list(faults) == ["name-3"]
    assert "ADA" in faults["name-3"]


def test_a_name_of_somebody_who_does_not_play_is_no_fault() -> None:
    assert NewGame.from_values({"players": "2", "name-1": "Ada", "name-3": "Ada"}).faults() == {}


def test_a_long_name_and_a_long_seed_are_told_at_their_fields() -> None:
    faults = NewGame.from_values({"name-2": "x" * 41, "seed": "9" * 65}).faults()
    assert list(faults) == ["name-2", "seed"]
    assert "40" in faults["name-2"]
    assert "64" in faults["seed"]


@pytest.mark.parametrize("option", ["mode", "players", "playgrounds", "seed"])
def test_every_option_that_the_engine_can_refuse_has_a_message_of_its_own(option: str) -> None:
    error = OptionError(option, "expected something else")
    assert message(error) != str(error)


def test_what_was_chosen_is_remembered_but_for_the_seed() -> None:
    values = {
        "mode": "expert",
        "players": "3",
        "playgrounds": "on",
        "seed": "7",
        "name-2": "Blaise",
        "colour-1": "3",
        "who-2": "random",
    }
    game = NewGame.from_values(values)
    again = NewGame.from_json(game.to_json())
    assert again == NewGame.from_values(values | {"seed": ""})


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"mode": 3, "players": "17", "colour-1": "9", "who-1": "nobody"}']
)
def test_damaged_memory_gives_the_defaults(text: str) -> None:
    assert NewGame.from_json(text) == NewGame.from_json(None)


def test_the_form_shows_what_is_chosen() -> None:
    shown = markup(NewGame.from_values({"mode": "expert", "players": "3", "name-1": '<"Ada">'}), {})
    checked = {e.attributes["name"]: e.attributes["value"] for e in with_attribute(shown, "checked")}
    assert checked == {"mode": "expert", "players": "3"} | {f"colour-{n}": str(n - 1) for n in range(1, 5)}
    chosen = [element.attributes["value"] for element in with_attribute(shown, "selected")]
    assert chosen == [PERSON, "greedy", "greedy", "greedy"]
    (name,) = with_attribute(shown, "name", "name-1")
    assert name.attributes["value"] == '<"Ada">'
    assert [element.attributes["id"] for element in with_attribute(shown, "hidden")] == ["place-4"]


def test_every_field_can_be_read_back() -> None:
    game = NewGame.from_values(
        {"mode": "expert", "players": "3", "playgrounds": "on", "who-2": "random", "seed": "7"}
    )
    shown = elements(markup(game, {}))
    values = {
        element.attributes["name"]: element.attributes.get("value", "on")
        for element in shown
        if element.tag == "input"
        and (element.attributes.get("type") not in ("radio", "checkbox") or "checked" in element.attributes)
    }
    for select in (element for element in shown if element.tag == "select"):
        (chosen,) = (option for option in select.within if "selected" in option.attributes)
        values[select.attributes["name"]] = chosen.attributes["value"]
    assert NewGame.from_values(values) == game


def test_a_message_stands_at_its_field_and_gets_the_focus() -> None:
    values = {"name-1": "Ada", "name-2": "Ada", "seed": "9" * 65}
    game = NewGame.from_values(values)
    shown = markup(game, game.faults())
    for field in ("name-2", "seed"):
        (control,) = with_attribute(shown, "name", field)
        assert control.attributes["aria-invalid"] == "true"
        (told,) = with_attribute(shown, "id", control.attributes["aria-describedby"])
        assert told.text == game.faults()[field]
    (focused,) = with_attribute(shown, "autofocus")
    assert focused.attributes["name"] == "name-2"


def test_without_a_message_the_focus_is_on_the_button_that_starts() -> None:
    (focused,) = with_attribute(markup(NewGame.from_json(None), {}), "autofocus")
    assert focused.attributes["type"] == "submit"


def test_every_control_has_a_name_for_screen_readers() -> None:
    shown = elements(markup(NewGame.from_json(None), {}))
    labelled = {e.attributes["for"] for e in shown if e.tag == "label" and "for" in e.attributes}
    in_label = [control for e in shown if e.tag == "label" and e.text.strip() for control in e.within]
    for control in (e for e in shown if e.tag in ("input", "select")):
        named = control.attributes.get("aria-label") or control.attributes.get("id") in labelled
        assert named or any(control is other for other in in_label), control


class FakeDialogs:
    """The page's dialog without a page."""

    def __init__(self) -> None:
        self.body = ""
        self.is_open = False
        self.elements: dict[str, SimpleNamespace] = {}
        self._handler: Callable[[str, Mapping[str, str]], None] = lambda _deed, _values: None

    def open(self, title: str, body: str, handler: Callable[[str, Mapping[str, str]], None]) -> None:
        assert title
        self.body, self._handler, self.is_open = body, handler, True

    def close(self) -> None:
        self.is_open = False

    def find(self, selector: str) -> SimpleNamespace:
        return self.elements.setdefault(selector, SimpleNamespace())

    def send(self, deed: str, values: Mapping[str, str]) -> None:
        self._handler(deed, values)


class FakeStorage(dict[str, str]):
    """Keeps texts as the browser does."""

    def read(self, name: str) -> str | None:
        return self.get(name)

    def write(self, name: str, text: str) -> None:
        self[name] = text


@pytest.fixture
def asked() -> tuple[FakeDialogs, FakeStorage, list[NewGame]]:
    """An open dialog, what it remembers, and the games that it has started."""
    dialogs, storage, started = FakeDialogs(), FakeStorage(), list[NewGame]()
    NewGameDialog(cast("Dialogs", dialogs), cast("Storage", storage), started.append).open()
    return dialogs, storage, started


def test_before_a_game_in_progress_ends_the_form_says_so_also_after_a_fault() -> None:
    warning = "This ends the game in progress."
    dialogs = FakeDialogs()
    dialog = NewGameDialog(cast("Dialogs", dialogs), cast("Storage", FakeStorage()), lambda _game: None)
    dialog.open(ends_another=True)
    assert warning in dialogs.body
    dialogs.send("start", {"name-1": "Ada", "name-4": "Ada"})
    assert warning in dialogs.body
    dialog.open()
    assert warning not in dialogs.body


def test_sending_the_form_starts_the_game_and_remembers_it(
    asked: tuple[FakeDialogs, FakeStorage, list[NewGame]],
) -> None:
    dialogs, storage, started = asked
    dialogs.send("start", {"players": "2", "name-1": "Ada"})
    assert [(game.players, game.seats[0].name) for game in started] == [(2, "Ada")]
    NewGameDialog(cast("Dialogs", dialogs), cast("Storage", storage), started.append).open()
    assert dialogs.is_open
    (name,) = with_attribute(dialogs.body, "name", "name-1")
    assert name.attributes["value"] == "Ada"


def test_a_form_with_faults_stays_open_as_it_was_filled_in(
    asked: tuple[FakeDialogs, FakeStorage, list[NewGame]],
) -> None:
    dialogs, storage, started = asked
    dialogs.send("start", {"name-1": "Ada", "name-4": "Ada"})
    assert (started, dict(storage), dialogs.is_open) == ([], {}, True)
    assert with_attribute(dialogs.body, "aria-invalid", "true")[0].attributes["value"] == "Ada"


def test_a_change_shows_in_the_fields_that_it_settles(
    asked: tuple[FakeDialogs, FakeStorage, list[NewGame]],
) -> None:
    dialogs, _storage, _started = asked
    colours = {f"colour-{n}": str(n - 1) for n in range(1, 5)}
    dialogs.send("set colour-1", colours | {"players": "2", "colour-1": "1", "who-2": PERSON})
    assert [dialogs.elements[f"#place-{n}"].hidden for n in range(1, 5)] == [False, False, True, True]
    assert dialogs.elements['[name="colour-2"][value="0"]'].checked
    assert dialogs.elements["#field-name-2"].placeholder == "Player 2"


def test_a_kind_of_bot_without_a_text_of_its_own_is_shown_by_its_name() -> None:
    assert "planner" in kind_name("planner")
    assert len({kind_name(kind) for kind in KINDS}) == len(KINDS)
