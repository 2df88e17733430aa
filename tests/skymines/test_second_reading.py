"""Skymines: reach, costs, uploads and scores are those of a second, slow reading of the rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery.games.skymines.content import COMPANY_NAMES
from orrery.games.skymines.expansion import Expand, ReturnPiece, TakePieces
from orrery.games.skymines.game import Skymines
from orrery.games.skymines.science import MoveUpload
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.vocabulary import PIECE_NAMES
from orrery.games.skymines.words import ENTER, NONE
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.match import outcome_of
from orrery.kernel.move import field, kind_of
from tests.skymines import second_bookkeeper, second_explorer, second_scholar
from tests.skymines.random_play import decisions

GAMES = 12
MOST_ENERGY = 4  # of expansions whose outcomes are all tried


def seen(game: Skymines) -> dict[str, Any]:
    """The table as one who knows everything sees it."""
    view: dict[str, Any] = msgspec.to_builtins(TITLE.view(game, OMNISCIENT))
    return view


def names_of(moves: list[int]) -> dict[str, int]:
    """The places that moves enter, and the energy that they cost."""
    texts = [TITLE.moves.text(move).split() for move in moves if kind_of(move) == ENTER]
    return {place: int(energy) for _, place, energy in texts}


def left_for(view: dict[str, Any], step: Expand) -> dict[str, int]:
    """The pieces in a station without those that stand already and are taken later."""
    station = second_explorer.station_of(view["companies"][step.company])
    left = second_explorer.pieces_left(view["side"], station)
    for place in view["expansion"]["entered"]:
        left[second_explorer.piece_for(view["side"], place)] -= 1
    return left


def outcomes_of(game: Skymines, seat: int) -> set[frozenset[str]]:
    """All sets of places that the options lead to."""
    found: set[frozenset[str]] = set()
    waiting = [game]
    while waiting:
        position = waiting.pop()
        step = position.decision(seat)
        assert isinstance(step, Expand)
        found.add(frozenset(seen(position)["expansion"]["entered"]))
        for move in position.options(seat):
            if kind_of(move) == ENTER:
                after = position.copy()
                after.play(seat, move)
                if seat in after.deciders() and isinstance(after.decision(seat), Expand):
                    waiting.append(after)
                else:  # all energy is spent, so the expansion has ended by itself
                    entered = seen(position)["expansion"]["entered"]
                    found.add(frozenset([*entered, TITLE.moves.text(move).split()[1]]))
    return found


@pytest.mark.rule("SK-6.2.4", "SK-6.2.5", "SK-6.2.9", "SK-6.2.17", "SK-15.2.4", "SK-15.2.5")
@pytest.mark.rule("SK-15.2.7", "SK-15.2.8", "SK-15.2.9", "SK-15.2.16", "SK-6.2.19", "SK-6.2.20")
@pytest.mark.parametrize("crowded", [False, True])
def test_places_and_costs(crowded: bool) -> None:
    compared = 0
    for seed in range(GAMES):
        for game, seat in decisions(f"expansions {seed}", crowded):
            step = game.decision(seat) if seat >= 0 else None
            if isinstance(step, Expand):
                compared += compare_places(game, seat, step)
    assert compared > 500


def compare_places(game: Skymines, seat: int, step: Expand) -> int:
    """The places on offer, and of small expansions also where they all lead to."""
    view = seen(game)
    company = COMPANY_NAMES[step.company]
    situation = (view["side"], view["held"], company, step.energy, left_for(view, step))
    wanted = second_explorer.costs(*situation)
    offered = names_of(game.options(seat))
    assert offered.items() <= wanted.items()
    if not step.entered:
        assert offered == wanted
        if step.energy <= MOST_ENERGY:
            assert outcomes_of(game, seat) == second_explorer.outcomes(*situation)
    return len(wanted)


@pytest.mark.rule("SK-6.2.7", "SK-6.2.13", "SK-6.2.14", "SK-6.2.15", "SK-15.2.14", "SK-4.3")
@pytest.mark.rule("SK-6.5.2", "SK-15.3.1", "SK-15.3.2")
def test_columns_values_and_collectors() -> None:
    compared = {TakePieces: 0, ReturnPiece: 0}
    for seed in range(GAMES):
        for game, seat in decisions(f"stations {seed}", crowded=True):
            step = game.decision(seat) if seat >= 0 else None
            if isinstance(step, TakePieces | ReturnPiece):
                assert looks_after(game, seat, step.company) == wanted_looks(game, step)
                compared[type(step)] += 1
        check_companies(game)
    assert min(compared.values()) > 20, compared


def check_companies(game: Skymines) -> None:
    view = seen(game)
    for name, company in zip(COMPANY_NAMES, view["companies"], strict=True):
        count = second_explorer.collectors(view["side"], view["held"], name)
        assert company["collectors"] == count
        assert company["value"] == second_bookkeeper.values(view)[name]


def looks_after(game: Skymines, seat: int, company: int) -> set[tuple[int, ...]]:
    """How the station of a company looks after each option."""
    found = set()
    for move in game.options(seat):
        after = game.copy()
        game.decision(seat).take(after, move)
        view = seen(after)
        station = second_explorer.station_of(view["companies"][company])
        found.add(second_explorer.look_of(view["side"], station))
    return found


def wanted_looks(game: Skymines, step: TakePieces | ReturnPiece) -> set[tuple[int, ...]]:
    view = seen(game)
    station = second_explorer.station_of(view["companies"][step.company])
    if isinstance(step, TakePieces):
        return second_explorer.after_taking(view["side"], station, step.pieces)
    return second_explorer.after_returning(view["side"], station, PIECE_NAMES[step.piece])


@pytest.mark.rule("SK-6.4.3", "SK-6.4.4", "SK-6.4.6", "SK-6.4.7", "SK-6.4.8", "SK-6.4.9")
@pytest.mark.rule("SK-6.4.10", "SK-6.4.11", "SK-10.5.7", "SK-9.7", "SK-10.4.3", "SK-10.4.6")
def test_uploads() -> None:
    compared = 0
    for seed in range(GAMES):
        for number, (game, seat) in enumerate(decisions(f"uploads {seed}", crowded=True)):
            step = game.decision(seat) if seat >= 0 else None
            if isinstance(step, MoveUpload):
                compared += compare_uploads(game, step)
            elif number % 4 == 0:  # what a card removed from the hand would do now
                for other in range(game.seats):
                    compared += compare_uploads(game, MoveUpload(other, NONE))
    assert compared > 500


def compare_uploads(game: Skymines, step: MoveUpload) -> int:
    view = seen(game)
    tracks = [company["track"] for company in view["companies"]]
    wanted = second_scholar.uploads(view["players"][step.seat], tracks, step.place != NONE)
    assert [field(move, 0) for move in step.options(game)] == wanted
    return len(wanted) - 1


@pytest.mark.rule("SK-8.3", "SK-8.4", "SK-8.5", "SK-8.6", "SK-8.7", "SK-8.8", "SK-16.5.2")
@pytest.mark.rule("SK-16.5.3", "SK-16.5.4", "SK-16.5.5", "SK-16.5.6", "SK-18.8.1", "SK-18.8.2")
@pytest.mark.parametrize("seed", range(2 * GAMES))
def test_scores(seed: int) -> None:
    for number, (game, _) in enumerate(decisions(f"scores {seed}", crowded=seed % 2 > 0)):
        if number % 40 == 0 or game.is_over():
            view = seen(game)
            for who, player in enumerate(view["players"]):
                parts = {name: n for name, n in player["parts"].items() if name != "loop"}
                assert parts == second_bookkeeper.categories(view, who)
            assert game.scores() == second_bookkeeper.totals(view)
    ranks = outcome_of(TITLE, game).ranks
    assert [n for n, rank in enumerate(ranks) if rank == 1] == second_bookkeeper.winners(view)
