"""Python starts from the snapshot of its memory where that is sooner, and without it everywhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import ConsoleMessage, Page, Request, Route

from .conftest import wait_until_ready
from .playing import play_turn, start

SNAPSHOT = "**/python.snapshot"
SLOW = 4_000_000
"""Bytes a second that are too few for a snapshot to pay."""


def starts_from_snapshot(page: Page, site: str) -> bool:
    """Open the page and play a turn; tells whether Python remembered."""
    said: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        said.append(message.text)

    page.on("console", listen)
    page.goto(site)
    wait_until_ready(page)
    if page.locator("#dialog[open]").count():
        start(page, who=("person", "person"))
    play_turn(page, 0)
    return any("started from its snapshot" in text for text in said)


def asked_for(page: Page) -> list[str]:
    """The requests for the snapshot, noted from now on."""
    asked: list[str] = []

    def listen(request: Request) -> None:
        if request.url.endswith(".snapshot"):
            asked.append(request.url)

    page.on("request", listen)
    return asked


def save_data(page: Page) -> None:
    """Let the browser say that its person wants to save data."""
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")


def test_a_first_visit_starts_from_the_snapshot(page: Page, site: str) -> None:
    assert starts_from_snapshot(page, site)


def test_so_does_a_second_one_for_which_the_browser_keeps_the_files(page: Page, site: str) -> None:
    assert starts_from_snapshot(page, site)
    assert starts_from_snapshot(page, site)


def test_who_saves_data_is_sent_none(page: Page, site: str) -> None:
    save_data(page)
    asked = asked_for(page)
    assert not starts_from_snapshot(page, site)
    assert asked == []


def test_over_a_slow_network_comes_none(page: Page, site: str) -> None:
    page.context.new_cdp_session(page).send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 0, "downloadThroughput": SLOW, "uploadThroughput": -1},
    )
    asked = asked_for(page)
    assert not starts_from_snapshot(page, site)
    assert asked == []


def test_one_that_does_not_arrive_is_not_waited_for(page: Page, site: str) -> None:
    page.route(SNAPSHOT, lambda _: None)
    with page.expect_console_message(lambda message: "does not fit" in message.text):
        assert not starts_from_snapshot(page, site)


@pytest.mark.expects_errors
def test_one_that_is_not_there_is_done_without(page: Page, site: str) -> None:
    def answer(route: Route) -> None:
        route.fulfill(status=404)

    page.route(SNAPSHOT, answer)
    assert not starts_from_snapshot(page, site)


@pytest.mark.parametrize("remembered", [True, False])
def test_pyscript_is_compiled_already(page: Page, site: str, *, remembered: bool) -> None:
    if not remembered:
        save_data(page)
    said = "import os, pyscript; print('here:', os.listdir(), pyscript.window, pyscript.__file__)"
    assert printed(page, site, said) == "here: [] [object Window] /lib/python314.zip/pyscript/__init__.pyc"


def test_python_runs_on_the_stack_of_the_page(page: Page, site: str) -> None:
    # On stacks of its own, where it could wait for promises, collecting garbage crashed Chromium at times.
    assert printed(page, site, "from pyodide.ffi import can_run_sync; print('here:', can_run_sync())") == (
        "here: False"
    )


@pytest.mark.parametrize("remembered", [True, False])
def test_garbage_is_not_looked_for_among_what_stays(page: Page, site: str, *, remembered: bool) -> None:
    # To look through all modules took 60 ms, in the middle of some click.
    if not remembered:
        save_data(page)
    said = (
        "import gc; from table.app import start; start(); gc.collect();"
        " print('here:', len(gc.get_objects()) < gc.get_freeze_count() / 10)"
    )
    assert printed(page, site, said) == "here: True"


def printed(page: Page, site: str, program: str) -> str:
    """What a program in the place of the page's own prints after ``here:``, that included."""

    def answer(route: Route) -> None:
        route.fulfill(body=program)

    page.route("**/main.py", answer)
    with page.expect_console_message(lambda message: message.text.startswith("here:")) as found:
        page.goto(site)
    return found.value.text
