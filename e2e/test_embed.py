"""Games inside other people's pages, which come from another host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .articles import Article, frame, play_turn, published, told


@pytest.fixture
def article(browser: Browser, site: str, tmp_path: Path) -> Iterator[Article]:
    with published(browser, tmp_path / "fan-site", site) as article:
        yield article


def test_the_article_has_a_replay_a_question_and_a_game(article: Article) -> None:
    page = article.open()
    replay = frame(page, "#replay iframe")
    expect(replay.locator("#moment")).to_have_text("Round 1 · move 0 of 32")
    replay.locator("#step-forward").click()
    expect(page.locator("#moment")).to_have_text("Move 1 of 32")
    expect(replay.locator("#prompt")).to_contain_text("placed")
    page.locator("#last-round").press("Enter")
    expect(replay.locator("#moment")).to_contain_text("Round 4 · move 24 of 32")
    page.evaluate("document.querySelector('#replay').last()")
    expect(page.locator("#moment")).to_have_text("Move 32 of 32")

    question = frame(page, "#question iframe")
    expect(question.locator("#moment")).to_contain_text("move 20 of 32")
    expect(question.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("#question iframe")).to_have_css("color-scheme", "light")
    page.evaluate("document.querySelector('#question').setAttribute('theme', 'dark')")
    expect(question.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#question iframe")).to_have_css("color-scheme", "dark")

    play_turn(frame(page, "#play iframe"), lambda at: at.click())
    expect(page.locator("#played")).to_contain_text("Move ")
    for name in ("replay", "question", "play"):
        table = page.frame_locator(f"#{name} iframe").locator("#table")
        assert table.bounding_box()["height"] == pytest.approx(  # type: ignore[index]
            page.locator(f"#{name} iframe").bounding_box()["height"],  # type: ignore[index]
            abs=2,
        )


def test_messages_of_strangers_and_nonsense_change_nothing(article: Article) -> None:
    page = article.open(
        '<townwright-game id="g" record="game.json" at="7"></townwright-game><iframe id="stranger"></iframe>'
    )
    game = frame(page)
    shown = told(page, "show")
    page.evaluate("""() => {
        const frame = document.querySelector("townwright-game iframe").contentWindow;
        const show = { townwright: 1, type: "show", at: 3 };
        const nonsense = [{ ...show, at: 99 }, { ...show, at: "3" }, { ...show, townwright: 2 }];
        for (const message of ["show", null, ...nonsense]) frame.postMessage(message, "*");
        const stranger = document.querySelector("#stranger").contentWindow;
        stranger.eval("target => target.postMessage({ townwright: 1, type: 'show', at: 3 }, '*')")(frame);
        // The page itself hears only its own frames, and only complete messages.
        window.postMessage({ townwright: 1, type: "show", at: 3, moves: 32 }, "*");
    }""")
    page.evaluate("document.querySelector('#g').setAttribute('at', '8')")
    expect(game.locator("#moment")).to_contain_text("move 8 of 32")
    assert [message["at"] for message in told(page, "show", 2)[len(shown) :]] == [8]


def test_what_cannot_be_shown_is_told_in_the_frame(article: Article) -> None:
    page = article.open('<townwright-game mode="nonsense"></townwright-game>')
    refusal = frame(page).get_by_role("alert")
    expect(refusal).to_contain_text("mode: expected classic or expert")


@pytest.mark.parametrize("width", [328, 860, 1200])
def test_nothing_runs_out_of_the_frame(article: Article, width: int) -> None:
    page = article.open(
        f'<div style="width: {width}px"><townwright-game mode="expert"></townwright-game></div>',
        viewport={"width": width + 16, "height": 800},
    )
    game = frame(page)
    for panel in ("html", "#header"):
        room = game.locator(panel).evaluate(
            "e => [e.scrollWidth, e.clientWidth, e.scrollHeight, e.clientHeight]"
        )
        assert room[0] <= room[1], panel
        assert room[2] <= room[3], panel
