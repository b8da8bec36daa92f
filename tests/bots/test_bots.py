"""Bots play by the rules, reproducibly, and know no more than their player may."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.quadropolis.positions import SEEDS, fill_site, positions, start

from townwright.bots import BOTS, bot, decide, deliberate
from townwright.core.errors import OptionError
from townwright.core.game import checksum
from townwright.core.rng import Rng
from townwright.quadropolis import QuadropolisState, Turn, parse_city, tile

NAMES = st.sampled_from(list(BOTS["quadropolis"]))


def going_on(state: QuadropolisState) -> bool:
    return not state.is_over


@settings(max_examples=60)
@given(positions(most_turns=75).filter(going_on), NAMES, SEEDS)
def test_what_a_bot_decides_is_legal_and_it_touches_nothing(
    state: QuadropolisState, name: str, chance: str
) -> None:
    before = checksum(state)
    turn = decide(bot("quadropolis", name), state, Rng.from_seed(chance))
    assert turn in state.legal_actions()
    assert checksum(state) == before


@settings(max_examples=30)
@given(positions(most_turns=75).filter(going_on), NAMES, SEEDS)
def test_a_bot_decides_the_same_again(state: QuadropolisState, name: str, chance: str) -> None:
    player = bot("quadropolis", name)
    turns = {decide(player, state.copy(), Rng.from_seed(chance)) for _ in range(2)}
    assert len(turns) == 1


@settings(max_examples=30)
@given(positions(most_turns=75).filter(going_on), NAMES, SEEDS, SEEDS)
def test_a_bot_does_not_see_what_is_hidden(
    state: QuadropolisState, name: str, chance: str, other: str
) -> None:
    # The same position for those at the table, but with other tiles face down and other deals to come.
    different = state.determinize(0, Rng.from_seed(other))
    player = bot("quadropolis", name)
    assert decide(player, state, Rng.from_seed(chance)) == decide(player, different, Rng.from_seed(chance))


@pytest.mark.parametrize("name", BOTS["quadropolis"])
def test_a_bot_is_given_a_position_without_the_hidden_tiles(name: str) -> None:
    state = start("classic", 2, "spy")
    real = state.deal.tiles
    seen: list[QuadropolisState] = []

    class Spy:
        def think(self, position: QuadropolisState, rng: Rng) -> object:
            seen.append(position)
            return bot("quadropolis", name).think(position, rng)

    Spy.name = name  # type: ignore[attr-defined]
    decide(Spy(), state, Rng.from_seed("1"))  # type: ignore[arg-type]
    assert seen[0] is not state
    assert seen[0].deal.tiles != real
    assert seen[0].view(0) == state.view(0)


@pytest.mark.parametrize("name", BOTS["quadropolis"])
def test_there_is_nothing_to_decide_after_the_end(name: str) -> None:
    state = start()
    state.is_over = True
    with pytest.raises(ValueError, match="the game is over"):
        deliberate(bot("quadropolis", name), state, Rng.from_seed("1"))


def test_greedy_thinks_in_slices() -> None:
    thought = deliberate(bot("quadropolis", "greedy"), start("expert", 4), Rng.from_seed("1"))
    assert sum(1 for _ in thought) > 3


def test_random_takes_every_legal_turn_alike() -> None:
    state = start()
    state.site = [None] * 25
    state.site[0] = tile("S")
    legal = list(state.legal_actions())
    rng = Rng.from_seed("alike")
    counts = dict.fromkeys(legal, 0)
    for _ in range(40 * len(legal)):
        counts[decide(bot("quadropolis", "random"), state, rng)] += 1
    assert min(counts.values()) > 10
    assert max(counts.values()) < 90


# What greedy likes


def greedy_target(city: str, code: str, seed: str = "1") -> str:
    """Where greedy builds in a Classic city when the Site holds nothing but one kind of tile."""
    state = start()
    fill_site(state, code)
    state.cities[state.active] = parse_city(city, state.mode)
    turn: Turn = decide(bot("quadropolis", "greedy"), state, Rng.from_seed(seed))
    return turn.target


def test_greedy_takes_the_most_points() -> None:
    # One Energy runs the Tower Block: the next floor is worth more than another Park beside it.
    assert greedy_target("T11,.,.,./.,.,.,./.,.,.,./.,.,Hie,.", "T1") == "a1"
    # A Park is best between two Tower Blocks that are active.
    assert greedy_target("T1,.,T1,./.,.,.,./.,.,.,./.,.,Hee,.", "P") == "b1"


def test_greedy_discards_what_costs_points() -> None:
    # An idle Inhabitant costs a point, and there is no Energy.
    assert greedy_target(".,.,.,./.,.,.,./.,.,.,./.,.,.,.", "T3") == "x"


def test_greedy_of_equal_turns_draws_lots() -> None:
    empty = ".,.,.,./.,.,.,./.,.,.,./.,.,.,."
    assert len({greedy_target(empty, "P", str(seed)) for seed in range(12)}) > 1


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(OptionError, match="no bot 'clever' plays quadropolis: expected"):
        bot("quadropolis", "clever")
    with pytest.raises(OptionError, match="expected one of none"):
        bot("chess", "greedy")
