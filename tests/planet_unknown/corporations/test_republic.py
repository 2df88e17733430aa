"""Planet Unknown, chapter 11.2: Republic."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from orrery import SPECTATOR, Match
from orrery.games.planet_unknown.cards import CIV_NAMES
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.dice import key_from_seed
from tests.planet_unknown.board import (
    Seat,
    can_place,
    offered,
    own,
    place,
    play,
    player,
    position,
    rovers,
    squares,
    table,
    trackers,
)
from tests.planet_unknown.score_table import whole

DEPOT = ["I2-bc-0 I2-wr-0"]  # the outer tile has a civ resource


def republic(
    tiles: str = "CC",
    trackers: str = "",
    effects: str = "",
    rovers: str = "",
    movement: int = 0,
    meteorites: str = "",
) -> Seat:
    return Seat(
        tiles,
        at="r6c3" if "\n" not in tiles else "r1c1",
        corporation="republic",
        lifepods="",
        trackers=trackers,
        effects=effects,
        rovers=rovers,
        movement=movement,
        meteorites=meteorites,
    )


# The civ track


@pytest.mark.rule("PU-11.2.1")
def test_the_civ_track_has_seven_milestones() -> None:
    ranks = {2: 1, 4: 2, 6: 2, 8: 3, 10: 3, 12: 4, 14: 4}
    for height in range(15):
        match = table(republic(trackers=f"civ {height}", effects="advance civ"))
        reached = player(match, "ada").milestones
        assert reached == ([ranks[height + 1]] if height + 1 in ranks else [])


@pytest.mark.rule("PU-11.2.2")
def test_a_civ_milestone_makes_another_tracker_regress() -> None:
    match = table(republic(trackers="civ 3 water 4 biomass 3", effects="advance civ"))
    assert offered(match, "ada") == ["choose water", "choose biomass"]  # not civ
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"civ": 4, "water": 3, "biomass": 3}
    assert not offered(match, "ada")  # no synergy boost of water 3


@pytest.mark.rule("PU-11.2.2")
def test_what_a_tracker_lost_by_regressing_can_be_gained_again() -> None:
    match = table(republic(trackers="civ 3 water 3", effects="advance civ, advance water"))
    play(match, "ada: advance civ")
    assert trackers(match, "ada") == {"civ": 4, "water": 3}  # regressed, then advanced again
    assert offered(match, "ada", "choose")


@pytest.mark.rule("PU-11.2.2")
def test_spaces_between_the_milestones_make_nothing_regress() -> None:
    match = table(republic(trackers="civ 2 water 4", effects="advance civ"))
    assert trackers(match, "ada") == {"civ": 3, "water": 4}


@pytest.mark.rule("PU-11.2.3")
def test_nothing_regresses_where_nothing_can() -> None:
    match = table(republic(trackers="civ 3", effects="advance civ"))
    assert trackers(match, "ada") == {"civ": 4}
    assert not offered(match, "ada")


@pytest.mark.rule("PU-11.2.3")
def test_regressing_is_due_even_if_no_card_is_left() -> None:
    ada = republic(trackers="civ 3 water 4", effects="advance civ")
    match = table(ada, civ_piles=["", "", "", ""])
    assert trackers(match, "ada") == {"civ": 4, "water": 3}


@pytest.mark.rule("PU-11.2.3", "PU-11.2.8", "PU-13.3.10")
def test_regressing_and_the_boost_are_due_even_if_an_event_takes_the_card() -> None:
    ada = republic(trackers="tech 10 civ 3 water 4", effects="advance civ")
    match = table(ada, event="ev-59")
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"tech": 10, "civ": 4, "water": 3}
    assert len(offered(match, "ada", "choose")) == 5  # the boost of level 4
    assert player(match, "ada").milestones == []


# Level 1


@pytest.mark.rule("PU-11.2.4")
@pytest.mark.parametrize(
    ("heights", "points"), [("tech 2 rover 4", 0), ("tech 3 rover 4", 2), ("tech 3 rover 13", 3)]
)
def test_level_1_gives_the_movement_under_the_rover_tracker(heights: str, points: int) -> None:
    match = table(republic(trackers=heights, rovers="r6c3"), depots=DEPOT)
    assert bool(offered(match, "ada", "use")) == (points > 0)
    if points:
        play(match, "ada: use republic-1, drive r6c3 r6c4")
        assert own(match, "ada")["movement"] == points - 1
        assert not offered(match, "ada", "use")
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == max(0, points - 1)


@pytest.mark.rule("PU-11.2.4")
@pytest.mark.parametrize("tile", ["biomass r7c3 civ r7c4", "tech r7c3 biomass r7c4"])
def test_level_1_movement_may_also_be_spent_after_placing(tile: str) -> None:
    depots = ["I2-bc-0 I2-tb-0"]
    match = table(republic(trackers="tech 3 rover 5", rovers="r6c3"), depots=depots)
    place(match, "ada", tile)
    assert own(match, "ada")["movement"] == (2 if "civ" in tile else 0)
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.2.4")
def test_level_1_counts_for_each_selected_tile() -> None:
    effects = "extra-tile 0, extra-tile 0"
    ada = republic(trackers="tech 3 rover 5", rovers="r6c3", effects=effects)
    match = table(ada, depots=["I2-bc-0 I2-ce-0"])
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == 2
    play(match, "ada: extra-tile 0")
    place(match, "ada", "energy r8c3 civ r8c4")
    assert own(match, "ada")["movement"] == 4


@pytest.mark.rule("PU-11.2.4")
@pytest.mark.parametrize("rover", [0, 1])
def test_level_1_gives_nothing_without_a_number_under_the_tracker(rover: int) -> None:
    match = table(republic(trackers=f"tech 3 rover {rover}", rovers="r6c3"), depots=DEPOT)
    assert not offered(match, "ada", "use")
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-11.2.4", "PU-11.2.5")
def test_level_1_needs_a_tile_with_a_civ_resource_on_offer() -> None:
    match = table(republic(trackers="tech 3 rover 4", rovers="r6c3"), depots=["I2-tb-0 I2-wr-0"])
    assert not offered(match, "ada", "use")


@pytest.mark.rule("PU-11.2.4")
def test_level_1_waits_for_the_tile_step() -> None:
    ada = republic(trackers="tech 3 rover 4", rovers="r6c3")
    match = table(ada, begin="event", event="ev-17", depots=DEPOT)
    play(match, "ada: choose civ")
    assert not offered(match, "ada", "use")
    play(match, "ben: choose civ")
    assert offered(match, "ada", "use") == ["use republic-1"]


@pytest.mark.rule("PU-11.2.5")
def test_level_1_binds_to_a_tile_with_a_civ_resource() -> None:
    match = table(republic(trackers="tech 3 rover 4", rovers="r6c3"), depots=DEPOT)
    assert can_place(match, "ada", "water r7c3 rover r7c4")
    play(match, "ada: use republic-1")
    assert not can_place(match, "ada", "water r7c3 rover r7c4")
    assert can_place(match, "ada", "biomass r7c3 civ r7c4")


@pytest.mark.rule("PU-11.2.5", "PU-3.8")
def test_level_1_cannot_bind_to_a_tile_that_does_not_fit() -> None:
    ada = republic(whole("c", "r6c6 r6c7"), trackers="tech 3 rover 4", rovers="r6c3")
    assert not offered(table(ada, depots=["Z5-bc-0 I2-wr-0"]), "ada", "use")
    assert offered(table(ada, depots=["I2-bc-0 Z5-wr-0"]), "ada", "use")
    assert offered(table(ada, depots=["Z5-bc-0 O4-wr-0"]), "ada", "use")  # neither fits


@pytest.mark.rule("PU-11.2.5", "PU-7.2")
def test_level_1_binds_also_where_no_tile_can_be_placed() -> None:
    ada = republic(whole("c", "r6c6 r6c7"), trackers="tech 3 rover 4", rovers="r6c3")
    match = table(ada, depots=["Z5-bc-0 O4-wr-0"])
    assert offered(match, "ada", "give-up") == ["give-up outer", "give-up inner"]
    play(match, "ada: use republic-1")
    assert offered(match, "ada", "give-up") == ["give-up outer"]


@pytest.mark.rule("PU-11.2.4", "PU-7.2")
@pytest.mark.parametrize(("before", "tile"), [("", "outer"), ("use", "outer"), ("", "inner")])
def test_level_1_counts_for_a_tile_that_cannot_be_placed(before: str, tile: str) -> None:
    ada = republic(whole("c", "r6c6 r6c7"), trackers="tech 3 rover 4", rovers="r6c3")
    match = table(ada, depots=["Z5-bc-0 O4-ew-0"])
    if before:
        play(match, "ada: use republic-1")
    play(match, f"ada: give-up {tile}")
    assert own(match, "ada")["movement"] == (2 if tile == "outer" else 0)


@pytest.mark.rule("PU-11.2.5")
def test_level_1_counts_the_number_at_the_moment_of_selection() -> None:
    match = table(republic(trackers="tech 3 rover 3", rovers="r6c3"), depots=DEPOT)
    play(match, "ada: use republic-1")
    place(match, "ada", "biomass r7c3 civ r7c4")
    assert own(match, "ada")["movement"] == 1
    ada = republic("R", trackers="tech 3 rover 3", rovers="r6c3")
    match = table(ada, depots=["I2-ce-0 -"])
    place(match, "ada", "energy r6c4 civ r6c5")
    play(match, "ada: energy-tile civ, choose rover")  # onto position 4, for 2 points
    assert own(match, "ada")["movement"] == 1 + 2


# Level 3


@pytest.mark.rule("PU-11.2.7")
@pytest.mark.parametrize(("tech", "goals"), [(6, []), (7, ["r6c6", "r6c8"])])
def test_level_3_teleports_between_civ_symbols(tech: int, goals: list[str]) -> None:
    ada = republic("CcwCrCt", trackers=f"tech {tech}", rovers="r6c3", effects="movement 2")
    match = table(ada)
    assert offered(match, "ada", "teleport") == [f"teleport r6c3 {to}" for to in goals]


@pytest.mark.rule("PU-11.2.7", "PU-5.2.14")
def test_level_3_takes_a_point_each_time_and_has_no_limit() -> None:
    ada = republic(
        "CcwCrC", trackers="tech 7", rovers="r6c3", effects="movement 2", meteorites="r6c8"
    )
    match = table(ada)
    play(match, "ada: teleport r6c3 r6c6, teleport r6c6 r6c8")
    assert own(match, "ada")["movement"] == 0
    assert rovers(match, "ada") == ["r6c8"]
    assert own(match, "ada")["meteorites_collected"] == 1
    assert not offered(match, "ada", "teleport")


@pytest.mark.rule("PU-11.2.7")
@pytest.mark.parametrize(("rovers", "count"), [("r6c4", 0), ("r6c5", 0), ("r6c3 r6c6", 2)])
def test_level_3_needs_a_rover_on_a_symbol_and_a_free_one(rovers: str, count: int) -> None:
    match = table(
        republic("CcwCrC", trackers="tech 7", rovers=rovers, effects="movement 1"),
    )
    assert len(offered(match, "ada", "teleport")) == count
    assert player(match, "ada").rovers == squares(rovers)


# Level 4


@pytest.mark.rule("PU-11.2.8")
@pytest.mark.parametrize(("tech", "civ", "boosts"), [(9, 3, False), (10, 3, True), (10, 2, False)])
def test_level_4_adds_a_synergy_boost_to_each_milestone(tech: int, civ: int, boosts: bool) -> None:
    ada = republic(trackers=f"tech {tech} civ {civ} water 15", effects="advance civ")
    match = table(ada)
    if offered(match, "ada", "choose"):
        play(match, "ada: choose water")
    assert bool(offered(match, "ada", "choose")) == boosts


# Level 2

PILES = ["civ-06 civ-07", "civ-08 civ-09", "civ-15 civ-20", "civ-22 civ-27 civ-28"]


def choosing(tech: int, ranks: list[int], piles: list[str], seed: int = 1) -> Match:
    """A match in which a player of Republic has reached milestones of these ranks."""
    ada = replace(republic(trackers=f"tech {tech}"), more={"milestones": ranks})
    return table(ada, begin="civ", civ_piles=piles, seed=seed)


def keeps(names: str) -> list[str]:
    return [f"keep {name}" for name in names.split()]


@pytest.mark.rule("PU-11.2.6", "PU-EX-23")
@pytest.mark.parametrize("seed", range(6))
def test_level_2_adds_a_random_card_of_the_next_rank(seed: int) -> None:
    match = choosing(5, [3], PILES, seed)
    (added,) = set(offered(match, "ada")) - set(keeps(PILES[2]))
    assert set(keeps(PILES[2])) <= set(offered(match, "ada"))
    assert added in keeps(PILES[3])
    play(match, f"ada: {added}")
    assert added.split()[1] not in remaining(match)[3]
    assert remaining(match)[:3] == [pile.split() for pile in PILES[:3]]
    assert len(remaining(match)[3]) == 2
    assert player(match, "ada").milestones == []


def remaining(match: Match) -> list[list[str]]:
    return [[CIV_NAMES[card] for card in pile] for pile in position(match).civ_piles]


@pytest.mark.rule("PU-11.2.6")
def test_level_2_may_add_any_card_of_the_next_rank() -> None:
    added = set()
    for seed in range(20):
        added |= set(offered(choosing(5, [3], PILES, seed), "ada")) - set(keeps(PILES[2]))
    assert added == set(keeps(PILES[3]))


@pytest.mark.rule("PU-11.2.6", "PU-EX-23")
def test_level_2_returns_the_added_card_to_its_own_pile() -> None:
    match = choosing(5, [3], PILES)
    play(match, "ada: keep civ-20")
    assert remaining(match)[2:] == [["civ-15"], PILES[3].split()]


@pytest.mark.rule("PU-11.2.6")
@pytest.mark.parametrize(
    ("tech", "rank", "piles"),
    [(4, 3, PILES), (5, 4, PILES), (5, 3, [*PILES[:3], ""])],
    ids=["without level 2", "rank 4", "the next pile is empty"],
)
def test_level_2_adds_nothing_otherwise(tech: int, rank: int, piles: list[str]) -> None:
    assert offered(choosing(tech, [rank], piles), "ada") == keeps(piles[rank - 1])


@pytest.mark.rule("PU-11.2.6", "PU-6.2.2")
def test_level_2_adds_nothing_to_an_empty_pile() -> None:
    match = choosing(5, [3], ["civ-06", "civ-08", "", "civ-22"])
    assert not offered(match, "ada", "keep")
    assert player(match, "ada").civ_cards == []


@pytest.mark.rule("PU-11.2.6", "PU-6.2.8")
def test_with_level_2_a_player_says_which_milestone_comes_next() -> None:
    match = choosing(5, [2, 3], PILES)
    assert offered(match, "ada") == ["milestone 2", "milestone 3"]
    play(match, "ada: milestone 2")
    (added,) = set(offered(match, "ada")) - set(keeps(PILES[1]))
    assert added in keeps(PILES[2])
    play(match, f"ada: {added}")  # of rank 3, for the milestone of rank 2
    assert player(match, "ada").milestones == [3]
    assert len(set(offered(match, "ada")) & set(keeps(PILES[2]))) == 1


@pytest.mark.rule("PU-11.2.6", "PU-14.5")
def test_the_added_card_is_known_to_who_chooses_and_to_nobody_else() -> None:
    match = choosing(5, [3], PILES)
    game = position(match)
    shown = CIV_NAMES[game.added]
    assert shown not in TITLE.secrets(game, 0)
    assert len(set(TITLE.secrets(game, 0)) & set(PILES[3].split())) == 2
    for viewer in (1, SPECTATOR):
        assert {*PILES[2].split(), *PILES[3].split()} <= set(TITLE.secrets(game, viewer))
    imagined = [cast("Table", game.imagine(0, key_from_seed(seed))) for seed in range(12)]
    assert {twin.added for twin in imagined} == {game.added}
    assert len({tuple(twin.civ_piles[3]) for twin in imagined}) > 1
    assert all(game.added in twin.civ_piles[3] for twin in imagined)
    others = [cast("Table", game.imagine(1, key_from_seed(seed))) for seed in range(12)]
    assert len({twin.added for twin in others}) > 1
    assert all(twin.added in twin.civ_piles[3] for twin in others)


# Level 5


def ending(tech: int, piles: list[str], **more: Any) -> Match:
    """A match whose last round is over for a player of Republic."""
    ada = replace(republic(trackers=f"tech {tech}"), more=more)
    return table(ada, begin="civ", civ_piles=piles, more={"blocked": True})


@pytest.mark.rule("PU-11.2.9")
def test_level_5_keeps_two_cards_of_all_piles_at_the_end() -> None:
    assert ending(13, PILES).is_over
    match = ending(14, PILES)
    assert offered(match, "ada") == keeps(" ".join(PILES))
    play(match, "ada: keep civ-28")
    assert len(offered(match, "ada")) == 8
    play(match, "ada: keep civ-07")
    assert match.is_over
    assert [CIV_NAMES[card] for card in player(match, "ada").civ_cards] == ["civ-28", "civ-07"]


@pytest.mark.rule("PU-11.2.9")
def test_level_5_takes_what_is_left() -> None:
    match = ending(14, ["", "", "", "civ-27"])
    assert match.is_over
    assert [CIV_NAMES[card] for card in player(match, "ada").civ_cards] == ["civ-27"]
    assert ending(14, ["", "", "", ""]).is_over


@pytest.mark.rule("PU-11.2.9")
def test_effects_of_the_cards_of_level_5_are_resolved_at_once() -> None:
    match = ending(14, ["civ-01 civ-06", "", "", "civ-23 civ-27"])
    play(match, "ada: keep civ-01, keep civ-23")
    assert len(offered(match, "ada")) == 2  # in the order that the player likes
    play(match, f"ada: {offered(match, 'ada')[0]}, choose water, choose biomass, choose civ")
    assert trackers(match, "ada") == {"tech": 14, "water": 1, "biomass": 1, "civ": 1}
    assert match.is_over


@pytest.mark.rule("PU-11.2.9", "PU-7.6")
def test_level_5_and_milestones_of_the_end_come_in_any_order() -> None:
    ada = replace(republic(trackers="tech 14 civ 13 water 2"), civ_cards="civ-24")
    piles = ["civ-06", "civ-08", "", "civ-22 civ-27"]
    for first, then in (("milestone 4", "use republic-5"), ("use republic-5", "milestone 4")):
        match = table(ada, begin="civ", civ_piles=piles, more={"blocked": True})
        play(match, "ada: choose civ, choose water, choose biomass")  # back and boosted
        assert offered(match, "ada") == ["milestone 4", "use republic-5"]
        play(match, f"ada: {first}, keep civ-22")
        if first == "milestone 4":
            assert offered(match, "ada") == keeps("civ-06 civ-08 civ-27")
        else:
            play(match, "ada: keep civ-06")
            assert then == "milestone 4"  # its only card left is taken
            assert match.is_over


@pytest.mark.rule("PU-11.2.9", "PU-6.6.3")
def test_level_5_is_lost_if_the_last_milestone_regresses_tech_below_it() -> None:
    ada = replace(republic(trackers="tech 14 civ 13 water 15"), civ_cards="civ-24")
    match = table(ada, begin="civ", civ_piles=["civ-06", "", "", ""], more={"blocked": True})
    play(match, "ada: choose civ, choose tech, choose biomass")
    assert match.is_over
    assert len(player(match, "ada").civ_cards) == 1


@pytest.mark.rule("PU-11.2.9", "PU-14.5")
def test_only_who_looks_through_all_piles_knows_them() -> None:
    match = ending(14, PILES)
    cards = set(" ".join(PILES).split())
    assert not cards & set(TITLE.secrets(position(match), 0))
    assert cards <= set(TITLE.secrets(position(match), 1))
    play(match, "ada: keep civ-28")
    assert "civ-28" in TITLE.secrets(position(match), 1)
    assert "civ-28" not in str(match.view(1))
