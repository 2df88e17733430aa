"""Planet Unknown, chapter 13.1: civ cards that score at the end."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.planet_unknown.cards import CIV_NAMES, CIV_RANK
from orrery.games.planet_unknown.state import space
from orrery.games.planet_unknown.words import CIV
from tests.planet_unknown.board import Seat, own, play, table
from tests.planet_unknown.score_table import keeping, medals

REPOS = ["civ-29", "civ-30", "civ-31", "civ-32"]
AGREEMENTS = ["civ-33", "civ-34", "civ-35", "civ-36"]
MEDALS = [
    pytest.param("civ-06", 1, id="civ-06 Observance of First Planet Holiday"),
    pytest.param("civ-07", 2, id="civ-07 Rising Planet Award"),
    pytest.param("civ-08", 1, id="civ-08 First Planet Holiday"),
    pytest.param("civ-09", 2, id="civ-09 People's Planet Choice Award"),
    pytest.param("civ-15", 2, id="civ-15 Top Planet Award"),
    pytest.param("civ-20", 3, id="civ-20 Best in Planet Award"),
    pytest.param("civ-27", 4, id="civ-27 Best Planet to Live on Award"),
]
END_GAME = [
    "civ-06",
    "civ-07",
    "civ-08",
    "civ-09",
    "civ-15",
    "civ-20",
    "civ-22",
    "civ-23",
    "civ-24",
    "civ-27",
    "civ-28",
    *REPOS,
    *AGREEMENTS,
]


@pytest.mark.rule("PU-8.5")
@pytest.mark.parametrize(("card", "scored"), MEDALS)
def test_a_card_scores_its_medals(card: str, scored: int) -> None:
    assert medals(table(Seat(civ_cards=card)), "ada") == scored


@pytest.mark.rule("PU-6.2.5", "PU-14.5")
@pytest.mark.parametrize("card", END_GAME)
def test_an_end_game_card_is_kept_face_down_and_shows_only_its_rank(card: str) -> None:
    other = {"civ-06": "civ-07", "civ-08": "civ-09", "civ-15": "civ-20", "civ-27": "civ-28"}
    match = keeping(card, Seat()) if card not in other else _keeping_beside(card, other[card])
    assert [held["card"] for held in own(match, "ada")["civ_cards"]] == [card]
    for viewer in (1, -1):
        held = match.view(viewer)["players"][0]["civ_cards"]
        assert [one["card"] for one in held] == [None]
        assert card not in str(match.events(viewer=viewer))


def _keeping_beside(card: str, other: str) -> Match:
    rank = CIV_RANK[CIV_NAMES.index(card)]
    piles = [f"{card} {other}" if rank == number else "" for number in (1, 2, 3, 4)]
    match = table(Seat(more={"milestones": [rank]}), begin="civ", civ_piles=piles)
    play(match, f"ada: keep {card}")
    return match


@pytest.mark.rule("PU-13.1.8", "PU-8.4")
@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(("meteorites", "threes"), [(2, 0), (3, 1), (8, 2)])
def test_civ_29_to_32_meteorite_repo_raises_what_three_meteorites_score(
    cards: int, meteorites: int, threes: int
) -> None:
    ada = Seat(civ_cards=" ".join(REPOS[:cards]), more={"meteorites_collected": meteorites})
    match = table(ada)
    assert medals(match, "ada", "meteorites") == threes * (1, 2, 3, 4, 5)[cards]
    assert medals(match, "ada", "civ") == 0


@pytest.mark.rule("PU-13.1.8")
@pytest.mark.parametrize("card", REPOS)
def test_each_meteorite_repo_counts(card: str) -> None:
    match = table(Seat(civ_cards=card, more={"meteorites_collected": 3}))
    assert medals(match, "ada") == 2


@pytest.mark.rule("PU-13.1.9")
@pytest.mark.parametrize(("cards", "scored"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_civ_33_to_36_commerce_agreement_scores_by_the_number_of_cards(
    cards: int, scored: int
) -> None:
    match = table(Seat(civ_cards=" ".join(AGREEMENTS[4 - cards :])))
    assert medals(match, "ada", "civ") == scored


@pytest.mark.rule("PU-13.1.9")
@pytest.mark.parametrize("card", AGREEMENTS)
def test_each_commerce_agreement_counts(card: str) -> None:
    assert medals(table(Seat(civ_cards=card)), "ada") == 1


@pytest.mark.rule("PU-13.1.10")
@pytest.mark.parametrize(("tiles", "patches"), [("BB", 0), ("pBp", 2), ("ppppp", 5)])
def test_civ_22_sustainable_living_act_scores_a_medal_per_patch(tiles: str, patches: int) -> None:
    match = table(Seat(tiles, at="r2c4", civ_cards="civ-22", more={"patches_stored": 3}))
    assert medals(match, "ada", "civ") == patches


@pytest.mark.rule("PU-13.1.11")
def test_civ_28_space_citizen_decree_doubles_the_lifepods_that_score() -> None:
    more = {"lifepods_scored": 4}
    match = table(Seat(civ_cards="civ-28", more=more), Seat(more=more))
    assert medals(match, "ada", "lifepods") == 8
    assert medals(match, "ben", "lifepods") == 4


@pytest.mark.rule("PU-13.1.11")
def test_civ_28_space_citizen_decree_leaves_lifepods_on_tracks_alone() -> None:
    more = {"lifepods_scored": 1, "lifepods_placed": [space(CIV, 4), space(CIV, 5)]}
    match = table(Seat(corporation="cosmos", civ_cards="civ-28", more=more))
    assert medals(match, "ada", "lifepods") == 2
