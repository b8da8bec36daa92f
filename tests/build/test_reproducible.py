"""A build in another folder, by other hands, elsewhere in the world gives the same files, byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build.layout import BUILD, DIST, NODE_MODULES, ROOT
from tools.build.publish import ARCHIVE
from tools.build.steps import STAMPS

SOURCES = ("engine", "web", "tools", "requirements")
SLOW = ("standard-library", "compiled-wheels")
"""Steps that take long; test_release.py compiles again."""
ELSEWHERE = {"TZ": "Asia/Kathmandu", "LC_ALL": "C", "LANG": "tr_TR.UTF-8", "PYTHONHASHSEED": "12345"}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A copy of the project in a folder with a long name, with nothing built but what takes long."""
    folder = tmp_path / "a folder with a much longer name" / "and spaces" / "deep down"
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.iterdir():
        if path.is_file() and path != ARCHIVE:
            shutil.copy(path, folder)
    (folder / "node_modules").symlink_to(NODE_MODULES)
    if (BUILD / "pyodide-build").exists():
        (folder / "build").mkdir()
        (folder / "build" / "pyodide-build").symlink_to(BUILD / "pyodide-build")
    for name in SLOW:
        stamp = STAMPS / name
        kept = [stamp, *(ROOT / line for line in stamp.read_text("utf-8").splitlines()[2:])]
        for path in kept:
            copy = folder / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    return folder


def test_the_archive_is_the_same_wherever_it_is_built(elsewhere: Path) -> None:
    environment = {**os.environ, **ELSEWHERE, "PYTHONPATH": str(elsewhere / "engine")}
    subprocess.run(
        [sys.executable, "-m", "tools.build"], cwd=elsewhere, env=environment, umask=0o077, check=True
    )
    for path in sorted(DIST.rglob("*")):
        copy = elsewhere / path.relative_to(ROOT)
        assert path.is_dir() or copy.read_bytes() == path.read_bytes(), path
    assert (elsewhere / ARCHIVE.name).read_bytes() == ARCHIVE.read_bytes()
