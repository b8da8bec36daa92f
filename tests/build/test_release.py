"""What is released: lasting names, the list of what is kept offline, sizes, the same bytes every time."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest

from tools.build.layout import ASSETS, BUILD, DIST, RUNTIME, content_name, sources
from tools.build.offline import kept_offline
from tools.build.publish import ARCHIVE, tidy
from tools.build.sizes import first_visit, sent_size
from tools.build.wheels import COMPILED_TAG, SOURCE_TAG, compile_archives


def kept_names() -> dict[str, str]:
    """The service worker's list: SHA-256 by address."""
    program = (DIST / "sw.js").read_text("utf-8")
    names: dict[str, str] = json.loads(re.findall(r"const FILES = (\{.*?\});", program, re.DOTALL)[0])
    return names


def test_a_name_follows_the_content(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("1")
    before = content_name(tmp_path)
    assert content_name(tmp_path) == before
    (tmp_path / "one.txt").write_text("2")
    after = content_name(tmp_path)
    (tmp_path / "one.txt").rename(tmp_path / "two.txt")
    assert len({before, after, content_name(tmp_path)}) == 3


@pytest.mark.parametrize("folder", [ASSETS, RUNTIME])
def test_assets_are_published_under_the_name_of_their_content(folder: Path) -> None:
    published = DIST / "assets" / content_name(folder)
    assert [path.relative_to(published) for path in sources(published)] == [
        path.relative_to(folder) for path in sources(folder)
    ]


def test_nothing_else_is_published() -> None:
    folders = {path.name for path in (DIST / "assets").iterdir()}
    assert folders == {content_name(ASSETS), content_name(RUNTIME)}


def test_tidying_removes_the_rest(tmp_path: Path) -> None:
    for name in ("kept/file", "old/file"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("content")
    tidy(tmp_path, [tmp_path / "kept" / "file"])
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "kept", tmp_path / "kept" / "file"]


def test_the_service_worker_keeps_the_pages_and_all_they_load() -> None:
    names = kept_names()
    for page in ("index.html", "calculator.html", "about.html"):
        markup = (DIST / page).read_text("utf-8")
        named = {page, *re.findall(r'(?:href|src)="([^"#]+)"', markup)}
        assert named - set(names) == set()
    assert any(name.endswith("/python.snapshot") for name in names)
    assert not names.keys() & {"sw.js", "sw-off.js", "gallery.html", "townwright.html"}


def test_the_service_worker_knows_every_file_by_its_digest() -> None:
    for name, digest in kept_names().items():
        assert base64.b64encode(hashlib.sha256((DIST / name).read_bytes()).digest()).decode() == digest, name


def test_the_archive_is_the_site() -> None:
    with zipfile.ZipFile(ARCHIVE) as archive:
        assert archive.testzip() is None
        assert sorted(archive.namelist()) == sorted(
            path.relative_to(DIST).as_posix() for path in sources(DIST)
        )


def test_sizes_stay_within_their_budget() -> None:
    everything = sources(DIST)
    assert {"pyodide.asm.wasm", "pyodide.asm.js", "core.js"} < {path.name for path in first_visit()}
    assert sum(map(sent_size, first_visit())) < 7_000_000
    assert sum(map(sent_size, kept_offline(everything))) < 12_600_000
    assert (DIST / "townwright.html").stat().st_size <= 9_000_000
    assert sum(path.stat().st_size for path in everything) < 30_000_000


def test_compiling_again_gives_the_same_bytes(tmp_path: Path) -> None:
    # Together, as the build does: what is written depends a little on what was compiled before.
    wheels = [*(DIST / "wheels").glob("townwright-*.whl"), *(BUILD / "wheels").glob("table-*.whl")]
    compile_archives({wheel: tmp_path / wheel.name for wheel in wheels}, level=2)
    assert len(wheels) == 2
    for wheel in wheels:
        before = BUILD / "compiled" / wheel.name.replace(SOURCE_TAG, COMPILED_TAG)
        assert (tmp_path / wheel.name).read_bytes() == before.read_bytes()
