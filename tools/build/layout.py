"""Where the sources of the site lie and where the finished parts go."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
INTERFACE = (WEB / "table", WEB / "calculator", WEB / "embedding")
"""The Python packages of the pages, which travel in one wheel."""
NODE_MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
RUNTIME = BUILD / "runtime"
"""What others wrote: the same through most of our releases, so that browsers keep it."""
PYSCRIPT = RUNTIME / "pyscript"
PYODIDE = RUNTIME / "pyodide"
ASSETS = BUILD / "townwright"
"""Our own files that the pages load."""
DIST = ROOT / "dist"

VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def sources(folder: Path, pattern: str = "*") -> list[Path]:
    """Every file below `folder` that matches `pattern`, sorted, without Python's caches."""
    return sorted(
        path for path in folder.rglob(pattern) if path.is_file() and "__pycache__" not in path.parts
    )


def content_name(folder: Path) -> str:
    """The name under which a folder is published: its own with a digest of all that is in it.

    What such an address once was it stays for ever, so browsers may keep it and versions cannot mix.
    """
    total = hashlib.sha256()
    for path in sources(folder):
        content = path.read_bytes()
        total.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode() + content)
    return f"{folder.name}-{total.hexdigest()[:12]}"
