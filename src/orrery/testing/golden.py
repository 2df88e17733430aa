"""Golden playthroughs: whole matches as text that a person can read and a test can compare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import OMNISCIENT, SPECTATOR, Game
from orrery.kernel.match import Match, new_match
from orrery.kernel.pending import Pending
from orrery.kernel.snapshot import digest
from orrery.kernel.title import Title
from orrery.testing.cases import Case, is_long, pairwise, random_case

_PERFT_LEAVES = 3_000
_PERFT_DEPTH = 6
_LONG_GAMES = 8
_LISTED = 20  # options of a decision that are listed; of more there is a hash


def golden_cases(title: Title) -> dict[str, Case]:
    """The matches that are kept of a title, by file name.

    Defaults for every number of seats, and the options pair by pair; of a title with long games a
    few with random options.
    """
    if is_long(title):
        cases = [random_case(title, seed) for seed in range(_LONG_GAMES)]
    else:
        cases = pairwise(title)
    return {f"{title.name}-{number:02}.txt": case for number, case in enumerate(cases)}


def playthrough(case: Case) -> str:
    """A match as text: perft counts, every decision with its options, what it caused, hashes."""
    names = [f"Seat {seat}" for seat in range(case.seats)]
    match = new_match(case.title, names, case.options, key_from_seed(case.seed))
    lines = [str(case), f"rules {case.title.rules_version} content {case.title.content_hash}"]
    lines += [f"perft {depth}: {count}" for depth, count in perft(case.begin())]
    lines += ["", "setup", *_events(match, 0), f"  # {match.hash}"]
    chooser = case.chooser()
    while not match.is_over:
        pending = match.pending()
        asked = pending[chooser.below(len(pending))]
        game = match.position()
        move = chooser.choose(game, game.lane_of(asked.seat))
        lines += _decision(match, asked, move)
    outcome = match.outcome
    assert outcome is not None
    lines += ["", f"scores {outcome.scores} ranks {outcome.ranks}"]
    return "\n".join(lines) + "\n"


def perft(game: Game) -> Iterator[tuple[int, int]]:
    """For growing depths, how many sequences of that many decisions there are from a position.

    The sharpest test of legality: one option more or less anywhere changes a count. Stops where
    counting becomes long.
    """
    positions = [game]
    for depth in range(1, _PERFT_DEPTH + 1):
        offers = [(before, *_offer(before)) for before in positions]
        count = sum(len(moves) for _, _, moves in offers)
        yield depth, count
        if not count or count > _PERFT_LEAVES:  # by far the most, so they are counted, not played
            return
        positions = [_after(before, seat, move) for before, seat, moves in offers for move in moves]


def _offer(game: Game) -> tuple[int, Sequence[int]]:
    """Who decides first, and what there is to choose from."""
    seats = game.deciders()
    return (seats[0], game.options(seats[0])) if seats else (SPECTATOR, [])


def _after(game: Game, seat: int, move: int) -> Game:
    after = game.copy()
    after.play(seat, move)
    return after


def _decision(match: Match, asked: Pending, move: int) -> list[str]:
    heard = len(match.events(viewer=OMNISCIENT))
    lines = [f"{len(match.entries)}. seat {asked.seat} {asked.kind}: {_offers(asked, move)}"]
    match.play(asked.seat, move)
    return [*lines, *_events(match, heard), f"  # {digest(match.position())}"]


def _offers(asked: Pending, move: int) -> str:
    texts = [f"[{o.text}]" if o.move == move else o.text for o in asked.options]
    if len(texts) <= _LISTED:
        return " | ".join(texts)
    chosen = next(text for text in texts if text.startswith("["))
    digest = blake2b(" | ".join(texts).encode(), digest_size=8).hexdigest()
    return f"{chosen} of {len(texts)} ({digest})"


def _events(match: Match, since: int) -> list[str]:
    return ["  " + _event_line(event) for event in match.events(since, OMNISCIENT)]


def _event_line(event: dict[str, int | str]) -> str:
    fields = [f"{name}={value}" for name, value in event.items() if name != "kind"]
    return " ".join([str(event["kind"]), *fields])
