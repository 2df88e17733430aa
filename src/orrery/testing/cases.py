"""Which games to test: numbers of seats and options, combined so that every pair occurs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, combinations, islice, product

from orrery.kernel.dice import Dice, key_from_seed, new_dice
from orrery.kernel.errors import InvalidOption
from orrery.kernel.game import Game
from orrery.kernel.option import (
    NO_OPPONENTS,
    Automaton,
    Opponents,
    Option,
    OptionValue,
    PerSeat,
    Range,
    default_of,
)
from orrery.kernel.title import Title

_TRIES = 4  # rows, of which the one that covers most is taken
_SEARCHED = 20_000
_SEATS = "seats"
_LONG = 500  # decisions

Row = dict[str, OptionValue]
Pair = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]


@dataclass(frozen=True)
class Case:
    """One game to be played: a title, seats, options, a seed, and the first choices to be made.

    `picks` are indices into the options, taken modulo their number; when they run out, dice
    choose. A test can so be driven by hypothesis and shrinks to few and first choices.
    """

    title: Title
    seats: int
    options: Mapping[str, OptionValue]
    seed: int | str = 0
    picks: Sequence[int] = field(default=())

    def begin(self) -> Game:
        """The game at its first decision."""
        return self.title.begin(self.seats, self.options, key_from_seed(self.seed))

    @property
    def automata(self) -> list[Automaton]:
        """The opponents that the rules play."""
        return self.title.automata(self.options, self.seats)

    @property
    def players(self) -> int:
        """How many there are altogether, seats and automatic opponents."""
        return self.seats + len(self.automata)

    def chooser(self) -> Chooser:
        """Makes the choices of this case."""
        return Chooser(self)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.title.name} seats={self.seats} {options}".strip()


class Chooser:
    """Makes choices: the picks of a case first, then by dice with a stream for every lane.

    What is chosen in a lane depends on that lane alone, so that the same choices are made whatever
    the order in which lanes are played.
    """

    def __init__(self, case: Case) -> None:
        self._picks = case.picks
        self._lanes = case.seats + 1
        self._made = [0] * self._lanes
        self._dice: Dice = new_dice(key_from_seed(f"choices {case.seed}"), self._lanes)

    def choose(self, game: Game, lane: int) -> int:
        """One of the options of the decision that waits in this lane."""
        options = game.lanes[lane].options
        place = self._made[lane] * self._lanes + lane
        self._made[lane] += 1
        if place < len(self._picks):
            return options[self._picks[place] % len(options)]
        return options[self._dice.below(lane, len(options))]

    def below(self, bound: int) -> int:
        """A number for the test itself, such as which seat goes first."""
        return self._dice.below(self._lanes, bound)


def pairwise(title: Title, seed: int = 0) -> list[Case]:
    """Cases in which every two values of two different options occur together, where they may.

    The defaults for every number of seats are among them.
    """
    values = _values(title)
    dice = new_dice(key_from_seed(f"pairwise {seed}"), 0)
    cases = [default_case(title, seats) for seats in range(title.min_seats, title.max_seats + 1)]
    uncovered = _pairs(values)
    for case in cases:
        _cover(uncovered, {_SEATS: case.seats, **case.options})
    while uncovered:
        wanted = next(iter(uncovered))
        row = _search(title, values, wanted, dice)
        if row is None:
            del uncovered[wanted]  # these two contradict each other
        else:
            rows = [_filled(title, values, wanted, row, uncovered, dice) for _ in range(_TRIES)]
            row = max(rows, key=lambda row: sum(pair in uncovered for pair in _pairs_of(row)))
            _cover(uncovered, row)
            cases.append(_case(title, row))
    return cases


def default_case(title: Title, seats: int) -> Case:
    """The game as it is played when nobody chooses anything."""
    return Case(title, seats, title.check(seats, {}))


def is_long(title: Title) -> bool:
    """Whether its games may be so long that not everything can be tried with all its options."""
    seats = title.max_seats
    return title.bound(title.check(seats, {}), seats) > _LONG


def random_case(title: Title, seed: int | str) -> Case:
    """A game with random seats and options; the same seed gives the same case."""
    dice = new_dice(key_from_seed(f"random case {seed}"), 0)
    while True:
        seats = title.min_seats + dice.below(0, title.max_seats - title.min_seats + 1)
        options = {option.name: _random_value(option, seats, dice) for option in title.options}
        with suppress(InvalidOption):
            return Case(title, seats, title.check(seats, options), seed)


def _random_value(option: Option, seats: int, dice: Dice) -> OptionValue:
    if isinstance(option, PerSeat):
        return ",".join(_random_words(option, seats, dice))
    if isinstance(option, Opponents):
        return ",".join(_random_levels(option, seats, dice)) or NO_OPPONENTS
    values = range(option.low, option.high + 1) if isinstance(option, Range) else option.values()
    return values[dice.below(0, len(values))]


def _random_words(option: PerSeat, seats: int, dice: Dice) -> list[str]:
    """A word for each seat; what is there once is given once."""
    left = [*option.choices, *option.single]
    words: list[str] = []
    for _ in range(seats):
        words.append(left[dice.below(0, len(left))])
        if words[-1] in option.single:
            left.remove(words[-1])
    return words


def _random_levels(option: Opponents, seats: int, dice: Dice) -> list[str]:
    """A level for each of as many opponents as may join these seats."""
    least = option.least(seats)
    number = least + dice.below(0, option.room(seats) - least + 1)
    return [option.levels[dice.below(0, len(option.levels))] for _ in range(number)]


def _values(title: Title) -> dict[str, Sequence[OptionValue]]:
    seats: Sequence[OptionValue] = range(title.min_seats, title.max_seats + 1)
    return {_SEATS: seats} | {option.name: option.values() for option in title.options}


def _pairs(values: Mapping[str, Sequence[OptionValue]]) -> dict[Pair, None]:
    """All pairs, as a dict because that keeps its order."""
    return {
        ((a, x), (b, y)): None
        for a, b in combinations(values, 2)
        for x in values[a]
        for y in values[b]
    }


def _pairs_of(row: Row) -> list[Pair]:
    return list(combinations(row.items(), 2))


def _cover(uncovered: dict[Pair, None], row: Row) -> None:
    for pair in _pairs_of(row):
        uncovered.pop(pair, None)


def _search(
    title: Title, values: Mapping[str, Sequence[OptionValue]], wanted: Pair, dice: Dice
) -> Row | None:
    """A valid row with a wanted pair; None if there is none, or it is too hard to find.

    Rows close to the defaults come first, then all others in turn, as many as there is time for.
    """
    fixed = dict(wanted)
    seats = int(fixed.get(_SEATS, values[_SEATS][dice.below(0, len(values[_SEATS]))]))
    defaults = {_SEATS: seats, **{o.name: default_of(o, seats) for o in title.options}}
    free = [(name, value) for name in values if name not in fixed for value in values[name]]
    close = chain([()], combinations(free, 1), combinations(free, 2))
    others = [[(name, value) for value in values[name]] for name in values if name not in fixed]
    for changes in chain(close, islice(product(*others), _SEARCHED)):
        row = defaults | fixed | dict(changes)
        try:
            _check(title, row)
        except InvalidOption as error:
            if error.between and set(error.between) <= set(fixed):
                return None
        else:
            return row
    return None


def _filled(
    title: Title,
    values: Mapping[str, Sequence[OptionValue]],
    wanted: Pair,
    row: Row,
    uncovered: dict[Pair, None],
    dice: Dice,
) -> Row:
    """A valid row in which the other options have values that cover as many pairs as they can.

    One option after another, in an order by lot, takes the best one beside those before it.
    """
    settled = dict(wanted)
    left = [name for name in row if name not in settled]
    while left:
        name = left.pop(dice.below(0, len(left)))
        first = dice.below(0, len(values[name]))  # so that equal ones come in turn
        choices = [*values[name][first:], *values[name][:first]]
        gains = [_gain(uncovered, settled, (name, value)) for value in choices]
        for place in sorted(range(len(choices)), key=lambda place: -gains[place]):
            if _is_valid(title, row | {name: choices[place]}):
                row = row | {name: choices[place]}
                break
        settled[name] = row[name]
    return row


def _gain(uncovered: dict[Pair, None], settled: Row, item: tuple[str, OptionValue]) -> int:
    return sum((old, item) in uncovered or (item, old) in uncovered for old in settled.items())


def _case(title: Title, row: Row) -> Case:
    options = {name: value for name, value in row.items() if name != _SEATS}
    return Case(title, int(row[_SEATS]), options)


def _check(title: Title, row: Row) -> None:
    case = _case(title, row)
    title.check(case.seats, case.options)


def _is_valid(title: Title, row: Row) -> bool:
    try:
        _check(title, row)
    except InvalidOption:
        return False
    return True
