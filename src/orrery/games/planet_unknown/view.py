"""What one viewer may know of a match (PU-14.5, PU-14.6), built up from nothing.

A board can be drawn from it alone. The rows of a planet have a character for each of twelve
squares:

    c w b r t e    covered by civ, water, biomass, rover, tech or energy terrain
    .              an uncovered square; what is printed there is in content/planets.json
    (space)        no square of this planet
"""

from __future__ import annotations

from functools import lru_cache

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import (
    CIV_IMMEDIATE,
    CIV_NAMES,
    CIV_RANK,
    COLOURS,
    EVENT_COLOUR,
    EVENT_NAMES,
    NO_EVENT,
    OBJECTIVE_NAMES,
)
from orrery.games.planet_unknown.corporation import TECHNOLOGY_NAMES
from orrery.games.planet_unknown.corporations import CORPORATION_NAMES, corporation_of
from orrery.games.planet_unknown.ending import is_last_round
from orrery.games.planet_unknown.grid import SIDE, Mask, common, overlap, size, squares_of
from orrery.games.planet_unknown.objectives import TIE, WIN, measure
from orrery.games.planet_unknown.routes import routes
from orrery.games.planet_unknown.score_sheet import SHEET
from orrery.games.planet_unknown.scoring import filled, with_loads
from orrery.games.planet_unknown.setup import compared_at
from orrery.games.planet_unknown.solo import expected_score
from orrery.games.planet_unknown.state import (
    NO_TILE,
    NO_TRACK,
    Player,
    Table,
    height_of,
    track_of,
)
from orrery.games.planet_unknown.view_types import (
    TRACKERS,
    Boards,
    CivCardView,
    Depot,
    LinesView,
    ObjectiveView,
    PlayerView,
    Resources,
    RouteView,
    RoverView,
    Standing,
    TableView,
    Trackers,
)
from orrery.games.planet_unknown.vocabulary import LINE_NAMES, SPOT_NAMES, TILE_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from orrery.kernel.event import knows
from orrery.kernel.game import OMNISCIENT, Game
from orrery.kernel.view import LEFT_OUT

OASIS = CORPORATION_NAMES.index("oasis")
ROTATIONS = 6
TERRAIN_LETTERS = [name[0] for name in TERRAIN_NAMES]
SQUARE_NAMES = [f"r{y + 1}c{x + 1}" for y in range(SIDE) for x in range(SIDE)]
_KEPT = 4096  # what was made of masks, since a move changes few of them; treat it as a value

assert len(set(TERRAIN_LETTERS)) == len(TERRAIN_NAMES)


def view(game: Table, viewer: int) -> TableView:
    """The table as this viewer may see it."""
    public = SHEET.public(game)
    event = None if game.event == NO_EVENT else game.event
    return TableView(
        round=game.round,
        last_round=is_last_round(game),
        commander=game.commander,
        # PU-2.1: where the rings stand, and what lies on them; stacks are numbered as on the rings
        rotation=game.rotation,
        shift=game.shift,
        turns_by_itself=game.turns_by_itself,
        positions=list(game.positions),
        depots=_depots(game, game.rotation),
        depots_by_rotation=[_depots(game, rotation) for rotation in range(ROTATIONS)],
        tops=[_tile(tile) for tile in game.tops],
        below=[len(tiles) for tiles in game.below_tops],  # PU-14.9
        # PU-9.1: the card of the round, those before it, and how many of each colour were put in
        event=None if event is None else EVENT_NAMES[event],
        event_colour=None if event is None else COLOURS[EVENT_COLOUR[event]],
        events_left=game.events_left,
        events_shown=[EVENT_NAMES[card] for card in game.events_shown],
        event_mix=dict(zip(COLOURS, game.event_mix, strict=True)),
        next_event=_next_event(game, viewer),
        expected_score=expected_score(game.event_mix) if game.seats == 1 else None,
        civ_piles=[len(pile) for pile in game.civ_piles],
        civ_cards=_open_piles(game, viewer),
        objectives=_objectives(game),
        common_objectives=[_objective(game, card, list(range(game.seats))) for card in game.common],
        players=[_player(game, seat, viewer, public) for seat in range(game.seats)],
        own_score=_score(game, viewer) if viewer >= 0 else LEFT_OUT,
    )


def round_of(game: Table) -> int:
    """PU-3: rounds are counted from 1; sides are chosen before the first."""
    return game.round


# The table


def _depots(game: Table, rotation: int) -> list[Depot]:
    """PU-3.4: the tiles that each seat may take, the large one first, with the station so."""
    stacks = [game.depot_at(seat, rotation) for seat in range(game.seats)]
    return [(_tile(game.tops[large]), _tile(game.tops[small])) for large, small in stacks]


def _tile(tile: int) -> str | None:
    return None if tile == NO_TILE else TILE_NAMES[tile]


def _next_event(game: Table, viewer: int) -> str | None:
    """PU-13.3.12: the card that this viewer has peeked at."""
    deck = game.events
    if deck.top and (viewer == OMNISCIENT or knows(deck.top_known[-1], viewer)):
        return EVENT_NAMES[deck.top[-1]]
    return None


def _open_piles(game: Table, viewer: int) -> list[list[str] | None]:
    """PU-14.5, PU-11.2.6: the cards of the civ piles that this viewer is choosing from."""
    hidden = [] if viewer == OMNISCIENT else game.hidden_cards(viewer)
    seen = [[card for card in pile if card not in hidden] for pile in game.civ_piles]
    return [[CIV_NAMES[card] for card in cards] or None for cards in seen]


def _objectives(game: Table) -> list[ObjectiveView]:
    """PU-2.3.3, PU-2.3.4: the objectives between neighbours."""
    return [
        _objective(game, card, list(compared_at(game.seats, place)))
        for place, card in enumerate(game.objectives)
    ]


def _objective(game: Table, card: int, seats: list[int]) -> ObjectiveView:
    """PU-8.7: who is compared, by what they have now, for how many medals."""
    return ObjectiveView(
        objective=OBJECTIVE_NAMES[card],
        seats=seats,
        values=[measure(game.players[seat], card) for seat in seats],
        win=WIN[card],
        tie=TIE[card],
    )


# A player


def _player(game: Table, seat: int, viewer: int, public: Game) -> PlayerView:
    player = game.players[seat]
    own = viewer in (seat, OMNISCIENT) or game.is_over()
    levels = range(1, corporation_of(player).technologies + 1)
    return PlayerView(
        planet=BOARDS[player.planet].id,
        corporation=CORPORATION_NAMES[player.corporation],
        dealt=_dealt(game, player),
        terrain=_terrain_rows(player.planet, *player.terrain),
        resources=Resources(*map(_names, player.symbols)),
        patches=_names(player.patches),
        meteor_symbols=_names(player.meteor_symbols),
        meteorites=_names(player.meteorites)
        + [SQUARE_NAMES[square] for square in player.more_meteorites],
        lifepods=_names(player.lifepods),
        rovers=_rovers(player),
        lines=_lines(player.planet, filled(player), with_loads(player)),
        routes=_routes(game, seat),
        last_tile=_names(player.last_tile),
        trackers=Trackers(*map(_standing, player.trackers)),
        water_path=player.path if player.corporation == OASIS else None,  # PU-11.7.2
        flux_track=None if player.flux == NO_TRACK else TRACKERS[player.flux],
        # PU-6.6: those that work now, and those that are used up for this round or this game
        technologies=_technologies(
            player, [level for level in levels if corporation_of(player).works(player, level)]
        ),
        used_this_round=_technologies(
            player, [level for level in levels if player.used_this_round >> level & 1]
        ),
        used_this_game=_technologies(
            player, [level for level in levels if player.used_this_game >> level & 1]
        ),
        rovers_left=player.rovers_left,
        lifepods_collected=player.lifepods_scored,
        lifepods_placed=[SPOT_NAMES[spot] for spot in player.lifepods_placed],
        meteorites_collected=player.meteorites_collected,
        patches_stored=player.patches_stored,
        movement=player.movement,
        milestones=list(player.milestones),
        tile_taken=_has_taken(game, player),
        civ_cards=[_civ_card(card, own) for card in player.civ_cards],
        personal=[OBJECTIVE_NAMES[card] if own else None for card in player.personal],
        drawn=[OBJECTIVE_NAMES[card] if own else None for card in player.drawn],
        score=_score(public, seat),
    )


def _dealt(game: Table, player: Player) -> Boards | None:
    """PU-2.2.4: the boards that were dealt, while sides are chosen."""
    planet, corporation = player.dealt_planet, player.dealt_corporation
    if game.round > 0 or (planet, corporation) == (player.planet, player.corporation):
        return None
    return Boards(BOARDS[planet].id, CORPORATION_NAMES[corporation])


def _rovers(player: Player) -> list[RoverView]:
    return [
        RoverView(SQUARE_NAMES[square], bool(load))
        for square, load in zip(player.rovers, player.loads, strict=True)
    ]


@lru_cache(_KEPT)
def _lines(planet: int, full: Mask, stones: Mask) -> LinesView:
    """PU-8.2: the lines with these squares covered and meteorites on those."""
    sizes = BOARDS[planet].line_sizes
    covered: list[int] = []
    blocked: list[str] = []
    complete: list[str] = []
    for number, line in enumerate(BOARDS[planet].lines):
        covered.append(size(common(line, full)))
        if overlap(line, stones):
            blocked.append(LINE_NAMES[number])
        elif covered[number] == sizes[number] > 0:
            complete.append(LINE_NAMES[number])
    return LinesView(covered, blocked, complete)


def _routes(game: Table, seat: int) -> list[RouteView]:
    return [
        RouteView(SQUARE_NAMES[origin], [SQUARE_NAMES[square] for square in path], cost)
        for origin, path, cost in routes(game, seat)
    ]


def _standing(at: int) -> Standing:
    return TRACKERS[track_of(at)], height_of(at)


def _technologies(player: Player, levels: list[int]) -> list[str]:
    corporation = corporation_of(player)
    return [TECHNOLOGY_NAMES[corporation.technology(level)] for level in levels]


def _has_taken(game: Table, player: Player) -> bool:
    """PU-3.5: whether the tile of this round was taken; until the tile step none is."""
    return player.taken != NO_TILE and not game.before_tiles


def _civ_card(card: int, own: bool) -> CivCardView:
    """PU-6.2.5: an end-game card is face down; its back shows the rank."""
    shown = own or CIV_IMMEDIATE[card]
    return CivCardView(CIV_RANK[card], CIV_NAMES[card] if shown else None)


def _score(game: Game, seat: int) -> dict[str, int]:
    """The medals as they stand, by the parts of the score sheet."""
    parts = SHEET.points(game, seat)
    return parts | {"total": sum(parts.values())}


# Squares


@lru_cache(_KEPT)
def _terrain_rows(planet: int, *terrains: Mask) -> list[str]:
    """The planet as twelve lines of twelve characters, see above."""
    letters = [" "] * (SIDE * SIDE)
    for square in squares_of(BOARDS[planet].squares):
        letters[square] = "."
    for terrain, letter in zip(terrains, TERRAIN_LETTERS, strict=True):
        for square in squares_of(terrain):
            letters[square] = letter
    return ["".join(letters[SIDE * y : SIDE * (y + 1)]) for y in range(SIDE)]


@lru_cache(_KEPT)
def _names(mask: Mask) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares_of(mask)]


def secrets(game: Table, viewer: int) -> list[str]:
    """PU-14.5: civ piles, others' face-down cards, objectives, events to come."""
    hidden = [CIV_NAMES[card] for card in game.hidden_cards(viewer)]
    hidden += [OBJECTIVE_NAMES[card] for card in game.objective_deck.hidden_from(viewer)]
    hidden += [EVENT_NAMES[card] for card in game.events.hidden_from(viewer)]
    hidden += [TILE_NAMES[tile] for tiles in game.below_tops for tile in tiles]
    for seat, player in enumerate(game.players):
        if seat != viewer and not game.is_over():  # PU-6.2.5, PU-9.2.3
            hidden += [CIV_NAMES[card] for card in player.civ_cards if not CIV_IMMEDIATE[card]]
            hidden += [OBJECTIVE_NAMES[card] for card in player.personal + player.drawn]
            hidden += [OBJECTIVE_NAMES[card] for card in player.returned]
    return hidden
