"""Luna, the automated opponent (SK-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.games.skymines.board import BOARDS
from orrery.games.skymines.bonus_spaces import marker_moves
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import LUNA
from orrery.games.skymines.luna import (
    FROM_DECK,
    FROM_TOP,
    LunaTurn,
    act,
    advance_luna,
    discard_plan,
    expand_luna,
    finish_round,
    move_luna_research,
    move_luna_tank,
    plan_luna,
)
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES
from orrery.games.skymines.luna_choices import (
    by_lead,
    by_value,
    farthest_behind,
    next_place,
    outpost_columns,
)
from orrery.games.skymines.state import Luna, Table
from orrery.games.skymines.stations import OPENED
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.words import (
    ASTROGO,
    MAJORITY,
    MINERVA,
    NONE,
    PLACE_MARKER,
    SKYMINE,
    TAWAC,
)
from orrery.kernel.dice import key_from_seed
from orrery.kernel.feed import Recorder
from orrery.kernel.move import pack
from tests.skymines.table import Seat, position, table


def begun(level: str = "2", **options: Any) -> tuple[Table, Luna]:
    """A game of one person against a Luna, and her."""
    game = TITLE.begin(1, {"lunas": level, "tokens": "fixed"} | options, key_from_seed(1))
    assert isinstance(game, Table)
    luna = game.players[1]
    assert isinstance(luna, Luna)
    return game, luna


def card(name: str) -> int:
    return LUNA_CARD_NAMES.index(name)


def carry_out(game: Table, name: str, slot: str = "B") -> None:
    """Let her do what a card says."""
    number = card(name)
    for action in range(4):
        try:
            act(game, 1, number, action, "ABCDE".index(slot))
        except IndexError:
            return


@pytest.mark.rule("SK-18.1.1", "SK-1.5")
def test_at_most_four_play() -> None:
    assert TITLE.check(1, {})["lunas"] == "2"
    assert TITLE.begin(1, {"lunas": "0,4,8"}, key_from_seed(1)).player_count() == 4
    with pytest.raises(Exception, match="lunas"):
        TITLE.check(1, {"lunas": "none"})
    with pytest.raises(Exception, match="lunas"):
        TITLE.check(3, {"lunas": "1,1"})


@pytest.mark.rule("SK-18.1.2", "SK-18.1.4", "SK-18.1.5", "SK-EX-35")
def test_what_luna_begins_with() -> None:
    _, luna = begun()
    assert luna.markers == 5
    assert luna.hand == []
    assert luna.open_slots == 0b01110
    assert luna.upload == 0
    assert luna.deck.size() - luna.dealt_from.count(FROM_DECK) == 12 - 5
    assert luna.second_grade.size() == 7


@pytest.mark.rule("SK-18.1.3")
def test_luna_gains_the_start_bonus_of_an_unused_token() -> None:
    for seed in range(10):
        game = TITLE.begin(1, {"tokens": "fixed"}, key_from_seed(seed))
        assert isinstance(game, Table)
        assert sum(game.players[1].at) + game.players[1].tank >= 3


@pytest.mark.rule("SK-18.1.6")
def test_luna_is_never_the_first_player() -> None:
    for seed in range(10):
        game = TITLE.begin(2, {"lunas": "1,1"}, key_from_seed(seed))
        assert isinstance(game, Table)
        assert game.first < 2


@pytest.mark.rule("SK-18.2.1", "SK-18.2.2", "SK-18.2.3", "SK-18.2.4", "SK-EX-33")
def test_majority_slots_show_her_values() -> None:
    game, luna = begun()
    luna.majority = [card("I-4"), card("II-1")]
    values = [luna.majority_of(symbol) for symbol in (2, 0, 3, 1, 4)]
    assert values == [0, 3, 4, 6, 2]
    luna.majority = [NONE, NONE]
    assert [luna.majority_of(symbol) for symbol in range(5)] == [0] * 5
    assert game.players[1] is luna


@pytest.mark.rule("SK-18.2.2")
def test_reveal_actions_are_carried_out() -> None:
    game, luna = begun()
    luna.deck.rest = [card("I-4")] * 5
    luna.dealt_from = [0] * 5
    tank = luna.tank
    plan_luna(game, 1)
    assert luna.tank == tank + 4


@pytest.mark.rule("SK-18.2.5")
@pytest.mark.parametrize(("level", "cards"), [("1", 5), ("2", 6)])
def test_the_discard_pile_becomes_a_new_deck(level: str, cards: int) -> None:
    game, luna = begun(level)
    luna.deck.rest = []
    luna.dealt_from = [0] * 5
    luna.discard = [0, 1, 2, 3, 4]
    luna.majority = [NONE, NONE]
    plan_luna(game, 1)
    left = luna.deck.size() + 2
    assert left == cards
    assert luna.discard == []


@pytest.mark.rule("SK-18.3.1", "SK-18.3.2", "SK-18.3.3", "SK-21.14")
def test_cards_are_turned_from_left_to_right() -> None:
    game, luna = begun()
    for slot in (1, 2, 3):
        assert luna.row[slot] == NONE
        LunaTurn(1).run(game)
        assert slot == 3 or luna.row[slot] != NONE
    assert luna.is_out
    assert luna.row == [NONE] * 5


@pytest.mark.rule("SK-18.3.2")
@pytest.mark.parametrize(
    ("top", "left"), [("I-2", [False, True]), ("I-1", [True, False]), ("I-5", [True, True])]
)
def test_the_top_card_ends_a_majority(top: str, left: list[bool]) -> None:
    game, luna = begun()
    luna.row = [NONE, card(top), NONE, NONE, NONE]
    luna.majority = [0, 1]
    finish_round(game, 1)
    assert [slot != NONE for slot in luna.majority] == left


@pytest.mark.rule("SK-18.5.1", "SK-18.5.2", "SK-18.5.3", "SK-18.6.2")
def test_barriers_take_what_she_has_and_ends_pay() -> None:
    game, luna = begun(track_skymine="A1")
    luna.at[SKYMINE], luna.coins = 8, 1
    advance_luna(game, 1, SKYMINE, 2)
    assert (luna.at[SKYMINE], luna.coins) == (10, 0)
    luna.at[SKYMINE] = 17
    advance_luna(game, 1, SKYMINE, 3)
    assert (luna.at[SKYMINE], luna.coins) == (18, 4)


@pytest.mark.rule("SK-18.5.4", "SK-18.5.6", "SK-18.6.1")
def test_tracks_open_slots_and_pay_beyond_their_ends() -> None:
    game, luna = begun()
    luna.tank, luna.coins = 7, 0
    move_luna_tank(game, 1, 1)
    assert luna.open_slots & 1
    move_luna_research(game, 1, 4)
    assert luna.open_slots >> 4 & 1
    luna.tank, luna.upload = 27, 14
    move_luna_tank(game, 1, 2)
    move_luna_research(game, 1, 2)
    assert luna.coins == 4


@pytest.mark.rule("SK-18.5.6", "SK-18.7.1")
def test_on_level_0_slots_stay_off() -> None:
    game, luna = begun("0")
    move_luna_tank(game, 1, 20)
    assert luna.open_slots == 0b01110


@pytest.mark.rule("SK-18.7.2", "SK-18.7.3")
def test_tokens_bring_cards_of_the_second_grade() -> None:
    game, luna = begun("4")
    luna.tank, luna.on_top = 8, 0
    move_luna_tank(game, 1, 1)
    assert luna.on_top == 1
    luna.dealt_from = [0] * 5
    plan_luna(game, 1)
    assert luna.dealt_from[1 if not luna.open_slots & 1 else 0] == FROM_TOP
    starts = [(6, 1, 1), (7, 3, 2), (8, 5, 3)]
    for level, tank, upload in starts:
        _, advanced = begun(str(level))
        assert advanced.tank >= tank
        assert advanced.upload >= upload


@pytest.mark.rule("SK-18.6.3")
def test_companies_by_value() -> None:
    game, _ = begun()
    game.sides = [6, 4, 2, 0]
    game.stations[ASTROGO] = [3, 5, 5]
    game.stations[MINERVA] = [4, 4, 5]
    assert by_value(game) == [ASTROGO, MINERVA, TAWAC, SKYMINE]


@pytest.mark.rule("SK-18.6.4", "SK-18.6.5", "SK-18.6.6")
def test_where_she_leads_and_is_behind() -> None:
    game, luna = begun()
    luna.at = [5, 3, 3, 0]
    game.players[0].at = [2, 3, 6, 1]
    assert by_lead(game, 1, by_value(game))[:2] == [SKYMINE, MINERVA]
    assert farthest_behind(game, 1, [0, 1, 2, 3]) == ASTROGO
    game.players[0].at = [6, 9, 9, 9]
    assert by_lead(game, 1, by_value(game))[0] == SKYMINE


@pytest.mark.rule("SK-18.6.7", "SK-18.6.10", "SK-18.6.16", "SK-18.5.5")
@pytest.mark.parametrize(("highest", "sector"), [(False, "16"), (True, "23")])
def test_expanding_to_the_lowest_or_highest_sector(highest: bool, sector: str) -> None:
    game, luna = begun()
    coins = luna.coins
    expand_luna(game, 1, MINERVA, 1, highest)
    names = BOARDS[0].names
    assert [names[p] for p, held in enumerate(game.held) if held == MINERVA] == [sector]
    assert luna.coins == coins
    game.stations[MINERVA] = [OPENED] * 3
    expand_luna(game, 1, MINERVA, 3, highest)
    assert game.held.count(MINERVA) == 1


@pytest.mark.rule("SK-18.6.8", "SK-18.6.9")
def test_the_main_outpost_column() -> None:
    game, _ = begun()
    game.stations[MINERVA] = [4, 2, 3]
    assert outpost_columns(game, MINERVA) == [1, 2, 0]
    game.stations[MINERVA] = [4, OPENED, 3]
    assert outpost_columns(game, MINERVA) == [2, 0, 1]
    game.stations[MINERVA] = [OPENED + 2, OPENED + 1, OPENED + 1]
    assert outpost_columns(game, MINERVA)[0] == 1


@pytest.mark.rule("SK-18.6.11", "SK-21.17")
def test_ousting_the_company_she_is_farthest_behind_with() -> None:
    game, luna = begun()
    names = BOARDS[0].names
    for number, company in (("16", SKYMINE), ("21", TAWAC), ("23", SKYMINE)):
        game.held[names.index(number)] = company
        game.stations[company][0] -= 1
    luna.at = [9, 0, 0, 0]
    game.players[0].at = [0, 0, 0, 9]
    assert names[next_place(game, 1, MINERVA, False)] == "21"
    before = game.stations[TAWAC][:]
    expand_luna(game, 1, MINERVA, 1, False)
    assert sum(game.stations[TAWAC]) == sum(before) + 1


@pytest.mark.rule("SK-18.6.12", "SK-18.6.13", "SK-18.6.14", "SK-18.6.15", "SK-21.18")
def test_expanding_on_the_belt() -> None:
    game, _ = begun(board="belt")
    names = BOARDS[1].names
    assert names[next_place(game, 1, MINERVA, False)] == "15a"
    assert names[next_place(game, 1, MINERVA, True)] == "18a"
    game.held[names.index("18a")] = MINERVA
    assert names[next_place(game, 1, MINERVA, True)] == "19"
    game.stations[MINERVA][1] = OPENED
    assert names[next_place(game, 1, MINERVA, True)] == "15a"
    game.held[names.index("15a")] = MINERVA
    assert names[next_place(game, 1, MINERVA, True)] == "18b"
    for name in ("15b", "15c", "18b"):
        game.held[names.index(name)] = TAWAC
    assert names[next_place(game, 1, MINERVA, False)] == "15b"


@pytest.mark.rule("SK-18.6.17", "SK-EX-34")
def test_taking_cards_of_the_display() -> None:
    game, luna = begun()
    wanted = [game.display.slots[0], game.display.slots[5]]
    tank = luna.tank
    carry_out(game, "I-12", "D")
    assert luna.gained == wanted
    assert luna.tank == tank + 2


@pytest.mark.rule("SK-18.6.18")
def test_taking_the_card_with_the_most_valuable_share() -> None:
    game, luna = begun()
    shown = [CARD_NAMES.index(name) for name in ("cA01", "cA02", "cD01", "cD02", "cE02")]
    game.display.slots = [*shown, *[NONE] * 7]
    game.stations[MINERVA] = [2, 2, 5]
    luna.gained = []
    carry_out(game, "I-1")
    assert luna.gained == [shown[0], shown[3]]


@pytest.mark.rule("SK-18.6.19", "SK-21.19")
def test_discarding_a_plan() -> None:
    game, luna = begun()
    plan, coins = game.plan_display[0], luna.coins
    discard_plan(game, 1, 0)
    assert game.plan_display[0] not in (plan, NONE)
    assert luna.coins == coins + 1
    assert game.supplement == 0
    game.plan_display[1] = NONE
    game.plan_decks[0].rest = []
    discard_plan(game, 1, 1)
    assert game.plan_display[1] == NONE


@pytest.mark.rule("SK-18.6.20")
def test_discarding_the_latest_special_plan() -> None:
    game, _ = begun()
    game.specials = [1, 1, 0, 0, 0, 0]
    carry_out(game, "I-9")
    assert game.specials[:3] == [1, 2, 0]


@pytest.mark.rule("SK-18.6.21", "SK-18.4.1")
def test_blocking_a_space() -> None:
    game, luna = begun()
    carry_out(game, "I-3", "A")
    assert game.spaces[6] == 1
    assert luna.markers == 4
    carry_out(game, "I-3", "A")
    assert luna.markers == 4


@pytest.mark.rule("SK-18.4.2", "SK-18.8.1", "SK-18.8.2", "SK-18.8.3")
def test_a_whole_game_against_luna() -> None:
    game = TITLE.begin(1, {"lunas": "8", "missions": True}, key_from_seed(5))
    assert isinstance(game, Table)
    while not game.is_over():
        game.play(0, game.options(0)[-1])
    luna = game.players[1]
    assert isinstance(luna, Luna)
    assert luna.tasks == 0
    assert game.scores()[1] > game.scores()[0]


@pytest.mark.rule("SK-18.8.4")
@pytest.mark.parametrize(
    ("first", "second", "open_to_her"), [(3, 0, False), (0, 3, False), (0, 0, True)]
)
def test_the_best_of_several_lunas_counts(first: int, second: int, open_to_her: bool) -> None:
    game = position(table(Seat(slots="s_carbon2"), Seat(), lunas="1,1"))
    carbon = {3: card("I-4"), 0: card("I-2")}
    for who, value in ((2, first), (3, second)):
        luna = game.players[who]
        assert isinstance(luna, Luna)
        luna.majority = [carbon[value], NONE]
    space = pack(PLACE_MARKER, MAJORITY + 3, 0)
    assert (space in marker_moves(game, 0)) == open_to_her


@pytest.mark.rule("SK-21.16")
@pytest.mark.parametrize(("best", "other", "coins"), [(MINERVA, SKYMINE, 0), (SKYMINE, MINERVA, 1)])
def test_the_more_valuable_track_comes_first_when_coins_are_short(
    best: int, other: int, coins: int
) -> None:
    """A threshold pays a coin on the Minerva track, a barrier takes two on that of Skymine."""
    game, luna = begun(track_skymine="A1", track_minerva="B1")
    game.stations[best] = [2, 5, 5]
    game.stations[other] = [3, 5, 5]
    luna.at, luna.coins = [8, 11, 0, 0], 1
    carry_out(game, "I-11", "B")
    assert (luna.at[:2], luna.coins) == ([10, 13], coins)


@pytest.mark.rule("SK-18.2.2", "SK-18.7.2")
def test_both_majority_cards_lie_there_before_they_act() -> None:
    """A token that the first one reaches puts a card on the deck too late for the second."""
    game, luna = begun("4")
    luna.deck.rest = [card("I-4")] * 5
    luna.dealt_from = [0] * 5
    luna.tank, luna.on_top = 7, 0
    plan_luna(game, 1)
    assert luna.majority == [card("I-4"), card("I-4")]
    assert luna.on_top == 1


# What the log says


def rules_told(game: Table, act_now: Callable[[], None]) -> list[str]:
    """By which rules she acts, as the log tells it."""
    recorder = Recorder(TITLE.events)
    game.sink = recorder
    act_now()
    return [str(event.fields["rule"]) for event in recorder.events if "rule" in event.fields]


@pytest.mark.rule("SK-18.3.1")
@pytest.mark.parametrize("name", LUNA_CARD_NAMES)
def test_every_action_of_a_card_tells_its_rule(name: str) -> None:
    companies = {"two": 2, "all": 4}
    wanted = 0
    actions = next(c for c in LUNA["cards"] if c["id"] == name)["actions"]
    for action in actions:
        times = companies.get(action.get("select", "").split("_")[0], 1)
        wanted += times * (action["n"] if action["do"] == "expand" else 1)
    game, _ = begun("8")
    assert len(rules_told(game, lambda: carry_out(game, name))) == wanted


@pytest.mark.rule("SK-18.6.10", "SK-18.6.11", "SK-18.6.13", "SK-18.6.16")
@pytest.mark.parametrize(
    ("side", "held", "rule"),
    [
        ("moon", {}, "highest_free"),
        ("moon", {"16": TAWAC, "21": TAWAC, "23": TAWAC}, "highest_behind"),
        ("belt", {"18a": MINERVA, "15a": MINERVA}, "highest_own"),
    ],
)
def test_the_log_tells_why_she_goes_somewhere(side: str, held: dict[str, int], rule: str) -> None:
    game, _ = begun(board=side)
    for name, company in held.items():
        game.held[BOARDS[game.side].names.index(name)] = company
    if side == "belt":
        game.stations[MINERVA][1] = OPENED
    assert rules_told(game, lambda: expand_luna(game, 1, MINERVA, 1, True)) == [rule]
    game.stations[MINERVA] = [OPENED] * 3
    assert rules_told(game, lambda: expand_luna(game, 1, MINERVA, 1, True)) == ["no_place"]


@pytest.mark.rule("SK-18.3.2")
@pytest.mark.parametrize(
    ("top", "rule"), [("I-2", "left_majority"), ("I-1", "right_majority"), ("I-5", "no_majority")]
)
def test_the_log_tells_which_majority_ends(top: str, rule: str) -> None:
    game, luna = begun()
    luna.row = [NONE, card(top), NONE, NONE, NONE]
    assert rules_told(game, lambda: finish_round(game, 1)) == [rule]
