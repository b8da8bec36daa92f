"""The parts that others wrote, as they come, but for one module that becomes a script."""

from __future__ import annotations

import shutil
from pathlib import Path

from .layout import NODE_MODULES, PYODIDE, PYSCRIPT

PYSCRIPT_PARTS = ("core.js", "core-*.js", "py-????????.js", "error-*.js")
"""What the pages load, the plugin for errors even though it is off; PyScript's editors, terminals and its
other Python stay away."""
PYODIDE_PARTS = ("pyodide.mjs", "pyodide.asm.wasm")
PYODIDE_MODULE = "pyodide.asm.mjs"


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
    script = PYODIDE / PYODIDE_MODULE.replace(".mjs", ".js")
    script.write_text(as_script((NODE_MODULES / "pyodide" / PYODIDE_MODULE).read_text("utf-8")), "utf-8")
    return [*copies, script]


def as_script(module: str) -> str:
    """Pyodide's module as a script, which makes a global function of what the module exports.

    Where a service worker keeps it, Chromium keeps a script compiled; it parses a module anew on every visit,
    and this one is a megabyte.

    Raises:
        ValueError: The module is not as this function knows it.
    """
    body, exported, rest = module.partition("export default _createPyodideModule;")
    if not exported or rest.strip() or not body.startswith("async function _createPyodideModule("):
        raise ValueError(f"{PYODIDE_MODULE} exports something else")
    body = body.replace("import.meta.url", "pyodideAddress")
    return f"const pyodideAddress = document.currentScript.src;\n{body}"
