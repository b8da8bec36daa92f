"""The panels' markup: complete, translated, and telling what can be done next."""

from __future__ import annotations

import re
from gettext import NullTranslations
from typing import TYPE_CHECKING

import pytest

from table import action_bar, labels, page, rules_summary, settings_form, site_panel, texts
from table.choice import Aspect
from table.scene import Part, Parts, Scene
from table.session import Session
from table.settings import Settings
from townwright.bots import bot, decide
from townwright.quadropolis import DISCARD, MODES, NO_TILE

from .test_session import play, session

if TYPE_CHECKING:
    from collections.abc import Iterator


def scene(game: Session, *, confirms: bool = False) -> Scene:
    return game.scene(confirms=confirms)


class Bracketing(NullTranslations):
    """A language in which every message stands in brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


@pytest.fixture
def bracketed() -> Iterator[None]:
    texts.use(Bracketing())
    yield
    texts.use(NullTranslations())


def unbracketed(text: str) -> str:
    """What stands outside all brackets."""
    while "⟦" in text:
        shorter = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
        assert shorter != text, f"brackets do not match: {text}"
        text = shorter
    return text


def spoken(markup: str) -> list[str]:
    """Everything in markup that is seen or heard: texts and the attributes that are read out."""
    attributes = re.findall(r'(?:aria-label|title|placeholder)="([^"]*)"', markup)
    return [*re.sub(r"<[^>]*>", "\n", markup).split("\n"), *attributes]


NAMES = {"Townwright", "P0", "P1", "P2", "P3", "Enter", "Esc", "Tab", "x", "Σ"}
"""Words that are the same in every language: names, and what stands on keys and buttons."""


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("turns", [0, 3, 14, 30])
def test_every_word_of_the_table_is_translated(mode: str, turns: int) -> None:
    game = play(session(None, "greedy", None, mode=mode), turns)
    said = []
    for confirms in (False, True):
        for pick in ((), ((Aspect.ARCHITECT, 2),), ((Aspect.SITE, 12),), ((Aspect.TARGET, "b2"),)):
            for aspect, value in pick:
                game.choice = game.choice.pick(aspect, value)
            seen = scene(game, confirms=confirms)
            said += spoken(page.whole(seen))
            for part in page.parts(seen).values():
                said += [part.label, *spoken(part.inner or "")]
    said += spoken(rules_summary.rules(MODES[mode])) + spoken(settings_form.form(Settings(), "about.html"))
    left = {word for text in said for word in re.findall(r"[^\W\d_]+\d*", unbracketed(text))}
    assert left <= NAMES | set("abcde") | {f"{c}{r}" for c in "abcde" for r in range(1, 5)}


def test_the_bracketing_language_finds_what_is_not_translated() -> None:
    assert unbracketed("⟦a ⟦b⟧ c⟧ d") == " d"
    assert spoken('<p title="t">a<b>c</b></p>')[-1] == "t"


def part(parts: Parts, selector: str) -> Part:
    return parts[selector]


def test_every_part_has_its_place_in_the_markup() -> None:
    for mode in MODES:
        seen = scene(session(None, "greedy", mode=mode))
        markup = page.whole(seen)
        for selector in page.parts(seen):
            panel, _, inner = selector.partition(" ")
            assert f'id="{panel[1:]}"' in markup
            if inner.startswith("["):
                assert inner[1:-1] in markup


def test_an_open_slot_says_what_the_chosen_architect_takes_there() -> None:
    game = session(None, None)
    game.choice = game.choice.pick(Aspect.ARCHITECT, 3)
    shown = site_panel.parts(scene(game))
    label = part(shown, '#site [data-slot="E2"]').label
    assert re.fullmatch(r"East slot, line 2: [A-Z].*, third square; opens 7 squares", label)


def test_a_slot_that_is_shut_or_taken_says_so() -> None:
    game = play(session(None, "random"), 3)
    shown = site_panel.parts(scene(game))
    taken = [p for name, p in shown.items() if "data-slot" in name and "occupied" in (p.classes or "")]
    shut = [p for name, p in shown.items() if "data-slot" in name and "closed" in (p.classes or "")]
    assert len(taken) == 3
    assert all(re.search(r": architect [1-4] of P[01]$", p.label) for p in taken)
    assert shut
    assert all(p.label.endswith("shut by the Urbanist") for p in shut)


@pytest.mark.parametrize(
    ("players", "marks"),
    [
        (2, {"3·4": "face-down tile for 3 or 4 players", "4": "face-down tile for 4 players"}),
        (3, {"4": "face-down tile for 4 players"}),
        (4, {}),
    ],
)
def test_a_face_down_tile_shows_and_says_with_how_many_players_it_is_in_play(
    players: int, marks: dict[str, str]
) -> None:
    shown = site_panel.parts(scene(session(*[None] * players)))
    backs = [p for p in shown.values() if 'class="back"' in (p.inner or "")]
    told = {(re.findall(r"<text[^>]*>([^<]*)<", p.inner or "")[0], p.label.partition(": ")[2]) for p in backs}
    assert told == set(marks.items())


def test_what_is_pointed_at_shows_the_line_and_the_squares_with_their_points() -> None:
    game = session(None, None)
    assert site_panel.parts(scene(game))["#site .reaches"].inner == ""
    game.peek = game.choice.pick(Aspect.ARCHITECT, 2).pick(Aspect.SLOT, "N1")
    seen = scene(game)
    assert seen.tile is not None
    for _ in game.preview.work([seen.tile]):
        pass
    shown = page.choice_parts(seen)
    assert "reach" in (shown["#site .reaches"].inner or "")
    options = [
        name
        for name, p in shown.items()
        if name.startswith("#city [data-square") and "option" in (p.inner or "")
    ]
    assert len(options) == 7
    assert all("build here for" in shown[name].label for name in options)
    assert game.choice.picks == ()


def deeds(game: Session, *, confirms: bool = False) -> list[str]:
    return re.findall(
        r'data-do="([\w-]+)"', action_bar.parts(scene(game, confirms=confirms))["#deeds"].inner or ""
    )


def test_the_bar_offers_what_can_be_done_next() -> None:
    game = session(None, None)
    assert deeds(game) == []
    assert "choose an architect" in action_bar.prompt(scene(game))
    game.choice = game.choice.pick(Aspect.ARCHITECT, 2)
    assert deeds(game) == ["clear"]
    game.choice = game.choice.pick(Aspect.SLOT, "N1")
    assert deeds(game) == ["clear", "discard"]
    game.choice = game.choice.pick(Aspect.TARGET, "b2")
    assert deeds(game, confirms=True) == ["clear", "discard", "confirm"]
    assert "b2" in action_bar.prompt(scene(game))
    game.choice = game.choice.pick(Aspect.TARGET, DISCARD)
    assert deeds(game, confirms=True) == ["clear", "confirm"]


def test_an_architect_is_chosen_only_when_he_was_chosen() -> None:
    game = session(None, None)
    game.peek = game.choice.pick(Aspect.ARCHITECT, 2)
    pointed_at = action_bar.parts(scene(game))["#architect-2"]
    assert (pointed_at.classes, pointed_at.label) == ("architect-button possible", "Architect 2")
    game.choice, game.peek = game.peek, game.choice.pick(Aspect.ARCHITECT, 3)
    shown = action_bar.parts(scene(game))
    assert shown["#architect-2"].label == "Architect 2, chosen"
    assert shown["#architect-3"].label == "Architect 3"


def test_an_empty_square_asks_before_nothing_is_taken() -> None:
    game = play(session(None, None), 1)
    empty = next(p for p in game.choice.placings.values() if p.targets == {NO_TILE})
    game.choice = game.choice.pick(Aspect.ARCHITECT, empty.architect).pick(Aspect.SLOT, empty.slot)
    assert deeds(game) == ["clear", "nothing"]
    assert "nothing" in action_bar.prompt(scene(game))


def test_a_tile_that_fits_on_no_square_is_not_to_be_put_on_one() -> None:
    game = session(None, None, None, mode="expert")
    while not (only := [p for p in game.choice.placings.values() if p.targets == {DISCARD}]):
        play(game, 1)
    game.choice = game.choice.pick(Aspect.ARCHITECT, only[0].architect).pick(Aspect.SLOT, only[0].slot)
    assert deeds(game) == ["clear", "discard"]
    assert "choose a square" not in action_bar.prompt(scene(game))
    assert "Discard" in action_bar.prompt(scene(game))


def test_what_takes_nothing_is_told_apart_empty_and_face_down() -> None:
    game = play(session(None, None), 6)
    told = {}
    for nothing in game.choice.placings.values():
        if nothing.targets == {NO_TILE}:
            game.choice = game.choice.clear().pick(Aspect.ARCHITECT, nothing.architect)
            game.choice = game.choice.pick(Aspect.SLOT, nothing.slot)
            told[nothing.site] = action_bar.prompt(scene(game)).partition(":")[0]
    deal = game.state.deal
    assert {told[site] for site in told if not deal.face_up[site]} == {"Face down with 2 players"}
    assert {told[site] for site in told if deal.face_up[site]} == {"This square is empty"}


def test_while_bots_act_their_moves_can_be_skipped() -> None:
    game = session(None, "greedy")
    while game.person_to_act is not None:
        play(game, 1)
    assert deeds(game) == ["finish"]


def test_another_persons_city_is_looked_at_and_left_again() -> None:
    game = session(None, None)
    game.look_at(1 - game.shown)
    shown = page.parts(scene(game))
    assert 'data-do="home"' in (shown["#city-total"].inner or "")
    game.choice = game.choice.pick(Aspect.ARCHITECT, 1).pick(Aspect.SLOT, "N1")
    squares = [
        p.inner or "" for name, p in page.parts(scene(game)).items() if name.startswith("#city [data-square")
    ]
    assert not any("option" in inner for inner in squares), "nothing can be built in another city"


def test_names_are_escaped() -> None:
    game = session(None, "greedy")
    game.seats = tuple(
        type(seat)(type(seat.player)("<i>&\"'", seat.player.bot), seat.colour) for seat in game.seats
    )
    game.play(decide(bot("quadropolis", "random"), game.state, game.rng))
    seen = scene(game)
    everything = page.whole(seen) + "".join(p.inner or "" for p in page.parts(seen).values())
    assert "<i>&" not in everything
    assert "&lt;i&gt;&amp;" in everything


def test_live_scores_of_all_players_with_their_parts() -> None:
    game = play(session(None, "greedy", "greedy"), 24)
    shown = page.parts(scene(game))
    for player, allocation in enumerate(game.allocations):
        assert f">{labels.figure(allocation.total)}</span>" in (shown[f"#player-{player}"].inner or "")
        figures = [
            int(f.replace("−", "-"))
            for f in re.findall(r"<span>(−?\d+)</span>", shown[f"#player-{player}-score"].inner or "")
        ]
        lost = allocation.unused_inhabitants + allocation.unused_energy
        assert sum(figures[:-2]) - lost == allocation.total


def test_settings_that_were_damaged_have_their_defaults() -> None:
    assert Settings.from_json('{"pace": "fast", "theme": 7}') == Settings(pace="fast")
    assert Settings.from_json("{") == Settings.from_json(None) == Settings.from_json("[1]") == Settings()
    assert Settings.from_json(Settings("slow", "yes", "dark").to_json()) == Settings("slow", "yes", "dark")


def test_a_finger_confirms_unless_told_otherwise() -> None:
    assert Settings().confirms(coarse=True)
    assert not Settings().confirms(coarse=False)
    assert Settings(confirm="yes").confirms(coarse=False)
    assert not Settings(confirm="no").confirms(coarse=True)
