"""What civ cards and events make a player do (PU-13.1, PU-13.3)."""

from __future__ import annotations

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import EVENT_CHOICES
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import able, advance, regress
from orrery.games.planet_unknown.grid import (
    SIDE,
    common,
    has,
    is_empty,
    minus,
    plus,
    squares_of,
    without,
)
from orrery.games.planet_unknown.placing import lose_rover
from orrery.games.planet_unknown.rovers import collect_at, no_entry
from orrery.games.planet_unknown.state import Player, Table, height_of
from orrery.games.planet_unknown.words import (
    BOOST,
    CHOOSE,
    COLLECTED,
    DESTROYED,
    DROVE,
    LIFEPOD,
    LINE,
    METEORITE,
    METEORITE_FELL,
    ON_PLANET,
    OPTION,
    ROVER_PIECE,
    SQUARE,
    TELEPORT,
    TRACKERS,
)
from orrery.kernel.agenda import gain
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step


class IfPossible(Step[Table]):
    """PU-9.1.6: what a card asks for is left out where it is impossible."""

    def lapses(self) -> bool:
        return True


class AdvanceSeveral(IfPossible):
    """PU-13.1.1: so many different trackers advance, each so many steps."""

    def __init__(self, seat: int, trackers: int, left: int, steps: int, benefits: int) -> None:
        self.seat = seat
        self.trackers = trackers  # those still to choose from, as bits
        self.left = left
        self.steps = steps
        self.benefits = benefits

    def options(self, game: Table) -> list[int]:
        trackers = able(game.players[self.seat], self.trackers)
        return [pack(CHOOSE, t) for t in range(TRACKERS) if trackers >> t & 1]

    def take(self, game: Table, move: int) -> None:
        tracker = field(move, 0)
        others = self.trackers & ~(1 << tracker)
        if self.left > 1:
            left = self.left - 1
            game.push(AdvanceSeveral(self.seat, others, left, self.steps, self.benefits))
        for _ in range(self.steps):
            if self.benefits:
                advance(game, self.seat, tracker)
            else:
                climb(game, self.seat, tracker)


def climb(table: Table, seat: int, tracker: int) -> None:
    """PU-13.3.1, PU-13.3.2: one position up without benefits, not beyond the top."""
    player = table.players[seat]
    ways = corporation_of(player).ways(player, tracker)
    if ways:
        player.trackers[tracker] = ways[0]


class RegressOne(IfPossible):
    """PU-13.3.3, PU-13.3.4: one tracker goes back, as far as the largest possible number."""

    def __init__(self, seat: int, trackers: int, steps: int) -> None:
        self.seat = seat
        self.trackers = trackers
        self.steps = steps

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, t) for t in range(TRACKERS) if self.trackers >> t & 1]

    def take(self, game: Table, move: int) -> None:
        for _ in range(self.steps):
            regress(game, self.seat, field(move, 0))


def regress_one(table: Table, seat: int, trackers: int, steps: int) -> None:
    """PU-13.3.4: only trackers that can go back far enough, or else farthest."""
    player = table.players[seat]
    for distance in range(steps, 0, -1):
        fit = sum(
            1 << t
            for t in range(TRACKERS)
            if trackers >> t & 1 and can_regress(player, t, distance)
        )
        if fit:
            table.push(RegressOne(seat, fit, distance))
            return


def can_regress(player: Player, tracker: int, steps: int) -> bool:
    """Whether a tracker can go back so many times."""
    if steps == 1:
        return corporation_of(player).way_back(player, tracker) >= 0
    twin = player.copy()
    for _ in range(steps):
        back = corporation_of(twin).way_back(twin, tracker)
        if back < 0:
            return False
        twin.trackers[tracker] = back
    return True


class CollectFromPlanet(IfPossible):
    """PU-13.1.5: the player chooses which lifepod or meteorite."""

    def __init__(self, seat: int, what: int, left: int) -> None:
        self.seat = seat
        self.what = what
        self.left = left

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [pack(SQUARE, square) for square in pieces(player, self.what)]

    def take(self, game: Table, move: int) -> None:
        if self.left > 1:
            game.push(CollectFromPlanet(self.seat, self.what, self.left - 1))
        collect_piece(game, self.seat, self.what, field(move, 0))


def collect_piece(table: Table, seat: int, what: int, square: int) -> None:
    player = table.players[seat]
    if what == LIFEPOD:
        player.lifepods = minus(player.lifepods, square)
        player.lifepods_scored += 1
    else:
        player.meteorites = minus(player.meteorites, square)
        player.meteorites_collected += 1
    table.tell(COLLECTED, seat, what, square)


def pieces(player: Player, what: int) -> list[int]:
    """The squares of the planet with such a piece."""
    if what == ROVER_PIECE:
        return sorted(player.rovers)
    return squares_of(player.lifepods if what == LIFEPOD else player.meteorites)


class DestroyOnPlanet(IfPossible):
    """PU-13.1.6: the player chooses which piece; a last rover is spared (event 47)."""

    def __init__(self, seat: int, what: int, left: int) -> None:
        self.seat = seat
        self.what = what
        self.left = left

    def options(self, game: Table) -> list[int]:
        found = pieces(game.players[self.seat], self.what)
        if self.what == ROVER_PIECE and len(found) == 1:
            return []
        return [pack(SQUARE, square) for square in found]

    def take(self, game: Table, move: int) -> None:
        if self.left > 1:
            game.push(DestroyOnPlanet(self.seat, self.what, self.left - 1))
        destroy_piece(game, self.seat, self.what, field(move, 0))


def destroy_piece(table: Table, seat: int, what: int, square: int) -> None:
    player = table.players[seat]
    if what == ROVER_PIECE:
        lose_rover(player, player.rovers.index(square))
    elif what == LIFEPOD:
        player.lifepods = minus(player.lifepods, square)
    else:
        player.meteorites = minus(player.meteorites, square)
    table.tell(DESTROYED, seat, what, square)


def destroy(table: Table, seat: int, what: int, count: int, where: int) -> None:
    """Pieces on the planet are chosen; a collected one is lost (events 50 and 51)."""
    if where == ON_PLANET:
        table.push(DestroyOnPlanet(seat, what, count))
        return
    player = table.players[seat]
    if what == LIFEPOD and player.lifepods_scored:
        player.lifepods_scored -= 1
    elif what == METEORITE and player.meteorites_collected:
        player.meteorites_collected -= 1


class ClearLine(IfPossible):
    """Civ card 17: all meteorites of a row or column are destroyed."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        lines = BOARDS[player.planet].lines
        return [
            pack(LINE, number)
            for number in range(2 * SIDE)
            if not is_empty(common(lines[number], player.meteorites))
        ]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        line = common(BOARDS[player.planet].lines[field(move, 0)], player.meteorites)
        for square in squares_of(line):
            destroy_piece(game, self.seat, METEORITE, square)


class TeleportRover(IfPossible):
    """PU-13.1.13, PU-5.2.14, PU-5.2.15: one rover goes anywhere."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        barred = no_entry(game, player)
        free = [s for s in range(SIDE * SIDE) if not has(barred, s) and s not in player.rovers]
        return [pack(TELEPORT, origin, to) for origin in player.rovers for to in free]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        origin, to = field(move, 0), field(move, 1)
        player.rovers[player.rovers.index(origin)] = to
        game.tell(DROVE, self.seat, origin, to)
        collect_at(game, self.seat, to)


class AddMeteorite(IfPossible):
    """PU-13.3.5: onto a free meteor symbol; a rover there is destroyed."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        if not corporation_of(player).gets_meteorites(player):
            return []
        free = without(player.meteor_symbols, player.meteorites)
        return [pack(SQUARE, square) for square in squares_of(free)]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        square = field(move, 0)
        if square in player.rovers:
            destroy_piece(game, self.seat, ROVER_PIECE, square)
        player.meteorites = plus(player.meteorites, square)
        game.tell(METEORITE_FELL, self.seat, square)


class ChooseOption(Step[Table]):
    """PU-13.3.12: a card that offers a choice."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, game: Table) -> list[int]:
        return [pack(OPTION, number) for number in range(len(EVENT_CHOICES[self.card]))]

    def take(self, game: Table, move: int) -> None:
        gain(game, self.seat, EVENT_CHOICES[self.card][field(move, 0)])


class RaiseTracker(IfPossible):
    """PU-13.1.7: trackers below a row climb to it in any order, without synergy boosts."""

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [pack(CHOOSE, t) for t in range(TRACKERS) if is_below(player, t, self.row)]

    def take(self, game: Table, move: int) -> None:
        game.push(RaiseTracker(self.seat, self.row))
        tracker = field(move, 0)
        player = game.players[self.seat]
        while is_below(player, tracker, self.row):
            at = corporation_of(player).ways(player, tracker)[0]
            player.trackers[tracker] = at
            benefits = corporation_of(player).benefits_at(game, self.seat, at)
            gain(game, self.seat, [b for b in benefits if kind_of(b) != BOOST])


def is_below(player: Player, tracker: int, row: int) -> bool:
    return height_of(player.trackers[tracker]) < row and bool(
        corporation_of(player).ways(player, tracker)
    )
