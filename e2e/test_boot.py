"""The site starts, and says so in words when it cannot."""

from __future__ import annotations

from playwright.sync_api import Page


def test_the_table_gets_ready(table: Page) -> None:
    assert table.locator("#boot").is_hidden()
    assert table.locator("#failure").is_hidden()
