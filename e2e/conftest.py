"""A browser at the finished site.

A page fails its test when it asks another host for anything or when an error shows up in its console.
"""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tools.build.layout import DIST, ROOT
from tools.serve import site_server

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BOOT_TIMEOUT_MS = 60_000
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""As in browsers that have none: where they are only blocked, pages store all that one would answer with."""
# A machine that does much else at the same time is slow, not wrong.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served on a port of its own."""
    with site_server(DIST, port=0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser that tools/find_browser.sh finds."""
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    return found.stdout.strip()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """That browser, running."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


@dataclass
class Witness:
    """What the pages of one test did that they should not have."""

    site: str
    foreign: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Take note of everything that the pages of a context ask for and complain about."""
        context.on("request", self._requested)
        context.on("console", lambda message: self._said(message.type, message.text))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.foreign.append(request.url)

    def _said(self, kind: str, text: str) -> None:
        if kind == "error":
            self.errors.append(text)


@pytest.fixture
def witness(site: str, request: pytest.FixtureRequest) -> Iterator[Witness]:
    """Collects foreign requests and errors of the test's pages and fails the test for them in the end."""
    witness = Witness(site)
    yield witness
    assert witness.foreign == [], "requests to other hosts"
    if not request.node.get_closest_marker("expects_errors"):
        assert witness.errors == [], "errors in the browser's console"


@pytest.fixture
def new_page(browser: Browser, witness: Witness) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a fresh profile; keyword arguments are those of Playwright's `new_context`.

    Service workers are off unless asked for: they answer requests that tests want to answer themselves.
    """
    contexts: list[BrowserContext] = []

    def open_page(**options: object) -> Page:
        defaults = {"viewport": {"width": 1280, "height": 720}, "service_workers": "block"}
        context = browser.new_context(**(defaults | options))  # type: ignore[arg-type]
        if "service_workers" not in options:
            context.add_init_script(NO_SERVICE_WORKER)
        contexts.append(context)
        witness.watch(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """One page of 1280 x 720 in a fresh profile, not yet anywhere."""
    return new_page()


def wait_until_ready(page: Page) -> None:
    """Wait until the table can be used."""
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=BOOT_TIMEOUT_MS)


@pytest.fixture
def table(page: Page, site: str) -> Page:
    """A page with the table, ready."""
    page.goto(site)
    wait_until_ready(page)
    return page
