"""The best allocation of a city as an integer program, which a solver that knows no rules answers.

It shares nothing with the engine but the notation of a city.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from tests.quadropolis import paper
from tests.quadropolis.paper import Key, PaperCity, Square

_POINT, _PLACED, _ACTIVE = 1 << 14, 1 << 6, 1
"""Weights of the three parts of a `Key`: each outweighs all that the later ones can add up to."""

Terms = dict[int, float]
"""A linear expression: coefficients by variable."""


class Program:
    """Variables, the objective to be maximised, and constraints."""

    def __init__(self) -> None:
        self.worth: list[float] = []
        self.most: list[float] = []
        self.rows: list[tuple[Terms, float, float]] = []

    def variable(self, worth: float = 0, most: float = 1) -> int:
        """A whole number from 0 to most."""
        self.worth.append(worth)
        self.most.append(most)
        return len(self.worth) - 1

    def between(self, low: float, terms: Terms, high: float) -> None:
        self.rows.append((terms, low, high))

    def at_most_all(self, variable: int, others: list[int]) -> None:
        """The variable can be 1 only if all the others are."""
        for other in others:
            self.between(-np.inf, {variable: 1, other: -1}, 0)

    def table(self, points: list[int], counted: Terms) -> None:
        """Points from an increasing table by the value of an expression."""
        entries = [self.variable(value * _POINT) for value in points]
        self.between(1, dict.fromkeys(entries, 1.0), 1)
        terms: defaultdict[int, float] = defaultdict(float, {v: -c for v, c in counted.items()})
        for number, entry in enumerate(entries):
            terms[entry] += number
        self.between(-np.inf, terms, 0)

    def solve(self) -> list[int]:
        """The values of the variables at the optimum."""
        matrix = np.zeros((len(self.rows), len(self.worth)))
        for number, (terms, _, _) in enumerate(self.rows):
            for variable, coefficient in terms.items():
                matrix[number, variable] = coefficient
        found = milp(
            -np.array(self.worth),
            integrality=np.ones(len(self.worth)),
            bounds=Bounds(0, np.array(self.most)),
            constraints=LinearConstraint(
                matrix, [low for _, low, _ in self.rows], [high for *_, high in self.rows]
            ),
            options={"mip_rel_gap": 0},
        )
        assert found.success, found.message
        return [round(value) for value in found.x]


def connected_sets(squares: set[Square]) -> set[frozenset[Square]]:
    """Every connected subset."""
    found = {frozenset([square]) for square in squares}
    new = found
    while new:
        new = {
            grown
            for group in new
            for square in group
            for other in paper.around(square)
            if other in squares and (grown := group | {other}) not in found
        }
        found |= new
    return found


def _offices(program: Program, city: PaperCity, active: dict[Square, int]) -> None:
    """Every active Office Tower belongs to one chosen connected group of active ones.

    A larger group never scores less, so the optimum never splits one.
    """
    squares = {square for square, building in city.buildings.items() if building.letter == "O"}
    belongs: dict[Square, Terms] = {square: {active[square]: -1} for square in squares}
    for group in connected_sets(squares):
        row = paper.OFFICE[min(len(group), 5) - 1]
        chosen = program.variable(_POINT * sum(row[city.buildings[square].floors - 1] for square in group))
        for square in group:
            belongs[square][chosen] = 1
    for terms in belongs.values():
        program.between(0, terms, 0)


def _harbors(program: Program, city: PaperCity, active: dict[Square, int]) -> None:
    """One run of active Harbors may be chosen along a row, and one along a column."""
    size = {0: 4, 1: city.columns}
    for along in (0, 1):
        choices: Terms = {}
        for line in range(size[1 - along]):
            for start in range(size[along]):
                run: list[int] = []
                for step in range(start, size[along]):
                    square = (line, step) if along else (step, line)
                    if square not in city.buildings or city.buildings[square].letter != "H":
                        break
                    run.append(active[square])
                    chosen = program.variable(_POINT * paper.HARBOR[len(run)])
                    program.at_most_all(chosen, run)
                    choices[chosen] = 1
        program.between(0, choices, 1)


def _neighbours(program: Program, city: PaperCity, active: dict[Square, int]) -> None:
    """Parks, Factories and Monuments with what stands beside them."""
    for square, building in city.buildings.items():
        near = [other for other in paper.around(square) if other in city.buildings]
        letters = {other: city.buildings[other].letter for other in near}
        if building.letter in "PG":
            program.table(paper.PARK, {active[other]: 1 for other in near if letters[other] in "TO"})
        for other in near:
            if building.letter == "F" and letters[other] in paper.FACTORY:
                pair = program.variable(_POINT * paper.FACTORY[letters[other]])
                program.at_most_all(pair, [active[square], active[other]])
            elif building.letter == "M":
                # A Monument is always active, so the neighbour decides alone.
                program.worth[active[other]] += _POINT * paper.MONUMENT.get(letters[other], 0)


def best_by_integer_program(city: PaperCity) -> Key:
    """The best allocation that the solver finds, counted with pencil and paper."""
    program = Program()
    active: dict[Square, int] = {}
    customers: dict[Square, list[int]] = {}
    people: Terms = {}
    energy: Terms = {}
    districts: defaultdict[str, Terms] = defaultdict(dict)
    for square, building in city.buildings.items():
        worth = _POINT * building.printed + _ACTIVE
        if building.letter == "T":
            worth += _POINT * paper.TOWER[building.floors]
        variable = active[square] = program.variable(worth)
        if building.always_active:
            program.between(1, {variable: 1}, 1)
        if building.needs_inhabitant:
            people[variable] = 1
        if building.needs_energy:
            energy[variable] = 1
        if building.letter == "U":
            districts[city.district(square)][variable] = 1
        if building.letter == "S":
            customers[square] = [program.variable(_POINT * value) for value in paper.SHOP[: city.seats + 1]]
            program.between(0, {variable: -1, **dict.fromkeys(customers[square], 1.0)}, 0)
            people.update({chosen: number for number, chosen in enumerate(customers[square])})
    for variable, count in people.items():
        program.worth[variable] += count * _PLACED
    idle = program.variable(-_POINT, city.inhabitants)
    program.between(city.inhabitants, {**people, idle: 1}, city.inhabitants)
    polluting = program.variable(-_POINT, city.energy)
    parks = sum(building.letter == "P" for building in city.buildings.values())
    absorbed = program.variable(0, parks)
    program.between(city.energy, {**energy, polluting: 1, absorbed: 1}, city.energy)
    served: Terms = {}
    for services in districts.values():
        reached = program.variable()
        served[reached] = 1
        program.between(-np.inf, {reached: 1, **dict.fromkeys(services, -1.0)}, 0)
    program.table(paper.SERVICE, served)
    _neighbours(program, city, active)
    _harbors(program, city, active)
    _offices(program, city, active)
    values = program.solve()
    return paper.key_of(
        city,
        {square for square, variable in active.items() if values[variable]},
        {
            square: count
            for square, chosen in customers.items()
            if (count := sum(number * values[variable] for number, variable in enumerate(chosen)))
        },
    )
