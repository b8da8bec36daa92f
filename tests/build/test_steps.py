"""A step of the build is run when something changed, and only then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.build import steps

Run = Callable[[], int]


@pytest.fixture
def copying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a step that copies `input` to `output`; returns how often its action has run."""
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(steps, "CODE", [])
    (tmp_path / "input").write_text("first")
    runs = 0

    def copy() -> list[Path]:
        nonlocal runs
        runs += 1
        (tmp_path / "output").write_text((tmp_path / "input").read_text())
        return [tmp_path / "output"]

    def run() -> int:
        assert steps.step("a copy", [tmp_path / "input"], copy) == [tmp_path / "output"]
        return runs

    return run


def test_nothing_is_done_twice(copying: Run) -> None:
    assert [copying(), copying(), copying()] == [1, 1, 1]


def test_a_changed_input_is_noticed(copying: Run, tmp_path: Path) -> None:
    copying()
    (tmp_path / "input").write_text("second")
    assert copying() == 2
    assert (tmp_path / "output").read_text() == "second"


@pytest.mark.parametrize("damage", [Path.unlink, lambda path: path.write_text("spoilt")])
def test_a_lost_or_changed_output_is_made_again(
    copying: Run, tmp_path: Path, damage: Callable[[Path], object]
) -> None:
    copying()
    damage(tmp_path / "output")
    assert copying() == 2
    assert (tmp_path / "output").read_text() == "first"
