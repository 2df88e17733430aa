"""Components (HSW-2) and setup (HSW-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery import Match
from orrery.games.save_a_world.board import FACILITY_LETTER
from orrery.games.save_a_world.cards import CARD_NAMES
from orrery.games.save_a_world.content import BOARD, CARDS, COMPONENTS
from orrery.games.save_a_world.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import IllegalMove, InvalidOption
from orrery.kernel.match import new_match
from tests.save_a_world.table import FACILITY_NAMES, PLAYERS, position, view


def begun(seats: int, seed: int = 1) -> Match:
    """A match at its very beginning: everybody has two species to choose from."""
    return new_match(TITLE, PLAYERS[:seats], TITLE.check(seats, {}), key_from_seed(seed))


def chosen(seats: int, seed: int = 1) -> Match:
    """The same after everybody has kept the first of the two species."""
    match = begun(seats, seed)
    for pending in match.pending():
        match.play(pending.seat, pending.texts[0])
    return match


def count(name: str) -> dict[str, Any]:
    (found,) = [item for item in COMPONENTS["counts"]["items"] if item["id"] == name]
    assert isinstance(found, dict)
    return found


# Components


@pytest.mark.rule("HSW-1.1")
def test_two_to_four_play_or_one_against_simu() -> None:
    for seats in (2, 3, 4):
        assert view(begun(seats))["simu"] is None
    assert view(begun(1))["simu"] is not None
    with pytest.raises(InvalidOption):
        TITLE.check(5, {})
    with pytest.raises(InvalidOption):
        TITLE.check(2, {"simus": "1"})


@pytest.mark.rule("HSW-2.3", "HSW-2.16", "HSW-2.17")
def test_five_resources_up_to_ten_and_three_types_of_tags_up_to_five() -> None:
    resources = COMPONENTS["resources"]
    assert [(one["id"], one["basic"]) for one in resources["items"]] == [
        ("energy", True),
        ("knowledge", True),
        ("minerals", True),
        ("organics", True),
        ("genius", False),
    ]
    assert resources["max"] == resources["baseline_max"] == 10
    assert COMPONENTS["tags"] == {
        "source": "rulebook",
        "max_tokens_per_type": 5,
        "items": ["planet", "science", "moon"],
    }
    assert [*COMPONENTS["tech_lab"]] == ["simple", "tech1", "tech2"]


@pytest.mark.rule("HSW-2.4", "HSW-2.5", "HSW-2.6", "HSW-3.2.9")
def test_the_decks() -> None:
    """The four starting boosts are one and the same card."""
    starting = {deck: [c["id"] for c in CARDS[deck] if c["starting"]] for deck in CARDS}
    assert len(CARDS["action"]) == 34
    assert starting["action"] == ["a01", "a02", "a03", "a04", "a05", "a06"]
    assert starting["boost"] == ["b00"]
    assert len(CARDS["boost"]) - 1 + 4 == 28
    assert len(CARDS["species"]) == 27
    assert starting["species"] == []
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)


@pytest.mark.rule("HSW-2.7", "HSW-2.8")
def test_tiles() -> None:
    tiles = COMPONENTS["reward_tiles"]
    assert sorted((tile["project"], tile["dots"]) for tile in tiles) == [
        (project, dots) for project in ("evacuation", "laser", "shield") for dots in (1, 2, 3)
    ]
    assert Counter(tile["side"] for tile in COMPONENTS["facilities"]) == {"A": 5, "B": 5}


@pytest.mark.rule("HSW-2.9", "HSW-2.10", "HSW-2.11", "HSW-2.12", "HSW-2.13")
def test_counted_pieces() -> None:
    assert count("tag_tokens")["each"] == {"planet": 20, "science": 20, "moon": 20}
    assert COMPONENTS["threat_tokens"]["order_top_to_bottom"] == [3, 4, 5, 6, 7, 8]
    assert [
        count(name)["per_player"]
        for name in ("resource_markers", "baselines", "tech_cubes", "landers", "player_discs")
    ] == [5, 5, 12, 3, 4]
    assert count("neutral_discs")["n"] == 6
    cubes = count("project_cubes")
    assert cubes["each"] == {"laser": 40, "shield": 40, "evacuation": 40, "asteroid": 24}
    assert cubes["unlimited"]


@pytest.mark.rule("HSW-6.1", "HSW-6.2", "HSW-6.9", "HSW-6.10")
def test_worlds_areas_and_locations() -> None:
    main = BOARD["main_board"]
    assert [world["id"] for world in main["worlds"]] == ["planet", "moon"]
    assert len(main["areas"]) == 12
    places = [place for area in main["areas"] for place in area["locations"]]
    assert len(places) == 20
    tiles = COMPONENTS["facilities"]
    assert {tile["world"] for tile in tiles} == {"moon"}
    places += [place for tile in tiles for place in tile["locations"]]
    assert len(places) == 32
    assert [place["id"] for place in places if place["kind"] == "acceleration"] == ["tc1"]
    (command,) = [area for area in main["areas"] if area["id"] == "take_command"]
    assert command["world"] == "moon"
    unlimited = {place["id"]: place["kind"] for place in places if place["unlimited"]}
    assert unlimited == {"sf1": "stay", "co1": "stay"}


@pytest.mark.rule("HSW-8.7")
def test_tags_on_cards() -> None:
    for card in CARDS["action"]:
        assert len(card["tags"]) <= 1
    for card in CARDS["boost"]:
        assert len(card["tags"]) == 2
    for card in CARDS["species"]:
        assert len(card["tags"]) in (2, 3)
        assert len(set(card["tags"])) == len(card["tags"])


@pytest.mark.rule("HSW-11.14", "HSW-11.1")
def test_the_tech_lab() -> None:
    """Costs as they are printed."""
    lab = COMPONENTS["tech_lab"]
    assert {entry["id"]: entry["cost"] for entry in lab["simple"]} == {
        "s1": 1,
        "s2": 1,
        "s3": 1,
        "s4": 1,
        "s5": 3,
    }
    assert len(lab["tech1"]) == len(lab["tech2"]) == 8


@pytest.mark.rule("HSW-13.3.3")
def test_the_path_of_the_asteroid() -> None:
    add, refresh = "add_asteroid", "refresh"
    path = BOARD["main_board"]["asteroid_path"]
    assert [space["symbols"] for space in path["spaces"]] == [
        [],
        ["facility_A"],
        [add],
        ["facility_A", refresh],
        ["facility_B"],
        [add, refresh],
        ["facility_B"],
        [add, refresh],
        [],
        [add, refresh],
        [],
        [add, refresh],
        ["impact"],
    ]


@pytest.mark.rule("HSW-1.4", "HSW-10.1", "HSW-10.2", "HSW-10.15", "HSW-10.16")
def test_the_project_tracks() -> None:
    tracks = BOARD["main_board"]["project_tracks"]["tracks"]
    assert {one["project"]: one["resource"] for one in tracks} == {
        "laser": "energy",
        "shield": "minerals",
        "evacuation": "organics",
    }
    for one in tracks:
        spaces = one["spaces"]
        costs = [space["cost"] for space in spaces]
        assert costs == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7]
        assert sum(costs) == 40
        bonuses = {space["index"]: space["leader_vp"] for space in spaces if "leader_vp" in space}
        assert bonuses == {4: 3, 8: 4, 12: 5}
        assert [space["index"] for space in spaces if space.get("flip_reward")] == [5, 9]


@pytest.mark.rule("HSW-15.10", "HSW-13.17")
def test_the_progress_gauges() -> None:
    gauges = BOARD["progress_board"]["gauges"]
    assert [(one["length"], one["impact_space"]) for one in gauges] == [
        (13, 13),
        (13, 13),
        (12, 12),
    ]
    assert gauges[0]["crack_spaces"] == gauges[1]["receives_cracks"] == [8, 10, 12]


# The table


@pytest.mark.rule("HSW-3.1.2")
def test_reward_tiles_lie_with_one_dot_on_top() -> None:
    tracks = view(begun(2))["tracks"]
    assert [one["tile"] for one in tracks] == ["rl1", "rs1", "re1"]
    assert [one["tiles_left"] for one in tracks] == [3, 3, 3]


@pytest.mark.rule("HSW-3.1.3", "HSW-3.1.4", "HSW-3.1.5", "HSW-3.2.5")
@pytest.mark.parametrize(("seats", "neutral"), [(2, [5, 8]), (3, [5]), (4, [])])
def test_discs(seats: int, neutral: list[int]) -> None:
    shown = view(begun(seats))
    assert [one["discs"] for one in shown["tracks"]] == [[0] * seats + neutral] * 3
    assert [player["points"] for player in shown["players"]] == [0] * seats


@pytest.mark.rule("HSW-3.1.6", "HSW-3.1.8", "HSW-3.1.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_threat_asteroid_and_bag(seats: int) -> None:
    shown = view(begun(seats))
    assert (shown["threat"], shown["asteroid"]) == (3, 0)
    assert shown["bag"] == [0, 0, 0, seats]


@pytest.mark.rule("HSW-3.1.7")
def test_facilities_are_shuffled_by_their_letters() -> None:
    """Which one comes first is chance, but it has the letter of its stack."""
    game = position(begun(2))
    assert [stock.size() for stock in game.stocks] == [5, 5]
    first: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(40):
        game = position(begun(2, seed))
        for letter in (0, 1):
            first[letter].add(FACILITY_NAMES[game.stocks[letter].draw(game)])
    letters = dict(zip(FACILITY_NAMES, FACILITY_LETTER, strict=True))
    for letter in (0, 1):
        assert first[letter] == {name for name in letters if letters[name] == letter}


@pytest.mark.rule("HSW-3.1.11", "HSW-3.1.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_displays_and_decks(seats: int) -> None:
    """28 actions, 24 boosts and 27 species without the starting cards, two species per player."""
    displays = view(begun(seats))["displays"]
    for deck, display in zip("abp", displays, strict=True):
        assert len(display["cards"]) == 3
        assert all(card[0] == deck for card in display["cards"])
        assert display["discard"] == []
    assert [display["deck"] for display in displays] == [25, 21, 24 - 2 * seats]
    seen = {card for seed in range(60) for card in view(begun(2, seed))["displays"][0]["cards"]}
    assert seen == {f"a{number:02}" for number in range(7, 35)}


# The players


@pytest.mark.rule("HSW-3.2.1", "HSW-3.2.2", "HSW-3.2.4", "HSW-3.2.12")
def test_what_everybody_begins_with() -> None:
    for player in view(chosen(4))["players"]:
        assert player["baselines"] == [0] * 5
        assert player["active"] == player["spent"] == [0] * 3
        assert player["upgrades"] == []
        assert player["ready"] == [2, 1]
        assert player["discard"] == []
        assert len(player["hand"]) == 3


@pytest.mark.rule("HSW-3.2.3", "HSW-3.2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_resources_by_the_order_of_play(seats: int, seed: int) -> None:
    shown = view(begun(seats, seed))
    expected = [[4, 3, 2, 2, 1], [5, 3, 2, 2, 1], [5, 4, 2, 2, 1], [5, 4, 3, 2, 1]]
    for number in range(seats):
        who = (shown["badge"] + number) % seats
        assert shown["players"][who]["levels"] == expected[number]


@pytest.mark.rule("HSW-3.2.6")
def test_anybody_may_be_first() -> None:
    assert {view(begun(4, seed))["badge"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("HSW-3.2.8", "HSW-3.2.9", "HSW-3.2.11")
def test_starting_hands() -> None:
    actions = set()
    for seed in range(40):
        match = chosen(4, seed)
        hands = [player["hand"] for player in view(match)["players"]]
        starting = [card for hand in hands for card in hand if card[0] == "a"]
        assert len(set(starting)) == len(starting) == 4
        actions |= set(starting)
        assert all([card[0] for card in sorted(hand)] == ["a", "b", "p"] for hand in hands)
        assert all("b00" in hand for hand in hands)
        assert sorted([*starting, *(CARD_NAMES[card] for card in position(match).left_out)]) == [
            "a01",
            "a02",
            "a03",
            "a04",
            "a05",
            "a06",
        ]
    assert actions == {"a01", "a02", "a03", "a04", "a05", "a06"}


@pytest.mark.rule("HSW-3.2.10")
def test_one_of_two_species_is_kept_and_the_other_goes_under_the_deck() -> None:
    match = begun(2)
    offers = {pending.seat: pending.texts for pending in match.pending()}
    assert all(len(texts) == 2 for texts in offers.values())
    for who, texts in offers.items():
        match.play(who, texts[1])
    game = position(match)
    for who, (left, kept) in offers.items():
        assert kept.split()[1] in view(match)["players"][who]["hand"]
        assert CARD_NAMES.index(left.split()[1]) in game.displays[2].deck.bottom


@pytest.mark.rule("HSW-3.2.11", "HSW-18.3")
def test_hands_are_hidden_but_their_size_is_not() -> None:
    match = chosen(2)
    own = match.view(0)["players"]
    assert len(own[0]["hand"]) == 3
    assert own[1]["hand"] == ["b00", None, None]
    assert all(player["hand"] == ["b00", None, None] for player in match.view()["players"])


@pytest.mark.rule("HSW-3.2.6", "HSW-4.1", "HSW-14.7")
def test_the_holder_of_the_badge_begins() -> None:
    for seed in range(8):
        match = chosen(3, seed)
        (pending,) = match.pending()
        assert pending.seat == view(match)["badge"]


def test_a_species_that_was_not_offered_cannot_be_kept() -> None:
    match = begun(2)
    offers = match.pending()[0].texts
    other = next(card for card in CARD_NAMES if card[0] == "p" and f"keep {card}" not in offers)
    with pytest.raises(IllegalMove):
        match.play(0, f"keep {other}")
