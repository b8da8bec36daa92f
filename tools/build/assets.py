"""Our own files that every page loads: scripts and style sheet, beside the wheels."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from townwright.drawing import STYLE

from .layout import ASSETS, WEB

SCRIPTS = (
    "boot.js",
    "database.mjs",
    "interpreter.mjs",
    "main.py",
    "observers.mjs",
    "snapshot.mjs",
    "start.mjs",
    "updates.mjs",
    "wasm.mjs",
)
STYLES = ("styles", "forms", "calculator", "embedding")


def write_assets(runtime: str, wheels: list[Path], memory: Path) -> list[Path]:
    """Write them to build/townwright.

    Args:
        runtime: the folder beside theirs with what others wrote, which the scripts import.
        wheels: what Python needs, which lies beside the scripts.
        memory: the snapshot of Python's memory.
    """
    values = {
        "{{runtime}}": runtime,
        "{{wheels}}": json.dumps([path.name for path in wheels]),
        "{{head}}": str(size_of_head(memory)),
    }
    written = {}
    for name in SCRIPTS:
        text = (WEB / name).read_text("utf-8")
        for place, value in values.items():
            text = text.replace(place, value)
        written[name] = text
    # One style sheet of all: the pages' around the table, the drawings', the interface's.
    written["styles.css"] = "\n".join([style("shell"), STYLE, *map(style, STYLES)])
    for name, content in written.items():
        (ASSETS / name).write_text(content, "utf-8")
    return [ASSETS / name for name in written]


def size_of_head(memory: Path) -> int:
    """How many bytes Pyodide puts before the memory in a snapshot, as its second number says."""
    with gzip.open(memory) as packed:
        return int.from_bytes(packed.read(8)[4:], "little")


def style(name: str) -> str:
    """One of the style sheets in web/."""
    return (WEB / f"{name}.css").read_text("utf-8")
