"""A game in play: the position, the steps to come, and the engine that moves through them."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from orrery.kernel.dice import Dice, new_dice
from orrery.kernel.errors import BrokenRules, IllegalMove
from orrery.kernel.event import EVERYONE, Sink
from orrery.kernel.lane import NOT_ASKED, Lane, new_lane
from orrery.kernel.state import State
from orrery.kernel.step import NOBODY, Step

SPECTATOR: Final = -1  # as a viewer: knows what everybody knows
OMNISCIENT: Final = -2  # as a viewer: knows everything

NO_MOVES: Final[list[int]] = []

TABLE: Final = 0  # the lane of the table; lane 1 + seat belongs to a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """Rules and position of one match. A title derives from it and adds its own fields.

    A title implements `setup`, `copy_pieces`, `adopt`, `redraw`, `scores` and, if it has agendas,
    `resolve` and `order_is_free`. The rest is the engine.

    Opponents that the rules play have the numbers after the seats. They act in procedures and never
    decide; a title that has them implements `automata`, and its `scores` and `standing` know them.

    Normally there is one lane, the table's. `split` opens one lane per seat for a phase in which
    all act at once; when the last of them is done they close again (the barrier), and what they
    deferred goes on in the given order. Until then nobody sees what another lane has done: `veil`
    keeps the position at the split, and views are made from it.
    """

    seats: int
    lanes: list[Lane]
    lane: int  # the lane whose code is running
    order: list[int]  # while split: the seats in the order in which deferred steps go on
    dice: Dice
    veil: Game | None
    sink: Sink | None
    waits_to_be_asked: bool  # a fork: options that decide nothing are found when asked for

    # What a title implements

    def setup(self, options: dict[str, Any]) -> None:
        """Lay out the components and push the first steps. `seats` and `dice` are there."""
        raise BrokenRules(f"{type(self).__name__} has no setup()")

    def copy_pieces(self, twin: Self) -> None:
        """The title's part of `fork`: fill in its own fields, by hand as every `State` does.

        It may let both have the same pieces if `unshare` copies them.
        """
        raise BrokenRules(f"{type(self).__name__} has no copy_pieces()")

    def unshare(self, lane: int) -> None:
        """Before code of a lane runs: copy what it may write, if `copy_pieces` lets forks share it.

        Code of a seat's lane writes that seat only, code of the table's lane everything.
        """

    def adopt(self, other: Game, seat: int) -> None:
        """Take over from another position all that a lane of this seat may have written."""
        raise BrokenRules(f"{type(self).__name__} has no adopt()")

    def redraw(self, viewer: int) -> None:
        """Draw anew, in place, everything that a viewer can't know. The dice are fresh already."""
        raise BrokenRules(f"{type(self).__name__} has no redraw()")

    def automata(self) -> int:
        """How many opponents the rules play in this match."""
        return 0

    def scores(self) -> list[int]:
        """The points of every player, seats first, as they stand, hidden ones included."""
        raise BrokenRules(f"{type(self).__name__} has no scores()")

    def standing(self, player: int) -> list[int]:
        """What decides the ranking: the score, then the tie-breakers, the higher the better."""
        return [self.scores()[player]]

    def resolve(self, seat: int, effect: int) -> None:
        """Carry out an effect of an agenda."""
        raise BrokenRules(f"{type(self).__name__} has no resolve()")

    def order_is_free(self, seat: int, effect: int) -> bool:
        """Whether it can't matter when this effect is resolved, so that nobody is asked."""
        return False

    def any_order_does(self, seat: int, effects: list[int]) -> bool:
        """Whether these different effects, with no asides between them, may come in any order.

        So nobody is asked, for instance where none of them brings anything as things stand.
        """
        return False

    def asides(self, seat: int) -> list[int]:
        """What else a seat may do while it resolves an agenda; no move that is also an effect."""
        return NO_MOVES

    def take_aside(self, seat: int, move: int) -> None:
        """Carry out a move of `asides`."""
        raise BrokenRules(f"{type(self).__name__} has no take_aside()")

    # What rules call

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the running lane: the last one pushed comes first."""
        self.own(self.lane).stack.append(step)

    def defer(self, step: Step[Any]) -> None:
        """Let a step come after the barrier, on the table's lane; at once if no lane is open."""
        if self.lane == TABLE:
            self.push(step)
        else:
            lane = self.own(self.lane)
            lane.deferred = [*lane.deferred, step]

    def split(self, steps: list[Step[Any]], order: list[int]) -> None:
        """Let seats act at once, each with its own of these decisions, as a procedure's last act.

        A seat with several decisions comes to the last one first; a seat with none has nothing to
        do. `order` lists all seats as the rulebook orders what comes after the barrier.
        """
        if len(self.lanes) > 1:
            raise BrokenRules("the table is split already")
        if sorted(order) != list(range(self.seats)):
            raise BrokenRules(f"a split needs an order of all {self.seats} seats, not {order}")
        self.order = order
        for _ in range(self.seats):
            self.lanes.append(new_lane([]))
        for step in steps:
            if step.seat == NOBODY:
                raise BrokenRules(f"{type(step).__name__} belongs to no seat and can't open a lane")
            self.lanes[1 + step.seat].stack.append(step)
        self.veil = self.copy()

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1 from the dice of the running lane."""
        return self.dice.below(self.lane, bound)

    def tell(
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Announce an event to everyone. Fields that its kind doesn't have are ignored."""
        if self.sink is not None:
            self.sink.tell(self.lane, EVERYONE, kind, [a, b, c, d, e, f])

    def confide(
        self,
        audience: int,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
    ) -> None:
        """Announce an event whose secret fields, the last ones, only this audience gets to know."""
        if self.sink is not None:
            self.sink.tell(self.lane, audience, kind, [a, b, c, d, e, f])

    # What players and programs call

    def begin(self, seats: int, options: dict[str, Any], key: bytes, sink: Sink | None) -> None:
        """Set a blank game up and go on to the first decision."""
        self.seats = seats
        self.lanes = [new_lane([])]
        self.lane = TABLE
        self.order = []
        self.dice = new_dice(key, seats)
        self.veil = None
        self.sink = sink
        self.waits_to_be_asked = False
        self.setup(options)
        self.settle()

    def player_count(self) -> int:
        """How many there are altogether: the seats, and the opponents that the rules play."""
        return self.seats + self.automata()

    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return len(self.lanes) == 1 and not self.lanes[TABLE].stack

    def is_split(self) -> bool:
        """Whether the seats act at once, each in its own lane."""
        return len(self.lanes) > 1

    def deciders(self) -> list[int]:
        """The seats that have to decide now, in ascending order; empty when the game is over."""
        if len(self.lanes) == 1:
            stack = self.lanes[TABLE].stack
            return [stack[-1].seat] if stack else []
        return [seat for seat in range(self.seats) if self.lanes[1 + seat].stack]

    def lane_of(self, seat: int) -> int:
        """The lane in which a seat has to decide, or -1 if it has nothing to decide."""
        lane = TABLE if len(self.lanes) == 1 else 1 + seat
        stack = self.lanes[lane].stack
        return lane if stack and stack[-1].seat == seat else -1

    def decision(self, seat: int) -> Step[Any]:
        """The step that waits for this seat."""
        lane = self.lane_of(seat)
        if lane < 0:
            raise IllegalMove(f"seat {seat} has nothing to decide now")
        return self.lanes[lane].stack[-1]

    def options(self, seat: int) -> list[int]:
        """The legal moves of this seat, none if it has nothing to decide. Don't change the list."""
        lane = self.lane_of(seat)
        return self.menu(lane) if lane >= 0 else []

    def menu(self, lane: int) -> list[int]:
        """The options of the decision that waits in a lane. Don't change the list."""
        current = self.lanes[lane]
        if current.waits and current.options is NOT_ASKED:
            self.lane = lane
            current.options = current.stack[-1].options(self)
        return current.options

    def play(self, seat: int, move: int) -> None:
        """Carry out a move of this seat and all that follows, up to the next decisions.

        Raises IllegalMove, and changes nothing, if the move is not among the options.
        """
        lane = self.lane_of(seat)
        if lane < 0:
            raise IllegalMove(f"seat {seat} has nothing to decide now")
        if move not in self.menu(lane):
            raise IllegalMove(f"move {move} is not among the options of seat {seat}")
        self.advance(lane, move)

    def advance(self, lane: int, move: int) -> None:
        """`play` without its checks, for callers who took the move from `options`."""
        self.lane = lane
        waiting = self.own(lane)
        waiting.waits = False
        waiting.stack.pop().take(self, move)
        self._settle_lane(lane)
        if lane == TABLE or not waiting.stack:
            self.settle()

    def settle(self) -> None:
        """Run every step that asks nobody, until each lane waits for its seat or is done."""
        while True:
            if len(self.lanes) == 1:
                self._settle_lane(TABLE)
                if len(self.lanes) == 1:
                    return
            waiting = False
            for lane in range(1, len(self.lanes)):
                self._settle_lane(lane)
                if self.lanes[lane].stack:
                    waiting = True
            if waiting:
                self.lane = TABLE
                return
            self._close_lanes()

    # What viewers get

    def seen_by(self, viewer: int) -> Game:
        """A copy in which the lanes of others stand where they stood at the split."""
        if self.veil is None or viewer == OMNISCIENT:
            return self.copy()
        return self._through(self.veil, viewer)

    def imagine(self, viewer: int, key: bytes) -> Game:
        """A copy, playable to the end, in which all that the viewer can't know is drawn anew."""
        if self.veil is None or viewer == OMNISCIENT:
            twin = self.copy()
            twin._redraw(viewer, key)
        else:
            opening = self.veil.copy()
            opening._redraw(viewer, key)
            twin = self._through(opening, viewer)
            twin.veil = opening
        twin._refresh()
        twin.settle()
        return twin

    def copy(self) -> Self:
        """An independent copy, without the sink."""
        twin = self.fork()
        twin.waits_to_be_asked = False
        for lane in range(len(twin.lanes)):
            twin.own(lane)
            twin.menu(lane)
        return twin

    def fork(self) -> Self:
        """A copy to be played and never changed by hand, for those who look at many positions.

        It costs less than `copy`, since what no code has run for is still shared, and where a seat
        is asked in any case, its options are worked out when somebody asks for them (`menu`).
        """
        twin = type(self)()
        twin.seats = self.seats
        for lane in self.lanes:
            lane.shared = True
        twin.lanes = self.lanes[:]
        twin.lane = self.lane
        twin.order = self.order
        twin.dice = self.dice.copy()
        twin.veil = self.veil
        twin.sink = None
        twin.waits_to_be_asked = True
        self.copy_pieces(twin)
        return twin

    def own(self, lane: int) -> Lane:
        """A lane to be changed: from now on it and what its code may write are this game's own."""
        current = self.lanes[lane]
        if current.shared:
            current = current.copy()
            self.lanes[lane] = current
            self.unshare(lane)
        return current

    def derived(self) -> tuple[str, ...]:
        return ("lane", "sink", "waits_to_be_asked")

    def restored(self) -> None:
        """Make the derived fields anew, and the options of waiting decisions with them."""
        self.lane = TABLE
        self.sink = None
        self.waits_to_be_asked = False
        self._refresh()

    # The engine

    def _settle_lane(self, lane: int) -> None:
        """Run the steps of a lane until one waits, none is left, or the table is split."""
        current = self.lanes[lane]
        if current.waits:
            return
        self.lane = lane
        current = self.own(lane)
        lanes = len(self.lanes)
        while current.stack and len(self.lanes) == lanes:
            step = current.stack[-1]
            if step.seat == NOBODY:
                current.stack.pop()
                step.run(self)
                continue
            if lane != TABLE and step.seat != lane - 1:
                raise BrokenRules(f"{type(step).__name__} asks seat {step.seat} in another's lane")
            options = self._options_of(step)
            if len(options) == 1 and not step.insists():
                current.stack.pop()
                step.take(self, options[0])
                continue
            if not options and step.lapses():
                current.stack.pop()
                continue
            current.options = options
            current.waits = True
            return

    def _options_of(self, step: Step[Any]) -> list[int]:
        """The options of a decision, as far as they matter for whether its seat is asked."""
        if (
            self.waits_to_be_asked
            and not step.lapses()
            and (step.insists() or step.offers_several(self))
        ):
            return NOT_ASKED
        options = step.options(self)
        if not options and not step.lapses():
            raise BrokenRules(f"{type(step).__name__} offers seat {step.seat} no option")
        return options

    def _close_lanes(self) -> None:
        """The barrier: what the lanes deferred comes next, in the rulebook's order."""
        if self.sink is not None:
            self.sink.barrier(self.order)
        table = self.own(TABLE).stack
        for seat in reversed(self.order):
            table += self.lanes[1 + seat].deferred[::-1]
        del self.lanes[1:]
        self.lane = TABLE
        self.order = []
        self.veil = None

    def _through(self, opening: Game, viewer: int) -> Game:
        """The position at the split, with this viewer's own lane as it stands now."""
        seen = opening.copy()
        seen.veil = opening
        if viewer >= 0:
            seen.adopt(self, viewer)
            seen.lanes[1 + viewer] = self.lanes[1 + viewer].copy()
        return seen

    def _redraw(self, viewer: int, key: bytes) -> None:
        self.dice = new_dice(key, self.seats)
        self.lane = TABLE
        self.own(TABLE)
        if viewer != OMNISCIENT:
            self.redraw(viewer)

    def _refresh(self) -> None:
        """Compute the options of waiting decisions anew, since they may rest on what was redrawn.

        A decision that waits goes on waiting, even if it has only one option now.
        """
        for lane in range(len(self.lanes)):
            current = self.lanes[lane]
            if current.waits:
                self.lane = lane
                self.own(lane).options = current.stack[-1].options(self)
