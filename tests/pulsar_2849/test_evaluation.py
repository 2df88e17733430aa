"""What the greedy bot makes of Pulsar 2849: plainly best moves, and whole games against chance."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.arena.simulation import play_game
from orrery.bots import RandomBot
from orrery.bots.greedy import GreedyBot
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.vocabulary import MOVES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.perspective import Perspective
from tests.pulsar_2849.table import PLAYERS, Seat, asked, play, player, table


def choose(match: Match, name: str = "ada") -> str:
    seat = PLAYERS.index(name)
    return MOVES.text(GreedyBot("test").choose(Perspective(TITLE, match.position(), seat)))


def play_on(match: Match, name: str = "ada") -> list[str]:
    """Let the bot move until its player has nothing more to decide; its moves."""
    seat = PLAYERS.index(name)
    bot = GreedyBot("test")
    moves: list[str] = []
    while asked(match) == name:
        move = bot.choose(Perspective(TITLE, match.position(), seat))
        moves.append(MOVES.text(move))
        match.play(seat, move)
    return moves


# Every system has been seen and has a base of ada's, so that flights have less to find
EXPLORED = {f"S{n}": f"SYS{n}" for n in range(1, 17)}
EVERYWHERE = " ".join(f"S{n}:1" for n in range(1, 17))


# A turn


def test_it_completes_a_gyrodyne_as_soon_as_it_can() -> None:
    seat = Seat(dice="6", claims="P1:large", bases=EVERYWHERE)
    match = table(seat, round_number=2, systems=EXPLORED)
    assert choose(match) == "complete silver-6 none P1"


def test_it_spends_a_token_to_complete_a_gyrodyne_early() -> None:
    seat = Seat(dice="4", claims="P1:medium", tokens="plus-minus 1", bases=EVERYWHERE)
    match = table(seat, round_number=2, systems=EXPLORED)
    assert choose(match) == "complete silver-4 plus-one P1"


def test_it_completes_all_it_can() -> None:
    match = table(Seat(dice="3 6", claims="P1:small P2:large"), round_number=4)
    play_on(match)
    assert all(match.view()["pulsars"][pulsar]["spinning"] for pulsar in ("P1", "P2"))


def test_it_builds_what_it_has_before_it_ends_its_turn() -> None:
    match = table(Seat(claims="P1 P2", gyrodynes="small 1 medium 1"))
    moves = play_on(match)
    assert sorted(move.split()[:2] for move in moves[:2]) == [
        ["build", "medium"],
        ["build", "small"],
    ]
    assert moves[2:] == ["end-turn"]


def test_it_builds_for_the_award() -> None:
    seat = Seat(claims="P1:medium P2", gyrodynes="large 1 medium 1")
    match = table(seat, round_number=7)
    assert play_on(match)[0] == "build medium P2"


@pytest.mark.parametrize("round_number", [1, 5, 8])
def test_it_ends_no_turn_with_dice_that_can_fly(round_number: int) -> None:
    match = table(Seat(dice="3 4"), round_number=round_number)
    moves = play_on(match)
    assert moves[-1] == "end-turn"
    assert len(moves) > 2
    assert not player(match, "ada")["dice"]


def test_it_pays_cubes_for_a_die_that_scores_more() -> None:
    seat = Seat(cubes=4, arrays="C8(2+6)")
    match = table(seat, round_number=8, dice="4", goals="GOAL_SAME3 GOAL_PLANETS11 GOAL_TECH6")
    assert play_on(match)[:2] == ["copy 4", "pay-transmitter red-4 none C8 4"]


def test_it_links_a_tile_to_get_the_red_die() -> None:
    match = table(Seat(dice="3", arrays="A5!"), round_number=4, display="A1")
    play(match, "ada: take-transmitter silver-3 none A1 3")
    assert choose(match) == "link 0 left left"
    assert any("red-4" in move for move in play_on(match))


def test_it_flies_the_gate_run_at_hand_in_its_last_turn() -> None:
    seat = Seat(ship="O7", dice="6", sheet="B1", projects="a b c d e f", runs_used="a")
    match = table(seat, round_number=8)
    assert any(move.endswith("f orange") for move in play_on(match))


# Dice


def test_it_takes_the_die_that_completes_its_gyrodyne() -> None:
    match = table(
        Seat(claims="P1:large"), begin="dice", round_number=3, dice="1 2 3 4 5 5 6", median="4"
    )
    assert choose(match).startswith("take-die 6")


def test_it_moves_the_counter_that_has_something_to_win() -> None:
    match = table(
        Seat(),
        Seat(ship="G2"),
        Seat(ship="G3"),
        begin="dice",
        round_number=8,
        dice="1 1 1 1 1 1 1",
        median="3",
        initiative="5:cleo 6:ben 7:ada",
        engineering="1:cleo 2:ben 15:ada",
    )
    assert choose(match) == "take-die 1 initiative 0"


# Production and the end


def test_it_spends_cubes_where_they_bring_most() -> None:
    seat = Seat(arrays="B6! A7!", cubes=1)
    match = table(seat, begin="production", round_number=8, goals="GOAL_SAME3 GOAL_TECH6 GOAL_HQ5")
    assert choose(match) == "spend-cube B6"


def test_it_buys_the_bonuses_that_cost_least() -> None:
    seat = Seat(cubes=4, arrays="A1!,B1!,C1!,A2!", patents="AI-1 AI-2 AI-3 AI-4 AI-5")
    match = table(
        seat, begin="final", round_number=8, goals="GOAL_TECH5 GOAL_TRANS4 GOAL_PLANETS11"
    )
    assert play_on(match) == ["bonus GOAL_TRANS4", "bonus GOAL_TRANS4"]


def test_it_claims_the_goal_with_more_points() -> None:
    match = table(
        Seat(claims="P1:small* P2:small* P3:small* P4:medium*"),
        begin="final",
        round_number=8,
        goals="GOAL_ANY3 GOAL_SAME3 GOAL_PLANETS11",
    )
    assert choose(match) == "claim-goal GOAL_SAME3"


# Whole games


def quick(seed: str) -> GreedyBot:
    return GreedyBot(seed, depth=2, copies=60)


def test_the_same_seed_makes_the_same_choices() -> None:
    def moves() -> list[int]:
        game = TITLE.begin(3, {}, key_from_seed("again"))
        bots = [quick(f"again/{seat}") for seat in range(3)]
        found = []
        for _ in range(40):
            seat = game.deciders()[0]
            found.append(bots[seat].choose(Perspective(TITLE, game, seat)))
            game.play(seat, found[-1])
        return found

    assert moves() == moves()


@pytest.mark.parametrize("seed", ["one", "two"])
def test_it_beats_chance_by_far(seed: str) -> None:
    result = play_game(TITLE, [quick(seed), RandomBot(seed)], {}, seed)
    assert result.scores[0] > result.scores[1] + 30


@pytest.mark.parametrize("options", [{"headquarters": False}, {"cluster": "dead_ends"}])
def test_it_answers_every_decision(options: dict[str, bool | str]) -> None:
    bots = [quick(f"answers/{seat}") for seat in range(3)]
    result = play_game(TITLE, bots, options, "answers")
    assert min(result.scores) > 40
