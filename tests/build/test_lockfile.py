"""The lock file's entries where pyodide-build cannot run are those that it writes."""

from __future__ import annotations

from pathlib import Path

from tools.build.archives import write_wheel
from tools.build.lockfile import lock_entry

WRITTEN_BY_PYODIDE_BUILD = {
    "depends": ["townwright"],
    "file_name": "sample-1.2-py314-none-any.whl",
    "imports": [],
    "install_dir": "site",
    "name": "sample",
    "package_type": "package",
    "sha256": "7bd0d21845109b1a0407fe4592e26e7e13fc530a1ecb253a35698ce3d6c255d0",
    "tool": {},
    "unvendored_tests": False,
    "version": "1.2",
}
"""What version 0.39.2 wrote about the wheel below."""


def test_an_entry_is_what_pyodide_build_writes(tmp_path: Path) -> None:
    wheel = write_wheel(
        tmp_path / "sample-1.2-py314-none-any.whl",
        {"sample/__init__.pyc": b"1", "sample/data.txt": b"2"},
        ("townwright",),
    )
    assert lock_entry(wheel) == WRITTEN_BY_PYODIDE_BUILD
