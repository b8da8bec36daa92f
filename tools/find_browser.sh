#!/bin/sh
# Prints the browser that the tests use: $BROWSER_PATH, an installed Chromium or Chrome, Playwright's own, or Debian's, which it
# installs when it is root there. Fails with advice where none of these is to be had.
set -eu
for name in ${BROWSER_PATH:-} chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then exit 0; fi
done
own="$(.venv/bin/python -c 'from playwright.sync_api import sync_playwright as s
with s() as p: print(p.chromium.executable_path)')"
if [ -x "$own" ]; then echo "$own"; exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core; } >&2
    command -v chromium && exit 0
fi
cat >&2 <<'TEXT'
The tests need Chromium. Any one of these helps:
  * install Chromium or Chrome with your system's package manager
  * .venv/bin/python -m playwright install chromium
  * BROWSER_PATH=/path/to/chromium make test
TEXT
exit 1
