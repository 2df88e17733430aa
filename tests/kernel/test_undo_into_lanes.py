"""Undo where a decision at the table leads, without any chance, into a phase of all at once."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import CannotUndo
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.journal import decode
from orrery.kernel.match import Match, new_match
from orrery.kernel.move import field, pack
from orrery.kernel.replay import open_save
from orrery.kernel.score import Part, Points, ScoreSheet
from orrery.kernel.step import Procedure, Step
from orrery.kernel.title import Title
from orrery.kernel.view import View
from orrery.kernel.vocabulary import Kind, Number, Vocabulary
from orrery.testing.cases import pairwise
from orrery.testing.conformance import CHECKS, Check

ROUNDS = 3
PICK = 1


class Council(Game):
    """Each round a chair sets the price, then all bid twice at once."""

    price: int
    round: int
    bids: list[list[int]]

    def setup(self, options: dict[str, Any]) -> None:
        self.price = 0
        self.round = 0
        self.bids = [[] for _ in range(self.seats)]
        self.push(Round())

    def copy_pieces(self, twin: Council) -> None:
        twin.price = self.price
        twin.round = self.round
        twin.bids = [bids[:] for bids in self.bids]

    def adopt(self, other: Game, seat: int) -> None:
        assert isinstance(other, Council)
        self.bids[seat] = other.bids[seat][:]

    def redraw(self, viewer: int) -> None:
        """All that is hidden is what others bid right now."""

    def scores(self) -> list[int]:
        return [sum(bids) for bids in self.bids]


class Round(Procedure[Council]):
    def run(self, game: Council) -> None:
        if game.round < ROUNDS:
            game.push(Round())
            game.push(Bidding())
            game.push(SetPrice(game.round % game.seats))
            game.round += 1


class SetPrice(Step[Council]):
    def options(self, game: Council) -> list[int]:
        return [pack(PICK, price) for price in (1, 2)]

    def take(self, game: Council, move: int) -> None:
        game.price = field(move, 0)


class Bidding(Procedure[Council]):
    def run(self, game: Council) -> None:
        game.split([Bid(seat, 2) for seat in range(game.seats)], list(range(game.seats)))


class Bid(Step[Council]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, game: Council) -> list[int]:
        return [pack(PICK, game.price * bid) for bid in (1, 2, 3)]

    def take(self, game: Council, move: int) -> None:
        game.bids[self.seat].append(field(move, 0))
        if self.left > 1:
            game.push(Bid(self.seat, self.left - 1))


def nothing_wrong(game: Council) -> None:
    assert all(bid > 0 for bids in game.bids for bid in bids)


class CouncilView(View, frozen=True):
    price: int
    bids: list[list[int]]


COUNCIL = Title(
    name="council",
    package="",
    rules_version="1",
    game=Council,
    min_seats=1,
    max_seats=3,
    options=[],
    moves=Vocabulary([Kind(PICK, "pick", [Number("number")])]),
    events=Vocabulary([]),
    view=lambda game, viewer: CouncilView(game.price, game.bids),
    view_type=CouncilView,
    sheet=ScoreSheet([Part("bids", lambda game, seat: [Points(sum(game.bids[seat]))])]),
    invariant=nothing_wrong,
    bound=lambda options, seats: ROUNDS * (1 + 2 * seats),
    secrets=lambda game, viewer: [],
)


def council(*names: str) -> Match:
    return new_match(COUNCIL, names or ("Ada", "Bea"), {}, key_from_seed(1))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_council_passes_the_suite(check: Check) -> None:
    for case in pairwise(COUNCIL):
        check(case)


def test_whoever_plays_alone_can_take_the_price_back_through_own_bids() -> None:
    match = council("Ada")
    start = match.hash
    match.play(0, "pick 2")
    match.play(0, "pick 4")
    match.undo(0)
    match.undo(0)
    assert match.hash == start


@pytest.mark.parametrize("others_have_bid", [False, True])
def test_the_price_stands_as_soon_as_all_bid_at_once(others_have_bid: bool) -> None:
    """Whether another has bid is hidden, so the chair may not see it in what can be undone."""
    match = council()
    match.play(0, "pick 2")
    if others_have_bid:
        match.play(1, "pick 6")
    assert match.undoable(0) is None
    with pytest.raises(CannotUndo, match="all began to act at once"):
        match.undo(0)
    match.play(0, "pick 4")
    match.undo(0)
    assert match.view(0) == {"price": 2, "bids": [[], []]}
    assert match.undoable(0) is None
    if others_have_bid:
        match.undo(1)
        assert match.view(1) == {"price": 2, "bids": [[], []]}


def test_a_journal_in_which_the_price_was_taken_back_is_still_read() -> None:
    """Earlier releases allowed it as long as nobody else had bid."""
    match = council()
    match.play(0, "pick 2")
    match.take_back(0)
    match.play(0, "pick 1")
    loaded = open_save(COUNCIL, decode(match.save()))
    assert loaded.hash == match.hash
    assert [entry.move for entry in loaded.entries] == ["pick 2", None, "pick 1"]
