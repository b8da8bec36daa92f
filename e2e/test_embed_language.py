"""The language of an embedded game: what its page asks for, else the reader's, else English."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from playwright.sync_api import Browser, FrameLocator, expect

from .articles import FAN_SITE, Article, frame, watched
from .hosting import hosted


def teach_esperanto(site: Path) -> None:
    """Add to a copy of the site what the build adds for a catalogue: the shell's texts, and the table's."""
    page = site / "embed.html"
    before, shell, after = re.split(
        r'(?<=id="shell-texts">)(.*?)(?=</script>)', page.read_text("utf-8"), maxsplit=1
    )
    texts = json.loads(shell)
    page.write_text(before + json.dumps({**texts, "eo": texts["en"]}) + after, "utf-8")
    catalogue, packed = Catalog(locale="eo"), BytesIO()
    catalogue.add("Back", "Reen")
    write_mo(packed, catalogue)
    (wheel,) = site.glob("assets/*/table-*.whl")
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.writestr("table/locale/eo/LC_MESSAGES/townwright.mo", packed.getvalue())
    # Python as it was remembered knows the wheel as it was.
    for snapshot in site.glob("assets/*/python.snapshot"):
        snapshot.unlink()


@pytest.fixture
def article(browser: Browser, tmp_path: Path) -> Iterator[Article]:
    with hosted(tmp_path / "host") as host:
        teach_esperanto(host.folder)
        shutil.copy(FAN_SITE / "game.json", host.folder)
        with watched(Article(browser, host.folder, host.address, host.address), browser) as article:
            yield article


def speaks(game: FrameLocator, language: str) -> None:
    expect(game.locator("html")).to_have_attribute("lang", language)
    expect(game.locator("#step-back")).to_have_attribute("title", {"en": "Back", "eo": "Reen"}[language])


def test_the_page_around_chooses_the_language(article: Article) -> None:
    page = article.open(
        '<townwright-game id="asked" record="game.json" language="eo"></townwright-game>'
        '<townwright-game id="unknown" record="game.json" language="tlh"></townwright-game>',
        locale="en-GB",
    )
    speaks(frame(page, "#asked iframe"), "eo")
    speaks(frame(page, "#unknown iframe"), "en")
    page.evaluate("""() => {
        document.querySelector("#unknown iframe").id = "before";
        document.querySelector("#unknown").setAttribute("language", "eo");
    }""")
    speaks(frame(page, "#unknown iframe:not(#before)"), "eo")


def test_without_a_choice_it_is_the_readers(article: Article) -> None:
    page = article.open(
        '<townwright-game id="readers" record="game.json"></townwright-game>'
        '<townwright-game id="english" record="game.json" language="en"></townwright-game>',
        locale="eo",
    )
    speaks(frame(page, "#readers iframe"), "eo")
    speaks(frame(page, "#english iframe"), "en")
