"""How far one uploads, once more and as slowly as the rules read: from what lies face up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

from orrery.games.skymines.content import ACTION_CARDS, RESEARCH

RESOURCES = ("carbon", "minerals", "titanium")
_CARDS = {
    card["id"]: card
    for card in [
        *ACTION_CARDS["cards"],
        *ACTION_CARDS["starting_cards"]["cards"],
        *ACTION_CARDS["single_energy_cards"]["cards"],
    ]
}
_PLANS: dict[str, Any] = {
    **{plan["id"]: plan for plan in RESEARCH["plans"] + RESEARCH["special_plans"]},
    **{token["id"]: token["plan"] for token in RESEARCH["starting_tokens"]},
}


def face_up(player: Mapping[str, Any], tracks: list[str]) -> Counter[str]:
    """SK-6.4.4, SK-9, SK-10.4: the units, energy and research cards that lie face up.

    `tracks` are the sides of the companies' tracks.
    """
    bonus = dict(zip(tracks, player["bonuses"], strict=True))
    found: Counter[str] = Counter()
    for letter, slot in zip("ABCDE", player["slots"], strict=True):
        if slot["card"] is None or slot["used"]:
            continue
        card = _CARDS[slot["card"]]
        kind = card["kind"]
        if kind == "resource":
            found[card["resource"]] += card["value"]
            found[card["resource"]] += player["plus_on"] == letter  # SK-9.5
            if card["resource"] == "titanium" and bonus.get("C1") == 2:  # SK-10.4.5
                found["titanium"] += 1
        elif kind == "energy":
            found["energy"] += card["value"]
        else:
            found[kind] += 1
    tiles = set(player["tiles"]) - set(player["tiles_used"])  # SK-9.7
    found["science"] += "science" in tiles
    found["field"] += "field" in tiles
    found["energy"] += 2 * ("energy" in tiles)
    if found["energy"]:
        found["energy"] += bonus.get("B1", 0)  # SK-10.4.3
    found["field"] += bonus.get("D1", 0) > 0  # SK-10.4.6
    return found


def is_met(requirements: list[dict[str, Any]], there: Counter[str]) -> bool:
    """SK-6.4.6, SK-6.4.8: whether some way of giving each requirement its own units works."""
    ways = []
    for need in requirements:
        if need["req"] == "symbol":
            ways.append([Counter({need["type"]: need["n"]})])
        elif need["req"] == "same_resource":
            ways.append([Counter({resource: need["n"]}) for resource in RESOURCES])
        elif need["req"] == "research_any":
            kinds = product(("science", "field"), repeat=need["n"])
            ways.append([Counter(chosen) for chosen in kinds])
    for way in product(*ways):
        together = sum(way, Counter[str]())
        if all(there[kind] >= number for kind, number in together.items()):
            return True
    return False


def uploads(player: Mapping[str, Any], tracks: list[str], uses_own_card: bool) -> list[int]:
    """SK-6.4.3 to SK-6.4.11: the steps on which the marker may stop.

    The scientist in use counts for nothing, unless it was removed from the hand (SK-10.5.7).
    """
    there = face_up(player, tracks)
    there["science"] -= uses_own_card
    steps = [player["upload"]]
    coins = player["coins"]
    for step in range(player["upload"] + 1, len(player["plans"])):
        lying = player["plans"][step]
        if lying is None:
            break
        if not lying["flipped"]:
            requirements = _PLANS[lying["plan"]]["requirements"]
            coins -= sum(need["n"] for need in requirements if need["req"] == "coins")
            if coins < 0 or not is_met(requirements, there):
                break
        steps.append(step)
    return steps
