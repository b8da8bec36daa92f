"""What there is to say about what was entered: faults of a city, and why a text is no city."""

from __future__ import annotations

from table import labels
from table.texts import _, ngettext
from townwright.core.errors import NotationError
from townwright.quadropolis import TILES, Fault, Mode
from townwright.quadropolis.modes import ROWS
from townwright.quadropolis.notation import parse_stack

_SHOWN = 20


def fault(found: Fault) -> str:
    """Why no real game can produce a city."""
    if found.kind == "floors":
        return _("{square}: {count} floors, but at most {limit} can be built.").format(
            square=found.what, count=found.count, limit=found.limit
        )
    return _("{tile}: {count} in the city, but the box holds {limit}.").format(
        tile=labels.tile_name(TILES[found.what]), count=found.count, limit=found.limit
    )


def misread(text: str, mode: Mode) -> str:
    """Where a text that is no city goes wrong, and what was expected there."""
    rows = text.strip().split("/")
    if len(rows) != ROWS:
        return ngettext(
            "There is {found} row; expected are {expected}, joined by “/”.",
            "There are {found} rows; expected are {expected}, joined by “/”.",
            len(rows),
        ).format(found=len(rows), expected=ROWS)
    for number, row in enumerate(rows):
        words = row.split(",")
        if len(words) != mode.columns:
            return ngettext(
                "Row {row} has {found} square; expected are {expected}, joined by commas.",
                "Row {row} has {found} squares; expected are {expected}, joined by commas.",
                len(words),
            ).format(row=number + 1, found=len(words), expected=mode.columns)
        for column, word in enumerate(words):
            square = mode.square_names[number * mode.columns + column]
            try:
                parse_stack(word.strip(), square)
            except NotationError:
                return _(
                    "Square {square}: “{word}” is no building. Write “.” for nothing, T213 for a Tower"
                    " Block of three floors, O3 for an Office Tower, or the code of a tile."
                ).format(square=square, word=word.strip()[:_SHOWN])
    raise ValueError(f"this is a city: {text!r}")
