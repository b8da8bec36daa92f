"""The `townwright` command with Urban Sprawl."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.urban_sprawl.record import GAMES, PACK

import townwright.urban_sprawl
from townwright.cli import main
from townwright.urban_sprawl import parse_pack, read_pack

GAME = str(GAMES / "standard-3-mixed.json")


def test_simulate_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "urban_sprawl", "--players", "3", "--games", "2", "--length", "short", "--json"]
    assert main([*arguments, "--save-dir", str(tmp_path), "--cards", str(PACK)]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["failures"]) == (2, 0)
    assert [seat["bot"] for seat in summary["seats"]] == ["random"] * 3
    files = sorted(map(str, tmp_path.glob("*.json")))
    assert len(files) == 2
    assert main(["verify", "--json", *files]) == 0
    assert all(verdict["ok"] for verdict in json.loads(capsys.readouterr().out))


def test_trace(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--trace", GAME]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (lines[0]["event"], lines[-1]["event"]) == ("setup", "end")


def test_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", GAME, "--at", "100"]) == 0
    assert capsys.readouterr().out.startswith("Urban Sprawl, standard, turn ")
    assert main(["show", GAME, "--at", "100", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3
    assert main(["show", GAME, "--svg", str(tmp_path / "picture.svg")]) == 2
    assert "there is no picture of urban_sprawl yet" in capsys.readouterr().err
    assert not (tmp_path / "picture.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "urban_sprawl", "--mode", "expert"], "mode: unknown option"),
        (["simulate", "quadropolis", "--length", "long"], "length: unknown option"),
        (["simulate", "quadropolis", "--cards", str(PACK)], "cards: unknown option"),
        (
            ["simulate", "urban_sprawl", "--players", "2", "--length", "endless"],
            "length: expected short or standard or long",
        ),
        (["simulate", "urban_sprawl", "--players", "5"], "players: expected a number from 2 to 4"),
        (["simulate", "urban_sprawl", "--bots", "clever"], "expected one of random, greedy"),
    ],
)
def test_wrong_options(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--games", "1"]) == 2
    assert message in capsys.readouterr().err


def test_cards_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 165
    assert "T28  Church (partial): RES, 1 lot. Prestige payout 1. You may pay 3 wealth" in "\n".join(lines)
    assert main(["cards", "--json", str(PACK)]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert entries[0]["id"] == "C03"
    assert {entry["origin"] for entry in entries} == {"own"}


def test_a_damaged_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK.read_text(encoding="utf-8").replace("lots = 1", "lots = 7", 1), encoding="utf-8")
    for arguments in (["cards", str(pack)], ["simulate", "urban_sprawl", "--cards", str(pack)]):
        assert main(arguments) == 1
        error = capsys.readouterr().err
        assert error == "townwright: card C03, lots: expected a whole number from 1 to 4, got 7\n"
    assert main(["cards", str(tmp_path / "none.toml")]) == 1


def test_the_example_in_the_documentation_of_packs_is_one() -> None:
    text = Path(townwright.urban_sprawl.__file__).with_name("CARD_PACKS.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert [card.id for card in read_pack(parse_pack(example))] == ["C04", "C34", "PP36"]


def test_the_documentation_of_packs_names_every_op_and_restriction() -> None:
    from townwright.urban_sprawl.effect_reader import _OPS

    text = Path(townwright.urban_sprawl.__file__).with_name("CARD_PACKS.md").read_text(encoding="utf-8")
    assert set(_OPS) <= set(re.findall(r"`(\w+)`", text))
