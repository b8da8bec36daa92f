"""Names of things at the table in the reader's language: short ones, and full ones for screen readers."""

from __future__ import annotations

from townwright.quadropolis import CLASSIC, EXPERT, City, Kind, Mode, Tile
from townwright.quadropolis.city import Stack
from townwright.quadropolis.tiles import STACKING

from .texts import _, ngettext


def mode_name(mode: Mode) -> str:
    """The mode, as in the header."""
    return {CLASSIC: _("Classic"), EXPERT: _("Expert")}[mode]


def kind_name(kind: Kind) -> str:
    """The building."""
    match kind:
        case Kind.TOWER_BLOCK:
            return _("Tower Block")
        case Kind.SHOP:
            return _("Shop")
        case Kind.PUBLIC_SERVICE:
            return _("Public Service")
        case Kind.PARK:
            return _("Park")
        case Kind.FACTORY:
            return _("Factory")
        case Kind.HARBOR:
            return _("Harbor")
        case Kind.OFFICE_TOWER:
            return _("Office Tower")
        case Kind.MONUMENT:
            return _("Monument")


def building_name(tile: Tile) -> str:
    """The building on a tile; a Playground has a name of its own."""
    if tile.kind is Kind.PARK and not tile.absorbs:
        return _("Playground")
    return kind_name(tile.kind)


def inhabitants(count: int) -> str:
    """A number of Inhabitants."""
    return ngettext("{count} inhabitant", "{count} inhabitants", count).format(count=count)


def energy(count: int) -> str:
    """An amount of Energy."""
    return ngettext("{count} energy", "{count} energy", count).format(count=count)


def figure(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def points(count: int) -> str:
    """A number of Victory Points, which may be negative."""
    return ngettext("{count} point", "{count} points", count).format(count=figure(count))


def change(count: int) -> str:
    """A change in points as a figure with its sign, such as +3, −2 or ±0."""
    if count == 0:
        return "±0"
    return f"+{count}" if count > 0 else figure(count)


def listed(*parts: str) -> str:
    """Parts of a full name, one after the other; empty ones are left out."""
    return _(", ").join(part for part in parts if part)


def brings(tile: Tile) -> list[str]:
    """What is special about a tile, beside what it is."""
    parts = []
    if tile.inhabitants:
        parts.append(inhabitants(tile.inhabitants))
    if tile.energy:
        parts.append(energy(tile.energy))
    if tile.points:
        parts.append(points(tile.points))
    if tile.mayor:
        parts.append(_("the Mayor"))
    return parts


def tile_name(tile: Tile) -> str:
    """A tile in full: what it is and what it brings."""
    return listed(building_name(tile), *brings(tile))


def face_down_tile(least_players: int) -> str:
    """A tile that is in play only with more players, as its back tells."""
    if least_players == 3:
        return _("face-down tile for 3 or 4 players")
    return _("face-down tile for 4 players")


def floors(count: int) -> str:
    """How high a tower is."""
    return ngettext("{count} floor", "{count} floors", count).format(count=count)


def group(count: int) -> str:
    """How many Office Towers are connected."""
    return _("alone") if count == 1 else _("group of {count}").format(count=count)


def stack_name(stack: Stack) -> str:
    """What stands on a square of a city."""
    if not stack:
        return _("empty")
    if stack[0].kind not in STACKING:
        return listed(building_name(stack[0]), points(stack[0].points) if stack[0].points else "")
    return listed(building_name(stack[0]), floors(len(stack)))


def slot_name(slot: str) -> str:
    """A slot beside the Construction Site."""
    side = {
        "N": _("North slot, line {line}"),
        "E": _("East slot, line {line}"),
        "S": _("South slot, line {line}"),
        "W": _("West slot, line {line}"),
    }[slot[0]]
    return side.format(line=slot[1:])


def slot_place(slot: str) -> str:
    """A slot in few words, within a sentence."""
    side = {
        "N": _("north {line}"),
        "E": _("east {line}"),
        "S": _("south {line}"),
        "W": _("west {line}"),
    }[slot[0]]
    return side.format(line=slot[1:])


def nth_square(number: int) -> str:
    """A square of the Site counted from a slot, 1 to 5."""
    return (
        _("first square"),
        _("second square"),
        _("third square"),
        _("fourth square"),
        _("fifth square"),
    )[number - 1]


def site_square_name(square: int) -> str:
    """A square of the Construction Site."""
    return _("Site, row {row}, column {column}").format(row=square // 5 + 1, column=square % 5 + 1)


def city_square_name(mode: Mode, square: int) -> str:
    """A square of a city, with its district and, where squares have one, its number."""
    name = mode.square_names[square]
    if mode.numbers:
        return _("Square {name}, district {district}, number {number}").format(
            name=name, district=mode.districts[square], number=mode.numbers[square]
        )
    return _("Square {name}, district {district}").format(name=name, district=mode.districts[square])


def shape_name(shape: str) -> str:
    """The shape that marks a player."""
    return {
        "circle": _("circle"),
        "square": _("square"),
        "triangle": _("triangle"),
        "diamond": _("diamond"),
    }[shape]


def colour_name(index: int) -> str:
    """A player's colour."""
    return (_("blue"), _("orange"), _("green"), _("pink"))[index]


def resources(city: City) -> str:
    """What a city has been given so far."""
    return listed(inhabitants(city.inhabitants), energy(city.energy))
