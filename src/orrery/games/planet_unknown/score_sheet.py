"""The score sheet (PU-8): where every medal comes from, and how a solo mission is judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from orrery.games.planet_unknown.cards import (
    CIV_IMMEDIATE,
    CIV_MEDALS,
    CIV_NAMES,
    CIV_PER_PATCH,
    OBJECTIVE_NAMES,
)
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import SIDE, size
from orrery.games.planet_unknown.objectives import PERSONAL_MEDALS, fulfils
from orrery.games.planet_unknown.scoring import (
    agreement_medals,
    city_medals,
    civ_medals,
    common_medals,
    lifepod_medals,
    line_medals,
    meteorite_medals,
    neighbour_medals,
    part_medals,
    personal_medals,
    place_medals,
    planet_medals,
    rival_at,
    score,
    track_medals,
)
from orrery.games.planet_unknown.solo import GRADES, expected_score, grade, is_success
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.vocabulary import LINE_NAMES, TRACKER_NAMES
from orrery.kernel.score import Part, Points, ScoreSheet
from orrery.kernel.title import Verdict


def _planet(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.2, PU-12.4.1, PU-12.13.1: complete lines, cities left free, complete plates."""
    player = game.players[seat]
    for number in range(2 * SIDE):
        if medals := line_medals(player, number):
            yield Points(medals, "line", {"line": LINE_NAMES[number]})
    if medals := city_medals(player):
        yield Points(medals, "cities")
    if medals := part_medals(player):
        yield Points(medals, "plates")


def _tracks(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.3."""
    player = game.players[seat]
    corporation = corporation_of(player)
    for tracker, name in enumerate(TRACKER_NAMES):
        yield Points(corporation.track_medals(player, tracker), "track", {"tracker": name})


def _lifepods(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.4."""
    yield Points(lifepod_medals(game.players[seat]))


def _meteorites(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.4."""
    yield Points(meteorite_medals(game.players[seat]))


def _civ(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.5, PU-13.1.9, PU-13.1.10."""
    player = game.players[seat]
    for card in player.civ_cards:
        if medals := CIV_MEDALS[card] + CIV_PER_PATCH[card] * size(player.patches):
            yield Points(medals, "card", {"civ": CIV_NAMES[card]})
    if medals := agreement_medals(player):
        yield Points(medals, "agreements")


def _personal(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.6."""
    player = game.players[seat]
    for card in player.personal:
        medals = PERSONAL_MEDALS[card] if fulfils(player, card) else 0
        yield Points(medals, "objective", {"personal": OBJECTIVE_NAMES[card]})


def _neighbours(game: Table, seat: int) -> Iterator[Points]:
    """PU-8.7, PU-11.6.11."""
    for place, card in enumerate(game.objectives):
        rival = rival_at(game, seat, place)
        if rival >= 0:
            fields: dict[str, int | str] = {"objective": OBJECTIVE_NAMES[card], "seat": rival}
            yield Points(place_medals(game, seat, place), "rivalry", fields)
    for card in game.common:
        medals = common_medals(game, seat, card)
        yield Points(medals, "common", {"objective": OBJECTIVE_NAMES[card]})


def without_secret_cards(game: Table) -> Table:
    """PU-6.2.5, PU-9.2.3: what everybody can add up while cards lie face down."""
    public = game.copy()
    assert isinstance(public, Table)
    for player in public.players:
        player.civ_cards = [card for card in player.civ_cards if CIV_IMMEDIATE[card]]
        player.personal = []
    return public


def _of_player(medals: Callable[[Player], int]) -> Callable[[Table, int], int]:
    """Medals that a player has by what he has himself."""
    return lambda game, seat: medals(game.players[seat])


SHEET: Final = ScoreSheet(  # PU-8.1: medals A to F
    [
        Part("planet", _planet, ("line", "cities", "plates"), _of_player(planet_medals)),
        Part("tracks", _tracks, ("track",), _of_player(track_medals)),
        Part("lifepods", _lifepods, total=_of_player(lifepod_medals)),
        Part("meteorites", _meteorites, total=_of_player(meteorite_medals)),
        Part("civ", _civ, ("card", "agreements"), _of_player(civ_medals)),
        Part("personal", _personal, ("objective",), _of_player(personal_medals)),
        Part("neighbours", _neighbours, ("rivalry", "common"), neighbour_medals),
    ],
    public=without_secret_cards,
)


def verdict(game: Table) -> Verdict | None:
    """PU-10.3.4, PU-10.3.5: the grade of a solo mission."""
    if game.seats > 1:
        return None
    points, expected = score(game, 0), expected_score(game.event_mix)
    name = GRADES[grade(points - expected)]
    fields: dict[str, int | str] = {"points": points, "expected": expected}
    return Verdict(is_success(points - expected), name, fields)
