"""The table as a terminal draws it."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS
from orrery.games.planet_unknown.picture import picture
from orrery.kernel.view import Plain
from tests.planet_unknown.board import NAMES, Seat, fresh, table


def drawn(*seats: Seat, depots: tuple[str, ...] = (), viewer: int = 0) -> Plain:
    match = table(*seats, depots=depots, objectives="obj-01")
    return picture(match.view(viewer), match.names)


def test_a_planet_with_its_pieces() -> None:
    ada = Seat(
        tiles="Cwp",
        at="r6c1",
        rovers="r6c1 r6c4",
        lifepods="r6c5",
        meteorites="r6c2",
        more={"loads": [1, 0]},
    )
    rows = drawn(ada)["players"][0]["map"].split("\n")
    assert rows[0] == "   1 2 3 4 5 6 7 8 9 0 1 2 "
    assert rows[1] == " 1           . .            1"
    assert rows[6] == " 6 C%w*p .@.o~ . . . . . .  3"
    assert rows[13] == "   1 1 1 2 2 3 3 2 2 1 1 1 "


def test_a_depot() -> None:
    depot = drawn(Seat(), depots=("L4-ew-1 I2-bc-0",))["players"][0]["depot"]
    assert depot.split("\n") == [
        "  e     B",
        "  E     C",
        "w*W",
    ]


def test_tracks() -> None:
    tracks = drawn(Seat(trackers="civ 3"))["players"][0]["tracks"].split("\n")
    assert [track[0] for track in tracks] == ["c", "w", "b", "r", "t"]
    assert tracks[0][2 + 3] == "C"
    assert all(len(track) == 18 for track in tracks)


def test_empty_stacks_and_what_is_left_out() -> None:
    shown = drawn(Seat(), depots=("- I2-bc-0",))
    assert "–" in shown["players"][0]["depot"]
    assert "event" not in shown
    assert "milestones" not in shown["players"][0]
    assert shown["commander"] == "ada"


def test_objectives_with_names() -> None:
    assert drawn(Seat(tiles="CC", at="r1c6"))["objectives"] == {"obj-01": "ada 2, ben 0 → 5/2"}


def test_cards_that_lie_face_down() -> None:
    ada = Seat(civ_cards="civ-07 civ-01")
    assert drawn(ada, viewer=0)["players"][0]["civ_cards"] == ["civ-07", "civ-01"]
    assert drawn(ada, viewer=1)["players"][0]["civ_cards"] == ["face_down_1", "civ-01"]


@pytest.mark.parametrize("planet", [planet["id"] for planet in PLANETS])
def test_every_planet_can_be_drawn(planet: str) -> None:
    assert drawn(Seat(planet=planet))["players"][0]["map"].count("\n") == 13


@pytest.mark.parametrize("corporation", [board["id"] for board in CORPORATIONS])
def test_every_corporation_can_be_drawn(corporation: str) -> None:
    tracks = drawn(Seat(corporation=corporation))["players"][0]["tracks"]
    assert tracks.count("\n") == 4


@pytest.mark.parametrize("players", range(1, 7))
def test_any_number_of_players(players: int) -> None:
    shown = picture(fresh(players).view(), NAMES[:players])
    assert len(shown["players"]) == players
