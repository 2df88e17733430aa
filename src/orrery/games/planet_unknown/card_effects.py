"""What civ cards and events make a player do (PU-13.1, PU-13.3)."""

from __future__ import annotations

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import EVENT_CHOICES
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.corporations.lifepods import lifepod_places, take_lifepod
from orrery.games.planet_unknown.effects import (
    AdvanceAgain,
    able,
    blocks,
    put_tracker,
    regress,
    suppressed,
)
from orrery.games.planet_unknown.grid import (
    SIDE,
    has,
    minus,
    squares_of,
    without,
)
from orrery.games.planet_unknown.placing import lose_rover
from orrery.games.planet_unknown.rovers import no_entry, teleport
from orrery.games.planet_unknown.state import (
    Player,
    Table,
    height_of,
    meteorite_squares,
    put_meteorite,
    space,
    take_meteorite,
    track_of,
)
from orrery.games.planet_unknown.words import (
    BOOST,
    CHOOSE,
    COLLECTED,
    DESTROYED,
    GO,
    LIFEPOD,
    LINE,
    METEORITE,
    METEORITE_FELL,
    ON_PLANET,
    PIECE_LOST,
    PUT,
    ROVER_PIECE,
    SQUARE,
    TECH,
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
        if self.benefits:
            game.push(AdvanceAgain(self.seat, tracker, self.steps))
            return
        for _ in range(self.steps):
            game.push(Climb(self.seat, tracker))


class Climb(IfPossible):
    """PU-13.3.1, PU-13.3.2: one position up without benefits, not beyond the top."""

    def __init__(self, seat: int, tracker: int) -> None:
        self.seat = seat
        self.tracker = tracker

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        corporation = corporation_of(player)
        own = player.trackers[self.tracker]
        row = corporation.row(self.tracker, own)
        ways = [
            at
            for at in corporation.ways(player, self.tracker)
            if corporation.row(self.tracker, at) >= row
        ]
        if ways == [own]:
            return []
        return [pack(GO, track_of(at), height_of(at)) for at in ways]

    def take(self, game: Table, move: int) -> None:
        at = space(field(move, 0), field(move, 1))
        if at != game.players[self.seat].trackers[self.tracker]:  # it may stay (PU-11.8.10)
            put_tracker(game, self.seat, self.tracker, at)


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
    for distance in range(steps, 0, -1):
        fit = 0
        for tracker in range(TRACKERS):
            if trackers >> tracker & 1 and can_regress(table, seat, tracker, distance):
                fit |= 1 << tracker
        if fit:
            table.push(RegressOne(seat, fit, distance))
            return


def can_regress(table: Table, seat: int, tracker: int, steps: int) -> bool:
    """Whether a tracker can go back so many times, and the game goes on (PU-9.1.6)."""
    player = table.players[seat]
    corporation = corporation_of(player)
    if corporation.way_back(player, tracker) < 0:
        return False
    if steps == 1 and tracker != TECH:
        return True
    twin = player.copy()
    for _ in range(steps):
        back = corporation.way_back(twin, tracker)
        if back < 0:
            return False
        corporation.moved(twin, tracker, back)
    return tracker != TECH or not blocks(table, seat, twin)


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
    """PU-11.5.9: without a rover."""
    player = table.players[seat]
    corporation = corporation_of(player)
    table.tell(COLLECTED, seat, what, square)
    if what == LIFEPOD:
        player.lifepods = minus(player.lifepods, square)
        corporation.gets_lifepod(table, seat)
    else:
        take_meteorite(player, square)
        corporation.gets_meteorite(table, seat)


def pieces(player: Player, what: int) -> list[int]:
    """The squares of the planet with such a piece; a meteorite may be carried (PU-11.5.6)."""
    if what == ROVER_PIECE:
        return sorted(player.rovers)
    if what == LIFEPOD:
        return squares_of(player.lifepods)
    return sorted(set(meteorite_squares(player)))


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
        take_meteorite(player, square)
    table.tell(DESTROYED, seat, what, square)


def destroy(table: Table, seat: int, what: int, count: int, where: int) -> None:
    """Pieces on the planet are chosen; a collected one is lost (events 50 and 51)."""
    if where == ON_PLANET:
        table.push(DestroyOnPlanet(seat, what, count))
        return
    player = table.players[seat]
    if what == LIFEPOD:
        table.push(LoseLifepod(seat))
    elif what == METEORITE and player.meteorites_collected:
        player.meteorites_collected -= 1
        table.tell(PIECE_LOST, seat, what)


class LoseLifepod(IfPossible):
    """PU-13.3.14: a collected lifepod is destroyed, wherever it lies on the corporation board."""

    def options(self, game: Table) -> list[int]:
        return [pack(PUT, spot) for spot in lifepod_places(game.players[self.seat])]

    def take(self, game: Table, move: int) -> None:
        take_lifepod(game.players[self.seat], field(move, 0))
        game.tell(PIECE_LOST, self.seat, LIFEPOD)


class ClearLine(IfPossible):
    """Civ card 17, PU-11.5.6: all meteorites of a row or column are destroyed, carried ones too."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [pack(LINE, line) for line in range(2 * SIDE) if meteorites_in_line(player, line)]

    def take(self, game: Table, move: int) -> None:
        for square in meteorites_in_line(game.players[self.seat], field(move, 0)):
            destroy_piece(game, self.seat, METEORITE, square)


def meteorites_in_line(player: Player, number: int) -> list[int]:
    """The square of each meteorite in a row or column."""
    line = BOARDS[player.planet].lines[number]
    return [square for square in meteorite_squares(player) if has(line, square)]


class TeleportRover(IfPossible):
    """PU-13.1.13, PU-5.2.14, PU-5.2.15: one rover goes anywhere."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        barred = no_entry(game, player)
        free = [s for s in range(SIDE * SIDE) if not has(barred, s) and s not in player.rovers]
        return [pack(TELEPORT, origin, to) for origin in player.rovers for to in free]

    def take(self, game: Table, move: int) -> None:
        origin, to = field(move, 0), field(move, 1)
        teleport(game, self.seat, origin, to)


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
        put_meteorite(player, square)
        game.tell(METEORITE_FELL, self.seat, square)


class ChooseOption(Step[Table]):
    """PU-13.3.12: a card that offers a choice."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, game: Table) -> list[int]:
        return [effects[0] for effects in EVENT_CHOICES[self.card]]

    def take(self, game: Table, move: int) -> None:
        for effects in EVENT_CHOICES[self.card]:
            if effects[0] == move:
                gain(game, self.seat, effects)


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
        game.push(RaiseStep(self.seat, field(move, 0), self.row))


class RaiseStep(IfPossible):
    """PU-13.1.7: one tracker climbs a step towards the row."""

    def __init__(self, seat: int, tracker: int, row: int) -> None:
        self.seat = seat
        self.tracker = tracker
        self.row = row

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        if not is_below(player, self.tracker, self.row):
            return []
        return [pack(GO, track_of(at), height_of(at)) for at in climbs(player, self.tracker)]

    def take(self, game: Table, move: int) -> None:
        game.push(RaiseStep(self.seat, self.tracker, self.row))
        at = space(field(move, 0), field(move, 1))
        put_tracker(game, self.seat, self.tracker, at)
        corporation = corporation_of(game.players[self.seat])
        benefits = corporation.benefits_at(game, self.seat, at)
        kept = [b for b in benefits if kind_of(b) != BOOST and not suppressed(game, b)]
        corporation.gains(game, self.seat, at, kept)


def climbs(player: Player, tracker: int) -> list[int]:
    """The ways of a tracker that lead upwards."""
    corporation = corporation_of(player)
    own = corporation.row(tracker, player.trackers[tracker])
    return [at for at in corporation.ways(player, tracker) if corporation.row(tracker, at) > own]


def is_below(player: Player, tracker: int, row: int) -> bool:
    """Whether a tracker can climb towards a row of the board."""
    at = player.trackers[tracker]
    return corporation_of(player).row(tracker, at) < row and bool(climbs(player, tracker))
