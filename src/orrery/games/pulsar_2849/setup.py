"""The setup (P49-2): boards, tiles, players, and the choices before the first roll."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849 import goals as goal_table
from orrery.games.pulsar_2849 import headquarters as hq
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849 import transmitters as tile_table
from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES, ENTRIES, PULSARS, SYSTEMS
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.production import deal_transmitters, turn_up_transmitter
from orrery.games.pulsar_2849.pulsars import AWARDS, TILES
from orrery.games.pulsar_2849.rounds import Round
from orrery.games.pulsar_2849.scoring import earn
from orrery.games.pulsar_2849.state import EMPTY, FACE_DOWN, FREE, Table, new_player
from orrery.games.pulsar_2849.systems import EXPLORATION_COPIES, MOST_PLANETS
from orrery.games.pulsar_2849.systems import TILES as SYSTEM_TILES
from orrery.games.pulsar_2849.tracks import FACES, TRACKS, new_track
from orrery.games.pulsar_2849.words import (
    CHOOSE_SIDE,
    FROM_START,
    NOBODY,
    NONE,
    PUT_SHIP,
    SETUP,
    SHIP_PLACED,
    SIDE_CHOSEN,
    TYPES,
)
from orrery.kernel.deck import new_deck
from orrery.kernel.move import field, pack
from orrery.kernel.step import Step

RANDOM: Final = "random"
MARKED: Final = "marked"
START_POINTS: Final[list[list[int]]] = [  # by number of players
    COMPONENTS["setup_by_players"].get(str(players), {}).get("start_points", [])
    for players in range(5)
]
START: Final[dict[str, int]] = COMPONENTS["initial_resources"]


def lay_out(table: Table, options: dict[str, Any]) -> None:
    """P49-2: everything in its place, and the steps until the end."""
    table.round = 0
    table.phase = SETUP
    table.active = NOBODY
    table.even_start = options["even_start"]
    table.side = CLUSTER_NAMES.index(options["cluster"])
    table.dice_board = [0] * FACES
    table.median = NONE  # P49-2.1.5
    table.last_flight = []
    _lay_out_cluster(table)
    _lay_out_technologies(table, options)
    _draw_goals(table, options)
    _seat_players(table)
    if options["headquarters"]:
        _deal_headquarters(table)
    table.transmitter_stack = list(range(tile_table.COUNT))
    table.paid = [0] * tile_table.COUNT
    turn_up_transmitter(table)
    deal_transmitters(table)
    table.push(Round())
    for seat in table.seats_in_order():  # the last player chooses first (P49-2.2.6, P49-2.2.9)
        if options["headquarters"]:
            table.push(ChooseSide(seat))
    for seat in table.seats_in_order():
        table.push(PlaceShip(seat))


def _lay_out_cluster(table: Table) -> None:
    """P49-2.1.2, P49-2.1.6 to P49-2.1.8: one system tile will never be seen."""
    table.system_tiles = [FACE_DOWN] * SYSTEMS
    table.unseen_tiles = list(range(SYSTEM_TILES))
    table.planets = [FREE] * (SYSTEMS * MOST_PLANETS)
    table.exploration = new_deck(EXPLORATION_COPIES)
    table.explored = []
    table.claims = [NOBODY] * PULSARS
    table.on_pulsars = [EMPTY] * PULSARS
    table.supply = TILES[:]
    table.awards_left = [len(AWARDS)] * TYPES


def _lay_out_technologies(table: Table, options: dict[str, Any]) -> None:
    """P49-2.1.11, P49-2.1.14: a side for each category."""
    letters = tech.LETTERS if options["headquarters"] else tech.LETTERS[:1]
    table.technologies = []
    table.row_values = []
    for category in tech.CATEGORIES:
        letter = options[f"technologies_{category.lower()}"]
        if letter == RANDOM:
            letter = letters[table.below(len(letters))]
        table.technologies += tech.BOARDS[letter + category]
        table.row_values += tech.ROW_VALUES[letter + category]
    table.patent_order = [[] for _ in table.technologies]
    table.first_patented = 0


def _draw_goals(table: Table, options: dict[str, Any]) -> None:
    """P49-2.1.10, P49-2.1.15: three tiles, each with one of its sides up."""
    if options["goals"] == MARKED:
        table.goals = goal_table.MARKED
        return
    tiles = [
        sides
        for sides in goal_table.TILES
        if options["headquarters"] or not goal_table.NEEDS_HEADQUARTERS[sides[0]]
    ]
    table.goals = []
    for _ in range(goal_table.IN_PLAY):
        sides = tiles.pop(table.below(len(tiles)))
        table.goals.append(sides[table.below(len(sides))])


def _seat_players(table: Table) -> None:
    """P49-2.1.9, P49-2.2.2 to P49-2.2.4, P49-17.2: play order, counters, points, a token."""
    table.players = [new_player(len(table.goals)) for _ in range(table.seats)]
    unseated = list(range(table.seats))
    order = [unseated.pop(table.below(len(unseated))) for _ in range(table.seats)]
    rockets = 2 if table.seats == 2 else 1
    table.turn_order = order * rockets
    counters = [seat + table.seats * copy for copy in range(rockets) for seat in order]
    table.tracks = [new_track(counters) for _ in range(TRACKS)]
    for place, seat in enumerate(order):
        player = table.players[seat]
        player.cubes = START["cubes"]
        player.tokens = [START["pm1"], START["plus2"]]
        earn(table, seat, START_POINTS[table.seats][place], FROM_START)


def _deal_headquarters(table: Table) -> None:
    """P49-2.2.8: a board for everybody; the side is chosen later."""
    boards = list(range(hq.BOARDS))
    for player in table.players:
        player.board = boards.pop(table.below(len(boards)))


class PlaceShip(Step[Table]):
    """P49-2.2.6, P49-17.10: an entry gate that is still free."""

    def options(self, game: Table) -> list[int]:
        taken = [player.ship for player in game.players]
        return [pack(PUT_SHIP, entry) for entry in range(ENTRIES) if entry not in taken]

    def take(self, game: Table, move: int) -> None:
        game.players[self.seat].ship = field(move, 0)
        game.tell(SHIP_PLACED, self.seat, field(move, 0))


class ChooseSide(Step[Table]):
    """P49-2.2.8: side 1 or 2 of the headquarters board."""

    def options(self, game: Table) -> list[int]:
        board = game.players[self.seat].board
        return [pack(CHOOSE_SIDE, 2 * board), pack(CHOOSE_SIDE, 2 * board + 1)]

    def take(self, game: Table, move: int) -> None:
        game.players[self.seat].sheet = field(move, 0)
        game.tell(SIDE_CHOSEN, self.seat, field(move, 0))
