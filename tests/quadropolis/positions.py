"""Positions to test with."""

from __future__ import annotations

from hypothesis import strategies as st

from townwright.core.rng import Rng
from townwright.quadropolis import (
    MODES,
    QUADROPOLIS,
    Deal,
    QuadropolisEvent,
    QuadropolisState,
    parse_turn,
    tile,
)

SEEDS = st.integers(0, 2**32).map(str)
OPTIONS = st.fixed_dictionaries(
    {"mode": st.sampled_from(list(MODES)), "players": st.integers(2, 4), "playgrounds": st.booleans()}
)


def start(mode: str = "classic", players: int = 2, seed: str = "a town") -> QuadropolisState:
    """The beginning of a game."""
    return QUADROPOLIS.new({"mode": mode, "players": players}, seed)


def fill_site(state: QuadropolisState, code: str) -> None:
    """Put the same tile on every square of the Construction Site."""
    state.site = [tile(code)] * len(state.site)


def play(state: QuadropolisState, *turns: str) -> list[QuadropolisEvent]:
    """Play some turns and return what happened."""
    return [event for turn in turns for event in state.apply(parse_turn(turn))]


def play_on(state: QuadropolisState, turns: int, seed: str = "chance") -> list[QuadropolisEvent]:
    """Play so many random turns, or to the end, and return what happened."""
    rng = Rng.from_seed(seed)
    events: list[QuadropolisEvent] = []
    for _ in range(turns):
        if state.is_over:
            break
        events += state.apply(rng.choice(state.legal_actions()))
    return events


def play_round(state: QuadropolisState) -> list[QuadropolisEvent]:
    """Play random turns to the end of the round."""
    return play_on(state, 4 * state.players - state.turn)


def deals(state: QuadropolisState) -> list[Deal]:
    """The deals of all rounds of a game, which is played to its end at random."""
    first = state.deal
    return [first, *(event for event in play_on(state, 1000) if isinstance(event, Deal))]


@st.composite
def positions(draw: st.DrawFn, most_turns: int = 80) -> QuadropolisState:
    """Any position that random play reaches."""
    state = QUADROPOLIS.new(draw(OPTIONS), draw(SEEDS))
    play_on(state, draw(st.integers(0, most_turns)), draw(SEEDS))
    return state
