"""Planet Unknown, chapter 11.9: Flux Industries."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.match import new_match
from orrery.kernel.state import replaced
from tests.planet_unknown.board import (
    NAMES,
    Seat,
    finish_turn,
    offered,
    own,
    place,
    play,
    player,
    position,
    table,
    told,
    trackers,
)

TRACKS = ["civ", "water", "biomass", "rover", "tech"]
MILESTONES = {1: 3, 2: 5, 3: 7, 4: 10, 5: 14}
DEPOT = ["Z5-ce-0 I2-tb-0"]


def flux(track: str, heights: str, tiles: str = "bbcc", **more: Any) -> Seat:
    """A player of Flux Industries whose token lies on a track."""
    fields = {"flux": TRACKS.index(track), **more.pop("more", {})}
    more.setdefault("at", "r6c3")
    more.setdefault("rovers", "r6c3")
    return Seat(tiles, corporation="flux", trackers=heights, more=fields, **more)


# The flux token and the working level


@pytest.mark.rule("PU-11.9.1")
@pytest.mark.parametrize("height", range(15))
def test_the_token_may_be_moved_when_a_level_is_unlocked(height: int) -> None:
    match = table(flux("civ", f"tech {height}", effects="advance tech, advance water"))
    play(match, "ada: advance tech")
    if height + 1 in MILESTONES.values():
        assert offered(match, "ada") == [f"choose {name}" for name in TRACKS]
        play(match, "ada: choose rover")
        assert player(match, "ada").flux == TRACKS.index("rover")
    else:
        assert player(match, "ada").flux == TRACKS.index("civ")


@pytest.mark.rule("PU-11.9.1")
def test_the_token_may_stay() -> None:
    match = table(flux("civ", "tech 4", effects="advance tech"))
    play(match, "ada: choose civ")
    assert player(match, "ada").flux == TRACKS.index("civ")


@pytest.mark.rule("PU-11.9.2", "PU-11.0.3")
@pytest.mark.parametrize("height", range(16))
def test_only_the_level_unlocked_last_works(height: int) -> None:
    ada = flux("civ", f"tech {height}").player()
    unlocked = [level for level, at in MILESTONES.items() if at <= height]
    works = [level for level in MILESTONES if corporation_of(ada).works(ada, level)]
    assert works == unlocked[-1:]


# Level 1


@pytest.mark.rule("PU-11.9.3", "PU-6.6.6")
@pytest.mark.parametrize(
    ("tech", "track", "rovers", "movement"),
    [
        (3, "biomass", "r6c3 r6c4", 4),
        (4, "biomass", "r6c3 r6c5", 2),
        (3, "civ", "r6c3 r6c5", 2),
        (3, "water", "r6c3 r6c5", 0),
        (2, "biomass", "r6c3 r6c4", 0),
        (5, "biomass", "r6c3 r6c4", 0),  # level 2 works
    ],
)
def test_level_1_gains_movement_for_rovers_on_terrain_of_the_flux_track(
    tech: int, track: str, rovers: str, movement: int
) -> None:
    match = table(flux(track, f"tech {tech}", rovers=rovers))
    assert own(match, "ada")["movement"] == movement


@pytest.mark.rule("PU-11.9.4", "PU-6.6.6")
def test_level_1_gives_nothing_in_the_round_of_its_unlocking() -> None:
    match = table(flux("rover", "tech 2", rovers="r6c4"), depots=DEPOT)
    place(match, "ada", "tech r7c3 biomass r7c4")
    play(match, "ada: advance tech, choose biomass")
    assert own(match, "ada")["movement"] == 0
    for name in NAMES[:2]:
        finish_turn(match, name)
    assert own(match, "ada")["movement"] == 2  # at the start of the next one


@pytest.mark.rule("PU-11.9.4", "PU-11.9.3", "PU-6.6.6")
def test_level_1_unlocked_by_an_event_waits_for_the_next_round() -> None:
    ada = flux("rover", "tech 2", rovers="r6c3")
    match = table(ada, begin="event", event="ev-09")
    play(match, "ada: choose tech, choose biomass")
    finish_event(match)
    assert own(match, "ada")["movement"] == 0


def finish_event(match: Match) -> None:
    """Until ada may place a tile."""
    while not offered(match, "ada", "place"):
        name = next(one for one in NAMES[:2] if offered(match, one))
        texts = offered(match, name)
        play(match, f"{name}: {'done' if 'done' in texts else texts[0]}")


# Level 2


@pytest.mark.rule("PU-11.9.5", "PU-EX-33")
def test_level_2_goes_to_the_next_milestone_with_all_benefits() -> None:
    match = table(flux("civ", "civ 6 tech 5"))
    play(match, "ada: use flux-2")
    assert trackers(match, "ada") == {"civ": 10, "tech": 5}
    assert player(match, "ada").milestones == [3]
    assert offered(match, "ada") == [f"choose {name}" for name in TRACKS]  # the boost of C8


@pytest.mark.rule("PU-11.9.5")
@pytest.mark.parametrize(
    ("track", "height", "end"), [("biomass", 3, 6), ("rover", 1, 6), ("tech", 5, 7), ("tech", 6, 7)]
)
def test_level_2_goes_up_each_track_with_milestones(track: str, height: int, end: int) -> None:
    heights = f"{track} {height}" if track == "tech" else f"tech 5 {track} {height}"
    match = table(flux(track, heights))
    play(match, "ada: use flux-2")
    assert trackers(match, "ada")[track] == end


@pytest.mark.rule("PU-11.9.5", "PU-6.6.4")
def test_level_2_is_used_once_in_the_game() -> None:
    match = table(flux("biomass", "tech 5 biomass 3"))
    play(match, "ada: use flux-2")
    play(match, f"ada: {offered(match, 'ada', 'patch')[0]}")
    assert offered(match, "ada", "place")
    assert "use flux-2" not in offered(match, "ada")
    effects = "regress-one 16 1, advance tech"
    used = {"used_this_game": used_after(match)}
    match = table(flux("biomass", "tech 5 biomass 3", effects=effects, more=used))
    play(match, "ada: regress-one 16 1, choose biomass")  # level 2 is unlocked again
    assert "use flux-2" not in offered(match, "ada")


@pytest.mark.rule("PU-11.9.5", "PU-EX-33", "PU-6.6.7")
def test_level_2_may_be_used_at_any_time_of_the_turn() -> None:
    match = table(flux("civ", "tech 5"), depots=DEPOT)
    assert "use flux-2" in offered(match, "ada")
    place(match, "ada", "tech r7c3 biomass r7c4")
    assert "use flux-2" in offered(match, "ada")
    finished = table(flux("civ", "tech 4", effects="advance tech"))
    play(finished, "ada: choose biomass")
    assert offered(finished, "ada") == ["use flux-2", "done"]


@pytest.mark.rule("PU-11.9.6", "PU-11.9.5")
@pytest.mark.parametrize(
    ("track", "heights", "offers"),
    [
        ("civ", "tech 4", False),
        ("civ", "tech 6", True),
        ("civ", "tech 7", False),
        ("water", "tech 5", False),
        ("rover", "tech 5 rover 5", True),
        ("rover", "tech 5 rover 6", False),
        ("civ", "tech 5 civ 14", False),
        ("biomass", "tech 5 biomass 13", False),
    ],
)
def test_level_2_needs_its_level_and_a_further_milestone(
    track: str, heights: str, offers: bool
) -> None:
    assert ("use flux-2" in offered(table(flux(track, heights)), "ada")) == offers


@pytest.mark.rule("PU-11.9.6", "PU-EX-33")
def test_the_right_of_level_2_is_lost_when_level_3_is_unlocked() -> None:
    match = table(flux("civ", "tech 6", effects="advance tech, regress-one 16 1"))
    assert "use flux-2" in offered(match, "ada")
    play(match, "ada: advance tech, choose civ")
    assert trackers(match, "ada") == {"tech": 6}  # level 2 works again
    assert not offered(match, "ada", "use")
    match = table(flux("civ", "tech 6", more={"used_this_game": used_after(match)}))
    assert not offered(match, "ada", "use")


def used_after(match: Match) -> int:
    return player(match, "ada").used_this_game


# Level 3


@pytest.mark.rule("PU-11.9.7", "PU-6.2.1")
@pytest.mark.parametrize(
    ("track", "tech", "height", "rank"),
    [
        ("civ", 7, 2, 2),
        ("civ", 9, 9, 4),
        ("civ", 7, 13, 4),
        ("civ", 6, 2, 1),
        ("civ", 10, 2, 1),
        ("biomass", 7, 2, 1),
    ],
)
def test_level_3_improves_the_rank_of_civ_cards(
    track: str, tech: int, height: int, rank: int
) -> None:
    match = table(flux(track, f"civ {height} tech {tech}", effects="advance civ, boost"))
    play(match, "ada: advance civ")
    assert player(match, "ada").milestones == [rank]


@pytest.mark.rule("PU-11.9.7", "PU-EX-34")
@pytest.mark.parametrize(
    ("track", "tech", "boosts"), [("water", 7, 2), ("water", 6, 1), ("biomass", 7, 1)]
)
def test_level_3_doubles_the_boosts_of_the_water_track(track: str, tech: int, boosts: int) -> None:
    match = table(flux(track, f"water 2 tech {tech}", effects="advance water"))
    while offered(match, "ada", "choose"):
        play(match, "ada: choose civ")
    assert trackers(match, "ada")["civ"] == boosts


@pytest.mark.rule("PU-11.9.7", "PU-EX-34")
@pytest.mark.parametrize(
    ("track", "tech", "patches"), [("biomass", 7, 2), ("biomass", 4, 1), ("water", 7, 1)]
)
def test_level_3_gives_two_patches_for_one(track: str, tech: int, patches: int) -> None:
    match = table(flux(track, f"biomass 2 tech {tech}", effects="advance biomass"))
    while offered(match, "ada", "patch") or offered(match, "ada", "gain-patch"):
        play(match, f"ada: {offered(match, 'ada')[0]}")
    assert len(own(match, "ada")["patches"]) == patches


@pytest.mark.rule("PU-11.9.7", "PU-EX-34", "PU-11.0.7")
@pytest.mark.parametrize("height", [8, 15])  # at the top too
@pytest.mark.parametrize(
    ("track", "tech", "more"), [("rover", 7, 1), ("rover", 6, 0), ("biomass", 7, 0)]
)
def test_level_3_adds_one_to_the_movement_of_the_rover_track(
    track: str, tech: int, more: int, height: int
) -> None:
    match = table(flux(track, f"rover {height} tech {tech}", effects="rover-tile"))
    assert own(match, "ada")["movement"] == (3 if height == 15 else 2) + more


@pytest.mark.rule("PU-11.9.7", "PU-11.0.7")
def test_level_3_adds_nothing_to_other_movement() -> None:
    match = table(flux("rover", "tech 7", effects="movement 3"))
    assert own(match, "ada")["movement"] == 3


@pytest.mark.rule("PU-11.9.7")
def test_level_3_improves_only_benefits_of_its_own_kind() -> None:
    match = table(flux("biomass", "biomass 9 tech 7", effects="advance biomass"))
    play(match, "ada: choose civ")  # one boost of B10
    assert not offered(match, "ada", "boost") + offered(match, "ada", "choose")
    for track in ("civ", "water"):
        match = table(flux(track, "civ 7 tech 7", effects="advance civ"))
        play(match, "ada: choose water")  # one boost of C8
        assert not offered(match, "ada", "boost") + offered(match, "ada", "choose")


@pytest.mark.rule("PU-11.9.7")
def test_level_3_does_not_improve_the_tech_track() -> None:
    match = table(flux("tech", "tech 6", effects="advance tech"))
    play(match, "ada: advance tech, choose tech")
    assert [event["technology"] for event in told(match, "level-unlocked")] == ["flux-3"]
    assert not offered(match, "ada", "choose")


# Level 4


@pytest.mark.rule("PU-11.9.8")
@pytest.mark.parametrize(
    ("track", "tech", "collects"),
    [
        ("biomass", 10, True),
        ("tech", 10, True),
        ("civ", 10, False),
        ("biomass", 9, False),
        ("biomass", 14, False),
    ],
)
def test_level_4_collects_a_meteorite_with_a_tile_of_the_flux_resource(
    track: str, tech: int, collects: bool
) -> None:
    ada = flux(track, f"tech {tech}", meteorites="r6c3 r6c5")
    match = table(ada, depots=DEPOT)
    place(match, "ada", "tech r7c3 biomass r7c4")
    assert offered(match, "ada", "collect") == (["collect meteorite 1"] if collects else [])
    if collects:
        play(match, "ada: collect meteorite 1")
        assert offered(match, "ada") == ["at r6c3", "at r6c5"]
        play(match, "ada: at r6c5")
        assert own(match, "ada")["meteorites"] == ["r6c3"]
        assert own(match, "ada")["meteorites_collected"] == 1


@pytest.mark.rule("PU-11.9.8")
def test_level_4_may_collect_the_meteorite_just_placed() -> None:
    match = table(flux("tech", "tech 10"), depots=["Z5-ce-0 I2-tb-1"])
    place(match, "ada", "tech r7c3 biomass r7c4!")
    assert own(match, "ada")["meteorites"] == ["r7c4"]
    play(match, "ada: collect meteorite 1")
    assert own(match, "ada")["meteorites"] == []
    assert own(match, "ada")["meteorites_collected"] == 1


@pytest.mark.rule("PU-11.9.8")
def test_level_4_without_a_meteorite_brings_nothing() -> None:
    match = table(flux("tech", "tech 10"), depots=DEPOT)
    place(match, "ada", "tech r7c3 biomass r7c4")
    play(match, *(f"ada: {text}" for text in offered(match, "ada", "collect")))
    assert offered(match, "ada") == ["advance tech", "advance biomass"]
    assert own(match, "ada")["meteorites_collected"] == 0


@pytest.mark.rule("PU-11.9.8", "PU-13.1.14")
@pytest.mark.parametrize(("extra", "collected"), [("extra-tile 1", 1), ("extra-tile 0", 0)])
def test_level_4_reacts_to_an_extra_tile_with_resources(extra: str, collected: int) -> None:
    ada = flux("tech", "tech 10", meteorites="r6c5", effects=extra)
    match = table(ada, depots=DEPOT)
    place(match, "ada", "tech r7c3 biomass r7c4")
    play(match, *(f"ada: {text}" for text in offered(match, "ada", "collect")))
    assert own(match, "ada")["meteorites_collected"] == collected


# Level 5


@pytest.mark.rule("PU-11.9.9", "PU-6.6.7")
def test_level_5_advances_the_tracker_of_the_flux_track_with_its_benefits() -> None:
    match = table(flux("civ", "civ 2 water 6 tech 14"))
    play(match, "ada: use flux-5")
    assert trackers(match, "ada") == {"civ": 3, "water": 6, "tech": 14}
    assert player(match, "ada").milestones == [1]


@pytest.mark.rule("PU-11.9.9")
@pytest.mark.parametrize(
    ("track", "heights", "offers"),
    [
        ("civ", "tech 13", False),
        ("civ", "tech 14", True),
        ("water", "tech 14", True),
        ("civ", "tech 14 civ 15", False),
        ("rover", "tech 14 rover 15", False),  # no movement for it (PU-6.5.4)
    ],
)
def test_level_5_is_on_offer_while_the_tracker_can_advance(
    track: str, heights: str, offers: bool
) -> None:
    assert ("use flux-5" in offered(table(flux(track, heights)), "ada")) == offers


@pytest.mark.rule("PU-11.9.9", "PU-6.6.5", "PU-6.6.2")
def test_level_5_may_be_used_once_in_each_round() -> None:
    match = table(flux("water", "tech 14"), depots=DEPOT)
    play(match, "ada: use flux-5")
    assert "use flux-5" not in offered(match, "ada")
    for name in NAMES[:2]:
        finish_turn(match, name)
    finish_event(match)
    assert "use flux-5" in offered(match, "ada")


@pytest.mark.rule("PU-2.3.7", "PU-14.26")
def test_the_flux_track_is_chosen_before_the_first_round() -> None:
    """In the first match that deals Flux Industries to somebody."""
    for seed in range(100):
        match = new_match(TITLE, ["ada", "ben"], {"corporation": "random"}, key_from_seed(seed))
        boards = [player["corporation"] for player in match.view()["players"]]
        if "flux" in boards:
            break
    pending = match.pending()
    assert [p.seat for p in pending] == [boards.index("flux")]
    assert pending[0].kind == "move-flux-token"
    match.play(pending[0].seat, "choose water")
    game = match.position()
    assert isinstance(game, Table)
    assert game.players[pending[0].seat].flux == TERRAIN_NAMES.index("water")
    assert match.view()["round"] == 1


@pytest.mark.rule("PU-11.9.6", "PU-13.3.10")
def test_the_right_of_level_2_is_also_lost_when_level_3_works_without_having_been_gained() -> None:
    """As after an event without milestones, when a round begins."""
    match = table(Seat(corporation="flux", trackers="tech 7", more={"flux": 0}), Seat())
    ada = player(match, "ada")
    ada.trackers = replaced(ada.trackers, 4, ada.trackers[4] - 1)  # back to level 2
    game = position(match)
    game.players[0] = ada
    assert corporation_of(ada).works(ada, 2)
    assert corporation_of(ada).asides(game, 0) == []
