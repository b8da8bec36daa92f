"""How fast the engine is: ``python -m tools.bench.engine``.

Everything is measured in processor time of this process, and what is compared is played in turns,
so that a busy machine changes the figures but hardly the ratios.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import chess

from townwright.bots import bot, decide
from townwright.core.rng import Rng
from townwright.quadropolis import CLASSIC, EXPERT, QUADROPOLIS, City, Mode, QuadropolisState, optimum, parts
from townwright.quadropolis.scoring import bits

SLICES = 10
"""Games that are compared are played in so many slices, taking turns."""

CACHED = (
    parts.residences,
    parts.services,
    parts.harbor_lines,
    parts.industry,
    parts.office_hope,
    parts.office_sets,
)


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each mode (default: 200)")
    parser.add_argument("--cities", type=int, default=10_000, help="cities of each mode (default: 10000)")
    options = parser.parse_args()
    _compare_games(options.games)
    for mode in (CLASSIC, EXPERT):
        _allocate(mode, options.cities)
    for mode in (CLASSIC, EXPERT):
        _copy_and_decide(mode)


def _row(what: str, figure: str, aim: str = "", *, reached: bool = True) -> None:
    mark = "" if not aim else "ok" if reached else "MISSED"
    print(f"{what:<62}{figure:>16}  {aim:<22}{mark}".rstrip())


def _timed(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def _play(mode: Mode, seed: int) -> int:
    """Play a random game of four and score it; return the number of turns."""
    state = QUADROPOLIS.new({"mode": mode.name, "players": 4}, str(seed))
    turns = 0
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[random.randrange(len(legal))])
        turns += 1
    state.result()
    return turns


def _play_chess(plies: int) -> None:
    board = chess.Board()
    for _ in range(plies):
        if board.is_game_over():
            board = chess.Board()
        board.push(random.choice(list(board.legal_moves)))


def _compare_games(games: int) -> None:
    plies = 64 * games
    seconds = {"classic": 0.0, "expert": 0.0, "chess": 0.0}
    turns = {"classic": 0, "expert": 0}
    for number in range(SLICES):
        for mode in (CLASSIC, EXPERT):
            start = time.process_time()
            for game in range(number, games, SLICES):
                turns[mode.name] += _play(mode, game)
            seconds[mode.name] += time.process_time() - start
        seconds["chess"] += _timed(lambda: _play_chess(plies // SLICES))
    rate = {name: turns[name] / seconds[name] for name in turns}
    moves = plies / seconds["chess"]
    games_rate = {name: games / seconds[name] for name in turns}
    _row(f"python-chess {chess.__version__}, random legal moves a second", f"{moves:,.0f}")
    for name in turns:
        _row(f"{name}, 4 random players, exact final scores: games a second", f"{games_rate[name]:,.1f}")
        _row(f"{name}: turns a second", f"{rate[name]:,.0f}")
    ratio = rate["classic"] / moves
    _row("classic turns for each chess move", f"{ratio:.2f}", "at least 1 (goal 2)", reached=ratio >= 1)
    ratio = games_rate["expert"] / games_rate["classic"]
    _row("expert games for each classic game", f"{ratio:.2f}", "at least 0.33", reached=ratio >= 1 / 3)


def _full_city(mode: Mode) -> City:
    """A full city of random tiles of one box."""
    tiles = [printed.tile for tiles in mode.rounds for printed in tiles]
    random.shuffle(tiles)
    city = City(mode)
    for square in range(mode.squares):
        city.build(square, tiles.pop())
    for tile in tiles[: random.randrange(len(tiles))]:
        fitting = sum(city.floors[tile.kind][1:-1]) if tile.kind in city.floors else 0
        if fitting:
            city.build(random.choice(bits(fitting)), tile)
    return city


def _allocate(mode: Mode, count: int) -> None:
    random.seed(1)
    times = []
    for _ in range(count):
        city = _full_city(mode)
        for function in CACHED:
            function.cache_clear()
        times.append(_timed(partial(optimum, city)) * 1000)
    for what, figure, most in (
        ("median", statistics.median(times), {"classic": 0.5, "expert": 1.5}[mode.name]),
        ("worst", max(times), {"classic": 20, "expert": 60}[mode.name]),
    ):
        _row(
            f"{mode.name}, exact allocation of {count:,} full cities, cold: {what}",
            f"{figure:.2f} ms",
            f"at most {most} ms",
            reached=figure <= most,
        )


def _copy_and_decide(mode: Mode) -> None:
    """Copies and greedy decisions throughout a game of four."""
    state: QuadropolisState = QUADROPOLIS.new({"mode": mode.name, "players": 4}, "bench")
    greedy, rng = bot("quadropolis", "greedy"), Rng.from_seed("bench")
    copies, decisions = [], []
    while not state.is_over:
        copies.append(_timed(lambda: [state.copy() for _ in range(100)]) * 10_000)
        start = time.process_time()
        turn = decide(greedy, state, rng)
        decisions.append((time.process_time() - start) * 1000)
        state.apply(turn)
    _row(f"{mode.name}, copy of a position of four players: median", f"{statistics.median(copies):.1f} µs")
    _row(f"{mode.name}, decision of the greedy bot: median", f"{statistics.median(decisions):.1f} ms")
    _row(f"{mode.name}, decision of the greedy bot: worst", f"{max(decisions):.1f} ms")


if __name__ == "__main__":
    main()
