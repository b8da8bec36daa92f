#!/bin/sh
# Prints the other browsers that the tests use, one a line: Firefox, WebKit's driver, WebKit's browser. Installs Debian's as root
# there, with a display for WebKit, which has no way to do without; fails with advice elsewhere.
set -eu
find_all() {
    command -v "${FIREFOX_PATH:-firefox-esr}" || command -v firefox || return 1
    command -v WebKitWebDriver || return 1
    command -v Xvfb >/dev/null || return 1
    ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser 2>/dev/null || ls /usr/libexec/webkit2gtk-4.1/MiniBrowser
}
if found="$(find_all)"; then echo "$found"; exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb; } >&2
    find_all && exit 0
fi
cat >&2 <<'TEXT'
The tests of Firefox and WebKit need firefox-esr (or FIREFOX_PATH=/path/to/firefox), webkit2gtk-driver and xvfb, as Debian calls
them. All other tests run without: make test TEST_ARGS='-k "not firefox and not webkit"'
TEXT
exit 1
