"""The same in three engines: load, play a round, reload, and all that without a network."""

from __future__ import annotations

import threading

import pytest
from playwright.sync_api import Browser

from tools.serve import site_server

from .engines import Engine, engine, wait_for

READY = "document.documentElement.dataset.state === 'ready'"
SETTINGS = {"pace": "instant", "confirm": "no"}
TURNS = "JSON.parse(JSON.parse(localStorage.getItem('townwright.game')).record).actions.length"
ROUND = 4


def open_table(engine: Engine, address: str) -> None:
    """Open the table and wait until it can be used."""
    engine.open(address)
    wait_for(engine, "document.documentElement?.dataset?.state && document.readyState === 'complete'")
    wait_for(engine, f"{READY} || document.querySelector('#failure')?.open")
    assert engine.run("document.querySelector('#failure-report').value") == ""


def play_turn(engine: Engine) -> None:
    """Play some turn with clicks."""
    wait_for(engine, "document.querySelector('#bar.yours')")
    before = engine.run(TURNS)
    engine.click(".architect-button.possible")
    wait_for(engine, "document.querySelector('.architect-button.chosen')")
    engine.click("#site .slot.legal")
    wait_for(engine, "document.querySelector('#site .slot.chosen')")
    for selector in (
        "#deeds [data-do=nothing]",
        "#city .city-square:has(.option)",
        "#deeds [data-do=discard]",
    ):
        if engine.run(f"Boolean(document.querySelector('{selector}'))"):
            engine.click(selector)
            break
    wait_for(engine, f"{TURNS} > {before}")


@pytest.mark.parametrize("name", ["chromium", "firefox", "webkit"])
def test_a_round_is_played_reloaded_and_goes_on_without_a_network(name: str, browser: Browser) -> None:
    with engine(name, browser) as page:
        with site_server(port=0) as server:
            thread = threading.Thread(target=server.serve_forever)
            thread.start()
            address = f"http://localhost:{server.server_port}/"
            page.open(f"{address}about.html")
            wait_for(page, "document.querySelector('h1')")
            page.run(f"localStorage.setItem('townwright.settings', JSON.stringify({SETTINGS}))")
            open_table(page, address)
            page.click("#dialog [type=submit]")
            for _ in range(ROUND):
                play_turn(page)
            wait_for(page, "document.querySelector('#bar.yours')")
            played = page.run(TURNS)
            assert played >= 4 * ROUND
            open_table(page, address)
            assert page.run(TURNS) == played
            assert not page.run("document.querySelector('#dialog').open")
            wait_for(page, "navigator.serviceWorker.controller")
            server.shutdown()
            thread.join()
        open_table(page, address)
        assert page.run(TURNS) == played
        play_turn(page)
