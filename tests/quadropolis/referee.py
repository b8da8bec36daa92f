"""A referee who checks a whole game from its trace, with nothing but the rules and no code of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.quadropolis import paper
from tests.quadropolis.integer_program import best_by_integer_program

BOX = {
    "classic": [
        "T1m T1 T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P/4 F1 F1/34 F2 F3 Hii Hee Hie/34 Hv1/4",
        "T1m T1 T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P/4 F1 F2 F2/34 F3 Hv2 Hie Hii/34 Hie/4",
        "T1m T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P P/4 F1 F2 F2/34 F3 Hii Hv2 Hee/34 Hie/4",
        "T1 T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P P/4 F1 F2 F2/34 F3 Hee Hv3 Hie Hii/34 Hie/4",
    ],
    "expert": [
        "T1m T1 T2 T2/34 T2/4 T3 S S S/4 U0 U1/4 U2 P P P/4 F1/34 F2 F3 Hii Hee Hie/34 Hv1/4 O O O/34",
        "T1m T2 T2/34 T2/4 T3 S S/4 U0 U1/34 U1/4 U2 P P P/4 F2 F2/34 F3 Hv2 Hie Hii/34 Hie/4 O O O M",
        "T1m T2 T2/34 T2/4 T3 S S S/4 U0 U1/34 U1/4 U2 P P/4 F2 F2/34 F3 Hii Hv2 Hee/34 Hie/4 O O O M",
        "T1m T1 T2/34 T2/4 T3 S S S/4 U0 U1/4 U2 P P P/4 F2 F2/34 F3 Hee Hv3 Hie/4 O O O O/34 M/34",
        "T2 T2/34 T2/4 T3 T3 S S S/4 U0 U1/34 U2 P P/4 F2 F2/34 F3 Hv3 Hv3 Hie Hie/4 O O O O/34 M/4",
    ],
}
GAINS = {
    "T1": (1, 0),
    "T1m": (1, 0),
    "T2": (2, 0),
    "T3": (3, 0),
    "G": (1, 0),
    "F1": (0, 1),
    "F2": (0, 2),
    "F3": (0, 3),
    "Hii": (2, 0),
    "Hee": (0, 2),
    "Hie": (1, 1),
}
EXPERT_NUMBERS = ["23113", "54254", "12312", "43554"]


class Referee:
    """Follows a game and objects, by an assertion, to whatever the rules do not allow."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.mode: str = options.get("mode", "classic")
        self.players: int = options["players"]
        self.playgrounds: bool = options.get("playgrounds", False)
        self.columns = 4 if self.mode == "classic" else 5
        self.cities: list[dict[str, list[str]]] = [{} for _ in range(self.players)]
        self.inhabitants = [0] * self.players
        self.energy = [0] * self.players
        self.rounds = 0
        self.turns = 0
        self.left_in_round = 0
        self.mayor = -1

    def check(self, trace: Sequence[Mapping[str, Any]]) -> None:
        """Check a whole game."""
        assert trace[0]["event"] == "deal"
        self.mayor = trace[0]["first_player"]
        for line in trace[:-1]:
            {"deal": self.deal, "turn": self.turn}[line["event"]](line)
        assert (self.rounds, self.left_in_round) == (len(BOX[self.mode]), 0)
        self.end(trace[-1])

    def deal(self, line: Mapping[str, Any]) -> None:
        """Rules 1.2, 1.4 and the end of a round."""
        assert self.left_in_round == 0
        expected: list[tuple[str, bool]] = []
        for word in BOX[self.mode][self.rounds].split():
            code, _, marks = word.partition("/")
            expected.append((code, not marks or str(self.players) in marks))
        if self.playgrounds:
            expected[expected.index(("P", True))] = ("G", True)
        self.rounds += 1
        assert line["round"] == self.rounds
        assert line["first_player"] == self.mayor
        assert [len(row) for row in line["site"]] == [len(row) for row in line["face_up"]] == [5] * 5
        dealt = [
            pair
            for tiles, ups in zip(line["site"], line["face_up"], strict=True)
            for pair in zip(tiles, ups, strict=True)
        ]
        assert Counter(dealt) == Counter(expected)
        self.site = {
            (row, column): line["site"][row][column]
            for row in range(5)
            for column in range(5)
            if line["face_up"][row][column]
        }
        self.urbanist: tuple[int, int] | None = None
        self.slots: set[str] = set()
        numbers = range(1, self.columns + 1)
        own = [Counter(numbers) for _ in range(self.players)]
        pool = Counter(dict.fromkeys(numbers, self.players))
        self.hands = own if self.mode == "classic" else [pool] * self.players
        self.to_play = line["first_player"]
        self.left_in_round = 4 * self.players

    def turn(self, line: Mapping[str, Any]) -> None:
        """Rules 3."""
        self.turns += 1
        self.left_in_round -= 1
        player, action = line["player"], line["action"]
        assert (line["n"], player) == (self.turns, self.to_play)
        self.to_play = (player + 1) % self.players
        architect, side, number, target = int(action[0]), action[1], int(action[2]) - 1, action[4:]
        assert self.hands[player][architect] > 0
        self.hands[player][architect] -= 1
        assert action[1:3] not in self.slots
        self.slots.add(action[1:3])
        along = architect - 1 if side in "NW" else 5 - architect
        square = (along, number) if side in "NS" else (number, along)
        if self.urbanist is not None:
            assert number != self.urbanist[1 if side in "NS" else 0]
        self.urbanist = square
        tile = self.site.pop(square, None)
        assert line["tile"] == tile
        assert line["built"] is (target not in "x-")
        assert (target == "-") is (tile is None)
        gained = (0, 0)
        if tile is not None and line["built"]:
            self.build(self.cities[player], architect, target, tile)
            gained = GAINS.get(tile, (0, 0))
            if tile == "T1m":
                self.mayor = player
        assert (line["inhabitants"], line["energy"]) == gained
        self.inhabitants[player] += gained[0]
        self.energy[player] += gained[1]
        assert line["mayor"] == self.mayor

    def build(self, city: dict[str, list[str]], architect: int, target: str, tile: str) -> None:
        """Rules 3.3."""
        column, row = "abcde".index(target[0]), int(target[1]) - 1
        assert column < self.columns
        stack = city.setdefault(target, [])
        if self.mode == "classic":
            reached = architect in (row + 1, column + 1)
        else:
            reached = str(architect) in (paper.EXPERT_DISTRICTS[row][column], EXPERT_NUMBERS[row][column])
        if stack:
            assert tile[0] in "TO"
            assert {floor[0] for floor in stack} == {tile[0]}
            assert len(stack) < self.columns
            assert reached or len(stack) + 1 == architect
        else:
            assert reached
        stack.append(tile)

    def notation(self, player: int) -> str:
        """A city as text."""

        def word(stack: Sequence[str]) -> str:
            if not stack:
                return "."
            if stack[0][0] == "T":
                return "T" + "".join(floor[1:] for floor in stack)
            return f"O{len(stack)}" if stack[0] == "O" else stack[0]

        city = self.cities[player]
        return "/".join(
            ",".join(word(city.get(f"{column}{row}", ())) for column in "abcde"[: self.columns])
            for row in range(1, 5)
        )

    def end(self, line: Mapping[str, Any]) -> None:
        """Rules 4: every total is the best there is, and the ranking follows from what counts."""
        assert line["event"] == "end"
        assert line["cities"] == [self.notation(player) for player in range(self.players)]
        keys = []
        for player, score in enumerate(line["scores"]):
            city = paper.read(line["cities"][player])
            assert (city.inhabitants, city.energy) == (self.inhabitants[player], self.energy[player])
            key = best_by_integer_program(city)
            keys.append(key)
            assert (score["total"], score["inhabitants_placed"]) == key[:2]
            penalty = sum(score["points"].values()) - score["total"]
            assert 0 <= city.inhabitants - score["inhabitants_placed"] <= penalty
            assert set(score["points"]) == set(paper.CATEGORIES.values())
        assert sorted(player for place in line["ranking"] for player in place) == list(range(self.players))
        order = [[keys[player] for player in place] for place in line["ranking"]]
        assert all(len(set(place)) == 1 for place in order)
        assert [place[0] for place in order] == sorted({place[0] for place in order}, reverse=True)
