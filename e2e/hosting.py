"""A host of one's own for tests that deploy, update and lose the site."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from tools.build.layout import DIST
from tools.serve import site_server

DEEP = "some/where/deep down"


class Host:
    """Serves a copy of the finished site under a deep path.

    Attributes:
        folder: The files of the site.
        address: Its first page.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self.folder = root / DEEP
        shutil.copytree(DIST, self.folder)
        self._server = site_server(root, port=0)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://localhost:{self._server.server_port}/{DEEP.replace(' ', '%20')}/"

    def go(self) -> None:
        """Vanish from the net: no connections, and nothing to send through those that are still open."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()
        shutil.rmtree(self._root, ignore_errors=True)

    def deploy_next_release(self) -> None:
        """Replace the site by a release with another title; the assets of the old one are gone."""
        (assets,) = (self.folder / "assets").glob("townwright-*")
        old, new = assets.name, "townwright-next"
        assets.rename(assets.with_name(new))
        for page in self.folder.glob("*.html"):
            text = page.read_text("utf-8").replace(old, new)
            page.write_text(text.replace('"title":"Townwright"', '"title":"Next"'), "utf-8")
        program = (self.folder / "sw.js").read_text("utf-8").replace(old, new)
        names = json.loads(re.findall(r"const FILES = (\{.*?\});", program, re.DOTALL)[0])
        for name in names:
            digest = hashlib.sha256((self.folder / name).read_bytes()).digest()
            program = program.replace(names[name], base64.b64encode(digest).decode())
        (self.folder / "sw.js").write_text(program, "utf-8")


@contextmanager
def hosted(root: Path) -> Iterator[Host]:
    """A host below an empty folder, gone in the end."""
    host = Host(root)
    yield host
    host.go()


def wait_until_kept(page: Page) -> None:
    """Wait until the browser keeps the whole site."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
