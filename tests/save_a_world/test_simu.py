"""SIMU, the opponent of who plays alone (HSW-17, HSW-18.14)."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.save_a_world.content import SOLO
from orrery.games.save_a_world.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from tests.save_a_world.table import (
    SIMU,
    Seat,
    Simu,
    asked,
    bag,
    has,
    offered,
    play,
    position,
    seat,
    space,
    table,
    track,
    view,
)

PROJECTS = ("laser", "shield", "evacuation")


def begun(level: int, seed: int = 1) -> Match:
    """A solo match after ada has kept a species."""
    options = TITLE.check(1, {"simus": str(level)})
    match = new_match(TITLE, ["ada"], options, key_from_seed(seed))
    match.play(0, match.pending()[0].texts[0])
    return match


def spaces(match: Match) -> list[int]:
    return [space(match, SIMU, project) for project in PROJECTS]


# Setup and levels


@pytest.mark.rule("HSW-17.1", "HSW-1.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_levels(level: int) -> None:
    match = begun(level)
    assert seat(match, SIMU)["level"] == level
    assert SOLO["levels"][level - 1] == {
        "level": level,
        "cards_per_round": [4, 4, 4, 5][level - 1],
        "surge_from_threat": [None, 6, 5, 5][level - 1],
        "claims_leader_bonuses": level > 2,
        "species_vp": [2, 3, 3, 4][level - 1],
    }


@pytest.mark.rule("HSW-17.2", "HSW-17.3")
def test_setup_is_that_of_two_players_without_a_bonus() -> None:
    for seed in range(10):
        match = begun(1, seed)
        shown = view(match)
        assert [one["discs"] for one in shown["tracks"]] == [[0, 0, 5, 8]] * 3
        assert shown["bag"] == [0, 0, 0, 2]
        assert (shown["badge"], asked(match)) == (0, "ada")
        assert shown["players"][0]["levels"] == [4, 3, 2, 2, 1]
        assert len(shown["players"]) == 1
        assert shown["simu"]["landers"] == 3


@pytest.mark.rule("HSW-17.4")
def test_the_preference_is_visible_and_random() -> None:
    orders = set()
    for seed in range(60):
        preference = begun(1, seed).view()["simu"]["preference"]
        assert sorted(preference) == sorted(PROJECTS)
        orders.add(tuple(preference))
    assert len(orders) == 6


# Rounds


@pytest.mark.rule("HSW-17.5", "HSW-17.7")
@pytest.mark.parametrize(("level", "cards"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_cards_per_round(level: int, cards: int) -> None:
    """Ada passes at once; SIMU resolves all its cards, and a new round begins."""
    deck = "simu01 simu03 simu05 simu09 simu07 simu02"
    match = table(Seat(), simu=Simu(level=level, cards=deck), bag="")
    play(match, "ada: pass")
    revealed = [event["simu"] for event in match.events() if event["kind"] == "simu-card"]
    assert revealed == deck.split()[:cards]
    assert view(match)["round"] == 2
    assert seat(match, SIMU)["revealed"] == []


@pytest.mark.rule("HSW-17.5")
def test_all_eleven_cards_are_shuffled_for_every_round() -> None:
    seen = set()
    for seed in range(30):
        match = table(Seat(), simu=Simu(cards="simu01 simu02 simu03 simu04"), bag="", seed=seed)
        play(match, "ada: pass, place sf1")
        (card,) = seat(match, SIMU)["revealed"]
        seen.add(card)
    assert len(seen) == 11


@pytest.mark.rule("HSW-17.6", "HSW-17.7")
def test_both_alternate_until_simu_has_passed() -> None:
    cards = "simu01 simu03 simu05 simu10"
    match = table(Seat(has="energy:9", hand="a08 a09 a10"), simu=Simu(cards=cards), bag="")
    moves = ["place sf1", "place sf1", "play a08 energy", "play a09 energy", "play a10 energy"]
    for number, move in enumerate(moves, start=1):
        play(match, f"ada: {move}")
        assert seat(match, SIMU)["revealed"] == cards.split()[:number]
    assert spaces(match) == [1, 1, 1]


@pytest.mark.rule("HSW-17.17", "HSW-17.6", "HSW-9.3")
def test_simu_begins_when_it_has_the_badge() -> None:
    match = table(Seat(), simu=Simu(cards="simu01"), badge=SIMU, begin="round")
    assert len(seat(match, SIMU)["revealed"]) == 1
    match = table(Seat(), simu=Simu(cards="simu11 simu01"))
    play(match, "ada: place sf1")
    assert view(match)["badge"] == 1
    assert asked(match) == "ada"


# Landers


@pytest.mark.rule("HSW-17.8", "HSW-5.3.3")
def test_a_lander_blocks_the_whole_area() -> None:
    match = table(Seat(), simu=Simu(cards="simu01"))
    play(match, "ada: place sf1")
    assert view(match)["locations"]["lb1"] == [1]
    assert not {"place lb1", "place lb2"} & set(offered(match))
    assert seat(match, SIMU)["landers"] == 2


@pytest.mark.rule("HSW-17.8")
def test_the_next_area_when_the_first_is_taken_and_none_when_both_are() -> None:
    match = table(Seat(), simu=Simu(cards="simu01"), landed="lb2:ada")
    play(match, "ada: place sf1")
    assert view(match)["locations"]["ol1"] == [1]
    match = table(Seat(), simu=Simu(cards="simu01"), landed="lb2:ada ol2:ada")
    play(match, "ada: place sf1")
    assert set(view(match)["locations"]) == {"lb2", "ol2", "sf1"}
    assert seat(match, SIMU)["landers"] == 3
    assert spaces(match) == [1, 0, 0]


@pytest.mark.rule("HSW-17.8")
def test_without_a_lander_it_only_follows_the_programme() -> None:
    cards = "simu01 simu03 simu05 simu09"
    match = table(Seat(ready="planet:5"), simu=Simu(cards=cards))
    for _ in range(3):
        play(match, "ada: place sf1")
    assert seat(match, SIMU)["landers"] == 0
    play(match, "ada: place sf1")
    assert set(view(match)["locations"]) == {"sf1", "lb1", "sh1", "ep1"}
    assert len(seat(match, SIMU)["species"]) == 1


@pytest.mark.rule("HSW-17.8")
def test_the_newest_facility() -> None:
    match = table(Seat(), simu=Simu(cards="simu11"), landed="tc1:ada", facilities="fa4 fb3")
    play(match, "ada: place sf1")
    assert view(match)["locations"]["fb3a"] == [1]
    match = table(Seat(), simu=Simu(cards="simu11"), landed="tc1:ada")
    play(match, "ada: place sf1")
    assert seat(match, SIMU)["landers"] == 3


@pytest.mark.rule("HSW-17.9", "HSW-14.2")
def test_simu_gains_nothing_from_locations_and_its_landers_come_back() -> None:
    match = table(Seat(), simu=Simu(cards="simu11 simu03 simu05 simu06"), bag="", asteroid=7)
    play(match, "ada: place sf1")
    assert seat(match, SIMU)["points"] == 0
    play(match, "ada: pass")
    assert view(match)["round"] == 2
    shown = position(match)
    assert shown.players[0].ready == [2, 1]
    landed = [owner for owners in view(match)["locations"].values() for owner in owners]
    assert seat(match, SIMU)["landers"] + landed.count(1) == 3


# Programmes


@pytest.mark.rule("HSW-17.10")
def test_an_advance_costs_nothing_and_adds_a_cube() -> None:
    match = table(Seat(), simu=Simu(cards="simu01"), bag="")
    play(match, "ada: place sf1")
    assert (spaces(match), bag(match, "laser")) == ([1, 0, 0], 1)
    assert seat(match, SIMU)["points"] == 0


@pytest.mark.rule("HSW-17.10", "HSW-10.6")
def test_simus_disc_lies_on_top() -> None:
    match = table(Seat(at="laser:3"), simu=Simu(cards="simu01", at="laser:2"))
    play(match, "ada: place sf1")
    assert track(match, "laser")["order"] == [3, 2, 0]


@pytest.mark.rule("HSW-17.11")
@pytest.mark.parametrize(
    ("card", "mine", "theirs", "moved"),
    [
        ("simu07", "", "laser:1 shield:3 evacuation:2", "shield"),
        ("simu07", "", "", "evacuation"),  # a tie, by preference
        ("simu07", "", "laser:2 shield:2", "shield"),
        ("simu11", "", "laser:2 shield:3 evacuation:1", "evacuation"),
        ("simu11", "", "laser:1 shield:1 evacuation:3", "shield"),
        ("simu08", "laser:4 shield:5 evacuation:6", "laser:1 shield:3 evacuation:5", "laser"),
        ("simu08", "laser:1", "laser:3 shield:4 evacuation:4", "laser"),
        ("simu08", "laser:3 shield:3", "", "shield"),
    ],
)
def test_lead_trail_and_rival(card: str, mine: str, theirs: str, moved: str) -> None:
    """Ties go to the evacuation first, then to the shield."""
    simu = Simu(cards=card, at=theirs, prefers="evacuation shield laser")
    match = table(Seat(at=mine), simu=simu)
    before = spaces(match)
    play(match, "ada: place sf1")
    steps = [after - old for after, old in zip(spaces(match), before, strict=True)]
    assert steps == [int(project == moved) for project in PROJECTS]


@pytest.mark.rule("HSW-17.12", "HSW-18.14")
@pytest.mark.parametrize(
    ("at", "moved"),
    [
        ("laser:13", "evacuation"),
        ("laser:13 evacuation:13", "shield"),
        ("laser:13 evacuation:13 shield:13", None),
    ],
)
def test_at_the_end_of_a_track_the_next_project_moves(at: str, moved: str | None) -> None:
    """The laser is in the middle of the preference: evacuation comes next, then the shield."""
    simu = Simu(cards="simu01", at=at, prefers="shield laser evacuation")
    match = table(Seat(), simu=simu)
    before = spaces(match)
    play(match, "ada: place sf1")
    steps = [after - old for after, old in zip(spaces(match), before, strict=True)]
    assert steps == [int(project == moved) for project in PROJECTS]


@pytest.mark.rule("HSW-17.13")
@pytest.mark.parametrize(
    ("level", "threat", "steps"),
    [(1, 8, 1), (2, 5, 1), (2, 6, 2), (3, 4, 1), (3, 5, 2), (4, 4, 1), (4, 5, 2)],
)
def test_surges(level: int, threat: int, steps: int) -> None:
    match = table(Seat(), simu=Simu(level=level, cards="simu02 simu01"), threat=threat, bag="")
    play(match, "ada: place sf1")
    assert (spaces(match), bag(match, "laser")) == ([steps, 0, 0], steps)
    play(match, "ada: place sf1")
    assert spaces(match) == [steps + 1, 0, 0]  # a programme without a surge


@pytest.mark.rule("HSW-18.14", "HSW-17.13")
def test_a_surge_ends_with_the_track() -> None:
    simu = Simu(level=4, cards="simu02", at="laser:12")
    match = table(Seat(), simu=simu, threat=8, bag="")
    play(match, "ada: place sf1")
    assert (spaces(match), bag(match, "laser")) == ([13, 0, 0], 1)


@pytest.mark.rule("HSW-17.14", "HSW-10.12", "HSW-10.13")
@pytest.mark.parametrize(("level", "points", "tiles"), [(1, 0, 3), (2, 0, 3), (3, 3, 2), (4, 3, 2)])
def test_leader_bonuses_and_flips_from_level_three_on(level: int, points: int, tiles: int) -> None:
    match = table(Seat(), simu=Simu(level=level, cards="simu02 simu01", at="laser:3"), threat=3)
    play(match, "ada: place sf1", "ada: place sf1")
    assert spaces(match) == [5, 0, 0]
    assert seat(match, SIMU)["points"] == points
    assert track(match, "laser")["tiles_left"] == tiles


@pytest.mark.rule("HSW-17.14")
@pytest.mark.parametrize(("level", "points"), [(2, 3), (3, 0)])
def test_who_comes_after_simu(level: int, points: int) -> None:
    match = table(Seat(has="energy:5", at="laser:3"), simu=Simu(level=level, at="laser:4"))
    play(match, "ada: place lb2, work laser 1 0")
    assert has(match, "ada", "vp") == [points]


@pytest.mark.rule("HSW-17.15")
def test_simu_takes_the_rightmost_species() -> None:
    match = table(
        Seat(),
        simu=Simu(cards="simu09"),
        display={"species": "p10 p11 p12"},
        decks={"species": "p13"},
    )
    play(match, "ada: place sf1")
    assert seat(match, SIMU)["species"] == ["p10"]
    assert view(match)["displays"][2]["cards"] == ["p11", "p12", "p13"]


@pytest.mark.rule("HSW-17.16")
def test_simu_discards_the_rightmost_cards() -> None:
    match = table(
        Seat(),
        simu=Simu(cards="simu10"),
        display={"action": "a10 a11 a12", "boost": "b10 b11 b12"},
        decks={"action": "a13", "boost": "b13"},
    )
    play(match, "ada: place sf1")
    action, boost, species = view(match)["displays"]
    assert (action["cards"], action["discard"]) == (["a11", "a12", "a13"], ["a10"])
    assert (boost["cards"], boost["discard"]) == (["b11", "b12", "b13"], ["b10"])
    assert species["discard"] == []


@pytest.mark.rule("HSW-17.18", "HSW-13.4")
def test_simu_on_take_command_resolves_one_more_programme() -> None:
    """The fifth card in a round of four: its programme only, no lander."""
    cards = "simu11 simu10 simu09 simu07 simu01"
    match = table(Seat(), simu=Simu(cards=cards), bag="", asteroid=7, badge=SIMU)
    play(match, "ada: pass")
    told = match.events()
    told = told[: [event["kind"] for event in told].index("round")]
    assert [event["simu"] for event in told if event["kind"] == "simu-card"] == cards.split()
    landed = [event["location"] for event in told if event["kind"] == "simu-landed"]
    assert landed == ["tc1", "un1", "rv1"]
    worked = [event["project"] for event in told if event["kind"] == "simu-worked"]
    assert worked == ["laser", "laser", "laser"]


@pytest.mark.rule("HSW-17.19")
@pytest.mark.parametrize(("level", "worth"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_simus_points(level: int, worth: int) -> None:
    """Three species, second on the laser after ada, first on the shield; ada has one species."""
    match = table(
        Seat(at="laser:10", hand="p27"),
        simu=Simu(level=level, species="p01 p02 p03", at="laser:9 shield:9", points=4),
        begin="arrival",
        bag="",
        gauges="laser:13",
    )
    assert match.scores() == [15 + 4, 4 + 3 * worth + 10 + 7]


# Every card


CARDS = {  # where its lander goes, and what it brings SIMU or takes from the table
    "simu01": (("lb1", "ol1"), "laser:1"),
    "simu02": (("lb1", "un1"), "laser:2"),
    "simu03": (("sh1", "oc1"), "shield:1"),
    "simu04": (("oc1", "sh1"), "shield:2"),
    "simu05": (("ep1", "rv1"), "evacuation:1"),
    "simu06": (("rv1", "ep1"), "evacuation:2"),
    "simu07": (("ol1", "da1"), "evacuation:1 vp:1"),
    "simu08": (("fm1", "un1"), "shield:1"),
    "simu09": (("rv1", "fm1"), "species:1"),
    "simu10": (("un1", "da1"), "vp:2 action:1 boost:1"),
    "simu11": (("tc1", "fa2a"), "badge:1 laser:1"),
}


@pytest.mark.rule("HSW-17.6", "HSW-17.8")
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("card", CARDS)
def test_every_card(card: str, second: bool) -> None:
    """With a surge; SIMU leads on the evacuation, trails on the laser, ada leads on the shield."""
    (first, other), brings = CARDS[card]
    match = table(
        Seat(at="shield:7"),
        simu=Simu(level=2, cards=card, at="laser:1 shield:2 evacuation:3"),
        facilities="fa2",
        threat=8,
        landed=f"{first}:ada" if second else "",
    )
    play(match, "ada: place sf1")
    shown = view(match)
    assert (other if second else first) in shown["locations"]
    found = dict(zip(PROJECTS, spaces(match), strict=True))
    found = {name: found[name] - number for number, name in enumerate(PROJECTS, start=1)}
    found |= {"vp": shown["simu"]["points"], "species": len(shown["simu"]["species"])}
    found |= {"badge": shown["badge"]}
    action, boost, _ = shown["displays"]
    found |= {"action": len(action["discard"]), "boost": len(boost["discard"])}
    expected = dict(pair.split(":") for pair in brings.split())
    assert {k: v for k, v in found.items() if v} == {k: int(v) for k, v in expected.items()}


def test_every_simu_card_has_a_test() -> None:
    assert set(CARDS) == {card["id"] for card in SOLO["cards"]}
