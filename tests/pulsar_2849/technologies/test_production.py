"""Technologies that score in every production phase (P49-13.6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orrery import Match
from orrery.kernel.game import OMNISCIENT
from tests.pulsar_2849.table import Seat, go_on, play, player, skip_to, table
from tests.pulsar_2849.technologies.printed import PRODUCTION, boards, of_kind

OPEN = {"S1": "SYS1", "S2": "SYS2", "S3": "SYS3", "S5": "SYS5"} | {
    f"S{n}": f"SYS{n}" for n in range(6, 10)
}
BASES = [f"S{n}:1" for n in (1, 2, 3, 5, 6, 7, 8, 9)]

# By technology: what a player has, and what it scores in a production phase
SCORES = [
    ("AII-2", Seat(), 0),
    ("AII-2", Seat(claims="P1:small* P2:small* P3:large* P4:medium P5", gyrodynes="small 1"), 3),
    ("BII-1", Seat(), 1),
    ("CII-1", Seat(bases=" ".join(BASES[:3]), more={"extra_bases": 2}), 0),
    ("CII-1", Seat(bases=" ".join(BASES[:4])), 1),
    ("CII-1", Seat(bases=" ".join(BASES[:7])), 1),
    ("CII-1", Seat(bases=" ".join(BASES[:8])), 2),
    ("DI-5", Seat(arrays="A2(1)"), 0),
    ("DI-5", Seat(arrays="A2! A7, A1!, A3!"), 3),
    ("DII-1", Seat(sheet="A1", projects="a"), 0),
    ("DII-1", Seat(sheet="A1", projects="a b c d"), 2),
    ("DII-1", Seat(sheet="A1", projects="a b c d e"), 2),
    ("DIII-2", Seat(claims="P1:small"), 0),
    ("DIII-2", Seat(claims="P1:small* P2:small*"), 2),
    ("DIII-2", Seat(claims="P1:small* P2:medium* P3:large*"), 6),
]


def scored_by(match: Match, name: str = "ada") -> int:
    return int(player(match, name)["sources"]["technologies"])


def test_every_production_technology_is_here() -> None:
    assert {name for name, _, _ in SCORES} == {*of_kind(PRODUCTION)}


@pytest.mark.rule("P49-13.6.1", "P49-11.7", "P49-11.9", "P49-23.1.1", "P49-15.9")
@pytest.mark.parametrize(("name", "seat", "points"), SCORES)
def test_it_scores_what_its_text_says(name: str, seat: Seat, points: int) -> None:
    owner = replace(seat, patents=name)
    match = table(
        owner,
        Seat(),
        begin="production",
        systems=OPEN,
        technologies=boards(name),
        initiative="1:ben,ben 8:ada,ada",
    )
    assert scored_by(match) == points
    assert scored_by(match, "ben") == 0


@pytest.mark.rule("P49-23.2.6", "P49-11.9")
@pytest.mark.parametrize(
    ("initiative", "points"),
    [("1:ada,ada 8:ben,ben", 2), ("1:ben 2:ada,ada 3:ben", 1), ("1:ben,ada 2:ben,ada", 2)],
)
def test_the_market_leader_is_first_in_the_new_play_order(initiative: str, points: int) -> None:
    match = table(
        Seat(patents="BII-1"),
        Seat(),
        begin="production",
        technologies="ABA",
        initiative=initiative,
        order="ben ada ada ben",
    )
    assert scored_by(match) == points


@pytest.mark.rule("P49-11.7", "P49-13.6.1")
def test_it_scores_from_the_round_of_its_patent_on() -> None:
    match = table(Seat(dice="2", arrays="A1!"), round_number=5, technologies="DAA")
    play(match, "ada: patent silver-2 none DI-5")
    assert scored_by(match) == 0
    for round_number in (6, 7, 8):
        skip_to(match, "ada", round_number)
        assert scored_by(match) == round_number - 5
    for name in ("ada", "ben", "ada"):
        go_on(match, name)
    assert match.is_over
    assert scored_by(match) == 4  # nothing more in the final scoring


@pytest.mark.rule("P49-13.0", "P49-13.6.1")
def test_it_scores_after_transmitters_and_gyrodynes() -> None:
    seat = Seat(claims="P1:small*", arrays="A1!", patents="AII-2")
    match = table(seat, engineering="1:ada,ada 8:ben,ben")
    play(match, "ada: end-turn", "ben: end-turn")
    mine = [event for event in match.events(viewer=OMNISCIENT) if event.get("seat") == 0]
    scored = [event for event in mine if str(event["kind"]).startswith("scored")]
    things = [event.get("source", event["kind"]) for event in scored]
    assert things == ["scored-transmitter", "gyrodyne-small", "scored-technology"]
