"""Wheels and archives come out the same each time and are what installers expect."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from tools.build.archives import read_zip, write_wheel, write_zip
from tools.build.layout import ROOT, VERSION

FILES = {"sample/__init__.pyc": b"code", "sample/data.txt": b"words" * 1000}


def test_an_archive_depends_on_its_contents_alone(tmp_path: Path) -> None:
    one = write_zip(tmp_path / "one.zip", FILES)
    other = write_zip(tmp_path / "other.zip", dict(reversed(FILES.items())))
    assert one.read_bytes() == other.read_bytes()
    assert read_zip(one) == FILES


def test_a_wheel_records_every_file(tmp_path: Path) -> None:
    wheel = write_wheel(tmp_path / "sample-1.2-py3-none-any.whl", FILES, ("townwright",))
    files = read_zip(wheel)
    record = files.pop("sample-1.2.dist-info/RECORD").decode()
    expected = {"sample-1.2.dist-info/RECORD,,"}
    for name, content in files.items():
        checksum = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        expected.add(f"{name},sha256={checksum},{len(content)}")
    assert set(record.splitlines()) == expected
    metadata = files["sample-1.2.dist-info/METADATA"].decode().splitlines()
    assert metadata[1:] == ["Name: sample", "Version: 1.2", "Requires-Dist: townwright"]
    assert b"Tag: py3-none-any\n" in files["sample-1.2.dist-info/WHEEL"]


def test_the_engine_wheel_is_pure_typed_reproducible_and_needs_nothing(tmp_path: Path) -> None:
    wheels = [
        Path(next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path / name), versions=["standard"])))
        for name in ("one", "other")
    ]
    assert [wheel.name for wheel in wheels] == [f"townwright-{VERSION}-py3-none-any.whl"] * 2
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    files = read_zip(wheels[0])
    assert "townwright/py.typed" in files
    assert {name.split("/")[0] for name in files} == {"townwright", f"townwright-{VERSION}.dist-info"}
    metadata = files[f"townwright-{VERSION}.dist-info/METADATA"].decode()
    assert "Requires-Dist" not in metadata
    assert "Requires-Python: >=3.11" in metadata
