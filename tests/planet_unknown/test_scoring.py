"""Planet Unknown, chapter 8: scoring."""

from __future__ import annotations

from random import Random

import pytest

from orrery import OMNISCIENT
from orrery.games.planet_unknown.cards import CIV_NAMES, OBJECTIVE_NAMES
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.score_sheet import SHEET
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.vocabulary import TRACKER_NAMES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.option import OptionValue
from orrery.kernel.view import plain
from tests.planet_unknown import second_scorer
from tests.planet_unknown.board import Seat, play, position, table
from tests.planet_unknown.score_table import compared, line, medals, over, personal, whole

ROW_MEDALS = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]
TOPS = "civ 15 water 15 biomass 15 rover 15 tech 15"

# 40 medals without rows 3 to 8 and columns 4 to 8
OPEN = "r3c4 r4c4 r5c5 r6c6 r7c7 r8c8"
ADA = Seat(
    whole("c", OPEN),
    trackers="civ 2 water 13 biomass 5 rover 15 tech 10",
    civ_cards="civ-06",
    more={"lifepods_scored": 4, "meteorites_collected": 3},
)
CLEO = Seat(more={"lifepods_scored": 4})


@pytest.mark.rule("PU-8.1", "PU-EX-19")
def test_the_final_score_is_the_sum_of_all_parts() -> None:
    match = table(ADA, Seat(), CLEO, objectives="obj-25 obj-01 obj-26")
    parts = ["planet", "tracks", "lifepods", "meteorites", "civ", "personal", "neighbours"]
    assert [medals(match, "ada", part) for part in parts] == [15, 15, 4, 1, 1, 0, 5 + 2]
    assert match.scores()[0] == 43


# A. Planet


@pytest.mark.rule("PU-8.2")
@pytest.mark.parametrize("row", range(1, 13))
def test_a_complete_row_scores_the_medals_beside_it(row: int) -> None:
    assert medals(table(Seat(line("c", row))), "ada", "planet") == ROW_MEDALS[row - 1]


@pytest.mark.rule("PU-8.2")
def test_a_complete_column_scores_the_medals_beside_it() -> None:
    column_6 = "\n" + 12 * ".....c......\n"
    assert medals(table(Seat(column_6)), "ada", "planet") == 3
    column_1 = "\n" + 5 * "\n" + 2 * "c\n"  # the grid has only two squares there
    assert medals(table(Seat(column_1)), "ada", "planet") == 1


@pytest.mark.rule("PU-8.2")
@pytest.mark.parametrize("square", ["r6c1", "r6c12", "r6c6"])
def test_a_line_with_an_uncovered_square_scores_nothing(square: str) -> None:
    column = ROW_MEDALS[int(square[3:]) - 1]  # rows and columns show the same medals
    match = table(Seat(whole("c", square)))
    assert medals(match, "ada", "planet") == 40 - 3 - column


@pytest.mark.rule("PU-8.2", "PU-5.1.1")
@pytest.mark.parametrize("square", ["r6c1", "r6c12", "r6c6"])
def test_a_line_with_a_meteorite_scores_nothing(square: str) -> None:
    column = ROW_MEDALS[int(square[3:]) - 1]
    match = table(Seat(whole("c"), meteorites=square))
    assert medals(match, "ada", "planet") == 40 - 3 - column


@pytest.mark.rule("PU-8.2", "PU-11.5.6")
def test_a_carried_meteorite_still_lies_on_the_square_of_its_rover() -> None:
    ada = Seat(whole("c"), corporation="horizon", rovers="r6c6", more={"loads": [1]})
    assert medals(table(ada), "ada", "planet") == 40 - 3 - 3


@pytest.mark.rule("PU-8.2", "PU-5.3.5")
def test_a_patch_covers_its_square() -> None:
    assert medals(table(Seat("cp", at="r1c6")), "ada", "planet") == 1


@pytest.mark.rule("PU-8.2")
def test_a_lifepod_does_not_cover_its_square() -> None:
    match = table(Seat(whole("c", "r3c8"), lifepods="r3c8"))
    assert medals(match, "ada", "planet") == 40 - 1 - 2


@pytest.mark.rule("PU-8.2")
def test_holes_do_not_count_as_empty() -> None:
    match = table(Seat(whole("c", planet="lacuna"), planet="lacuna"))
    assert medals(match, "ada", "planet") == 40


# B. Tracks


@pytest.mark.rule("PU-8.3", "PU-6.1.7", "PU-EX-18")
def test_each_tracker_scores_the_best_medal_that_it_covers_or_has_passed() -> None:
    match = table(Seat(trackers="civ 2 water 13 biomass 5 rover 15 tech 10"))
    assert medals(match, "ada", "tracks") == 1 + 7 + 1 + 5 + 1


@pytest.mark.rule("PU-8.3")
@pytest.mark.parametrize(
    ("height", "scored"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (14, 3), (15, 5)]
)
def test_a_medal_counts_from_its_position_on(height: int, scored: int) -> None:
    match = table(Seat(trackers=f"civ {height}"))
    assert medals(match, "ada", "tracks") == scored


# C. Lifepods and meteorites


@pytest.mark.rule("PU-8.4", "PU-5.1.4")
@pytest.mark.parametrize("lifepods", [0, 1, 6])
def test_each_collected_lifepod_scores_a_medal(lifepods: int) -> None:
    match = table(Seat(more={"lifepods_scored": lifepods}))
    assert medals(match, "ada", "lifepods") == lifepods


@pytest.mark.rule("PU-8.4")
@pytest.mark.parametrize(("meteorites", "scored"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_every_three_collected_meteorites_score_a_medal(meteorites: int, scored: int) -> None:
    match = table(Seat(more={"meteorites_collected": meteorites}))
    assert medals(match, "ada", "meteorites") == scored


@pytest.mark.rule("PU-8.4", "PU-7.8")
def test_pieces_left_on_the_planet_score_nothing() -> None:
    match = table(Seat("CCCC", at="r2c5", rovers="r2c5", meteorites="r2c6 r2c7 r2c8"))
    assert medals(match, "ada") == 0


# D and E. Cards and personal objectives


@pytest.mark.rule("PU-8.5")
def test_the_medals_of_all_end_game_civ_cards_are_scored() -> None:
    match = table(Seat(civ_cards="civ-07 civ-20 civ-27 civ-01"))
    assert medals(match, "ada", "civ") == 2 + 3 + 4


@pytest.mark.rule("PU-8.6", "PU-9.2.3")
def test_a_personal_objective_scores_only_if_it_is_fulfilled() -> None:
    assert personal("obj-13", "\nccccc\nccccc", at="r6c2") == 5
    assert personal("obj-13", "\nccccc\ncccc.", at="r6c2") == 0


@pytest.mark.rule("PU-8.6")
def test_each_fulfilled_personal_objective_scores() -> None:
    match = table(Seat(trackers=TOPS, personal="obj-19 obj-20 obj-13"), solo=True)
    assert medals(match, "ada", "personal") == 10


# F. Neighbour objectives


@pytest.mark.rule("PU-8.7")
@pytest.mark.parametrize(
    ("own", "rival", "scored"), [(4, 3, (5, 0)), (3, 3, (2, 2)), (2, 3, (0, 5)), (0, 0, (2, 2))]
)
def test_the_better_neighbour_scores_5_and_in_a_tie_both_score_2(
    own: int, rival: int, scored: tuple[int, int]
) -> None:
    ada = Seat(more={"lifepods_scored": own})
    ben = Seat(more={"lifepods_scored": rival})
    assert compared("obj-26", ada, ben) == scored


@pytest.mark.rule("PU-8.7", "PU-EX-20")
def test_a_player_is_compared_with_each_neighbour_by_another_card() -> None:
    edges = "\n.....BB" + 11 * "\n" + ".....B"  # three on the perimeter
    ada = Seat("\n.....BB" + 4 * "\n" + 3 * ".rrrrrrr\n" + 4 * "\n" + ".....B")
    ben = Seat("\nrrrrrr\nrrrrrr\nrrrrrr", at="r5c2")
    cleo = Seat(edges)
    match = table(ada, ben, cleo, objectives="obj-07 obj-01 obj-04")
    assert medals(match, "ada", "neighbours") == 5 + 2


@pytest.mark.rule("PU-8.7", "PU-2.3.4")
def test_with_more_players_only_adjacent_ones_are_compared() -> None:
    seats = [Seat(more={"lifepods_scored": count}) for count in (5, 1, 9, 3)]
    match = table(*seats, objectives="obj-26 obj-26 obj-26 obj-26")
    scored = [medals(match, name, "neighbours") for name in ("ada", "ben", "cleo", "dora")]
    assert scored == [10, 0, 10, 0]


@pytest.mark.rule("PU-8.7", "PU-2.3.3")
def test_two_players_are_compared_by_three_cards() -> None:
    ada = Seat(more={"lifepods_scored": 2, "meteorites_collected": 2})
    match = table(ada, Seat(), objectives="obj-26 obj-25 obj-24")
    assert medals(match, "ada", "neighbours") == 5 + 5 + 2
    assert medals(match, "ben", "neighbours") == 2


# Who wins


@pytest.mark.rule("PU-8.8")
def test_most_medals_win() -> None:
    outcome = over(Seat(), Seat(civ_cards="civ-06"), Seat(whole("c"))).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([0, 1, 40], [3, 2, 1])


@pytest.mark.rule("PU-8.9")
def test_a_tie_is_broken_by_fewer_uncovered_squares() -> None:
    ada = Seat("cc", at="r2c5")
    ben = Seat("ccc", at="r2c5", meteorites="r2c5")
    outcome = over(ada, ben).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([0, 0], [2, 1])


@pytest.mark.rule("PU-8.9")
def test_a_further_tie_is_broken_by_fewer_meteorites_left() -> None:
    ada = Seat("cc", at="r2c5", meteorites="r2c5 r2c6")
    ben = Seat("cc", at="r2c5", meteorites="r2c5")
    outcome = over(ada, ben).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([0, 0], [2, 1])


@pytest.mark.rule("PU-8.10")
def test_players_who_are_still_tied_share_the_victory() -> None:
    same = Seat("cc", at="r2c5", meteorites="r2c5")
    outcome = over(same, Seat(), same).outcome
    assert outcome is not None
    assert outcome.winners == [0, 2]


@pytest.mark.rule("PU-8.11", "PU-12.6.2")
@pytest.mark.parametrize(
    ("planet", "square", "ranks"),
    [
        pytest.param("gaia", "r3c3", [2, 1], id="city"),
        pytest.param("petra", "r2c5", [1, 1], id="current"),
    ],
)
def test_an_uncovered_city_is_an_uncovered_square_but_no_current(
    planet: str, square: str, ranks: list[int]
) -> None:
    ada = Seat(whole("c", square, planet=planet), planet=planet)
    ben = Seat(whole("c", planet=planet), planet=planet)
    outcome = over(ada, ben).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([40, 40], ranks)


@pytest.mark.rule("PU-8.3", "PU-6.1.3")
def test_a_tracker_that_went_back_has_lost_the_medals_above_it() -> None:
    ada = Seat(trackers="water 6", effects="regress-one 2 1")
    assert medals(table(Seat(trackers="water 6")), "ada", "tracks") == 3
    assert medals(table(ada), "ada", "tracks") == 2


@pytest.mark.rule("PU-8.3", "PU-11.3.6")
def test_a_tracker_that_was_reset_has_lost_its_medals() -> None:
    ada = Seat("BB", at="r2c5", corporation="wormhole", trackers="biomass 5 tech 3")
    match = table(ada)
    before = medals(match, "ada", "tracks")
    play(match, "ada: use wormhole-1")
    assert before - medals(match, "ada", "tracks") == 5


# A second opinion


@pytest.mark.rule("PU-8.1", "PU-13.2.1", "PU-13.2.2")
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 1, {}),
        (2, 2, {"personal_objectives": True}),
        (3, 3, {"planet": "random", "personal_objectives": True}),
        (4, 4, {"planet": "random", "events": "gentle"}),
        (6, 5, {"planet": "random", "personal_objectives": True}),
    ],
)
def test_a_second_scorer_agrees_all_through_a_random_game(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    game = TITLE.begin(seats, options, key_from_seed(seed))
    chance = Random(seed)
    moves = 0
    while not game.is_over():
        seat = chance.choice(game.deciders())
        game.play(seat, chance.choice(game.options(seat)))
        moves += 1
        if moves % 40 == 0 or game.is_over():
            shown = plain(TITLE.view_of(game, OMNISCIENT))
            for player in range(seats):
                lines = list(SHEET.points(game, player).values())
                assert lines == second_scorer.score(shown, player)


@pytest.mark.rule("PU-8.1", "PU-8.2", "PU-13.2.1", "PU-13.2.2", "PU-13.2.5")
@pytest.mark.parametrize("planet", [planet["id"] for planet in PLANETS])
def test_a_second_scorer_agrees_about_random_boards(planet: str) -> None:
    for seed in range(12):
        chance = Random(seed)
        match = table(*[_random_seat(chance, planet) for _ in range(3)], objectives=_three(chance))
        shown = match.view(OMNISCIENT)
        for seat in range(3):
            lines = list(SHEET.points(position(match), seat).values())
            assert lines == second_scorer.score(shown, seat)


def _three(chance: Random) -> str:
    return " ".join(chance.sample(OBJECTIVE_NAMES, 3))


def _random_seat(chance: Random, planet: str) -> Seat:
    """A board that is nearly full, so that blocks, areas and complete lines occur."""
    letters = "cwbrteCWBRTE"[:: chance.choice((1, 3, 5))] + "p."
    weights = [6] * (len(letters) - 2) + [2, chance.choice((0, 1))]
    tiles = "".join(
        chance.choices(letters, weights)[0] if place == "c" else place
        for place in whole("c", planet=planet)
    )
    return Seat(
        tiles,
        planet=planet,
        meteorites=" ".join(chance.sample(["r6c6", "r7c8", "r9c5"], chance.choice((0, 0, 1, 2)))),
        trackers=" ".join(f"{name} {chance.choice((3, 9, 15))}" for name in TRACKER_NAMES),
        civ_cards=" ".join(chance.sample(CIV_NAMES, 6)),
        personal=" ".join(chance.sample(OBJECTIVE_NAMES, 6)),
        more={
            "lifepods_scored": chance.randrange(7),
            "meteorites_collected": chance.randrange(13),
        },
    )
