"""Using energy cards (SK-6.2, SK-15.2): a company expands, place after place."""

from __future__ import annotations

from orrery.games.skymines.board import BOARDS, UNREACHABLE, entry_costs, place_at, place_number
from orrery.games.skymines.cards import SYMBOL
from orrery.games.skymines.effects import gain_in_good_order
from orrery.games.skymines.moving import count
from orrery.games.skymines.state import Table
from orrery.games.skymines.stations import (
    COLUMNS,
    OPENED,
    PIECE,
    columns_for,
    pieces_in,
    put_back,
    take_piece,
)
from orrery.games.skymines.threats import TakeThreat, pay_threat, threat_price
from orrery.games.skymines.words import (
    COMPANIES,
    DONE,
    ENERGY_TILE,
    ENTER,
    ENTERED,
    EXPANDING,
    LEFT_GAME,
    NEUTRALISE,
    NONE,
    OUSTED,
    OUSTED_HERE,
    OUTPOST,
    PIECES_TAKEN,
    PLACED,
    RETURN_PIECE,
    RETURNED,
    SHUTTLE,
    SLOTS,
    TAKE_PIECES,
    USE_ENERGY,
)
from orrery.games.skymines.words import ENERGY as ENERGY_SYMBOL
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step


def energy_moves(table: Table, seat: int) -> list[int]:
    """SK-6.2.1, SK-6.2.2, SK-6.2.17: all energy on one company that has a piece left."""
    player = table.players[seat]
    if not player.cards_up(ENERGY_SYMBOL):
        return []
    return expansion_moves(table, seat, table.total(player, ENERGY_SYMBOL))


def expansion_moves(table: Table, seat: int, energy: int) -> list[int]:
    """The companies that so much energy may be spent on.

    To place nothing is the same with every company, so it is offered with the first one only.
    """
    able = expandable(table)
    return [
        pack(USE_ENERGY, company)
        for company in able
        if company == able[0] or Expand(seat, company, energy, [], [], False).ways(table)
    ]


def expandable(table: Table) -> list[int]:
    """SK-6.2.17, SK-15.2.16: the companies with a piece in their station."""
    return [c for c in range(COMPANIES) if sum(n % OPENED for n in table.stations[c])]


def use_energy(table: Table, seat: int, company: int) -> None:
    """All face-up energy cards and the energy tile together.

    SK-6.2.3, SK-6.2.18, SK-15.2.17, SK-6.2.1.
    """
    player = table.players[seat]
    energy = table.total(player, ENERGY_SYMBOL)
    for slot in range(SLOTS):
        if player.is_up(slot) and SYMBOL[player.slots[slot]] == ENERGY_SYMBOL:
            player.used |= 1 << slot
    player.tiles_used |= player.tiles & 1 << ENERGY_TILE
    expand(table, seat, company, energy)


def expand(table: Table, seat: int, company: int, energy: int) -> None:
    """SK-6.2.2: spend energy on one company."""
    table.tell(EXPANDING, seat, company, energy)
    table.push(Expand(seat, company, energy, [], [], False))


class Expand(Step[Table]):
    """SK-6.2.4 to SK-6.2.9, SK-15.2.3 to SK-15.2.11: enter a place, or stop.

    Places are entered in their order as far as it can't matter: one that comes before the last in
    that order is offered only if the last one has brought it into reach, or nearer. Which columns
    the pieces come from is chosen at the end (SK-6.2.7), since nothing depends on it before.
    Who has placed nothing yet may stop with the first company that could be expanded.
    """

    def __init__(
        self,
        seat: int,
        company: int,
        energy: int,
        entered: list[int],
        ousted: list[int],
        neutralises: bool,
    ) -> None:
        self.seat = seat
        self.company = company
        self.energy = energy
        self.entered = entered
        self.ousted = ousted  # the companies whose pieces are pushed aside, with their kind
        self.neutralises = neutralises

    def options(self, game: Table) -> list[int]:
        ways = self.ways(game)
        return [pack(DONE), *ways] if self.may_stop(game) or not ways else ways

    def may_stop(self, game: Table) -> bool:
        return bool(self.entered) or self.neutralises or self.company == expandable(game)[0]

    def ways(self, game: Table) -> list[int]:
        """All but to stop."""
        moves: list[int] = []
        if not self.energy:
            return moves
        board = BOARDS[game.side]
        left = self.left(game)
        last = self.entered[-1] if self.entered else NONE
        costs = entry_costs(board, game.held, self.company)
        before = costs if last == NONE else entry_costs(board, _without(game, last), self.company)
        for place in range(len(costs)):
            cost = costs[place]
            if cost > self.energy or not left[board.piece[place]]:
                continue
            if place > last or before[place] != cost:
                moves.append(pack(ENTER, place_number(game.side, place), cost))
        if not self.neutralises and self._can_neutralise(game):
            moves.append(pack(NEUTRALISE))
        return moves

    def left(self, game: Table) -> list[int]:
        """SK-6.2.17, SK-15.2.16: pieces of each kind that the station still has for this action."""
        station = game.stations[self.company]
        return [
            pieces_in(game.side, station, piece) - self.standing(game, piece)
            for piece in (OUTPOST, SHUTTLE)
        ]

    def standing(self, game: Table, piece: int) -> int:
        """Pieces of a kind that were placed in this action and are still counted at the station."""
        kinds = BOARDS[game.side].piece
        return sum(1 for place in self.entered if kinds[place] == piece)

    def _can_neutralise(self, game: Table) -> bool:
        price = threat_price(game, self.seat, self.company)
        return price != UNREACHABLE and price <= self.energy

    def take(self, game: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == DONE:
            finish(game, self)
        elif kind == NEUTRALISE:
            energy = self.energy - threat_price(game, self.seat, self.company)
            game.push(Expand(self.seat, self.company, energy, self.entered, self.ousted, True))
            pay_threat(game, self.seat)
        else:
            self._enter(game, place_at(game.side, field(move, 0)), field(move, 1))

    def _enter(self, game: Table, place: int, cost: int) -> None:
        """Stand a piece there; another company's is pushed aside.

        SK-6.2.16, SK-6.2.22, SK-6.2.8, SK-15.2.10.
        """
        other = game.held[place]
        ousted = self.ousted
        player = game.players[self.seat]
        if other != NONE:
            ousted = [*ousted, 2 * other + BOARDS[game.side].piece[place]]
            count(player, OUSTED_HERE, 1)
            game.tell(OUSTED, self.seat, other, place_number(game.side, place))
        game.held[place] = self.company
        count(player, PLACED, 1)
        game.tell(ENTERED, self.seat, self.company, place_number(game.side, place))
        game.push(
            Expand(
                self.seat,
                self.company,
                self.energy - cost,
                [*self.entered, place],
                ousted,
                self.neutralises,
            )
        )


def _without(table: Table, place: int) -> list[int]:
    """The companies on all places, as if nobody were on this one."""
    held = table.held[:]
    held[place] = NONE
    return held


def finish(table: Table, done: Expand) -> None:
    """Pieces, rewards, the threat, then what was ousted returns.

    SK-6.2.23, SK-6.2.10, SK-15.2.12.
    """
    table.push(ReturnAll(done.seat, done.ousted))
    if done.neutralises:
        table.push(TakeThreat(done.seat))
    table.push(Rewards(done.seat, done.company, done.entered))
    board = BOARDS[table.side]
    shuttles = sum(1 for place in done.entered if board.piece[place] == SHUTTLE)
    station = table.stations[done.company]
    for column in range(COLUMNS):
        if PIECE[table.side][column] == SHUTTLE:
            for _ in range(shuttles):
                take_piece(station, column)
    outposts = len(done.entered) - shuttles
    if outposts:
        table.push(TakePieces(done.seat, done.company, outposts))


class TakePieces(Step[Table]):
    """SK-6.2.7: how many outposts come from each column, always from its top.

    Of columns in the same state the one nearer to the logo gives the more.
    """

    def __init__(self, seat: int, company: int, pieces: int) -> None:
        self.seat = seat
        self.company = company
        self.pieces = pieces

    def standing(self, game: Table, piece: int) -> int:
        """See Expand."""
        return self.pieces if piece == OUTPOST else 0

    def options(self, game: Table) -> list[int]:
        station = game.stations[self.company]
        most = [
            station[column] % OPENED if PIECE[game.side][column] == OUTPOST else 0
            for column in range(COLUMNS)
        ]
        moves: list[int] = []
        for first in range(min(most[0], self.pieces), -1, -1):
            for second in range(min(most[1], self.pieces - first), -1, -1):
                third = self.pieces - first - second
                taken = [first, second, third]
                if third <= most[2] and is_canonical(game.side, station, taken):
                    moves.append(pack(TAKE_PIECES, first, second, third))
        return moves

    def take(self, game: Table, move: int) -> None:
        station = game.stations[self.company]
        for column in range(COLUMNS):
            for _ in range(field(move, column)):
                take_piece(station, column)
        game.tell(PIECES_TAKEN, self.company, field(move, 0), field(move, 1), field(move, 2))


def is_canonical(side: int, station: list[int], taken: list[int]) -> bool:
    """Whether no earlier column in the same state gives less."""
    for column in range(COLUMNS):
        for other in range(column + 1, COLUMNS):
            twins = station[column] == station[other] and PIECE[side][column] == PIECE[side][other]
            if twins and taken[column] < taken[other]:
                return False
    return True


class Rewards(Procedure[Table]):
    """SK-6.2.10a, SK-6.2.11, SK-6.2.12, SK-15.2.12a, SK-15.2.13: what the places entered pay.

    Coins come first, then tank spaces, research points and last the track: whoever may choose the
    order can't do better, for only the track asks for coins.
    """

    def __init__(self, player: int, company: int, entered: list[int]) -> None:
        super().__init__()
        self.player = player
        self.company = company
        self.entered = entered

    def run(self, game: Table) -> None:
        board = BOARDS[game.side]
        effects: list[int] = []
        paid = 0  # groups, as bits
        for place in self.entered:
            group = board.group[place]
            if paid >> group & 1 or self._was_there(game, group):
                continue
            paid |= 1 << group
            effects += board.rewards[group]
        gain_in_good_order(game, self.player, effects, self.company)

    def _was_there(self, game: Table, group: int) -> bool:
        """SK-15.2.12, SK-15.2.13: whether the company was on the asteroid before this action."""
        board = BOARDS[game.side]
        for place in range(len(game.held)):
            if (
                board.group[place] == group
                and game.held[place] == self.company
                and place not in self.entered
            ):
                return True
        return False


class ReturnAll(Procedure[Table]):
    """SK-6.2.10b, SK-15.2.12b: ousted pieces go back, one after another."""

    def __init__(self, player: int, ousted: list[int]) -> None:
        super().__init__()
        self.player = player
        self.ousted = ousted

    def run(self, game: Table) -> None:
        for piece in reversed(self.ousted):
            game.push(ReturnPiece(self.player, piece // 2, piece % 2))


class ReturnPiece(Step[Table]):
    """SK-6.2.13 to SK-6.2.15, SK-15.2.14: to the lowest free space of a column."""

    def __init__(self, seat: int, company: int, piece: int) -> None:
        self.seat = seat
        self.company = company
        self.piece = piece

    def options(self, game: Table) -> list[int]:
        columns = columns_for(game.side, game.stations[self.company], self.piece)
        if not columns:
            return [pack(DONE)]  # it leaves the game
        return [pack(RETURN_PIECE, self.company, column) for column in columns]

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DONE:
            game.tell(LEFT_GAME, self.company, self.piece)
            return
        put_back(game.stations[self.company], field(move, 1))
        game.tell(RETURNED, self.company, field(move, 1))
