"""What civ cards and events make a player do (PU-13.1, PU-13.3)."""

from __future__ import annotations

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import EVENT_CHOICES
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import (
    PlacePatch,
    able,
    advance,
    regress,
    suppressed,
)
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
from orrery.games.planet_unknown.placing import can_place, lay_patch, lose_rover
from orrery.games.planet_unknown.rovers import no_entry, teleport
from orrery.games.planet_unknown.state import Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.words import (
    ADVANCED,
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
    OPTION,
    PIECE_LOST,
    ROVER_PIECE,
    SQUARE,
    STORE,
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
        for _ in range(self.steps):
            if self.benefits:
                advance(game, self.seat, tracker)
            else:
                game.push(Climb(self.seat, tracker))


class Climb(IfPossible):
    """PU-13.3.1, PU-13.3.2: one position up without benefits, not beyond the top."""

    def __init__(self, seat: int, tracker: int) -> None:
        self.seat = seat
        self.tracker = tracker

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        ways = corporation_of(player).ways(player, self.tracker)
        return [pack(GO, track_of(at), height_of(at)) for at in ways]

    def take(self, game: Table, move: int) -> None:
        put_tracker(game, self.seat, self.tracker, space(field(move, 0), field(move, 1)))


def put_tracker(table: Table, seat: int, tracker: int, at: int) -> None:
    """A tracker on a higher space, without what is there."""
    player = table.players[seat]
    corporation_of(player).moved(player, tracker, at)
    table.tell(ADVANCED, seat, tracker, track_of(at), height_of(at))


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
    twin = table.players[seat].copy()
    corporation = corporation_of(twin)
    for _ in range(steps):
        back = corporation.way_back(twin, tracker)
        if back < 0:
            return False
        corporation.moved(twin, tracker, back)
    return tracker != TECH or not blocks(table, seat, twin)


def blocks(table: Table, seat: int, changed: Player) -> bool:
    """PU-9.1.6: whether a player can place a tile now, but could not if he stood like this."""
    corporation = corporation_of(changed)
    tiles = [table.tops[stack] for stack in table.depot(seat)]
    if not can_place(table, seat, corporation, tiles):
        return False
    imagined = table.copy()
    assert isinstance(imagined, Table)
    imagined.players[seat] = changed
    return not can_place(imagined, seat, corporation, tiles)


class EventPatch(PlacePatch):
    """PU-9.1.6: a patch of an event, not where it would leave the player no room for a tile."""

    def options(self, game: Table) -> list[int]:
        return [move for move in super().options(game) if not self._blocks(game, move)]

    def _blocks(self, game: Table, move: int) -> bool:
        if move == STORE:
            return False
        changed = game.players[self.seat].copy()
        lay_patch(changed, field(move, 0))
        return blocks(game, self.seat, changed)

    def lapses(self) -> bool:
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
    corporation = corporation_of(player)
    table.tell(COLLECTED, seat, what, square)
    if what == LIFEPOD:
        player.lifepods = minus(player.lifepods, square)
        corporation.gets_lifepod(table, seat)
    else:
        player.meteorites = minus(player.meteorites, square)
        corporation.gets_meteorite(table, seat)


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
        table.tell(PIECE_LOST, seat, what)
    elif what == METEORITE and player.meteorites_collected:
        player.meteorites_collected -= 1
        table.tell(PIECE_LOST, seat, what)


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
        benefits = corporation_of(game.players[self.seat]).benefits_at(game, self.seat, at)
        kept = [b for b in benefits if kind_of(b) != BOOST and not suppressed(game, b)]
        gain(game, self.seat, kept)


def climbs(player: Player, tracker: int) -> list[int]:
    """The ways of a tracker that lead upwards."""
    corporation = corporation_of(player)
    own = corporation.row(player.trackers[tracker])
    return [at for at in corporation.ways(player, tracker) if corporation.row(at) > own]


def is_below(player: Player, tracker: int, row: int) -> bool:
    """Whether a tracker can climb towards a row of the board."""
    at = player.trackers[tracker]
    return corporation_of(player).row(at) < row and bool(climbs(player, tracker))
