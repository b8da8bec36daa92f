"""The whole game in one page, dist/townwright.html, that plays when it is opened from a disk."""

from __future__ import annotations

import base64
import gzip
import io
import json
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urljoin

from .archives import EPOCH, read_zip
from .layout import DIST, WEB
from .page import CALCULATOR_PROGRAM, config
from .publish import addresses
from .text_packing import packed_text

SITE = "https://townwright.invalid/"
"""A host that cannot exist: what the page would fetch from its site it looks for under this address."""
POLICY = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; connect-src data: blob:; img-src data: blob:; "
    "script-src 'unsafe-inline' 'unsafe-eval' blob: data:; style-src 'unsafe-inline'"
)
SPECIFIER = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}/[^"']+)\2""")


def linked(address: str, text: str) -> str:
    """A module with full addresses in its imports, for it will have no address of its own."""
    text = SPECIFIER.sub(lambda found: f"{found[1]}{found[2]}{urljoin(address, found[3])}{found[2]}", text)
    return text.replace("import.meta.url", json.dumps(address))


def uncompressed(archive: Path) -> bytes:
    """The same archive without compression of its own: packed as a whole it becomes smaller."""
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w") as packed:
        for name, content in read_zip(archive).items():
            packed.writestr(zipfile.ZipInfo(name, EPOCH), content)
    return result.getvalue()


def packed_files() -> dict[str, bytes]:
    """What the page would fetch, by address relative to the site, prepared to be packed."""
    files = {}
    for folder in addresses():
        for path in sorted((DIST / folder).rglob("*.*")):
            name = path.relative_to(DIST).as_posix()
            match path.suffix:
                case ".mjs" | ".js":
                    files[name] = linked(SITE + name, path.read_text("utf-8")).encode()
                case ".zip" | ".whl":
                    files[name] = uncompressed(path)
                case ".wasm" | ".json":
                    files[name] = path.read_bytes()
    return files


def about_pages() -> dict[str, bytes]:
    """The pages of text, by address, each whole in itself."""
    style = f"<style>{(DIST / 'about.css').read_text('utf-8')}</style>"
    script = f"<script>{(DIST / 'about.js').read_text('utf-8')}</script>"
    parts = {
        r'(?<=Security-Policy" content=")[^"]*': POLICY,
        r'<link rel="stylesheet"[^>]*>': style,
        r'<script src="about.js"></script>': script,
        r'<link rel="icon"[^>]*>': "",
        r'<a href="index.html">.*?</a>': "",
    }
    return {path.name: replaced(path.read_text("utf-8"), parts).encode() for path in DIST.glob("about*.html")}


def element(name: str, content: bytes) -> str:
    """A file, packed, as an element of the page."""
    packed = gzip.compress(content, 9, mtime=0)
    attributes = f'type="text/plain" data-file="{name}" data-size="{len(packed)}"'
    return f"<script {attributes}>{packed_text(packed)}</script>"


def replaced(text: str, parts: Mapping[str, str]) -> str:
    """The text with each pattern, which must occur, replaced."""
    for pattern, part in parts.items():
        text, count = re.subn(pattern, lambda _, part=part: part, text)  # type: ignore[misc]
        if not count:
            raise ValueError(f"nothing on the page matches {pattern}")
    return text


def write_single_file() -> list[Path]:
    """Write townwright.html from the finished index.html and what it loads."""
    assets, _ = addresses()
    files = packed_files()
    settings = {
        "site": SITE,
        "config": config(SITE + assets),
        "programs": {
            "index.html": (WEB / "main.py").read_text("utf-8"),
            "calculator.html": CALCULATOR_PROGRAM,
        },
    }
    boot, styles = files.pop(f"{assets}/boot.js").decode(), (DIST / assets / "styles.css").read_text("utf-8")
    icon = base64.b64encode((DIST / "favicon.svg").read_bytes()).decode()
    program = [
        f'<script type="application/json" id="single-file">{json.dumps(settings)}</script>',
        *(element(name, content) for name, content in files.items()),
        *(element(name, content) for name, content in sorted(about_pages().items())),
        f"<script>{(WEB / 'single-file.js').read_text('utf-8')}</script>",
    ]
    page = replaced(
        (DIST / "index.html").read_text("utf-8"),
        {
            r'(?<=Security-Policy" content=")[^"]*': POLICY,
            r'(?<=<link rel="icon" href=")[^"]*': f"data:image/svg+xml;base64,{icon}",
            r'<link rel="stylesheet"[^>]*>': f"<style>{styles}</style>",
            r'<script src="[^"]*boot.js"[^>]*></script>': f"<script>{boot}</script>",
            r'\n<(link rel="(?!icon)|script type="module")[^\n]*': "",
            r'<script type="py".*?</script>': "\n".join(program),
        },
    )
    target = DIST / "townwright.html"
    target.write_text(page, "utf-8")
    return [target]
