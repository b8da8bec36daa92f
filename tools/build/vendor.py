"""The parts that others wrote, as they come."""

from __future__ import annotations

import shutil
from pathlib import Path

from .layout import NODE_MODULES, PYODIDE, PYSCRIPT

PYSCRIPT_PARTS = ("core.js", "core-*.js", "py-????????.js", "error-*.js")
"""What the pages load, the plugin for errors even though it is off; PyScript's editors, terminals and its
other Python stay away."""
PYODIDE_PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def vendor() -> list[Path]:
    """Copy them; returns the copies."""
    copies = []
    for origin, target, parts in (
        (NODE_MODULES / "@pyscript" / "core" / "dist", PYSCRIPT, PYSCRIPT_PARTS),
        (NODE_MODULES / "pyodide", PYODIDE, PYODIDE_PARTS),
    ):
        target.mkdir(parents=True, exist_ok=True)
        for part in parts:
            (source,) = origin.glob(part)
            copies.append(Path(shutil.copyfile(source, target / source.name)))
    return copies
