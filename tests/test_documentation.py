"""Examples in the documentation do what they say."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from townwright import __version__

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "engine"
WITH_EXAMPLES = [path for path in sorted(ENGINE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_examples_in_docstrings(path: Path) -> None:
    name = ".".join(path.relative_to(ENGINE).with_suffix("").parts)
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


PAGES = [
    path
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_examples_on_pages(path: Path) -> None:
    results = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


def test_addresses_of_the_wheel_tell_its_version() -> None:
    text = (ROOT / "docs" / "use-the-engine.md").read_text("utf-8")
    assert set(re.findall(r"/townwright-([\w.]+)-py3-none-any\.whl", text)) == {__version__}
