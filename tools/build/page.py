"""The pages from their template: first picture, the shell's texts in every language, what to fetch early."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from townwright.drawing import favicon, first_city, first_picture
from townwright.drawing.gallery import gallery

from .layout import ASSETS, DIST, ENGINE, PYODIDE, PYSCRIPT, VERSION, WEB, sources
from .shell_texts import SHELL_TEXTS
from .texts import catalogues, translated

PYSCRIPT_CONFIG = {
    "name": "Townwright",
    # Each would be fetched whether it is used or not; errors are reported by boot.js.
    "plugins": [
        f"!{plugin}"
        for plugin in (
            "codemirror",
            "deprecations-manager",
            "donkey",
            "error",
            "py-editor",
            "py-game",
            "py-terminal",
        )
    ],
}
# A file calculator.py beside the package of that name would stand in its way.
CALCULATOR_PROGRAM = "from calculator.program import start; start()"


def config(assets: str) -> str:
    """PyScript's settings as JSON.

    Args:
        assets: Address of the folder with our own files.
    """
    return json.dumps({"interpreter": f"{assets}/interpreter.mjs"} | PYSCRIPT_CONFIG)


def preloads(assets: str, runtime: str, *programs: str) -> str:
    """Links that let the browser fetch at once what each file would ask for only when it runs.

    Args:
        assets: Address of the folder with our own files.
        runtime: Address of the folder with what others wrote.
        programs: Files of Python that the page names.
    """
    python = [f"{runtime}/pyodide/{path.name}" for path in sorted(PYODIDE.glob("*.mjs"))]
    python += [f"{assets}/{name}" for name in ("database.mjs", "observers.mjs")]
    pyscript = [f"{runtime}/pyscript/{path.name}" for path in sorted(PYSCRIPT.glob("*.js"))]
    # Not the .wasm: Chromium keeps the compiled form of what a script fetched, not of what a link fetched.
    fetched = [f"{runtime}/pyodide/python_stdlib.zip"]
    fetched += [f"{assets}/{path.name}" for path in sorted(ASSETS.glob("*.whl"))]
    fetched += [f"{assets}/{name}" for name in ("pyodide-lock.json", *programs)]
    return "\n".join(
        [f'<link rel="preload" as="script" href="{runtime}/pyodide/pyodide.asm.js">']
        + [f'<link rel="modulepreload" href="{address}">' for address in python]
        + [f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in fetched]
        + [f'<link rel="modulepreload" href="{address}">' for address in pyscript]
    )


def write_pages(assets: str, runtime: str) -> list[Path]:
    """Write index.html, calculator.html, embed.html with its script, and gallery.html.

    Args:
        assets: Address of the folder with our own files, seen from the pages.
        runtime: Address of the folder with what others wrote.
    """
    texts = json.dumps(translated(SHELL_TEXTS), ensure_ascii=False, separators=(",", ":")).replace(
        "<", "\\u003c"
    )
    values = {key: html.escape(text) for key, text in SHELL_TEXTS.items()} | {
        "assets": assets,
        "version": VERSION,
        "shell_texts": texts,
        "config": html.escape(config(f"./{assets}")),
    }
    table = {
        "title_key": "title",
        "picture": first_picture(),
        "preloads": preloads(assets, runtime, "main.py"),
        "program": f'<script type="py" src="{assets}/main.py" config="{values["config"]}"></script>',
    }
    calculator = {
        "title": values["calculator_title"],
        "title_key": "calculator_title",
        "description": values["calculator_description"],
        "picture": f'<div class="first-picture">{first_city()}</div>',
        "preloads": preloads(assets, runtime),
        "program": f'<script type="py" config="{values["config"]}">{CALCULATOR_PROGRAM}</script>',
    }
    embedded = {
        "title_key": "title",
        "picture": first_picture(),
        "preloads": preloads(assets, runtime),
        "program": (
            f'<script type="py" config="{values["config"]}">'
            "from embedding.program import start; start()</script>"
        ),
    }
    written = {
        "index.html": filled_in(values | table),
        "calculator.html": filled_in(values | calculator),
        "embed.html": filled_in(values | embedded),
        "embed.js": (WEB / "embed.js").read_text("utf-8"),
        "favicon.svg": favicon(),
        "gallery.html": gallery(),
    }
    for name, content in written.items():
        (DIST / name).write_text(content, "utf-8")
    return [DIST / name for name in written]


def filled_in(values: dict[str, str]) -> str:
    """The template of all pages with the values of one."""
    template = (WEB / "index.html").read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], template)


def page_inputs() -> list[Path]:
    """Everything that decides what write_pages writes, apart from the files that the pages name."""
    return [WEB / "index.html", WEB / "embed.js", *catalogues(), *sources(ENGINE, "*.py")]
