"""A layer is one path for each colour, light and shade over all."""

from __future__ import annotations

import re

import pytest
from tests.drawing.reading import read_content

from townwright.drawing.isometric import Box
from townwright.drawing.layer import LIGHT, SHADE, SHADOW, layer
from townwright.drawing.scenery import tree
from townwright.drawing.svg import oval


def fills(drawn: str) -> list[str]:
    return [path.get("fill", "") for path in read_content(drawn)]


def test_what_has_one_colour_is_one_path() -> None:
    houses = [Box.around(x, 0, 4, 4, 0, 8).whole("#aa3333") for x in (-9, 0, 9)]
    assert fills(layer(*houses)) == ["#aa3333", LIGHT, SHADE]


def test_shadows_lie_beneath_and_light_and_shade_over_all() -> None:
    drawn = layer(Box.around(0, 0, 4, 4, 0, 8).whole("#aa3333"), tree(9, 9, 3, "#33aa33"))
    first, *colours, light, shade = fills(drawn)
    assert (first, light, shade) == (SHADOW, LIGHT, SHADE)
    assert colours[0] == "#aa3333"
    assert colours[-1] == "#33aa33"


def test_nothing_has_no_path() -> None:
    assert not layer()
    assert not layer([])


@pytest.mark.parametrize("radius", [0.04, 1.12, 2.26, 2.25, 7.4])
def test_an_oval_is_as_wide_as_twice_its_radius(radius: float) -> None:
    written = re.search(r"a([\d.]+) 3 0 1 1 ([\d.]+) 0a", oval(50, 50, radius, 3))
    assert written
    assert float(written[2]) == pytest.approx(2 * float(written[1]))
