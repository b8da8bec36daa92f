"""Cities to test with."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from townwright.quadropolis import City, Mode, format_city

SINGLE = {
    "classic": ["S", "U0", "U1", "U2", "P", "G", "F1", "F2", "F3", "Hii", "Hee", "Hie", "Hv1", "Hv3"],
    "expert": ["S", "U0", "U1", "U2", "P", "G", "F1", "F2", "F3", "Hii", "Hee", "Hie", "Hv1", "Hv3", "M"],
}


def _join(mode: Mode, words: dict[int, str]) -> str:
    cells = [words.get(square, ".") for square in range(mode.squares)]
    return "/".join(
        ",".join(cells[start : start + mode.columns]) for start in range(0, mode.squares, mode.columns)
    )


@st.composite
def cities(draw: st.DrawFn, mode: Mode, most: int) -> str:
    """A city with so many buildings at most, which need not come from one box, in notation."""
    towers = st.text("123", min_size=1, max_size=mode.max_floors).map(lambda floors: f"T{floors}")
    stacks = st.sampled_from(SINGLE[mode.name]) | towers
    if mode.box.get("O"):
        stacks |= st.integers(1, mode.max_floors).map(lambda floors: f"O{floors}")
    words = draw(st.dictionaries(st.integers(0, mode.squares - 1), stacks, max_size=most))
    return _join(mode, words)


def from_the_box(mode: Mode, random: Random) -> City:
    """A full city, built at random from the tiles of one box."""
    tiles = [printed.tile for printed_round in mode.rounds for printed in printed_round]
    random.shuffle(tiles)
    city = City(mode)
    for square in range(mode.squares):
        city.build(square, tiles.pop())
    for _ in range(random.randrange(mode.squares)):
        tile = tiles.pop()
        fitting = [
            square
            for square, stack in city.buildings()
            if tile.kind in city.floors and stack[0].kind is tile.kind and len(stack) < mode.max_floors
        ]
        if fitting:
            city.build(random.choice(fitting), tile)
    return city


def tangled(mode: Mode, random: Random) -> str:
    """A full city of few kinds of tiles, so that much depends on much else, in notation."""
    codes = [*random.sample(SINGLE[mode.name], 4), "T", "T", "O" if mode.box.get("O") else "T"]
    words = {}
    for square in range(mode.squares):
        code = random.choice(codes)
        if code == "T":
            code += "".join(random.choices("123", k=random.randint(1, mode.max_floors)))
        elif code == "O":
            code += str(random.randint(1, mode.max_floors))
        words[square] = code
    return _join(mode, words)


def random_cities(mode: Mode, count: int, seed: int) -> list[str]:
    """So many random full cities in notation, half of them from the box, half of them tangled."""
    random = Random(seed)
    return [
        format_city(from_the_box(mode, random)) if number % 2 else tangled(mode, random)
        for number in range(count)
    ]
