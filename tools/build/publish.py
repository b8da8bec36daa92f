"""Puts the finished parts where browsers find them, under names that change with their content."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from .archives import write_zip
from .layout import ASSETS, DIST, ROOT, RUNTIME, content_name, sources

ARCHIVE = ROOT / "dist.zip"


def addresses() -> tuple[str, str]:
    """Where the pages find our own files and what others wrote, relative to the pages."""
    return f"assets/{content_name(ASSETS)}", f"assets/{content_name(RUNTIME)}"


def publish(folder: Path) -> list[Path]:
    """Copy a folder's files to their place in dist/; returns the copies."""
    target = DIST / "assets" / content_name(folder)
    copies = []
    for source in sources(folder):
        copy = target / source.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copies.append(Path(shutil.copyfile(source, copy)))
    return copies


def tidy(folder: Path, kept: Iterable[Path]) -> None:
    """Remove whatever earlier builds left in a folder besides the files that are `kept`."""
    wanted = set(kept)
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in wanted:
            path.unlink()


def write_archive(files: Iterable[Path]) -> Path:
    """Pack the site as dist.zip for a release."""
    return write_zip(ARCHIVE, {path.relative_to(DIST).as_posix(): path.read_bytes() for path in files})
