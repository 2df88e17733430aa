"""Events 1, 31, 43, 47 and 49 to 51: meteorites fall, pieces are destroyed, rovers come."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.grid import mask_of
from orrery.games.planet_unknown.vocabulary import SPOT_NAMES
from tests.planet_unknown.board import (
    Seat,
    finish_turn,
    names_of,
    offered,
    own,
    place,
    play,
    player,
    position,
    rovers,
    squares,
    table,
    told,
)
from tests.planet_unknown.event_table import shown

ADD_METEORITE = ["ev-31", "ev-43"]
SYMBOLS = {"meteor_symbols": mask_of(squares("r2c5 r2c6"))}


@pytest.mark.rule("PU-13.3.5", "PU-13.3.18")
@pytest.mark.parametrize("card", ADD_METEORITE)
def test_a_meteorite_falls_on_a_free_symbol_of_the_players_choice(card: str) -> None:
    symbols = {"meteor_symbols": mask_of(squares("r2c5 r2c6 r2c7"))}
    match = shown(card, Seat(tiles="CCEE", at="r2c5", meteorites="r2c7", more=symbols))
    assert offered(match, "ada") == ["at r2c5", "at r2c6"]
    play(match, "ada: at r2c6")
    assert own(match, "ada")["meteorites"] == ["r2c6", "r2c7"]


@pytest.mark.rule("PU-13.3.5", "PU-5.2.13", "PU-13.3.18")
@pytest.mark.parametrize("card", ADD_METEORITE)
def test_a_rover_under_the_meteorite_is_destroyed(card: str) -> None:
    match = shown(card, Seat(tiles="CCEE", at="r2c5", rovers="r2c5 r2c8", more=SYMBOLS))
    play(match, "ada: at r2c5")
    assert rovers(match, "ada") == ["r2c8"]
    assert own(match, "ada")["meteorites"] == ["r2c5"]
    assert own(match, "ada")["rovers_left"] == 0


@pytest.mark.rule("PU-13.3.5")
@pytest.mark.parametrize("card", ADD_METEORITE)
def test_without_a_free_symbol_no_meteorite_falls(card: str) -> None:
    match = shown(card, Seat(tiles="CCEE", at="r2c5", meteorites="r2c7"))
    assert own(match, "ada")["meteorites"] == ["r2c7"]


@pytest.mark.rule("PU-13.3.5", "PU-11.1.8")
@pytest.mark.parametrize("card", ADD_METEORITE)
def test_universal_coalition_with_level_5_is_immune(card: str) -> None:
    match = shown(card, Seat(tiles="CCEE", at="r2c5", trackers="tech 14", more=SYMBOLS))
    assert own(match, "ada")["meteorites"] == []
    assert offered(match, "ada", "at") == []


@pytest.mark.rule("PU-9.1.6")
def test_one_of_several_rovers_is_destroyed() -> None:
    """ev-47: a single rover is spared."""
    match = shown("ev-47", Seat(rovers="r2c5 r2c8"), Seat(rovers="r3c3"))
    assert offered(match, "ada") == ["at r2c5", "at r2c8"]
    play(match, "ada: at r2c5")
    assert rovers(match, "ada") == ["r2c8"]
    assert rovers(match, "ben") == ["r3c3"]


def test_a_lifepod_on_the_planet_is_destroyed() -> None:
    """ev-49: it is not collected."""
    match = shown("ev-49", Seat(lifepods="r3c7 r5c2"), Seat(lifepods=""))
    play(match, "ada: at r3c7")
    assert own(match, "ada")["lifepods"] == ["r5c2"]
    assert own(match, "ada")["lifepods_collected"] == 0


@pytest.mark.rule("PU-13.3.14")
def test_a_collected_lifepod_is_lost() -> None:
    """ev-50: those on the planet are safe."""
    seat = Seat(lifepods="r3c7", more={"lifepods_scored": 2})
    match = table(seat, Seat(), begin="round", event="ev-50", fixed_rotation=False)
    play(match, "ada: rotate 0")
    assert own(match, "ada")["lifepods_collected"] == 1
    assert own(match, "ada")["lifepods"] == ["r3c7"]
    assert own(match, "ben")["lifepods_collected"] == 0
    assert [event["seat"] for event in told(match, "piece-lost")] == [0]


def test_a_collected_meteorite_is_lost() -> None:
    """ev-51: one on the planet stays."""
    seat = Seat(tiles="CC", at="r2c5", meteorites="r2c5", more={"meteorites_collected": 2})
    match = shown("ev-51", seat, Seat())
    assert own(match, "ada")["meteorites_collected"] == 1
    assert own(match, "ada")["meteorites"] == ["r2c5"]
    assert own(match, "ben")["meteorites_collected"] == 0


@pytest.mark.rule("PU-13.3.16")
def test_an_extra_rover_lands_on_the_tile_of_this_round() -> None:
    """ev-01: it comes from the supply, also when the corporation board has none left."""
    solo = Seat(tiles="CE", at="r1c6", rovers="r3c3 r3c4")
    match = shown("ev-01", solo, solo=True, depots=["I2-tb-0 -"])
    place(match, "ada", "tech r2c6 biomass r2c7")
    play(match, "ada: extra-rover")
    assert offered(match, "ada", "land") == ["land r2c6", "land r2c7"]
    play(match, "ada: land r2c7")
    assert rovers(match, "ada") == ["r3c3", "r3c4", "r2c7"]
    assert player(match, "ada").rovers_left == 0
    finish_turn(match, "ada")


@pytest.mark.rule("PU-13.3.14")
@pytest.mark.parametrize(
    ("corporation", "spot"), [("cosmos", "tech3"), ("jump_drive", "slot-c")], ids=str
)
def test_a_lifepod_is_lost_from_anywhere_on_the_corporation_board(
    corporation: str, spot: str
) -> None:
    """ev-50: a track or a technology, which is then locked again, or the scoring area."""
    placed = {"lifepods_placed": [SPOT_NAMES.index(spot)]}
    seat = Seat(corporation=corporation, more={"lifepods_scored": 1, **placed})
    match = shown("ev-50", seat)
    assert offered(match, "ada") == ["put scoring", f"put {spot}"]
    play(match, f"ada: put {spot}")
    assert player(match, "ada").lifepods_placed == []
    assert player(match, "ada").lifepods_scored == 1
    match = shown("ev-50", seat)
    play(match, "ada: put scoring")
    assert player(match, "ada").lifepods_placed == placed["lifepods_placed"]
    assert player(match, "ada").lifepods_scored == 0


@pytest.mark.rule("PU-13.3.14")
def test_a_technology_without_its_lifepod_is_locked_again() -> None:
    ada = Seat(corporation="jump_drive", more={"lifepods_placed": [SPOT_NAMES.index("slot-e")]})
    match = shown("ev-50", ada)
    assert "use jump_drive-e" in offered(match, "ada")
    play(match, "ada: destroy lifepod 1 corporation")
    assert [event["seat"] for event in told(match, "piece-lost")] == [0]
    assert not offered(match, "ada", "use")


def carrier(rovers: str = "r2c5", **more: object) -> Seat:
    """A player of Horizon whose first rover carries a meteorite on a meteor symbol."""
    loads = [1] + [0] * (len(rovers.split()) - 1)
    fields = {**SYMBOLS, "loads": loads, **more}
    return Seat(tiles="CCEE", at="r2c5", corporation="horizon", rovers=rovers, more=fields)


@pytest.mark.rule("PU-13.3.5", "PU-5.2.13", "PU-11.5.7")
def test_a_meteorite_on_a_carrying_rover_lies_there_with_the_one_it_carried() -> None:
    match = shown("ev-31", carrier())
    play(match, "ada: at r2c5")
    ada = player(match, "ada")
    assert ada.rovers == []
    assert names_of(ada.meteorites) == ["r2c5"]
    assert ada.more_meteorites == squares("r2c5")
    assert position(match).standing(0)[2] == -2


@pytest.mark.rule("PU-11.5.2", "PU-11.5.7")
def test_two_meteorites_on_a_square_are_picked_up_one_by_one() -> None:
    ada = Seat(
        tiles="CCEE",
        at="r2c5",
        corporation="horizon",
        rovers="r2c6 r3c5",
        meteorites="r2c5",
        effects="movement 3",
        more={"more_meteorites": squares("r2c5")},
    )
    match = table(ada)
    play(match, "ada: drive r2c6 r2c5, drive r2c5 r2c6")
    assert names_of(player(match, "ada").meteorites) == ["r2c5"]
    play(match, "ada: drive r3c5 r2c5")
    assert names_of(player(match, "ada").meteorites) == []
    assert player(match, "ada").loads == [1, 1]


@pytest.mark.rule("PU-11.5.3", "PU-11.5.7", "PU-8.9")
def test_a_destroyed_carrier_leaves_its_meteorite_on_top_of_another() -> None:
    """ev-47: the rover stood on a meteorite that it could not pick up."""
    match = shown("ev-47", carrier("r2c5 r2c8", meteorites=mask_of(squares("r2c5"))))
    assert position(match).standing(0)[2] == -2
    play(match, "ada: at r2c5")
    assert player(match, "ada").more_meteorites == squares("r2c5")
    assert position(match).standing(0)[2] == -2
