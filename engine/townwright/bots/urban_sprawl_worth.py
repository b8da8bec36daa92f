"""What a position of Urban Sprawl is worth to each player, at a guess, in points of the final score."""

from __future__ import annotations

from townwright.urban_sprawl import Permit, UrbanSprawlState
from townwright.urban_sprawl.board import BLOCKS_ALONG, PRINTED_SOUTH, PRINTED_WEST, spaces_of
from townwright.urban_sprawl.payouts import shares
from townwright.urban_sprawl.tables import CONTRACT_DECKS, LENGTHS, PARK, POLITICIANS, ZONE_OF_OFFICE

_DECK_SIZE = 37
_OPENING_CARDS = 6
_PAYOUTS_LEFT = 4.0
"""At the start, how often a row that is in play may be expected to pay out."""

_WEALTH_STEPS = ((8, 0.55), (24, 0.35), (10_000, 0.13))
"""What wealth is worth: up to so much, so much each. It pays for buildings, and what is left for little."""

_PERMIT, _ZONE = 1.0, 0.25
"""What each permit of a card and each zone of it is worth."""

_ENOUGH_CARDS = 3
"""More planning cards than this are worth less and less."""

_TILE = 2.6
"""What a vocation tile is worth at the start."""

_ABILITY = {
    "Mayor": 3.0,
    "District Attorney": 2.0,
    "Treasurer": 6.0,
    "Police Chief": 5.0,
    "Union Boss": 6.0,
    "Contractor": 2.0,
}
"""What holding an office for the rest of the game would be worth at the start, without its end bonus."""

_TENURE = 0.35
"""How likely an office is kept to the end, seen from the start."""

_FAVOR = 1.5
"""What a Favor in hand is worth."""


def left_of_game(state: UrbanSprawlState) -> float:
    """How much of the game is still to come, from 1 at the start to about 0."""
    length = LENGTHS[state.length]
    each = length.top + length.with_trigger / 2
    left = 0.0
    for number, name in enumerate(CONTRACT_DECKS):
        if number >= state.active_decks:
            left += each
        elif number == state.active_decks - 1:
            left += max(1.0, each - (_DECK_SIZE - len(state.decks[name])))
    return min(1.0, left / (3 * each - _OPENING_CARDS))


def worths(state: UrbanSprawlState) -> list[float]:
    """By player, the points that he may expect beyond what everybody may."""
    left = left_of_game(state)
    found = [
        prestige + _wealth(wealth) * (0.4 + 0.6 * left)
        for prestige, wealth in zip(state.prestige, state.wealth, strict=True)
    ]
    for number, paid in row_shares(state).items():
        if number[0] == "P":
            factor = 1 + (_PAYOUTS_LEFT * left if number[1:] in "123" else 0.35 * _PAYOUTS_LEFT * left)
        else:
            factor = 0.3 * _PAYOUTS_LEFT * left
        for player, share in enumerate(paid):
            found[player] += share * factor
    for player in range(state.players):
        found[player] += (0.2 + 0.8 * left) * _hand(state, player)
        found[player] += _TILE * left * sum(state.tiles[player].values())
        found[player] += _FAVOR * left * len(state.favors[player])
    _add_offices(state, left, found)
    return found


def value(state: UrbanSprawlState, player: int) -> float:
    """What a position is worth to a player: his lead on the best of the others, for that decides the game."""
    found = worths(state)
    own = found.pop(player)
    return own - max(found)


def _wealth(wealth: int) -> float:
    worth, below = 0.0, 0
    for limit, each in _WEALTH_STEPS:
        worth += each * max(0, min(wealth, limit) - below)
        below = limit
    return worth


def _hand(state: UrbanSprawlState, player: int) -> float:
    worths_of_cards = []
    for card_id in state.hands[player]:
        card = state.cards[card_id]
        if isinstance(card, Permit):
            worths_of_cards.append(_PERMIT * card.permits + _ZONE * len(card.zones))
        else:
            worths_of_cards.append(_PERMIT)
    worths_of_cards.sort(reverse=True)
    return sum(
        worth if number < _ENOUGH_CARDS else worth / 2 ** (number - _ENOUGH_CARDS + 1)
        for number, worth in enumerate(worths_of_cards)
    )


def row_shares(state: UrbanSprawlState) -> dict[str, tuple[int, ...]]:
    """By number in play, what its row would pay to each player now."""
    held: dict[str, list[int]] = {}
    markers = state.grid.markers
    for building in state.grid:
        owner = building.owner
        if owner is None:
            continue
        block = building.footprint.block
        row, column = divmod(block, BLOCKS_ALONG)
        numbers = [f"P{PRINTED_WEST[row]}", f"W{PRINTED_SOUTH[column]}"]
        numbers += [markers[space] for space in spaces_of(block) if space in markers]
        for number in numbers:
            if number not in held:
                held[number] = [0] * state.players
            held[number][owner] += 1
    return {number: shares(counts, int(number[1:])) for number, counts in held.items()}


def _add_offices(state: UrbanSprawlState, left: float, found: list[float]) -> None:
    grid = state.grid
    for office, holder in state.holders.items():
        if holder is None:
            continue
        bonus = 0
        zone = ZONE_OF_OFFICE.get(office)
        if zone is not None:
            bonus = sum(building.zone == zone for building in grid)
        elif office in POLITICIANS:
            parks = grid.lots[PARK]
            bonus = sum(
                b.owner == holder and b.zone != PARK and bool(b.footprint.around & parks) for b in grid
            )
        kept = 1 - (1 - _TENURE) * left
        found[holder] += bonus * kept + _ABILITY[office] * left * _TENURE
