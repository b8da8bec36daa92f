"""The site starts, and says so in words when it cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import wait_until_ready
from .test_legibility import CONTRAST

FAILURE_TIMEOUT_MS = 30_000
NO_DATABASE = """
    Object.defineProperty(IDBFactory.prototype, "open", {
        value() { throw new DOMException("denied", "SecurityError"); }
    });
"""
NO_STORAGE = """
    for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
            get() { throw new DOMException("denied", "SecurityError"); }
        });
"""


def failure(page: Page) -> str:
    """The report in the dialog, once that is shown."""
    page.wait_for_selector("#failure[open]", timeout=FAILURE_TIMEOUT_MS)
    return page.locator("#failure-report").input_value()


def replace(page: Page, address: str, **response: object) -> None:
    """Answer requests for an address with something else."""

    def answer(route: Route) -> None:
        route.fulfill(**response)  # type: ignore[arg-type]

    page.route(address, answer)


def test_the_table_gets_ready(table: Page) -> None:
    expect(table.locator("#boot")).to_be_hidden()
    expect(table.locator("#failure")).to_be_hidden()


def test_the_board_is_there_before_python(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(site)
    expect(page.locator("#table [data-slot]")).to_have_count(20)


def test_nobody_looks_through_what_the_table_draws(page: Page, site: str) -> None:
    page.add_init_script(
        """
        window.observers = new Set();
        const { observe, disconnect } = MutationObserver.prototype;
        MutationObserver.prototype.observe = function (node, options) {
            if (node === document && options.subtree) observers.add(this);
            observe.call(this, node, options);
        };
        MutationObserver.prototype.disconnect = function () {
            observers.delete(this);
            window.disconnected = true;
            disconnect.call(this);
        };
        """
    )
    page.goto(site)
    page.wait_for_selector("html[data-state=ready]", state="attached")
    assert page.evaluate("disconnected && observers.size") == 0


def test_progress_is_told_in_steps(page: Page, site: str) -> None:
    page.add_init_script("""
        window.steps = [];
        new MutationObserver(() => {
            const step = document.getElementById("boot-step")?.textContent;
            if (step && step !== window.steps.at(-1)) window.steps.push(step);
        }).observe(document, { subtree: true, childList: true, characterData: true });
    """)
    page.goto(site)
    wait_until_ready(page)
    assert page.evaluate("window.steps") == [
        "Opening the box …",
        "Fetching Python …",
        "Starting Python …",
        "Setting the table …",
    ]


@pytest.mark.parametrize("denied", [NO_DATABASE, NO_STORAGE])
def test_it_plays_where_storage_is_denied(page: Page, site: str, denied: str) -> None:
    page.add_init_script(denied)
    page.goto(site)
    wait_until_ready(page)


def test_it_plays_where_the_server_does_not_know_wasm(page: Page, site: str) -> None:
    page.route(
        "**/*.wasm",
        lambda route: route.fulfill(response=route.fetch(), content_type="application/octet-stream"),
    )
    page.goto(site)
    wait_until_ready(page)


@pytest.mark.expects_errors
@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("**/pyodide.asm.wasm", "pyodide.asm.wasm: 404"),
        ("**/pyodide.asm.js", "pyodide.asm.js"),
        ("**/python_stdlib.zip", "python_stdlib.zip"),
        ("**/townwright-*.whl", "townwright"),
        ("**/start.mjs", "start.mjs"),
        ("**/core-*.js", "/core-"),
        ("**/interpreter.mjs", "interpreter.mjs"),
        ("**/main.py", "main.py"),
        ("**/styles.css", "styles.css"),
    ],
)
def test_a_missing_part_is_named(page: Page, site: str, address: str, named: str) -> None:
    replace(page, address, status=404, body="gone")
    page.goto(site)
    assert named in failure(page)
    expect(page.get_by_role("heading", name="The game could not be loaded")).to_be_visible()


@pytest.mark.expects_errors
def test_a_module_of_the_wrong_type_is_named(page: Page, site: str) -> None:
    replace(page, "**/pyodide.mjs", content_type="text/plain", body="export {}")
    page.goto(site)
    assert "pyodide.mjs" in failure(page)


@pytest.mark.expects_errors
def test_damaged_wasm_is_reported(page: Page, site: str) -> None:
    replace(page, "**/pyodide.asm.wasm", content_type="application/wasm", body="not wasm at all")
    page.goto(site)
    assert "magic" in failure(page)


@pytest.mark.expects_errors
@pytest.mark.parametrize(
    "program",
    [
        "1 / 0",
        "import no_such_module",
        "this is no Python",
        "import asyncio\nasync def fall(): 1 / 0\nasyncio.ensure_future(fall())",
        "import js, pyodide.ffi\njs.setTimeout(pyodide.ffi.create_proxy(lambda: 1 / 0))",
    ],
)
def test_a_failing_program_is_reported(page: Page, site: str, program: str) -> None:
    replace(page, "**/main.py", body=program)
    page.goto(site)
    report = failure(page)
    assert "Error" in report
    assert "Townwright 0." in report
    assert "Chrome" in report


def test_patience_is_asked_for_when_nothing_comes(page: Page, site: str) -> None:
    page.clock.install()
    page.route("**/pyodide.asm.wasm", lambda _: None)
    page.goto(site, wait_until="commit")
    expect(page.locator("#boot-step")).to_have_text("Fetching Python …", timeout=FAILURE_TIMEOUT_MS)
    expect(page.locator("#boot-slow")).to_be_hidden()
    page.clock.run_for(25_000)
    expect(page.locator("#boot-slow")).to_be_visible()


@pytest.mark.expects_errors
@pytest.mark.parametrize(
    ("system", "chosen", "paper"),
    [
        ("light", "system", "rgb(255, 253, 248)"),
        ("dark", "system", "rgb(30, 40, 48)"),
        ("dark", "light", "rgb(255, 253, 248)"),
        ("light", "dark", "rgb(30, 40, 48)"),
    ],
)
def test_a_failure_is_told_in_the_theme_of_the_table(
    page: Page, site: str, system: str, chosen: str, paper: str
) -> None:
    page.add_init_script(f"""
        delete window.WebAssembly;
        localStorage["townwright.settings"] = '{{"theme": "{chosen}"}}';
    """)
    page.emulate_media(color_scheme=system)  # type: ignore[arg-type]
    page.goto(site)
    assert failure(page)
    expect(page.locator("#failure")).to_have_css("background-color", paper)
    for selector in ("#failure-copy", "#failure-report"):
        assert page.locator(selector).evaluate(CONTRAST) >= 4.5, selector


@pytest.mark.expects_errors
def test_an_old_browser_is_told(page: Page, site: str) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(site)
    assert "too old" in failure(page)


@pytest.mark.expects_errors
def test_the_report_holds_the_game_and_can_be_copied(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(site)
    wait_until_ready(page)
    page.evaluate("townwright.report = () => ' '.repeat(2000) + '{\"townwright\": 1}'")
    page.evaluate("setTimeout(() => { throw new Error('of our own making'); })")
    report = failure(page)
    assert "of our own making" in report
    assert report.endswith('{"townwright": 1}')
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    beginning = "(report) => [report.scrollLeft, report.scrollTop]"
    assert page.locator("#failure-report").evaluate(beginning) == [0, 0], "it is read from its beginning"
    expect(page.get_by_role("button", name="Copy the report")).to_be_focused()
    page.get_by_role("button", name="Copy the report").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == report
    page.get_by_role("button", name="Continue anyway").click()
    expect(page.locator("#failure")).to_be_hidden()
