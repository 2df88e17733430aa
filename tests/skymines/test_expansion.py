"""Expanding on the Moon (SK-6.2) and on the Belt (SK-15)."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.skymines.content import MOON_BOARD
from tests.skymines.table import Seat, offered, play, seat, space, table, value, view


def targets(match: Match) -> dict[str, int]:
    """The places in reach and what they cost."""
    shown = view(match)["expansion"]["targets"]
    return {target["place"]: target["energy"] for target in shown}


@pytest.mark.rule("SK-6.2.3")
def test_a_share_on_an_energy_card_does_not_bind_it() -> None:
    match = table(Seat(slots="cC07"))
    assert len(offered(match, "expand")) == 4


@pytest.mark.rule("SK-6.2.4", "SK-6.2.5", "SK-6.2.21")
def test_a_station_reaches_its_sectors() -> None:
    match = table(Seat(slots="cC07"))
    play(match, "ada: expand minerva")
    assert targets(match) == {"m16": 1, "m21": 1, "m23": 2}


@pytest.mark.rule("SK-6.2.5", "SK-6.2.6")
def test_the_cheapest_line_is_paid_and_another_outpost_costs_one_more() -> None:
    match = table(Seat(slots="cC07"), held="m16:minerva m21:skymine")
    play(match, "ada: expand minerva")
    assert targets(match)["m21"] == 2


@pytest.mark.rule("SK-6.2.9")
def test_one_may_stop_at_any_time() -> None:
    match = table(Seat(slots="cC07"))
    play(match, "ada: expand skymine, done")
    assert view(match)["held"] == {}
    assert seat(match, "ada")["slots"][0]["used"]
    match = table(Seat(slots="cC07"))
    play(match, "ada: expand minerva, enter m16 1, done")
    assert view(match)["held"] == {"m16": "minerva"}


@pytest.mark.rule("SK-6.2.9")
def test_to_place_nothing_is_offered_with_one_company_only() -> None:
    match = table(Seat(slots="cC07"), stations={"skymine": "0 0 0"})
    assert offered(match, "expand") == ["expand minerva", "expand astrogo", "expand tawac"]
    play(match, "ada: expand tawac")
    assert "done" not in offered(match)
    match = table(Seat(slots="cC07"), stations={"skymine": "0 0 0"})
    play(match, "ada: expand minerva, done")
    assert view(match)["held"] == {}


@pytest.mark.rule("SK-6.2.9")
def test_a_company_that_can_go_nowhere_is_not_offered_beside_others() -> None:
    match = table(Seat(slots="s_energy1"), held="m16:skymine m21:skymine m23:skymine")
    assert offered(match, "expand") == ["expand skymine", "expand astrogo", "expand tawac"]


@pytest.mark.rule("SK-6.2.7", "SK-4.3", "SK-6.2.14")
def test_the_top_of_a_column_is_taken() -> None:
    match = table(Seat(slots="cC07"), stations={"minerva": "3 5 1"})
    play(match, "ada: expand minerva, enter m16 1, done")
    assert offered(match, "take-pieces") == [
        "take-pieces 1 0 0",
        "take-pieces 0 1 0",
        "take-pieces 0 0 1",
    ]
    before = value(match, "minerva")
    play(match, "ada: take-pieces 0 0 1")
    assert value(match, "minerva") == before + 2
    assert view(match)["companies"][1]["opened"] == [False, False, True]


@pytest.mark.rule("SK-6.2.13", "SK-6.2.14", "SK-6.2.16", "SK-6.2.23")
def test_an_ousted_outpost_returns_where_there_is_room() -> None:
    match = table(
        Seat(slots="cC07"), held="m16:skymine", stations={"skymine": "0 5 4", "minerva": "5 5 5"}
    )
    play(match, "ada: expand minerva, enter m16 2, done")
    assert offered(match, "take-coins") == ["take-coins 1"]
    assert view(match)["companies"][0]["columns"] == [0, 5, 4]
    play(match, "ada: take-coins 1")
    assert offered(match, "return") == ["return skymine 0", "return skymine 2"]
    play(match, "ada: return skymine 0")
    assert view(match)["companies"][0]["columns"] == [1, 5, 4]
    assert view(match)["companies"][0]["opened"][0]
    assert view(match)["held"] == {"m16": "minerva"}


@pytest.mark.rule("SK-6.2.15")
def test_an_outpost_without_a_space_leaves_the_game() -> None:
    match = table(Seat(slots="cC07"), held="m16:skymine", stations={"skymine": "5 5 5"})
    play(match, "ada: expand minerva, enter m16 2, done, take-coins 1")
    assert view(match)["companies"][0]["columns"] == [5, 5, 5]
    assert match.pending()[0].seat == 1


@pytest.mark.rule("SK-6.2.17")
def test_a_company_without_outposts_cannot_expand() -> None:
    match = table(Seat(slots="cC07"), stations={"minerva": "0 0 0", "skymine": "0 0 1"})
    assert "expand minerva" not in offered(match, "expand")
    play(match, "ada: expand skymine, enter m19 1")
    assert view(match)["expansion"] is None


@pytest.mark.rule("SK-6.2.18", "SK-15.2.17")
def test_energy_that_suffices_for_nothing_is_lost() -> None:
    around = "m16:skymine m21:skymine m23:skymine"
    match = table(Seat(slots="s_energy1"), held=around, stations={"skymine": "0 0 0"})
    play(match, "ada: expand minerva")
    assert match.pending()[0].seat == 1
    assert seat(match, "ada")["slots"][0]["used"]


@pytest.mark.rule("SK-6.2.19", "SK-6.2.20", "SK-6.2.22")
def test_an_enclave_is_entered_from_around_it() -> None:
    enclaves = {s["id"]: s["enclave_of"] for s in MOON_BOARD["sectors"] if s["enclave_of"]}
    assert len(enclaves) == 2
    for enclave, around in enclaves.items():
        match = table(Seat(slots="cC07 cC08"), held=f"m{around}:minerva")
        play(match, "ada: expand minerva")
        assert f"m{enclave}" in targets(match)
        match = table(Seat(slots="cC07 cC08"), held="m16:minerva m21:minerva")
        play(match, "ada: expand minerva")
        assert f"m{enclave}" not in targets(match)


@pytest.mark.rule("SK-6.2.11")
@pytest.mark.parametrize(
    ("sector", "brings"), [("m4", "coins"), ("m2", "tank"), ("m5", "track"), ("m3", "points")]
)
def test_buildings_pay(sector: str, brings: str) -> None:
    match = table(Seat(slots="cC07"), held="m3:tawac" if sector == "m5" else "")
    play(match, "ada: expand tawac")
    cost = targets(match)[sector]
    play(match, f"ada: enter {sector} {cost}, done")
    ada = seat(match, "ada")
    assert ada["coins"] == (brings == "coins")
    assert ada["tank"] == (brings == "tank")
    assert space(match, "ada", "tawac") == (brings == "track")
    assert bool(offered(match, "take-coins")) == (brings == "points")


# The Belt


@pytest.mark.rule("SK-15.1.2", "SK-15.1.3", "SK-15.2.2", "SK-15.2.18")
def test_belt_stations_have_outposts_and_shuttles() -> None:
    match = table(Seat(), board="belt")
    assert view(match)["companies"][0]["columns"] == [6, 5, 6]
    match = table(Seat(), board="belt", stations={"skymine": "6 2 6"})
    assert value(match, "skymine") == 1


@pytest.mark.rule("SK-15.2.3", "SK-15.2.4", "SK-15.2.15", "SK-15.2.1")
def test_printed_shuttles_reach_the_home_asteroids() -> None:
    match = table(Seat(slots="cC07"), board="belt")
    play(match, "ada: expand minerva")
    assert targets(match) == {"b15a": 1, "b15b": 1, "b15c": 1, "b18a": 1, "b18b": 1}


@pytest.mark.rule("SK-15.2.5", "SK-15.2.9")
def test_from_an_asteroid_to_its_shuttle_space_and_other_spaces() -> None:
    match = table(Seat(slots="cC07"), board="belt", held="b18a:minerva")
    play(match, "ada: expand minerva")
    assert targets(match)["b19"] == 1
    assert targets(match)["b18b"] == 1


@pytest.mark.rule("SK-15.2.10", "SK-15.2.11", "SK-15.2.16")
def test_without_shuttles_no_flight_track_is_taken() -> None:
    match = table(
        Seat(slots="cC07"), board="belt", held="b18a:minerva", stations={"minerva": "6 0 6"}
    )
    play(match, "ada: expand minerva")
    assert "enter b19 1" not in offered(match, "enter")
    assert "enter b18b 1" in offered(match, "enter")
    play(match, "ada: enter b18b 1")
    assert seat(match, "ada")["slots"][0]["used"]


@pytest.mark.rule("SK-15.3.3", "SK-12.6")
def test_symbols_never_remove_shuttles() -> None:
    match = table(Seat(slots="cA06 s_titanium1"), board="belt", tracks="A2 B1 E1 D1")
    play(match, "ada: marker majority-titanium 1")
    assert {move.split()[-1] for move in offered(match, "remove-outpost")} <= {"0", "2"}
