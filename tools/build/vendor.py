"""The parts that others wrote: PyScript as it comes, Pyodide trimmed and its module made a script."""

from __future__ import annotations

import shutil
from pathlib import Path

from .layout import NODE_MODULES, PYODIDE, PYSCRIPT
from .trimming import trimmed, with_exports

PYSCRIPT_PARTS = ("core.js", "core-*.js", "py-????????.js", "error-*.js")
"""What the pages load, the plugin for errors even though it is off; PyScript's editors, terminals and its
other Python stay away."""


def vendor() -> list[Path]:
    """Copy them; returns the copies."""
    for folder in (PYSCRIPT, PYODIDE):
        folder.mkdir(parents=True, exist_ok=True)
    found = [next((NODE_MODULES / "@pyscript" / "core" / "dist").glob(part)) for part in PYSCRIPT_PARTS]
    copies = [Path(shutil.copyfile(source, PYSCRIPT / source.name)) for source in found]
    origin = NODE_MODULES / "pyodide"
    module, loader = ((origin / name).read_text("utf-8") for name in ("pyodide.asm.mjs", "pyodide.mjs"))
    module, names = trimmed(module, loader)
    for name, content in {"pyodide.mjs": loader, "pyodide.asm.js": as_script(module)}.items():
        (PYODIDE / name).write_text(content, "utf-8")
        copies.append(PYODIDE / name)
    copies.append(PYODIDE / "pyodide.asm.wasm")
    with_exports(origin / "pyodide.asm.wasm", copies[-1], names)
    return copies


def as_script(module: str) -> str:
    """Pyodide's module as a script, which makes a global function of what the module exports.

    Where a service worker keeps it, Chromium keeps a script compiled; it parses a module anew on every visit,
    and this one is a megabyte.

    Raises:
        ValueError: The module is not as this function knows it.
    """
    body, exported, rest = module.partition("export default _createPyodideModule;")
    if not exported or rest.strip() or not body.startswith("async function _createPyodideModule("):
        raise ValueError("pyodide.asm.mjs exports something else")
    body = body.replace("import.meta.url", "pyodideAddress")
    return f"const pyodideAddress = document.currentScript.src;\n{body}"
