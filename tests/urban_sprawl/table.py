"""Positions for tests: an empty table on which a test puts what it is about."""

from __future__ import annotations

from townwright.urban_sprawl import URBAN_SPRAWL, UrbanSprawlState, parse_decision
from townwright.urban_sprawl.board import FOOTPRINTS
from townwright.urban_sprawl.card import Event
from townwright.urban_sprawl.context import Context
from townwright.urban_sprawl.decks import Deck
from townwright.urban_sprawl.events import UrbanSprawlEvent
from townwright.urban_sprawl.grid import Building
from townwright.urban_sprawl.question import Task
from townwright.urban_sprawl.resolution import Resolve
from townwright.urban_sprawl.turn import Act

ANY_ZONE = ("PP32", "PP33")
"""Permits of 4 lots for every zone."""


def bare(players: int = 4, **options: object) -> UrbanSprawlState:
    """The starting grid with nobody in control, nothing on offer, nothing held, player 0 active.

    All decks lie face down, their events at the bottom.
    """
    state = URBAN_SPRAWL.new({"players": players, **options}, "a table")
    state.question = None
    state.stack.clear()
    state.active = 0
    state.turn = 10
    state.points = 6
    state.wealth = [0] * players
    state.prestige = [0] * players
    state.hands = [[] for _ in range(players)]
    state.planning_boxes = [None] * 4
    state.contract_boxes = [None] * 5
    for name, deck in state.decks.items():
        events = [card for card in deck.cards() if isinstance(state.cards[card], Event)]
        others = [card for card in deck.cards() if card not in events]
        state.decks[name] = Deck([*events, *others], events, (0, len(events)))
    return state


def put(state: UrbanSprawlState, name: str, zone: str, owner: int | None = None, card: str = "") -> Building:
    """Put a building on free lots."""
    footprint = FOOTPRINTS[name]
    assert not footprint.lots & state.grid.occupied, f"{name} is not free"
    return state.grid.place(footprint, zone, owner, card)


def own(state: UrbanSprawlState, owner: int, *names: str) -> None:
    """Give buildings to a player."""
    for name in names:
        state.grid.give(state.grid.named(name), owner)


def clear(state: UrbanSprawlState) -> None:
    """Take all buildings off the grid."""
    for building in list(state.grid):
        state.grid.remove(building)


def run(state: UrbanSprawlState, *tasks: Task) -> list[UrbanSprawlEvent]:
    """Run tasks, the first first, until a decision is needed or nothing is left."""
    state.events = []
    state.stack.extend(reversed(tasks))
    state._run()
    return state.events


def decide(state: UrbanSprawlState, *texts: str) -> list[UrbanSprawlEvent]:
    """Decide one thing after the other, in notation; the events of all."""
    events: list[UrbanSprawlEvent] = []
    for text in texts:
        events += state.apply(parse_decision(text))
    return events


def options(state: UrbanSprawlState) -> list[str]:
    """What may be chosen now."""
    return list(state.legal_actions().choices)


def asked(state: UrbanSprawlState) -> str:
    """Who must decide what, such as ``2 split_gain``; empty for nobody."""
    question = state.question
    return "" if question is None else f"{question.player + 1} {question.kind}"


def construct(state: UrbanSprawlState, card: str, site: str, *answers: str) -> list[UrbanSprawlEvent]:
    """The active player builds a contract from box 1 with a permit of 4 for every zone, then decides."""
    state.contract_boxes[0] = card
    state.hands[state.active] = [ANY_ZONE[0], *state.hands[state.active]]
    state.question = None
    run(state, Act())
    events = decide(state, f"build {card}")
    if asked(state).endswith("build_site"):
        events += decide(state, f"build_site {site}")
    if asked(state).endswith("pay_permits"):
        events += decide(state, f"pay_permits {ANY_ZONE[0]}")
    return [*events, *decide(state, *answers)]


def happen(state: UrbanSprawlState, card: str, *answers: str) -> list[UrbanSprawlEvent]:
    """An event is carried out at the end of the active player's turn, then players decide."""
    event = state.cards[card]
    assert isinstance(event, Event)
    return [*run(state, Resolve(event.effects, Context(card))), *decide(state, *answers)]


def site_names(state: UrbanSprawlState, card: str) -> set[str]:
    """Where the active player may build a contract."""
    from townwright.urban_sprawl.offer import sites

    return {site.name for site in sites(state, state.cards.contract(card))}
