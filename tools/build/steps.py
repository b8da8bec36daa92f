"""Incremental steps: each is run again only when its inputs, its outputs or the code of the build changed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from .layout import BUILD, ROOT, sources

STAMPS = BUILD / "stamps"
CODE = sources(Path(__file__).parent)


def digest(paths: Iterable[Path]) -> str:
    """One SHA-256 over names and contents of files; a file that does not exist counts as such."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes() if path.is_file() else b"missing"
        total.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def step(name: str, inputs: Iterable[Path], action: Callable[[], Iterable[Path]]) -> list[Path]:
    """Run `action` unless it was run before on the same inputs and all it made is still there unchanged.

    Args:
        name: what the step makes, as printed; also names its stamp.
        inputs: the files that decide the result. The build's own code is added to them.
        action: makes the outputs and returns their paths.

    Returns:
        The paths of the outputs.
    """
    stamp = STAMPS / name.replace(" ", "-")
    key = digest([*inputs, *CODE])
    if stamp.is_file():
        old_key, old_outputs, *names = stamp.read_text("utf-8").splitlines()
        outputs = [ROOT / line for line in names]
        if old_key == key and digest(outputs) == old_outputs:
            print(f"  {name}: up to date")
            return outputs
    begun = time.perf_counter()
    outputs = sorted(action())
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(
        "\n".join([key, digest(outputs), *(str(path.relative_to(ROOT)) for path in outputs)]), "utf-8"
    )
    size = sum(path.stat().st_size for path in outputs)
    print(f"  {name}: {len(outputs)} files, {size / 1000:.0f} kB, {time.perf_counter() - begun:.1f} s")
    return outputs
