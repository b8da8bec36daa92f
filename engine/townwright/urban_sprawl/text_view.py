"""A position as text, for terminals, logs and error reports."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .board import BLOCKS_ALONG, PRINTED_SOUTH, PRINTED_WEST, SIDE
from .card import Contract, Permit
from .decision import seat
from .scoring import score
from .tables import CONTRACT_DECKS, MARKERS, OFFICES, POLITICIANS

if TYPE_CHECKING:
    from .grid import Building
    from .state import UrbanSprawlState

_ZONE_LETTERS = {"CIV": "C", "COM": "$", "IND": "I", "RES": "R", "PARK": "P"}


def describe(state: UrbanSprawlState) -> str:
    """The whole position, as a person at the table sees it.

    Every lot of the grid is two characters: the zone (C civic, $ commercial, I industrial, R
    residential, P park) and the player who controls the building, ``-`` for nobody; ``=`` joins lots of one
    building; ``.`` is a free lot. Beside a block stands its value. Which lots a building covers is told by
    its name among those of its player.
    """
    question = state.question
    asked = "the game is over" if question is None else f"player {seat(question.player)}: {question.kind}"
    lines = [
        f"Urban Sprawl, {state.length}, turn {state.turn}",
        f"Active: player {seat(state.active)}, {state.points} AP left",
        f"To decide: {asked}",
        "",
        *_grid(state),
        "",
        *_offer(state),
        "",
        *_players(state),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _grid(state: UrbanSprawlState) -> list[str]:
    grid = state.grid
    at = {lot: b for b in grid for lot in range(SIDE * SIDE) if b.footprint.lots >> lot & 1}

    def cell(lot: int) -> str:
        building = at.get(lot)
        if building is None:
            return " . "
        owner = "-" if building.owner is None else seat(building.owner)
        joined = lot % 2 == 0 and at.get(lot + 1) == building
        return f"{_ZONE_LETTERS[building.zone]}{owner}{'=' if joined else ' '}"

    north = [f"{grid.markers.get(f'N{n}', '-'):^20}" for n in range(3)]
    lines = ["       " + "".join(north), "       " + "".join(f"{c:^10}" for c in "abcdef")]
    for row in range(SIDE):
        blocks = []
        for column in range(BLOCKS_ALONG):
            lot = SIDE * row + 2 * column
            value = grid.values[BLOCKS_ALONG * (row // 2) + column]
            blocks.append(f"{cell(lot)}{cell(lot + 1)}{value if row % 2 == 0 else '':>2} ")
        head, tail = "", ""
        if row % 2 == 0:
            head = f"P{PRINTED_WEST[row // 2]}  {row // 2 + 1}"
            tail = grid.markers.get(f"E{row // 2}", "-")
        lines.append(f"{head:<6}|{'|'.join(blocks)}|  {tail}")
        if row % 2:
            lines.append("")
    lines[-1] = "       " + "".join(f"{f'W{number}':^10}" for number in PRINTED_SOUTH)
    left = [marker for marker in MARKERS if grid.space_of(marker) is None]
    parks = " ".join(f"{size}: {count}" for size, count in enumerate(grid.parks) if size)
    legend = "C civic, $ commercial, I industrial, R residential, P park; then the player, - for nobody"
    return [*lines, legend, f"Markers left: {_list(left)}; parks left by lots: {parks}"]


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _card(state: UrbanSprawlState, card_id: str | None) -> str:
    """A card in short: id, and what it is."""
    if card_id is None:
        return "-"
    card = state.cards[card_id]
    if isinstance(card, Permit):
        ballot = "*" if card.ballot else ""
        return f"{card_id} {card.permits}x{'/'.join(card.zones)} W{card.wealth}{ballot}"
    if isinstance(card, Contract):
        payout = f" P{card.prestige}" if card.prestige else ""
        tiles = "".join(f" {vocation.name}-{vocation.value}" for vocation in card.vocations)
        return f"{card_id} {card.name} ({card.zone} {card.lots}{payout}{tiles})"
    return f"{card_id} {card.name}"


def _building(building: Building) -> str:
    """A building in short: where it stands, and the contract or the zone."""
    return f"{building.name} {building.card or building.zone}"


def _offer(state: UrbanSprawlState) -> list[str]:
    planning = [f"  {n} AP: {_card(state, card)}" for n, card in enumerate(state.planning_boxes, 1)]
    contracts = [f"  {n} AP: {_card(state, card)}" for n, card in enumerate(state.contract_boxes, 1)]
    decks = []
    for name, deck in state.decks.items():
        active = name not in CONTRACT_DECKS[state.active_decks :]
        shown = _card(state, deck.top) if active else "not active"
        decks.append(f"  {name} deck ({len(deck)} cards): {shown}")
    return [
        "Planning cards (* ballot):",
        *planning,
        decks[0],
        f"  discard pile: {len(state.planning_discard)} cards",
        "Contracts:",
        *contracts,
        *decks[1:],
    ]


def _players(state: UrbanSprawlState) -> list[str]:
    pawn = POLITICIANS[state.pawn]
    supply = _list(f"{name} x{count}" for name, count in state.tile_supply.items() if count)
    lines = [
        f"Pawn on {pawn}; vocations left: {supply}",
        f"Buildings that nobody controls: {_list(_building(b) for b in state.grid if b.owner is None)}",
    ]
    for player, final in enumerate(score(state)):
        offices = [office for office in OFFICES if state.holders[office] == player]
        if state.extra_favor == player:
            offices.append("Extra Favor")
        tiles = [f"{name} x{count}" for name, count in state.tiles[player].items() if count]
        lines += [
            f"Player {seat(player)}: {state.wealth[player]} wealth, {state.prestige[player]} prestige",
            f"  points if the game ended now: {final.total}",
            f"  offices: {_list(offices)}; vocations: {_list(tiles)}",
            f"  planning: {_list(_card(state, card) for card in state.hands[player])}",
            f"  buildings: {_list(_building(b) for b in state.grid if b.owner == player)}",
            f"  favors: {_list(_card(state, card) for card, _ in state.favors[player])}",
        ]
    return lines
