"""The wheel in other people's pages: installed with micropip from the site, it plays a game there.

The pages are the examples of docs/use-the-engine.md; their host has PyScript and Pyodide, nothing of ours.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tools.build.layout import BUILD, NODE_MODULES, ROOT
from tools.serve import site_server
from townwright.bots import bot, decide
from townwright.core.rng import Rng
from townwright.quadropolis import QUADROPOLIS

EXAMPLES = re.findall(
    r"```html\n(.*?)```", (ROOT / "docs" / "use-the-engine.md").read_text("utf-8"), re.DOTALL
)


def write_pyodide(folder: Path) -> None:
    """Pyodide as its own distribution has it, with the micropip that its lock file asks for."""
    shutil.copytree(NODE_MODULES / "pyodide", folder)
    (micropip,) = (BUILD / "micropip").glob("*.whl")
    shutil.copy(micropip, folder)
    lock = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))
    entry = lock["packages"]["micropip"]
    assert entry["file_name"] == micropip.name, "requirements/micropip.txt is behind Pyodide"
    # Pyodide packs its own wheel of the same files.
    entry["sha256"] = hashlib.sha256(micropip.read_bytes()).hexdigest()
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")


@pytest.fixture(scope="module")
def other_site(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Another host with the examples as 0.html, 1.html; our wheel they fetch from the site."""
    folder = tmp_path_factory.mktemp("other")
    write_pyodide(folder / "pyodide")
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", folder / "pyscript")
    for number, example in enumerate(EXAMPLES):
        page = example.replace("https://example.org/townwright/", site)
        # PyScript's default is Pyodide from its own host.
        page = page.replace('{"packages"', '{"interpreter": "./pyodide/pyodide.mjs", "packages"')
        (folder / f"{number}.html").write_text(page, "utf-8")
    with site_server(folder, port=0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()
        thread.join()


def played_here() -> str:
    """The scores of the same game in this Python."""
    state = QUADROPOLIS.new({"mode": "classic", "players": 2}, seed="Ada")
    greedy, rng = bot("quadropolis", "greedy"), Rng.from_seed("chance")
    while not state.is_over:
        state.apply(decide(greedy, state, rng))
    return " : ".join(map(str, state.scores()))


@pytest.mark.parametrize("number", range(2), ids=["pyscript", "pyodide"])
def test_the_wheel_plays_in_somebody_elses_page(browser: Browser, other_site: str, number: int) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{other_site}{number}.html")
        expect(page.locator("#scores")).to_have_text(played_here(), timeout=90_000)
        expect(page.locator("#board > svg")).to_be_visible()
