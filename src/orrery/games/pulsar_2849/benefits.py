"""The effects that are printed on tiles, projects and technologies, as numbers."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849.vocabulary import TYPE_NAMES
from orrery.games.pulsar_2849.words import (
    AWARD_TILES,
    BASES,
    BONUS_DIE,
    CLAIM_ISOLATED,
    CLAIMED_PULSARS,
    COMPLETED_LINKS,
    CUBES,
    DIFFERENT_GYRODYNES,
    DOUBLER,
    EXPLORE,
    EXTRA_BASE,
    GYRODYNE,
    HQ_PROJECTS,
    ONLINE_TRANSMITTERS,
    PATENTED_DIE,
    PATENTS,
    PLUS_MINUS_TOKEN,
    PLUS_TWO_TOKEN,
    POINTS,
    POINTS_PER,
    SPINNING_GYRODYNES,
    SPINNING_SAME,
    SPINNING_TYPES,
    TELEPORT_TO,
    TO_ANY,
    TO_PULSAR,
    TO_SYSTEM,
    TOKENS,
    USED_RUNS,
)
from orrery.kernel.move import pack

COUNTED: Final[dict[str, int]] = {
    "base": BASES,
    "claimed_pulsar": CLAIMED_PULSARS,
    "patent": PATENTS,
    "online_transmitter": ONLINE_TRANSMITTERS,
    "spinning_gyrodyne": SPINNING_GYRODYNES,
    "spinning_types": SPINNING_TYPES,
    "hq_project": HQ_PROJECTS,
    "completed_link": COMPLETED_LINKS,
    "award_tile": AWARD_TILES,
    "used_gate_run": USED_RUNS,
    "spinning_same_type": SPINNING_SAME,
    "spinning_any": SPINNING_GYRODYNES,
    "online_transmitters": ONLINE_TRANSMITTERS,
    "tokens_on_planets": BASES,
    "patents": PATENTS,
    "hq_projects": HQ_PROJECTS,
    "used_gate_runs": USED_RUNS,
}
_AMOUNTS: Final[dict[str, int]] = {
    "points": POINTS,
    "cubes": CUBES,
    "gyrodynes_different": DIFFERENT_GYRODYNES,
    "explore": EXPLORE,
    "extra_base": EXTRA_BASE,
}
_PAIRS: Final[dict[str, tuple[int, str, str]]] = {
    "die_doubler": (DOUBLER, "silver", "red"),
    "patent_die": (PATENTED_DIE, "cubes", "red"),
}
_TOKEN_KINDS: Final[dict[str, int]] = {"pm1": PLUS_MINUS_TOKEN, "plus2": PLUS_TWO_TOKEN}
_DESTINATIONS: Final[dict[str, int]] = {"pulsar": TO_PULSAR, "system": TO_SYSTEM, "any": TO_ANY}


def effects_of(printed: list[dict[str, Any]]) -> list[int]:
    """What a list of the content brings at once; gate runs are opportunities, kept elsewhere."""
    return [_effect(entry) for entry in printed if entry["op"] != "gate_run"]


def _effect(entry: dict[str, Any]) -> int:
    op: str = entry["op"]
    if op in _AMOUNTS:
        return pack(_AMOUNTS[op], entry["n"])
    if op in _PAIRS:
        kind, first, second = _PAIRS[op]
        return pack(kind, entry[first], entry[second])
    if op == "modifier":
        return pack(TOKENS, _TOKEN_KINDS[entry["type"]], entry["n"])
    if op == "gyrodyne":
        return pack(GYRODYNE, sum(1 << TYPE_NAMES.index(name) for name in entry["types"]))
    if op == "teleport":
        return pack(TELEPORT_TO, _DESTINATIONS[entry["to"]])
    if op == "bonus_die":
        return pack(BONUS_DIE, entry["value"])
    if op == "points_per":
        return pack(POINTS_PER, COUNTED[entry["what"]], entry["n"], entry.get("per", 1))
    assert op == "claim_isolated", f"no effect is called {op}"
    return pack(CLAIM_ISOLATED)
