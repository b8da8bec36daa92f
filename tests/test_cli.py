"""The ``townwright`` command."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.quadropolis.referee import Referee

from townwright import __version__
from townwright.bots import BOTS, Thought
from townwright.cli import main
from townwright.core.game import State
from townwright.core.rng import Rng
from townwright.quadropolis import Turn

GAMES = Path(__file__).parent / "fixtures" / "games"
GAME = GAMES / "classic-3-mixed.json"
CITY = "T31,P,.,S/S,T2,U2,./.,Hie,Hv2,./.,.,F2,."


class Terminal:
    """Runs the command and keeps what it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: object) -> int:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as exit_:  # how argparse ends
            code = exit_.code if isinstance(exit_.code, int) else 1
        self.out, self.err = self._capsys.readouterr()
        return code

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


# simulate


@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_counts_wins_and_scores(run: Terminal, mode: str, players: int, tmp_path: Path) -> None:
    code = run(
        *("simulate", "quadropolis", "--players", players, "--bots", "greedy,random", "--games", 3),
        *("--seed", "s", "--mode", mode, "--save-dir", tmp_path / "new" / "folder", "--json"),
    )
    assert code == 0
    summary = run.json
    assert list(summary) == ["games", "seats", "games_per_second", "actions_per_second", "failures"]
    assert (summary["games"], summary["failures"]) == (3, 0)
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random", "greedy", "random"][:players]
    assert all(set(seat) == {"bot", "wins", "mean_score"} for seat in summary["seats"])
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(3, abs=0.001)
    assert summary["games_per_second"] > 0
    files = sorted((tmp_path / "new" / "folder").glob("*.json"))
    assert len(files) == 3
    assert run("verify", *files, "--json") == 0
    verdicts = run.json
    for seat in range(players):
        # Bots are rotated over the seats: in game k, seat s is taken by bot s + k.
        scores = [verdict["scores"][(seat - number) % players] for number, verdict in enumerate(verdicts)]
        assert summary["seats"][seat]["mean_score"] == pytest.approx(sum(scores) / 3, abs=0.001)


def test_simulate_rotates_the_bots_over_the_seats(run: Terminal, tmp_path: Path) -> None:
    run("simulate", "quadropolis", "--bots", "greedy,random", "--games", 2, "--save-dir", tmp_path)
    seats = [
        [player["bot"] for player in json.loads(file.read_text(encoding="utf-8"))["players"]]
        for file in sorted(tmp_path.glob("*.json"))
    ]
    assert seats == [["greedy", "random"], ["random", "greedy"]]


def test_simulate_plays_the_same_games_on_any_number_of_processors(run: Terminal, tmp_path: Path) -> None:
    for workers in (1, 2):
        run(
            *("simulate", "quadropolis", "--players", 2, "--games", 4, "--workers", workers),
            *("--seed", "a/b: é?", "--save-dir", tmp_path / str(workers), "--json"),
        )
        assert run.json["failures"] == 0
    one, two = (sorted((tmp_path / folder).glob("*.json")) for folder in "12")
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]
    assert len({file.read_bytes() for file in one}) == 4


def test_simulate_in_words(run: Terminal) -> None:
    assert run("simulate", "quadropolis", "--bots", "random,random", "--games", 2) == 0
    first, second, last = run.out.splitlines()
    assert first.startswith("1. random: ")
    assert second.startswith("2. random: ")
    assert last.startswith("2 games, 0 failed;")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "invalid choice: 'chess'"),
        (["simulate", "quadropolis", "--bots", "clever"], "no bot 'clever' plays quadropolis"),
        (["simulate", "quadropolis", "--players", "5"], "players: expected a number from 2 to 4"),
        (["simulate", "quadropolis", "--players", "two"], "expected a whole number, at least 1"),
        (["simulate", "quadropolis", "--games", "0"], "expected a whole number, at least 1"),
        (["simulate", "quadropolis", "--games", "9" * 9999], "expected a whole number, at least 1"),
        (["simulate", "quadropolis", "--players", "2", "--mode", "easy"], "mode: expected classic or expert"),
        (["simulate", "quadropolis", "--players", "2", "--length", "short"], "length: unknown option"),
        (["simulate", "quadropolis", "--players", "2", "--seed", ""], "seed: expected"),
        (["simulate", "quadropolis", "--players", "2", "--seed", "x" * 99], "seed: expected at most"),
        (["simulate", "quadropolis", "--players", "2", "--bots", "random,random,random"], "at most 2 names"),
        (["score"], "expected either a city or --file"),
        (["score", CITY, "--file", "-"], "expected either a city or --file"),
        (["score", CITY, "--mode", "easy"], "invalid choice: 'easy'"),
        (["verify", "--trace", str(GAME), str(GAME)], "--trace: expected one file"),
        (["show", str(GAME), "--at", "49"], "--at: expected at most 48, got 49"),
        (["show", str(GAME), "--at", "-1"], "expected a whole number, at least 0"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "required"),
    ],
)
def test_a_wrong_call_is_explained(run: Terminal, arguments: list[str], message: str) -> None:
    assert run(*arguments) == 2
    assert message in run.err
    assert "Traceback" not in run.err
    assert run.out == ""


def test_a_bot_that_breaks_a_rule_is_a_failure(
    run: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Cheat:
        name = "cheat"

        def think(self, state: State[Any], rng: Rng) -> Thought[Turn]:
            del state, rng
            yield from ()
            return Turn(9, "N1", "-")

    monkeypatch.setitem(BOTS, "quadropolis", {"cheat": Cheat()})
    code = run(
        *("simulate", "quadropolis", "--players", 2, "--bots", "cheat", "--games", 2, "--json"),
        *("--save-dir", tmp_path),
    )
    assert code == 1
    assert run.json["failures"] == 2
    assert run.err.splitlines() == [
        f"game 1-{number}: IllegalActionError: 9N1>-: architect 9 is not available" for number in range(2)
    ]
    assert list(tmp_path.iterdir()) == []


def test_progress_is_shown_on_a_terminal_only(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    run("simulate", "quadropolis", "--players", 2, "--games", 2)
    assert run.err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    run("simulate", "quadropolis", "--players", 2, "--games", 2)
    assert "1/2" in run.err
    assert "2/2" in run.err
    assert run.err.endswith("\r\033[K")


def test_version(run: Terminal) -> None:
    assert run("--version") == 0
    assert run.out.strip() == f"townwright {__version__}"


# verify


def test_verify_names_each_file_with_its_result(run: Terminal) -> None:
    files = sorted(GAMES.glob("classic-*.json"))
    assert run("verify", *files, "--json") == 0
    for file, verdict in zip(files, run.json, strict=True):
        record = json.loads(file.read_text(encoding="utf-8"))
        assert list(verdict) == ["file", "ok", "actions", "checksum", "scores"]
        assert (verdict["file"], verdict["ok"]) == (str(file), True)
        assert (verdict["actions"], verdict["checksum"]) == (len(record["actions"]), record["checksum"])
        assert len(verdict["scores"]) == len(record["players"])
    assert run("verify", *files) == 0
    assert len(run.out.splitlines()) == len(files)
    assert all(": ok, " in line for line in run.out.splitlines())


def damaged(tmp_path: Path) -> Path:
    record = json.loads(GAME.read_text(encoding="utf-8"))
    record["actions"][9] = record["actions"][8]
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def test_verify_fails_with_number_reason_and_position(run: Terminal, tmp_path: Path) -> None:
    bad = damaged(tmp_path)
    assert run("verify", GAME, bad, "--json") == 1
    good_verdict, verdict = run.json
    assert good_verdict["ok"] is True
    assert (verdict["file"], verdict["ok"], verdict["action"]) == (str(bad), False, 10)
    assert verdict["error"].startswith("action 10: ")
    assert verdict["position"].startswith("Quadropolis, classic, round 1 of 4")
    assert run("verify", GAME, bad) == 1
    assert f"{bad}: FAILED: action 10: " in run.out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not valid JSON"),
        (b"\xff\xfe{}", "not UTF-8 text at byte 0"),
        (b"[" * 50_000, "not valid JSON"),
        (b"{}", "expected version 1"),
        (b" " * 20_000_000, "expected at most 4,000,000 characters"),
        (GAME.read_bytes()[:500], "actions could be read"),
    ],
    ids=["empty", "binary", "deep", "other", "long", "cut"],
)
def test_what_is_no_record_fails_in_words(
    run: Terminal, tmp_path: Path, content: bytes, message: str
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    assert run("verify", file) == 1
    assert message in run.out
    for arguments in (["verify", "--trace", file], ["show", file]):
        assert run(*arguments) == 1
        assert message in run.err
        assert run.out == ""


def test_a_file_that_is_missing_or_none(run: Terminal, tmp_path: Path) -> None:
    for file in (tmp_path / "missing.json", tmp_path):
        assert run("verify", file, GAME, "--json") == 1
        verdict, other = run.json
        assert (verdict["ok"], other["ok"]) == (False, True)
        assert str(file) in verdict["error"]
        assert run("show", file) == 1
        assert run("score", "--file", file) == 1


@pytest.mark.parametrize("name", ["classic-2-mixed-playgrounds", "expert-4-greedy"])
def test_a_referee_agrees_with_the_trace(run: Terminal, name: str) -> None:
    file = GAMES / f"{name}.json"
    assert run("verify", "--trace", file) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    Referee(record["options"]).check(run.lines)
    assert [line["action"] for line in run.lines if line["event"] == "turn"] == record["actions"]


def test_the_trace_has_the_agreed_shape(run: Terminal) -> None:
    run("verify", "--trace", GAME)
    shapes = {line["event"]: list(line) for line in run.lines}
    assert shapes == {
        "deal": ["event", "round", "first_player", "site", "face_up"],
        "turn": [
            *("event", "n", "player", "action", "tile", "built", "inhabitants", "energy", "mayor"),
        ],
        "end": ["event", "cities", "scores", "ranking"],
    }
    assert list(run.lines[-1]["scores"][0]) == ["total", "inhabitants_placed", "points"]


# score


def test_score_of_one_city(run: Terminal) -> None:
    assert run("score", CITY, "--json") == 0
    sheet = run.json
    assert list(sheet) == [
        *("total", "points", "unused_inhabitants", "unused_energy", "inhabitants_placed", "allocation")
    ]
    assert list(sheet["points"]) == [
        *("tower_block", "shop", "public_service", "park", "factory", "harbor", "office_tower", "monument")
    ]
    assert list(sheet["allocation"]) == ["active", "inactive", "customers", "absorbing"]
    total = sum(sheet["points"].values()) - sheet["unused_inhabitants"] - sheet["unused_energy"]
    assert sheet["total"] == total
    assert run("score", CITY) == 0
    assert any(line.split() == ["total", str(total)] for line in run.out.splitlines())


def test_score_of_a_known_expert_city(run: Terminal) -> None:
    known = json.loads((GAMES.parent / "expert_cities.json").read_text(encoding="utf-8"))[0]
    assert run("score", "--mode", "expert", known["city"], "--json") == 0
    assert {"total": run.json["total"], **run.json["points"]} == known["points"]


def test_score_of_many_cities(run: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"{CITY}\n\nnonsense\n  {CITY}  \n"
    file = tmp_path / "cities.txt"
    file.write_text(text, encoding="utf-8")
    assert run("score", "--file", file) == 1
    first, wrong, last = run.lines
    assert first == last
    assert wrong == {"line": 3, "error": "city: expected 4 rows joined by '/', got 1"}
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{CITY}\n{CITY}\n"))
    assert run("score", "--file", "-") == 0
    assert run.lines == [first, first]


def test_score_of_a_file_that_is_no_text(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "cities.bin"
    file.write_bytes(bytes(range(256)))
    assert run("score", "--file", file) == 1
    assert all("error" in line for line in run.lines)


def test_a_city_that_cannot_be_read_is_named(run: Terminal) -> None:
    assert run("score", "T4,.,.,./.,.,.,./.,.,.,./.,.,.,.") == 1
    assert "square a1: cannot read 'T4'" in run.err


def test_an_impossible_city_is_scored_with_a_warning(run: Terminal) -> None:
    city = "T11111,.,.,./.,.,.,./.,.,.,./.,.,.,F1"
    assert run("score", city, "--json") == 0
    assert run.json["warnings"] == ["a1: 5 floors, at most 4 can be built"]
    assert run.json["points"]["tower_block"] == 10
    assert run("score", city) == 0
    assert "warning: a1: 5 floors" in run.out


# show


def test_show_in_text_at_any_action(run: Terminal) -> None:
    assert run("show", GAME) == 0
    assert "round 4 of 4, game over" in run.out
    assert run("show", GAME, "--at", 0) == 0
    assert "round 1 of 4, player" in run.out
    assert run("show", GAME, "--at", 13) == 0
    assert "round 2 of 4, player" in run.out


def test_show_as_data_hides_what_is_hidden(run: Terminal) -> None:
    assert run("show", GAME, "--at", 5, "--json") == 0
    assert (run.json["round"], run.json["turn"]) == (1, 5)
    assert "tiles" not in run.json
    assert "rng" not in run.json


def test_show_writes_a_picture(run: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    for file in (GAME, GAMES / "expert-4-random.json"):
        assert run("show", file, "--svg", picture) == 0
        root = ET.parse(picture).getroot()  # noqa: S314 - our own drawing
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert "Zoë" in picture.read_text(encoding="utf-8")


def test_show_says_where_a_picture_cannot_be_written(run: Terminal, tmp_path: Path) -> None:
    assert run("show", GAME, "--svg", tmp_path / "missing" / "a.svg") == 1
    assert "a.svg" in run.err


# As a process


def test_a_reader_who_has_seen_enough_ends_it_quietly(tmp_path: Path) -> None:
    # More output than any pipe holds, so that it cannot be written before the reader goes.
    cities = tmp_path / "cities.txt"
    cities.write_text((CITY + "\n") * 5000)
    command = [sys.executable, "-m", "townwright.cli", "score", "--file", str(cities)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
    assert errors == ""
    assert process.returncode == 1
