"""The about page looks like the rest of the site."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect


def kept(page: Page, site: str, settings: str) -> Page:
    """The page with settings kept from before, on a system that prefers light pages."""
    page.add_init_script(f"localStorage['townwright.settings'] = {json.dumps(settings)}")
    page.emulate_media(color_scheme="light")
    page.goto(f"{site}about.html")
    return page


@pytest.mark.parametrize(
    ("settings", "theme"),
    [
        ('{"theme": "dark"}', "dark"),
        ('{"theme": "system"}', "light"),
        ("null", "light"),
        ("not JSON", "light"),
    ],
)
def test_it_has_the_chosen_theme(page: Page, site: str, settings: str, theme: str) -> None:
    kept(page, site, settings)
    expect(page.locator("html")).to_have_css("color-scheme", theme)


def test_it_leads_to_the_game_with_a_finger(page: Page, site: str) -> None:
    box = kept(page, site, "null").get_by_role("link", name="Play a game").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
