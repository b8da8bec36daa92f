"""The form that starts a game, as it is first met, filled in wrongly, and met again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .playing import open_table, start


def test_one_click_starts_a_game_against_three_bots(page: Page, site: str) -> None:
    open_table(page, site)
    expect(page.locator("#dialog [type=submit]")).to_be_focused()
    page.locator("#dialog [type=submit]").click()
    expect(page.locator("#dialog")).to_be_hidden()
    expect(page.locator("button.player")).to_have_count(4)
    expect(page.locator("button.player .bot")).to_have_count(3)


def test_fields_follow_each_other(page: Page, site: str) -> None:
    open_table(page, site)
    dialog = page.locator("#dialog")
    dialog.locator("[name=players][value='2']").check(force=True)
    expect(dialog.locator("#place-2")).to_be_visible()
    expect(dialog.locator("#place-3")).to_be_hidden()
    dialog.locator("[name=colour-1][value='1']").check(force=True)
    expect(dialog.locator("[name=colour-2][value='0']")).to_be_checked()
    dialog.locator("[name=who-2]").select_option("person")
    expect(dialog.locator("[name=name-2]")).to_have_attribute("placeholder", "Player 2")


def test_a_mistake_is_told_at_its_field_and_gets_the_focus(page: Page, site: str) -> None:
    open_table(page, site)
    page.fill("[name=name-1]", "Ada")
    page.fill("[name=name-3]", "Ada")
    page.fill("[name=seed]", "7" * 65)
    page.locator("#dialog [type=submit]").click()
    expect(page.locator("#dialog")).to_be_visible()
    expect(page.locator("[name=name-3]")).to_be_focused()
    expect(page.locator("[name=name-3]")).to_have_value("Ada")
    expect(page.locator("#fault-name-3")).to_have_text("Another player is called Ada, too.")
    expect(page.locator("[name=seed]")).to_have_attribute("aria-describedby", "fault-seed")
    page.fill("[name=name-3]", "Grace")
    page.fill("[name=seed]", "7")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog")).to_be_hidden()


def test_the_last_choice_is_proposed_again(page: Page, site: str) -> None:
    open_table(page, site)
    page.fill("[name=name-1]", "Ada")
    start(page, who=("person", "person", "random"), mode="expert")
    page.click("nav [data-do=new-game]")
    expect(page.locator("[name=mode][value=expert]")).to_be_checked()
    expect(page.locator("[name=players][value='3']")).to_be_checked()
    expect(page.locator("[name=name-1]")).to_have_value("Ada")
    expect(page.locator("[name=who-3]")).to_have_value("random")
    expect(page.locator("[name=seed]")).to_have_value("")


def test_the_form_fits_a_phone(new_page: Callable[..., Page], site: str) -> None:
    phone = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(phone, site)
    expect(phone.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)
    expect(phone.locator("#dialog-title")).to_be_in_viewport()
    assert phone.evaluate("document.querySelector('#dialog').scrollWidth") <= 360
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone.locator("#dialog")).to_be_hidden()


def test_the_form_opens_at_its_top_on_a_phone(new_page: Callable[..., Page], site: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(page, site)
    expect(page.get_by_role("button", name="Start the game")).to_be_focused()
    assert page.locator("#dialog").evaluate("(dialog) => dialog.scrollTop") == 0
    seed = page.locator("#dialog [name=seed]")
    seed.focus()
    field, button = seed.bounding_box(), page.locator("#dialog [type=submit]").bounding_box()
    assert field is not None
    assert button is not None
    assert field["y"] + field["height"] <= button["y"]
