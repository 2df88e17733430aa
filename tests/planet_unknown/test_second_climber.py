"""Planet Unknown: Makeshift's trackers are offered the ways that a slow reading finds."""

from __future__ import annotations

from random import Random

import pytest

from orrery.games.planet_unknown.content import CORPORATIONS
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.state import height_of, space, track_of
from orrery.games.planet_unknown.words import BOOST, CHOOSE, GO, TRACKERS
from orrery.kernel.move import field, kind_of, pack
from tests.planet_unknown.board import Seat, fresh, position, table
from tests.planet_unknown.random_play import positions
from tests.planet_unknown.second_climber import Space, goals

ADA = 0

(_MAKESHIFT,) = [data for data in CORPORATIONS if data["id"] == "makeshift"]
LEVELS = [
    height
    for height, printed in enumerate(_MAKESHIFT["tracks"]["tech"]["spaces"])
    if any(benefit["op"] == "tech" for benefit in printed.get("benefits", []))
]


def compare(trackers: list[int]) -> int:
    """Boost each tracker of a position: which can be chosen, and where it can go; how many."""
    seat = Seat(corporation="makeshift", effects="boost, gain-patch", more={"trackers": trackers})
    game = position(table(seat, civ_piles=["", "", "", ""]))
    places = [(track_of(at), height_of(at)) for at in trackers]
    expected = {t: goals(places, t, LEVELS) for t in range(TRACKERS)}
    game.play(ADA, pack(BOOST))
    if len([ways for ways in expected.values() if ways]) == 1:
        return 0  # it was chosen without asking
    able = {field(move, 0) for move in game.options(ADA) if kind_of(move) == CHOOSE}
    assert able == {t for t, ways in expected.items() if ways}
    for tracker in able:
        assert reached(game, tracker) == expected[tracker]
    return len(able)


def reached(game: PlanetUnknown, tracker: int) -> set[Space]:
    """Where a boost may lead a tracker: the spaces on offer, or the only one."""
    twin = game.copy()
    twin.play(ADA, pack(CHOOSE, tracker))
    ways = {(field(m, 0), field(m, 1)) for m in twin.options(ADA) if kind_of(m) == GO}
    at = twin.players[ADA].trackers[tracker]
    return ways or {(track_of(at), height_of(at))}


def scattered(dice: Random) -> list[int]:
    """Trackers on different spaces, often high up, where sideways is all that is left."""
    spaces = [space(t, h) for t in range(TRACKERS) for h in dice.choice([range(16), (3, 14, 15)])]
    trackers = dice.sample(spaces, TRACKERS)
    if dice.random() < 0.7:
        trackers[dice.randrange(TRACKERS)] = space(TRACKERS - 1, dice.choice(LEVELS))
    return trackers if len(set(trackers)) == TRACKERS else scattered(dice)


@pytest.mark.rule("PU-6.1.9", "PU-11.8.1", "PU-11.8.3", "PU-11.8.4", "PU-11.8.8", "PU-11.8.10")
@pytest.mark.parametrize("seed", range(3))
def test_the_ways_on_offer_are_those_of_a_slow_reading(seed: int) -> None:
    dice = Random(seed)
    assert sum(compare(scattered(dice)) for _ in range(40)) > 40


@pytest.mark.rule("PU-11.8.1", "PU-11.8.3", "PU-11.8.10")
def test_they_are_in_random_games_too() -> None:
    match = fresh(2, seed=1, corporation="makeshift,symmetric")
    places = [game.players[ADA].trackers[:] for game in positions(match, Random(1), 400, is_climb)]
    different = [list(one) for one in sorted({tuple(one) for one in places})]
    assert sum(compare(trackers) for trackers in different[::3]) > 40


def is_climb(move: int) -> bool:
    return kind_of(move) in (CHOOSE, GO)
