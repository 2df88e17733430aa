"""Playing a case to its end, on a bare game or as a match."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.match import Match, new_match
from orrery.testing.cases import Case, Chooser


def moves_of(case: Case, game: Game) -> Iterator[tuple[int, int]]:
    """Play a game to its end, yielding each lane and move before it is carried out."""
    chooser = case.chooser()
    bound = case.title.bound(case.options, case.seats)
    for _ in range(bound + 1):
        if game.is_over():
            return
        waiting = [lane for lane, current in enumerate(game.lanes) if current.waits]
        assert waiting, "the game goes on but nobody has to decide"
        lane = waiting[chooser.below(len(waiting))]
        move = chooser.choose(game, lane)
        yield lane, move
        game.advance(lane, move)
    raise AssertionError(f"more than {bound} decisions")


def match_of(case: Case) -> Match:
    names = [f"Seat {seat}" for seat in range(case.seats)]
    return new_match(case.title, names, case.options, key_from_seed(case.seed))


def match_moves(case: Case, match: Match) -> Iterator[tuple[int, int]]:
    """The moves of a match, each yielded for the caller to play it."""
    chooser = case.chooser()
    while not match.is_over:
        pending = match.pending()
        asked = pending[chooser.below(len(pending))]
        game = match.position()
        yield asked.seat, chooser.choose(game, game.lane_of(asked.seat))


def play_one(match: Match, chooser: Chooser) -> None:
    pending = match.pending()
    seat = pending[chooser.below(len(pending))].seat
    game = match.position()
    match.play(seat, chooser.choose(game, game.lane_of(seat)))


def as_text(value: object) -> str:
    """What somebody would get of it, as JSON."""
    return msgspec.json.encode(value).decode()
