"""What everybody sees of a match, for programs that learn (P49-21): the same as the view.

Whatever belongs to somebody is told by the place of that player, counted from the seat on.
"""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.cluster import LOCATIONS, PULSARS, SYSTEMS
from orrery.games.pulsar_2849.content import SHEETS
from orrery.games.pulsar_2849.goals import IN_PLAY as GOALS
from orrery.games.pulsar_2849.headquarters import BOARDS
from orrery.games.pulsar_2849.state import BLOCKED, RINGS, SPACES, Player, Table, Track
from orrery.games.pulsar_2849.systems import MOST_PLANETS, TILES
from orrery.games.pulsar_2849.technologies import ALL as TECHNOLOGIES
from orrery.games.pulsar_2849.technologies import ROWS
from orrery.games.pulsar_2849.tracks import FACES
from orrery.games.pulsar_2849.transmitters import COUNT as TRANSMITTERS
from orrery.games.pulsar_2849.transmitters import DISPLAYED, tile_of
from orrery.games.pulsar_2849.words import NONE, PROJECTS, TYPES
from orrery.kernel.page import Page, from_seat, place_of

_PHASES: Final = 5
_MEDIANS: Final = 11
_ROCKETS: Final = 4
_ALL_GOALS: Final = 12
_COSTS: Final = 6  # of a transmitter, at most
_POINTS: Final = 300
_TECHNOLOGIES: Final = len(TECHNOLOGIES)
_SHEETS: Final = len(SHEETS)


def encode(game: Table, seat: int, page: Page) -> None:
    """The board, what is on offer, then the players."""
    players = len(game.players)
    page.one_of("phase", game.phase, _PHASES)
    page.flag("side", game.side == 1)
    page.one_of("active", place_of(game.active, seat, players), players)
    order = [place_of(owner, seat, players) for owner in game.turn_order]
    page.each_one_of("turn order", order, _ROCKETS, players)
    page.numbers("dice board", game.dice_board, FACES, 9)
    page.one_of("median", game.median, _MEDIANS)
    _write_cluster(game, seat, page)
    _write_offers(game, page)
    for other in from_seat(seat, players):
        page.about("player")
        _write_tracks(game, other, page)
        _write_player(game, other, page)


def _write_cluster(game: Table, seat: int, page: Page) -> None:
    """Systems with their bases, pulsars with their claims and gyrodynes."""
    players = len(game.players)
    page.each_one_of("system tiles", game.system_tiles, SYSTEMS, TILES)
    bases = [players if o == BLOCKED else place_of(o, seat, players) for o in game.planets]
    page.each_one_of("bases", bases, SYSTEMS * MOST_PLANETS, players + 1)
    claims = [place_of(owner, seat, players) for owner in game.claims]
    page.each_one_of("claims", claims, PULSARS, players)
    page.each_one_of("gyrodynes", game.on_pulsars, PULSARS, 2 * TYPES)


def _write_offers(game: Table, page: Page) -> None:
    page.numbers("supply", game.supply, TYPES, 10)
    page.numbers("awards", game.awards_left, TYPES, 2)
    page.set_of("technologies", game.technologies, _TECHNOLOGIES)
    page.numbers("row values", game.row_values, ROWS, 10)
    page.each_one_of("transmitters", game.display, DISPLAYED, TRANSMITTERS)
    stack = game.transmitter_stack
    page.one_of("next transmitter", stack[0] if stack else NONE, TRANSMITTERS)
    page.number("transmitters left", len(stack), TRANSMITTERS)
    for paid in game.paid:
        page.bits("paid", paid, _COSTS)
    page.number("exploration", game.exploration.size(), 40)
    page.number("explored", len(game.explored), 40)
    page.each_one_of("goals", game.goals, GOALS, _ALL_GOALS)


def _write_tracks(game: Table, seat: int, page: Page) -> None:
    """P49-4.4: where the counters of a player are, the two of two players included."""
    for track in game.tracks:
        _write_counter(track, seat, page)
        _write_counter(track, seat + game.seats, page)


def _write_counter(track: Track, counter: int, page: Page) -> None:
    is_there = counter < len(track.space)
    page.number("counter", track.space[counter] if is_there else 0, SPACES)
    page.number("counters ahead", track.ahead.index(counter) if is_there else 0, _ROCKETS)


def _write_player(game: Table, seat: int, page: Page) -> None:
    player = game.players[seat]
    page.number("points", player.points, _POINTS)
    page.one_of("ship", player.ship, LOCATIONS)
    page.numbers("dice", _faces(player.dice), FACES, 4)
    page.numbers("red dice", _faces(player.offers), FACES, 4)
    page.flag("must use red", player.must_use_red)
    page.flag("red used", player.red_used)
    page.flag("copied", player.copied)
    page.number("cubes", player.cubes, 30)
    page.numbers("tokens", player.tokens, 2, 10)
    page.number("rings", player.rings, RINGS)
    page.number("bases", game.bases(seat), 24)
    page.number("extra bases", player.extra_bases, 10)
    _write_works(game, player, page)


def _faces(dice: list[int]) -> list[int]:
    """How many dice show each value."""
    return [dice.count(1 + face) for face in range(FACES)]


def _write_works(game: Table, player: Player, page: Page) -> None:
    """What a player has built: gyrodynes, transmitters, projects, patents, goals."""
    page.numbers("gyrodynes", player.gyrodynes, TYPES, 10)
    for held in player.awards:
        page.bits("awards", held, 2)
    placed = [tile_of(one) for array in player.arrays for one in array]
    page.set_of("transmitters", placed, TRANSMITTERS)
    page.number("arrays", len(player.arrays), 10)
    page.number("online", sum(game.is_online(tile) for tile in placed), 20)
    page.one_of("board", player.board, BOARDS)
    page.one_of("sheet", player.sheet, _SHEETS)
    page.bits("projects", player.projects, PROJECTS)
    page.bits("runs used", player.runs_used, PROJECTS)
    patented = [t for place, t in enumerate(game.technologies) if player.patents >> place & 1]
    page.set_of("patents", patented, _TECHNOLOGIES)
    page.numbers("goals", player.goals, GOALS, 10)
