"""The wheels: the engine's for everybody, the interface's, and the compiled twins that the page loads."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from .archives import read_zip, write_wheel, write_zip
from .layout import ASSETS, BUILD, DIST, INTERFACE, NODE_MODULES, PYODIDE, ROOT, VERSION, WEB, sources

SOURCE_TAG = "py3-none-any"
COMPILED_TAG = "py314-none-any"
"""Pyodide 314 is CPython 3.14; bytecode of one Python is useless to another."""
LEFT_OUT = {
    *(
        "_pyrepl",
        "bdb.py",
        "doctest.py",
        "modulefinder.py",
        "pdb.py",
        "pickletools.py",
        "profiling",
        "pydoc.py",
    ),
    *("pydoc_data", "pstats.py", "trace.py", "unittest", "venv", "ensurepip", "idlelib", "turtledemo"),
    *("ctypes", "multiprocessing", "optparse.py", "xml", "xmlrpc", "plistlib.py", "wave.py"),
    *("ftplib.py", "imaplib.py", "mailbox.py", "poplib.py", "smtplib.py", "wsgiref"),
    *("_pyio.py", "argparse.py", "configparser.py", "difflib.py", "statistics.py"),
}
"""Parts of the standard library that the page cannot or does not use: for terminals, processes, mail, XML."""
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"}
ENCODINGS |= {"unicode_escape", "utf_16", "utf_32", "utf_8", "utf_8_sig"}
"""The encodings that stay, by module."""


def engine_wheel() -> Path:
    """Build the wheel that other people install, from source, as `pip wheel .` does."""
    (path,) = WheelBuilder(str(ROOT)).build(directory=str(DIST / "wheels"), versions=["standard"])
    return Path(path)


def interface_wheel(catalogues: list[Path]) -> Path:
    """Pack the packages of the pages with the compiled catalogues of their texts."""
    files = {
        str(path.relative_to(WEB)): path.read_bytes() for package in INTERFACE for path in sources(package)
    }
    locale = BUILD / "locale"
    files |= {f"table/locale/{path.relative_to(locale)}": path.read_bytes() for path in catalogues}
    return write_wheel(
        BUILD / "wheels" / f"table-{VERSION}-{SOURCE_TAG}.whl", files, requires=("townwright",)
    )


def compile_archives(pairs: dict[Path, Path], *, level: int) -> None:
    """Compile the modules of each archive (key) into another (value) with the Python that the page runs.

    Args:
        pairs: paths of the archives and of what they become.
        level: as in `compile(optimize=level)`.
    """
    for target in pairs.values():
        target.parent.mkdir(parents=True, exist_ok=True)
    arguments = [str(path) for pair in pairs.items() for path in pair]
    script = Path(__file__).with_name("compile.mjs")
    subprocess.run(["node", str(script), str(level), *arguments], check=True, cwd=ROOT)


def compiled_wheels(*wheels: Path) -> list[Path]:
    """The twins of wheels with .pyc in the place of .py, beside the lock file that names them."""
    compiled = {wheel: BUILD / "compiled" / wheel.name.replace(SOURCE_TAG, COMPILED_TAG) for wheel in wheels}
    compile_archives(compiled, level=2)
    twins = []
    for archive in compiled.values():
        requires = () if archive.name.startswith("townwright-") else ("townwright",)
        twins.append(write_wheel(ASSETS / archive.name, read_zip(archive), requires))
    return twins


def is_wanted(module: Path) -> bool:
    """Whether the page gets this file of the standard library."""
    if module.parts[0] == "encodings":
        return module.stem in ENCODINGS
    return module.parts[0] not in LEFT_OUT


def snapshot(wheels: list[Path]) -> Path:
    """Python's memory, packed, once it has imported what the pages import from these compiled wheels."""
    target = ASSETS / "python.snapshot"
    script = Path(__file__).with_name("snapshot.mjs")
    subprocess.run(["node", script, PYODIDE, target, *wheels], check=True, cwd=ROOT)
    return target


def compiled_library() -> Path:
    """Python's standard library in the place of Pyodide's: compiled, no docstrings, no `LEFT_OUT`.

    PyScript's package is in it as well, which PyScript itself brings along as source.
    """
    whole = read_zip(NODE_MODULES / "pyodide" / "python_stdlib.zip")
    wanted = {name: content for name, content in whole.items() if is_wanted(Path(name))}
    package = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib"
    wanted |= {str(path.relative_to(package)): path.read_bytes() for path in sources(package, "*.py")}
    target = PYODIDE / "python_stdlib.zip"
    compile_archives({write_zip(BUILD / "library.zip", wanted): target}, level=2)
    return target
