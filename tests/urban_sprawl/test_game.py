"""The front door: options, notation, errors, what is shown and traced."""

from __future__ import annotations

import json

import pytest
from tests.urban_sprawl.record import GAMES

from townwright.core.errors import IllegalActionError, NotationError, OptionError
from townwright.core.game import Game, State, checksum
from townwright.core.history import History, replay
from townwright.core.records import Record
from townwright.games import GAMES as ALL_GAMES
from townwright.urban_sprawl import URBAN_SPRAWL, Decision, UrbanSprawlState, parse_decision, score


def new(players: int = 3, seed: str = "front door") -> UrbanSprawlState:
    return URBAN_SPRAWL.new({"players": players}, seed)


def whole_game(name: str) -> History[Decision]:
    record = Record.from_json((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    return replay(record, ALL_GAMES)


def test_the_contract_is_kept() -> None:
    assert isinstance(URBAN_SPRAWL, Game)
    assert isinstance(new(), State)


@pytest.mark.parametrize(
    ("options", "seed", "option"),
    [
        ({}, "s", "players"),
        ({"players": 1}, "s", "players"),
        ({"players": True}, "s", "players"),
        ({"players": "2"}, "s", "players"),
        ({"players": 2, "length": ["short"]}, "s", "length"),
        ({"players": 2, "automatic_order": None}, "s", "automatic_order"),
        ({"players": 2, "cards": [1]}, "s", "cards"),
        ({"players": 2, "colour": "red"}, "s", "colour"),
        ({"players": 2}, "", "seed"),
    ],
)
def test_wrong_options(options: dict[str, object], seed: str, option: str) -> None:
    with pytest.raises(OptionError) as caught:
        URBAN_SPRAWL.new(options, seed)
    assert caught.value.option == option


@pytest.mark.parametrize(
    ("length", "first", "last"), [("short", 9, 18), ("standard", 15, 21), ("long", 18, 27)]
)
def test_lengths_put_the_trigger_where_it_belongs(length: str, first: int, last: int) -> None:
    places = set()
    for seed in range(60):
        state = URBAN_SPRAWL.new({"players": 2, "length": length}, f"{length} {seed}")
        for name in ("city", "metropolis"):
            from_the_top = state.decks[name].cards()[::-1]
            places.add(from_the_top.index(state.cards.triggers[name]))
    assert (min(places), max(places)) == (first, last)


def test_mild_metropolis() -> None:
    mild = URBAN_SPRAWL.new({"players": 2, "mild_metropolis": True}, "s").cards
    full = new().cards
    for card in ("M01", "M10", "M18", "M24"):
        assert {effect.amount for effect in mild.contract(card).effects} == {2}  # type: ignore[union-attr]
        assert {effect.amount for effect in full.contract(card).effects} == {4}  # type: ignore[union-attr]
    assert mild["M09"] == full["M09"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "end now",
        "take",
        "take PP07 PP08",
        "buy_start_building",
        "buy_start_building g1NW",
        "buy_start_building a1NW ",
        "steal_vocation 5",
        "marker W7",
        "marker W13>N0",
        "choose_line diagonal",
        "action end",
        "action build T05",
        "split_gain -1",
        "pay_permits PP01+",
        "choose_option",
        "may maybe",
        "x" * 10_000,
    ],
)
def test_texts_that_are_no_decision(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_decision(text)
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("take PP07", "action"),
        ("build T05", "action"),
        ("favor C12", "action"),
        ("end", "action"),
        ("buy_start_building a1SE", "buy_start_building"),
        ("invest PP07", "invest"),
        ("invest done", "invest"),
        ("build_site c4-SE", "build_site"),
        ("build_site c4", "build_site"),
        ("pay_permits PP01+PP13", "pay_permits"),
        ("steal_vocation none", "steal_vocation"),
        ("split_gain 12", "split_gain"),
        ("decider_order 3,1", "decider_order"),
        ("pay_either wealth", "pay_either"),
        ("may no", "may"),
        ("choose_option lose building", "choose_option"),
        ("pick_building none", "pick_building"),
        ("destroy_building a1N", "destroy_building"),
        ("remove_cube f6", "remove_cube"),
        ("claim_building b2E", "claim_building"),
        ("move_building a1SE>b2NW", "move_building"),
        ("move_building none", "move_building"),
        ("marker W12>E5", "marker"),
        ("place_park f6SE", "place_park"),
        ("choose_line vertical", "choose_line"),
        ("choose_office District Attorney", "choose_office"),
        ("choose_vocation Public Service", "choose_vocation"),
        ("choose_number W7", "choose_number"),
        ("choose_planning_card UR1", "choose_planning_card"),
        ("break_role_tie 2", "break_role_tie"),
        ("break_election_tie 4", "break_election_tie"),
        ("assign_contractor 1", "assign_contractor"),
    ],
)
def test_every_kind_of_decision_reads_back(text: str, kind: str) -> None:
    decision = parse_decision(text)
    assert decision.kind == kind
    assert str(decision) == text


def test_an_illegal_decision_changes_nothing() -> None:
    state = new()
    before = checksum(state)
    for text in ("buy_start_building a1NW", "end", "may yes"):
        with pytest.raises(IllegalActionError):
            state.apply(parse_decision(text))
        assert parse_decision(text) not in state.legal_actions()
    assert checksum(state) == before


def test_legal_decisions_are_a_sequence() -> None:
    legal = new().legal_actions()
    assert len(legal) == 12
    assert legal
    assert legal[0] == next(iter(legal)) == Decision("buy_start_building", "a1SE")
    assert legal[-1] == list(legal)[-1]
    assert legal[2:4] == list(legal)[2:4]
    with pytest.raises(IndexError):
        legal[12]


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new(seed=str(seed)).active for seed in range(20)} == {0, 1, 2}


def test_a_game_is_the_same_for_the_same_seed_and_no_other() -> None:
    assert checksum(new()) == checksum(new())
    assert checksum(new()) != checksum(new(seed="back door"))


def test_the_view_holds_no_hidden_card() -> None:
    state = new()
    shown = json.dumps(state.view(0))
    for name, deck in state.decks.items():
        hidden = deck.cards()[: len(deck) - deck.face_up]
        assert not [card for card in hidden if f'"{card}"' in shown], name
    dumped = json.dumps(state.dump())
    assert all(f'"{card}"' in dumped for card in state.decks["town"].cards())


def test_the_text_shows_the_whole_position() -> None:
    history = whole_game("standard-4-greedy")
    history.jump(300)
    state = history.state
    assert isinstance(state, UrbanSprawlState)
    text = str(state)
    assert text.startswith(f"Urban Sprawl, standard, turn {state.turn}\nActive: player {state.active + 1}")
    for player in range(4):
        assert (
            f"Player {player + 1}: {state.wealth[player]} wealth, {state.prestige[player]} prestige" in text
        )
    for building in state.grid:
        assert f"{building.name} {building.card or building.zone}" in text
    for card in (*state.contract_boxes, *state.planning_boxes):
        assert card is None or card in text
    assert max(map(len, text.splitlines()[3:24])) <= 80
    history.jump(len(history))
    assert "the game is over" in str(history.state)


def test_the_trace_tells_everything() -> None:
    history = whole_game("standard-3-mixed")
    lines = list(history.game.trace(history))
    assert lines == json.loads(json.dumps(lines))
    setup, *middle, end = lines
    assert setup["event"] == "setup"
    decisions = [line for line in middle if line["event"] == "decision"]
    assert [line["action"] for line in decisions] == list(map(str, history.actions))
    assert [line["player"] for line in decisions] == history.actors
    assert all(line["options"] >= 1 for line in decisions)
    # Every card that left a deck was told.
    drawn = [line["card"] for line in middle if line["event"] == "reveal"]
    state = history.state
    assert isinstance(state, UrbanSprawlState)
    for deck in ("town", "city", "metropolis"):
        order = setup["decks"][deck][::-1]
        left = len(state.decks[deck].cards())
        gone = order[: len(order) - left + (state.decks[deck].top is not None)]
        known = gone[1:] if deck == "town" else gone  # the first of the town deck lay face up
        assert [card for card in drawn if card in order] == known
    money = [line for line in middle if line["event"] == "money"]
    assert len(money) == len(decisions)
    assert money[-1]["prestige"] == state.prestige
    assert end["event"] == "end"
    assert [part["total"] for part in end["scores"]] == list(state.scores())
    assert end["ranking"] == [list(place) for place in state.result().ranking]


def test_scores_are_the_sum_of_their_parts() -> None:
    state = whole_game("standard-4-greedy").state
    assert isinstance(state, UrbanSprawlState)
    for player, part in enumerate(score(state)):
        assert part.prestige == state.prestige[player]
        assert part.wealth == state.wealth[player] // 10
        assert part.total == part.prestige + part.wealth + sum(part.rows.values()) + sum(
            part.offices.values()
        )
