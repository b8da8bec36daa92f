"""Reading a card's effects from plain data, strictly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from . import effects as fx
from .fields import CardError, Fields, Scope
from .tables import MARKERS, MEDIA, POLITICIANS, VOCATIONS
from .term_reader import (
    MANY,
    MONEY,
    maybe_selector,
    read_cost,
    read_counter,
    read_receiver,
    read_selector,
    read_who,
)

_DEEPEST = 8
_MOST_EFFECTS = 20
_MARKERS: Mapping[str, tuple[str, ...]] = {
    **{marker: (marker,) for marker in MARKERS},
    "W": tuple(marker for marker in MARKERS if marker[0] == "W"),
    "P": tuple(marker for marker in MARKERS if marker[0] == "P"),
    "any": MARKERS,
}


def read_effects(fields: Fields, name: str, scope: Scope, *default: list[object]) -> fx.Effects:
    """The effects listed in a field.

    Raises:
        CardError: Names the first that is wrong and what was expected.
    """
    found: list[fx.Effect] = []
    for part in fields.each(name, *default):
        if len(found) == _MOST_EFFECTS or part.path.count(".") > _DEEPEST:
            raise CardError(part.card, part.path, "too many effects")
        part.scope = scope
        op = part.word("op", _OPS)
        rule = _OPS[op]
        if not rule.on_events and scope.event:
            raise CardError(part.card, part.place("op"), f"{op} is possible only on contracts")
        if rule.only_triggers and not scope.trigger:
            raise CardError(part.card, part.place("op"), f"{op} is possible only on trigger events")
        found.append(rule.read(part))
        part.done()
        if op == "choose_line":
            scope = scope._replace(has_line=True)
    return tuple(found)


def _gain(f: Fields) -> fx.Effect:
    return fx.Gain(
        read_who(f), f.word("what", (*MONEY, "either")), f.whole("amount", 1, 99), *read_counter(f)
    )


def _lose(f: Fields) -> fx.Effect:
    return fx.Lose(read_who(f), f.word("what", MONEY), f.whole("amount", 1, 99), *read_counter(f))


def _pay(f: Fields) -> fx.Effect:
    what = f.word("what", (*MONEY, "either"))
    return fx.Pay(read_who(f), read_receiver(f), what, f.whole("amount", 1, 99), *read_counter(f))


def _may(f: Fields) -> fx.Effect:
    effect = fx.May(
        read_who(f),
        read_cost(f),
        read_effects(f, "do", f.scope),
        read_effects(f, "else", f.scope, []),
        f.whole("times", 2, 9, 1),
    )
    if effect.times > 1 and effect.cost is None:
        raise CardError(f.card, f.place("times"), "stands without a cost")
    if not effect.do and not effect.otherwise:
        raise CardError(f.card, f.place("do"), "expected effects here or in 'else'")
    return effect


def _choose(f: Fields) -> fx.Effect:
    who = read_who(f)
    options: list[fx.Option] = []
    for part in f.each("options"):
        label = part.text("label")
        if label in [option.label for option in options]:
            raise part.fault("label", "a label of its own", label)
        need = maybe_selector(part, "need")
        options.append(fx.Option(label, read_cost(part), need, read_effects(part, "do", f.scope)))
        part.done()
    if len(options) < 2 or not any(o.cost is None and o.need is None for o in options):
        raise CardError(f.card, f.place("options"), "expected two or more, one of them without cost and need")
    return fx.Choose(who, tuple(options))


def _each(f: Fields) -> fx.Effect:
    who = read_who(f, roles=MANY)
    return fx.Each(who, maybe_selector(f, "if_has"), read_effects(f, "do", f.scope._replace(in_each=True)))


def _pick(f: Fields) -> fx.Effect:
    return fx.Pick(
        read_who(f),
        f.word("extreme", ("highest", "lowest", "any")),
        read_selector(f, "sel"),
        read_effects(f, "do", f.scope._replace(in_pick=True)),
        f.flag("optional", False),
    )


def _is_target(f: Fields) -> bool:
    """Whether the effect is about the target, and not about a building that somebody chooses."""
    if not f.has("target"):
        return False
    if not f.flag("target") or not f.scope.in_pick:
        raise f.fault("target", "true, inside 'pick'", f.scope.in_pick)
    return True


def _destroy(f: Fields) -> fx.Effect:
    return fx.Destroy() if _is_target(f) else fx.Destroy(read_who(f), read_selector(f, "sel"))


def _cube(f: Fields) -> fx.Effect:
    if f.word("mode", ("remove", "claim")) == "claim":
        who, among = read_who(f), read_selector(f, "sel")
        if among.control != "none":
            raise f.fault("sel.ctrl", "none, for a building to claim", among.control)
        return fx.ClaimBuilding(who, among)
    if _is_target(f):
        return fx.RemoveCube()
    return fx.RemoveCube(read_who(f), read_selector(f, "sel"), f.flag("optional", False))


def _move(f: Fields) -> fx.Effect:
    return fx.MoveBuilding(read_who(f), read_selector(f, "sel"), f.flag("optional", False))


def _on_contract(f: Fields, name: str, words: tuple[str, str]) -> bool:
    """Whether a field is the second of its words, which speaks of the building just built."""
    value = f.word(name, words, "any")
    if value != "any" and f.scope.event:
        raise f.fault(name, "any on an event", value)
    return value != "any"


def _marker(f: Fields) -> fx.Effect:
    return fx.PlaceMarker(
        read_who(f),
        _MARKERS[f.word("which", _MARKERS)],
        f.word("mode", ("place", "move", "place_or_move", "place_else_move")),
        _on_contract(f, "to", ("any", "this")),
    )


def _park(f: Fields) -> fx.Effect:
    adjacent = _on_contract(f, "where", ("any", "adjacent"))
    return fx.PlacePark(read_who(f), f.whole("size", 1, 4), adjacent, f.flag("control"))


def _election(f: Fields) -> fx.Effect:
    office = f.word("office", (*POLITICIANS, "choice"))
    return fx.HoldElection(office, read_who(f) if office == "choice" else ())


def _score(f: Fields) -> fx.Effect:
    name = f.word("name", (*(name for name in VOCATIONS if name != MEDIA), "choice"))
    return fx.ScoreVocation(name, f.whole("value", 1, 99), read_who(f) if name == "choice" else ())


def _vocation(f: Fields) -> fx.Effect:
    f.word("from", ("supply",))
    return fx.TakeVocation(read_who(f), f.word("name", tuple(VOCATIONS)))


def _payout(f: Fields) -> fx.Effect:
    f.word("from", ("this",))
    return fx.PayOut(read_who(f))


def _take_planning(f: Fields) -> fx.Effect:
    f.word("box", ("any",), "any")
    return fx.TakePlanning(read_who(f))


def _wins_ties(f: Fields) -> fx.Effect:
    f.word("rule", ("wins_ties",))
    read_who(f, roles=("active",))
    return fx.WinTies()


class _Op(NamedTuple):
    read: Callable[[Fields], fx.Effect]
    on_events: bool = True
    only_triggers: bool = False


_OPS: Final[Mapping[str, _Op]] = {
    "gain": _Op(_gain),
    "lose": _Op(_lose),
    "pay": _Op(_pay),
    "may": _Op(_may),
    "choose": _Op(_choose),
    "each": _Op(_each),
    "pick": _Op(_pick),
    "destroy": _Op(_destroy),
    "cube": _Op(_cube),
    "move": _Op(_move),
    "marker": _Op(_marker),
    "park": _Op(_park),
    "election": _Op(_election),
    "score": _Op(_score),
    "vocation": _Op(_vocation),
    "payout": _Op(_payout, on_events=False),
    "take_planning": _Op(_take_planning),
    "ap": _Op(lambda f: fx.GainPoints(f.whole("amount", 1, 3)), on_events=False),
    "choose_line": _Op(lambda f: fx.ChooseLine(read_who(f, roles=("active",))), on_events=False),
    "extra_favor": _Op(lambda f: fx.TakeExtraFavor(read_who(f)), on_events=False),
    "election_rule": _Op(_wins_ties, on_events=False),
    "activate": _Op(
        lambda f: fx.Activate(f.word("what", ("politicians", "contractor", "city", "metropolis"))),
        only_triggers=True,
    ),
    "end_game": _Op(lambda _: fx.EndGame(), only_triggers=True),
}
