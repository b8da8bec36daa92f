"""The pages from their template: first picture, the shell's texts in every language, what to fetch early."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from townwright.drawing import STYLE, favicon, first_city, first_picture
from townwright.drawing.gallery import gallery

from .layout import DIST, ENGINE, PYSCRIPT, VERSION, WEB, sources
from .shell_texts import SHELL_TEXTS
from .texts import catalogues, translated

PYSCRIPT_CONFIG = {
    "name": "Townwright",
    "interpreter": "./vendor/pyodide/interpreter.mjs",
    "packages": ["table"],
    # Our wheels are named in Pyodide's lock file; micropip and an index of packages have nothing to add.
    "packages_cache": "passthrough",
    "index_urls": [],
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
FETCHED_FIRST = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
MODULES_FIRST = ("interpreter.mjs", "database.mjs", "pyodide.mjs", "pyodide.asm.mjs")


def preloads(wheels: list[Path], *programs: str) -> str:
    """Links that let the browser fetch at once what each file would ask for only when it runs.

    Args:
        wheels: What Python needs.
        programs: Files of Python that the page names.
    """
    modules = [
        path.relative_to(DIST).as_posix()
        for name in ("core.js", "core-*.js", "py-????????.js", "error-*.js")
        for path in PYSCRIPT.glob(name)
    ]
    modules += [f"vendor/pyodide/{name}" for name in MODULES_FIRST]
    fetched = [f"vendor/pyodide/{name}" for name in FETCHED_FIRST]
    fetched += [path.relative_to(DIST).as_posix() for path in wheels]
    fetched += ["pyscript.json", *programs]
    return "\n".join(
        [f'<link rel="modulepreload" href="{address}">' for address in modules]
        + [f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in fetched]
    )


def write_page(wheels: list[Path]) -> list[Path]:
    """Write index.html, calculator.html and what stands beside them."""
    texts = json.dumps(translated(SHELL_TEXTS), ensure_ascii=False, separators=(",", ":")).replace(
        "<", "\\u003c"
    )
    values = {key: html.escape(text) for key, text in SHELL_TEXTS.items()} | {
        "version": VERSION,
        "shell_texts": texts,
    }
    table = {
        "title_key": "title",
        "picture": first_picture(),
        "preloads": preloads(wheels, "main.py"),
        "program": '<script type="py" src="main.py" config="pyscript.json"></script>',
    }
    calculator = {
        "title": values["calculator_title"],
        "title_key": "calculator_title",
        "description": values["calculator_description"],
        "picture": f'<div class="first-picture">{first_city()}</div>',
        "preloads": preloads(wheels),
        # A file calculator.py beside the package of that name would stand in its way.
        "program": (
            '<script type="py" config="pyscript.json">from calculator.program import start; start()</script>'
        ),
    }
    written = {
        "index.html": filled_in(values | table),
        "calculator.html": filled_in(values | calculator),
        "pyscript.json": json.dumps(PYSCRIPT_CONFIG),
        # One style sheet of all: the pages' around the table, the drawings', the interface's.
        "styles.css": "\n".join([style("shell"), STYLE, *map(style, ("styles", "forms", "calculator"))]),
        "favicon.svg": favicon(),
        "gallery.html": gallery(),
    } | {name: (WEB / name).read_text("utf-8") for name in ("boot.js", "main.py", "start.mjs")}
    for name, content in written.items():
        (DIST / name).write_text(content, "utf-8")
    return [DIST / name for name in written]


def filled_in(values: dict[str, str]) -> str:
    """The template of all pages with the values of one."""
    template = (WEB / "index.html").read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], template)


def style(name: str) -> str:
    """One of the style sheets in web/."""
    return (WEB / f"{name}.css").read_text("utf-8")


def page_inputs() -> list[Path]:
    """Everything that decides what write_page writes, vendored files apart."""
    return [*(path for path in WEB.iterdir() if path.is_file()), *catalogues(), *sources(ENGINE, "*.py")]
