"""A match: a game with its journal. Play, undo, save, load, replay."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orrery.kernel.campaign import Carried, Chapter
from orrery.kernel.dice import commitment
from orrery.kernel.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    UnknownSeat,
    shown,
)
from orrery.kernel.feed import Event, Feed, Record, Recorder
from orrery.kernel.game import OMNISCIENT, SPECTATOR, TABLE, Game
from orrery.kernel.journal import (
    FORMAT,
    HASH_EVERY,
    Entry,
    Header,
    Journal,
    encode,
    write_atomically,
)
from orrery.kernel.option import Automaton
from orrery.kernel.order import ordered
from orrery.kernel.pending import Pending, kind_seen, pending_for, pending_of
from orrery.kernel.plan import Planned, can_plan, plan
from orrery.kernel.release import RELEASE
from orrery.kernel.score import ScoreLine
from orrery.kernel.snapshot import digest_of, dump, written
from orrery.kernel.title import Title, Verdict
from orrery.kernel.view import Plain, View, plain
from orrery.kernel.vocabulary import BARRIER

MAX_NAME = 40
_SHOWN_OPTIONS = 8


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Ranks begin with 1; players that tie after all tie-breakers share one.

    Lists are by number: the seats, then the opponents that the rules play, who may win as well. A
    match that was played alone or by all together has a verdict, and no winners if it was lost.
    """

    scores: list[int]
    ranks: list[int]
    breakdown: list[list[ScoreLine]]
    verdict: Verdict | None = None

    @property
    def winners(self) -> list[int]:
        if self.verdict is not None and not self.verdict.succeeded:
            return []
        return [player for player, rank in enumerate(self.ranks) if rank == 1]


@dataclass(frozen=True, slots=True)
class _Played:
    """A move that can still be taken back."""

    entry: int
    seat: int
    lane: int
    move: int


class Match:
    """A game in play with its journal, seen with all its secrets: hand out views, not this.

    A position is never changed in place: each move is played on a copy that replaces the old one
    when all went well, so that an error of any kind leaves the match as it was.
    """

    def __init__(self, title: Title, journal: Journal, game: Game, feed: Feed) -> None:
        """For `new_match`, `open_save` and `copy`, which establish that these belong together."""
        self.title = title
        self.journal = journal
        self._game = game
        self._feed = feed
        self._trail: list[_Played] = []
        self._base = game  # the position that the trail starts from
        self._secrets_in: Game | None = None  # a position, and by viewer what is secret there
        self._secrets: dict[int, list[str]] = {}
        self._written_of: Game | None = None  # a position, and how it is written
        self._written = b""
        self._round_of: Game | None = None  # a position, and its round
        self._round = 0
        self._scores_of: Game | None = None  # a position that all see alike, and its public scores
        self._scores: list[int] = []

    # Reading

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._game.seats

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return list(self.journal.header.names)

    @property
    def automata(self) -> list[Automaton]:
        """The opponents that the rules play; their numbers come after the seats."""
        return self.title.automata(self.journal.header.options, self.seats)

    @property
    def options(self) -> dict[str, Any]:
        """The options the match is played with."""
        return dict(self.journal.header.options)

    @property
    def chapter(self) -> Chapter | None:
        """Where the match stands in its campaign, if it is a chapter of one."""
        return self.journal.header.campaign

    @property
    def commitment(self) -> str:
        """SHA-256 of the dice key, public from the start."""
        return self.journal.header.commitment

    @property
    def key(self) -> str | None:
        """The dice key in hex, once the match is over."""
        return self.journal.header.key if self._game.is_over() else None

    @property
    def entries(self) -> Sequence[Entry]:
        """What the seats did so far: moves and undos."""
        return tuple(self.journal.entries)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self._game.is_over()

    @property
    def is_split(self) -> bool:
        """Whether the seats act at once now, each hidden from the others."""
        return self._game.is_split()

    @property
    def hash(self) -> str:
        """The hash of the position."""
        return digest_of(self.written_position())

    def position(self) -> Game:
        """A copy of the position, with all its secrets, to calculate with."""
        twin = self._game.copy()
        for lane in twin.lanes:
            lane.options = lane.options[:]
        return twin

    def deciders(self) -> list[int]:
        """The seats that have to decide now, in their order."""
        return self._game.deciders()

    def written_position(self) -> bytes:
        """The position, with all its secrets, as JSON: what `Title.restore` reads. Made once."""
        if self._written_of is not self._game:
            self._written, self._written_of = written(self._game), self._game
        return self._written

    def pending(self) -> list[Pending]:
        """One entry per seat that has to decide now, in the order of seats."""
        return pending_of(self.title, self._game)

    def pending_for(self, seat: int) -> Pending:
        """That of a seat that has to decide now."""
        return pending_for(self.title, self._game, seat)

    def view(self, viewer: int = SPECTATOR) -> Plain:
        """What a viewer may know of the position: a seat, SPECTATOR or OMNISCIENT."""
        return plain(self.typed_view(viewer))

    def typed_view(self, viewer: int = SPECTATOR) -> View:
        """The same as the struct that the title declares, `Title.view_type`."""
        self._check_viewer(viewer)
        return self.title.view_of(self._game, viewer)

    def shown(self, viewer: int = SPECTATOR) -> tuple[View, list[int]]:
        """The typed view and the public scores at once, which is cheaper.

        Unless seats act hidden from each other, the scores are the same for all and added up once.
        """
        self._check_viewer(viewer)
        if self._scores_of is self._game:
            return self.title.view_of(self._game, viewer), self._scores
        view, scores = self.title.shown(self._game, viewer)
        if not self.is_split:
            self._scores, self._scores_of = scores, self._game
        return view, scores

    def public_scores(self, viewer: int = SPECTATOR) -> list[int]:
        """The points that everybody can add up, in the position as a viewer sees it."""
        self._check_viewer(viewer)
        return self.title.public_scores(self._game, viewer)

    @property
    def round(self) -> int:
        """What the game counts, as everyone sees it; 0 if it counts nothing."""
        if self._round_of is not self._game:
            self._round, self._round_of = self.title.public_round(self._game), self._game
        return self._round

    def viewpoint(self, viewer: int) -> int:
        """A viewer who sees the same as this one now: everyone's, where nothing is hidden."""
        return SPECTATOR if self.title.all_is_shown and not self.is_split else viewer

    def asks(self, seat: int) -> str:
        """The kind of decision that waits for a seat, as the others may know it."""
        return kind_seen(self._game, seat)

    def ordered(self, seat: int, name: str) -> str | None:
        """The move that a standing order makes in the seat's decision now, if it makes one."""
        move = ordered(self.title.order(name), self._game, seat)
        return None if move is None else self.title.moves.text(move)

    def term(self, seat: int, name: str) -> int:
        """How long an order stands: until this number is another."""
        return self.title.order(name).term(self._game, seat)

    def can_order(self, seat: int, name: str) -> bool:
        """Whether an order would help a seat: it makes a move now, or may when its turn comes."""
        order = self.title.order(name)
        ahead = order.ahead and can_plan(self.title, self._game, seat)
        return ahead or ordered(order, self._game, seat) is not None

    def can_plan(self, seat: int) -> bool:
        """Whether a seat waits and could try out its next turn meanwhile."""
        self._check_seat(seat)
        return can_plan(self.title, self._game, seat)

    def plan(self, seat: int, moves: Sequence[str]) -> Planned:
        """The next turn of a seat that waits, after as many of these moves as are legal in it."""
        self._check_seat(seat)
        numbers = [self.title.moves.parse(move) for move in moves]
        return plan(self.title, self._game, seat, numbers)

    def events(self, since: int = 0, viewer: int = SPECTATOR) -> list[Record]:
        """What a viewer has been told, from the event with this number on (the first is 0)."""
        self._check_viewer(viewer)
        if not is_number(since) or since < 0:
            raise InvalidOption(f"events are numbered from 0, not from {shown(since)}")
        return self._feed.since(since, viewer)

    def told(self, viewer: int = SPECTATOR) -> int:
        """How many events a viewer has been told."""
        self._check_viewer(viewer)
        return self._feed.size(viewer)

    def scores(self) -> list[int]:
        """The points of every player as they stand, hidden ones included."""
        return self._game.scores()

    def undoable(self, seat: int) -> str | None:
        """The notation of the move that `undo` would take back, if there is one."""
        self._check_seat(seat)
        own = [played for played in self._trail if played.seat == seat]
        if not own or self._led_into_lanes(own[-1]):
            return None
        return self.title.moves.text(own[-1].move)

    def _led_into_lanes(self, played: _Played) -> bool:
        """Whether a move stands because all have acted at once since, or may have.

        If it stood only once another seat has acted, its seat would know of what is hidden.
        """
        return played.lane == TABLE and self.is_split and self.seats > 1

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks and the breakdown of every score; None until the match is over."""
        if not self._game.is_over():
            return None
        return outcome_of(self.title, self._game)

    @property
    def left(self) -> Carried | None:
        """What a chapter of a campaign leaves behind; None until it is over."""
        campaign, chapter = self.title.campaign, self.chapter
        if campaign is None or chapter is None or not self._game.is_over():
            return None
        return campaign.leaves(self._game, chapter)

    @property
    def next_chapter(self) -> Chapter | None:
        """The chapter that this match leads to; None until it is over, and after the last one."""
        campaign, chapter = self.title.campaign, self.chapter
        if campaign is None or chapter is None or not self._game.is_over():
            return None
        return campaign.after(self._game, chapter, self.journal.last_check)

    # Acting

    def play(self, seat: int, move: int | str, order: str | None = None) -> list[Record]:
        """Make a move, given as its number or its notation; what this seat is told of it.

        `order` is the standing order that made it, for the journal.

        Raises InvalidMove if it can't be understood, IllegalMove if it isn't allowed now; nothing
        has changed then.
        """
        number = self._understand(seat, move)
        if order is not None:
            self.title.order(order)
        lane = self._game.lane_of(seat)
        game = self._game.copy()
        recorder = Recorder(self.title.events)
        told = self._feed.size(seat)
        game.sink = recorder
        game.advance(lane, number)
        game.sink = None
        self._commit(seat, lane, number, game, recorder.events, order)
        return self._feed.since(told, seat)

    def undo(self, seat: int) -> None:
        """Take the seat's last move back; CannotUndo, with the reason, if that isn't possible.

        It is possible until chance has decided something, hidden choices have been shown, a
        secret has been told to another seat, or another seat can act on the result or has done so.
        """
        self.check_undo(seat)
        self.take_back(seat)

    def check_undo(self, seat: int) -> None:
        """CannotUndo, with the reason, if the seat has nothing to take back."""
        if self.undoable(seat) is None:
            raise CannotUndo(self._why_no_undo(seat))

    def take_back(self, seat: int) -> None:
        """An undo as a journal tells it.

        Those of earlier releases also have some of moves that had led into lanes, while nobody else
        had acted there.
        """
        self._check_seat(seat)
        own = [played for played in self._trail if played.seat == seat]
        if not own:
            raise CannotUndo(self._why_no_undo(seat))
        self._trail.remove(own[-1])
        self._game = _advanced(self._base, self._trail)
        self._feed.withdraw(own[-1].entry, seat)
        self._append(seat, None, [])

    def save(self, path: str | os.PathLike[str] | None = None) -> str:
        """The match as JSON text, with all its secrets; also written to a file, atomically."""
        text = encode(self.journal, dump(self._game), RELEASE)
        if path is not None:
            write_atomically(path, text)
        return text

    def copy(self) -> Match:
        """An independent match that can go on differently."""
        twin = Match(self.title, self.journal.copy(), self._game, self._feed.copy())
        twin._trail = self._trail[:]
        twin._base = self._base
        twin._secrets_in, twin._secrets = self._secrets_in, self._secrets
        twin._written_of, twin._written = self._written_of, self._written
        twin._round_of, twin._round = self._round_of, self._round
        return twin

    # Within

    def _understand(self, seat: int, move: int | str) -> int:
        """The number of a move that is allowed now."""
        self._check_seat(seat)
        if isinstance(move, str):
            number = self.title.moves.parse(move)
        elif is_number(move):
            number = move
            if not self.title.moves.means(number):
                raise InvalidMove(f"no move has the number {shown(number)}")
        else:
            raise InvalidMove(f"a move is its number or its notation, not a {type(move).__name__}")
        options = self._game.options(seat)
        if number not in options:
            raise IllegalMove(self._why_illegal(seat, number, options))
        return number

    def _why_illegal(self, seat: int, move: int, options: list[int]) -> str:
        name = self.journal.header.names[seat]
        if self._game.is_over():
            return "the match is over"
        if not options:
            return f"{name} has nothing to decide now"
        shown = ", ".join(self.title.moves.text(m) for m in options[:_SHOWN_OPTIONS])
        more = f" and {len(options) - _SHOWN_OPTIONS} more" if len(options) > _SHOWN_OPTIONS else ""
        given = self.title.moves.text(move)
        return f"{given} is not allowed now; {name} may: {shown}{more}"

    def _commit(
        self,
        seat: int,
        lane: int,
        move: int,
        game: Game,
        events: list[Event],
        order: str | None,
    ) -> None:
        """Let a move that went well become part of the match."""
        before, entry = self._game, len(self.journal.entries)
        self._fix([p for p in self._trail if p.lane == TABLE and p.seat != seat])
        if not self._trail:
            self._base = before
        self._trail.append(_Played(entry, seat, lane, move))
        self._game = game
        self._append(seat, self.title.moves.text(move), events, order)
        self._feed.publish(events, entry)
        choices_shown = self.seats > 1 and any(event.kind == BARRIER for event in events)
        if choices_shown or game.is_over():
            self._fix(self._trail)
        elif before.dice.drawn != game.dice.drawn or self._shows(before, game, seat, lane):
            self._fix([p for p in self._trail if p.seat == seat])

    def _shows(self, before: Game, after: Game, seat: int, lane: int) -> bool:
        """Whether somebody knows now what was a secret before; in a lane only its seat may."""
        viewers = [seat] if lane != TABLE else [*range(self.seats), SPECTATOR]
        secrets = self.title.secrets
        known = self._secrets if self._secrets_in is before else {}
        now = {viewer: secrets(after, viewer) for viewer in viewers}
        self._secrets_in, self._secrets = after, now
        return any(_loses(known.get(v) or secrets(before, v), now[v]) for v in viewers)

    def _append(
        self, seat: int, move: str | None, events: list[Event], order: str | None = None
    ) -> None:
        hashed = len(self.journal.entries) % HASH_EVERY == 0 or self._game.is_over()
        self.journal.append(seat, move, events, self.hash if hashed else None, order)

    def _fix(self, fixed: list[_Played]) -> None:
        """These moves can't be taken back any more.

        The others don't depend on them: they were made in lanes of other seats, or later.
        """
        self._trail = [played for played in self._trail if played not in fixed]
        if self._trail:
            self._base = _advanced(self._base, fixed)
        else:
            self._feed.settle()

    def _why_no_undo(self, seat: int) -> str:
        name = self.journal.header.names[seat]
        moved = any(e.seat == seat and e.move is not None for e in self.journal.entries)
        if not moved:
            return f"{name} has not made a move yet"
        return (
            f"{name} has nothing to take back: since the last move chance has decided, "
            "something hidden was shown, another seat has acted, or all began to act at once"
        )

    def _check_seat(self, seat: int) -> None:
        if not is_number(seat) or not 0 <= seat < self.seats:
            raise UnknownSeat(f"the seats are 0 to {self.seats - 1}, not {shown(seat)}")

    def _check_viewer(self, viewer: int) -> None:
        if not is_number(viewer) or not OMNISCIENT <= viewer < self.seats:
            raise UnknownSeat(
                f"a viewer is a seat from 0 to {self.seats - 1}, SPECTATOR or OMNISCIENT, "
                f"not {shown(viewer)}"
            )


def _loses(before: list[str], after: list[str]) -> bool:
    """Whether something was in one list more often than it is in the other."""
    return before != after and bool(Counter(before) - Counter(after))


def is_number(value: object) -> bool:
    """Whether something is a whole number; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def outcome_of(title: Title, game: Game) -> Outcome:
    """Scores, ranks and breakdowns of a game that is over."""
    players = range(game.player_count())
    standings = [game.standing(player) for player in players]
    ranks = [1 + sum(other > own for other in standings) for own in standings]
    breakdown = [title.sheet.lines(game, player) for player in players]
    return Outcome(game.scores(), ranks, breakdown, title.verdict(game))


def new_match(
    title: Title,
    names: Sequence[str],
    options: Mapping[str, Any],
    key: bytes,
    chapter: Chapter | None = None,
) -> Match:
    """A match at its first decision; in a campaign, the options must be those of the chapter."""
    checked = title.check(len(names), options)
    title.check_chapter(checked, chapter)
    for name in names:
        _check_name(name)
    if len(set(names)) < len(names):
        raise InvalidOption("two seats have the same name: give them different ones")
    recorder = Recorder(title.events)
    game = title.begin(len(names), checked, key, recorder)
    game.sink = None
    header = Header(
        game=title.name,
        rules=title.rules_version,
        content=title.content_hash,
        names=list(names),
        options=dict(checked),
        commitment=commitment(key),
        key=key.hex(),
        campaign=chapter,
    )
    feed = Feed(len(names))
    feed.publish(recorder.events)
    return Match(title, Journal(FORMAT, header, None, recorder.events, []), game, feed)


def _check_name(name: object) -> None:
    if (
        not isinstance(name, str)
        or not 1 <= len(name.strip()) <= MAX_NAME
        or not name.isprintable()
    ):
        raise InvalidOption(f"a seat's name has 1 to {MAX_NAME} letters, not {shown(name)}")


def _advanced(game: Game, moves: list[_Played]) -> Game:
    """The position after these moves."""
    after = game.copy()
    for played in moves:
        after.advance(played.lane, played.move)
    return after
