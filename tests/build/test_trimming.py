"""Pyodide without the names that only packages of machine code ask for."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from subprocess import CalledProcessError

import pytest

from tools.build.layout import NODE_MODULES, PYODIDE
from tools.build.trimming import trimmed, with_exports

MODULE = (
    "var _malloc,_free,___wasm_tag,_PyList_New;"
    "function assignWasmExports(wasmExports){"
    '_malloc=Module["_malloc"]=wasmExports["malloc"];'
    '_free=Module["_free"]=wasmExports["free"];'
    '___wasm_tag=Module["___wasm_tag"]=wasmExports["__wasm_tag"].value>>>0;'
    '_PyList_New=Module["_PyList_New"]=wasmExports["PyList_New"];'
    'memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
    "use(_malloc(1));wasmExports.free(memory)"
)
LOADER = "module.PyList_New()"


WASM = bytes.fromhex(
    "0061736d 01000000"
    "01 04 01 600000"  # a type
    "02 0d 02 01 61 01 78 00 00  01 61 01 79 00 00"  # imports x and y
    "03 03 02 00 00"  # two functions,
    "07 09 02  01 66 00 02  01 67 00 03"  # exported as f and g,
    "0a 0b 02  04 00 10 00 0b  04 00 10 01 0b"  # that call x and y
)
KEEPING_F = bytes.fromhex(
    "0061736d 01000000"
    "01 04 01 600000"
    "02 07 01 01 61 01 78 00 00"
    "03 02 01 00"
    "07 05 01  01 66 00 01"
    "0a 06 01  04 00 10 00 0b"
)


def test_what_nothing_asks_for_is_left_out_of_both() -> None:
    module, names = trimmed(MODULE, LOADER)
    assert module == (
        "var _malloc,_free,_PyList_New;"
        "function assignWasmExports(wasmExports){"
        '_malloc=Module["_malloc"]=wasmExports["malloc"];'
        '_free=Module["_free"]=wasmExports["free"];'
        '_PyList_New=Module["_PyList_New"]=wasmExports["PyList_New"];'
        'memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
        "use(_malloc(1));wasmExports.free(memory)"
    )
    assert {"malloc", "free", "PyList_New", "memory"} <= names
    assert "__wasm_tag" not in names


@pytest.mark.parametrize(
    ("known", "other", "complaint"),
    [
        ("assignWasmExports", "takeExports", "assigns no exports"),
        ("var _malloc,", "let _malloc,", "declares none"),
    ],
)
def test_another_module_is_refused(known: str, other: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"pyodide.asm.mjs {complaint}"):
        trimmed(MODULE.replace(known, other), LOADER)


def test_machine_code_keeps_what_its_exports_need(tmp_path: Path) -> None:
    code, target = tmp_path / "code.wasm", tmp_path / "target.wasm"
    code.write_bytes(WASM)
    with_exports(code, target, ["f", "of something else"])
    assert target.read_bytes() == KEEPING_F


@pytest.mark.parametrize("content", [b"<html>", WASM[:-1]])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    code, target = tmp_path / "code.wasm", tmp_path / "target.wasm"
    code.write_bytes(content)
    with pytest.raises(CalledProcessError):
        with_exports(code, target, ["f"])
    assert not target.exists()


def exports(code: Path) -> set[str]:
    """The names of what a WebAssembly module exports."""
    program = """
        const module = new WebAssembly.Module(require("fs").readFileSync(process.argv[1]));
        console.log(WebAssembly.Module.exports(module).map(({ name }) => name).join(" "));
    """
    listed = subprocess.run(["node", "-e", program, str(code)], check=True, capture_output=True, text=True)
    return set(listed.stdout.split())


def test_all_that_the_vendored_module_asks_for_is_there() -> None:
    origin = NODE_MODULES / "pyodide" / "pyodide.asm.mjs"
    before, after = origin.read_text("utf-8"), (PYODIDE / "pyodide.asm.js").read_text("utf-8")
    asked_for = set(re.findall(r'wasmExports\["([\w$]+)"\]', after))
    assert exports(PYODIDE / "pyodide.asm.wasm") == asked_for
    assert 200 < len(asked_for) < 400
    assigned = set(re.findall(r'Module\["(\w+)"\]=\w*=?wasmExports', before))
    used = set(re.findall(r"\bModule\.(\w+)", after)) & assigned
    assert used <= set(re.findall(r'Module\["(\w+)"\]=\w*=?wasmExports', after))
