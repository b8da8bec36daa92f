"""Many games between bots, on one processor or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from townwright.bots import bot, decide
from townwright.core.game import Json
from townwright.core.history import History
from townwright.core.records import Player, Record
from townwright.core.rng import SEED_LENGTH, Rng
from townwright.games import GAMES

LONGEST_SEED: Final = SEED_LENGTH - 12
"""A match's seed has at most so many characters: numbers of game and seat are appended to it."""


@dataclass(frozen=True)
class Played:
    """One finished game.

    Attributes:
        number: Which one, from 0.
        record: The game; None if it failed.
        scores: Final points by seat.
        winners: Seats that won.
        failure: What went wrong, None if nothing did.
    """

    number: int
    record: Record | None = None
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    failure: str | None = None


@dataclass(frozen=True)
class Match:
    """What is to be simulated.

    Attributes:
        game: Name of the game.
        options: Its options.
        bots: Names of bots; in game k, seat s is taken by bot (s + k) modulo their number.
        seed: Game k has the seed ``{seed}-{k}``.
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: str

    def seated(self, number: int) -> list[int]:
        """By seat of a game, the index of its bot."""
        return [(seat + number) % len(self.bots) for seat in range(len(self.bots))]

    def play(self, number: int) -> Played:
        """Play one game. A failure is returned, not raised, so that the others go on."""
        seed = f"{self.seed}-{number}"
        try:
            names = [self.bots[index] for index in self.seated(number)]
            bots = [bot(self.game, name) for name in names]
            chances = [Rng.from_seed(f"{seed}/{seat}") for seat in range(len(bots))]
            history: History[Any] = History(GAMES[self.game], self.options, seed)
            while (seat := history.state.to_act) is not None:
                history.apply(decide(bots[seat], history.state, chances[seat]))
            result = history.state.result()
            players = [Player(f"{name} {seat}", name) for seat, name in enumerate(names, 1)]
            return Played(number, history.record(players), result.scores, result.winners)
        except Exception as error:
            return Played(number, failure=f"game {seed}: {type(error).__name__}: {error}")


def simulate(match: Match, games: int, workers: int) -> Iterator[Played]:
    """Play games 0, 1, ... of a match and yield each as it is done, in order."""
    if workers == 1:
        yield from map(match.play, range(games))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(match.play, range(games), chunksize=max(1, min(16, games // workers)))


def summarize(
    match: Match,
    games: int,
    workers: int,
    save_dir: Path | None,
    progress: Callable[[int], None],
) -> tuple[Json, Sequence[str]]:
    """Play a match, save its games if asked, and count.

    Args:
        match: What to play.
        games: How many games.
        workers: On how many processors.
        save_dir: Folder for the recorded games, one file each; None not to save them.
        progress: Called with the number of games done.

    Returns:
        The summary as the command line prints it, and the failures in words.
    """
    wins = [0.0] * len(match.bots)
    points = [0] * len(match.bots)
    failures: list[str] = []
    actions = 0
    start = time.perf_counter()
    for played in simulate(match, games, workers):
        progress(played.number + 1)
        if played.failure is not None or played.record is None:
            failures.append(str(played.failure))
            continue
        actions += len(played.record.actions)
        for seat, index in enumerate(match.seated(played.number)):
            points[index] += played.scores[seat]
            if seat in played.winners:
                wins[index] += 1 / len(played.winners)
        if save_dir is not None:
            path = save_dir / f"{match.game}-{quote(match.seed, safe='')}-{played.number:05}.json"
            path.write_text(played.record.to_json() + "\n", encoding="utf-8")
    seconds = time.perf_counter() - start
    finished = max(1, games - len(failures))
    summary = {
        "games": games,
        "seats": [
            {"bot": name, "wins": round(won, 4), "mean_score": round(total / finished, 3)}
            for name, won, total in zip(match.bots, wins, points, strict=True)
        ],
        "games_per_second": round(games / seconds, 2),
        "actions_per_second": round(actions / seconds, 1),
        "failures": len(failures),
    }
    return summary, failures
