"""What a person does at the table, for tests that play."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .conftest import wait_until_ready

SETTLED = "#bar.yours, #bar.over"
"""The bar when a person is to act, or when the game is over."""


def open_table(page: Page, site: str) -> None:
    """Open the site."""
    page.goto(site)
    wait_until_ready(page)


def set_up(page: Page, **values: str) -> None:
    """Change settings by name, such as ``pace="instant"``."""
    page.click("nav [data-do=settings]")
    for name, value in values.items():
        page.select_option(f"#dialog [name={name}]", value)
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()


def start(page: Page, *, who: tuple[str, ...], mode: str = "classic", seed: str = "seed") -> None:
    """Start a game from the dialog that is open; ``who`` sits at the table, ``person`` or a bot each."""
    dialog = page.locator("#dialog")
    dialog.locator(f"[name=mode][value={mode}]").check(force=True)
    dialog.locator(f'[name=players][value="{len(who)}"]').check(force=True)
    for number, kind in enumerate(who, 1):
        dialog.locator(f"[name=who-{number}]").select_option(kind)
    dialog.locator("[name=seed]").fill(seed)
    dialog.locator("[type=submit]").click()
    expect(dialog).to_be_hidden()


def is_over(page: Page) -> bool:
    """Wait until a person is to act or the game is over; tells whether it is over."""
    page.wait_for_selector(SETTLED, state="attached", timeout=60_000)
    return page.locator("#bar.over").count() > 0


def options(page: Page) -> Locator:
    """The squares of the city where the chosen tile may go."""
    return page.locator("#city .city-square:has(.option)")


def play_turn(page: Page, number: int) -> None:
    """Play some legal turn by clicks; the number makes turns differ."""
    lines = page.locator("#log-lines li")
    before = lines.count()
    architects = page.locator(".architect-button.possible")
    architects.nth(number % architects.count()).click()
    # A slot that the pointer happens to rest on looks chosen already.
    slots = page.locator("#site .slot.legal, #site .slot.chosen")
    slots.nth(number * 7 % slots.count()).click()
    # The page may have moved beneath the pointer; what it rests on now must not count as pointed at.
    page.mouse.move(0, 0)
    if page.locator("#deeds [data-do=nothing]").count():
        page.click("#deeds [data-do=nothing]")
    elif count := options(page).count():
        options(page).nth(number * 3 % count).click()
    else:
        page.click("#deeds [data-do=discard]")
    lines.nth(before).wait_for(state="attached")
