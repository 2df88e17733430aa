"""What the log tells, to whom, and how it reads."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from orrery import Match
from orrery.cli.story import story
from orrery.games.planet_unknown.title import TITLE
from orrery.kernel.feed import Record
from orrery.kernel.game import SPECTATOR
from orrery.text import LANGUAGES, Translator
from tests.planet_unknown.board import (
    NAMES,
    Seat,
    filled,
    finish_turn,
    fresh,
    offered,
    place,
    play,
    table,
    told,
)

DEPOT = ["Z5-ce-0 I2-bc-0"]


def lines(match: Match, viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
    """All that a viewer has been told, as it reads."""
    translator = Translator(TITLE, lang, [name.title() for name in match.names])
    return [translator.event(record) for record in match.events(viewer=viewer)]


def only(events: Sequence[Record], *names: str) -> list[list[int | str]]:
    """These fields of events."""
    return [[event[name] for name in names] for event in events]


# Setup


@pytest.mark.rule("PU-2.2.4", "PU-14.6")
def test_who_plays_which_boards_is_told_after_all_have_chosen() -> None:
    match = fresh(planet="dealt")
    assert told(match, "boards-shown") == []
    dealt = match.view()["players"][0]["dealt"]["planet"]
    play(match, f"ada: sides {dealt} universal_coalition")
    assert told(match, "boards-shown") == []
    play(match, "ben: sides ksb_4156 universal_coalition")
    shown = only(told(match, "boards-shown"), "seat", "planet", "corporation")
    assert sorted(shown) == [
        [0, dealt, "universal_coalition"],
        [1, "ksb_4156", "universal_coalition"],
    ]


@pytest.mark.rule("PU-2.2.4")
def test_named_and_random_boards_are_told_at_the_start() -> None:
    match = fresh(planet="gaia,random", corporation="symmetric")
    planets = {board["seat"]: board["planet"] for board in told(match, "boards-shown")}
    assert planets[0] == "gaia"
    assert planets[1] == match.view()["players"][1]["planet"]


@pytest.mark.rule("PU-2.3.3", "PU-2.3.4")
@pytest.mark.parametrize(
    ("players", "pairs"),
    [(2, [[0, 1], [0, 1], [0, 1]]), (3, [[0, 1], [1, 2], [2, 0]])],
)
def test_objectives_name_the_two_whom_they_compare(players: int, pairs: list[list[int]]) -> None:
    dealt = told(fresh(players), "objective-dealt")
    assert only(dealt, "seat", "rival_seat") == pairs


@pytest.mark.rule("PU-9.2.1", "PU-9.2.3")
def test_the_returned_objective_is_a_secret_of_its_player() -> None:
    match = fresh(personal_objectives=True)
    returned = offered(match, "ada")[0].split()[1]
    for name in ("ada", "ben"):
        play(match, f"{name}: {offered(match, name)[0]}")
    by_ada = [
        [event for event in match.events(viewer=viewer) if event["kind"] == "objective-returned"]
        for viewer in (0, 1)
    ]
    assert [e.get("personal") for e in by_ada[0] if e["seat"] == 0] == [returned]
    assert [e.get("personal") for e in by_ada[1] if e["seat"] == 0] == [None]


# Tiles and patches


@pytest.mark.rule("PU-3.6", "PU-4.8", "PU-4.10")
def test_a_tile_with_what_it_destroys_and_brings() -> None:
    ada = Seat(tiles="C", at="r4c3", rovers="r5c3", lifepods="r5c2")
    match = table(ada, depots=["Z5-ce-0 I2-bc-1"])
    place(match, "ada", "r5c2 r5c3")
    kinds = [event["kind"] for event in match.events(viewer=0)]
    assert kinds[:4] == ["placed", "destroyed", "destroyed", "meteorite-fell"]
    assert only(told(match, "destroyed"), "piece", "square") == [
        ["lifepod", "r5c2"],
        ["rover", "r5c3"],
    ]
    assert told(match, "meteorite-fell")[0]["square"] in ("r5c2", "r5c3")


@pytest.mark.rule("PU-11.1.8")
def test_no_meteorite_is_told_where_none_is_placed() -> None:
    match = table(Seat(tiles="C", at="r4c3", trackers="tech 14"), depots=["Z5-ce-0 I2-bc-1"])
    place(match, "ada", "r5c3 r5c4")
    assert told(match, "meteorite-fell") == []


@pytest.mark.rule("PU-5.3.4", "PU-4.8")
def test_a_patch_with_what_it_destroys() -> None:
    match = table(Seat(tiles="C", at="r4c3", lifepods="r5c3", effects="gain-patch"))
    play(match, "ada: patch r5c3")
    assert only(told(match, "destroyed"), "piece", "square") == [["lifepod", "r5c3"]]


@pytest.mark.rule("PU-11.3.12")
def test_a_patch_on_a_meteorite_is_told() -> None:
    ada = Seat(
        tiles="CcB",
        at="r6c3",
        corporation="wormhole",
        trackers="tech 14",
        meteorites="r6c3",
        effects="gain-patch",
    )
    match = table(ada)
    play(match, "ada: done, patch r6c3")
    assert only(told(match, "destroyed"), "piece", "square") == [["meteorite", "r6c3"]]


@pytest.mark.rule("PU-7.2")
def test_a_tile_that_is_given_up_is_told() -> None:
    match = table(Seat(tiles=filled("ksb_4156", but="r1c6")), depots=DEPOT)
    play(match, "ada: give-up inner")
    assert only(told(match, "gave-up"), "seat", "tile") == [[0, "I2-bc-0"]]
    given_up = "Ada gives up the tile I2 (biomass/civ) and advances for its resources."
    assert given_up in lines(match, 0)


# Corporations


@pytest.mark.rule("PU-11.4.1", "PU-11.4.8")
def test_lifepods_put_onto_tracks_and_taken_up_again() -> None:
    more = {"lifepods_scored": 1}
    match = table(Seat(corporation="cosmos", trackers="tech 14", more=more))
    play(match, "ada: use cosmos-5, put scoring, put civ3")
    assert only(told(match, "technology-used"), "technology") == [["cosmos-5"]]
    assert only(told(match, "lifepod-taken"), "spot") == [["scoring"]]
    assert only(told(match, "lifepod-put"), "spot") == [["civ3"]]
    assert "Ada puts a lifepod on space 3 of the civ track." in lines(match, 0)


@pytest.mark.rule("PU-11.6.1")
def test_a_lifepod_that_unlocks_a_technology() -> None:
    ada = Seat(
        tiles="C",
        at="r6c3",
        corporation="jump_drive",
        rovers="r6c3",
        lifepods="r6c4",
        movement=1,
        effects="boost",
    )
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4, put slot-a")
    assert only(told(match, "lifepod-put"), "spot") == [["slot-a"]]


@pytest.mark.rule("PU-2.3.7", "PU-11.9.1")
def test_the_flux_token() -> None:
    match = fresh(corporation="flux,symmetric")
    play(match, "ada: choose water")
    assert only(told(match, "flux-moved"), "seat", "track") == [[0, "water"]]


@pytest.mark.rule("PU-11.5.1", "PU-11.5.4")
def test_a_rover_picks_up_and_delivers() -> None:
    ada = Seat(
        tiles="CcR",
        at="r6c3",
        corporation="horizon",
        rovers="r6c3",
        meteorites="r6c4",
        movement=2,
        effects="boost",
    )
    match = table(ada)
    play(match, "ada: drive r6c3 r6c4")
    assert only(told(match, "picked-up"), "square") == [["r6c4"]]
    play(match, "ada: drive r6c4 r6c5")
    assert only(told(match, "collected"), "piece", "square") == [["meteorite", "r6c5"]]


@pytest.mark.rule("PU-11.9.5", "PU-6.6.4")
def test_a_technology_that_is_used() -> None:
    match = table(Seat(corporation="flux", trackers="tech 5", more={"flux": 0}))
    play(match, "ada: use flux-2")
    assert only(told(match, "technology-used"), "seat", "technology") == [[0, "flux-2"]]
    assert lines(match, 0)[0].startswith("Ada uses tech 2 (once per game, advance the flux")


@pytest.mark.rule("PU-6.6.1")
def test_an_unlocked_technology_is_explained() -> None:
    match = table(Seat(trackers="tech 4", effects="advance tech, boost"))
    play(match, "ada: advance tech")
    unlocked = told(match, "level-unlocked")
    assert only(unlocked, "technology") == [["universal_coalition-2"]]
    assert (
        "Ada unlocks tech 2 (you may keep a gained patch and place it at the end of the game)."
        in lines(match, 0)
    )


@pytest.mark.rule("PU-5.2.14")
def test_a_teleport_is_no_drive() -> None:
    ada = Seat(tiles="C", at="r6c3", rovers="r6c3", effects="teleport-rover, boost")
    match = table(ada)
    play(match, "ada: teleport-rover, teleport r6c3 r8c8")
    assert told(match, "drove") == []
    assert only(told(match, "teleported"), "from", "to") == [["r6c3", "r8c8"]]


@pytest.mark.rule("PU-5.2.7")
@pytest.mark.parametrize(
    ("lang", "told_now", "told_before"),
    [
        (
            "en",
            "Ada moves a rover from r2c5 to r2c4 (energy).",
            "Ada moves a rover from r2c5 to r2c4.",
        ),
        (
            "pl",
            "Ada przemieszcza Łazik z r2c5 na r2c4 (teren energetyczny).",
            "Ada przemieszcza Łazik z r2c5 na r2c4.",
        ),
        (
            "cs",
            "Ada přesouvá rover z r2c5 na r2c4 (terén energie).",
            "Ada přesouvá rover z r2c5 na r2c4.",
        ),
    ],
)
def test_a_drive_tells_where_it_leads_unless_older_rules_did_not(
    lang: str, told_now: str, told_before: str
) -> None:
    match = table(Seat(tiles="e c", at="r2c4", rovers="r2c5", movement=1))
    play(match, "ada: drive r2c5 r2c4")
    [drove] = match.events(viewer=0)[-1:]
    older = {name: value for name, value in drove.items() if name != "ground"}
    translator = Translator(TITLE, lang, ["Ada"])
    read = [translator.event(record).replace("\u00a0", " ") for record in (drove, older)]
    assert read == [told_now, told_before]


def test_a_landing_and_a_teleport_tell_what_is_there_too() -> None:
    match = table(Seat(tiles="C", at="r6c3", effects="new-rover, teleport-rover"))
    play(match, "ada: new-rover, teleport r6c3 r8c8")
    assert only(told(match, "rover-landed"), "square", "ground") == [["r6c3", "civ"]]
    assert only(told(match, "teleported"), "to", "ground") == [["r8c8", "land"]]


# The round


@pytest.mark.rule("PU-3.2")
def test_who_turns_the_station() -> None:
    match = table(Seat(), begin="round", fixed_rotation=False, commander="ben")
    play(match, "ben: rotate 4")
    assert only(told(match, "turned-by"), "seat", "position") == [[1, 4]]
    assert told(match, "turned") == []


@pytest.mark.rule("PU-6.1.9")
def test_a_synergy_boost_says_why_a_tracker_advances() -> None:
    match = table(Seat(effects="boost"))
    play(match, "ada: choose water")
    assert lines(match, 0) == [
        "Ada takes a synergy boost.",
        "Ada's water tracker advances to 1.",
    ]


@pytest.mark.rule("PU-6.2.2")
def test_a_milestone_without_a_card() -> None:
    match = table(
        Seat(more={"milestones": [1]}),
        depots=DEPOT,
        more={"civ_piles": [[], [], [], []]},
    )
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert only(told(match, "no-card-left"), "seat", "rank") == [[0, 1]]


@pytest.mark.rule("PU-7.1", "PU-9.1.8")
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"blocked": True}, "blocked"),
        ({"with_events": True, "events_left": 0}, "last-event"),
    ],
)
def test_why_the_game_ends(more: dict[str, int], reason: str) -> None:
    match = table(Seat(), depots=DEPOT, more=more)
    for name in ("ada", "ben"):
        finish_turn(match, name)
    assert only(told(match, "ended"), "reason") == [[reason]]


# Moves


@pytest.mark.rule("PU-11.3.4")
def test_choices_name_what_they_offer() -> None:
    ada = Seat(corporation="wormhole", trackers="biomass 1", effects="advance biomass")
    match = table(ada)
    texts = {
        Translator(TITLE, "en", NAMES).move(offer.description)
        for offer in match.pending()[0].options
    }
    assert texts == {"Advance the civ tracker", "Gain a biomass patch"}


@pytest.mark.rule("PU-13.3.12")
def test_an_event_with_a_choice_names_both() -> None:
    match = table(Seat(), begin="event", event="ev-53")
    assert offered(match, "ada") == ["boost", "peek"]


def test_the_two_faces_of_an_objective_read_differently() -> None:
    english = Translator(TITLE, "en", NAMES)
    assert english.text("objective-obj-07") == "Transit"
    assert english.text("personal-obj-07") == "Highway"
    assert english.explanation("obj-07", "personal") == "6 resources in one civ area"
    assert english.explanation("obj-07", "objective") == "largest rover area"


# Whole matches


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_placed_tile_reads_well(lang: str) -> None:
    record: Record = {
        "kind": "placed",
        "seat": 0,
        "tile": "L4-ew-0",
        "square": "r4c5",
        "turn": "q0",
    }
    assert (
        Translator(TITLE, lang, ["Ada"]).event(record).replace("\u00a0", " ")
        == {
            "en": "Ada places the tile L (energy/water) at r4c5, turned right.",
            "pl": "Ada umieszcza płytkę L (Energia/Woda) na r4c5, obróconą w prawo.",
            "cs": "Ada pokládá dílek L (energie/voda) na r4c5, otočený doprava.",
        }[lang]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_told_as_a_story(lang: str) -> None:
    match = fresh(events="standard", personal_objectives=True, corporation="random")
    for _ in range(12):
        pending = match.pending()[0]
        match.play(pending.seat, pending.options[0].move)
    screen = Console(file=StringIO(), width=200, markup=False, highlight=False)
    for part in story(match, SPECTATOR, Translator(TITLE, lang, ["Ada", "Ben"])):
        screen.print(part, soft_wrap=True)
    assert isinstance(screen.file, StringIO)
    text = screen.file.getvalue()
    assert "Ada" in text
    assert "None" not in text
