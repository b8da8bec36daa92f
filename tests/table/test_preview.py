"""What a placement would change."""

from __future__ import annotations

from table.preview import Preview
from townwright.quadropolis import CLASSIC, EXPERT, TILES, optimum, parse_city, tile


def complete(preview: Preview, *codes: str) -> Preview:
    for _ in preview.work([tile(code) for code in codes]):
        pass
    return preview


def test_the_change_is_that_of_the_best_allocation() -> None:
    city = parse_city("T1,.,.,./.,F1,.,./.,.,.,./.,.,.,.", CLASSIC)
    preview = complete(Preview(city), "S", "T2", "P")
    for code, square in (("S", 4), ("T2", 0), ("T2", 15), ("P", 1)):
        after = city.copy()
        after.build(square, tile(code))
        assert preview.change(tile(code), square) == optimum(after).total - optimum(city).total


def test_nothing_is_known_before_it_is_worked_out() -> None:
    preview = Preview(parse_city(".,.,.,./.,.,.,./.,.,.,./.,.,.,.", CLASSIC))
    work = preview.work([tile("S")])
    assert preview.change(tile("S"), 0) is None
    next(work)
    assert preview.change(tile("S"), 0) == 0
    assert preview.change(tile("S"), 1) is None


def test_a_stack_takes_its_own_kind_up_to_the_last_floor() -> None:
    preview = Preview(parse_city("T1111,O2,T1,S,./" + "/".join([".,.,.,.,."] * 3), EXPERT))
    tower, office, shop = tile("T2"), tile("O"), tile("S")
    assert [preview.fits(tower, square) for square in range(5)] == [True, False, True, False, True]
    assert [preview.fits(office, square) for square in range(5)] == [False, True, False, False, True]
    assert [preview.fits(shop, square) for square in range(5)] == [False, False, False, False, True]
    full = Preview(parse_city("T1111,.,.,./" + "/".join([".,.,.,."] * 3), CLASSIC))
    assert not full.fits(tower, 0)


def test_the_city_may_change_afterwards() -> None:
    city = parse_city(".,.,.,./.,.,.,./.,.,.,./.,.,.,.", CLASSIC)
    preview = Preview(city)
    city.build(0, tile("F3"))
    assert complete(preview, "F1").change(tile("F1"), 0) == -1


def test_every_tile_of_the_box_can_be_worked_out() -> None:
    preview = complete(Preview(parse_city(".,.,.,.,./" * 3 + ".,.,.,.,.", EXPERT)), *TILES)
    assert all(preview.change(t, 19) is not None for t in TILES.values())
