"""The ``townwright`` command: simulate, verify, score, show, cards."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from townwright import __version__
from townwright.bots import BOTS, bot
from townwright.core.errors import NotationError, OptionError, RecordError, TownwrightError
from townwright.core.game import Json
from townwright.core.history import replay
from townwright.core.records import LONGEST_TEXT, Record
from townwright.drawing import standalone
from townwright.drawing.position import draw
from townwright.games import GAMES
from townwright.progress import Progress
from townwright.quadropolis import MODES
from townwright.quadropolis.calculator import calculate
from townwright.simulation import LONGEST_SEED, Match, summarize
from townwright.urban_sprawl import LONGEST_PACK, CardError, entry, parse_pack, read_pack, standard_cards

_DRAW: Mapping[str, Callable[[Any, Sequence[str]], str]] = {"quadropolis": draw}
"""By game, how a position is drawn with its players' names."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code.

    0: all well; 1: a game, city or file was wrong; 2: the command was called wrongly.
    """
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (RecordError, NotationError, CardError, OSError) as error:
        print(f"townwright: {error}", file=sys.stderr)
        return 1
    except TownwrightError as error:
        print(f"townwright: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("townwright: interrupted", file=sys.stderr)
        return 130


def _at_least(least: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"expected a whole number, at least {least}")
        return number

    return parse


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="townwright", description="Play, check and score city-building board games."
    )
    parser.add_argument("--version", action="version", version=f"townwright {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        added.add_argument("--json", action="store_true", help="print JSON, for machines")
        return added

    known = "; ".join(f"{game}: {', '.join(bots)}" for game, bots in BOTS.items())
    add = command("simulate", _simulate, "Let bots play many games.").add_argument
    add("game", choices=list(GAMES), help="which game")
    add("--players", type=_at_least(1), help="how many play (default: as many as bots)")
    add("--bots", default="random", help=f"names joined by commas, repeated to fill the seats ({known})")
    add("--games", type=_at_least(1), default=100, help="how many games (default: 100)")
    add("--seed", default="1", help="any text; the same seed gives the same games (default: 1)")
    add("--mode", help="of quadropolis: classic or expert (default: classic)")
    add("--length", help="of urban_sprawl: short, standard or long (default: standard)")
    add("--cards", type=Path, metavar="PACK", help="of urban_sprawl: a card pack with your own cards")
    add("--save-dir", type=Path, help="save every game as a file in this folder")
    add("--workers", type=_at_least(1), default=1, help="processors to use (default: 1)")

    add = command("verify", _verify, "Replay recorded games and check every action.").add_argument
    add("files", nargs="+", type=Path, metavar="FILE", help="recorded games")
    add("--trace", action="store_true", help="print everything that happened, as JSON lines")

    add = command("score", _score, "Find the best allocation of a Quadropolis city.").add_argument
    add("city", nargs="?", help="a city in notation, such as T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,.")
    add("--mode", choices=list(MODES), default="classic", help="(default: classic)")
    add("--file", help="read cities from a file, one a line; - for standard input")

    add = command("show", _show, "Show a position of a recorded game.").add_argument
    add("file", type=Path, metavar="FILE", help="a recorded game")
    add("--at", type=_at_least(0), help="after so many actions (default: the last)")
    add("--svg", type=Path, metavar="OUT", help="write the picture of the position to a file")

    add = command(
        "cards", _cards, "List the cards of Urban Sprawl in words, or check a card pack."
    ).add_argument
    add("pack", nargs="?", type=Path, metavar="PACK", help="a card pack: only its cards are listed")
    return parser


def _simulate(options: argparse.Namespace) -> int:
    names = [name.strip() for name in options.bots.split(",")]
    players = options.players or len(names)
    if len(names) > players:
        raise TownwrightError(f"--bots: expected at most {players} names, got {len(names)}")
    for name in names:
        bot(options.game, name)
    chosen = {"mode": options.mode, "length": options.length}
    chosen["cards"] = None if options.cards is None else _load_pack(options.cards)
    match = Match(
        game=options.game,
        options={"players": players} | {key: value for key, value in chosen.items() if value is not None},
        bots=tuple(names[seat % len(names)] for seat in range(players)),
        seed=options.seed,
    )
    if len(match.seed) > LONGEST_SEED:
        raise OptionError("seed", f"expected at most {LONGEST_SEED} characters, got {len(match.seed)}")
    GAMES[match.game].new(match.options, match.seed)  # wrong options are named before any game
    if options.save_dir is not None:
        options.save_dir.mkdir(parents=True, exist_ok=True)
    with Progress(options.games) as progress:
        summary, failures = summarize(match, options.games, options.workers, options.save_dir, progress.show)
    for failure in failures:
        print(failure, file=sys.stderr)
    if options.json:
        print(json.dumps(summary))
    else:
        for number, seat in enumerate(summary["seats"], 1):
            print(f"{number}. {seat['bot']}: {seat['wins']:g} wins, mean score {seat['mean_score']}")
        print(
            f"{summary['games']} games, {summary['failures']} failed;"
            f" {summary['games_per_second']} games and {summary['actions_per_second']} actions a second"
        )
    return 1 if failures else 0


def _load(path: Path) -> Record:
    """Read a recorded game.

    Raises:
        RecordError: It is damaged.
        OSError: The file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(4 * LONGEST_TEXT + 1)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"record: not UTF-8 text at byte {error.start}") from None
    return Record.from_json(text)


def _verify(options: argparse.Namespace) -> int:
    if options.trace:
        if len(options.files) != 1:
            raise TownwrightError("--trace: expected one file")
        history = replay(_load(options.files[0]), GAMES)
        for line in history.game.trace(history):
            print(json.dumps(line))
        return 0
    found = list(map(_verdict, options.files))
    if options.json:
        print(json.dumps(found))
    else:
        for verdict in found:
            if verdict["ok"]:
                scores = ", ".join(map(str, verdict["scores"]))
                print(
                    f"{verdict['file']}: ok, {verdict['actions']} actions,"
                    f" checksum {verdict['checksum']}, scores {scores}"
                )
            else:
                print(f"{verdict['file']}: FAILED: {verdict['error']}")
    return 0 if all(verdict["ok"] for verdict in found) else 1


def _verdict(path: Path) -> Json:
    try:
        history = replay(_load(path), GAMES)
    except RecordError as error:
        verdict = {"file": str(path), "ok": False, "action": error.action, "error": str(error)}
        if error.position is not None:
            verdict["position"] = error.position
        return verdict
    except OSError as error:
        return {"file": str(path), "ok": False, "action": None, "error": str(error)}
    return {
        "file": str(path),
        "ok": True,
        "actions": len(history),
        "checksum": history.record(()).checksum,
        "scores": list(history.state.scores()),
    }


def _score(options: argparse.Namespace) -> int:
    if (options.city is None) == (options.file is None):
        raise TownwrightError("score: expected either a city or --file")
    mode = MODES[options.mode]
    if options.city is not None:
        sheet = calculate(options.city, mode)
        print(json.dumps(sheet.to_json()) if options.json else sheet)
        return 0
    failed = False
    for number, line in enumerate(_lines(options.file), 1):
        if not line.strip():
            continue
        try:
            print(json.dumps(calculate(line, mode).to_json()))
        except TownwrightError as error:
            failed = True
            print(json.dumps({"line": number, "error": str(error)}))
    return 1 if failed else 0


def _lines(name: str) -> Iterator[str]:
    def read(file: TextIO) -> Iterator[str]:
        yield from file

    if name == "-":
        yield from read(sys.stdin)
    else:
        with Path(name).open(encoding="utf-8", errors="replace") as file:
            yield from read(file)


def _show(options: argparse.Namespace) -> int:
    record = _load(options.file)
    history = replay(record, GAMES)
    at = len(history) if options.at is None else options.at
    if at > len(history):
        raise TownwrightError(f"--at: expected at most {len(history)}, got {at}")
    history.jump(at)
    if options.svg is not None:
        if record.game not in _DRAW:
            raise TownwrightError(f"--svg: there is no picture of {record.game} yet: show it as text")
        names = [player.name for player in record.players]
        options.svg.write_text(standalone(_DRAW[record.game](history.state, names)), encoding="utf-8")
        return 0
    if options.json:
        print(json.dumps(history.state.view(history.state.to_act or 0)))
    else:
        print(history.state)
    return 0


def _load_pack(path: Path) -> list[Json]:
    """Read a card pack.

    Raises:
        CardError: It is damaged, or a card is wrong.
        OSError: The file cannot be read.
    """
    with path.open("rb") as file:
        return parse_pack(file.read(LONGEST_PACK + 1))


def _cards(options: argparse.Namespace) -> int:
    cards = standard_cards() if options.pack is None else read_pack(_load_pack(options.pack))
    entries = list(map(entry, cards))
    if options.json:
        print(json.dumps(entries))
    else:
        for card in entries:
            print(f"{card['id']:<5}{card['name']} ({card['origin']}): {card['reading']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
