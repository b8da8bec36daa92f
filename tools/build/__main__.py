"""The steps of the build, in order."""

from __future__ import annotations

import fcntl

from .about import about_inputs, write_about
from .layout import BUILD, DIST, ENGINE, INTERFACE, NODE_MODULES, ROOT, WEB, sources
from .lockfile import PACKAGES, write_lockfile
from .page import page_inputs, write_page
from .steps import step
from .texts import catalogues, compile_catalogues
from .vendor import WRAPPER, vendor
from .wheels import compiled_library, compiled_wheels, engine_wheel, interface_wheel


def build() -> None:
    """Bring dist/ up to date; two builds at a time wait for each other."""
    pinned = [ROOT / "package-lock.json", NODE_MODULES / "pyodide" / "package.json"]
    print(f"Building {DIST.relative_to(ROOT)}/")
    vendored = step("vendored runtime", [*pinned, *(WEB / name for name in WRAPPER)], vendor)
    step("standard library", pinned, lambda: [compiled_library()])
    (engine,) = step(
        "engine wheel",
        [*sources(ENGINE), *(ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE"))],
        lambda: [engine_wheel()],
    )
    compiled = step("texts", catalogues(), compile_catalogues)
    (interface,) = step(
        "interface wheel",
        [*(path for package in INTERFACE for path in sources(package)), *compiled],
        lambda: [interface_wheel(compiled)],
    )
    wheels = step("compiled wheels", [engine, interface], lambda: compiled_wheels(engine, interface))
    lockfile = step("lock file", [*wheels, *pinned, PACKAGES], lambda: [write_lockfile(wheels)])
    step("about page", about_inputs(), write_about)
    step("page", [*page_inputs(), *vendored, *wheels, *lockfile], lambda: write_page(wheels))


if __name__ == "__main__":
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build()
