"""Texts: extracts them from the code into web/locale (`make texts`) and compiles the catalogues."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from .layout import BUILD, INTERFACE, ROOT, VERSION, WEB, sources

LOCALE = WEB / "locale"
DOMAIN = "townwright"
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}


def catalogues() -> list[Path]:
    """The catalogues of all languages, web/locale/LANGUAGE/LC_MESSAGES/townwright.po."""
    return sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def language(catalogue: Path) -> str:
    """The language of a catalogue: `en`, `fr`."""
    return catalogue.relative_to(LOCALE).parts[0]


def read_catalogue(path: Path) -> Catalog:
    """Read a .po file, strictly."""
    with path.open("rb") as file:
        return read_po(file, locale=language(path), abort_invalid=True)


def translated(texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Texts of the build by language and key; what a catalogue lacks is English."""
    found = {"en": dict(texts)}
    for path in catalogues():
        catalogue = read_catalogue(path)
        messages = {key: catalogue.get(text) for key, text in texts.items()}
        found[language(path)] = {
            key: str(message.string) if message and message.string else texts[key]
            for key, message in messages.items()
        }
    return found


def compile_catalogues() -> list[Path]:
    """Compile every catalogue into build/locale."""
    compiled = []
    for path in catalogues():
        target = BUILD / "locale" / path.relative_to(LOCALE).with_suffix(".mo")
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            write_mo(file, read_catalogue(path))
        compiled.append(target)
    return compiled


def texts_of(file: IO[bytes]) -> Iterator[tuple[Any, str | None]]:
    """Each text of a module (singular and plural together) with its context, in the order of the module."""
    for _line, message, _comments, context in extract(_calls, file, KEYWORDS):  # type: ignore[arg-type] # wrong in Babel
        yield message, context


def _calls(
    file: IO[bytes],
    keywords: Collection[str],
    _tags: object,
    options: object,  # noqa: ARG001 - Babel names it
) -> Iterator[tuple[int, str, tuple[str | None, ...], list[str]]]:
    """Babel's extraction method for Python; its own sees into f-strings from 3.12 on alone."""
    calls = [node for node in ast.walk(ast.parse(file.read())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if isinstance(call.func, ast.Name) and call.func.id in keywords:
            values = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
            texts = tuple(value if isinstance(value, str) else None for value in values)
            yield call.lineno, call.func.id, texts, []


def extracted() -> Catalog:
    """All texts in the code of the interface and of the shell, with the files that they come from."""
    # Without a fixed date every extraction would be a change.
    template = Catalog(
        project="Townwright",
        version=VERSION,
        charset="utf-8",
        fuzzy=False,
        creation_date=datetime(2026, 1, 1, tzinfo=UTC),
    )
    for path in [
        *(path for package in INTERFACE for path in sources(package, "*.py")),
        *(Path(__file__).with_name(name) for name in ("about.py", "shell_texts.py")),
    ]:
        with path.open("rb") as file:
            for message, context in texts_of(file):
                template.add(message, locations=[(path.relative_to(ROOT).as_posix(), 0)], context=context)
    return template


def update() -> None:
    """Write the template and bring every language's catalogue up to date with it."""
    template = extracted()
    LOCALE.mkdir(exist_ok=True)
    targets = {LOCALE / f"{DOMAIN}.pot": template}
    for path in catalogues():
        catalogue = read_catalogue(path)
        catalogue.project, catalogue.version = template.project, template.version
        catalogue.update(template)
        targets[path] = catalogue
    for path, catalogue in targets.items():
        with path.open("wb") as file:
            write_po(file, catalogue, width=100, include_lineno=False, ignore_obsolete=True)
    print(f"{len(template)} texts, {len(targets) - 1} languages")


if __name__ == "__main__":
    update()
