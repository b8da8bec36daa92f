"""The three kinds of browsers behind one small interface, for tests that ask the same of all."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, Page

from tools.build.layout import ROOT


class Engine(Protocol):
    """One page of a browser in a fresh profile."""

    def open(self, address: str) -> None:
        """Go to an address; does not wait for what it loads."""

    def run(self, expression: str) -> Any:
        """The value of an expression of JavaScript in the page, as plain data."""

    def click(self, selector: str) -> None:
        """Click the first element of a selector, as a person does."""

    def requested(self) -> list[str]:
        """Addresses that the page has asked for, at least those from the network."""


def wait_for(engine: Engine, condition: str, patience: float = 120) -> None:
    """Wait until an expression of JavaScript is true; raises TimeoutError with what the page shows then."""
    end = time.monotonic() + patience
    while not engine.run(f"Boolean({condition})"):
        if time.monotonic() > end:
            shown = engine.run("document.body.innerText.slice(0, 2000)")
            raise TimeoutError(f"{condition} did not become true; the page shows:\n{shown}")
        time.sleep(0.1)


def found_engines() -> list[str]:
    """The paths of Firefox, WebKit's driver and WebKit's browser."""
    found = subprocess.run([ROOT / "tools" / "find_engines.sh"], check=True, capture_output=True, text=True)
    return found.stdout.split()


class Chromium:
    """Chromium, driven by Playwright."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._requested: list[str] = []
        page.on("request", lambda request: self._requested.append(request.url))

    def open(self, address: str) -> None:
        self._page.goto(address, wait_until="commit")

    def run(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def click(self, selector: str) -> None:
        self._page.locator(selector).first.click()

    def requested(self) -> list[str]:
        return self._requested


class Firefox:
    """Firefox, driven by Puppeteer over WebDriver BiDi."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "Firefox has ended"
        return json.loads(line)

    def _do(self, command: str, argument: str = "") -> Any:
        assert self._process.stdin
        self._process.stdin.write(json.dumps([command, argument]) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def open(self, address: str) -> None:
        self._do("open", address)

    def run(self, expression: str) -> Any:
        return self._do("run", expression)

    def click(self, selector: str) -> None:
        self._do("click", selector)

    def requested(self) -> list[str]:
        addresses: list[str] = self._do("requested")
        return addresses


class WebKit:
    """WebKitGTK, driven by its own driver with the WebDriver protocol."""

    def __init__(self, driver: str, browser: str) -> None:
        options = {"binary": browser, "args": ["--automation"]}
        answer = self._post(driver, {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self._session = f"{driver}/{answer['sessionId']}"

    def _post(self, address: str, data: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            address, json.dumps(data).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def open(self, address: str) -> None:
        self._post(f"{self._session}/url", {"url": address})

    def run(self, expression: str) -> Any:
        return self._post(f"{self._session}/execute/sync", {"script": f"return {expression}", "args": []})

    def click(self, selector: str) -> None:
        # The driver's own click knows no elements of SVG.
        x, y = self.run(
            "(() => {"
            f"  const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            "  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];"
            "})()"
        )
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": x, "y": y, "origin": "viewport", "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._post(f"{self._session}/actions", {"actions": [mouse]})

    def requested(self) -> list[str]:
        addresses: list[str] = self.run("performance.getEntriesByType('resource').map((entry) => entry.name)")
        return addresses

    def close(self) -> None:
        """End the browser."""
        with urllib.request.urlopen(urllib.request.Request(self._session, method="DELETE"), timeout=30):
            pass


@contextmanager
def engine(name: str, browser: Browser) -> Iterator[Engine]:
    """A page of the engine with this name; ``browser`` is the Chromium of all tests."""
    with ExitStack() as stack:
        if name == "chromium":
            context = stack.enter_context(browser.new_context(viewport={"width": 1280, "height": 720}))
            yield Chromium(context.new_page())
            return
        firefox, driver, minibrowser = found_engines()
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        environment = {**os.environ, "HOME": home, "XDG_RUNTIME_DIR": home}
        if name == "firefox":
            node = shutil.which("node") or "node"
            process = stack.enter_context(
                subprocess.Popen(
                    [node, ROOT / "e2e" / "firefox.mjs", firefox],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    env=environment,
                )
            )
            yield Firefox(process)
            return
        display = stack.enter_context(_display())
        address = stack.enter_context(_webkit_driver(driver, {**environment, "DISPLAY": display}, Path(home)))
        webkit = WebKit(address, minibrowser)
        stack.callback(webkit.close)
        yield webkit


@contextmanager
def _display() -> Iterator[str]:
    """A screen that nobody sees; X itself picks a number that is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as number:
                yield f":{number.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def _webkit_driver(path: str, environment: dict[str, str], folder: Path) -> Iterator[str]:
    """The driver's address for new sessions."""
    log = folder / "driver.log"
    port = _free_port()
    with (
        log.open("w") as output,
        subprocess.Popen([path, f"--port={port}"], env=environment, stderr=output) as driver,
    ):
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(100):
                try:
                    with urllib.request.urlopen(f"{address}/status", timeout=5):
                        break
                except OSError:
                    time.sleep(0.1)
            yield f"{address}/session"
        finally:
            driver.terminate()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
