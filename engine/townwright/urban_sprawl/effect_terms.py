"""What effects are about: players, buildings, amounts and costs."""

from __future__ import annotations

from typing import NamedTuple

Who = tuple[str, ...]
"""Whom an effect concerns: names of roles, the first that somebody plays. A role is ``active``,
``each``, ``others``, ``self`` (inside `Each`), ``controller`` (inside `Pick`), ``Media``, an office, or
the player with the ``most_`` or ``least_`` ``prestige`` or ``wealth``."""


class Selector(NamedTuple):
    """Which buildings an effect concerns; all conditions must hold.

    Attributes:
        zones: Kinds of buildings, parks among them; empty for any.
        sizes: Numbers of lots; empty for any.
        control: ``any``, ``self`` (the subject), ``others``, ``none`` or ``controlled``.
        where: ``play``, or relative to the building just built: ``adjacent``, ``line`` (the chosen
            one), ``other_line``, ``lines`` (both).
        edge: ``water``, ``wilderness`` or ``any``: touches that edge; empty for no matter.
        next_to: Adjacent to another building of one of these kinds; empty for no matter.
        min_value: Value of its block at least this.
        not_this: Leaves out the building just built.
    """

    zones: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    control: str = "any"
    where: str = "play"
    edge: str = ""
    next_to: tuple[str, ...] = ()
    min_value: int = 0
    not_this: bool = False


class PerVocation(NamedTuple):
    """Counts the subject's tiles of a vocation, of all if the name is ``any``."""

    name: str


class PerPolitician(NamedTuple):
    """Counts the politicians that the subject holds."""


class PerValue(NamedTuple):
    """The value of a block divided by a number, rounded down: of ``this`` building or the ``target``."""

    of: str
    divisor: int


Counter = Selector | PerVocation | PerPolitician | PerValue
"""What an amount is multiplied by."""


class Cost(NamedTuple):
    """An optional payment, to the bank or to a player; possible only with the whole sum."""

    what: str
    amount: int
    to: Who = ()
