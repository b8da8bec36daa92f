"""Pyodide without the names that only packages of machine code ask for."""

from __future__ import annotations

import re

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
    "for(var entry of GOT){if(entry.value==-1){find(entry)}}"
    "use(_malloc(1));wasmExports.free(memory)"
)
LOADER = "module.PyList_New()"


def wasm(*exports: str) -> bytes:
    """A module with an empty section before and after that of its exports."""
    entries = [bytes([len(name)]) + name.encode() + b"\0\x05" for name in exports]
    section = bytes([len(entries)]) + b"".join(entries)
    return b"\0asm\x01\0\0\0" + b"\x01\x01\0" + b"\x07" + bytes([len(section)]) + section + b"\x0a\x01\0"


def test_what_nothing_asks_for_is_left_out_of_both() -> None:
    module, code = trimmed(MODULE, LOADER, wasm("malloc", "free", "__wasm_tag", "PyList_New", "memory"))
    assert module == (
        "var _malloc,_free,_PyList_New;"
        "function assignWasmExports(wasmExports){"
        '_malloc=Module["_malloc"]=wasmExports["malloc"];'
        '_free=Module["_free"]=wasmExports["free"];'
        '_PyList_New=Module["_PyList_New"]=wasmExports["PyList_New"];'
        'memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
        'for(var entry of GOT){if(entry.value==-1){if(symName.startsWith("emscripten_gl"))'
        "{entry.value=0;continue}find(entry)}}"
        "use(_malloc(1));wasmExports.free(memory)"
    )
    assert code == wasm("malloc", "free", "PyList_New", "memory")


@pytest.mark.parametrize(
    ("known", "other", "complaint"),
    [
        ("assignWasmExports", "takeExports", "assigns no exports"),
        ("var _malloc,", "let _malloc,", "declares none"),
        ("entry.value==-1", "entry.value<0", "resolves its symbols in another way"),
    ],
)
def test_another_module_is_refused(known: str, other: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"pyodide.asm.mjs {complaint}"):
        trimmed(MODULE.replace(known, other), LOADER, wasm("malloc"))


def test_long_names_and_many_of_them_are_counted_in_more_than_one_byte() -> None:
    names = [f"{number:0127}" for number in range(150)]
    entries = b"".join(b"\x7f" + name.encode() + b"\0\x80\x01" for name in names)
    content = b"\x96\x01" + entries
    code = (
        b"\0asm\x01\0\0\0\x07"
        + bytes([len(content) & 0x7F | 0x80, len(content) >> 7 & 0x7F | 0x80, 1])
        + content
    )
    assert with_exports(code, set(names)) == code
    assert with_exports(code, {names[149]}) == (
        b"\0asm\x01\0\0\0\x07\x84\x01\x01\x7f" + names[149].encode() + b"\0\x80\x01"
    )


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (b"<html>", "not a WebAssembly module"),
        (wasm("malloc")[:-1], "section 10 has 0 bytes instead of 1"),
    ],
)
def test_other_files_are_refused(code: bytes, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        with_exports(code, set())


def test_all_that_the_vendored_module_asks_for_is_there() -> None:
    origin = NODE_MODULES / "pyodide" / "pyodide.asm.mjs"
    before, after = origin.read_text("utf-8"), (PYODIDE / "pyodide.asm.js").read_text("utf-8")
    code = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    asked_for = set(re.findall(r'wasmExports\["([\w$]+)"\]', after))
    assert with_exports(code, asked_for) == code
    assert 200 < len(asked_for) < 400
    assigned = set(re.findall(r'Module\["(\w+)"\]=\w*=?wasmExports', before))
    used = set(re.findall(r"\bModule\.(\w+)", after)) & assigned
    assert used <= set(re.findall(r'Module\["(\w+)"\]=\w*=?wasmExports', after))
