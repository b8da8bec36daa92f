"""The parts that others wrote, as they come: PyScript, and Pyodide with our wrapper beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

from .layout import NODE_MODULES, PYODIDE, PYSCRIPT, WEB

WRAPPER = ("interpreter.mjs", "database.mjs")
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def vendor() -> list[Path]:
    """Copy them; returns the copies."""
    copies = {
        source: PYSCRIPT / source.name
        for source in sorted((NODE_MODULES / "@pyscript" / "core" / "dist").iterdir())
        if source.suffix in {".js", ".css"}
    }
    copies |= {NODE_MODULES / "pyodide" / name: PYODIDE / name for name in RUNTIME}
    copies |= {WEB / name: PYODIDE / name for name in WRAPPER}
    for source, target in copies.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    return list(copies.values())
