"""Plays and writes the recorded games that the tests replay: ``python -m tests.urban_sprawl.record``.

Otherwise they never change: a difference is a fault.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from townwright.bots import bot, decide
from townwright.core.history import History
from townwright.core.records import Player
from townwright.core.rng import Rng
from townwright.urban_sprawl import URBAN_SPRAWL, Decision, parse_pack

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = FIXTURES / "urban_games"
RESULTS = FIXTURES / "urban_games.json"
PACK = Path(__file__).with_name("pack.toml")
NAMES = ("Ada", "Zoë", "李小龍", 'O\'Hara "Q" 🏙')
MIXES = {"random": ("random",), "greedy": ("greedy",), "mixed": ("greedy", "random")}


def plans() -> dict[str, tuple[dict[str, Any], str]]:
    """By name, the options of each game and who plays."""
    found: dict[str, tuple[dict[str, Any], str]] = {}
    for players, length, mix in product((2, 3, 4), ("short", "standard", "long"), MIXES):
        found[f"{length}-{players}-{mix}"] = ({"players": players, "length": length}, mix)
    found["mild"] = ({"players": 3, "mild_metropolis": True}, "mixed")
    found["order"] = ({"players": 4, "automatic_order": False}, "mixed")
    found["pack"] = ({"players": 2, "cards": parse_pack(PACK.read_text(encoding="utf-8"))}, "mixed")
    return found


def main() -> None:
    """Write every game and the table of their results."""
    GAMES.mkdir(exist_ok=True)
    results: dict[str, Any] = {}
    for name, (options, mix) in plans().items():
        seats = [MIXES[mix][seat % len(MIXES[mix])] for seat in range(options["players"])]
        history: History[Decision] = History(URBAN_SPRAWL, options, name)
        rng = Rng.from_seed(f"{name}, bots")
        while (seat := history.state.to_act) is not None:
            history.apply(decide(bot("urban_sprawl", seats[seat]), history.state, rng))
        record = history.record(list(map(Player, NAMES, seats)))
        (GAMES / f"{name}.json").write_text(record.to_json() + "\n", encoding="utf-8")
        results[name] = asdict(history.state.result())
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(result)}" for name, result in results.items())
    RESULTS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
