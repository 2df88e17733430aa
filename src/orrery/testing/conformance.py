"""The suite that every game gets for free: properties that hold in any match of any title.

Each check plays one case and raises AssertionError with what it found. `CHECKS` lists them all. A
game that keeps the contract of kernel/game.py passes; each check catches ways of breaking it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from orrery.kernel.actions import Actions
from orrery.kernel.errors import CannotUndo, IllegalMove
from orrery.kernel.event import Sink
from orrery.kernel.game import OMNISCIENT, SPECTATOR, TABLE, Game
from orrery.kernel.journal import decode, taken_back
from orrery.kernel.match import Match, outcome_of
from orrery.kernel.replay import open_save
from orrery.kernel.score import ScoreSheet, totals
from orrery.kernel.snapshot import digest, dump
from orrery.kernel.state import replaced
from orrery.kernel.title import Title
from orrery.kernel.view import Shown
from orrery.kernel.vocabulary import UNDONE
from orrery.testing.automata import check_automata
from orrery.testing.campaigns import check_campaign
from orrery.testing.cases import Case
from orrery.testing.driving import as_text, match_moves, match_of, moves_of, play_one
from orrery.testing.leaks import check_events_leak_nothing, check_nothing_leaks
from orrery.testing.orders import check_orders
from orrery.testing.outlooks import check_outlooks
from orrery.testing.plans import check_plans

Check = Callable[[Case], None]

_EARLY = 60  # entries: what takes long is done often until then only
_LOADED = 7  # entries from one loading to the next; a loading replays all that went before,
_LOADED_LATER = 70  # so that later in a long match it is done more rarely


def check_copies(case: Case) -> None:
    """A copy is independent, and so is a fork: whatever is played later, each keeps its hash."""
    game = case.begin()
    kept: list[tuple[Game, str]] = []
    for lane, move in moves_of(case, game):
        before = digest(game)
        twin = game.fork() if len(kept) % 2 else game.copy()
        assert digest(twin) == before, "a copy differs from its original"
        kept.append((twin, before))
        played = twin.fork()
        played.advance(lane, move)
        following = twin.copy()
        following.advance(lane, move)
        assert _offers(played) == _offers(following), "a fork offers other moves than a copy"
        assert digest(game) == before, "playing on a copy of a copy changed the original"
    for number, (twin, before) in enumerate(kept):
        assert digest(twin) == before, f"copy {number} changed while others were played on"


def _offers(game: Game) -> list[list[int]]:
    return [game.options(seat) for seat in range(game.seats)]


def check_positions_survive_saving(case: Case) -> None:
    """Any position, in the middle of any decision, can be saved as plain JSON and played on."""
    game = case.begin()
    for lane, move in moves_of(case, game):
        saved = json.loads(json.dumps(dump(game)))
        encoded = msgspec.json.encode(saved)
        assert digest(game) == hashlib.blake2b(encoded, digest_size=16).hexdigest(), (
            "the hash is not that of the saved position"
        )
        restored = case.title.restore(saved)
        assert digest(restored) == digest(game), "a restored position differs"
        assert restored.lanes[lane].options == game.lanes[lane].options, "its options differ"
        restored.advance(lane, move)
        following = game.copy()
        following.advance(lane, move)
        assert digest(restored) == digest(following), "a restored position plays on differently"


def check_saves_replay(case: Case) -> None:
    """A saved match loads, by replaying its journal, as the same match, during play and after."""
    match = match_of(case)
    for seat, move in match_moves(case, match):
        played = len(match.entries)
        if played % (_LOADED if played < _EARLY else _LOADED_LATER) == 3:
            _assert_loads(match)
        match.play(seat, move)
    _assert_loads(match)


def check_same_seed_same_game(case: Case) -> None:
    """The same seed and moves give the same positions: all chance comes from the dice."""
    first, second = case.begin(), case.begin()
    assert digest(first) == digest(second), "two setups from one seed differ"
    for lane, move in moves_of(case, first):
        assert second.lanes[lane].options == first.lanes[lane].options, "options differ"
        twin = first.copy()
        twin.advance(lane, move)
        second.advance(lane, move)
        assert digest(second) == digest(twin), "two runs from one seed differ"


def check_undo(case: Case) -> None:
    """Undo gives back the position before the move, never crosses chance, and can be redone."""
    match = match_of(case)
    for seat, move in match_moves(case, match):
        before, drawn = match.hash, match.position().dice.drawn
        told = _standing(match, seat)
        match.play(seat, move)
        after = match.hash
        try:
            match.undo(seat)
        except CannotUndo:
            assert match.hash == after, "a refused undo changed the position"
            continue
        assert match.hash == before, "undo leads to another position than before the move"
        assert match.position().dice.drawn == drawn, "undo took a die back"
        assert _standing(match, seat) == told, "undo leaves events standing"
        match.play(seat, move)
        assert match.hash == after, "the same move after undo leads elsewhere"
    for seat in range(case.seats):
        _assert_final(match, seat)
    _assert_loads(match)


def check_undo_anytime(case: Case) -> None:
    """Whoever takes back whenever, the match stands as if the moves left had been all."""
    match = match_of(case)
    chooser = case.chooser()
    while not match.is_over:
        play_one(match, chooser)
        for seat in range(case.seats):
            if chooser.below(3) == 0 and len(match.entries) < _EARLY:
                _try_undo(match, seat)
                assert match.hash == _played_again(case, match).hash, "undo left something behind"
    again = _played_again(case, match)
    for viewer in (*range(case.seats), SPECTATOR):
        assert sorted(map(as_text, _standing(match, viewer))) == sorted(
            map(as_text, again.events(viewer=viewer))
        ), f"after undos {viewer} has not been told the same"
    _assert_loads(match)


def _standing(match: Match, viewer: int) -> list[dict[str, int | str]]:
    """What a viewer has been told and was not withdrawn."""
    told = match.events(viewer=viewer)
    withdrawn: set[int] = set()
    for number, event in enumerate(told):
        if event["kind"] == UNDONE:
            first = int(event["first"])
            withdrawn |= {number, *range(first, first + int(event["count"]))}
    return [event for number, event in enumerate(told) if number not in withdrawn]


def check_options(case: Case) -> None:
    """Options are never empty, never repeated, can all be played, and nothing else can."""
    game = case.begin()
    for number, (lane, _) in enumerate(moves_of(case, game)):
        options = game.lanes[lane].options
        before = digest(game)
        step = game.lanes[lane].stack[-1]
        game.lane = lane
        assert step.options(game) == options, "options differ when asked again"
        assert digest(game) == before, "asking for options changed the position"
        assert options, "a decision without options"
        assert len(set(options)) == len(options), "an option is listed twice"
        if number % 3 == 0:
            _assert_all_playable(game, lane)
        _assert_refused(game, step.seat, max(options) + 1)
        assert digest(game) == before, "a refused move changed the position"


def check_notation(case: Case) -> None:
    """Every option has its own notation, which reads back as the same move, and its own actions."""
    moves = case.title.moves
    actions = Actions(moves)
    game = case.begin()
    for lane, _ in moves_of(case, game):
        options = game.lanes[lane].options
        texts = [moves.text(move) for move in options]
        assert len(set(texts)) == len(texts), f"two options are written alike: {texts}"
        numbers = {tuple(actions.of(move)) for move in options}
        assert len(numbers) == len(options), f"two options are the same action: {texts}"
        for move, text in zip(options, texts, strict=True):
            assert moves.parse(text) == move, f"{text} reads back as another move"
            assert moves.parse(f"  {text.replace(' ', '   ')} ") == move
            described = moves.describe(move)
            assert json.loads(json.dumps(described)) == described, "a description is no plain JSON"


def check_lanes_keep_to_themselves(case: Case) -> None:
    """What is done in a seat's lane is all within what `adopt` takes over for that seat."""
    game = case.begin()
    watcher = LaneWatcher(game)
    game.sink = watcher
    for lane, _ in moves_of(case, game):
        watcher.check()
        watcher.before, watcher.lane = game.copy(), lane


class LaneWatcher(Sink):
    """Compares the positions before and after each move, also just before the lanes close."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before: Game | None = None
        self.lane = TABLE

    def barrier(self, order: list[int]) -> None:
        self.check()

    def check(self) -> None:
        """The position is the one before, plus what the lane that moved adopted for its seat.

        What lanes do by themselves when they open is compared with the position at the split.
        """
        if self.game.veil is None:
            return
        if self.before is not None and self.before.veil is self.game.veil:
            self._assert_rebuilt(self.before.copy(), [self.lane])
        self._assert_rebuilt(self.game.veil.copy(), range(1, len(self.game.lanes)))

    def _assert_rebuilt(self, rebuilt: Game, lanes: Iterable[int]) -> None:
        rebuilt.veil = self.game.veil
        for lane in lanes:
            rebuilt.adopt(self.game, lane - 1)
            rebuilt.lanes[lane] = self.game.lanes[lane].copy()
            drawn = self.game.dice.drawn[lane]
            rebuilt.dice.drawn = replaced(rebuilt.dice.drawn, lane, drawn)
        assert digest(rebuilt) == digest(self.game), "a lane wrote outside its own seat"


def check_any_interleaving(case: Case) -> None:
    """In whatever order simultaneous decisions come in, the same positions result."""
    drawn = case.chooser()
    orders: list[Callable[[list[int], int], int]] = [
        lambda lanes, turn: lanes[0],
        lambda lanes, turn: lanes[-1],
        lambda lanes, turn: lanes[turn % len(lanes)],
        lambda lanes, turn: lanes[drawn.below(len(lanes))],
        lambda lanes, turn: lanes[drawn.below(len(lanes))],
    ]
    seen = [_positions_at_the_table(case, order) for order in orders]
    for positions in seen[1:]:
        assert positions == seen[0], "the order of simultaneous decisions changes the game"


def check_invariants(case: Case) -> None:
    """The title's invariant holds after every move, and scores are what their lines add up to."""
    game = case.begin()
    case.title.invariant(game)
    for lane, move in moves_of(case, game):
        twin = game.copy()
        twin.advance(lane, move)
        case.title.invariant(twin)
        assert len(twin.scores()) == case.players, "not every player has a score"
        _assert_adds_up(case.title.sheet, twin)
        _assert_adds_up(case.title.sheet, case.title.sheet.public(twin))
    _assert_chosen(case.title, game)
    outcome = outcome_of(case.title, game)
    assert outcome.winners or outcome.verdict is not None, "nobody won"
    assert len(outcome.ranks) == len(outcome.scores) == case.players


def _assert_chosen(title: Title, game: Game) -> None:
    for chosen in title.chosen:
        for seat in range(game.seats):
            found = chosen.of(game, seat)
            assert set(found) <= set(chosen.names), "a seat has played with something undeclared"
            assert len(set(found)) == len(found), "a seat has played with something twice"


def _assert_adds_up(sheet: ScoreSheet, game: Game) -> None:
    for number, score in enumerate(game.scores()):
        lines = sheet.lines(game, number)
        used = {key for line in lines for key in (line.key, line.item) if key}
        assert used <= set(sheet.keys), "a score line has an undeclared text"
        assert sum(line.points for line in lines) == score, "a score sheet doesn't add up"
        by_part = {f"score-{name}": points for name, points in sheet.points(game, number).items()}
        unsaid = {f"score-{part.name}": 0 for part in sheet.parts if part.optional}
        assert by_part == unsaid | totals(lines), "the parts don't add up"


def check_bounded(case: Case) -> None:
    """A match ends within the number of decisions that its title promises."""
    game = case.begin()
    bound = case.title.bound(case.options, case.seats)
    for number, _ in enumerate(moves_of(case, game)):
        assert number < bound, f"more than {bound} decisions"


def check_events_are_told(case: Case) -> None:
    """Events are plain JSON, numbered without gaps, and everyone is told in the end."""
    match = match_of(case)
    heard = match.events(viewer=SPECTATOR)
    for seat, move in match_moves(case, match):
        match.play(seat, move)
        heard += match.events(since=len(heard), viewer=SPECTATOR)
    assert heard == match.events(viewer=SPECTATOR), "what was told changed afterwards"
    assert json.loads(json.dumps(heard)) == heard, "an event is no plain JSON"
    for seat in range(case.seats):
        told = match.events(viewer=seat)
        assert sorted(map(_kind_of, told)) == sorted(map(_kind_of, heard)), (
            "someone missed an event"
        )


def check_shown_as_declared(case: Case) -> None:
    """Views and the catalogue are what their types say: clients' types are made of those."""
    title = case.title
    _assert_declared(title.catalogue(), title.catalogue_type)
    game = case.begin()
    viewers = range(OMNISCIENT, case.seats)
    for number, _ in enumerate(moves_of(case, game)):
        viewer = viewers[number % len(viewers)]
        view, scores = title.shown(game, viewer)
        _assert_declared(view, title.view_type)
        assert view == title.view_of(game, viewer), "two views of one position differ"
        assert scores == title.public_scores(game, viewer), "two lists of its scores differ"
        if title.all_is_shown and not game.is_split():
            everyones = title.view_of(game, SPECTATOR)
            assert view == everyones, f"{viewer} sees what others don't, but all should be shown"
    for viewer in viewers:
        _assert_declared(title.view_of(game, viewer), title.view_type)


CHECKS: list[Check] = [
    check_copies,
    check_positions_survive_saving,
    check_saves_replay,
    check_same_seed_same_game,
    check_undo,
    check_undo_anytime,
    check_options,
    check_notation,
    check_nothing_leaks,
    check_events_leak_nothing,
    check_lanes_keep_to_themselves,
    check_any_interleaving,
    check_invariants,
    check_bounded,
    check_events_are_told,
    check_outlooks,
    check_plans,
    check_orders,
    check_shown_as_declared,
    check_automata,
    check_campaign,
]


def _assert_declared(shown: Shown, declared: type[Shown]) -> None:
    """What clients get of it is what the type says, and nothing is lost on the way."""
    assert type(shown) is declared, f"a {type(shown).__name__} is no {declared.__name__}"
    try:
        read = msgspec.json.decode(msgspec.json.encode(shown), type=declared)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{declared.__name__}: {error}") from error
    assert read == shown, f"a {declared.__name__} holds something that JSON has in another form"


def _try_undo(match: Match, seat: int) -> None:
    with suppress(CannotUndo):
        match.undo(seat)


def _played_again(case: Case, match: Match) -> Match:
    """A new match with the moves of this one that were not taken back."""
    again = match_of(case)
    undone = taken_back(match.entries)
    for number, entry in enumerate(match.entries):
        if entry.move is not None and number not in undone:
            again.play(entry.seat, entry.move)
    return again


def _assert_loads(match: Match) -> None:
    text = match.save()
    loaded = open_save(match.title, decode(text))
    assert loaded.hash == match.hash, "a loaded match stands elsewhere"
    assert loaded.save() == text, "a loaded match saves differently"
    for viewer in (*range(match.seats), SPECTATOR):
        assert loaded.view(viewer) == match.view(viewer), "a loaded match looks different"
        assert loaded.events(viewer=viewer) == match.events(viewer=viewer), "its events differ"


def _assert_final(match: Match, seat: int) -> None:
    try:
        match.undo(seat)
    except CannotUndo:
        return
    raise AssertionError("a match that is over, its dice key shown, was taken back")


def _assert_all_playable(game: Game, lane: int) -> None:
    for move in game.lanes[lane].options:
        twin = game.copy()
        twin.sink = None
        try:
            twin.play(twin.lanes[lane].stack[-1].seat, move)
        except Exception as error:
            raise AssertionError(f"a listed move fails: {error!r}") from error


def _assert_refused(game: Game, seat: int, move: int) -> None:
    try:
        game.play(seat, move)
    except IllegalMove:
        return
    raise AssertionError("a move that is not listed was accepted")


def _positions_at_the_table(case: Case, order: Callable[[list[int], int], int]) -> list[str]:
    """The hashes of all positions in which the table decides, and of the final one."""
    game = case.begin()
    chooser = case.chooser()
    positions: list[str] = []
    for turn in range(case.title.bound(case.options, case.seats) + 1):
        if game.is_over():
            break
        lane = order([lane for lane, current in enumerate(game.lanes) if current.waits], turn)
        if lane == TABLE:
            positions.append(digest(game))
        game.advance(lane, chooser.choose(game, lane))
    return [*positions, digest(game)]


def _kind_of(event: dict[str, int | str]) -> str:
    return str(event["kind"])
