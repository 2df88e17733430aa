"""What the greedy bot makes of Skymines: plainly best moves, and whole games against chance."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.arena.simulation import play_game
from orrery.bots import RandomBot
from orrery.bots.greedy import GreedyBot
from orrery.games.skymines.evaluation.area import Rivals
from orrery.games.skymines.evaluation.companies import Companies
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES
from orrery.games.skymines.state import Luna, Table
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.vocabulary import MOVES
from orrery.games.skymines.words import ASTROGO, CARBON, PLANNING, TAWAC, TITANIUM
from orrery.kernel.dice import key_from_seed
from orrery.kernel.option import OptionValue
from orrery.kernel.perspective import Perspective
from tests.skymines.table import PLAYERS, Seat, play, points, seat, space, table, value

ACTIONS = ("use", "expand", "science", "field", "marker", "drop-out")
SOLD_OUT = "-"  # nothing on a display


def choose(match: Match, name: str = "ada") -> str:
    perspective = Perspective(TITLE, match.position(), PLAYERS.index(name))
    return MOVES.text(GreedyBot("test").choose(perspective))


def play_on(match: Match) -> list[str]:
    """Let the bot play ada's part of the last round, while all others drop out; its moves."""
    bot = GreedyBot("test")
    moves: list[str] = []
    while not match.is_over:
        for pending in match.pending():
            if pending.seat:
                match.play(pending.seat, "drop-out")
            else:
                move = bot.choose(Perspective(TITLE, match.position(), 0))
                moves.append(MOVES.text(move))
                match.play(0, move)
    return moves


def actions(moves: list[str]) -> list[str]:
    return [move.split()[0] for move in moves if move.split()[0] in ACTIONS]


# A turn


def test_it_drops_out_when_everything_is_used() -> None:
    hand = Seat(slots="- s_carbon2 s_energy2 s_science -", markers=0)
    match = table(hand, round_number=7, display=SOLD_OUT)
    assert sorted(actions(play_on(match))) == ["drop-out", "expand", "science", "use"]


def test_it_spends_units_on_the_company_that_is_worth_something() -> None:
    hand = Seat(slots="- cA04", markers=0)
    stations = {"minerva": "0 0 5"}
    match = table(hand, round_number=7, display=SOLD_OUT, stations=stations)
    play_on(match)
    assert space(match, "ada", "minerva") == 3


def test_it_splits_units_among_tracks_for_two_shares_instead_of_one() -> None:
    hand = Seat(slots="- cA01", markers=0, at="skymine:2 minerva:3")
    stations = {"skymine": "0 0 3", "minerva": "0 0 3"}
    match = table(hand, round_number=7, display=SOLD_OUT, stations=stations)
    play_on(match)
    assert [space(match, "ada", company) for company in ("skymine", "minerva")] == [3, 4]


def test_it_expands_the_company_of_which_it_has_most_shares() -> None:
    hand = Seat(slots="- cC07", markers=0, at="tawac:8 skymine:1")
    match = table(hand, Seat(at="skymine:8"), round_number=7)
    assert choose(match) == "expand tawac"


def test_it_empties_a_column_to_its_last_space() -> None:
    hand = Seat(slots="- cC07", markers=0, at="tawac:8")
    match = table(hand, round_number=7, stations={"tawac": "5 5 2"})
    play_on(match)
    assert value(match, "tawac") == 5


def test_it_uploads_before_it_spends_the_cards_that_a_plan_asks_for() -> None:
    hand = Seat(slots="- s_titanium2 s_science", markers=0, plans="ST01 pA15 pA14 pA13")
    match = table(hand, round_number=7, display=SOLD_OUT)
    assert actions(play_on(match)) == ["science", "use", "drop-out"]
    assert seat(match, "ada")["upload"] == 4


def test_it_puts_a_marker_on_a_majority_before_it_spends_the_cards() -> None:
    hand = Seat(slots="- cA04 s_carbon2", markers=1)
    match = table(hand, round_number=7, display=SOLD_OUT, stations={"tawac": "0 0 5"})
    assert play_on(match)[0].startswith("marker majority-carbon")


def test_it_sells_what_it_can_use_no_more() -> None:
    hand = Seat(hand="s_carbon1 cB04", markers=1)
    match = table(hand, round_number=7, display=SOLD_OUT)
    assert play_on(match)[:2] == ["marker sell 0", "remove cB04"]


def test_it_buys_no_card_for_a_round_that_never_comes() -> None:
    hand = Seat(slots="- cA04 cB04 cB01", markers=0)
    stations = {"minerva": "0 0 3"}
    match = table(hand, round_number=7, display="cB01 cB02 cA01", stations=stations)
    assert not any(move.startswith("acquire") for move in play_on(match))


def test_it_buys_a_share_where_the_track_has_none_left() -> None:
    hand = Seat(slots="- cA04", markers=0, at="skymine:18 minerva:18 astrogo:18 tawac:18")
    stations = {"minerva": "0 0 3"}
    match = table(hand, round_number=7, display="cA05 cD02", stations=stations)
    before = points(match, "ada", "minerva")
    play_on(match)
    assert points(match, "ada", "minerva") == before + value(match, "minerva")


# Planning and resting


def test_it_plans_what_belongs_together() -> None:
    """With two plans that ask for titanium, titanium lies beside the scientist."""
    hand = Seat(
        hand="s_titanium2 s_science s_carbon1 s_minerals1",
        plans="ST01 pA15 pA14",
        more={"open_slots": 0b00110},
    )
    match = table(hand, round_number=6, begin="round", display=SOLD_OUT)
    planned: list[str] = []
    while (move := choose(match)) != "ready":
        planned.append(move.split()[1])
        play(match, f"ada: {move}")
    assert sorted(planned) == ["s_science", "s_titanium2"]


def test_it_takes_up_the_stack_with_the_best_cards() -> None:
    hand = Seat(slots="- s_carbon1*", resting="s_carbon1,cC01 cC02,s_energy1", markers=0)
    match = table(hand, round_number=6, display=SOLD_OUT)
    play(match, "ada: drop-out")
    assert choose(match) == "take-stack B"


# Whole games


def quick(seed: str) -> GreedyBot:
    return GreedyBot(seed, depth=2, copies=60)


def test_the_same_seed_makes_the_same_choices() -> None:
    def moves() -> list[int]:
        game = TITLE.begin(3, {}, key_from_seed("again"))
        bots = [quick(f"again/{seat}") for seat in range(3)]
        found = []
        for _ in range(60):
            seat = game.deciders()[0]
            found.append(bots[seat].choose(Perspective(TITLE, game, seat)))
            game.play(seat, found[-1])
        return found

    assert moves() == moves()


@pytest.mark.parametrize("seed", ["one", "two"])
def test_it_beats_chance_by_far(seed: str) -> None:
    result = play_game(TITLE, [quick(seed), RandomBot(seed)], {}, seed)
    assert result.scores[0] > result.scores[1] + 80


@pytest.mark.parametrize(
    "options",
    [
        {"board": "belt", "threat": "random", "missions": True},
        {"linked_slots": True, "track_skymine": "E2", "track_minerva": "D2", "lunas": "1"},
        {"track_skymine": "E1", "track_minerva": "B2", "track_tawac": "C2"},
    ],
)
def test_it_answers_every_decision(options: dict[str, OptionValue]) -> None:
    bots = [quick(f"answers/{seat}") for seat in range(2)]
    result = play_game(TITLE, bots, options, "answers")
    assert min(result.scores) > 100


# What it knows of Luna


def beside_luna() -> Table:
    """Somebody alone with Luna, who has shown the card I-2 on both majority slots."""
    game = TITLE.begin(1, {"lunas": "2", "tokens": "fixed"}, key_from_seed(1))
    assert isinstance(game, Table)
    luna = game.players[1]
    assert isinstance(luna, Luna)
    luna.majority = [LUNA_CARD_NAMES.index("I-2")] * 2
    return game


@pytest.mark.rule("SK-18.6.3")
def test_it_expects_luna_to_follow_the_companies_that_rise() -> None:
    game = beside_luna()
    companies = Companies(game, 0, 4, Weights())
    game.stations[ASTROGO] = [0, 0, 3]
    game.stations[TAWAC] = [0, 0, 4]
    risen = companies.rivals_now(game)
    assert risen[ASTROGO] > companies.rivals[ASTROGO]
    assert sum(risen) == pytest.approx(sum(companies.rivals), rel=0.2)


@pytest.mark.rule("SK-18.2.3", "SK-18.2.4")
def test_it_knows_the_majorities_of_luna_before_it_plans() -> None:
    game = beside_luna()
    game.phase = PLANNING
    rivals = Rivals(game, 0, Weights())
    assert rivals.chance(TITANIUM, 3) < rivals.chance(TITANIUM, 4) == 1.0
    assert rivals.chance(CARBON, 1) == 1.0
