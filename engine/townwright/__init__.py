"""Townwright: the rules of published city-building board games, and players for them."""

__version__ = "0.1.0"
