"""Reading what effects are about: players, buildings, amounts and costs."""

from __future__ import annotations

from . import effect_terms as terms
from .context import EXTREMES
from .fields import CardError, Fields
from .tables import KINDS, MEDIA, OFFICES, VOCATIONS

MONEY = ("wealth", "prestige")
"""The two kinds of points."""

MANY = ("each", "others")
"""The roles that mean several players."""

_ROLES = ("active", *MANY, "self", "controller", MEDIA, *OFFICES, *EXTREMES)
_SIZES = (1, 2, 3, 4)


def read_who(fields: Fields, name: str = "who", roles: tuple[str, ...] = _ROLES) -> terms.Who:
    """Whom an effect concerns: one role, or a list in which the next stands in for the one before."""
    value = fields.take(name)
    names = value if isinstance(value, list) else [value]
    for role in names:
        if not isinstance(role, str) or role not in roles:
            raise fields.fault(name, f"one of {', '.join(roles)}", role)
        if role == "self" and not fields.scope.in_each:
            raise fields.fault(name, "a player outside 'each'", role)
        if role == "controller" and not fields.scope.in_pick:
            raise fields.fault(name, "a player outside 'pick'", role)
    if isinstance(value, list):
        if len(names) < 2 or set(names) & set(MANY):
            raise fields.fault(name, "two or more single players", value)
        if names[-1] not in ("active", *EXTREMES):
            raise fields.fault(name, "a list that ends with a player who always exists", value)
    return tuple(names)


def read_receiver(fields: Fields) -> terms.Who:
    """Who is paid: a single player."""
    return read_who(fields, "to", tuple(role for role in _ROLES if role not in MANY))


def read_selector(fields: Fields, name: str) -> terms.Selector:
    """The selector in a field."""
    part = fields.inside(name, fields.take(name))
    where = part.word("where", ("play", "adjacent", "line", "other_line", "lines"), "play")
    if where != "play" and fields.scope.event:
        raise part.fault("where", "play on an event", where)
    if where in ("line", "other_line") and not fields.scope.has_line:
        raise part.fault("where", "choose_line before it", where)
    selector = terms.Selector(
        zones=part.words("zone", KINDS),
        sizes=part.wholes("size", _SIZES),
        control=part.word("ctrl", ("any", "self", "others", "none", "controlled"), "any"),
        where=where,
        edge=part.word("edge", ("water", "wilderness", "any"), ""),
        next_to=part.words("next_to", KINDS),
        min_value=part.whole("min_value", 1, 32, 0),
        not_this=part.flag("not_this", False),
    )
    part.done()
    return selector


def maybe_selector(fields: Fields, name: str) -> terms.Selector | None:
    """The selector in a field that may be left out."""
    return read_selector(fields, name) if fields.has(name) else None


def read_counter(fields: Fields) -> tuple[terms.Counter | None, int]:
    """What an amount is multiplied by, and the cap of that."""
    given = [name for name in ("per", "per_vocation", "per_politician", "per_value") if fields.has(name)]
    count: terms.Counter | None = None
    if len(given) > 1:
        raise CardError(
            fields.card, fields.place(given[1]), f"stands beside {given[0]}: expected one counter"
        )
    if given == ["per"]:
        count = read_selector(fields, "per")
    elif given == ["per_vocation"]:
        count = terms.PerVocation(fields.word("per_vocation", (*VOCATIONS, "any")))
    elif given == ["per_politician"]:
        if not fields.flag("per_politician"):
            raise fields.fault("per_politician", "true", False)
        count = terms.PerPolitician()
    elif given == ["per_value"]:
        part = fields.inside("per_value", fields.take("per_value"))
        of = part.word("of", ("this", "target"))
        if of == "this" and fields.scope.event:
            raise part.fault("of", "target on an event", of)
        if of == "target" and not fields.scope.in_pick:
            raise part.fault("of", "this outside 'pick'", of)
        count = terms.PerValue(of, part.whole("div", 1, 99))
        part.done()
    cap = fields.whole("cap", 1, 99, 0)
    if cap and count is None:
        raise CardError(fields.card, fields.place("cap"), "stands without a counter")
    return count, cap


def read_cost(fields: Fields) -> terms.Cost | None:
    """The field ``cost``, None if it is left out."""
    if not fields.has("cost"):
        return None
    part = fields.inside("cost", fields.take("cost"))
    cost = terms.Cost(
        part.word("what", MONEY), part.whole("amount", 1, 99), read_receiver(part) if part.has("to") else ()
    )
    part.done()
    return cost
