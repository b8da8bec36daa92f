"""The interface of a running game: pure panels and choices, and a thin edge that touches the page."""
