"""Site and cities: where things lie, what can be addressed, and what is escaped."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from tests.drawing.reading import read, read_content

from townwright.drawing import (
    STYLE,
    CitySquareView,
    SiteSquareView,
    SiteView,
    SlotView,
    city_attributes,
    city_cell,
    first_city,
    first_picture,
    first_site,
    picture_css,
    reach_line,
    site,
    site_cell,
    small_city,
    standalone,
)
from townwright.drawing.gallery import gallery
from townwright.drawing.geometry import (
    SITE_EXTENT,
    SLOT,
    city_corner,
    city_extent,
    district_plate,
    name_places,
    number_places,
    site_corner,
    slot_middle,
)
from townwright.drawing.palette import DARK, LIGHT
from townwright.drawing.tile import SIZE
from townwright.quadropolis.modes import CLASSIC, EXPERT, Mode
from townwright.quadropolis.site import SLOTS
from townwright.quadropolis.tiles import TILES

Rect = tuple[float, float, float, float]


def overlap(a: Rect, b: Rect) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def within(inner: Rect, outer: Rect) -> bool:
    return (
        outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )  # fmt: skip


def tile_rect(corner: tuple[float, float]) -> Rect:
    return (*corner, corner[0] + SIZE, corner[1] + SIZE)


def slot_rect(slot: str) -> Rect:
    x, y = slot_middle(slot)
    return (x - SLOT / 2, y - SLOT / 2, x + SLOT / 2, y + SLOT / 2)


def district_plates(mode: Mode) -> dict[int, Rect]:
    plates = {}
    for district in set(mode.districts):
        x, y, width, height = district_plate(mode, district)
        plates[district] = (x, y, x + width, y + height)
    return plates


def test_nothing_on_the_site_overlaps_or_sticks_out() -> None:
    rects = [tile_rect(site_corner(i)) for i in range(25)] + [slot_rect(s) for s in SLOTS]
    assert len(rects) == 45
    assert not any(overlap(a, b) for a, b in combinations(rects, 2))
    assert all(within(r, (0, 0, SITE_EXTENT, SITE_EXTENT)) for r in rects)


def test_slots_stand_at_the_ends_of_their_lines() -> None:
    third_of_second_row = site_corner(7)
    middle = (third_of_second_row[0] + SIZE / 2, third_of_second_row[1] + SIZE / 2)
    assert slot_middle("E2")[1] == slot_middle("W2")[1] == middle[1]
    assert slot_middle("N3")[0] == slot_middle("S3")[0] == middle[0]
    assert slot_middle("W2")[0] < middle[0] < slot_middle("E2")[0]
    assert slot_middle("N3")[1] < middle[1] < slot_middle("S3")[1]


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=["classic", "expert"])
def test_squares_of_a_city_lie_apart_and_on_their_districts_plate(mode: Mode) -> None:
    rects = [tile_rect(city_corner(mode, square)) for square in range(mode.squares)]
    plates = district_plates(mode)
    assert not any(overlap(a, b) for a, b in combinations(rects, 2))
    assert not any(overlap(a, b) for a, b in combinations(plates.values(), 2))
    for square, rect in enumerate(rects):
        for district, plate in plates.items():
            assert overlap(rect, plate) == (district == mode.districts[square])
        assert within(rect, plates[mode.districts[square]])
    assert all(within(plate, (0, 0, *city_extent(mode))) for plate in plates.values())


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=["classic", "expert"])
def test_the_numbers_around_a_city_lie_beside_its_districts(mode: Mode) -> None:
    plates = district_plates(mode).values()
    for x, y in number_places(mode).values():
        disc = (x - 16, y - 16, x + 16, y + 16)
        assert within(disc, (0, 0, *city_extent(mode)))
        assert not any(overlap(disc, plate) for plate in plates)


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=["classic", "expert"])
def test_every_square_is_found_by_its_name(mode: Mode) -> None:
    places = name_places(mode)
    if not mode.numbers:
        places |= {name[-1]: place for name, place in number_places(mode).items() if name.startswith("row")}
    for square, name in enumerate(mode.square_names):
        x, y = city_corner(mode, square)
        assert (places[name[0]][0], places[name[1]][1]) == (x + 50, y + 50)
    written = {element.text for element in read(first_city(mode)).iter() if element.get("class") == "muted"}
    assert written == set(name_places(mode))


@pytest.mark.parametrize("mode", [CLASSIC, EXPERT], ids=["classic", "expert"])
def test_the_names_around_a_city_lie_clear_of_districts_and_numbers(mode: Mode) -> None:
    discs = [(x - 17, y - 17, x + 17, y + 17) for x, y in number_places(mode).values()]
    taken = [*district_plates(mode).values(), *discs]
    for x, y in name_places(mode).values():
        name = (x - 6, y - 7, x + 6, y + 7)
        assert within(name, (0, 0, *city_extent(mode)))
        assert not any(overlap(name, other) for other in taken)


def test_classic_numbers_rows_and_columns_and_expert_districts() -> None:
    assert list(number_places(CLASSIC)) == [
        *(f"column-{n}" for n in range(1, 5)),
        *(f"row-{n}" for n in range(1, 5)),
    ]
    assert list(number_places(EXPERT)) == [f"district-{n}" for n in range(1, 6)]


def test_every_square_and_slot_can_be_addressed() -> None:
    drawn = read(first_site())
    assert [e.get("data-site") for e in drawn.iter() if e.get("data-site")] == [str(i) for i in range(25)]
    assert [e.get("data-slot") for e in drawn.iter() if e.get("data-slot")] == list(SLOTS)
    for mode in (CLASSIC, EXPERT):
        built = read(first_city(mode))
        squares = [e.get("data-square") for e in built.iter() if e.get("data-square")]
        assert squares == list(mode.square_names)


def test_only_what_has_a_name_is_a_button_and_names_are_escaped() -> None:
    name = 'East "slot" <2> & more'
    view = SiteView((SiteSquareView(),) * 25, {"E2": SlotView("legal", 0, label=name)})
    drawn = read(site(view))
    buttons = [e for e in drawn.iter() if e.get("role") == "button"]
    assert [(e.get("data-slot"), e.get("aria-label")) for e in buttons] == [("E2", name)]
    unnamed = [e for e in drawn.iter() if e.get("data-slot") and e not in buttons]
    assert all(e.get("aria-hidden") == "true" for e in unnamed)
    preview = city_cell(CitySquareView(option="option", preview="<&"))
    assert "&lt;&amp;" in preview


def classes(content: str) -> list[str]:
    return [name for e in read_content(content).iter() for name in e.get("class", "").split()]


def texts(content: str) -> list[str | None]:
    return [e.text for e in read_content(content).iter() if e.tag.endswith("text")]


def test_only_an_activated_building_wears_the_tick() -> None:
    built = (TILES["U2"],)
    assert classes(city_cell(CitySquareView(built, active=True))).count("tick") == 1
    assert "tick" not in classes(city_cell(CitySquareView(built, active=False)))
    assert "unused" in city_attributes("a1", CitySquareView(built, active=False))
    assert "unused" not in city_attributes("a1", CitySquareView(built, active=True))
    assert "unused" not in city_attributes("a1", CitySquareView(built))


def test_a_pale_tile_hides_its_district() -> None:
    built = (TILES["Hie"],)
    for number in ("", "3"):
        pale = city_cell(CitySquareView(built, active=False), number)
        assert pale.startswith('<rect class="paper"')
        assert pale.removeprefix(pale[: pale.index("/>") + 2]) == city_cell(CitySquareView(built), number)


def test_customers_and_absorbed_energy_are_shown_beside_what_the_tile_needs() -> None:
    shop = CitySquareView((TILES["S"],), active=True, customers=3)
    assert texts(city_cell(shop)) == ["3"]
    assert classes(city_cell(shop)).count("inhabitant") == 1
    park = CitySquareView((TILES["P"],), active=True, absorbed=True)
    assert classes(city_cell(park)).count("energy") == 1
    assert "energy" not in classes(city_cell(CitySquareView((TILES["P"],), active=True)))


def test_the_square_number_is_shown_on_empty_and_on_built_squares() -> None:
    for view in (CitySquareView(), CitySquareView((TILES["P"],)), CitySquareView(option="option")):
        assert texts(city_cell(view, "4")) == ["4"]
    assert texts(city_cell(CitySquareView(option="option", preview="+2"), "4")) == ["4", "+2"]


def test_a_square_of_the_site_shows_its_tile_its_back_or_nothing() -> None:
    assert "kP" in classes(site_cell(SiteSquareView(tile=TILES["P"])))
    back = classes(site_cell(SiteSquareView(face_down=4)))
    assert "back" in back
    assert "tile" not in back
    assert {"tile", "back"}.isdisjoint(classes(site_cell(SiteSquareView())))
    assert "urbanist" in classes(site_cell(SiteSquareView(urbanist=True)))
    assert "target" in classes(site_cell(SiteSquareView(tile=TILES["P"], target=1)))


def test_a_standalone_picture_has_the_colours_of_its_theme_alone() -> None:
    light, dark = standalone(first_city(), "light"), standalone(first_city(), "dark")
    assert LIGHT["district-1"] in light
    assert LIGHT["district-1"] not in dark
    assert DARK["district-1"] in dark


def test_a_reach_marks_each_square_counted_on_the_way() -> None:
    marks = read(reach_line("E2", 7, 0)).iter("circle")
    # Third square from the east in row 2: two squares are passed, then the one taken.
    expected = [(site_corner(i)[0] + 50, site_corner(i)[1] + 50) for i in (9, 8, 7)]
    assert [(float(m.get("cx", "")), float(m.get("cy", ""))) for m in marks] == expected


def test_a_small_city_is_described_where_a_description_is_given() -> None:
    drawn = read(small_city(CLASSIC, {"a1": (TILES["T2"],) * 3}, "Ada's city"))
    assert drawn.get("aria-label") == "Ada's city"
    assert [e.text for e in drawn.iter() if e.tag.endswith("text")] == ["3"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_standalone_picture_needs_no_variables(theme: str) -> None:
    document = standalone(first_site(), theme)
    read(document)
    assert "var(" not in document
    assert "<style>" in document


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown theme 'sepia': expected light or dark"):
        picture_css("sepia")


def test_both_themes_have_the_same_tokens_and_the_rules_use_no_other() -> None:
    assert LIGHT.keys() == DARK.keys()
    used = set(re.findall(r"var\(--tw-([\w-]+)\)", STYLE))
    assert used <= LIGHT.keys()


def contrast(a: str, b: str) -> float:
    def luminance(colour: str) -> float:
        channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_text_and_signs_stand_out(tokens: dict[str, str]) -> None:
    for ground in ("table", "paper"):
        assert contrast(tokens["ink"], tokens[ground]) >= 7
        assert contrast(tokens["muted"], tokens[ground]) >= 4.5
    for district in range(1, 6):
        assert contrast(tokens["ink"], tokens[f"district-{district}"]) >= 7
    for kind in "TSUPFHOM":
        assert contrast("#ffffff", tokens[f"edge-{kind}"]) >= 3
        assert contrast(tokens["inhabitant"], tokens[f"face-{kind}"]) >= 3
        assert contrast(tokens["energy"], tokens[f"face-{kind}"]) >= 3


def test_the_first_picture_holds_an_empty_site_and_an_empty_city() -> None:
    picture = read(first_picture())
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}svg"))) == 2
    assert not [e for e in picture.iter() if e.get("role") == "button"]


def test_the_gallery_repeats_no_id() -> None:
    ids = re.findall(r'\bid="([^"]+)"', gallery())
    assert len(ids) == len(set(ids))
