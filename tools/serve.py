"""Serves the finished site on this machine: `make play`.

A site needs nothing of its server but the files and the right type for each; this one also takes another
port when its own is in use, and opens the page where there is a browser to open it in.
"""

from __future__ import annotations

import argparse
import errno
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .build.layout import DIST

PORT = 8314


class SiteHandler(SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, whatever the system's own table says."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
        ".zip": "application/zip",
    }

    def end_headers(self) -> None:
        """Let the browser ask each time whether a file changed, and other pages fetch what they like."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing about requests that went well."""


def site_server(folder: Path = DIST, port: int = PORT) -> ThreadingHTTPServer:
    """A server for a folder on localhost, not yet running.

    Args:
        folder: what to serve.
        port: where; another free port is taken when this one is in use. 0 takes any.
    """
    handler = partial(SiteHandler, directory=str(folder))
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return ThreadingHTTPServer(("127.0.0.1", 0), handler)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description="Serve dist/ on this machine.")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    arguments = parser.parse_args()
    with site_server(port=arguments.port) as server:
        address = f"http://localhost:{server.server_port}/"
        print(f"Townwright is at {address} (Ctrl+C ends it)", flush=True)
        if arguments.open:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
