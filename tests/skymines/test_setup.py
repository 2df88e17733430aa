"""The setup (SK-3) and the stations (SK-4)."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.skymines.cards import (
    CARD_NAMES,
    COST,
    DECK_CARDS,
    SINGLE_ENERGY,
    STARTING,
    SYMBOL,
    VALUE,
)
from orrery.games.skymines.content import SIDE_NAMES
from orrery.games.skymines.luna_cards import (
    LEVEL_NAMES,
    LUNA_CARD_NAMES,
    RESEARCH_TOKENS,
    TANK_TOKENS,
)
from orrery.games.skymines.missions import CARDS, TASK_NAMES
from orrery.games.skymines.plans import SPECIALS, STACKS, TOKENS
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.words import FIELD, RESOURCES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption
from orrery.kernel.match import new_match
from orrery.kernel.option import OptionValue
from orrery.kernel.playout import Chooser, play_out
from tests.skymines.table import PLAYERS, Seat, offered, play, seat, table, view

LETTERS = "ABCDE"


def fresh(players: int = 2, seed: int = 1, **options: OptionValue) -> Match:
    """A match as the setup leaves it, at its first decision."""
    checked = TITLE.check(players, {"tokens": "fixed"} | options)
    return new_match(TITLE, PLAYERS[:players], checked, key_from_seed(seed))


@pytest.mark.rule("SK-3.1.2", "SK-3.1.6", "SK-4.4")
def test_stations_begin_full_and_worth_nothing() -> None:
    shown = view(fresh())
    assert shown["side"] == "moon"
    for company in shown["companies"]:
        assert company["columns"] == [5, 5, 5]
        assert company["value"] == 0


@pytest.mark.rule("SK-3.1.3", "SK-3.1.4")
@pytest.mark.parametrize("seed", range(30))
def test_random_tracks_are_sides_of_different_boards(seed: int) -> None:
    tracks = [company["track"] for company in view(fresh(seed=seed))["companies"]]
    assert len({track[0] for track in tracks}) == 4


@pytest.mark.rule("SK-3.1.3")
def test_the_first_game_has_its_tracks() -> None:
    checked = TITLE.check(2, TITLE.presets["first_game"])
    match = new_match(TITLE, PLAYERS[:2], checked, key_from_seed(1))
    tracks = [company["track"] for company in view(match)["companies"]]
    assert tracks == ["A1", "B1", "C1", "D1"]


@pytest.mark.rule("SK-3.1.3")
def test_chosen_tracks_come_from_different_boards() -> None:
    match = fresh(track_skymine="E2", track_tawac="A2")
    tracks = [company["track"] for company in view(match)["companies"]]
    assert (tracks[0], tracks[3]) == ("E2", "A2")
    with pytest.raises(InvalidOption, match="different boards, not E2 and E1"):
        fresh(track_skymine="E2", track_tawac="E1")


@pytest.mark.rule("SK-3.1.7", "SK-3.1.8", "SK-3.1.9", "SK-7.6")
def test_the_display_begins_with_the_first_letters() -> None:
    shown = view(fresh())
    letters = [card[1] for card in shown["display"]]
    assert letters == ["A"] * 9 + ["B"] * 3
    assert shown["deck"] == 44 - 12
    assert shown["removed"] == []


@pytest.mark.rule("SK-3.1.11", "SK-3.1.12", "SK-5.2")
def test_research_begins_with_twelve_plans_and_one_coin() -> None:
    shown = view(fresh())
    assert [plan[1] for plan in shown["plans"]] == [*"AAAABBBBCCCC"]
    assert shown["supplement"] == 1
    assert shown["specials"] == []
    assert shown["plan_stacks"] == [20, 20, 20]


def test_the_log_begins_with_one_line_for_both_displays() -> None:
    match = fresh()
    told = [record["kind"] for record in match.events()]
    assert told.count("laid-out") == 1
    assert not {"card-dealt", "plan-dealt"} & {*told}


@pytest.mark.rule("SK-3.2.2", "SK-3.2.3", "SK-3.2.4", "SK-3.2.6", "SK-5.4")
def test_a_player_begins_with_little() -> None:
    match = fresh(tokens="dealt")
    ada = seat(match, "ada")
    assert ada["coins"] == 1
    assert ada["tank"] == 0
    assert ada["at"] == [0, 0, 0, 0]
    assert [slot["on"] for slot in ada["slots"]] == [False, True, True, True, False]


@pytest.mark.rule("SK-3.2.5")
@pytest.mark.parametrize(
    ("players", "lunas", "markers"), [(2, "none", 3), (3, "none", 2), (4, "none", 2), (2, "2", 2)]
)
def test_bonus_markers_go_by_the_number_of_players(players: int, lunas: str, markers: int) -> None:
    assert seat(fresh(players, lunas=lunas), "ada")["markers"] == markers


@pytest.mark.rule("SK-3.2.7", "SK-3.3.3", "SK-3.3.6", "SK-2.3")
def test_seven_cards_in_hand_and_three_at_rest() -> None:
    match = fresh(3)
    energy = []
    for name in PLAYERS[:3]:
        hand = seat(match, name)["hand"]
        assert len(hand) == 7
        assert [len(stack) for stack in seat(match, name)["resting"]] == [0, 1, 1, 1, 0]
        energy += [card for card in hand if card.startswith("n_")]
    first = view(match)["first"]
    assert energy[first] == "n_energy01"
    assert sorted(energy) == ["n_energy01", "n_energy02", "n_energy03"]


@pytest.mark.rule("SK-3.2.8")
def test_anybody_may_be_the_first_player() -> None:
    assert {view(fresh(3, seed))["first"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("SK-3.3.1", "SK-3.3.2", "SK-3.3.4", "SK-3.3.5", "SK-EX-3")
def test_fixed_tokens_give_their_start_bonus() -> None:
    match = fresh(4)
    first = view(match)["first"]
    by_order = [PLAYERS[(first + place) % 4] for place in range(4)]
    assert [seat(match, name)["token"] for name in by_order] == ["ST01", "ST02", "ST03", "ST04"]
    assert seat(match, by_order[0])["at"] == [3, 0, 1, 0]
    assert seat(match, by_order[1])["at"] == [0, 2, 0, 0]
    assert seat(match, by_order[1])["tank"] == 1
    assert seat(match, by_order[1])["upload"] == 0
    assert seat(match, by_order[1])["plans"][1]["plan"] == "ST02"


@pytest.mark.rule("SK-3.3.1", "SK-21.1", "SK-21.2")
def test_two_tokens_are_dealt_and_one_is_kept_in_secret() -> None:
    match = fresh(tokens="dealt")
    dealt = match.view(0)["players"][0]["dealt"]
    assert len(dealt) == 2
    assert "dealt" not in match.view(0)["players"][1]
    match.play(0, f"keep {dealt[1]}")
    assert match.view(1)["players"][0]["token"] is None
    match.play(1, match.pending()[0].texts[0])
    assert match.view(1)["players"][0]["token"] == dealt[1]


@pytest.mark.rule("SK-2.2", "SK-2.3", "SK-6.1.1", "SK-6.5.1")
def test_the_deck_has_its_cards() -> None:
    deck = CARD_NAMES[:DECK_CARDS]
    assert [sum(name[1] == letter for name in deck) for letter in LETTERS] == [9, 16, 11, 4, 4]
    assert sum(SYMBOL[card] == FIELD for card in range(DECK_CARDS)) == 5
    assert not any(SYMBOL[card] == FIELD for card in STARTING)
    units = [VALUE[card] for card in range(len(CARD_NAMES)) if SYMBOL[card] < RESOURCES]
    assert set(units) == {1, 2, 3, 4}


@pytest.mark.rule("SK-3.3.7", "SK-2.4", "SK-2.1")
def test_the_other_components_are_complete() -> None:
    assert [COST[card] for card in SINGLE_ENERGY] == sorted(COST[card] for card in SINGLE_ENERGY)
    assert {VALUE[card] for card in SINGLE_ENERGY} == {1}
    assert [len(stack) for stack in STACKS] == [24, 24, 24]
    assert (SPECIALS, TOKENS) == (6, 10)
    assert len(SIDE_NAMES) == 10


@pytest.mark.rule("SK-2.7")
def test_the_pieces_of_the_modules_are_complete() -> None:
    assert (CARDS, len(TASK_NAMES)) == (6, 18)
    assert len(THREAT_NAMES) == 6
    assert len(LUNA_CARD_NAMES) == 19
    assert max(len(TANK_TOKENS[n] + RESEARCH_TOKENS[n]) for n in range(len(LEVEL_NAMES))) == 4
    for company in view(fresh(board="belt"))["companies"]:
        assert company["columns"][1] == 5


@pytest.mark.rule("SK-2.8")
def test_coins_never_run_out_but_pieces_do() -> None:
    match = table(Seat(slots="cA09 cC07", coins=500), stations={"minerva": "1 0 0"})
    play(match, "ada: field A")
    assert seat(match, "ada")["coins"] == 502
    play(match, "ben: drop-out")
    play(match, "ada: expand minerva, enter m21 1")
    assert offered(match, "enter") == []


@pytest.mark.rule("SK-21.15")
def test_options_and_seed_decide_the_whole_game() -> None:
    def ending(seed: int, **options: OptionValue) -> list[int]:
        game = TITLE.begin(2, TITLE.check(2, options), key_from_seed(seed))
        decisions = play_out(game, Chooser(3))
        return [*game.scores(), decisions]

    chosen: dict[str, OptionValue] = {
        "lunas": "3,8",
        "board": "belt",
        "threat": "random",
        "missions": True,
    }
    assert ending(4, **chosen) == ending(4, **chosen)
    assert ending(4, **chosen) != ending(5, **chosen)
