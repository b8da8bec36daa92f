"""Pyodide's module as a script."""

from __future__ import annotations

import pytest

from tools.build.vendor import as_script

MODULE = (
    "async function _createPyodideModule(settings){var place=import.meta.url;return place+import.meta.url}"
    "export default _createPyodideModule;\n"
)


def test_the_script_makes_what_the_module_exports_global() -> None:
    script = as_script(MODULE)
    assert script.startswith(
        "const pyodideAddress = document.currentScript.src;\nasync function _createPyodideModule("
    )
    assert script.endswith("{var place=pyodideAddress;return place+pyodideAddress}")


@pytest.mark.parametrize(
    "other",
    [
        MODULE.replace("export default", "export"),
        MODULE.replace("async function", "const f = async function"),
        MODULE + "export const version = 1;",
    ],
)
def test_another_module_is_refused(other: str) -> None:
    with pytest.raises(ValueError, match="exports something else"):
        as_script(other)
