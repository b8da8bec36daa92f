"""The worked examples of rules 17: vocations, payouts, income, events (E10 to E19)."""

from __future__ import annotations

import pytest

from townwright.urban_sprawl.decks import Deck
from townwright.urban_sprawl.end_of_turn import TurnUpContract
from townwright.urban_sprawl.events import CardRevealed
from townwright.urban_sprawl.payouts import shares
from townwright.urban_sprawl.turn import BeginTurn, Invest
from townwright.urban_sprawl.vocations import ScoreTiles, TakeTile

from .table import asked, bare, construct, decide, options, own, put, run

ALEX, SYDNEY = 0, 1


def test_e10_vocations_score_for_all_holders() -> None:
    state = bare(2)
    run(state, TakeTile("Factory"), ScoreTiles("Factory", 2, by_contract=True))
    assert asked(state) == "1 split_gain"
    assert options(state) == ["0", "1"]
    decide(state, "split_gain 1")
    assert state.prestige == [2, 0]
    state.active = SYDNEY
    run(state, TakeTile("Factory"), ScoreTiles("Factory", 1, by_contract=True))
    decide(state, "split_gain 0", "split_gain 1")
    assert (state.wealth, state.prestige) == ([0, 1], [3, 0])
    state.active = ALEX
    for choice, wealth, prestige in (("0", 8, 0), ("1", 4, 4), ("2", 0, 8)):
        twin = state.copy()
        run(twin, TakeTile("Factory"), ScoreTiles("Factory", 4, by_contract=True))
        decide(twin, f"split_gain {choice}", "split_gain 0")
        assert (twin.wealth, twin.prestige) == ([wealth, 1 + 4], [3 + prestige, 0])


def test_e11_police_chief_gets_both() -> None:
    state = bare(2)
    state.holders["Police Chief"] = ALEX
    state.tiles[ALEX]["Factory"] = 2
    state.tiles[SYDNEY]["Factory"] = 1
    run(state, ScoreTiles("Factory", 4, by_contract=True))
    assert asked(state) == "2 split_gain"
    decide(state, "split_gain 1")
    assert (state.wealth, state.prestige) == ([8, 0], [8, 4])


@pytest.mark.parametrize(("cys", "bos", "gains"), [(0, 2, (6, 6)), (1, 1, (12, 0))])
def test_e12_empty_supply_takes_from_an_opponent(cys: int, bos: int, gains: tuple[int, int]) -> None:
    state = bare(3)
    cy, bo = 0, 1
    state.tile_supply["Finance"] = 0
    state.tiles[cy]["Finance"], state.tiles[bo]["Finance"] = cys, bos
    state.wealth[cy] = 8
    construct(state, "M09", "c1", "steal_vocation 2", "split_gain 0", *(["split_gain 0"] if gains[1] else []))
    # Besides: 8 is the price, and the building brings 4 for itself.
    assert state.wealth[:2] == [gains[0] + 4, gains[1]]
    assert state.tiles[cy]["Finance"] == cys + 1


def test_e13_corporate_hq() -> None:
    state = bare(3)
    builder, ann = 0, 1
    put(state, "f5", "COM", ann)
    put(state, "f4-NW", "COM", ann)
    put(state, "f3-NW", "COM", ann)
    put(state, "a3-NW", "COM", builder)
    put(state, "a4-NW", "COM", None)
    state.wealth[builder] = 8
    construct(state, "M09", "c1", "split_gain 1")
    assert state.wealth == [8 + 3, 6, 0]


@pytest.mark.parametrize(
    ("held", "number", "paid"),
    [
        ((3, 3, 2, 1), 6, (4, 4, 1, 0)),  # E14
        ((2, 2, 2, 2), 6, (2, 2, 2, 2)),
        ((4, 3, 1, 1), 6, (6, 3, 0, 0)),
        ((3, 2, 0), 6, (6, 3, 0)),  # E15
        ((2, 2, 1), 6, (4, 4, 1)),
        ((1, 1, 1), 6, (3, 3, 3)),
        ((2, 1, 1), 6, (6, 2, 2)),
        ((2, 2), 6, (4, 4)),  # E16
        ((3, 1), 6, (6, 3)),
        ((3, 0), 6, (6, 0)),
        ((2, 2), 1, (0, 0)),
        ((1, 1), 12, (9, 9)),
    ],
)
def test_e14_e15_e16_payouts(held: tuple[int, ...], number: int, paid: tuple[int, ...]) -> None:
    assert shares(list(held), number) == paid


def test_e17_investment() -> None:
    state = bare()
    state.hands[0] = ["PP07", "UR1"]
    run(state, Invest())
    assert options(state) == ["PP07", "done"]
    decide(state, "invest PP07")
    assert state.wealth[0] == 11
    assert state.planning_discard[-1] == "PP07"
    assert asked(state) == "1 action", "an Urban Renewal card cannot be invested"


def test_e18_treasurer() -> None:
    state = bare()
    state.wealth = [0, 5, 1, 0]
    state.holders["Treasurer"] = 0
    run(state, BeginTurn())
    assert state.wealth == [3, 3, 0, 0]


def test_e19_business_relocation() -> None:
    state = bare()
    own(state, 2, "c4NE")
    own(state, 3, "e2SW")
    state.tiles[1]["Media"] = 1
    state.active_decks = 2
    order = [*(card for card in state.decks["city"].cards() if card not in ("C31", "C02")), "C02", "C31"]
    state.decks["city"] = Deck(order, (), (0, 1))
    without = state.copy()
    state.holders["Treasurer"] = 3
    events = run(state, TurnUpContract("city"))
    assert (state.wealth[1], state.prestige[1]) == (1, 1)
    assert asked(state) == "4 remove_cube"
    assert options(state) == ["e2SW", "c4NE", "none"]
    events = [*events, *decide(state, "remove_cube c4NE")]
    assert state.grid.named("c4NE").owner is None
    assert state.gone == ["C31"]
    assert [e for e in events if isinstance(e, CardRevealed)] == [
        CardRevealed("C31", "event"),
        CardRevealed("C02", "city"),
    ]
    run(without, TurnUpContract("city"))
    assert asked(without) == ""
    assert without.decks["city"].top == "C02"
