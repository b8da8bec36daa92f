"""A report on the balance of Urban Sprawl: who wins, which cards are built, what they bring.

``python -m tools.urban_balance --games 40 --players 4 --bots greedy``
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean, quantiles

from townwright.bots import bot, decide
from townwright.core.rng import Rng
from townwright.urban_sprawl import URBAN_SPRAWL, Contract, UrbanSprawlState, score, standard_cards
from townwright.urban_sprawl.events import Built, CardRevealed, Changed, UrbanSprawlEvent
from townwright.urban_sprawl.tables import LENGTHS, MARKERS

WEALTH_IN_PRESTIGE = 0.3
"""What wealth counts for beside prestige where both are put into one number."""

PEOPLE = (130, 180)
"""Between these, people say, winners end."""


@dataclass
class Worth:
    """What a card did in all games.

    Attributes:
        built: How often the contract was built, or the event came.
        builder: Prestige and wealth that the builder gained by it, wealth counting less.
        others: The same for all others together.
    """

    built: int = 0
    builder: float = 0.0
    others: float = 0.0


@dataclass
class Report:
    """What was counted in the games of one length.

    Attributes:
        winners: Points of the winner of each game.
        by_seat: By seat from the First Player, points in each game.
        prestige: What all players together gained, by source.
        won_with: The same of winners alone.
        gained: By player, what he gained so far in the game under way, by source.
    """

    winners: list[int] = field(default_factory=list)
    by_seat: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    wins: Counter[int] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    prestige: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)
    gained: list[Counter[str]] = field(default_factory=list)
    markers: Counter[str] = field(default_factory=Counter)
    cards: dict[str, Worth] = field(default_factory=lambda: {card.id: Worth() for card in standard_cards()})

    def end(self, state: UrbanSprawlState, first: int, decisions: int) -> None:
        """Count a finished game; seats are counted from the First Player."""
        result = state.result()
        self.winners.append(max(result.scores))
        for player, points in enumerate(result.scores):
            self.by_seat[(player - first) % state.players].append(points)
        for player in result.winners:
            self.wins[(player - first) % state.players] += 1
        self.turns.append(state.turn)
        self.decisions.append(decisions)
        self.markers.update(state.grid.markers.values())
        for part, gained in zip(score(state), self.gained, strict=True):
            gained["wealth at the end"] += part.wealth
            gained["rows at the end"] += sum(part.rows.values())
            gained["offices at the end"] += sum(part.offices.values())
        for player, gained in enumerate(self.gained):
            for source, amount in gained.items():
                self.prestige[source] += amount
                self.won_with[source] += amount * (player == result.winners[0])

    def count(self, events: Iterable[UrbanSprawlEvent], cause: tuple[str, int]) -> tuple[str, int]:
        """Count what a decision brought about.

        Args:
            events: What happened.
            cause: The latest contract built or event carried out, and who was active.

        Returns:
            The cause of what comes next.
        """
        for event in events:
            if isinstance(event, Built):
                cause = (event.card, event.player)
                self.cards[event.card].built += 1
            elif isinstance(event, CardRevealed) and event.place == "event":
                cause = (event.card, cause[1])
                self.cards[event.card].built += 1
            elif isinstance(event, Changed):
                if event.what == "prestige":
                    self.gained[event.player][event.reason] += event.amount
                if event.reason in ("bonus", "vocation", "card") and cause[0]:
                    worth = self.cards[cause[0]]
                    gained = event.amount * (1.0 if event.what == "prestige" else WEALTH_IN_PRESTIGE)
                    if event.player == cause[1]:
                        worth.builder += gained
                    else:
                        worth.others += gained
        return cause


def play(report: Report, options: dict[str, object], names: list[str], seed: str) -> None:
    """Play one game and count it."""
    state = URBAN_SPRAWL.new(options, seed)
    first, decisions, cause = state.active, 0, ("", 0)
    report.gained = [Counter() for _ in range(state.players)]
    chances = [Rng.from_seed(f"{seed}/{seat}") for seat in range(state.players)]
    while (seat := state.to_act) is not None:
        active = state.active
        events = state.apply(decide(bot("urban_sprawl", names[seat]), state, chances[seat]))
        cause = report.count(events, (cause[0], active))
        decisions += 1
    report.end(state, first, decisions)


def show(report: Report, length: str) -> None:
    """Print a report."""
    games = len(report.winners)
    print(f"\n{length}: {games} games")
    print(f"  each: {mean(report.turns):.0f} turns, {mean(report.decisions):.0f} decisions")
    low, middle, high = quantiles(report.winners, n=4)
    as_people = mean(PEOPLE[0] <= points <= PEOPLE[1] for points in report.winners)
    print(
        f"  winners: mean {mean(report.winners):.0f}, quartiles {low:.0f}, {middle:.0f}, {high:.0f} points;"
    )
    print(f"    {as_people:.0%} of them between {PEOPLE[0]} and {PEOPLE[1]}, as people say")
    for seat, points in enumerate(report.by_seat, 1):
        if points:
            print(f"  seat {seat}: mean {mean(points):.0f} points, {report.wins[seat - 1]} wins")
    print("  prestige in a game by source, of all players and of the winner:")
    for source, amount in report.prestige.most_common():
        print(f"    {source:<20}{amount / games:8.1f}{report.won_with[source] / games:8.1f}")
    print("  markers on the board at the end, in percent of games:")
    print("    " + "  ".join(f"{marker} {100 * report.markers[marker] // games}" for marker in MARKERS))
    print(
        f"  cards: how often a game, and what they brought each time, wealth counting {WEALTH_IN_PRESTIGE}:"
    )
    print(f"    {'':<30}{'times':>7}{'builder':>9}{'others':>8}")
    for card in standard_cards():
        worth = report.cards[card.id]
        if worth.built:
            name = f"{card.id} {card.name}{'' if isinstance(card, Contract) else ' (event)'}"
            builder, others = worth.builder / worth.built, worth.others / worth.built
            print(f"    {name:<30}{worth.built / games:7.2f}{builder:9.1f}{others:8.1f}")


def main() -> None:
    """Play the games and print a report for each length."""
    parser = argparse.ArgumentParser(description="A report on the balance of Urban Sprawl.")
    parser.add_argument("--games", type=int, default=20, help="games of each length, 2 or more (default: 20)")
    parser.add_argument("--players", type=int, default=4, help="(default: 4)")
    parser.add_argument("--bots", default="greedy", help="names joined by commas (default: greedy)")
    parser.add_argument("--lengths", default=",".join(LENGTHS), help="(default: all three)")
    parser.add_argument("--seed", default="balance")
    chosen = parser.parse_args()
    names = chosen.bots.split(",")
    for length in chosen.lengths.split(","):
        report = Report()
        for game in range(chosen.games):
            seated = [names[(seat + game) % len(names)] for seat in range(chosen.players)]
            play(
                report,
                {"players": chosen.players, "length": length},
                seated,
                f"{chosen.seed}-{length}-{game}",
            )
        show(report, length)


if __name__ == "__main__":
    main()
