"""What a visit costs: sizes of the finished site, as they are and as a server sends them that compresses."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from pathlib import Path

from .layout import DIST
from .offline import kept_offline

COMPRESSED_ALREADY = {".zip", ".whl", ".png", ".snapshot"}


@lru_cache
def sent_size(path: Path) -> int:
    """Bytes of a file over a network, compressed where that helps."""
    content = path.read_bytes()
    return len(content) if path.suffix in COMPRESSED_ALREADY else len(gzip.compress(content, 6))


def first_visit() -> list[Path]:
    """Everything that the first page names, and Python's machine code, which `boot.js` asks for."""
    page = DIST / "index.html"
    named = re.findall(r'(?:href|src)="([^"#]+)"', page.read_text("utf-8"))
    return [page, *sorted({DIST / name for name in named if (DIST / name).is_file()}), *DIST.rglob("*.wasm")]


def report(files: list[Path]) -> str:
    """A table of sizes in kB.

    Args:
        files: everything in dist/.
    """
    groups = {
        "to play at once": first_visit(),
        "kept for offline": kept_offline(files),
        "in one file": [path for path in files if path.name == "townwright.html"],
        "all of dist/": files,
    }
    lines = [f"{'':20}{'files':>6}{'kB':>8}{'kB sent':>9}"]
    for name, paths in groups.items():
        size, sent = (sum(map(measure, paths)) / 1000 for measure in (lambda p: p.stat().st_size, sent_size))
        lines.append(f"  {name:18}{len(paths):6}{size:8.0f}{sent:9.0f}")
    return "\n".join(lines)
