"""The about page, and what the pages may do: nothing beyond this site."""

from __future__ import annotations

import json
import re

from tools.build.about import ABOUT_TEXTS, COMPILED_IN, parts
from tools.build.layout import DIST, ROOT

# One file has no others to keep its parts in; the gallery has its style in itself.
MAY_USE_MORE = {"townwright.html": {"'unsafe-inline'", "blob:", "data:"}, "gallery.html": {"'sha256"}}


def test_every_shipped_part_is_listed_with_its_licence() -> None:
    page = (DIST / "about.html").read_text("utf-8")
    for text in ABOUT_TEXTS.values():
        assert text in page
    for name, licence in (
        ("Townwright", "MIT"),
        ("Python 3.14", "PSF-2.0"),
        ("@pyscript/core", "APACHE-2.0"),
        ("polyscript", "APACHE-2.0"),
        ("pyodide", "MPL-2.0"),
        *COMPILED_IN,
    ):
        assert re.search(rf"<b>{re.escape(name)}[ \d.]*</b> <span>{re.escape(licence)}</span>", page), name
    assert "{{" not in page


def test_licences_that_demand_it_come_with_their_words() -> None:
    words = {part.name: part.words for part in parts()}
    assert "Mozilla Public License Version 2.0" in words["pyodide"]
    assert "Changed here" in words["pyodide"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in words["Python"]
    assert "Apache License" in words["@pyscript/core"]
    assert "Copyright" in words["Townwright"]


def test_every_page_may_use_its_own_site_and_nothing_else() -> None:
    pages = {path.name: path.read_text("utf-8") for path in DIST.glob("*.html")}
    assert pages.keys() >= {"index.html", "embed.html", *MAY_USE_MORE}
    for name, markup in pages.items():
        (found,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', markup[:5000])
        policy = {rule: sources for rule, *sources in map(str.split, found.split(";"))}
        assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == ["'none'"], name
        used = {source for sources in policy.values() for source in sources}
        more = used - {"'none'", "'self'", "'unsafe-eval'"}
        assert {re.sub("sha256-.*", "sha256", source) for source in more} == MAY_USE_MORE.get(name, set()), (
            name
        )
        assert '<meta name="referrer" content="no-referrer">' in markup, name
        assert re.findall(r"<[^>]* on\w+=", markup) == [], name


def test_everything_from_others_is_pinned_by_its_hash() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for place, entry in lock["packages"].items():
        assert not place or entry["integrity"].startswith("sha512-"), place
    for path in (ROOT / "requirements").iterdir():
        text = path.read_text("utf-8").replace("\\\n", "")
        pinned = [line for line in text.splitlines() if line and not line.startswith("#")]
        assert pinned
        assert all("==" in line and "--hash=sha256:" in line for line in pinned), path.name
