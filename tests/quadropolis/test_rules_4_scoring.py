"""Rules 4.1-4.5: activation and the points of every kind of building."""

from __future__ import annotations

import pytest

from townwright.quadropolis import CLASSIC, EXPERT, MODES, Allocation, Kind, Mode, allocate, parse_city
from townwright.quadropolis.scoring import bits, score

BOTH = pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=lambda mode: mode.name)


def city(mode: Mode, **squares: str) -> str:
    """A city in notation from what stands on its squares."""
    words = [squares.get(name, ".") for name in mode.square_names]
    assert set(squares) <= set(mode.square_names)
    return "/".join(",".join(words[i : i + mode.columns]) for i in range(0, mode.squares, mode.columns))


def best(mode: Mode, **squares: str) -> Allocation:
    return allocate(parse_city(city(mode, **squares), mode))


def all_active(mode: Mode, kind: Kind, **squares: str) -> int:
    """Points of a kind when every building is active, without customers."""
    town = parse_city(city(mode, **squares), mode)
    return score(town, (1 << mode.squares) - 1 & ~town.empty, {})[kind]


def shop_points(mode: Mode, *customers: int) -> int:
    """Points of a row of Shops with so many customers."""
    squares = range(len(customers))
    town = parse_city(city(mode, **{mode.square_names[square]: "S" for square in squares}), mode)
    return score(town, (1 << len(customers)) - 1, dict(enumerate(customers)))[Kind.SHOP]


def active_names(mode: Mode, allocation: Allocation) -> set[str]:
    return {mode.square_names[square] for square in bits(allocation.active)}


# 4.1: what activates what


@pytest.mark.parametrize(
    ("code", "inhabitants", "energy"),
    [
        ("T1", 0, 1),
        ("S", 0, 1),
        ("U0", 1, 0),
        ("F1", 1, 0),
        ("Hv1", 1, 0),
        ("O", 1, 1),
        ("P", 0, 0),
        ("M", 0, 0),
    ],
)
def test_4_1_what_a_building_needs(code: str, inhabitants: int, energy: int) -> None:
    (stack,) = (stack for stack in parse_city(city(EXPERT, a1=code), EXPERT).stacks if stack)
    assert (stack[0].needs_inhabitant, stack[0].needs_energy) == (bool(inhabitants), bool(energy))


def test_4_1_a_stack_is_activated_once_whatever_its_height() -> None:
    # One Energy runs four floors: 10 points; the Factory takes one of the four Inhabitants.
    result = best(CLASSIC, a1="T1111", d4="F1")
    assert result.points[Kind.TOWER_BLOCK] == 10
    assert (result.unused_energy, result.unused_inhabitants, result.total) == (0, 3, 7)


def test_4_1_resources_move_freely_to_where_they_are_worth_most() -> None:
    # A single Energy: the high Tower Block has it, not the low one.
    result = best(CLASSIC, a1="T1", d1="T111", a4="F1")
    assert active_names(CLASSIC, result) == {"d1", "a4"}


def test_4_1_without_resources_nothing_but_parks_and_monuments_is_active() -> None:
    result = best(EXPERT, a1="S", b1="U2", c1="O3", d1="Hv3", e1="P", a3="M")
    assert active_names(EXPERT, result) == {"e1", "a3"}
    assert result.total == 0


# 4.2 and 4.3: customers, surplus, idle people


@pytest.mark.parametrize(("mode", "seats"), [("classic", 4), ("expert", 5)])
def test_4_2_customers_of_a_shop(mode: str, seats: int) -> None:
    # Six Inhabitants, none of whom is needed elsewhere but one for the Factory.
    result = best(MODES[mode], a1="S", b4="T33", d4="F2")
    assert result.customers == {MODES[mode].square_index["a1"]: min(seats, 5)}
    assert result.unused_inhabitants == 5 - min(seats, 5)


def test_4_2_customers_fill_one_shop_before_the_next() -> None:
    result = best(CLASSIC, a1="S", d1="S", a4="T33", d4="F2")
    assert sorted(result.customers.values()) == [2, 4]
    assert result.points[Kind.SHOP] == 7 + 2


def test_4_3_each_park_takes_one_surplus_energy() -> None:
    result = best(CLASSIC, a1="F3", c1="P", d1="P", a4="Hii")  # 3 Energy, nothing that needs it.
    assert len(result.absorbing) == 2
    assert (result.unused_energy, result.total) == (1, -1)


def test_4_3_a_playground_takes_none_but_is_a_park_otherwise() -> None:
    result = best(CLASSIC, a1="F3", c1="G", d1="T1")
    # The Tower Block takes an Energy (1 point), the Playground beside it scores 2; 2 Energy and one of
    # the two Inhabitants are idle.
    assert result.absorbing == ()
    assert (result.points[Kind.PARK], result.unused_energy, result.unused_inhabitants) == (2, 2, 1)
    assert result.total == 1 + 2 - 2 - 1


def test_4_3_everybody_and_everything_left_over_costs_a_point() -> None:
    result = best(CLASSIC, a1="Hii", d1="F3")
    assert (result.inhabitants_placed, result.unused_inhabitants, result.unused_energy) == (2, 0, 3)
    assert result.total == -3
    result = best(CLASSIC, a1="T3")
    assert (result.unused_inhabitants, result.total) == (3, -3)


# 4.4: what is not activated is removed


def test_4_4_a_removed_building_scores_nothing_and_is_no_neighbour() -> None:
    # Energy for the Shop only: the Tower Block beside the Park is gone, and so are the Park's points.
    result = best(CLASSIC, a1="T3", b1="P", d4="S", c3="Hie")
    assert active_names(CLASSIC, result) == {"b1", "d4"}
    assert result.points[Kind.PARK] == 0


def test_4_4_a_removed_building_breaks_a_line() -> None:
    town = parse_city(city(CLASSIC, a1="Hv1", b1="Hv1", c1="Hv1", d1="Hv1"), CLASSIC)
    assert score(town, 0b1111, {})[Kind.HARBOR] == 12 + 4
    assert score(town, 0b1011, {})[Kind.HARBOR] == 3 + 3
    assert score(town, 0b0101, {})[Kind.HARBOR] == 0 + 2


def test_4_4_a_removed_tower_breaks_an_office_group() -> None:
    town = parse_city(city(EXPERT, a1="O2", b1="O", c1="O2"), EXPERT)
    assert score(town, 0b111, {})[Kind.OFFICE_TOWER] == 5 + 2 + 5
    assert score(town, 0b101, {})[Kind.OFFICE_TOWER] == 1 + 1


def test_4_4_a_factory_beside_a_monument_may_be_left_unactivated() -> None:
    # Active it would bring -5; its Inhabitant would only cost 1 being idle.
    result = best(EXPERT, b1="M", a1="F1", c1="P", e4="T1")
    assert "a1" not in active_names(EXPERT, result)
    assert (result.points[Kind.MONUMENT], result.points[Kind.TOWER_BLOCK]) == (5, 1)
    assert (result.unused_inhabitants, result.total) == (1, 5)


# 4.5: the score tables

FLOORS = [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)]


@pytest.mark.parametrize(("floors", "points"), FLOORS)
def test_4_5_tower_block_by_floors(floors: int, points: int) -> None:
    for mode in (CLASSIC, EXPERT):
        if floors <= mode.max_floors:
            assert all_active(mode, Kind.TOWER_BLOCK, b2="T" + "1" * floors) == points
            assert all_active(mode, Kind.TOWER_BLOCK, b2="T" + "3" * floors, d4="T1") == points + 1


@pytest.mark.parametrize(("customers", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_4_5_shop_by_customers(customers: int, points: int) -> None:
    for mode in (CLASSIC, EXPERT):
        if customers <= mode.max_customers:
            assert shop_points(mode, customers) == points
            assert shop_points(mode, customers, 2, 0, 3) == points + 2 + 4


@pytest.mark.parametrize(
    ("mode", "squares", "points"),
    [
        (CLASSIC, "a1", 2),
        (CLASSIC, "a1 b2", 2),
        (CLASSIC, "a1 c1", 5),
        (CLASSIC, "a1 c1 a3", 9),
        (CLASSIC, "a1 d1 a4 d4", 14),
        (EXPERT, "a1 c1", 5),
        (EXPERT, "a1 c1 c2 c3 c4", 5),
        (EXPERT, "a1 e1 a4 e4", 14),
        (EXPERT, "a1 c1 d1 a3 d4", 20),
    ],
)
def test_4_5_public_services_by_districts(mode: Mode, squares: str, points: int) -> None:
    assert all_active(mode, Kind.PUBLIC_SERVICE, **dict.fromkeys(squares.split(), "U0")) == points


@BOTH
def test_4_5_public_services_add_their_printed_points_each(mode: Mode) -> None:
    assert all_active(mode, Kind.PUBLIC_SERVICE, a1="U1", b1="U2", a2="U0") == 2 + 3


@pytest.mark.parametrize(("towers", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 11)])
@BOTH
def test_4_5_park_by_adjacent_tower_blocks_of_any_height(mode: Mode, towers: int, points: int) -> None:
    beside = dict(list({"b1": "T1", "a2": "T111", "c2": "T22", "b3": "T3"}.items())[:towers])
    assert all_active(mode, Kind.PARK, b2="P", a1="T1", c3="T1", d4="S", **beside) == points


def test_4_5_park_expert_counts_office_towers_too() -> None:
    assert all_active(EXPERT, Kind.PARK, b2="P", b1="T1", a2="O2", c2="O", b3="S") == 7
    assert all_active(EXPERT, Kind.PARK, b2="P", c2="P", b1="O", c1="O") == 2 + 2


@BOTH
def test_4_5_factory_scores_adjacent_shops_and_harbors(mode: Mode) -> None:
    assert all_active(mode, Kind.FACTORY, b2="F1", b1="S") == 2
    assert all_active(mode, Kind.FACTORY, b2="F1", b1="Hv1") == 3
    assert all_active(mode, Kind.FACTORY, b2="F1", b1="S", a2="Hv1", c2="S", b3="Hii") == 10
    assert all_active(mode, Kind.FACTORY, b2="F1", a1="S", d4="Hv1", b1="T1", c2="P", b3="F2", a2="U1") == 0


def test_4_5_factory_expert_scores_office_towers_once_each() -> None:
    assert all_active(EXPERT, Kind.FACTORY, b2="F1", b1="O", a2="O5", c2="S", b3="M") == 4 + 4 + 2
    assert all_active(EXPERT, Kind.FACTORY, a1="F1", b2="F1", b1="O2") == 8


@pytest.mark.parametrize(
    ("mode", "squares", "points"),
    [
        (CLASSIC, "a1", 0),
        (CLASSIC, "a1 b1", 3),
        (CLASSIC, "a1 b1 c1", 7),
        (CLASSIC, "a1 b1 c1 d1", 12),
        (CLASSIC, "b1 b2 b3 b4", 12),
        (CLASSIC, "a1 b1 d1", 3),
        (CLASSIC, "a1 b2", 0),
        (CLASSIC, "a1 b1 a2", 3 + 3),
        (CLASSIC, "a1 b1 c1 c2 c3", 7 + 7),
        # Of several rows only the longest counts, and of several columns.
        (CLASSIC, "a1 b1 c1 a3 b3 d4 d3", 7 + 3),
        (CLASSIC, "a1 b1 c1 d1 a2 a3 a4", 12 + 12),
        (EXPERT, "a2 b2 c2 d2 e2", 18),
        (EXPERT, "a2 b2 c2 d2 e2 c1 c3 c4", 18 + 12),
    ],
)
def test_4_5_harbors_by_the_longest_row_and_the_longest_column(mode: Mode, squares: str, points: int) -> None:
    assert all_active(mode, Kind.HARBOR, **dict.fromkeys(squares.split(), "Hie")) == points


@BOTH
def test_4_5_harbors_add_their_printed_points_each(mode: Mode) -> None:
    assert all_active(mode, Kind.HARBOR, a1="Hv1", c1="Hv2", a3="Hv3", d4="Hee") == 6


OFFICES = {
    1: [0, 1, 3, 6, 10],
    2: [1, 3, 6, 10, 15],
    3: [2, 5, 9, 14, 20],
    4: [3, 7, 12, 18, 25],
    5: [4, 9, 15, 22, 30],
    6: [4, 9, 15, 22, 30],
}


@pytest.mark.parametrize("group", OFFICES)
@pytest.mark.parametrize("floors", [1, 2, 3, 4, 5])
def test_4_5_office_towers_by_group_and_floors(group: int, floors: int) -> None:
    squares = dict.fromkeys(["a1", "b1", "b2", "c2", "c3", "d3"][:group], f"O{floors}")
    assert all_active(EXPERT, Kind.OFFICE_TOWER, **squares) == group * OFFICES[group][floors - 1]


def test_4_5_the_rulebooks_example_of_three_office_towers() -> None:
    assert all_active(EXPERT, Kind.OFFICE_TOWER, b2="O2", c2="O2", c3="O3") == 5 + 5 + 9 == 19


def test_4_5_office_groups_count_apart_and_never_across_a_corner() -> None:
    assert all_active(EXPERT, Kind.OFFICE_TOWER, a1="O2", b1="O", d1="O3", c2="O2") == (3 + 1) + 3 + 1


@pytest.mark.parametrize(
    ("code", "points"),
    [("F2", -5), ("Hie", -5), ("U2", 2), ("S", 3), ("P", 5), ("G", 5), ("T2", 0), ("O2", 0), ("M", 0)],
)
def test_4_5_monument_by_adjacent_buildings(code: str, points: int) -> None:
    own = 2 if code == "M" else 1  # A Monument beside a Monument: both score, nothing.
    assert all_active(EXPERT, Kind.MONUMENT, c3="M", c2=code) == points * own
    assert all_active(EXPERT, Kind.MONUMENT, c3="M", c2=code, b3=code, d4=code) == 2 * points * own


def test_4_5_a_neighbour_counts_for_every_monument() -> None:
    assert all_active(EXPERT, Kind.MONUMENT, b2="M", c3="M", c2="P", b3="Hv1") == 2 * (5 - 5)


# 4.7: points first, then Inhabitants on buildings, then the fewest empty squares


def test_4_7_of_equal_points_more_inhabitants_on_buildings_are_best() -> None:
    # 2 Energy. One Shop and the Tower Block: 7 + 3 points, the Factory has one of six Inhabitants and one is
    # idle. Both Shops: 7 + 2 points, and all six are customers.
    result = best(CLASSIC, a1="S", d1="S", a4="T33", d4="F2")
    assert result.total == 9
    assert active_names(CLASSIC, result) == {"a1", "d1"}
    assert (result.inhabitants_placed, result.unused_inhabitants) == (6, 0)


def test_4_7_then_fewer_empty_squares_are_best() -> None:
    # Four customers score 7; two customers and two Services score 2 + 5, everybody being on a building too.
    result = best(CLASSIC, a1="S", a4="T13", d4="U0", d1="U0", c2="Hee")
    assert result.total == 7 + 3
    assert active_names(CLASSIC, result) == {"a1", "a4", "d1", "d4"}
    # The Energy may go to the Park or open the Shop, for no points in either case.
    result = best(CLASSIC, a1="P", d4="S", a4="F1")
    assert active_names(CLASSIC, result) == {"a1", "d4"}
    assert result.absorbing == ()
