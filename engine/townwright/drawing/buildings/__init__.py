"""The buildings, each a pure function of its parameters that returns SVG (100 x 100 units)."""

from __future__ import annotations

from functools import cache

from townwright.quadropolis.tiles import Kind, Tile

from .factory import factory
from .harbor import harbor
from .monument import monument
from .office_tower import office_tower
from .park import park, playground
from .public_service import public_service
from .shop import shop
from .tower_block import tower_block

__all__ = [
    "building",
    "factory",
    "harbor",
    "monument",
    "office_tower",
    "park",
    "playground",
    "public_service",
    "shop",
    "tower_block",
]


@cache
def building(tile: Tile, floors: int) -> str:
    """The building of a tile, ``floors`` high where its kind stacks."""
    match tile.kind:
        case Kind.TOWER_BLOCK:
            return tower_block(floors)
        case Kind.SHOP:
            return shop()
        case Kind.PUBLIC_SERVICE:
            return public_service(tile.points)
        case Kind.PARK:
            return park() if tile.absorbs else playground()
        case Kind.FACTORY:
            return factory(tile.energy)
        case Kind.HARBOR:
            return harbor(tile.inhabitants, tile.energy, tile.points)
        case Kind.OFFICE_TOWER:
            return office_tower(floors)
        case Kind.MONUMENT:
            return monument()
