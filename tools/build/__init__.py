"""Builds the static site: `python -m tools.build` fills dist/ and redoes only what changed."""
