"""Positions of Comet Watch in a line or two, scripts of moves, and what players can read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import orrery
from orrery import Match, Outcome
from orrery.games.example.content import COMETS
from orrery.games.example.game import NONE, CometWatch, Night, Watcher, new_watcher
from orrery.games.example.title import COLOUR_NAMES
from orrery.kernel.deck import Deck, new_deck
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.feed import Record
from orrery.kernel.game import TABLE
from orrery.kernel.lane import new_lane
from orrery.kernel.option import OptionValue
from orrery.kernel.replay import continue_from

NAMES = ["ada", "ben", "cleo", "dora"]

REST = "..."  # in a deck: all comets that are nowhere else, shuffled

_FACES = 6
_NOBODY = 0  # as an audience


@dataclass(frozen=True, slots=True)
class Seat:
    """What a watcher has when the night begins: names separated by spaces, `-` for no comet.

    Like every forced move, a single comet in hand is chosen without asking.
    """

    hand: str
    telescopes: str = "- - -"
    lenses: str = ""
    dust: int = 0
    stars: int = 0

    def watcher(self) -> Watcher:
        watcher = new_watcher()
        self.lay_out(watcher)
        return watcher

    def lay_out(self, watcher: Watcher) -> None:
        watcher.hand = sorted(_comets(self.hand))
        watcher.telescopes = _comets(self.telescopes)
        watcher.lenses = [self.lenses.split().count(colour) for colour in COLOUR_NAMES]
        watcher.dust = self.dust
        watcher.stars = self.stars


def table(
    *seats: Seat,
    first: str = "ada",
    night: int = 1,
    deck: str = REST,
    discard: str = "",
    rolls: Sequence[int] = (),
    almanacs: Sequence[Seat] = (),
    **options: OptionValue,
) -> Match:
    """A match of ada, ben, cleo and dora, as many as there are seats, as a night begins.

    `almanacs` says what those have that the option `almanac` asks for.

    The deck is given from the top; comets that are named nowhere are out of the game unless it
    ends with `...`. `rolls` are the next ones: what is drawn before them must be named in the deck.
    """
    seed = _seed_that_rolls(tuple(rolls))
    match = orrery.new("example", NAMES[: len(seats)], options, seed)
    game = match.position()
    assert isinstance(game, CometWatch)
    game.watchers[: len(seats)] = [seat.watcher() for seat in seats]
    for seat, watcher in zip(almanacs, game.watchers[len(seats) :], strict=False):
        seat.lay_out(watcher)
    game.first = NAMES.index(first)
    game.night = night - 1
    game.discard = _comets(discard)
    game.deck = _deck(deck, game)
    game.supply = _supply(game)
    game.dice = new_dice(key_from_seed(seed), len(seats))
    _restart(game)
    return continue_from(match.title, match.journal.header, game, [])


def play(match: Match, *script: str) -> None:
    """Play moves in notation, each line by one watcher: `ada: choose halley, aim t1`."""
    for line in script:
        name, moves = line.split(": ")
        for move in moves.split(", "):
            match.play(NAMES.index(name), move)


def finish(match: Match) -> Outcome:
    """Play the first option of whoever is asked until the match is over."""
    while not match.is_over:
        pending = match.pending()[0]
        match.play(pending.seat, pending.options[0].move)
    assert match.outcome is not None
    return match.outcome


def asked(match: Match) -> list[str]:
    """The watchers who have to decide now."""
    return [NAMES[pending.seat] for pending in match.pending()]


def offered(match: Match, name: str) -> list[str]:
    """The moves that a watcher may make now, in notation; none if somebody else is asked."""
    seat = NAMES.index(name)
    return [offer.text for p in match.pending() if p.seat == seat for offer in p.options]


def own(match: Match, name: str) -> dict[str, Any]:
    """What a watcher sees of what is theirs."""
    seat = NAMES.index(name)
    shown: dict[str, Any] = match.view(seat)["watchers"][seat]
    return shown


def almanac(match: Match, number: int = 0) -> dict[str, Any]:
    """What everyone sees of an Almanac."""
    shown: dict[str, Any] = match.view()["watchers"][match.seats + number]
    return shown


def told(match: Match, kind: str) -> list[Record]:
    """The events of one kind, as everyone at the table was told them."""
    return [event for event in match.events() if event["kind"] == kind]


def named(events: Sequence[Record]) -> list[str]:
    """The watchers that events are about."""
    return [NAMES[int(event["seat"])] for event in events]


def _comets(text: str) -> list[int]:
    return [NONE if name == "-" else COMETS.index(name) for name in text.split()]


def _deck(text: str, game: CometWatch) -> Deck:
    top = _comets(text.removesuffix(REST))
    placed = {*top, *game.discard}
    for watcher in game.watchers:
        placed.update(watcher.hand + watcher.telescopes)
    rest = [comet for comet in range(len(COMETS)) if comet not in placed]
    deck = new_deck(rest if text.endswith(REST) else [])
    for comet in reversed(top):
        deck.put_on_top(comet, _NOBODY)
    return deck


def _supply(game: CometWatch) -> list[int]:
    """The lenses that nobody has; `game` still holds the full supply of its setup."""
    taken = [sum(colour) for colour in zip(*(w.lenses for w in game.watchers), strict=True)]
    return [full - gone for full, gone in zip(game.supply, taken, strict=True)]


def _restart(game: CometWatch) -> None:
    """Forget the night that the setup began, and begin the one of the position."""
    game.lane = TABLE
    game.lanes = [new_lane([Night()])]
    game.veil = None
    game.settle()


@cache
def _seed_that_rolls(rolls: tuple[int, ...]) -> int:
    """The first seed whose die shows these numbers first."""
    return next(seed for seed in count() if _first_rolls(seed, len(rolls)) == rolls)


def _first_rolls(seed: int, number: int) -> tuple[int, ...]:
    dice = new_dice(key_from_seed(seed), seats=0)
    return tuple(1 + dice.below(TABLE, _FACES) for _ in range(number))
