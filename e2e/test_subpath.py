"""The site below any path of a host, whatever is written behind its address."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Witness, wait_until_ready
from .hosting import hosted
from .playing import open_table, play_turn, start


@pytest.mark.parametrize("behind", ["", "index.html?from=a%20link#somewhere"])
def test_a_deep_folder_is_as_good_as_any(page: Page, tmp_path: Path, witness: Witness, behind: str) -> None:
    with hosted(tmp_path / "host") as host:
        witness.site = host.address  # requests above the folder count as foreign
        open_table(page, host.address + behind)
        start(page, who=("person", "person"))
        play_turn(page, 1)
        expect(page.locator("#log-lines")).not_to_be_empty()
        page.locator("nav a[href='calculator.html']").click()
        page.wait_for_url("**/calculator.html")
        wait_until_ready(page)
