"""Every action card, boost card, location and reward tile: what it brings, read from its text.

Each entry is a script of moves with the changes that the printed text promises, written by hand.
"""

from __future__ import annotations

import pytest

from orrery.games.save_a_world.content import BOARD, CARDS, COMPONENTS
from tests.save_a_world.table import Seat, asked, changes, gained, offered, play, table

# Ada has 5 of everything basic; playing an action card costs her one of it.
PLENTY = "energy:5 knowledge:5 minerals:5 organics:5"

ACTIONS = {
    "a01": ("raise 0 1 0 1", "line-knowledge:1 line-organics:1"),
    "a02": ("research s3 0 0, research s4 0 0", "knowledge:-2 line-genius:1 science:1"),
    "a03": ("work laser 1 0", "energy:-1 laser:1 science:1 line-energy:1"),
    "a04": ("work shield 1 0, raise 0 1 0 0", "minerals:-1 shield:1 line-knowledge:1"),
    "a05": ("work evacuation 1 0, gain 0 0 2 0", "organics:-1 evacuation:1 minerals:2"),
    "a06": ("gain 0 1 1 1", "knowledge:1 minerals:1 organics:1"),
    "a07": ("", "line-energy:2 energy:3"),
    "a08": ("", "line-knowledge:3 knowledge:3"),
    "a09": ("", "line-minerals:3 minerals:3"),
    "a10": ("", "line-organics:2 organics:2"),
    "a11": ("", "line-genius:1 genius:1"),
    "a12": ("gain 0 4 0 0", "knowledge:4"),
    "a13": ("pay minerals, gain 0 0 0 3", "genius:1 minerals:-1 organics:3"),
    "a14": ("", "energy:5"),
    "a15": ("", "minerals:3 organics:3"),
    "a16": ("research t2_laser 0 0", "knowledge:-3 minerals:2 lab-t2_laser:1"),
    "a17": (
        "research s1 0 0, research s3 0 0",
        "knowledge:-1 line-minerals:1 line-organics:1 line-genius:1",
    ),
    "a18": (
        "research s1 0 0, research s3 0 0, research s4 0 0",
        "knowledge:-3 line-minerals:1 line-organics:1 line-genius:1 science:1",
    ),
    "a19": (
        "research s1 0 1",
        "knowledge:1 line-minerals:1 line-organics:1 science:-1 science-spent:1",
    ),
    "a20": ("remove p01, upgrade t1_fuel", "hand-p01:-1 lab-t1_fuel:1 knowledge:3"),
    "a21": ("", "planet:1 organics:4"),
    "a22": ("", "moon:1 minerals:5"),
    "a23": ("", "science:1 energy:4"),
    "a24": (
        "reactivate 1 0 2, gain 0 1 1 0",
        "planet:1 moon:2 planet-spent:-1 moon-spent:-2 knowledge:1 minerals:1",
    ),
    "a25": ("buy b01 0", "hand-b01:1"),
    "a26": ("buy p02 0", "hand-p02:1 organics:1"),
    "a27": ("recover b01, recover p05", "pile-b01:-1 pile-p05:-1 hand-b01:1 hand-p05:1 energy:2"),
    "a28": ("remove p01, gain 0 3 0 0", "hand-p01:-1 vp:2 knowledge:3"),
    "a29": ("work laser 1 0", "energy:1 laser:1 science:1"),
    "a30": ("work shield 1 0, raise 1 0 0 0", "shield:1 line-energy:1"),
    "a31": ("work evacuation 1 0, gain 0 2 0 0", "organics:-1 evacuation:1 knowledge:3"),
    "a32": ("work shield 1 0, raise 0 1 0 0", "shield:1 line-knowledge:1"),
    "a33": ("work laser 1 0", "energy:-1 laser:1 science:1 knowledge:1"),
    "a34": ("recall lb1", "moon-ready:1"),
}
HELD = {  # what ada has beside the card
    "a19": Seat(has=PLENTY, tags="science:1"),
    "a20": Seat(has=PLENTY, hand="p01"),
    "a24": Seat(has=PLENTY, spent="planet:1 moon:2 science:3"),
    "a25": Seat(has=PLENTY, hand="a01 p01"),
    "a26": Seat(has=PLENTY, hand="p01"),
    "a27": Seat(has=PLENTY, discard="a01 b01 p05"),
    "a28": Seat(has=PLENTY, hand="p01"),
}


@pytest.mark.rule("HSW-2.4", "HSW-5.2.1", "HSW-7.13")
@pytest.mark.parametrize("card", ACTIONS)
def test_action_cards(card: str) -> None:
    script, brings = ACTIONS[card]
    things = HELD.get(card, Seat(has=PLENTY))
    match = table(
        Seat(
            has=things.has,
            tags=things.tags,
            spent=things.spent,
            hand=f"{things.hand} {card}",
            discard=things.discard,
        ),
        landed="lb1:ada",
    )
    expected = changes(brings)
    expected["energy"] = expected.get("energy", 0) - 1
    expected |= {f"hand-{card}": -1, f"pile-{card}": 1}
    moves = f"ada: play {card} energy" + (f", {script}" if script else "")
    assert gained(match, moves) == {k: n for k, n in expected.items() if n}
    assert asked(match) == "ben"


BOOSTS = {  # what meets the condition, what does not, and what the boost brings
    "b00": ("place sf1", "place tc1", "gain 0 0 1 0", "minerals:1"),
    "b01": ("place lb2, work laser 1 0", "place lb2, done", "", "line-energy:2"),
    "b02": ("place lb2, work laser 1 0", "place lb2, done", "", "vp:1 energy:2"),
    "b03": (
        "place lb2, work laser 1 0",
        "place lb2, done",
        "work laser 1 0",
        "laser:1 science:1",
    ),
    "b04": ("place sh2, work shield 1 0, raise 1 0 0 0", "place sh2, done", "", "minerals:6"),
    "b05": (
        "place sh2, work shield 1 0, raise 1 0 0 0",
        "place sh2, done",
        "raise 0 1 1 0",
        "line-minerals:3 line-knowledge:1",
    ),
    "b06": (
        "place sh2, work shield 1 0, raise 1 0 0 0",
        "place sh2, done",
        "work shield 1 0, raise 0 1 0 0",
        "minerals:1 shield:1 line-knowledge:1",
    ),
    "b07": (
        "place ep2, work evacuation 1 0, gain 2 0 0 0, raise 1 0 0 0",
        "place ep2, done, raise 1 0 0 0",
        "",
        "organics:5",
    ),
    "b08": (
        "place ep2, work evacuation 1 0, gain 2 0 0 0, raise 1 0 0 0",
        "place ep2, done, raise 1 0 0 0",
        "",
        "genius:1 organics:1 planet:1",
    ),
    "b09": (
        "place ep2, work evacuation 1 0, gain 2 0 0 0, raise 1 0 0 0",
        "place ep2, done, raise 1 0 0 0",
        "work evacuation 1 0, gain 0 2 0 0",
        "evacuation:1 knowledge:2",
    ),
    "b10": ("place lb2, work laser 1 0", "place lb2, done", "", "vp:1 knowledge:1"),
    "b11": (
        "place lb2, work laser 1 0",
        "place lb2, done",
        "take-tag moon, gain 0 1 0 0",
        "moon:1 knowledge:1",
    ),
    "b12": ("place rv2", "place sf1", "", "energy:2"),
    "b13": ("place rv2", "place sf1", "gain 0 1 0 2", "knowledge:1 organics:2"),
    "b14": ("place rv2", "place sf1", "raise 0 1 1 0", "line-knowledge:1 line-minerals:1"),
    "b15": ("place sf1", "place tc1", "", "genius:1 knowledge:1"),
    "b16": ("place co1", "place sf1", "", "minerals:4 line-minerals:2"),
    "b17": ("place rv1, times 1, tokens 1 0 0", "place sf1", "", "organics:3"),
    "b18": ("place rv2", "place sf1", "", "science:1 knowledge:3"),
    "b19": (
        "place rv2",
        "place sf1",
        "gain 0 1 0 0",
        "science:2 moon:1 science-spent:-2 moon-spent:-1 knowledge:1",
    ),
    "b20": (
        "place un1, research s3 0 0",
        "place un1, done",
        "research s3 0 0",
        "knowledge:3 line-genius:1",
    ),
    "b21": ("place un1, research s3 0 0", "place un1, done", "gain 0 0 0 4", "organics:4"),
    "b22": ("place un1, research t1_fuel 0 0", "place un1, research s1 0 0", "", "vp:2"),
    "b23": (
        "place fm2, gain 0 1 0 0, buy a07 0",
        "place fm2, gain 0 1 0 0, done",
        "gain 5 0 0 0",
        "energy:5",
    ),
    "b24": ("shuttle planet energy", "place sf1", "", "energy:3 line-energy:1"),
}


@pytest.mark.rule("HSW-2.5", "HSW-12.3.1", "HSW-12.3.5")
@pytest.mark.parametrize("card", BOOSTS)
def test_boost_cards(card: str) -> None:
    meets, misses, script, brings = BOOSTS[card]
    ada = Seat(has=PLENTY, tags="planet:1", spent="science:2 moon:1", hand=card)
    match = table(ada)
    play(match, f"ada: {misses}")
    assert asked(match) == "ben"
    match = table(ada)
    play(match, f"ada: {meets}")
    assert f"boost {card}" in offered(match)
    expected = changes(f"{brings} hand-{card}:-1 pile-{card}:1")
    assert gained(match, f"ada: boost {card}" + (f", {script}" if script else "")) == expected


@pytest.mark.rule("HSW-12.3.5")
def test_a_shuttle_location_is_as_good_as_the_shuttle() -> None:
    match = table(Seat(hand="b24"))
    play(match, "ada: place un2, boost b24")
    assert asked(match) == "ben"


LOCATIONS = {
    "sf1": ("", "energy:2"),
    "rv1": ("times 2", "organics:4 planet:-2 planet-spent:2"),
    "rv2": ("", "planet:1 line-organics:1"),
    "oc1": ("times 2", "minerals:4 planet:-2 planet-spent:2"),
    "oc2": ("", "moon:1 line-minerals:1"),
    "un1": ("research s3 0 1", "line-genius:1 science:-1 science-spent:1"),
    "un2": ("", "science:1 knowledge:2"),
    "fm1": (
        "times 2, buy a07 0, buy p01 0",
        "planet:-2 planet-spent:2 hand-a07:1 hand-p01:1 organics:-1",
    ),
    "fm2": ("gain 0 0 0 1, buy b01 0", "organics:1 hand-b01:1"),
    "ep1": (
        "work evacuation 2 0, gain 2 0 0 0",
        "organics:-2 evacuation:2 planet:-2 planet-spent:2 energy:2",
    ),
    "ep2": (
        "work evacuation 1 0, gain 1 1 0 0, raise 0 1 0 0",
        "organics:-1 evacuation:1 energy:1 knowledge:1 line-knowledge:1",
    ),
    "lb1": ("work laser 2 0", "energy:-2 laser:2 science:1 moon:-2 moon-spent:2"),
    "lb2": ("work laser 1 0", "energy:-1 laser:1 science:1 line-energy:1"),
    "sh1": (
        "work shield 2 0, raise 1 0 0 0",
        "minerals:-2 shield:2 line-energy:1 moon:-2 moon-spent:2",
    ),
    "sh2": (
        "work shield 1 0, raise 1 0 0 0",
        "minerals:-1 shield:1 line-energy:1 line-minerals:1",
    ),
    "da1": ("remove a01, choose 0, upgrade t2_laser", "hand-a01:-1 lab-t2_laser:1"),
    "tc1": ("", "badge:1 genius:1"),
    "ol1": ("research s3 0 0, research s4 0 0", "knowledge:-2 line-genius:1 science:1"),
    "ol2": ("take-tag science, gain 0 1 0 0", "science:1 knowledge:1"),
    "co1": ("", "knowledge:1 minerals:1"),
    "fa1a": ("raise 2 0 0 1", "line-energy:2 line-organics:1"),
    "fa2a": ("take-tag planet", "planet:1 science:1"),
    "fa3a": ("gain 0 0 1 0, buy a07 0", "minerals:1 hand-a07:1 knowledge:-1"),
    "fa4a": ("", "energy:3"),
    "fa4b": ("", "minerals:2 organics:1"),
    "fa5a": (
        "research s3 0 0, research s4 0 0",
        "knowledge:-1 line-genius:1 science:1",
    ),
    "fb1a": (
        "work laser 3 0, tokens 2 0 1",
        "energy:-3 laser:3 science:1 planet:-2 moon:-1 planet-spent:2 moon-spent:1",
    ),
    "fb2a": ("", "line-genius:1 genius:2"),
    "fb3a": ("upgrade t1_fuel", "lab-t1_fuel:1 vp:1"),
    "fb3b": ("remove a01", "hand-a01:-1 vp:3"),
    "fb4a": ("buy p01 0", "hand-p01:1"),
    "fb5a": (
        "work laser 1 0, work evacuation 1 0, gain 0 2 0 0",
        "energy:-1 organics:-1 laser:1 evacuation:1 science:1 knowledge:2",
    ),
}
OWNED = {"da1": "a01", "fb3b": "a01", "fa3a": "a01 a02 a03"}
PLANET = ("sf1", "rv", "oc", "un", "fm", "ep")


@pytest.mark.rule("HSW-6.10", "HSW-5.3.1", "HSW-7.13")
@pytest.mark.parametrize("location", LOCATIONS)
def test_locations(location: str) -> None:
    script, brings = LOCATIONS[location]
    match = table(
        Seat(has=PLENTY, tags="planet:2 science:1 moon:2", hand=OWNED.get(location, "")),
        facilities=location[:3] if location[0] == "f" and location[1] in "ab" else "",
        badge="ben",
    )
    world = "planet" if location.startswith(PLANET) else "moon"
    moves = f"ada: place {location}" + (f", {script}" if script else "")
    assert gained(match, moves) == changes(f"{brings} {world}-ready:-1")
    assert asked(match) == "ben"


TILES = {  # by the space from which the disc moves on
    "rl1": ("lb2", "laser", 0, "", "science:1"),
    "rl2": ("lb2", "laser", 5, "take-tag planet", "planet:1"),
    "rl3": ("lb2", "laser", 9, "", "vp:2"),
    "rs1": ("sh2", "shield", 0, "raise 0 1 0 0", "line-knowledge:1"),
    "rs2": ("sh2", "shield", 5, "upgrade t1_prefab", "lab-t1_prefab:1"),
    "rs3": ("sh2", "shield", 9, "", "vp:2"),
    "re1": ("ep2", "evacuation", 0, "gain 0 1 1 0", "knowledge:1 minerals:1"),
    "re2": ("ep2", "evacuation", 5, "buy p01 0", "hand-p01:1"),
    "re3": ("ep2", "evacuation", 9, "", "vp:2"),
}


@pytest.mark.rule("HSW-2.7", "HSW-10.11", "HSW-3.1.2")
@pytest.mark.parametrize("tile", TILES)
def test_reward_tiles(tile: str) -> None:
    """Beside the reward there are the step itself and what the location adds."""
    place, project, at, script, brings = TILES[tile]
    resource = {"laser": "energy", "shield": "minerals", "evacuation": "organics"}[project]
    world = "planet" if place == "ep2" else "moon"
    cost = {0: 1, 5: 2, 9: 4}[at]
    match = table(Seat(has=PLENTY, at=f"{project}:{at}"))
    moves = f"ada: place {place}, work {project} 1 0" + (f", {script}" if script else "")
    if place == "ep2":
        moves += ", raise 0 0 0 1"
    expected = changes(f"{brings} {resource}:-{cost} {project}:1 {world}-ready:-1")
    expected[f"line-{resource}"] = 1
    assert gained(match, moves) == expected


def test_nothing_printed_is_left_out() -> None:
    assert set(ACTIONS) == {card["id"] for card in CARDS["action"]}
    assert set(BOOSTS) == {card["id"] for card in CARDS["boost"]}
    areas = [*BOARD["main_board"]["areas"], *COMPONENTS["facilities"]]
    assert set(LOCATIONS) == {place["id"] for area in areas for place in area["locations"]}
    assert set(TILES) == {tile["id"] for tile in COMPONENTS["reward_tiles"]}
