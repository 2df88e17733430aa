"""What a choice would lead to, as far as the one who chooses can know; and why a move is none.

An outlook is found by playing the move on an imagined copy whose dice don't draw. So nothing that
is hidden can show in it, and it ends where chance decides, where somebody else has to, or with the
seat's own next decision. Forced moves are made as in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from orrery.kernel.agenda import Agenda
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import ChanceDecides, IllegalMove
from orrery.kernel.feed import Feed, Record, Recorder
from orrery.kernel.game import Game
from orrery.kernel.move import field, kind_of
from orrery.kernel.pending import step_name
from orrery.kernel.title import Reason, Title
from orrery.kernel.vocabulary import Hex, Number, Square, Vocabulary

UNTOLD: Final = ""  # as a name of what chance decides: no event tells it
FEW: Final = 6  # options of the next decision that an outlook names
_IMAGINED: Final = key_from_seed("outlook")


@dataclass(frozen=True, slots=True)
class Change:
    """So many of what a seat holds it has before a move, and so many after it.

    Of a `burden` one would rather have less.
    """

    name: str
    before: int
    after: int
    burden: bool = False

    @property
    def takes_the_last(self) -> bool:
        """Whether it costs something, of which nothing would be left."""
        return self.after == 0 < self.before and not self.burden


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move would bring and cost.

    `events` are what the seat would be told at once, `wastes` those among them by which it would
    lose something for nothing. `changes` are the differences in the title's
    `holdings`. `touches` are the elements of the board that the move is about. `then` is the kind
    of the seat's own decision that follows at once, if one does, and `waits` what it is about: all
    effects of an agenda, those that come twice listed twice; the options of any other decision if
    they are FEW, else none. `chance` is None unless the outlook ends because chance decides what
    comes next, or something hidden is shown; then it is the kind of the event that will tell it,
    UNTOLD if there is none.
    """

    move: int
    events: list[Record]
    wastes: list[Record]
    changes: list[Change]
    touches: list[str]
    then: str | None
    waits: list[int]
    chance: str | None


class Foresight:
    """A decision as its seat sees it: made once, asked for as many moves as one likes.

    Making it costs about as much as `Game.imagine`, an outlook as much as a copy and a move.
    """

    def __init__(self, title: Title, game: Game, seat: int, key: bytes = _IMAGINED) -> None:
        """Raises IllegalMove if the seat has nothing to decide.

        The key decides what is imagined of all that is hidden; no outlook may depend on it.
        """
        game.decision(seat)
        self._title = title
        self._seat = seat
        self._world = game.imagine(seat, key)
        self._world.dice.blind = True
        self._holdings = title.holdings(self._world, seat)
        self._secrets = Counter(title.secrets(self._world, seat))

    def outlook(self, move: int) -> Outlook:
        """What a legal move would lead to; IllegalMove if it is none."""
        self._check(move)
        after, told, chance = self.foreseen(move)
        goes_on = chance is None and after.lane_of(self._seat) >= 0
        holdings = self._title.holdings(after, self._seat)
        return Outlook(
            move,
            told,
            [one for one in told if self._is_waste(one)],
            changes_between(self._holdings, holdings, self._title.burdens),
            self.touches(move),
            step_name(after.decision(self._seat)) if goes_on else None,
            waiting(after, self._seat) if goes_on else [],
            chance,
        )

    def _is_waste(self, told: Record) -> bool:
        return told["kind"] in self._title.wastes and told.get("seat", self._seat) == self._seat

    def why_not(self, move: int) -> list[Reason]:
        """What forbids a move; [] for a legal one, and for one of which the title says nothing."""
        if move in self._world.options(self._seat):
            return []
        return self._title.why_not(self._world, self._seat, move)

    def touches(self, move: int) -> list[str]:
        """The elements of the board that a move is about."""
        if self._title.touches is None:
            return named_things(self._title.moves, move)
        return self._title.touches(self._world, self._seat, move)

    def _check(self, move: int) -> None:
        if move not in self._world.options(self._seat):
            text = self._title.moves.text(move)
            raise IllegalMove(f"{text} is not allowed now, so there is nothing to foresee")

    def foreseen(self, move: int) -> tuple[Game, list[Record], str | None]:
        """The position where the outlook ends, what was told until then, and why it ends."""
        recorder = Recorder(self._title.events)
        after = self._world.copy()
        is_drawn = False
        try:
            self._play(after, move, recorder)
        except ChanceDecides:
            is_drawn = True
        if self.shows(after):  # a hidden card can come without chance, before or instead of it
            careful = _Careful(self, self._world.copy())
            with suppress(ChanceDecides):
                self._play(careful.game, move, careful)
            return careful.game, self._told(careful), UNTOLD
        chance = self._drawn(move, len(recorder.events)) if is_drawn else None
        return after, self._told(recorder), chance

    def _drawn(self, move: int, events: int) -> str:
        """What chance decides after so many events: the kind of the next one, if that tells it."""
        recorder = Recorder(self._title.events)
        other = self._world.copy()
        other.dice.blind = False
        self._play(other, move, recorder)
        kinds = {kind.name: kind.drawn for kind in self._title.events.kinds.values()}
        following = recorder.events[events : events + 1]
        return following[0].kind if following and kinds.get(following[0].kind) else UNTOLD

    def _play(self, game: Game, move: int, recorder: Recorder) -> None:
        game.sink = recorder
        game.advance(game.lane_of(self._seat), move)

    def shows(self, game: Game) -> bool:
        """Whether the seat would know what is a secret now."""
        return bool(self._secrets - Counter(self._title.secrets(game, self._seat)))

    def _told(self, recorder: Recorder) -> list[Record]:
        feed = Feed(self._world.seats)
        feed.publish(recorder.events)
        return feed.since(0, self._seat)


class _Careful(Recorder):
    """Stops a game before it tells, or has begun to use, what the seat can't know yet."""

    def __init__(self, foresight: Foresight, game: Game) -> None:
        super().__init__(foresight._title.events)
        self.game = game
        self._foresight = foresight

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        if self._foresight.shows(self.game):
            raise ChanceDecides("something hidden would be shown")
        super().tell(lane, audience, kind, args)
        told = self.events[-1].seen_by(self._foresight._seat).values()
        if any(word in self._foresight._secrets for word in told):
            self.events.pop()
            raise ChanceDecides("something hidden would be told")


_GRIDS: Final[dict[type, str]] = {Square: "square", Hex: "hex"}


def named_things(moves: Vocabulary, move: int) -> list[str]:
    """The things that a move's fields name: `square:r4c5`, `card:comet-3`; numbers name none."""
    parts = moves.kinds[kind_of(move)].fields
    return [
        f"{_GRIDS.get(type(part), part.name)}:{part.describe(field(move, i))}"
        for i, part in enumerate(parts)
        if not isinstance(part, Number)
    ]


def waiting(game: Game, seat: int) -> list[int]:
    """What a seat's decision is about, as far as that is told in advance."""
    decision = game.decision(seat)
    if isinstance(decision, Agenda):
        return decision.effects[:]
    options = game.options(seat)
    return options[:] if len(options) <= FEW else []


def changes_between(
    before: Mapping[str, int], after: Mapping[str, int], burdens: Collection[str] = ()
) -> list[Change]:
    """What two `holdings` differ in."""
    return [
        Change(name, before.get(name, 0), after.get(name, 0), name in burdens)
        for name in {**before, **after}
        if before.get(name, 0) != after.get(name, 0)
    ]
