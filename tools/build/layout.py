"""Where the sources of the site lie and where the finished parts go."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
INTERFACE = (WEB / "table", WEB / "calculator")
"""The Python packages of the pages, which travel in one wheel."""
NODE_MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
PYSCRIPT = DIST / "vendor" / "pyscript"
PYODIDE = DIST / "vendor" / "pyodide"

VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def sources(folder: Path, pattern: str = "*") -> list[Path]:
    """Every file below `folder` that matches `pattern`, sorted, without Python's caches."""
    return sorted(
        path for path in folder.rglob(pattern) if path.is_file() and "__pycache__" not in path.parts
    )
