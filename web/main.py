"""The page's own program: everything is in the package `table`, which arrives compiled."""

from table.app import start

start()
