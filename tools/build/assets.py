"""Our own files that every page loads: scripts and style sheet, beside the wheels."""

from __future__ import annotations

from pathlib import Path

from townwright.drawing import STYLE

from .layout import ASSETS, WEB

SCRIPTS = ("boot.js", "database.mjs", "interpreter.mjs", "main.py", "start.mjs", "updates.mjs")
STYLES = ("styles", "forms", "calculator")


def write_assets(runtime: str) -> list[Path]:
    """Write them to build/assets.

    Args:
        runtime: the folder beside theirs with what others wrote, which the scripts import.
    """
    written = {name: (WEB / name).read_text("utf-8").replace("{{runtime}}", runtime) for name in SCRIPTS}
    # One style sheet of all: the pages' around the table, the drawings', the interface's.
    written["styles.css"] = "\n".join([style("shell"), STYLE, *map(style, STYLES)])
    for name, content in written.items():
        (ASSETS / name).write_text(content, "utf-8")
    return [ASSETS / name for name in written]


def style(name: str) -> str:
    """One of the style sheets in web/."""
    return (WEB / f"{name}.css").read_text("utf-8")
