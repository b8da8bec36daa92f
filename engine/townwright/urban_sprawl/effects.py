"""What a card's text can do, as data.

A card's effects are a tuple that is carried out from first to last. `resolution` carries them
out, `reading` puts them into words; nothing else knows what they mean.
"""

from __future__ import annotations

from typing import NamedTuple

from .effect_terms import Cost, Counter, Selector, Who


class Gain(NamedTuple):
    """The subject receives ``wealth``, ``prestige``, or for each unit ``either`` as he likes.

    ``cap`` limits the counter, 0 does not.
    """

    who: Who
    what: str
    amount: int
    per: Counter | None = None
    cap: int = 0


class Lose(NamedTuple):
    """The subject loses, as far as he has it."""

    who: Who
    what: str
    amount: int
    per: Counter | None = None
    cap: int = 0


class Pay(NamedTuple):
    """The subject pays another player, as far as he has it."""

    who: Who
    to: Who
    what: str
    amount: int
    per: Counter | None = None
    cap: int = 0


class May(NamedTuple):
    """The subject may pay the cost and have `do` done, up to so many times; else `otherwise` is done."""

    who: Who
    cost: Cost | None
    do: Effects
    otherwise: Effects = ()
    times: int = 1


class Option(NamedTuple):
    """One of the ways of a `Choose`; closed if the cost cannot be paid or no building fits `need`."""

    label: str
    cost: Cost | None
    need: Selector | None
    do: Effects


class Choose(NamedTuple):
    """The subject takes one open option."""

    who: Who
    options: tuple[Option, ...]


class Each(NamedTuple):
    """Does `do` for each player (or the others), as ``self``, who has a building that fits `if_has`."""

    who: Who
    if_has: Selector | None
    do: Effects


class Pick(NamedTuple):
    """The subject picks a building as the target of `do`: the ``highest``, the ``lowest`` or ``any``."""

    who: Who
    extreme: str
    among: Selector
    do: Effects
    optional: bool = False


class Destroy(NamedTuple):
    """A building leaves the game: the target, or with a subject one that he chooses."""

    who: Who = ()
    among: Selector | None = None


class RemoveCube(NamedTuple):
    """A building loses its controller: the target, or with a subject one that he chooses."""

    who: Who = ()
    among: Selector | None = None
    optional: bool = False


class ClaimBuilding(NamedTuple):
    """The subject takes control of a building without controller."""

    who: Who
    among: Selector


class MoveBuilding(NamedTuple):
    """The subject moves a building to free lots."""

    who: Who
    among: Selector
    optional: bool = False


class PlaceMarker(NamedTuple):
    """The subject puts one of the markers on a free grey space.

    ``mode``: ``place``, ``move``, ``place_or_move``, or ``place_else_move`` (move only if all are placed);
    ``here``: only on a space whose row holds the building just built.
    """

    who: Who
    which: tuple[str, ...]
    mode: str
    here: bool = False


class PlacePark(NamedTuple):
    """The subject puts a park on free lots, perhaps adjacent to the building just built."""

    who: Who
    size: int
    adjacent: bool
    control: bool


class HoldElection(NamedTuple):
    """An election for an office is held; with a subject, he names the office."""

    office: str
    who: Who = ()


class ScoreVocation(NamedTuple):
    """All tiles of a vocation score; with a subject, he names the vocation."""

    name: str
    value: int
    who: Who = ()


class TakeVocation(NamedTuple):
    """The subject takes a tile from the supply without scoring."""

    who: Who
    name: str


class PayOut(NamedTuple):
    """The subject chooses a number of the built block, and its row pays out."""

    who: Who


class TakePlanning(NamedTuple):
    """The subject takes a face-up planning card from the boxes."""

    who: Who


class GainPoints(NamedTuple):
    """The active player has more AP this turn."""

    amount: int


class ChooseLine(NamedTuple):
    """The subject chooses one of the two lines of the building just built."""

    who: Who


class TakeExtraFavor(NamedTuple):
    """The subject takes the Extra Favor tile."""

    who: Who


class WinTies(NamedTuple):
    """Who controls this building wins the elections in which he is tied on the first criterion."""


class Activate(NamedTuple):
    """Brings ``politicians``, ``contractor``, ``city`` or ``metropolis`` into play."""

    what: str


class EndGame(NamedTuple):
    """The game stops at once."""


Effect = (
    Gain
    | Lose
    | Pay
    | May
    | Choose
    | Each
    | Pick
    | Destroy
    | RemoveCube
    | ClaimBuilding
    | MoveBuilding
    | PlaceMarker
    | PlacePark
    | HoldElection
    | ScoreVocation
    | TakeVocation
    | PayOut
    | TakePlanning
    | GainPoints
    | ChooseLine
    | TakeExtraFavor
    | WinTies
    | Activate
    | EndGame
)
"""One thing that a card does."""

Effects = tuple[Effect, ...]
"""What a card does, from first to last."""


def walk(effects: Effects) -> list[Effect]:
    """All effects, those inside others included, each before its parts."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, May | Each | Pick):
            found += walk(effect.do)
        if isinstance(effect, May):
            found += walk(effect.otherwise)
        if isinstance(effect, Choose):
            for option in effect.options:
                found += walk(option.do)
    return found
