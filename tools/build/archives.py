"""Reproducible zip archives and wheels: the same contents give the same bytes, whenever and wherever."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)


def read_zip(path: Path) -> dict[str, bytes]:
    """The files in an archive, by name."""
    with zipfile.ZipFile(path) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}


def write_zip(path: Path, files: Mapping[str, bytes]) -> Path:
    """Pack files, sorted by name, dates and rights fixed; returns the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return path


def write_wheel(path: Path, files: Mapping[str, bytes], requires: tuple[str, ...] = ()) -> Path:
    """Pack a wheel; name, version and tags are those of the file name, the metadata are written anew.

    Args:
        path: where to; its name has the usual five parts, `name-version-python-abi-platform.whl`.
        files: what it installs; metadata that stand among them are replaced.
        requires: names of the distributions that it depends on.
    """
    name, version, *tag = path.stem.split("-")
    info = f"{name}-{version}.dist-info"
    metadata = [f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}"]
    metadata += [f"Requires-Dist: {other}" for other in requires]
    contents = {
        **files,
        f"{info}/METADATA": ("\n".join(metadata) + "\n").encode(),
        f"{info}/WHEEL": (
            f"Wheel-Version: 1.0\nGenerator: townwright\nRoot-Is-Purelib: true\nTag: {'-'.join(tag)}\n"
        ).encode(),
    }
    record = f"{info}/RECORD"
    contents.pop(record, None)
    lines = []
    for file in sorted(contents):
        checksum = base64.urlsafe_b64encode(hashlib.sha256(contents[file]).digest()).rstrip(b"=").decode()
        lines.append(f"{file},sha256={checksum},{len(contents[file])}\n")
    return write_zip(path, {**contents, record: "".join([*lines, f"{record},,\n"]).encode()})
