"""Runs inside Pyodide on node: turns the .py files of an archive into the .pyc files of that very Python.

The page starts two to three times faster with them: it need not compile a line.
"""

import importlib.util
import io
import zipfile
from importlib import _bootstrap_external  # type: ignore[attr-defined]

EPOCH = (1980, 1, 1, 0, 0, 0)


def compiled(archive: memoryview) -> bytes:
    """The same archive with `pkg/module.pyc` in the place of `pkg/module.py` and everything else as it was.

    The .pyc files carry the hash of their source and are never checked against it: there is no source beside them.

    Raises:
        SyntaxError: a module does not compile. Templates that are no modules (lib2to3's, for instance) stay as they are.
    """
    packed = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(archive)) as before,
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as after,
    ):
        for entry in sorted(before.infolist(), key=lambda entry: entry.filename):
            if entry.is_dir():
                continue
            name, content = entry.filename, before.read(entry)
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True)
                content = _bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(content), False)  # noqa: SLF001
                name += "c"
            packed_entry = zipfile.ZipInfo(name, EPOCH)
            packed_entry.compress_type = zipfile.ZIP_DEFLATED
            packed_entry.external_attr = 0o644 << 16
            after.writestr(packed_entry, content)
    return packed.getvalue()
