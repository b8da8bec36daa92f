"""Reading drawings back as XML."""

from __future__ import annotations

from xml.etree import ElementTree as ET


def read(document: str) -> ET.Element:
    """The root of a whole element; raises where it is not well formed."""
    return ET.fromstring(document)  # noqa: S314 - our own drawing


def read_content(content: str) -> ET.Element:
    """The content of a tile, pawn or square within an ``<svg>``."""
    return read(f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>')
