"""A position shows itself as a picture in a notebook, and costs nobody else anything."""

from __future__ import annotations

import subprocess
import sys

from tests.drawing.reading import read
from tests.quadropolis.positions import play, start

from townwright.drawing import standalone
from townwright.drawing.position import draw


def test_a_position_shows_itself() -> None:
    state = start(players=3)
    before = state._repr_svg_()
    play(state, "1N1>-")
    after = state._repr_svg_()
    assert read(after).tag == "{http://www.w3.org/2000/svg}svg"
    assert after != before
    assert after == standalone(draw(state))


def test_drawings_are_loaded_only_for_a_picture() -> None:
    program = (
        "import sys\n"
        "from townwright.quadropolis import QUADROPOLIS\n"
        "state = QUADROPOLIS.new({'players': 2}, 'a town')\n"
        "before = 'townwright.drawing' in sys.modules\n"
        "state._repr_svg_()\n"
        "print(before, 'townwright.drawing' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["False", "True"]
