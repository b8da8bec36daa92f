"""Reading markup as a browser does: its elements with their attributes and all the text within."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

_VOID = {"input", "br"}


@dataclass
class Element:
    """One element; `text` is everything that stands in it."""

    tag: str
    attributes: dict[str, str]
    text: str = ""
    within: list[Element] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Element] = []
        self._open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.found.append(element)
        for outer in self._open:
            outer.within.append(element)
        if tag not in _VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        closed = self._open.pop()
        assert closed.tag == tag, f"</{tag}> closes <{closed.tag}>"

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def close(self) -> None:
        super().close()
        assert not self._open, f"never closed: {[element.tag for element in self._open]}"


def elements(markup: str) -> list[Element]:
    """All elements in their order; fails where one is not closed in its place."""
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    return reader.found


def with_attribute(markup: str, name: str, value: str | None = None) -> list[Element]:
    """The elements with an attribute, and with this value if one is given."""
    return [
        element
        for element in elements(markup)
        if name in element.attributes and value in (None, element.attributes[name])
    ]
