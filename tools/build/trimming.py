"""Leaves out of Pyodide what only packages of machine code ask for, none of which the pages load.

Its machine code names 8,500 functions and places for such packages, and its JavaScript has a variable for
most of them: at every start the browser makes an object of each, and Emscripten finds it a place in a table.
Without the names a tenth of the functions is not needed, nor are those that draw with OpenGL, each of which
would become a module of its own.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from .layout import ROOT

IDENTIFIER = re.compile(r"[\w$]+")
ASSIGNMENTS = re.compile(r"(?<=function assignWasmExports\(wasmExports\)\{)[^}]*(?=\})")
ASSIGNMENT = re.compile(
    r'(?<![\w$=])([\w$]+)=(?:Module\["[\w$]+"\]=)?wasmExports\["([\w$]+)"\](?:\.value>>>0)?;?'
)
"""A variable and the export that it is given. Those that are given something more stay as they are."""


def trimmed(module: str, loader: str) -> tuple[str, set[str]]:
    """Pyodide's module without variables that nothing uses, and all names that JavaScript asks for.

    An export of the machine code that has none of these names can be left out.

    Args:
        module: The text of `pyodide.asm.mjs`.
        loader: The text of `pyodide.mjs`.

    Raises:
        ValueError: One of them is not as this function knows it.
    """
    (assignments,) = ASSIGNMENTS.findall(module) or _unknown("assigns no exports")
    variables = dict(ASSIGNMENT.findall(assignments))
    (declaration,) = re.findall(rf"var {next(iter(variables), '')},[^;]*;", module) or _unknown(
        "declares none"
    )
    elsewhere = module.replace(assignments, "").replace(declaration, "") + loader
    asked_for = set(IDENTIFIER.findall(elsewhere))
    unasked = {variable for variable, export in variables.items() if not asked_for & {variable, export}}

    def kept(assignment: re.Match[str]) -> str:
        return "" if assignment[1] in unasked else assignment[0]

    declared = declaration.removeprefix("var ").removesuffix(";").split(",")
    module = module.replace(assignments, ASSIGNMENT.sub(kept, assignments)).replace(
        declaration, f"var {','.join(name for name in declared if name not in unasked)};"
    )
    return module, asked_for | {variables[name] for name in variables.keys() - unasked}


def with_exports(code: Path, target: Path, names: Iterable[str]) -> None:
    """Write WebAssembly with those of its exports alone that have one of these names, and what they need.

    Args:
        code: A module.
        target: Where to write.
        names: Those that are kept; other names may be among them.

    Raises:
        CalledProcessError: It is no WebAssembly module, or one that has been cut; what is wrong is printed.
    """
    command = ["node", str(ROOT / "tools" / "build" / "trim.mjs"), str(code), str(target)]
    subprocess.run(command, check=True, input="\n".join(sorted(names)), text=True)


def _unknown(what: str) -> NoReturn:
    raise ValueError(f"pyodide.asm.mjs {what}")
