"""A title: everything the rest of Orrery needs to know about one game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from orrery.kernel.campaign import Campaign, Chapter
from orrery.kernel.chart import Chart
from orrery.kernel.chosen import Chosen
from orrery.kernel.effect import Effects
from orrery.kernel.errors import InvalidMove, InvalidOption, InvalidSave, shown
from orrery.kernel.event import Sink
from orrery.kernel.game import SPECTATOR, Game
from orrery.kernel.option import Automaton, Implied, Option, OptionValue, automata_of, complete
from orrery.kernel.order import Order
from orrery.kernel.page import Page
from orrery.kernel.score import ScoreSheet
from orrery.kernel.snapshot import Classes, classes_of, restore
from orrery.kernel.step import Step
from orrery.kernel.view import Shown, View
from orrery.kernel.vocabulary import Value, Vocabulary

FIRST_GAME: Final = "first_game"  # the preset for those who have never played a game


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the rules judge a match that is not won against others: alone or all together.

    `grade` is one of the title's grades; the fields are for the text that tells the verdict.
    """

    succeeded: bool
    grade: str
    fields: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal: the paragraph that forbids it, and a text key with its fields."""

    paragraph: str
    key: str
    fields: dict[str, Value] = field(default_factory=dict)


def _no_contradictions(options: Mapping[str, OptionValue], seats: int) -> None:
    return


def _no_verdict(game: Any) -> Verdict | None:
    return None


def _no_round(game: Any) -> int:
    return 0


def _no_holdings(game: Any, seat: int) -> dict[str, int]:
    return {}


@dataclass(frozen=True, slots=True)
class Remark:
    """What a move's own fields don't say of it, such as what lies where it leads: a text key."""

    key: str
    fields: Mapping[str, Value]


def _no_remarks(game: Any, seat: int, moves: Sequence[int]) -> dict[int, Remark]:
    return {}


def _nothing_at_hand(game: Any, step: Any) -> dict[str, Value]:
    return {}


def _nothing_written(game: Any, seat: int, page: Page) -> None:
    return


def _nothing_to_plan(game: Any, seat: int) -> list[Step[Any]]:
    return []


def _no_reasons(game: Any, seat: int, move: int) -> list[Reason]:
    return []


@dataclass(frozen=True, eq=False)
class Title:
    """One game: its class, its words, its options, and what can be said of a position.

    `package` is where the folders content/ and text/ are, and the modules that bring what is not
    rules (see `part`); "" for a game without them.
    `view` gets a position in which hidden lanes are rolled back already, and builds from nothing
    what this viewer may know, as a struct of `view_type`. `sheet` explains scores line by line.
    `invariant` raises AssertionError when a position can't be right, such as when components went
    missing.
    `bound` is the largest number of decisions a match can have. `secrets` lists what this viewer
    can't know now, such as the names of hidden cards, each as often as it is there: none of these
    words may occur in anything the viewer gets, and when one of them is lost, it has been shown.
    `verdict` judges a match that was played
    alone or by all together with one of the `grades`; of other matches it is None. `catalogue` has
    what never changes and a board is drawn from, as a struct of `catalogue_type`. `round_of` is
    the number of the round, 0 if there is none; it gets a position as somebody may see it, as
    `view` does, and is the same whoever looks. `presets` are sets of options with a name; that of
    FIRST_GAME, or else the defaults, is for somebody who has never played. `campaign` is there if
    matches can be chapters of one. A `sample` shows how things work; it stands behind the games
    that people come for. Where `all_is_shown`, `view` doesn't depend on the viewer: it is made once
    for everybody.

    Three more tell players what a choice means (see outlook.py); they get a position as the seat
    may know it. `holdings` counts what a seat has, under the names of text keys `holding-<name>`:
    what a move takes and gives is the difference; of `burdens` one would rather have less.
    `wastes` are the kinds of events that tell a seat that something of its own is destroyed or
    lost for nothing, of which it is warned before it decides.
    `touches` lists the elements of the board that a move is about, such as `square:r4c5`; without
    it they are the things that its fields name.
    `why_not` tells of a move that isn't among the options what forbids it, and [] of one that is.
    `at_hand` tells of a decision what its seat has for it, as numbers and named things that the
    prompt says beside those of the step: the dice that are left, the tiles of the depot. `remarks`
    tells of some of a seat's moves what is to be said beside them.
    `next_turn` lists the steps of the turn that a seat which waits can plan, the first one last,
    none if it can't plan now (see plan.py). It changes nothing and looks at nothing hidden.
    `orders` are the standing orders that players may leave (see order.py); their texts are
    `order-<name>`.
    `effects` are those that the content files print; their texts are among the game's. `charts`
    are drawn of a finished match beside those of its points. `chosen` says with what a seat has
    played, for statistics. `encode` writes what a seat may know
    of a position for programs that learn (see encoding.py); like `view` it gets a position in which
    hidden lanes are rolled back already.
    """

    name: str
    package: str
    rules_version: str
    game: type[Game]
    min_seats: int
    max_seats: int
    options: Sequence[Option]
    moves: Vocabulary
    events: Vocabulary
    view: Callable[[Any, int], View]
    view_type: type[View]
    sheet: ScoreSheet
    invariant: Callable[[Any], None]
    bound: Callable[[Mapping[str, OptionValue], int], int]
    secrets: Callable[[Any, int], list[str]]
    check_options: Callable[[Mapping[str, OptionValue], int], None] = _no_contradictions
    grades: Sequence[str] = ()
    verdict: Callable[[Any], Verdict | None] = _no_verdict
    catalogue: Callable[[], Shown] = Shown
    catalogue_type: type[Shown] = Shown
    round_of: Callable[[Any], int] = _no_round
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    effects: Sequence[Effects] = ()
    holdings: Callable[[Any, int], Mapping[str, int]] = _no_holdings
    burdens: Collection[str] = ()
    wastes: Collection[str] = ()
    touches: Callable[[Any, int, int], list[str]] | None = None
    why_not: Callable[[Any, int, int], list[Reason]] = _no_reasons
    at_hand: Callable[[Any, Any], Mapping[str, Value]] = _nothing_at_hand
    remarks: Callable[[Any, int, Sequence[int]], Mapping[int, Remark]] = _no_remarks
    next_turn: Callable[[Any, int], list[Step[Any]]] = _nothing_to_plan
    orders: Sequence[Order] = ()
    sample: bool = False
    all_is_shown: bool = False
    campaign: Campaign | None = None
    implied: Sequence[Implied] = ()
    charts: Sequence[Chart] = ()
    chosen: Sequence[Chosen] = ()
    encode: Callable[[Any, int, Page], None] = _nothing_written

    def check(self, seats: int, options: Mapping[str, Any]) -> dict[str, OptionValue]:
        """The options completed with defaults; InvalidOption if they or the seats won't do."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise InvalidOption(f"the number of seats is a whole number, not {shown(seats)}")
        if not self.min_seats <= seats <= self.max_seats:
            wanted = f"{self.min_seats} to {self.max_seats}"
            raise InvalidOption(f"{self.name} is for {wanted} seats, not {shown(seats)}")
        completed = complete(self.options, options, seats)
        self.check_options(completed, seats)
        return completed

    def effective(self, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """The options with the values that count, where seats or other options imply them."""
        values = {one.option: one.value for one in self.implied if one.applies(options, seats)}
        return {**options, **values}

    def chapter_options(self, chosen: Mapping[str, Any], chapter: Chapter) -> dict[str, Any]:
        """The options of a chapter: what it decides, and otherwise what was chosen."""
        return self._campaign().options(chosen, chapter)

    def check_chapter(self, options: Mapping[str, OptionValue], chapter: Chapter | None) -> None:
        """InvalidOption unless a match with these checked options can be this chapter."""
        if chapter is not None:
            self._campaign().check(options, chapter)

    def _campaign(self) -> Campaign:
        if self.campaign is None:
            raise InvalidOption(f"{self.name} has no campaign")
        return self.campaign

    def automata(self, options: Mapping[str, OptionValue], seats: int) -> list[Automaton]:
        """The opponents that the rules play in a match with these options, in their order."""
        return automata_of(self.options, options, seats)

    def begin(
        self, seats: int, options: Mapping[str, Any], key: bytes, sink: Sink | None = None
    ) -> Game:
        """A new game at its first decision."""
        game = self.game()
        game.begin(seats, dict(self.check(seats, options)), key, sink)
        return game

    def view_of(self, game: Game, viewer: int) -> View:
        """What a viewer may know of a position: a seat, SPECTATOR or OMNISCIENT."""
        return self.view(game.seen_by(viewer), viewer)

    def shown(self, game: Game, viewer: int) -> tuple[View, list[int]]:
        """`view_of` and `public_scores` at once, which is cheaper."""
        seen = game.seen_by(viewer)
        return self.view(seen, viewer), self.sheet.public(seen).scores()

    def public_round(self, game: Game, viewer: int = SPECTATOR) -> int:
        """The round, in a position as this viewer sees it."""
        if viewer == SPECTATOR:  # asked after every move, and reading it needs no copy
            return self.round_of(game if game.veil is None else game.veil)
        return self.round_of(game.seen_by(viewer))

    def public_scores(self, game: Game, viewer: int) -> list[int]:
        """The points that everybody can add up, in a position as this viewer sees it."""
        return self.sheet.public(game.seen_by(viewer)).scores()

    def order(self, name: str) -> Order:
        """The standing order with this name; InvalidMove if there is none."""
        for order in self.orders:
            if order.name == name:
                return order
        raise InvalidMove(f"{self.name} has no standing order {shown(name)}")

    def restore(self, data: object) -> Game:
        """The game that `snapshot.dump` made this data from."""
        game = restore(data, self.classes)
        if not isinstance(game, self.game):
            raise InvalidSave(f"the saved position is not one of {self.name}")
        return game

    @cached_property
    def classes(self) -> Classes:
        """The state classes that a saved position of this title may hold."""
        return classes_of(self.game)

    @cached_property
    def content_hash(self) -> str:
        """A hash of the content files: a journal names the components it was played with."""
        digest = hashlib.blake2b(digest_size=16)
        for file in self.files("content"):
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()

    def part(self, name: str) -> ModuleType | None:
        """A module of the title's package that a game may have or not, such as its benchmark."""
        module = f"{self.package}.{name}"
        if not self.package or find_spec(module) is None:
            return None
        return import_module(module)

    def files(self, folder: str) -> list[Traversable]:
        """The files in a folder of the title's package, by name; none without such a folder."""
        found = resources.files(self.package) / folder if self.package else None
        if found is None or not found.is_dir():
            return []
        return sorted((file for file in found.iterdir() if file.is_file()), key=lambda f: f.name)
