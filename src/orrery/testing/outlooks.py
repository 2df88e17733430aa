"""Whether what players are promised comes true, and tells them nothing that they can't know."""

from __future__ import annotations

from orrery.kernel.dice import key_from_seed
from orrery.kernel.feed import Feed, Record, Recorder
from orrery.kernel.game import Game
from orrery.kernel.outlook import FEW, Change, Foresight, Outlook, changes_between
from orrery.kernel.vocabulary import BARRIER
from orrery.testing.cases import Case
from orrery.testing.driving import as_text, moves_of

_LOOKS = 40  # decisions of a game at which somebody looks ahead
_TRIED = 6  # options of a decision that are looked at


def check_outlooks(case: Case) -> None:
    """An outlook is the beginning of what happens, the same whatever its seat can't know."""
    game = case.begin()
    unknown = set(case.title.burdens) - set(case.title.holdings(game, 0))
    assert not unknown, f"nobody holds {unknown}, so it is no burden"
    told = {kind.name for kind in case.title.events.kinds.values()}
    assert set(case.title.wastes) <= told, "a waste is the name of an event"
    stride = 1 + sum(1 for _ in moves_of(case, case.begin())) // _LOOKS
    for number, (lane, move) in enumerate(moves_of(case, game)):
        if number % stride == 0:
            seat = game.lanes[lane].stack[-1].seat
            options = game.options(seat)
            compare_outlooks(case, game, seat, [move, *options[:: 1 + len(options) // _TRIED]])


def compare_outlooks(case: Case, game: Game, seat: int, moves: list[int]) -> list[Outlook]:
    """The outlooks of these moves, compared with another world and with what really happens."""
    title = case.title
    foresight = Foresight(title, game, seat)
    keys = [key_from_seed(f"{case.seed} {number}") for number in range(2)]
    elsewhere = [Foresight(title, game, seat, key) for key in keys]
    world = game.imagine(seat, keys[0])
    found = []
    for move in moves:
        outlook = foresight.outlook(move)
        text = title.moves.text(move)
        for other in elsewhere:
            assert as_text(_plain(other.outlook(move))) == as_text(_plain(outlook)), (
                f"the outlook of {text} depends on what {seat} can't know"
            )
        assert not title.why_not(world, seat, move), f"why_not forbids the legal move {text}"
        _assert_comes_true(case, game, seat, outlook)
        found.append(outlook)
    return found


def _assert_comes_true(case: Case, game: Game, seat: int, outlook: Outlook) -> None:
    text = case.title.moves.text(outlook.move)
    told, changes, options, is_complete = _really(case, game, seat, outlook.move)
    promised = outlook.events
    assert told[: len(promised)] == promised, f"{text} brings {told}, not {promised}"
    if outlook.chance is None and is_complete:
        assert told == promised, f"the outlook of {text} leaves out {told[len(promised) :]}"
        assert changes == outlook.changes, f"{text} brings {changes}, not {outlook.changes}"
        wait = _can_wait(outlook, options)
        assert wait, f"after {text} there are {options}, not {outlook.waits}"


def _can_wait(outlook: Outlook, options: list[int]) -> bool:
    """Whether what waits is what can be chosen; in an agenda, before whatever else can."""
    if outlook.then is None:
        return not outlook.waits and not options
    if outlook.then != "agenda":
        return outlook.waits == (options if len(options) <= FEW else [])
    distinct = list(dict.fromkeys(outlook.waits))
    return bool(distinct) and distinct == options[: len(distinct)]


def _really(
    case: Case, game: Game, seat: int, move: int
) -> tuple[list[Record], list[Change], list[int], bool]:
    """What the seat is told, has more or less and can do then; whether no hidden lane closed."""
    title = case.title
    after = game.copy()
    recorder = Recorder(title.events)
    after.sink = recorder
    after.advance(after.lane_of(seat), move)
    feed = Feed(case.seats)
    feed.publish(recorder.events)
    before, now = (title.holdings(position.seen_by(seat), seat) for position in (game, after))
    closed = case.seats > 1 and any(event.kind == BARRIER for event in recorder.events)
    changes = changes_between(before, now, title.burdens)
    return feed.since(0, seat), changes, after.options(seat), not closed


def _plain(outlook: Outlook) -> object:
    changes = [[change.name, change.before, change.after] for change in outlook.changes]
    return [outlook.events, changes, outlook.touches, outlook.then, outlook.waits, outlook.chance]
