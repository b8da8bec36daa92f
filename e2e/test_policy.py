"""Every page keeps to its own Content-Security-Policy, and the browser holds it to that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tools.build.layout import DIST

from .conftest import wait_until_ready

STARTED = ("index.html", "calculator.html", "embed.html", "townwright.html")
"""Pages with a program."""
PLAIN = ("about.html", "gallery.html")
LISTEN = """
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
        violations.push(event.effectiveDirective);
    });
"""


def test_no_page_is_forgotten() -> None:
    assert {path.name for path in DIST.glob("*.html") if "-" not in path.name} == {*STARTED, *PLAIN}


# What is tried in the end is refused with an error in the console.
@pytest.mark.expects_errors
@pytest.mark.parametrize("name", [*STARTED, *PLAIN])
def test_a_page_asks_for_nothing_that_its_policy_forbids(
    new_page: Callable[..., Page], site: str, name: str
) -> None:
    page = new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.add_init_script(LISTEN)
    page.goto(site + name)
    if name in STARTED:
        wait_until_ready(page)
    assert page.evaluate("violations") == []
    assert errors == []
    # Waiting for a condition would poll with eval, which a policy may forbid.
    page.evaluate("""() => new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", resolve, { once: true });
        const object = document.createElement("object");
        object.data = "data:text/html,something";
        document.body.append(object);
    }).then(() => true)""")
    assert page.evaluate("violations") == ["object-src"]
