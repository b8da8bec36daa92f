"""Effects on buildings, parks and markers (effects 5.8-5.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import FOOTPRINTS, SHAPED, SHAPES_OF_SIZE, spaces_of
from .city_events import BuildingDestroyed, BuildingMoved, ControlChanged, MarkerPlaced, ParkPlaced
from .context import Context
from .decision import NONE
from .effects import ClaimBuilding, Destroy, MoveBuilding, PlaceMarker, PlacePark, RemoveCube
from .resolution import Chosen, Rule, asking
from .selection import fitting
from .tables import PARK

if TYPE_CHECKING:
    from .grid import Building
    from .state import UrbanSprawlState


def _destroy(state: UrbanSprawlState, effect: Destroy, context: Context, player: int) -> None:
    if effect.among is None:
        target = context.building(state, "target")
        if target is not None:
            _remove(state, target)
        return
    names = _fitting_names(state, effect, context, player)
    state.ask("destroy_building", player, names, Chosen(effect, context, player))


def _fitting_names(
    state: UrbanSprawlState, effect: Destroy | RemoveCube | ClaimBuilding, context: Context, player: int
) -> list[str]:
    if effect.among is None:
        return []
    names = [building.name for building in fitting(state, effect.among, context, player)]
    if isinstance(effect, RemoveCube):
        names = [name for name in names if state.grid.named(name).owner is not None]
        if effect.optional and names:
            names.append(NONE)
    return names


def _destroyed(state: UrbanSprawlState, _: Destroy, __: Context, ___: int, choice: str) -> None:
    _remove(state, state.grid.named(choice))


def _remove(state: UrbanSprawlState, building: Building) -> None:
    state.grid.remove(building)
    state.happened(BuildingDestroyed(building.name, building.owner))


def _decides(state: UrbanSprawlState, effect: Destroy | RemoveCube, context: Context, player: int) -> bool:
    return len(_fitting_names(state, effect, context, player)) > 1


def _remove_cube(state: UrbanSprawlState, effect: RemoveCube, context: Context, player: int) -> None:
    if effect.among is None:
        target = context.building(state, "target")
        if target is not None:
            _give(state, target, None)
        return
    names = _fitting_names(state, effect, context, player)
    state.ask("remove_cube", player, names, Chosen(effect, context, player))


def _cube_removed(state: UrbanSprawlState, _: RemoveCube, __: Context, ___: int, choice: str) -> None:
    if choice != NONE:
        _give(state, state.grid.named(choice), None)


def _claimed(state: UrbanSprawlState, _: ClaimBuilding, __: Context, player: int, choice: str) -> None:
    _give(state, state.grid.named(choice), player)


def _give(state: UrbanSprawlState, building: Building, owner: int | None) -> None:
    if building.owner != owner:
        state.grid.give(building, owner)
        state.happened(ControlChanged(building.name, owner))


def _moves(state: UrbanSprawlState, effect: MoveBuilding, context: Context, player: int) -> list[str]:
    moves = [
        f"{building.name}>{place}"
        for building in fitting(state, effect.among, context, player)
        for place in free_footprints(state, building.footprint.size)
    ]
    return [*moves, NONE] if effect.optional and moves else moves


def _moved(state: UrbanSprawlState, _: MoveBuilding, __: Context, ___: int, choice: str) -> None:
    if choice != NONE:
        name, place = choice.split(">")
        state.grid.move(state.grid.named(name), FOOTPRINTS[place])
        state.happened(BuildingMoved(name, place))


def free_footprints(state: UrbanSprawlState, size: int, near: int | None = None) -> list[str]:
    """The footprints on free lots of a size; `near`: a set of lots of which they must hold one."""
    taken = state.grid.occupied
    return [
        place.name
        for shape in SHAPES_OF_SIZE[size]
        for place in SHAPED[shape]
        if not place.lots & taken and (near is None or place.lots & near)
    ]


def _marker_moves(state: UrbanSprawlState, effect: PlaceMarker, context: Context, _: int) -> list[str]:
    grid = state.grid
    spaces = grid.free_spaces()
    if effect.here:
        this = context.building(state, "this")
        here = () if this is None else spaces_of(this.footprint.block)
        spaces = [space for space in spaces if space in here]
    placed = [marker for marker in effect.which if grid.space_of(marker) is not None]
    boxed = [marker for marker in effect.which if marker not in placed]
    markers = {
        "place": boxed,
        "move": placed,
        "place_or_move": list(effect.which),
        "place_else_move": boxed or placed,
    }[effect.mode]
    return [f"{marker}>{space}" for marker in markers for space in spaces]


def _marker_placed(state: UrbanSprawlState, _: PlaceMarker, __: Context, ___: int, choice: str) -> None:
    marker, space = choice.split(">")
    source = state.grid.put_marker(marker, space)
    state.happened(MarkerPlaced(marker, source, space))


def _park_places(state: UrbanSprawlState, effect: PlacePark, context: Context, _: int) -> list[str]:
    if not state.grid.parks[effect.size]:
        return []
    if not effect.adjacent:
        return free_footprints(state, effect.size)
    this = context.building(state, "this")
    return [] if this is None else free_footprints(state, effect.size, this.footprint.around)


def _park_placed(state: UrbanSprawlState, effect: PlacePark, _: Context, player: int, choice: str) -> None:
    place_park(state, choice, player if effect.control else None)


def place_park(state: UrbanSprawlState, name: str, owner: int | None) -> None:
    """Put a park from the supply on free lots."""
    state.grid.place(FOOTPRINTS[name], PARK, owner, "")
    state.happened(ParkPlaced(name, owner))


DESTROY = Rule(_destroy, _decides, _destroyed)
REMOVE_CUBE = Rule(_remove_cube, _decides, _cube_removed)
CLAIM_BUILDING = asking("claim_building", _fitting_names, _claimed)
MOVE_BUILDING = asking("move_building", _moves, _moved)
PLACE_MARKER = asking("marker", _marker_moves, _marker_placed)
PLACE_PARK = asking("place_park", _park_places, _park_placed)
