"""The steps of the build, in order."""

from __future__ import annotations

import fcntl
from pathlib import Path

from townwright.drawing import palette

from .about import about_inputs, write_about
from .assets import SCRIPTS, write_assets
from .layout import (
    ASSETS,
    BUILD,
    DIST,
    ENGINE,
    INTERFACE,
    NODE_MODULES,
    ROOT,
    RUNTIME,
    WEB,
    content_name,
    sources,
)
from .lockfile import PACKAGES, write_lockfile
from .offline import ICONS, write_manifest, write_service_worker
from .page import page_inputs, write_pages
from .publish import addresses, publish, tidy, write_archive
from .single_file import write_single_file
from .sizes import report
from .steps import step
from .texts import catalogues, compile_catalogues
from .vendor import vendor
from .wheels import compiled_library, compiled_wheels, engine_wheel, interface_wheel, snapshot


def build() -> None:
    """Bring dist/ up to date; two builds at a time wait for each other."""
    pinned = [ROOT / "package-lock.json", NODE_MODULES / "pyodide" / "package.json"]
    print(f"Building {DIST.relative_to(ROOT)}/")
    runtime = step("vendored runtime", pinned, vendor)
    runtime += step("standard library", pinned, lambda: [compiled_library()])
    tidy(RUNTIME, runtime)
    wheel = step(
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
    wheels = step("compiled wheels", [*wheel, interface], lambda: compiled_wheels(*wheel, interface))
    assets = wheels + step("lock file", [*wheels, *pinned, PACKAGES], lambda: [write_lockfile(wheels)])
    (memory,) = step("snapshot", [*runtime, *wheels], lambda: [snapshot(wheels)])
    assets.append(memory)
    assets += step(
        "scripts and styles",
        [*runtime, memory, *(WEB / name for name in SCRIPTS), *WEB.glob("*.css"), *sources(ENGINE, "*.py")],
        lambda: write_assets(content_name(RUNTIME), wheels, memory),
    )
    tidy(ASSETS, assets)
    site = list(wheel)
    site += step("published runtime", runtime, lambda: publish(RUNTIME))
    site += step("published assets", assets, lambda: publish(ASSETS))
    site += step("pages", [*page_inputs(), *runtime, *assets], lambda: write_pages(*addresses()))
    site += step("about page", about_inputs(), write_about)
    site += step("manifest", [*sources(ICONS), Path(palette.__file__)], write_manifest)
    site += step(
        "service worker", [*site, WEB / "sw.js", WEB / "sw-off.js"], lambda: write_service_worker(site)
    )
    site += step("single file", [*site, WEB / "single-file.js"], write_single_file)
    tidy(DIST, site)
    step("archive", site, lambda: [write_archive(site)])
    print(report(site))


if __name__ == "__main__":
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build()
