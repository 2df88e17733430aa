"""Setup (PU-2): station, boards, cards, and the choices before the first round."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.cards import (
    CIV_RANK,
    COLOURS,
    NO_EVENT,
    OBJECTIVE_NAMES,
    RANKS,
    event_cards,
)
from orrery.games.planet_unknown.content import COMPONENTS, CORPORATIONS, PLANETS
from orrery.games.planet_unknown.corporations import CORPORATION_NAMES, corporation_of
from orrery.games.planet_unknown.corporations.flux import MoveFluxToken
from orrery.games.planet_unknown.rounds import Round
from orrery.games.planet_unknown.state import NO_CARD, STACKS, Player, Table, new_player
from orrery.games.planet_unknown.tiles import SHAPE_NAMES, TILES_PER_SHAPE
from orrery.games.planet_unknown.turn import uncover
from orrery.games.planet_unknown.words import (
    BOARDS_SHOWN,
    OBJECTIVE_DEALT,
    OBJECTIVE_KEPT,
    RETURN,
    SIDES,
)
from orrery.kernel.deck import new_deck
from orrery.kernel.event import only
from orrery.kernel.move import field, pack
from orrery.kernel.option import for_each_seat
from orrery.kernel.step import Procedure, Step

_STATION: Final = COMPONENTS["station"]
SHAPES: Final[list[int]] = [
    SHAPE_NAMES.index(name)
    for ring in ("outer_ring", "inner_ring")
    for name in _STATION[ring]["stacks_clockwise"]
]
POSITIONS: Final[list[list[int]]] = [[]] + [
    _STATION["seats_by_player_count"][str(players)] for players in range(1, 7)
]
PRESETS: Final[dict[str, list[int]]] = {
    preset["id"]: [preset[colour] for colour in COLOURS]
    for preset in COMPONENTS["event_deck_presets"]["presets"]
}
SYMMETRIC: Final = "symmetric"
DEALT: Final = "dealt"
RANDOM: Final = "random"
SYMMETRIC_PLANET: Final = PLANET_NAMES.index("ksb_4156")
SYMMETRIC_CORPORATION: Final = CORPORATION_NAMES.index("universal_coalition")
EVENTS_IN_PLAY: Final = COMPONENTS["setup"]["event_deck_size"]
SOLO_DEALT: Final = COMPONENTS["setup"]["objectives"]["1"]["draw"]
MODULE_DEALT: Final = COMPONENTS["setup"]["personal_objective_module"]["deal"]
BETWEEN_TWO: Final = COMPONENTS["setup"]["objectives"]["2"]["between_the_two_players"]


def lay_out(table: Table, options: dict[str, Any]) -> None:
    """PU-2: everything in its place, and the steps until the end.

    PU-14.26: the choices before the first round are made in this order.
    """
    table.event = NO_EVENT
    table.round = 0
    table.before_tiles = False
    table.blocked = False
    table.ending = False
    table.common = []
    _station(table, options)
    _boards(table, options)
    _civ_cards(table)
    _events(table, options)
    table.commander = table.below(table.seats)  # PU-2.3.6
    table.objective_deck = new_deck(list(range(len(OBJECTIVE_NAMES))))
    table.objectives = []
    table.push(Round())
    table.push(DealObjectives())
    if table.seats == 1 or options["personal_objectives"]:
        table.push(DealPersonal(SOLO_DEALT if table.seats == 1 else MODULE_DEALT))
    table.push(PlaceFluxTokens())
    table.push(ShowBoards())
    table.push(ChooseSides())


def _station(table: Table, options: dict[str, Any]) -> None:
    """PU-2.1, PU-2.2.9, PU-2.1.1, PU-2.1.4, PU-2.1.6, PU-2.2.8."""
    table.positions = POSITIONS[table.seats]
    shift = options["ring_shift"]
    table.shift = table.below(6) if shift == "random" else int(shift)
    table.rotation = table.below(6) if table.seats == 1 else 0  # PU-10.1.2
    table.turns_by_itself = table.seats == 1 or (table.seats == 2 and options["fixed_rotation"])
    table.tops = [-1] * STACKS
    table.below_tops = [
        list(range(TILES_PER_SHAPE * shape, TILES_PER_SHAPE * (shape + 1))) for shape in SHAPES
    ]
    for stack in range(STACKS):
        uncover(table, stack)


def _boards(table: Table, options: dict[str, Any]) -> None:
    """PU-2.2.1, PU-1.15: each player's boards, with lifepods and rovers."""
    planet_words = for_each_seat(options["planet"], table.seats)
    corporation_words = for_each_seat(options["corporation"], table.seats)
    planets = _assigned(table, planet_words, options["expansion"], PLANETS)
    corporations = _assigned(table, corporation_words, options["expansion"], CORPORATIONS)
    table.players = []
    for seat in range(table.seats):
        player = new_player(planets[seat], corporations[seat])
        if planet_words[seat] == DEALT:
            player.planet = SYMMETRIC_PLANET
        if corporation_words[seat] == DEALT:
            player.corporation = SYMMETRIC_CORPORATION
        table.players.append(player)
        equip(player)


def _assigned(
    table: Table, words: list[str], with_expansion: bool, boards: list[dict[str, Any]]
) -> list[int]:
    """PU-2.2.4: the board named for each seat, or one of the others that are asymmetric."""
    names: list[str] = [board["id"] for board in boards]
    left = [
        number
        for number, board in enumerate(boards)
        if board["id"] not in words
        and board["set"] != SYMMETRIC
        and (with_expansion or board["set"] == "base")
    ]
    symmetric = next(n for n, board in enumerate(boards) if board["set"] == SYMMETRIC)
    assigned: list[int] = []
    for word in words:
        if word in (DEALT, RANDOM):
            assigned.append(left.pop(table.below(len(left))))
        else:
            assigned.append(symmetric if word == SYMMETRIC else names.index(word))
    return assigned


def equip(player: Player) -> None:
    """PU-2.2.6, PU-2.2.7, PU-2.2.5."""
    player.lifepods = BOARDS[player.planet].lifepods
    player.rovers_left = corporation_of(player).rovers


def _civ_cards(table: Table) -> None:
    """PU-2.3.1, PU-10.1.1: as many cards of each rank as players, and one more."""
    table.civ_piles = []
    table.looking = -1
    table.looked_at = []
    table.added = NO_CARD
    for rank in range(1, RANKS + 1):
        left = [card for card, printed in enumerate(CIV_RANK) if printed == rank]
        pile = [left.pop(table.below(len(left))) for _ in range(table.seats + 1)]
        table.civ_piles.append(sorted(pile))


def _events(table: Table, options: dict[str, Any]) -> None:
    """PU-9.1.2, PU-10.1.4: so many cards of each colour, drawn at random."""
    table.with_events = table.seats == 1 or options["events"] != "off"  # PU-9.1.1
    table.events_left = EVENTS_IN_PLAY if table.with_events else 0
    table.events_shown = []
    table.event_mix = event_counts(options) if table.with_events else [0] * len(COLOURS)
    chosen: list[int] = []
    for colour, count in enumerate(table.event_mix):
        left = event_cards(table.seats, colour)
        chosen += [left.pop(table.below(len(left))) for _ in range(count)]
    table.events = new_deck(chosen)


def event_counts(options: dict[str, Any]) -> list[int]:
    """How many green, orange and red cards the event deck has."""
    preset = options["events"]
    if preset == "custom":
        return [options["green_events"], options["orange_events"], options["red_events"]]
    return PRESETS["standard" if preset == "off" else preset]


class ChooseSides(Procedure[Table]):
    """PU-2.2.4: everyone chooses secretly between the dealt boards and the symmetric ones."""

    def run(self, game: Table) -> None:
        seats = [
            seat
            for seat, player in enumerate(game.players)
            if player.dealt_planet != player.planet
            or player.dealt_corporation != player.corporation
        ]
        if seats:
            game.split([ChooseSide(seat) for seat in seats], game.clockwise())


class ChooseSide(Step[Table]):
    """PU-2.2.2: each board by itself."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        planets = sorted({player.planet, player.dealt_planet})
        corporations = sorted({player.corporation, player.dealt_corporation})
        return [pack(SIDES, p, c) for p in planets for c in corporations]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        player.planet = field(move, 0)
        player.corporation = field(move, 1)
        equip(player)


class ShowBoards(Procedure[Table]):
    """PU-2.2.4, PU-14.6: who plays which boards, once the choice is made."""

    def run(self, game: Table) -> None:
        for seat in game.clockwise():
            player = game.players[seat]
            game.tell(BOARDS_SHOWN, seat, player.planet, player.corporation)


class PlaceFluxTokens(Procedure[Table]):
    """PU-2.3.7: who uses Flux Industries chooses the flux track."""

    def run(self, game: Table) -> None:
        flux = CORPORATION_NAMES.index("flux")
        seats = [s for s in range(game.seats) if game.players[s].corporation == flux]
        if seats:
            game.split([MoveFluxToken(seat) for seat in seats], game.clockwise())


class DealPersonal(Procedure[Table]):
    """PU-9.2.1, PU-10.1.3: personal objectives, of which one is returned."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def run(self, game: Table) -> None:
        for seat in game.clockwise():
            player = game.players[seat]
            player.personal = sorted(game.objective_deck.draw(game) for _ in range(self.cards))
        game.split([ReturnObjective(seat) for seat in range(game.seats)], game.clockwise())


class ReturnObjective(Step[Table]):
    """PU-9.2.1, PU-10.1.3, PU-9.2.2."""

    def options(self, game: Table) -> list[int]:
        return [pack(RETURN, card) for card in game.players[self.seat].personal]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        player.personal = [card for card in player.personal if card != field(move, 0)]
        player.returned = [*player.returned, field(move, 0)]
        game.confide(only(self.seat), OBJECTIVE_KEPT, self.seat, field(move, 0))


def compared_at(seats: int, place: int) -> tuple[int, int]:
    """PU-2.3.3, PU-2.3.4: the two seats between which an objective lies."""
    return (0, 1) if seats == 2 else (place, (place + 1) % seats)


class DealObjectives(Procedure[Table]):
    """PU-2.3.3, PU-2.3.4, PU-9.2.2: neighbour faces between the players."""

    def run(self, game: Table) -> None:
        count = 0 if game.seats == 1 else BETWEEN_TWO if game.seats == 2 else game.seats
        game.objectives = [game.objective_deck.draw(game) for _ in range(count)]
        for place, card in enumerate(game.objectives):
            first, second = compared_at(game.seats, place)
            game.tell(OBJECTIVE_DEALT, first, second, card)
