"""Comet Watch: state and rules, in the order of docs/rules/example.md."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.example import words
from orrery.games.example.content import BRIGHTNESS, COMETS, GAINS
from orrery.kernel.agenda import gain
from orrery.kernel.deck import Deck, new_deck, redeal
from orrery.kernel.event import only
from orrery.kernel.game import Game
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.option import levels_of
from orrery.kernel.state import State
from orrery.kernel.step import Procedure, Step

NONE: Final = -1  # no comet
TELESCOPES: Final = 3  # EX-1.4
COLOURS: Final = 3
DEALT: Final = 3  # EX-2.2, EX-5.1
HAND_LIMIT: Final = 4  # EX-4.7
DIE: Final = 6  # EX-1.3
POLISH_COST: Final = 2  # EX-4.6
POLISH_STARS: Final = 3
SET_SCORE: Final = 5  # EX-5.3

_BRIGHTNESS: Final = BRIGHTNESS
_GAINS: Final = GAINS
_AIM: Final[list[int]] = [pack(words.AIM, telescope) for telescope in range(TELESCOPES)]


class Watcher(State):
    """What belongs to one seat."""

    hand: list[int]  # hidden from the others, ascending
    chosen: int  # the comet of this night, hidden until it is shown
    aimed: int  # the telescope of this night
    telescopes: list[int]  # the comet that each of them shows, or NONE
    lenses: list[int]  # per colour
    dust: int
    stars: int

    def eye(self) -> int:
        """What is added to the rolls."""
        return 0

    def copy(self) -> Watcher:
        twin = Watcher()
        twin.hand = self.hand[:]
        twin.chosen = self.chosen
        twin.aimed = self.aimed
        twin.telescopes = self.telescopes[:]
        twin.lenses = self.lenses[:]
        twin.dust = self.dust
        twin.stars = self.stars
        return twin


class Almanac(Watcher):
    """EX-6: a watcher without a hand, who goes by rules."""

    keenness: int

    def eye(self) -> int:
        """EX-6.6."""
        return self.keenness

    def copy(self) -> Almanac:
        twin = Almanac()
        twin.hand = []
        twin.chosen = self.chosen
        twin.aimed = self.aimed
        twin.telescopes = self.telescopes[:]
        twin.lenses = self.lenses[:]
        twin.dust = self.dust
        twin.stars = self.stars
        twin.keenness = self.keenness
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class CometWatch(Game):
    """The position of a match of Comet Watch."""

    watchers: list[Watcher]  # the seats, then the Almanacs
    deck: Deck
    discard: list[int]
    supply: list[int]  # lenses left, per colour
    first: int
    night: int  # counted from 1
    nights: int
    with_lenses: bool
    snake: bool
    fair_roll: int

    def setup(self, options: dict[str, Any]) -> None:
        """EX-2.2 to EX-2.6: deck and hands, the first watcher by lot, and the options."""
        self.nights = options["nights"]
        self.with_lenses = options["lenses"]
        self.snake = options["lens_order"] == "snake"
        self.fair_roll = words.FAIR_ROLL[options["sky"]]
        self.deck = new_deck(list(range(len(COMETS))))
        self.discard = []
        self.first = self.below(self.seats)  # EX-2.3
        self.night = 0
        self.watchers = [new_watcher() for _ in range(self.seats)]
        for level in levels_of(options["almanac"]):
            self.watchers.append(new_almanac(words.KEENNESS[level]))  # EX-6.1
        self.supply = [self.player_count() if self.with_lenses else 0] * COLOURS  # EX-1.2, EX-2.5
        for seat in range(self.seats):
            draw_up_to(self, seat, DEALT)
        self.push(Night())

    def copy_pieces(self, twin: CometWatch) -> None:
        twin.watchers = [watcher.copy() for watcher in self.watchers]
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.supply = self.supply[:]
        twin.first = self.first
        twin.night = self.night
        twin.nights = self.nights
        twin.with_lenses = self.with_lenses
        twin.snake = self.snake
        twin.fair_roll = self.fair_roll

    def adopt(self, other: Game, seat: int) -> None:
        assert isinstance(other, CometWatch)
        self.watchers[seat] = other.watchers[seat].copy()

    def redraw(self, viewer: int) -> None:
        """The others' hands and the places in the deck are all that is hidden on the table."""
        hands = [self.watchers[seat].hand for seat in range(self.seats) if seat != viewer]
        redeal(self, viewer, self.deck, hands)

    def automata(self) -> int:
        """EX-6.1."""
        return len(self.watchers) - self.seats

    def clockwise(self) -> list[int]:
        """EX-6.2: all watchers and Almanacs, beginning with the first watcher."""
        players = self.player_count()
        return [(self.first + i) % players for i in range(players)]

    def seats_clockwise(self) -> list[int]:
        """Those who decide, beginning with the first watcher."""
        return [player for player in self.clockwise() if player < self.seats]

    def scores(self) -> list[int]:
        """EX-5.3."""
        return [w.stars + SET_SCORE * min(w.lenses) for w in self.watchers]

    def standing(self, player: int) -> list[int]:
        """EX-5.4, EX-6.9: points, then dust, then who decided anything."""
        decided = int(player < self.seats)
        return [self.scores()[player], self.watchers[player].dust, decided]

    def resolve(self, seat: int, effect: int) -> None:
        """EX-4.5 to EX-4.7: one gain of a comet."""
        watcher = self.watchers[seat]
        kind = kind_of(effect)
        amount = field(effect, 0)
        if kind == words.STARS:
            gain_stars(self, seat, amount)
        elif kind == words.DUST:
            gain_dust(self, seat, amount)
        elif kind == words.POLISH:
            polish(self, seat, amount)
        elif kind == words.DRAW and seat >= self.seats:
            gain_dust(self, seat, amount)  # EX-6.7
        elif kind == words.DRAW:
            draw_up_to(self, seat, len(watcher.hand) + amount)
            if len(watcher.hand) > HAND_LIMIT:
                self.push(PutUnder(seat))

    def order_is_free(self, seat: int, effect: int) -> bool:
        """Stars pay for nothing, so it can't matter when they come."""
        return kind_of(effect) == words.STARS


def new_watcher() -> Watcher:
    watcher = Watcher()
    lay_out(watcher)
    return watcher


def new_almanac(keenness: int) -> Almanac:
    almanac = Almanac()
    lay_out(almanac)
    almanac.keenness = keenness
    return almanac


def lay_out(watcher: Watcher) -> None:
    watcher.hand = []
    watcher.chosen = NONE
    watcher.aimed = NONE
    watcher.telescopes = [NONE] * TELESCOPES
    watcher.lenses = [0] * COLOURS
    watcher.dust = 0
    watcher.stars = 0


# 3. A night: aiming


class Night(Procedure[CometWatch]):
    """EX-3.1, EX-3.6: all who have comets choose at once; what comes later waits underneath."""

    def run(self, game: CometWatch) -> None:
        game.night += 1
        game.tell(words.NIGHT, game.night, game.first)
        game.push(EndOfNight())
        game.push(Observing())
        game.push(Lenses())
        game.push(Almanacs())
        game.split(
            [ChooseComet(seat) for seat in range(game.seats) if game.watchers[seat].hand],
            game.seats_clockwise(),
        )


class ChooseComet(Step[CometWatch]):
    """EX-3.1: a comet from the hand, and then the telescope."""

    def options(self, game: CometWatch) -> list[int]:
        return [pack(words.CHOOSE, comet) for comet in game.watchers[self.seat].hand]

    def take(self, game: CometWatch, move: int) -> None:
        watcher = game.watchers[self.seat]
        watcher.chosen = field(move, 0)
        watcher.hand.remove(watcher.chosen)
        game.confide(only(self.seat), words.CHOSEN, self.seat, watcher.chosen)
        game.push(AimTelescope(self.seat))


class AimTelescope(Step[CometWatch]):
    """EX-3.1: which telescope; the comet is shown after the barrier."""

    def options(self, game: CometWatch) -> list[int]:
        return _AIM

    def take(self, game: CometWatch, move: int) -> None:
        game.watchers[self.seat].aimed = field(move, 0)
        game.defer(ShowComet(self.seat))


class ShowComet(Procedure[CometWatch]):
    """EX-3.2, EX-3.3: the comet appears in its telescope, in place of another one."""

    def __init__(self, watcher: int) -> None:
        super().__init__()
        self.watcher = watcher

    def run(self, game: CometWatch) -> None:
        watcher = game.watchers[self.watcher]
        game.tell(words.SHOWN, self.watcher, watcher.chosen, watcher.aimed)
        before = watcher.telescopes[watcher.aimed]
        watcher.telescopes[watcher.aimed] = watcher.chosen
        watcher.chosen = NONE
        if before == NONE:
            return
        game.discard.append(before)
        if _BRIGHTNESS[watcher.telescopes[watcher.aimed]] > _BRIGHTNESS[before]:
            game.tell(words.OUTSHONE, self.watcher, before)
            gain_stars(game, self.watcher, 1)


class Lenses(Procedure[CometWatch]):
    """EX-3.4, EX-3.5: lenses are taken in turn, in every second night of a snake in reverse."""

    def run(self, game: CometWatch) -> None:
        order = game.clockwise()
        if game.snake and game.night % 2 == 0:
            order.reverse()
        for player in reversed(order):
            game.push(TakeLens(player) if player < game.seats else LookUpLens(player))


class TakeLens(Step[CometWatch]):
    """EX-3.4: a lens of a colour that is left, or none."""

    def options(self, game: CometWatch) -> list[int]:
        colours = [pack(words.TAKE, colour) for colour in range(COLOURS) if game.supply[colour]]
        return [*colours, words.DECLINE]

    def take(self, game: CometWatch, move: int) -> None:
        if move == words.DECLINE:
            if sum(game.supply):
                game.tell(words.DECLINED, self.seat)
            return
        give_lens(game, self.seat, field(move, 0))


def give_lens(game: CometWatch, player: int, colour: int) -> None:
    """EX-3.4."""
    game.supply[colour] -= 1
    game.watchers[player].lenses[colour] += 1
    game.tell(words.TOOK, player, colour)


# 4. A night: observing


class Observing(Procedure[CometWatch]):
    """EX-4.1: one after another, beginning with the first watcher."""

    def run(self, game: CometWatch) -> None:
        for seat in reversed(game.clockwise()):
            game.push(Observe(seat))


class Observe(Procedure[CometWatch]):
    """EX-4.1 to EX-4.4: the roll decides between the comet's gains and a little dust."""

    def __init__(self, watcher: int) -> None:
        super().__init__()
        self.watcher = watcher

    def run(self, game: CometWatch) -> None:
        watcher = game.watchers[self.watcher]
        if watcher.aimed == NONE:
            return  # EX-3.6
        comet = watcher.telescopes[watcher.aimed]
        watcher.aimed = NONE
        roll = 1 + game.below(DIE)
        game.tell(words.ROLLED, self.watcher, roll, comet)
        if roll + watcher.eye() + _BRIGHTNESS[comet] >= game.fair_roll:
            bring(game, self.watcher, _GAINS[comet])
        else:
            watcher.dust += 1
            game.tell(words.MISSED, self.watcher, comet)


def bring(game: CometWatch, player: int, gains: list[int]) -> None:
    """EX-4.3, EX-6.7: a watcher's gains come in any order, an Almanac's as they are printed."""
    if player < game.seats:
        gain(game, player, gains)
        return
    for effect in gains:
        game.resolve(player, effect)


class PutUnder(Step[CometWatch]):
    """EX-4.7: too many comets in hand."""

    def options(self, game: CometWatch) -> list[int]:
        return [pack(words.UNDER, comet) for comet in game.watchers[self.seat].hand]

    def take(self, game: CometWatch, move: int) -> None:
        comet = field(move, 0)
        game.watchers[self.seat].hand.remove(comet)
        game.deck.put_under(comet, only(self.seat))
        game.confide(only(self.seat), words.PUT_UNDER, self.seat, comet)
        if len(game.watchers[self.seat].hand) > HAND_LIMIT:
            game.push(PutUnder(self.seat))


def draw_up_to(game: CometWatch, seat: int, size: int) -> None:
    """EX-4.7, EX-5.1: draw until the hand has this size, as far as there are comets."""
    hand = game.watchers[seat].hand
    while len(hand) < size:
        comet = draw(game)
        if comet == NONE:
            return
        hand.append(comet)
        hand.sort()
        game.confide(only(seat), words.DREW, seat, comet)


def draw(game: CometWatch) -> int:
    """EX-4.8: a comet from the deck, or NONE if there is none in the discard pile either."""
    if game.deck.size() == 0:
        if not game.discard:
            return NONE
        game.deck.shuffle_in(game.discard)
        game.discard = []
        game.tell(words.RESHUFFLED)
    return game.deck.draw(game)


def polish(game: CometWatch, seat: int, times: int) -> None:
    """EX-4.6."""
    watcher = game.watchers[seat]
    for _ in range(min(times, watcher.dust // POLISH_COST)):
        watcher.dust -= POLISH_COST
        watcher.stars += POLISH_STARS
        game.tell(words.POLISHED, seat, POLISH_COST, POLISH_STARS)


def gain_stars(game: CometWatch, seat: int, stars: int) -> None:
    """EX-4.5."""
    game.watchers[seat].stars += stars
    game.tell(words.GAINED_STARS, seat, stars)


def gain_dust(game: CometWatch, seat: int, amount: int) -> None:
    """EX-4.5."""
    game.watchers[seat].dust += amount
    game.tell(words.GAINED_DUST, seat, amount)


# 5. End of a night and of the game


class EndOfNight(Procedure[CometWatch]):
    """EX-5.1, EX-5.2, EX-6.8: watchers' hands are filled up and the next watcher becomes first."""

    def run(self, game: CometWatch) -> None:
        for seat in game.seats_clockwise():
            draw_up_to(game, seat, DEALT)
        game.first = (game.first + 1) % game.seats
        if game.night < game.nights:
            game.push(Night())
        else:
            game.tell(words.ENDED)


# 6. Almanacs


class Almanacs(Procedure[CometWatch]):
    """EX-6.3: one after another, when the watchers' comets have been shown."""

    def run(self, game: CometWatch) -> None:
        for player in reversed(game.clockwise()):
            if player >= game.seats:
                game.push(LookUpComet(player))


class LookUpComet(Procedure[CometWatch]):
    """EX-6.3, EX-6.4: an Almanac turns a comet up and aims at it by its rules."""

    def __init__(self, watcher: int) -> None:
        super().__init__()
        self.watcher = watcher

    def run(self, game: CometWatch) -> None:
        almanac = game.watchers[self.watcher]
        almanac.chosen = draw(game)
        if almanac.chosen == NONE:
            return
        game.tell(words.TURNED_UP, self.watcher, almanac.chosen)
        shown = [0 if comet == NONE else _BRIGHTNESS[comet] for comet in almanac.telescopes]
        almanac.aimed = shown.index(min(shown))
        empty = almanac.telescopes[almanac.aimed] == NONE
        rule = words.EMPTY_TELESCOPE if empty else words.FAINTEST_COMET
        game.tell(words.FOLLOWED, self.watcher, rule)
        game.push(ShowComet(self.watcher))


class LookUpLens(Procedure[CometWatch]):
    """EX-6.5: an Almanac takes the lens that it has the fewest of."""

    def __init__(self, watcher: int) -> None:
        super().__init__()
        self.watcher = watcher

    def run(self, game: CometWatch) -> None:
        lenses = game.watchers[self.watcher].lenses
        left = [colour for colour in range(COLOURS) if game.supply[colour]]
        if not left:
            return
        wanted = left[0]
        for colour in left:
            if lenses[colour] < lenses[wanted]:
                wanted = colour
        game.tell(words.FOLLOWED, self.watcher, words.FEWEST_LENSES)
        give_lens(game, self.watcher, wanted)
