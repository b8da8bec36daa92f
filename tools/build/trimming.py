"""Leaves out of Pyodide what only packages of machine code ask for, none of which the pages load.

Its machine code names 8,500 functions and places for such packages, and its JavaScript has a variable for
most of them: at every start the browser makes an object of each, and Emscripten finds it a place in a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

IDENTIFIER = re.compile(r"[\w$]+")
ASSIGNMENTS = re.compile(r"(?<=function assignWasmExports\(wasmExports\)\{)[^}]*(?=\})")
ASSIGNMENT = re.compile(
    r'(?<![\w$=])([\w$]+)=(?:Module\["[\w$]+"\]=)?wasmExports\["([\w$]+)"\](?:\.value>>>0)?;?'
)
"""A variable and the export that it is given. Those that are given something more stay as they are."""
UNRESOLVED = "if(entry.value==-1){"
"""Where Emscripten finds a function for a place in the table that has none."""
WITHOUT_OPENGL = 'if(symName.startsWith("emscripten_gl")){entry.value=0;continue}'
"""Nothing draws with OpenGL, of whose functions each would become a module of its own at every start."""
HEADER_BYTES = 8
EXPORTS = 7
"""The number of the section of exports in a WebAssembly module."""


def trimmed(module: str, loader: str, code: bytes) -> tuple[str, bytes]:
    """Pyodide's module and its machine code with those exports alone that JavaScript asks for.

    Args:
        module: The text of `pyodide.asm.mjs`.
        loader: The text of `pyodide.mjs`.
        code: `pyodide.asm.wasm`.

    Raises:
        ValueError: One of them is not as this function knows it.
    """
    (assignments,) = ASSIGNMENTS.findall(module) or _unknown("assigns no exports")
    variables = dict(ASSIGNMENT.findall(assignments))
    (declaration,) = re.findall(rf"var {next(iter(variables), '')},[^;]*;", module) or _unknown(
        "declares none"
    )
    if module.count(UNRESOLVED) != 1:
        _unknown("resolves its symbols in another way")
    elsewhere = module.replace(assignments, "").replace(declaration, "") + loader
    asked_for = set(IDENTIFIER.findall(elsewhere))
    unasked = {variable for variable, export in variables.items() if not asked_for & {variable, export}}

    def kept(assignment: re.Match[str]) -> str:
        return "" if assignment[1] in unasked else assignment[0]

    declared = declaration.removeprefix("var ").removesuffix(";").split(",")
    module = (
        module.replace(assignments, ASSIGNMENT.sub(kept, assignments))
        .replace(declaration, f"var {','.join(name for name in declared if name not in unasked)};")
        .replace(UNRESOLVED, UNRESOLVED + WITHOUT_OPENGL)
    )
    return module, with_exports(code, asked_for | {variables[name] for name in variables.keys() - unasked})


def with_exports(code: bytes, names: set[str]) -> bytes:
    """A WebAssembly module with those of its exports alone that have one of these names.

    Raises:
        ValueError: It is no WebAssembly module, or one that has been cut.
    """
    if not code.startswith(b"\0asm"):
        raise ValueError("not a WebAssembly module")
    parts = [code[:HEADER_BYTES]]
    for number, content in _sections(code):
        if number == EXPORTS:
            wanted = [entry for name, entry in _exports(content) if name in names]
            content = _unsigned(len(wanted)) + b"".join(wanted)  # noqa: PLW2901 - the same section, shorter
        parts += (bytes([number]), _unsigned(len(content)), content)
    return b"".join(parts)


def _unknown(what: str) -> NoReturn:
    raise ValueError(f"pyodide.asm.mjs {what}")


def _sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    place = HEADER_BYTES
    while place < len(code):
        number = code[place]
        size, place = _read_unsigned(code, place + 1)
        if place + size > len(code):
            raise ValueError(f"section {number} has {len(code) - place} bytes instead of {size}")
        yield number, code[place : place + size]
        place += size


def _exports(section: bytes) -> Iterator[tuple[str, bytes]]:
    """Each export's name and whole entry: length of the name, name, kind, index."""
    count, place = _read_unsigned(section, 0)
    for _ in range(count):
        begin = place
        length, place = _read_unsigned(section, place)
        name = section[place : place + length].decode()
        _, place = _read_unsigned(section, place + length + 1)
        yield name, section[begin:place]


def _read_unsigned(data: bytes, place: int) -> tuple[int, int]:
    """A number in LEB128, seven bits in each byte, the lowest first; and the place after it."""
    value = shift = 0
    while True:
        byte = data[place]
        value |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if byte < 0x80:
            return value, place


def _unsigned(value: int) -> bytes:
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])
