"""Recorded games replayed in the browser by the site's own engine: the same positions as in CPython."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tools.build.layout import ROOT

from .conftest import wait_until_ready

GAMES: dict[str, str] = {
    file.stem: file.read_text("utf-8")
    for file in sorted((ROOT / "tests" / "fixtures" / "games").glob("*.json"))
}
PROGRAM = """
import js, json
from townwright.core.game import checksum
from townwright.core.history import replay
from townwright.core.records import Record
from townwright.games import GAMES

found = {}
for name, text in json.loads(js.recorded).items():
    record = Record.from_json(text)
    history = replay(record, GAMES)
    found[name] = [len(history), checksum(history.state)]
js.replayed = json.dumps(found)
js.document.documentElement.dataset.state = "ready"
"""


def test_every_recorded_game_ends_in_the_browser_as_it_did_here(page: Page, site: str) -> None:
    page.add_init_script(f"window.recorded = {json.dumps(json.dumps(GAMES))}")
    page.route("**/main.py", lambda route: route.fulfill(body=PROGRAM))
    page.goto(site)
    wait_until_ready(page)
    replayed = json.loads(page.evaluate("replayed"))
    records = {name: json.loads(text) for name, text in GAMES.items()}
    assert len(records) >= 20
    assert replayed == {
        name: [len(record["actions"]), record["checksum"]] for name, record in records.items()
    }
