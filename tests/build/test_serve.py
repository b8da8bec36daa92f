"""The server of `make play`."""

from __future__ import annotations

import threading
import urllib.request
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from tools.serve import site_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    with site_server(tmp_path, port=0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("core.js", "text/javascript"),
        ("start.mjs", "text/javascript"),
        ("pyodide.asm.wasm", "application/wasm"),
        ("styles.css", "text/css"),
        ("favicon.svg", "image/svg+xml"),
    ],
)
def test_every_file_has_the_type_that_browsers_insist_on(
    server: ThreadingHTTPServer, tmp_path: Path, name: str, expected: str
) -> None:
    (tmp_path / name).write_text("content")
    with urllib.request.urlopen(f"http://localhost:{server.server_port}/{name}") as response:
        assert response.headers["Content-Type"] == expected
        assert response.read() == b"content"


def test_another_port_is_taken_when_the_wanted_one_is_in_use(
    server: ThreadingHTTPServer, tmp_path: Path
) -> None:
    with site_server(tmp_path, port=server.server_port) as other:
        assert other.server_port not in {0, server.server_port}
