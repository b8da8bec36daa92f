#!/bin/sh
# Makes the virtual environment $1 with exactly the packages of $2, on a Python of at least version $3.
set -eu
folder="$1" packages="$2" version="$3"
here="$(dirname "$0")"
if ! python="$("$here/find_python.sh" "$version")"; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && command -v python3 >/dev/null; then
        # Debian's python3 comes without its venv module.
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends python3-venv
    fi
    if ! python="$("$here/find_python.sh" "$version")"; then
        echo "Python $version or newer with its venv module is needed; set PYTHON=/path/to/python if it lies elsewhere." >&2
        exit 1
    fi
fi
rm -rf "$folder"
"$python" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r "$packages"
