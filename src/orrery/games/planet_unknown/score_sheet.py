"""The score sheet (PU-8): where every medal comes from, and how a solo mission is judged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.games.planet_unknown.cards import CIV_MEDALS, CIV_NAMES, CIV_PER_PATCH, OBJECTIVE_NAMES
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import SIDE, size
from orrery.games.planet_unknown.objectives import PERSONAL_MEDALS, fulfils
from orrery.games.planet_unknown.scoring import (
    agreement_medals,
    city_medals,
    common_medals,
    lifepod_medals,
    line_medals,
    meteorite_medals,
    part_medals,
    place_medals,
    rival_at,
    score,
)
from orrery.games.planet_unknown.solo import GRADES, expected_score, grade, is_success
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.vocabulary import LINE_NAMES, TRACKER_NAMES
from orrery.kernel.title import ScoreLine, Verdict

PARTS: Final = (
    "score-planet",
    "score-tracks",
    "score-lifepods",
    "score-meteorites",
    "score-civ",
    "score-personal",
    "score-neighbours",
)
SOURCES: Final = (
    "score-line",
    "score-cities",
    "score-plates",
    "score-track",
    "score-card",
    "score-agreements",
    "score-objective",
    "score-rivalry",
    "score-common",
)


def breakdown(game: Table, seat: int) -> list[ScoreLine]:
    """PU-8.1: medals A to F, line by line; every part has a line, if only with nothing."""
    player = game.players[seat]
    return [
        *_planet(player),
        *_tracks(player),
        ScoreLine("score-lifepods", lifepod_medals(player)),
        ScoreLine("score-meteorites", meteorite_medals(player)),
        *_or_nothing("score-civ", list(_civ(player))),
        *_or_nothing("score-personal", list(_personal(player))),
        *_or_nothing("score-neighbours", list(_neighbours(game, seat))),
    ]


def _or_nothing(part: str, lines: list[ScoreLine]) -> list[ScoreLine]:
    return lines or [ScoreLine(part, 0)]


def _planet(player: Player) -> list[ScoreLine]:
    """PU-8.2, PU-12.4.1, PU-12.13.1: complete lines, cities left free, complete plates."""
    lines = [
        ScoreLine("score-planet", medals, "score-line", {"line": LINE_NAMES[number]})
        for number in range(2 * SIDE)
        if (medals := line_medals(player, number))
    ]
    if medals := city_medals(player):
        lines.append(ScoreLine("score-planet", medals, "score-cities"))
    if medals := part_medals(player):
        lines.append(ScoreLine("score-planet", medals, "score-plates"))
    return _or_nothing("score-planet", lines)


def _tracks(player: Player) -> list[ScoreLine]:
    """PU-8.3."""
    corporation = corporation_of(player)
    return [
        ScoreLine(
            "score-tracks",
            corporation.track_medals(player, tracker),
            "score-track",
            {"tracker": name},
        )
        for tracker, name in enumerate(TRACKER_NAMES)
    ]


def _civ(player: Player) -> Iterator[ScoreLine]:
    """PU-8.5, PU-13.1.9, PU-13.1.10."""
    for card in player.civ_cards:
        medals = CIV_MEDALS[card] + CIV_PER_PATCH[card] * size(player.patches)
        if medals:
            yield ScoreLine("score-civ", medals, "score-card", {"civ": CIV_NAMES[card]})
    if medals := agreement_medals(player):
        yield ScoreLine("score-civ", medals, "score-agreements")


def _personal(player: Player) -> Iterator[ScoreLine]:
    """PU-8.6."""
    for card in player.personal:
        medals = PERSONAL_MEDALS[card] if fulfils(player, card) else 0
        fields: dict[str, int | str] = {"personal": OBJECTIVE_NAMES[card]}
        yield ScoreLine("score-personal", medals, "score-objective", fields)


def _neighbours(game: Table, seat: int) -> Iterator[ScoreLine]:
    """PU-8.7, PU-11.6.11."""
    for place, card in enumerate(game.objectives):
        rival = rival_at(game, seat, place)
        if rival >= 0:
            fields: dict[str, int | str] = {"objective": OBJECTIVE_NAMES[card], "seat": rival}
            medals = place_medals(game, seat, place)
            yield ScoreLine("score-neighbours", medals, "score-rivalry", fields)
    for card in game.common:
        medals = common_medals(game, seat, card)
        fields = {"objective": OBJECTIVE_NAMES[card]}
        yield ScoreLine("score-neighbours", medals, "score-common", fields)


def verdict(game: Table) -> Verdict | None:
    """PU-10.3.4, PU-10.3.5: the grade of a solo mission."""
    if game.seats > 1:
        return None
    points, expected = score(game, 0), expected_score(game.event_mix)
    name = GRADES[grade(points - expected)]
    fields: dict[str, int | str] = {"points": points, "expected": expected}
    return Verdict(is_success(points - expected), name, fields)
