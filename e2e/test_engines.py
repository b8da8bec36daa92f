"""The same in three engines: load, play a round, reload, and all that without a network."""

from __future__ import annotations

import threading

import pytest
from playwright.sync_api import Browser

from tools.serve import site_server

from .engines import engine, wait_for
from .rounds import TURNS, open_table, play_turn, start

SETTINGS = {"pace": "instant", "confirm": "no"}
ROUND = 4


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
            start(page)
            for _ in range(ROUND):
                play_turn(page)
            wait_for(page, "document.querySelector('#bar.yours')")
            played = page.run(TURNS)
            assert played >= 4 * ROUND
            # The service worker answers for pages that are opened after it is ready.
            page.run("(navigator.serviceWorker.ready.then(() => { window.isKept = true; }), 0)")
            wait_for(page, "window.isKept")
            open_table(page, address)
            assert page.run(TURNS) == played
            assert not page.run("document.querySelector('#dialog').open")
            wait_for(page, "navigator.serviceWorker.controller")
            server.shutdown()
            thread.join()
        open_table(page, address)
        assert page.run(TURNS) == played
        play_turn(page)
