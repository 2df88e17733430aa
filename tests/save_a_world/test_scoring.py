"""Final scoring (HSW-16): places on the tracks, species, ties."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.save_a_world.content import CARDS
from tests.save_a_world.table import Seat, Simu, seat, table, view

KEYS = {"laser": "laser:13", "shield": "shield:13", "evacuation": ""}  # gauges that decide


def ended(*seats: Seat, key: str = "laser", **more: object) -> Match:
    """A match that is over, with this key project."""
    match = table(*seats, begin="arrival", bag="", gauges=KEYS[key], **more)  # type: ignore[arg-type]
    assert view(match)["key"] == key
    return match


def places(match: Match, name: str) -> int:
    found: int = seat(match, name)["parts"]["places"]
    return found


def species(match: Match, name: str = "ada") -> int:
    found: int = seat(match, name)["parts"]["species"]
    return found


# Places


@pytest.mark.rule("HSW-16.1", "HSW-16.2", "HSW-16.3")
@pytest.mark.parametrize("key", ["laser", "shield", "evacuation"])
@pytest.mark.parametrize("project", ["laser", "shield", "evacuation"])
def test_points_of_places(key: str, project: str) -> None:
    seats = [Seat(at=f"{project}:{space}") for space in (3, 9, 6, 1)]
    match = ended(*seats, key=key)
    expected = [5, 15, 10, 0] if project == key else [2, 7, 4, 0]
    assert [places(match, name) for name in ("ada", "ben", "cleo", "dora")] == expected


@pytest.mark.rule("HSW-16.2", "HSW-1.2")
def test_all_three_projects_score() -> None:
    match = ended(
        Seat(at="laser:10 shield:9 evacuation:1", points=3), Seat(at="shield:10"), key="shield"
    )
    assert places(match, "ada") == 7 + 10 + 2
    assert match.scores()[0] == 3 + 7 + 10 + 2


@pytest.mark.rule("HSW-16.4", "HSW-3.1.3", "HSW-3.1.4")
def test_neutral_discs_take_places() -> None:
    """On spaces 5 and 8 with two players."""
    match = ended(Seat(at="laser:7"), Seat(at="laser:4"))
    assert [places(match, "ada"), places(match, "ben")] == [10, 0]
    match = ended(Seat(at="laser:9"), Seat(at="laser:6"))
    assert [places(match, "ada"), places(match, "ben")] == [15, 5]


@pytest.mark.rule("HSW-16.5", "HSW-10.6")
def test_the_lower_disc_of_a_stack_is_ahead() -> None:
    seats = [Seat(at="laser:9"), Seat(at="laser:9"), Seat(at="laser:9"), Seat()]
    match = ended(*seats, stacks={"laser": "cleo ada ben"})
    assert [places(match, name) for name in ("cleo", "ada", "ben")] == [15, 10, 5]


@pytest.mark.rule("HSW-16.5")
def test_a_neutral_disc_is_ahead_of_all_on_its_space() -> None:
    match = ended(Seat(at="laser:5"), Seat(at="laser:5"), Seat(), stacks={"laser": "ben ada"})
    assert [places(match, name) for name in ("ben", "ada")] == [10, 5]


@pytest.mark.rule("HSW-16.6", "HSW-16.7")
def test_discs_that_have_not_moved_have_no_place() -> None:
    match = ended(Seat(at="laser:1"), Seat(), Seat(), Seat())
    assert [places(match, name) for name in ("ada", "ben", "cleo", "dora")] == [15, 0, 0, 0]


@pytest.mark.rule("HSW-EX-23", "HSW-16.4", "HSW-16.5")
def test_the_worked_example() -> None:
    """Yellow is ada, purple ben, red cleo; the neutral disc is on space 5."""
    match = ended(
        Seat(at="shield:7 laser:7 evacuation:1"),
        Seat(at="shield:7 laser:6 evacuation:3"),
        Seat(at="shield:2 laser:8 evacuation:6"),
        key="shield",
        stacks={"shield": "ada ben"},
    )
    order = [track["order"] for track in view(match)["tracks"]]
    assert order[1] == [0, 1, 3]
    assert order[0] == [2, 0, 1]
    assert order[2] == [2, 3, 1]
    assert [places(match, name) for name in ("ada", "ben", "cleo")] == [15 + 4, 10 + 2 + 2, 7 + 7]


# Who wins


@pytest.mark.rule("HSW-1.2", "HSW-16.9")
def test_most_points_win() -> None:
    outcome = ended(Seat(points=9), Seat(points=12), Seat(points=10)).outcome
    assert outcome is not None
    assert outcome.scores == [9, 12, 10]
    assert outcome.winners == [1]


@pytest.mark.rule("HSW-16.10")
def test_a_tie_goes_to_who_has_more_from_the_key_project() -> None:
    """Both have 25: ben by 15 of the laser, ada by 10."""
    outcome = ended(
        Seat(at="laser:10", points=15), Seat(at="laser:11", points=10), Seat(), Seat()
    ).outcome
    assert outcome is not None
    assert outcome.scores[:2] == [25, 25]
    assert outcome.winners == [1]


@pytest.mark.rule("HSW-16.11")
def test_a_tie_in_both_is_shared() -> None:
    outcome = ended(Seat(points=9), Seat(points=9), Seat(points=4)).outcome
    assert outcome is not None
    assert outcome.winners == [0, 1]


@pytest.mark.rule("HSW-17.20", "HSW-16.10")
@pytest.mark.parametrize(
    ("mine", "at", "theirs", "their_at", "wins"),
    [
        (10, "", 9, "", True),
        (9, "", 10, "", False),
        (9, "", 9, "", False),
        (0, "laser:13", 5, "laser:12", True),  # 15 against 10 of the laser
        (5, "laser:12", 0, "laser:13", False),
    ],
)
def test_against_simu(mine: int, at: str, theirs: int, their_at: str, wins: bool) -> None:
    match = table(
        Seat(points=mine, at=at),
        simu=Simu(points=theirs, at=their_at),
        begin="arrival",
        bag="",
        gauges="laser:13",
    )
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == ([0] if wins else [1])


# Species


@pytest.mark.rule("HSW-16.8")
def test_species_in_hand_and_on_the_pile_score() -> None:
    match = ended(Seat(hand="p01", discard="p04", tags="science:2 planet:3"))
    assert species(match) == 5


@pytest.mark.rule("HSW-16.8", "HSW-3.2.11")
def test_hidden_species_are_not_counted_before_the_end() -> None:
    """Ben does not see ada's points for a species that she never showed; at the end he does."""
    hidden = {"unseen": [all_cards().index("p01")]}
    ada = Seat(hand="p01", tags="science:2", more=hidden)
    match = table(ada)
    assert match.view(0)["players"][0]["parts"]["species"] == 2
    assert match.view(1)["players"][0]["parts"]["species"] == 0
    assert ended(ada).view(1)["players"][0]["parts"]["species"] == 2


@pytest.mark.rule("HSW-16.8", "HSW-18.3")
@pytest.mark.parametrize(("card", "points"), [("p16", 2), ("p17", 2)])
def test_a_hidden_species_is_counted_by_others(card: str, points: int) -> None:
    """Choir Frog counts species, Pack Mantis cards: everybody sees the back of the hidden one."""
    hidden = {"unseen": [all_cards().index("p01")]}
    match = table(Seat(hand=f"a01 b00 p01 {card}", more=hidden))
    assert match.view(1)["players"][0]["parts"]["species"] == points
    assert match.view(0)["players"][0]["parts"]["species"] == points


@pytest.mark.rule("HSW-16.8", "HSW-3.2.11")
def test_species_are_revealed_at_the_end() -> None:
    hidden = {"unseen": [all_cards().index("p01")]}
    ada = Seat(hand="b00 p01", more=hidden)
    assert table(ada).view(1)["players"][0]["hand"] == ["b00", None]
    assert ended(ada).view(1)["players"][0]["hand"] == ["b00", "p01"]


def all_cards() -> list[str]:
    return [card["id"] for deck in ("action", "boost", "species") for card in CARDS[deck]]


SPECIES = {  # what counts, with the points that are written on the card for it
    "p01": [(Seat(tags="science:2", spent="science:1"), 3), (Seat(tags="planet:5"), 0)],
    "p02": [
        (Seat(lines="energy:5 knowledge:4"), 4),
        (Seat(), 5),
        (Seat(lines="energy:5 knowledge:5 minerals:5 organics:5 genius:5"), 0),
    ],
    "p03": [(Seat(has="knowledge:6"), 3), (Seat(has="knowledge:7"), 3), (Seat(has="energy:9"), 0)],
    "p04": [(Seat(tags="planet:4", spent="planet:1"), 5), (Seat(tags="moon:5"), 0)],
    "p05": [(Seat(tags="moon:4"), 4), (Seat(tags="planet:5"), 0)],
    "p06": [(Seat(has="energy:10"), 5), (Seat(has="energy:9"), 4), (Seat(has="energy:1"), 0)],
    "p07": [(Seat(has="minerals:5"), 2), (Seat(has="energy:9"), 0)],
    "p08": [(Seat(has="organics:8"), 4), (Seat(has="minerals:9"), 0)],
    "p09": [(Seat(has="genius:4"), 4), (Seat(has="genius:9"), 5)],
    "p10": [
        (Seat(lines="energy:6 genius:10 organics:5"), 4),
        (Seat(lines="energy:6 knowledge:6 minerals:6 organics:6 genius:6"), 10),
    ],
    "p11": [(Seat(lines="energy:7 organics:4"), 3), (Seat(lines="genius:10"), 5)],
    "p12": [
        (Seat(lab="t1_fuel t1_prefab t2_laser"), 2),
        (
            Seat(
                lab="t1_fuel t1_landing t1_free_actions t1_contracts t1_transponder t1_docking "
                "t1_prefab"
            ),
            6,
        ),
    ],
    "p13": [
        (Seat(lab="t2_laser t2_shield t1_fuel"), 4),
        (Seat(lab="t2_laser t2_shield t2_journal t2_synergy"), 6),
    ],
    "p14": [
        (Seat(hand="a01 a02 b00", discard="a07"), 3),
        (Seat(hand="a01 a02 a03 a04 a05 a06 a07"), 6),
    ],
    "p15": [
        (Seat(hand="b00 b01 a01", discard="b02"), 3),
        (Seat(hand="b01 b02 b03 b04 b05 b06 b07"), 6),
    ],
    "p16": [(Seat(hand="a01 b00"), 1), (Seat(discard="b01"), 1)],
    "p17": [
        (Seat(hand="a01 b00", discard="a02"), 2),
        (Seat(hand="a01 a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12 a13 a14"), 6),
        (Seat(hand="a01 a02"), 1),
    ],
    "p18": [(Seat(at="laser:7"), 3), (Seat(at="shield:9"), 0)],
    "p19": [(Seat(at="shield:8"), 4), (Seat(at="laser:9"), 0)],
    "p20": [(Seat(at="evacuation:7"), 3), (Seat(at="evacuation:13"), 4), (Seat(at="laser:9"), 0)],
    "p21": [
        (Seat(at="laser:4 shield:3 evacuation:9"), 3),
        (Seat(at="laser:9 shield:9 evacuation:9"), 6),
        (Seat(at="laser:9 shield:9"), 0),
    ],
    "p22": [
        (Seat(at="laser:5 shield:4 evacuation:9"), 4),
        (Seat(at="laser:4"), 0),
        (Seat(at="laser:5 shield:6 evacuation:13"), 6),
    ],
    "p26": [
        (Seat(tags="planet:2 science:3 moon:2"), 4),
        (Seat(tags="planet:3 science:5", spent="moon:2 planet:1"), 4),
        (Seat(tags="planet:5 science:5 moon:5"), 6),
        (Seat(tags="planet:5 science:5"), 0),
    ],
}
CASES = [(card, number) for card in SPECIES for number in range(len(SPECIES[card]))]


def with_card(things: Seat, card: str) -> Seat:
    return Seat(
        has=things.has,
        lines=things.lines,
        tags=things.tags,
        spent=things.spent,
        lab=things.lab,
        hand=f"{things.hand} {card}",
        discard=things.discard,
        at=things.at,
    )


@pytest.mark.rule("HSW-16.8", "HSW-16.12")
@pytest.mark.parametrize(("card", "number"), CASES)
def test_species(card: str, number: int) -> None:
    things, points = SPECIES[card][number]
    assert species(ended(with_card(things, card), Seat(), badge="ben")) == points


@pytest.mark.rule("HSW-16.8")
def test_species_count_one_another() -> None:
    """Choir Frog with three others, and with eight."""
    assert species(ended(Seat(hand="p16 p23 p24", discard="p25"), key="laser")) == 4 + 5
    others = " ".join(f"p{number:02}" for number in (18, 19, 20, 21, 22, 24, 25, 27))
    assert species(ended(Seat(hand=f"p16 {others}"), Seat(), badge="ben")) == 6


@pytest.mark.rule("HSW-16.8", "HSW-1.5")
@pytest.mark.parametrize("key", ["laser", "shield", "evacuation"])
@pytest.mark.parametrize(
    ("card", "project"), [("p23", "laser"), ("p24", "shield"), ("p25", "evacuation")]
)
def test_species_of_the_key_project(card: str, project: str, key: str) -> None:
    assert species(ended(Seat(hand=card), key=key)) == (5 if key == project else 0)


@pytest.mark.rule("HSW-16.8", "HSW-9.3")
@pytest.mark.parametrize(("badge", "points"), [("ada", 4), ("ben", 0)])
def test_the_species_of_the_badge(badge: str, points: int) -> None:
    assert species(ended(Seat(hand="p27"), badge=badge)) == points


def test_every_species_has_a_test() -> None:
    tested = {*SPECIES, "p23", "p24", "p25", "p27"}
    assert tested == {card["id"] for card in CARDS["species"]}


@pytest.mark.rule("HSW-EX-24", "HSW-16.8")
def test_the_worked_example_of_species() -> None:
    """Knowspore 3, Ravenous Riverpotamus 4, Shiver Moss 3."""
    match = ended(
        Seat(
            hand="p01 p02 p03",
            tags="science:3",
            lines="energy:5 knowledge:4 minerals:2",
            has="knowledge:6",
        )
    )
    assert species(match) == 10
