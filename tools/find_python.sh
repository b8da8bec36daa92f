#!/bin/sh
# Prints a Python of at least version $1 (for instance 3.12) that can make virtual environments; fails where there is none.
# Looks at $PYTHON, at the names on PATH and at pyenv's versions, whose shims do not work by themselves.
wanted="$1"
for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python \
    "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.*/bin/python; do
    if "$candidate" - "$wanted" 2>/dev/null <<'PY'; then
import sys
import ensurepip, venv  # Debian ships them apart from python3
sys.exit(sys.version_info[:2] < tuple(map(int, sys.argv[1].split("."))))
PY
        command -v "$candidate"
        exit 0
    fi
done
exit 1
