"""The about page: what this is, and the licences of everything that is shipped with it."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from townwright.drawing import STYLE, logo

from .layout import DIST, ENGINE, NODE_MODULES, ROOT, VERSION, WEB, sources
from .texts import catalogues, translated

LICENCES = WEB / "licences"
TEMPLATE = WEB / "about.html"
BESIDE = WEB / "about.css", WEB / "about.js"


def _(text: str) -> str:
    """Marks a text for extraction."""
    return text


ABOUT_TEXTS = {
    "title": _("About Townwright"),
    "what": _(
        "Townwright plays the rules of published board games. It is not made or endorsed by their "
        "publishers; its code, words and pictures are its own."
    ),
    "privacy": _(
        "Everything happens in this browser. The page asks no other host for anything; games and settings "
        "stay on this device."
    ),
    "parts": _("What is in it, and under which licences"),
    "play": _("Play a game"),
}


class Part(NamedTuple):
    """Something that is shipped: its licence by SPDX name, and the licence's words where they are at hand."""

    name: str
    version: str
    licence: str
    words: str = ""


COMPILED_IN = (
    ("bzip2", "bzip2-1.0.6"),
    ("Emscripten", "MIT"),
    ("Expat", "MIT"),
    ("HACL*", "MIT"),
    ("libffi", "MIT"),
    ("libmpdec", "BSD-2-Clause"),
    ("mimalloc", "MIT"),
    ("musl", "MIT"),
    ("SQLite", "blessing"),
    ("XZ Utils", "0BSD"),
    ("zlib", "Zlib"),
    ("Zstandard", "BSD-3-Clause"),
)
"""Libraries within pyodide.asm.wasm."""

CHANGES = """Changed here: what nothing asks for is left out of pyodide.asm.wasm and of its module, which is
a script. In Townwright's source tools/build/trimming.py, trim.mjs and vendor.py beside it tell how.

"""
"""What the licence of Pyodide wants to be said."""

NOT_SHIPPED = {"@types/emscripten", "ws"}
"""Pyodide names them, for other uses than in a browser."""


def packages() -> Iterator[Part]:
    """The packages whose code is in the vendored files, by name, each once for every version of it."""
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    seen = set()
    for place, entry in sorted(lock.items()):
        name = place.rpartition("node_modules/")[2]
        if not place or entry.get("dev") or name in NOT_SHIPPED or (name, entry["version"]) in seen:
            continue
        seen.add((name, entry["version"]))
        folder = NODE_MODULES.parent / place
        words = "".join(path.read_text("utf-8") for path in sorted(folder.glob("LICEN[CS]E*")))
        yield Part(name, entry["version"], entry["license"], words)


def parts() -> list[Part]:
    """Everything that is shipped, ourselves first."""
    python = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    ours = Part("Townwright", VERSION, "MIT", (ROOT / "LICENSE").read_text("utf-8"))
    mozilla = CHANGES + (LICENCES / "MPL-2.0.txt").read_text("utf-8")
    known = [part._replace(words=mozilla) if part.name == "pyodide" else part for part in packages()]
    cpython = Part("Python", python, "PSF-2.0", (LICENCES / "PSF-2.0.txt").read_text("utf-8"))
    return [ours, cpython, *known, *(Part(name, "", licence) for name, licence in COMPILED_IN)]


def write_about() -> list[Path]:
    """Write about.html, about-LANGUAGE.html for every other language, their style sheet and their script."""
    template = TEMPLATE.read_text("utf-8").replace("{{logo}}", logo())
    listed = "\n".join(map(_listed, parts()))
    contents = {path.name: path.read_text("utf-8") for path in BESIDE}
    contents["about.css"] = STYLE + contents["about.css"]
    for language, texts in translated(ABOUT_TEXTS).items():
        page = template.replace("{{language}}", language).replace("{{list}}", listed)
        for key, text in texts.items():
            page = page.replace(f"{{{{{key}}}}}", html.escape(text))
        contents["about.html" if language == "en" else f"about-{language}.html"] = page
    for name, content in contents.items():
        (DIST / name).write_text(content, "utf-8")
    return [DIST / name for name in contents]


def about_inputs() -> list[Path]:
    """Everything that decides what write_about writes."""
    ours = [TEMPLATE, *BESIDE, *LICENCES.iterdir(), *catalogues(), *sources(ENGINE, "*.py")]
    return [*ours, ROOT / "LICENSE", ROOT / "package-lock.json"]


def _listed(part: Part) -> str:
    title = html.escape(f"{part.name} {part.version}".strip())
    head = f"<b>{title}</b> <span>{html.escape(part.licence)}</span>"
    if not part.words:
        return f"<li>{head}</li>"
    return f"<li><details><summary>{head}</summary><pre>{html.escape(part.words)}</pre></details></li>"
