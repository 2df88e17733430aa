"""What players see: a board that can be drawn from the view alone, and no secret in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery import Match
from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS
from orrery.games.planet_unknown.corporation import TECHNOLOGY_NAMES
from orrery.games.planet_unknown.state import space
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.view import TERRAIN_LETTERS
from orrery.games.planet_unknown.words import BIOMASS, CIV, TERRAIN_NAMES
from orrery.kernel.game import OMNISCIENT, SPECTATOR
from orrery.testing.cases import Case
from orrery.testing.leaks import check_nothing_leaks
from tests.planet_unknown.board import (
    NAMES,
    Seat,
    finish_turn,
    fresh,
    offered,
    own,
    place,
    play,
    position,
    table,
)

MODULES = {"events": "standard", "personal_objectives": True}


def seen_of(match: Match, name: str, viewer: int = SPECTATOR) -> dict[str, Any]:
    """What a viewer sees of a player."""
    shown: dict[str, Any] = match.view(viewer)["players"][NAMES.index(name)]
    return shown


# The planet


@pytest.mark.rule("PU-14.6")
def test_every_terrain_has_its_letter() -> None:
    assert len(set(TERRAIN_LETTERS)) == len(TERRAIN_NAMES)
    match = table(Seat(tiles="CwBrTe", at="r6c1"))
    assert seen_of(match, "ada")["terrain"][5] == "cwbrte......"


@pytest.mark.rule("PU-14.6")
@pytest.mark.parametrize("planet", [planet["id"] for planet in PLANETS])
def test_the_rows_of_a_planet_have_a_character_for_each_square(planet: str) -> None:
    rows = seen_of(table(Seat(planet=planet)), "ada")["terrain"]
    printed = next(board["rows"] for board in PLANETS if board["id"] == planet)
    assert [[letter == " " for letter in row] for row in rows] == [
        [letter in "-H" for letter in row] for row in printed
    ]


@pytest.mark.rule("PU-14.6", "PU-11.5.1")
def test_rovers_with_what_they_carry() -> None:
    ada = Seat(tiles="Cc", at="r6c1", rovers="r6c1 r6c2", more={"loads": [1, 0]})
    assert seen_of(table(ada), "ada")["rovers"] == [
        {"at": "r6c1", "carries": True},
        {"at": "r6c2", "carries": False},
    ]


@pytest.mark.rule("PU-14.6", "PU-4.10")
def test_meteor_symbols_and_the_last_tile() -> None:
    match = table(Seat(), depots=["Z5-ce-0 I2-bc-1"])
    place(match, "ada", "biomass r1c6 civ r1c7!")
    shown = own(match, "ada")
    assert shown["meteor_symbols"] == shown["meteorites"] == ["r1c7"]
    assert shown["last_tile"] == ["r1c6", "r1c7"]


# The corporation


@pytest.mark.rule("PU-11.7.2", "PU-11.9.1")
def test_the_water_path_and_the_flux_track() -> None:
    match = table(Seat(corporation="oasis"), Seat(corporation="flux", more={"flux": BIOMASS}))
    ada, ben = seen_of(match, "ada"), seen_of(match, "ben")
    assert (ada["water_path"], ada["flux_track"]) == (0, None)
    assert (ben["water_path"], ben["flux_track"]) == (None, "biomass")


@pytest.mark.rule("PU-11.4.1", "PU-11.6.1")
def test_lifepods_on_tracks_and_technologies() -> None:
    cosmos = Seat(corporation="cosmos", more={"lifepods_placed": [space(CIV, 3)]})
    jump_drive = Seat(corporation="jump_drive", more={"lifepods_placed": [81, 86]})
    match = table(cosmos, jump_drive)
    assert seen_of(match, "ada")["lifepods_placed"] == ["civ3"]
    assert seen_of(match, "ben")["lifepods_placed"] == ["slot-a", "slot-f"]
    assert seen_of(match, "ben")["technologies"] == ["jump_drive-a", "jump_drive-f"]


@pytest.mark.rule("PU-6.6.3", "PU-11.9.2")
def test_the_technologies_that_work() -> None:
    match = table(Seat(trackers="tech 8"), Seat(corporation="flux", trackers="tech 8"))
    assert seen_of(match, "ada")["technologies"] == [
        "universal_coalition-1",
        "universal_coalition-2",
        "universal_coalition-3",
    ]
    assert seen_of(match, "ben")["technologies"] == ["flux-3"]


@pytest.mark.rule("PU-6.6.4", "PU-6.6.5")
def test_technologies_that_are_used_up() -> None:
    more = {"lifepods_scored": 1}
    match = table(Seat(corporation="cosmos", trackers="tech 14", more=more))
    play(match, "ada: use cosmos-5, put scoring, put civ1")
    play(match, "ada: use cosmos-2, put civ1, put water1")
    assert own(match, "ada")["used_this_round"] == ["cosmos-5"]
    assert own(match, "ada")["used_this_game"] == ["cosmos-2"]


def test_every_technology_has_a_name_of_its_own() -> None:
    assert len(set(TECHNOLOGY_NAMES)) == len(TECHNOLOGY_NAMES)
    assert len(TECHNOLOGY_NAMES) == sum(len(board["techs"]) for board in CORPORATIONS)


@pytest.mark.rule("PU-6.2.3")
def test_milestones_whose_cards_are_still_to_be_chosen() -> None:
    match = table(Seat(trackers="civ 2", effects="advance civ"))
    assert position(match).players[0].milestones == [1]
    assert seen_of(match, "ada", viewer=0)["milestones"] == [1]
    assert seen_of(match, "ada", viewer=1)["milestones"] == []  # a lane that is still hidden


# The turn


@pytest.mark.rule("PU-3.5", "PU-14.1")
def test_who_has_taken_a_tile_is_shown_when_all_have() -> None:
    match = table(Seat(), fixed_rotation=False, begin="round", depots=["Z5-ce-0 I2-bc-0"])
    assert not seen_of(match, "ada")["tile_taken"]
    play(match, "ada: rotate 0")
    place(match, "ada", "biomass r1c6 civ r1c7")
    assert seen_of(match, "ada", viewer=0)["tile_taken"]
    assert not seen_of(match, "ada", viewer=1)["tile_taken"]
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert match.view()["round"] == 2
    assert not seen_of(match, "ada")["tile_taken"]  # the new round has not come to tiles


@pytest.mark.rule("PU-2.2.4")
def test_dealt_boards_are_open_and_the_choice_is_not() -> None:
    match = fresh(planet="dealt", corporation="dealt")
    dealt = seen_of(match, "ada")["dealt"]
    assert {dealt["planet"], dealt["corporation"]}.isdisjoint(["ksb_4156", "universal_coalition"])
    play(match, f"ada: sides {dealt['planet']} {dealt['corporation']}")
    assert seen_of(match, "ada", viewer=0)["planet"] == dealt["planet"]
    assert seen_of(match, "ada", viewer=1)["planet"] == "ksb_4156"
    assert seen_of(match, "ada", viewer=1)["dealt"] == dealt
    play(match, f"ben: {offered(match, 'ben')[0]}")
    assert seen_of(match, "ada", viewer=1)["planet"] == dealt["planet"]


# Cards


@pytest.mark.rule("PU-9.1.2", "PU-9.1.5", "PU-14.6")
def test_the_event_of_the_round_and_those_before() -> None:
    shown = table(Seat(), begin="event", event="ev-33").view()
    assert (shown["event"], shown["event_colour"]) == ("ev-33", "orange")
    assert shown["events_shown"][-1] == "ev-33"
    assert shown["event_mix"] == {"green": 8, "orange": 7, "red": 5}
    assert table(Seat()).view()["event"] is None


@pytest.mark.rule("PU-2.3.3", "PU-8.7", "PU-14.6")
def test_objectives_with_live_standings() -> None:
    match = table(Seat(tiles="CC", at="r1c6"), Seat(), objectives="obj-01")
    assert match.view()["objectives"] == [
        {"objective": "obj-01", "seats": [0, 1], "values": [2, 0], "win": 5, "tie": 2}
    ]


@pytest.mark.rule("PU-2.3.4")
def test_objectives_lie_between_neighbours() -> None:
    match = table(Seat(), Seat(), Seat(), objectives="obj-01 obj-02 obj-03")
    seats = [card["seats"] for card in match.view()["objectives"]]
    assert seats == [[0, 1], [1, 2], [2, 0]]


@pytest.mark.rule("PU-11.6.10", "PU-11.6.11")
def test_common_objectives_compare_all() -> None:
    match = table(Seat(tiles="CC", at="r1c6"), Seat(), Seat(), more={"common": [0]})
    (card,) = match.view()["common_objectives"]
    assert (card["seats"], card["values"]) == ([0, 1, 2], [2, 0, 0])


@pytest.mark.rule("PU-14.5", "PU-6.2.1")
def test_who_chooses_a_card_sees_the_pile() -> None:
    ada = Seat(more={"milestones": [1]})
    match = table(ada, begin="civ", civ_piles=["civ-03 civ-06"])
    assert match.view(0)["civ_cards"] == [["civ-03", "civ-06"], None, None, None]
    for viewer in (1, SPECTATOR):
        assert match.view(viewer)["civ_cards"] == [None] * 4
        assert match.view(viewer)["civ_piles"][0] == 2


# Scores


@pytest.mark.rule("PU-8.1", "PU-14.5")
def test_secret_cards_count_for_their_owner_alone() -> None:
    ada = Seat(
        civ_cards="civ-07 civ-28", personal="obj-26", more={"lifepods_scored": 2}, trackers="civ 15"
    )
    match = table(ada, Seat())
    public = seen_of(match, "ada")["score"]
    assert (public["civ"], public["lifepods"], public["personal"]) == (0, 2, 0)
    for viewer in (0, 1, OMNISCIENT):
        assert seen_of(match, "ada", viewer)["score"] == public
    mine = match.view(0)["own_score"]
    assert (mine["civ"], mine["lifepods"], mine["personal"]) == (2, 4, 5)
    assert mine["total"] == match.scores()[0] > public["total"]
    assert "own_score" not in match.view()


@pytest.mark.rule("PU-8.1", "PU-9.2.3")
def test_the_last_view_shows_the_scores() -> None:
    match = table(Seat(civ_cards="civ-07", personal="obj-26"), Seat(), more={"blocked": True})
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert match.is_over
    assert [seen_of(match, name)["score"]["total"] for name in ("ada", "ben")] == match.scores()


@pytest.mark.rule("PU-14.5")
@pytest.mark.parametrize("corporations", ["jump_drive,horizon,cosmos", "flux,republic,oasis"])
def test_nothing_leaks_with_any_corporation(corporations: str) -> None:
    options = TITLE.check(3, {"corporation": corporations, "planet": "random", **MODULES})
    check_nothing_leaks(Case(TITLE, 3, options, seed=4))


def test_a_view_is_plain_json() -> None:
    shown = fresh(3, corporation="random", planet="random", events="rough").view(0)
    assert json.loads(json.dumps(shown)) == shown
