"""The corporation boards: a module for each that has rules of its own, joined by register.py."""

from orrery.games.planet_unknown.corporation import CORPORATION_NAMES, corporation_of

__all__ = ["CORPORATION_NAMES", "corporation_of"]
