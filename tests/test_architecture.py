"""What keeps the engine in order: who may use whom, and what it may touch."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "engine" / "townwright"
MODULES = sorted(ENGINE.rglob("*.py"))
INTERFACE = sorted((ROOT / "web").rglob("*.py"))

USES: dict[str, set[str]] = {
    "core": set(),
    "quadropolis": {"core"},
    "urban_sprawl": {"core"},
    "games": {"core", "quadropolis", "urban_sprawl"},
    "bots": {"core", "quadropolis", "urban_sprawl"},
    "drawing": {"core", "quadropolis", "urban_sprawl"},
    "simulation": {"core", "games", "bots"},
    "cli": {
        "core",
        "games",
        "quadropolis",
        "urban_sprawl",
        "bots",
        "drawing",
        "simulation",
        "progress",
        "__init__",
    },
    "progress": set(),
    "__init__": {"core", "drawing"},
}
"""By part of the engine, the others that it may use. The package itself joins games and drawings."""

GAMES = ("quadropolis", "urban_sprawl")

each_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def part_of(path: Path) -> str:
    """The part of the engine that a module belongs to."""
    return path.relative_to(ENGINE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Absolute names of everything that a module of the engine imports."""
    package = ("townwright", *path.relative_to(ENGINE).parts[:-1])
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            name = ".".join(filter(None, (base, node.module)))
            if name == "townwright":
                yield from (f"townwright.{alias.name}" for alias in node.names)
            else:
                yield name


def test_there_are_modules_to_check() -> None:
    assert {part_of(path) for path in MODULES} >= {"core", "quadropolis", "bots", "drawing", "cli"}
    assert {part_of(path) for path in MODULES} <= set(USES)


@each_module
def test_arrows_point_one_way_and_only_the_standard_library_is_used(path: Path) -> None:
    own = part_of(path)
    for name in imports(path):
        first, _, rest = name.partition(".")
        if first == "townwright":
            part = rest.split(".")[0]
            if part not in USES:
                part = "__init__"  # a name of the package itself, such as its version
            assert part == own or part in USES[own], f"{own} must not use {name}"
        else:
            assert first in sys.stdlib_module_names, f"{name} is not in the standard library"


@pytest.mark.parametrize("path", INTERFACE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_interface_does_without_the_command_line(path: Path) -> None:
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            assert not node.module.startswith(("townwright.cli", "townwright.simulation"))


def test_games_do_not_know_each_other() -> None:
    for game in GAMES:
        assert USES[game].isdisjoint(GAMES)


MODE_NAMES = {"classic", "expert"}


def names_a_mode(node: ast.expr) -> bool:
    """Whether an expression is a mode, or the name of one."""
    if isinstance(node, ast.Constant):
        return node.value in MODE_NAMES
    if isinstance(node, ast.Name):
        return node.id.lower() in MODE_NAMES
    if isinstance(node, ast.Attribute):
        return node.attr.lower() in MODE_NAMES or (node.attr == "name" and "mode" in ast.unparse(node.value))
    return False


def asks_for_the_mode(path: Path) -> Iterator[int]:
    """Lines that make a difference between the modes."""
    for node in ast.walk(parse(path)):
        compared: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            compared = [node.value]
        if any(map(names_a_mode, compared)):
            yield compared[0].lineno


@pytest.mark.parametrize(
    "path",
    [path for path in (*MODULES, *INTERFACE) if path != ENGINE / "quadropolis" / "modes.py"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_nobody_but_the_modes_asks_which_mode_is_played(path: Path) -> None:
    assert list(asks_for_the_mode(path)) == []


@pytest.mark.parametrize(
    "code",
    [
        'if mode.name == "expert": pass',
        'if "classic" == options["mode"]: pass',
        "x = 1 if self.mode is EXPERT else 2",
        "x = state.mode.name != other",
        "x = mode is modes.CLASSIC",
        'match mode.name:\n    case "expert":\n        pass',
    ],
)
def test_asking_for_the_mode_is_noticed(code: str, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(code, encoding="utf-8")
    assert list(asks_for_the_mode(file)) != []


CLOCKS_AND_CHANCE = {
    "time",
    "datetime",
    "random",
    "secrets",
    "os",
    "pathlib",
    "io",
    "socket",
    "locale",
    "gettext",
}


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if part_of(path) in ("core", "bots", "drawing", "games", *GAMES)],
    ids=lambda path: str(path.relative_to(ENGINE)),
)
def test_no_files_clock_language_or_chance_of_its_own(path: Path) -> None:
    assert not CLOCKS_AND_CHANCE & {name.partition(".")[0] for name in imports(path)}
    calls = {
        node.func.id
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"print", "open", "input", "exec", "eval", "hash", "id", "__import__"}


@each_module
def test_modules_stay_small(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= 300


@each_module
def test_every_module_and_public_name_says_what_it_is(path: Path) -> None:
    tree = parse(path)
    assert ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{node.name} has no docstring"


def test_the_package_is_typed() -> None:
    assert (ENGINE / "py.typed").exists()
