"""What lets the site be installed and work without a network: the service worker's list, manifest, icons."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from collections.abc import Iterable
from pathlib import Path

from townwright.drawing.palette import LIGHT

from .layout import ASSETS, DIST, WEB, content_name, sources
from .shell_texts import SHELL_TEXTS

ICONS = WEB / "icons"
NOT_KEPT = {"gallery.html", "townwright.html", "embed.js"}
"""Files beside the pages that nobody needs without a network."""


def write_manifest() -> list[Path]:
    """Write manifest.json and copy the icons."""
    manifest = {
        "name": SHELL_TEXTS["title"],
        "short_name": SHELL_TEXTS["title"],
        "description": SHELL_TEXTS["description"],
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": LIGHT["table"],
        "theme_color": "#0072b2",
        "categories": ["games"],
        "icons": [
            {"src": "favicon.svg", "type": "image/svg+xml", "sizes": "any"},
            {"src": "icons/icon-192.png", "type": "image/png", "sizes": "192x192"},
            {"src": "icons/icon-512.png", "type": "image/png", "sizes": "512x512"},
            {
                "src": "icons/maskable-512.png",
                "type": "image/png",
                "sizes": "512x512",
                "purpose": "maskable",
            },
        ],
    }
    target = DIST / "manifest.json"
    target.write_text(json.dumps(manifest, indent=1), "utf-8")
    icons = [DIST / "icons" / path.name for path in sources(ICONS, "*.png")]
    icons[0].parent.mkdir(exist_ok=True)
    return [target, *(Path(shutil.copyfile(ICONS / icon.name, icon)) for icon in icons)]


def kept_offline(files: Iterable[Path]) -> list[Path]:
    """Those of the site's files that the service worker keeps: the pages and all they load."""
    return sorted(
        path
        for path in files
        if path.relative_to(DIST).parts[0] in {"assets", "icons"}
        or (path.parent == DIST and path.name not in NOT_KEPT)
    )


def write_service_worker(files: Iterable[Path]) -> list[Path]:
    """Write sw.js, which knows every file that it keeps by its SHA-256, and sw-off.js, which undoes it.

    Args:
        files: everything in dist/ that this build has made.
    """
    kept = {
        path.relative_to(DIST).as_posix(): base64.b64encode(
            hashlib.sha256(path.read_bytes()).digest()
        ).decode()
        for path in kept_offline(files)
    }
    program = (WEB / "sw.js").read_text("utf-8")
    program = program.replace("{{release}}", content_name(ASSETS)).replace(
        "{{files}}", json.dumps(kept, indent=1)
    )
    (DIST / "sw.js").write_text(program, "utf-8")
    shutil.copyfile(WEB / "sw-off.js", DIST / "sw-off.js")
    return [DIST / "sw.js", DIST / "sw-off.js"]
