"""The finished site holds all it needs and points nowhere else."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile

import pytest

from tools.build.layout import ASSETS, DIST, PYODIDE
from tools.build.shell_texts import SHELL_TEXTS
from tools.build.texts import catalogues, read_catalogue

PAGES = ("index.html", "calculator.html")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_files_of_the_site(page: str) -> None:
    markup = (DIST / page).read_text("utf-8")
    addresses = set(re.findall(r'(?:href|src)="([^"#]*)"', markup)) - {""}
    assert {"boot.js", "start.mjs", "styles.css"} <= {address.split("/")[-1] for address in addresses}
    for address in addresses:
        assert (DIST / address).is_file(), address
    assert re.findall(r"https?://[^\s\"'<]+", markup.replace("http://www.w3.org/2000/svg", "")) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_no_inline_program_that_its_policy_forbids(page: str) -> None:
    markup = (DIST / page).read_text("utf-8")
    for script in re.findall(r"<script([^>]*)>", markup):
        assert 'src="' in script or 'type="application/json"' in script or 'type="py"' in script
    assert re.findall(r"\son\w+=", markup) == []


def test_the_lock_file_knows_our_wheels_and_no_others() -> None:
    lock = json.loads((ASSETS / "pyodide-lock.json").read_text("utf-8"))
    assert sorted(lock["packages"]) == ["table", "townwright"]
    for entry in lock["packages"].values():
        wheel = ASSETS / entry["file_name"]
        assert hashlib.sha256(wheel.read_bytes()).hexdigest() == entry["sha256"]
        assert set(entry["imports"]) == {
            name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name
        }
    assert lock["packages"]["table"]["depends"] == ["townwright"]


@pytest.mark.parametrize("archive", ["python_stdlib.zip", "table-*.whl", "townwright-*.whl"])
def test_python_arrives_compiled(archive: str) -> None:
    (path,) = [*PYODIDE.glob(archive), *ASSETS.glob(archive)]
    names = zipfile.ZipFile(path).namelist()
    assert any(name.endswith(".pyc") for name in names)
    assert [name for name in names if name.endswith(".py")] == []


def test_translations_of_the_shell_keep_the_placeholders() -> None:
    assert catalogues()
    for catalogue in map(read_catalogue, catalogues()):
        for text in SHELL_TEXTS.values():
            message = catalogue.get(text)
            if message and message.string:
                assert set(re.findall(r"\{\w+\}", str(message.string))) == set(re.findall(r"\{\w+\}", text))
