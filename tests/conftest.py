"""Settings of all tests of the engine and the drawings."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None, max_examples=60, print_blob=True)
settings.register_profile("thorough", parent=settings.get_profile("default"), max_examples=3000)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cities",
        type=int,
        default=1000,
        help="random full cities of each mode whose allocation an integer program checks (default: 1000)",
    )


@pytest.fixture(scope="session")
def how_many_cities(pytestconfig: pytest.Config) -> int:
    """How many random full cities of each mode are to be checked."""
    cities: int = pytestconfig.getoption("--cities")
    return cities
