"""What the greedy bot makes of positions of Planet Unknown in which one move is plainly best, and
what its terms count.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from orrery import Match
from orrery.bots.budget import Budget
from orrery.bots.comparison import NEVER
from orrery.bots.greedy import GreedyBot
from orrery.bots.light import play_until
from orrery.bots.planning import policy_of, rollouts_of
from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.evaluation.goals import block_missing
from orrery.games.planet_unknown.grid import SIDE, mask_of, squares_of
from orrery.games.planet_unknown.state import new_player
from orrery.games.planet_unknown.tiles import ALL, part_mask
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.vocabulary import MOVES
from orrery.games.planet_unknown.words import BIOMASS, PLACE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.move import field, kind_of
from orrery.kernel.perspective import Perspective
from tests.planet_unknown.board import Seat, filled, player, position, square_name, table


def choose(match: Match, seat: int = 0) -> int:
    return GreedyBot("test").choose(Perspective(TITLE, match.position(), seat))


def play_turn(match: Match, seat: int = 0) -> None:
    """Let the bot move until its seat has nothing more to decide in this round."""
    bot = GreedyBot("test")
    now = position(match).round
    while seat in [p.seat for p in match.pending()] and position(match).round == now:
        match.play(seat, bot.choose(Perspective(TITLE, match.position(), seat)))


def covered_by(match: Match, move: int, seat: int = 0) -> set[str]:
    """The squares that a placement covers."""
    assert kind_of(move) == PLACE
    game = position(match)
    tile = game.tops[game.depot(seat)[field(move, 0)]]
    mask = part_mask(tile, field(move, 2), field(move, 1), ALL)
    return {square_name(square) for square in squares_of(mask)}


def test_it_completes_the_row_that_scores() -> None:
    holes = "r6c1 r6c2 r3c3 r3c4"
    seat = Seat(
        tiles=filled("ksb_4156", but=holes),
        lifepods="",
        meteorites="r3c9 r9c3 r9c4",  # so that the other hole completes nothing
    )
    match = table(seat, depots=["- I2-wr-0", "Z5-ce-0 I3-ce-0"])
    assert covered_by(match, choose(match)) == {"r6c1", "r6c2"}


def test_it_leaves_no_square_that_no_tile_can_cover() -> None:
    seat = Seat(
        tiles=filled("ksb_4156", but="r6c2 r6c3 r6c4 r6c5"),
        lifepods="",
        meteorites="r8c2 r8c3 r8c4 r8c5",  # so that the columns don't count
    )
    match = table(seat, depots=["- I2-wr-0", "Z5-ce-0 I3-ce-0"], round_number=5)
    assert covered_by(match, choose(match)) in ({"r6c2", "r6c3"}, {"r6c4", "r6c5"})


def test_its_rover_fetches_the_lifepod_in_reach() -> None:
    seat = Seat(
        tiles=filled("ksb_4156", but="r6c11 r6c12 r1c6"),
        rovers="r6c9",
        lifepods="r6c11",
        movement=2,
        effects="movement 1",
    )
    match = table(seat)
    play_turn(match)
    assert player(match, "ada").lifepods_scored == 1


def test_its_rover_clears_the_line_before_it_fetches_what_is_worth_less() -> None:
    seat = Seat(
        tiles=filled("ksb_4156", but="r1c6 r12c7"),
        rovers="r6c6",
        lifepods="",
        meteorites="r6c8 r3c5",
        movement=1,
        effects="movement 1",
    )
    match = table(seat)
    play_turn(match)
    assert "r6c8" not in {square_name(at) for at in squares_of(player(match, "ada").meteorites)}


def test_it_keeps_the_civ_card_with_more_medals() -> None:
    seat = Seat(more={"milestones": [1]})
    match = table(seat, begin="civ", civ_piles=["civ-06 civ-07"])
    assert choose(match) == MOVES.parse("keep civ-07")


def test_the_commander_turns_the_station_to_the_tile_it_needs() -> None:
    seats = [
        Seat(tiles=filled("ksb_4156", but="r6c1 r6c2"), lifepods=""),
        Seat(),
        Seat(),
    ]
    match = table(*seats, begin="round", depots=["Z5-ce-0 O4-ce-0", "U5-ce-0 I3-ce-0"])
    game = position(match)
    wanted = [
        rotation
        for rotation in range(6)
        if (rotation + game.positions[0] + game.shift) % 6 == 4  # where the I2 tiles are
    ]
    assert choose(match) in [MOVES.parse(f"rotate {rotation}") for rotation in wanted]


@pytest.mark.parametrize(("width", "height"), [(3, 3), (2, 5), (1, 2), (4, 3)])
@pytest.mark.parametrize("seed", range(12))
def test_a_block_lacks_what_the_best_place_for_it_lacks(seed: int, width: int, height: int) -> None:
    random = Random(seed)
    board = BOARDS[0]
    one = new_player(0, 0)
    squares = squares_of(board.squares)
    forest = {square for square in squares if random.random() < seed / 12}
    closed = {square for square in squares if random.random() < 0.3} - forest
    one.terrain[BIOMASS] = mask_of(sorted(forest))
    one.covered = mask_of(sorted(forest | closed))
    usable = set(squares) - closed
    lacking = [
        len(block - forest)
        for w, h in ((width, height), (height, width))
        for x in range(SIDE - w + 1)
        for y in range(SIDE - h + 1)
        if (block := {SIDE * (y + j) + x + i for i in range(w) for j in range(h)}) <= usable
    ]
    expected = min(lacking, default=2 * width * height)
    assert block_missing(one, BIOMASS, width, height) == expected


def medals_alone(alone: bool) -> float:
    """What rollouts of whole matches come to, on average, by who looks as much as one does alone or
    as little as beside others.
    """
    rollouts = rollouts_of(TITLE, thorough=True, alone=alone)
    unlimited = Budget(0.0, 0, lambda: 0.0)
    found: list[int] = []
    for number in range(4):
        game = TITLE.begin(1, {"events": "standard"}, key_from_seed(f"alone/{number}"))
        policy = policy_of(TITLE, 1, rollouts)
        policy.begin(number)
        play_until(game, policy, NEVER, unlimited)
        found += game.scores()
    return fmean(found)


def test_rollouts_of_who_is_alone_play_much_better_than_those_for_several() -> None:
    assert medals_alone(True) > medals_alone(False) + 5
