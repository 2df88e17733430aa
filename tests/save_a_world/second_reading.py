"""Costs, payments, chances and final scoring once more, read from the rules and the printed pieces.

Everything here is done with names and plain sums, from what a view shows; nothing is imported from
the rules but their content.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from orrery.games.save_a_world.content import BOARD, CARDS, COMPONENTS, SOLO

RESOURCES = ("energy", "knowledge", "minerals", "organics", "genius")
BASIC = RESOURCES[:4]
TAGS = ("planet", "science", "moon")
PROJECTS = ("laser", "shield", "evacuation")
PROJECT_RESOURCE = {"laser": "energy", "shield": "minerals", "evacuation": "organics"}
DECK_RESOURCE = {"action": "knowledge", "boost": "minerals", "species": "organics"}
DECK_OF = {card["id"]: deck for deck in DECK_RESOURCE for card in CARDS[deck]}
CARD = {card["id"]: card for deck in DECK_RESOURCE for card in CARDS[deck]}
STEPS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7)
UPGRADE_COST = {
    entry["id"]: entry["cost"] for kind in COMPONENTS["tech_lab"].values() for entry in kind
}
AREAS = [*BOARD["main_board"]["areas"], *COMPONENTS["facilities"]]

Spent = tuple[int, ...]  # of each resource
Player = dict[str, Any]


# Costs in resources (HSW-7.9 to HSW-7.12, HSW-11.2.8)


def payments(player: Player, resource: str, cost: int) -> set[Spent]:
    """Every way to pay: its own units, genius for some, two of another kind for some."""
    levels = dict(zip(RESOURCES, player["levels"], strict=True))
    pairs = {name: 0 for name in BASIC if name != resource}
    if "t1_exchange" in player["upgrades"]:
        pairs = {name: levels[name] // 2 for name in pairs}
    found = set()
    for genius in range(min(cost, levels["genius"]) + 1):
        for swaps in product(*(range(number + 1) for number in pairs.values())):
            own = cost - genius - sum(swaps)
            if 0 <= own <= levels[resource]:
                given = {name: 2 * number for name, number in zip(pairs, swaps, strict=True)}
                given |= {resource: own, "genius": genius}
                found.add(tuple(given[name] for name in RESOURCES))
    return found


def one_energy(player: Player, any_kind: bool) -> set[Spent]:
    """HSW-5.1.1, HSW-5.2.1, HSW-11.2.1: what pays the shuttle or an action card."""
    found = payments(player, "energy", 1)
    if any_kind:
        for name in RESOURCES:
            if player["levels"][RESOURCES.index(name)]:
                found.add(tuple(int(name == other) for other in RESOURCES))
    return found


# Tags (HSW-8.3 to HSW-8.6, HSW-11.2.5, HSW-18.10)


def accepted(player: Player, asked: str) -> set[str]:
    types = {"any": set(TAGS), "planet_or_moon": {"planet", "moon"}}.get(asked, {asked})
    if "t1_transponder" in player["upgrades"] and types & {"planet", "moon"}:
        types = types | {"science"}
    return types


def tags_on(card: str, types: Iterable[str]) -> int:
    return sum(CARD[card]["tags"].count(tag) for tag in types)


def usable(player: Player, types: Iterable[str]) -> list[str]:
    """Cards in hand with such tags; not those that were bought in this turn."""
    return [c for c in player["hand"] if tags_on(c, types) and c not in player["fresh"]]


def tokens_of(player: Player, types: Iterable[str]) -> dict[str, int]:
    return {tag: player["active"][TAGS.index(tag)] for tag in TAGS if tag in types}


def most_tags(player: Player, asked: str) -> int:
    types = accepted(player, asked)
    tokens = sum(tokens_of(player, types).values())
    return tokens + sum(tags_on(card, types) for card in usable(player, types))


def tag_payments(player: Player, asked: str, number: int) -> set[tuple[Spent, frozenset[str]]]:
    """Tokens by type and cards, none of which could be left out."""
    types = accepted(player, asked)
    found = set()
    cards = usable(player, types)
    active = tokens_of(player, types)
    for size in range(len(cards) + 1):
        for chosen in combinations(cards, size):
            worth = [tags_on(card, types) for card in chosen]
            for spent in product(*(range(count + 1) for count in active.values())):
                total = sum(worth) + sum(spent)
                if total < number or any(total - one >= number for one in worth):
                    continue
                if sum(spent) and total > number:
                    continue
                by_type = dict(zip(active, spent, strict=True))
                tokens = tuple(by_type.get(tag, 0) for tag in TAGS)
                found.add((tokens, frozenset(chosen)))
    return found


# What can be done and what it costs


def work_costs(player: Player, at: int, most: int) -> list[int]:
    """HSW-10.2, HSW-10.7, HSW-10.9, HSW-11.2.7: of one space, two and so on."""
    totals = [sum(STEPS[at : at + spaces]) for spaces in range(1, min(most, 13 - at) + 1)]
    return [max(0, cost - ("t1_prefab" in player["upgrades"])) for cost in totals]


def card_cost(player: Player, less: int, free: bool) -> int:
    """HSW-12.1.2, HSW-12.1.6, HSW-11.2.4."""
    owned = len(player["hand"]) + len(player["discard"])
    return 0 if free else max(0, owned - less - ("t1_contracts" in player["upgrades"]))


def open_upgrades(player: Player) -> Iterator[str]:
    """HSW-11.4, HSW-11.7."""
    return (name for name in UPGRADE_COST if name not in player["upgrades"])


def open_locations(view: dict[str, Any], who: int, world: str) -> set[str]:
    """HSW-5.3.2 to HSW-5.3.5, HSW-6.2, HSW-11.2.6, HSW-18.9."""
    player = view["players"][who]
    two = len(view["players"]) + (view["simu"] is not None) == 2
    docks = "t1_docking" in player["upgrades"] and not player["has_docked"]
    found = set()
    for area in AREAS:
        if area["world"] != world or (area in COMPONENTS["facilities"]) > (
            area["id"] in view["facilities"]
        ):
            continue
        taken = {one["id"] for one in area["locations"] if view["locations"].get(one["id"])}
        for location in area["locations"]:
            free = not taken if two else location["id"] not in taken
            docked = docks and location["kind"] != "acceleration"
            if location["unlimited"] or free or docked:
                found.add(location["id"])
    return found


# The chances of the arrival (HSW-15), one cube after another


def key_chances(bag: Sequence[int], gauges: Sequence[int]) -> list[float]:
    """Of laser, shield and evacuation."""
    found = [0.0, 0.0, 0.0]
    for kept, chance in _draws(tuple(bag), (0, 3), 10).items():
        laser = gauges[0] + kept[0] + kept[1]
        if laser >= 13:
            found[0] += chance
            continue
        left = (bag[0] - kept[0], bag[1], bag[2], bag[3] - kept[1])
        covered = {*range(1, gauges[1] + 1), *(crack for crack in (8, 10, 12) if crack <= laser)}
        for helped, part in _draws(left, (1, 3), 10).items():
            full = len(covered) + sum(helped) >= 13
            found[1 if full else 2] += chance * part
    return found


@cache
def _draws(
    bag: tuple[int, ...], kinds: tuple[int, int], number: int
) -> dict[tuple[int, int], float]:
    """How likely it is to draw so many cubes of two kinds."""
    if number == 0 or not sum(bag):
        return {(0, 0): 1.0}
    found: dict[tuple[int, int], float] = {}
    for kind, count in enumerate(bag):
        if not count:
            continue
        rest = tuple(n - (other == kind) for other, n in enumerate(bag))
        for (first, second), chance in _draws(rest, kinds, number - 1).items():
            drawn = (first + (kind == kinds[0]), second + (kind == kinds[1]))
            found[drawn] = found.get(drawn, 0.0) + chance * count / sum(bag)
    return found


# Final scoring (HSW-16)


def place_points(
    view: dict[str, Any], moves: Sequence[tuple[int, str]], project: str
) -> dict[int, int]:
    """Points of the players by their numbers; `moves` tells who moved on which track, in order."""
    discs = view["tracks"][PROJECTS.index(project)]["discs"]
    last_moved = {who: number for number, (who, name) in enumerate(moves) if name == project}
    moved = [disc for disc, space in enumerate(discs) if space > 0]
    ranked = sorted(moved, key=lambda disc: (-discs[disc], last_moved.get(disc, -1)))
    points = (15, 10, 5) if view["key"] == project else (7, 4, 2)
    return dict(zip(ranked, points, strict=False))


def species_points(view: dict[str, Any], who: int, card: str) -> int:
    score = CARD[card]["score"]
    worth: int = score["vp"]
    if score.get("if") == "key_project":
        return worth if view["key"] == score["project"] else 0
    if score.get("if") == "first_player_badge":
        return worth if view["badge"] == who else 0
    amount = _counted(view, who, score)
    points = worth * (amount // int(score["div"]))
    return min(points, int(score.get("max", points)))


def _counted(view: dict[str, Any], who: int, score: dict[str, Any]) -> int:
    player = view["players"][who]
    tokens = {t: player["active"][n] + player["spent"][n] for n, t in enumerate(TAGS)}
    spaces = {name: view["tracks"][n]["discs"][who] for n, name in enumerate(PROJECTS)}
    owned = player["hand"] + player["discard"]
    what, value = score["per"], score.get("value", 0)
    amounts = {
        "tag_tokens": tokens.get(score.get("tag", ""), 0),
        "tag_sets": min(tokens.values()),
        "baselines_at_most": sum(level <= value for level in player["baselines"]),
        "baselines_at_least": sum(level >= value for level in player["baselines"]),
        "highest_baseline": max(player["baselines"]),
        "resource": dict(zip(RESOURCES, player["levels"], strict=True)).get(
            score.get("res", ""), 0
        ),
        "tech1": sum(name.startswith("t1") for name in player["upgrades"]),
        "tech2": sum(name.startswith("t2") for name in player["upgrades"]),
        "cards": sum(score.get("deck") in ("any", DECK_OF[card]) for card in owned),
        "track": spaces.get(score.get("project", ""), 0),
        "lowest_track": min(spaces.values()),
        "tracks_at_least": sum(space >= value for space in spaces.values()),
    }
    found: int = amounts[what]
    return found


def final_score(
    view: dict[str, Any], gained: int, moves: Sequence[tuple[int, str]], who: int
) -> int:
    """What was gained in play, places, species; SIMU is the player after the last seat."""
    places = sum(place_points(view, moves, project).get(who, 0) for project in PROJECTS)
    if who == len(view["players"]):
        worth = SOLO["levels"][view["simu"]["level"] - 1]["species_vp"]
        return gained + places + int(worth) * len(view["simu"]["species"])
    player = view["players"][who]
    owned = [card for card in player["hand"] + player["discard"] if DECK_OF[card] == "species"]
    return gained + places + sum(species_points(view, who, card) for card in owned)


def leader_points(moves: Sequence[tuple[int, str, int]], counted: int) -> dict[int, int]:
    """HSW-10.12: who reached 4, 8 and 12 of a track first; only so many players count."""
    found: dict[int, int] = {}
    for project in PROJECTS:
        for space, points in ((4, 3), (8, 4), (12, 5)):
            arrivals = [w for w, name, to in moves if name == project and to >= space]
            first = next((who for who in arrivals if who < counted), None)
            if first is not None:
                found[first] = found.get(first, 0) + points
    return found
