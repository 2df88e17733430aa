"""Scoring (PU-8): medals from the planet, tracks, pieces, cards and objectives."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import (
    CIV_LIFEPOD_VALUE,
    CIV_MEDALS,
    CIV_PER_PATCH,
    CIV_SETS,
)
from orrery.games.planet_unknown.content import COMPONENTS, load
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import (
    SIDE,
    Mask,
    is_empty,
    overlap,
    plus,
    size,
    union,
    without,
)
from orrery.games.planet_unknown.objectives import (
    FEWEST,
    PERSONAL_MEDALS,
    TIE,
    WIN,
    fulfils,
    measure,
)
from orrery.games.planet_unknown.printed import RULES_OF_PLANETS
from orrery.games.planet_unknown.state import Player, Table, meteorite_squares
from orrery.games.planet_unknown.words import COMMERCE_AGREEMENT, METEORITE_REPO, TRACKERS

LIFEPOD_MEDALS: Final[int] = COMPONENTS["scoring"]["lifepod"]
METEORITES_PER_MEDAL: Final[int] = COMPONENTS["scoring"]["meteorites_per_medal"]


def _by_cards(name: str, key: str) -> list[int]:
    """The medals of a set of civ cards by the number of cards that a player has of it."""
    medals: dict[str, int] = load("civ_cards")["sets"][name][key]
    return [medals[str(cards)] for cards in range(len(medals))]


def _by_planet(name: str) -> list[int]:
    """The medals that a rule of this name gives on each planet."""
    return [
        sum(rule.values["medals"] for rule in rules if rule.effect.word == name)
        for rules in RULES_OF_PLANETS
    ]


REPO_MEDALS: Final[list[int]] = _by_cards(  # PU-13.1.8
    "meteorite_repo", "medals_per_3_meteorites_by_cards_owned"
)
COMMERCE_MEDALS: Final[list[int]] = _by_cards(  # PU-13.1.9
    "commerce_agreement", "total_medals_by_cards_owned"
)
CITY_MEDALS: Final[list[int]] = _by_planet("medals_per_uncovered")  # PU-12.4.1
PART_MEDALS: Final[list[int]] = _by_planet("bonus_per_complete_part")  # PU-12.13.1


def filled(player: Player) -> Mask:
    """PU-12.6.2: covered squares, and uncovered currents of Petra."""
    return union(player.covered, BOARDS[player.planet].currents)


def line_medals(player: Player, number: int) -> int:
    """The medals of row 0 to 11 or column 12 to 23, if it is complete.

    PU-8.2, PU-5.1.1, PU-5.1.5, PU-12.0.4.
    """
    board = BOARDS[player.planet]
    line = board.lines[number]
    printed = board.row_medals[number] if number < SIDE else board.column_medals[number - SIDE]
    complete = is_empty(without(line, filled(player))) and not overlap(line, with_loads(player))
    return printed if complete else 0


def with_loads(player: Player) -> Mask:
    """PU-11.5.6: meteorites on the planet, carried ones too."""
    mask = player.meteorites
    for rover, square in enumerate(player.rovers):
        if player.loads[rover]:
            mask = plus(mask, square)
    return mask


def meteorites_left(player: Player) -> int:
    """PU-8.9: how many meteorites are on the planet."""
    return len(meteorite_squares(player))


def planet_medals(player: Player) -> int:
    """PU-8.2 with what the planet adds (PU-12.4.1, PU-12.13.1)."""
    medals = sum(line_medals(player, number) for number in range(2 * SIDE))
    return medals + city_medals(player) + part_medals(player)


def city_medals(player: Player) -> int:
    """PU-12.4.1, PU-12.4.2."""
    cities = BOARDS[player.planet].cities
    return CITY_MEDALS[player.planet] * size(without(cities, player.covered))


def part_medals(player: Player) -> int:
    """PU-12.13.1, PU-12.13.3."""
    parts = BOARDS[player.planet].parts
    complete = sum(is_empty(without(part, player.covered)) for part in parts)
    return PART_MEDALS[player.planet] * complete


def track_medals(player: Player) -> int:
    """PU-8.3, PU-6.1.7."""
    corporation = corporation_of(player)
    return sum(corporation.track_medals(player, tracker) for tracker in range(TRACKERS))


def lifepod_medals(player: Player) -> int:
    """PU-8.4, PU-13.1.11."""
    value = max([CIV_LIFEPOD_VALUE[card] for card in player.civ_cards], default=LIFEPOD_MEDALS)
    return player.lifepods_scored * value


def meteorite_medals(player: Player) -> int:
    """PU-8.4, PU-13.1.8."""
    repos = sum(CIV_SETS[card] == METEORITE_REPO for card in player.civ_cards)
    return player.meteorites_collected // METEORITES_PER_MEDAL * REPO_MEDALS[repos]


def civ_medals(player: Player) -> int:
    """PU-8.5, PU-13.1.9, PU-13.1.10."""
    patches = size(player.patches)
    medals = agreement_medals(player)
    for card in player.civ_cards:
        medals += CIV_MEDALS[card] + CIV_PER_PATCH[card] * patches
    return medals


def agreement_medals(player: Player) -> int:
    """PU-13.1.9."""
    agreements = sum(CIV_SETS[card] == COMMERCE_AGREEMENT for card in player.civ_cards)
    return COMMERCE_MEDALS[agreements]


def personal_medals(player: Player) -> int:
    """PU-8.6."""
    return sum(PERSONAL_MEDALS[card] for card in player.personal if fulfils(player, card))


def neighbour_medals(table: Table, seat: int) -> int:
    """PU-8.7, and the common objectives of Jump Drive (PU-11.6.11)."""
    medals = sum(place_medals(table, seat, place) for place in range(len(table.objectives)))
    return medals + sum(common_medals(table, seat, card) for card in table.common)


def place_medals(table: Table, seat: int, place: int) -> int:
    """PU-8.7: the medals of a seat for an objective between two players, if it is one of them."""
    rival = rival_at(table, seat, place)
    return compared(table, table.objectives[place], seat, [rival]) if rival >= 0 else 0


def common_medals(table: Table, seat: int, card: int) -> int:
    """PU-11.6.11."""
    others = [other for other in range(table.seats) if other != seat]
    return compared(table, card, seat, others)


def rival_at(table: Table, seat: int, place: int) -> int:
    """PU-2.3.3, PU-2.3.4: who is compared with a seat at an objective, or -1."""
    if table.seats == 2:
        return 1 - seat
    if place == seat:
        return (seat + 1) % table.seats
    if place == (seat - 1) % table.seats:
        return place
    return -1


def compared(table: Table, card: int, seat: int, others: list[int]) -> int:
    """PU-8.7, PU-11.6.11: the win value for the best alone, the tie value if shared.

    PU-11.6.12: who plays alone scores nothing.
    """
    if not others:
        return 0
    own = measure(table.players[seat], card)
    values = [measure(table.players[other], card) for other in others]
    best = min(values) if FEWEST[card] else max(values)  # PU-13.2.4
    if own == best:
        return TIE[card]
    return WIN[card] if (own < best) == FEWEST[card] else 0


def score(table: Table, seat: int) -> int:
    """PU-8.1."""
    player = table.players[seat]
    return (
        planet_medals(player)
        + track_medals(player)
        + lifepod_medals(player)
        + meteorite_medals(player)
        + civ_medals(player)
        + personal_medals(player)
        + neighbour_medals(table, seat)
    )


def uncovered(player: Player) -> int:
    """PU-8.11: uncovered currents count as covered."""
    return size(without(BOARDS[player.planet].squares, filled(player)))
