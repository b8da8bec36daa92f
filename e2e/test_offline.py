"""The site is kept in the browser: it works without a network, updates whole, and lets go when told."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from .conftest import CHROMIUM_ARGUMENTS, Witness, wait_until_ready
from .hosting import Host, hosted, wait_until_kept
from .playing import open_table, play_turn, start

UPDATE_TIMEOUT_MS = 60_000
RESTED_MS = 3000
"""By then a page has begun to keep the site, if it has to."""


@pytest.fixture
def host(tmp_path: Path, witness: Witness) -> Iterator[Host]:
    with hosted(tmp_path / "host") as host:
        witness.site = host.address
        yield host


@pytest.fixture
def kept(new_page: Callable[..., Page], host: Host) -> Page:
    """A page on its second visit, with the site kept in the browser."""
    page = new_page(service_workers="allow")
    open_table(page, host.address)
    wait_until_kept(page)
    open_table(page, host.address)
    return page


def new_game(page: Page, *, who: tuple[str, ...], mode: str = "classic") -> None:
    """Start a game in the place of the kept one."""
    page.click("nav [data-do=new-game]")
    start(page, who=who, mode=mode)


def title_after_reload(page: Page) -> str:
    page.reload()
    wait_until_ready(page)
    return page.title()


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_the_second_visit_needs_no_network(kept: Page, host: Host, mode: str) -> None:
    host.go()
    open_table(kept, host.address)
    new_game(kept, mode=mode, who=("person", "greedy"))
    play_turn(kept, 1)
    expect(kept.locator("#bar.yours")).to_be_attached(timeout=UPDATE_TIMEOUT_MS)
    kept.goto(host.address + "calculator.html")
    wait_until_ready(kept)
    kept.goto(host.address + "about.html")
    expect(kept.get_by_role("heading").first).to_be_visible()
    for address in ("index.html", "?from=a-link", "#theme=dark"):
        open_table(kept, host.address + address)


def test_what_storing_took_is_given_back(new_page: Callable[..., Page], host: Host) -> None:
    # The memory goes with the workers that have ended; the service worker goes on for a while.
    page = new_page(service_workers="allow")
    workers: list[Worker] = []

    def listen(worker: Worker) -> None:
        workers.append(worker)

    page.on("worker", listen)
    open_table(page, host.address)
    wait_until_kept(page)
    assert {worker.url for worker in workers} == {host.address + "sw.js"}
    assert page.workers == []
    workers.clear()
    page.reload()
    wait_until_ready(page)
    page.wait_for_timeout(RESTED_MS)
    assert workers == []


def test_the_second_visit_starts_from_the_snapshot(kept: Page) -> None:
    with kept.expect_console_message(lambda message: "started from its snapshot" in message.text):
        kept.reload()
    wait_until_ready(kept)


@pytest.mark.expects_errors
@pytest.mark.parametrize("spoil", ["", "bytes.subarray(0, 5_000_000)", "bytes.fill(7)", "new Uint8Array(3)"])
def test_a_snapshot_that_is_gone_or_does_not_fit_is_done_without(kept: Page, spoil: str) -> None:
    kept.evaluate(f"""async () => {{
        for (const name of await caches.keys()) {{
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {{
                if (!request.url.endsWith(".snapshot")) continue;
                const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
                await ({f"cache.put(request, new Response({spoil}))" if spoil else "cache.delete(request)"});
            }}
        }}
    }}""")
    with kept.expect_console_message(lambda message: "does not fit" in message.text):
        kept.reload()
    wait_until_ready(kept)


def test_a_visit_looks_for_a_new_release(kept: Page, host: Host) -> None:
    host.deploy_next_release()
    kept.reload()
    expect(kept.locator("#update")).to_be_visible(timeout=UPDATE_TIMEOUT_MS)


def test_an_update_waits_announces_itself_and_loses_nothing(kept: Page, host: Host) -> None:
    new_game(kept, who=("person", "person"))
    play_turn(kept, 1)
    log = kept.locator("#log-lines").inner_text()
    expect(kept.locator("#update")).to_be_hidden()
    host.deploy_next_release()
    kept.evaluate("navigator.serviceWorker.ready.then((registration) => void registration.update())")
    expect(kept.locator("#update")).to_be_visible(timeout=UPDATE_TIMEOUT_MS)
    # The old release goes on, even in a new tab and though the host has no more of it.
    play_turn(kept, 2)
    other = kept.context.new_page()
    open_table(other, host.address)
    assert other.title() == "Townwright"
    other.close()
    kept.click("#update-now")
    kept.wait_for_function("document.title === 'Next'")
    wait_until_ready(kept)
    assert log in kept.locator("#log-lines").inner_text()
    expect(kept.locator("#update")).to_be_hidden()


def test_a_tab_of_the_release_before_goes_on_when_another_tab_updates(kept: Page, host: Host) -> None:
    new_game(kept, who=("person", "person"))
    host.deploy_next_release()
    other = kept.context.new_page()
    open_table(other, host.address)
    other.click("#update-now", timeout=UPDATE_TIMEOUT_MS)
    other.wait_for_function("document.title === 'Next'")
    wait_until_ready(other)
    assert kept.title() == "Townwright"
    play_turn(kept, 1)
    expect(kept.locator("#log-lines")).not_to_be_empty()
    assert title_after_reload(kept) == "Next"


@pytest.mark.expects_errors
def test_a_half_deployed_release_is_not_taken(kept: Page, host: Host) -> None:
    index = (host.folder / "index.html").read_text("utf-8")
    host.deploy_next_release()
    (host.folder / "index.html").write_text(index, "utf-8")
    state = kept.evaluate("""
        navigator.serviceWorker.ready.then((registration) => new Promise((resolve) => {
            registration.onupdatefound = () => {
                const worker = registration.installing;
                worker.onstatechange = () => resolve(worker.state);
            };
            registration.update();
        }))
    """)
    assert state == "redundant"
    assert title_after_reload(kept) == "Townwright"
    expect(kept.locator("#update")).to_be_hidden()


def test_the_emergency_brake_removes_everything(kept: Page, host: Host) -> None:
    shutil.copyfile(host.folder / "sw-off.js", host.folder / "sw.js")
    kept.evaluate("""async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const later = () => new Promise((next) => setTimeout(next, 100));
        while (await navigator.serviceWorker.getRegistration()) await later();
    }""")
    assert kept.evaluate("caches.keys()") == []
    open_table(kept, host.address)


@pytest.fixture
def lasting(browser: Browser, chromium: str, tmp_path: Path, host: Host) -> Iterator[Page]:
    """A page like ``kept``, whose browser has a profile on the disk."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium, args=CHROMIUM_ARGUMENTS
    )
    (page,) = context.pages
    open_table(page, host.address)
    wait_until_kept(page)
    open_table(page, host.address)
    yield page
    context.close()


def test_machine_code_stays_compiled_and_is_here_still_when_the_browser_lets_go_of_it(
    lasting: Page, host: Host
) -> None:
    source = "performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.wasm'))"
    assert lasting.evaluate(f"{source}.workerMatchedSourceType") == "network"
    host.go()
    open_table(lasting, host.address)
    lasting.context.new_cdp_session(lasting).send("Network.clearBrowserCache")
    open_table(lasting, host.address)
    expect(lasting.locator("#site .site-square")).to_have_count(25)
