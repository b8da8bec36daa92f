"""The lock file that tells Pyodide which packages there are: ours, and none of the hundreds that it knows.

pyodide-build writes it. It needs Python 3.12 or newer, in a virtual environment of its own; where there is
no such Python the entries are written here, and a test holds them equal to what pyodide-build writes.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

from .archives import read_zip
from .layout import ASSETS, BUILD, NODE_MODULES, ROOT

VENV = BUILD / "pyodide-build"
PACKAGES = ROOT / "requirements" / "pyodide.txt"


def find_pyodide_build() -> Path | None:
    """The `pyodide` command of pyodide-build, installed if need be; None where no Python is new enough."""
    command, stamp = VENV / "bin" / "pyodide", VENV / PACKAGES.name
    if stamp.is_file() and stamp.read_bytes() == PACKAGES.read_bytes():
        return command
    if subprocess.run(
        [ROOT / "tools" / "find_python.sh", "3.12"], check=False, capture_output=True
    ).returncode:
        return None
    subprocess.run([ROOT / "tools" / "make_venv.sh", VENV, PACKAGES, "3.12"], check=True)
    stamp.write_bytes(PACKAGES.read_bytes())
    return command


def lock_entry(wheel: Path) -> dict[str, Any]:
    """What pyodide-build writes about a compiled wheel without extras.

    Args:
        wheel: a wheel with complete metadata; its name tells distribution and version.
    """
    name, version, *_ = wheel.stem.split("-")
    metadata = read_zip(wheel)[f"{name}-{version}.dist-info/METADATA"].decode()
    requires = [
        line.removeprefix("Requires-Dist: ")
        for line in metadata.splitlines()
        if line.startswith("Requires-Dist: ")
    ]
    return {
        "depends": requires,
        "file_name": wheel.name,
        "imports": [],
        "install_dir": "site",
        "name": name,
        "package_type": "package",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "tool": {},
        "unvendored_tests": False,
        "version": version,
    }


def write_lockfile(wheels: list[Path]) -> Path:
    """Write pyodide-lock.json with exactly these wheels, which lie beside it."""
    target = ASSETS / "pyodide-lock.json"
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}
    command = find_pyodide_build()
    if command:
        bare = BUILD / "pyodide-lock.json"
        bare.write_text(json.dumps(lock), "utf-8")
        places = ["--input", str(bare), "--output", str(target), "--base-path", str(ASSETS)]
        subprocess.run([command, "lockfile", "add-wheels", *places, *wheels], check=True, capture_output=True)
        lock = json.loads(target.read_text("utf-8"))
    else:
        print("  (no Python 3.12 or newer for pyodide-build: the build writes the lock file itself)")
        lock["packages"] = {entry["name"]: entry for entry in map(lock_entry, wheels)}
    for wheel in wheels:
        # pyodide-build looks for .py files and finds none.
        folders = {name.split("/")[0] for name in read_zip(wheel) if ".dist-info/" not in name}
        lock["packages"][wheel.name.split("-")[0]]["imports"] = sorted(folders)
    target.write_text(json.dumps(lock, sort_keys=True), "utf-8")
    return target
