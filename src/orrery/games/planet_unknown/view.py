"""What one viewer may know of a match (PU-14.5, PU-14.6), built up from nothing."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import (
    CIV_IMMEDIATE,
    CIV_NAMES,
    CIV_RANK,
    EVENT_NAMES,
    NO_EVENT,
    OBJECTIVE_NAMES,
)
from orrery.games.planet_unknown.corporations import CORPORATION_NAMES
from orrery.games.planet_unknown.grid import SIDE, has, squares_of
from orrery.games.planet_unknown.solo import expected_score
from orrery.games.planet_unknown.state import NO_TILE, Player, Table, height_of, track_of
from orrery.games.planet_unknown.vocabulary import TILE_NAMES, TRACKER_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from orrery.kernel.event import knows
from orrery.kernel.game import OMNISCIENT


def view(game: Table, viewer: int) -> dict[str, Any]:
    """The table as this viewer may see it."""
    return {
        "round": game.round,
        "commander": game.commander,
        "rotation": game.rotation,
        "shift": game.shift,
        "depots": [_depot(game, seat) for seat in range(game.seats)],
        "tops": [None if tile == NO_TILE else TILE_NAMES[tile] for tile in game.tops],
        "below": [len(tiles) for tiles in game.below_tops],
        "event": None if game.event == NO_EVENT else EVENT_NAMES[game.event],
        "events_left": game.events_left,
        "next_event": _next_event(game, viewer),
        "expected_score": expected_score(game.event_mix) if game.seats == 1 else None,
        "civ_piles": [len(pile) for pile in game.civ_piles],
        "objectives": [OBJECTIVE_NAMES[card] for card in game.objectives],
        "players": [
            _player(player, viewer in (seat, OMNISCIENT) or game.is_over())
            for seat, player in enumerate(game.players)
        ],
    } | (_hidden(game) if viewer == OMNISCIENT else {})


def _hidden(game: Table) -> dict[str, Any]:
    return {"civ_cards": [[CIV_NAMES[card] for card in pile] for pile in game.civ_piles]}


def _next_event(game: Table, viewer: int) -> str | None:
    """PU-13.3.12: the card that this viewer has peeked at."""
    deck = game.events
    if deck.top and knows(deck.top_known[-1], viewer):
        return EVENT_NAMES[deck.top[-1]]
    return None


def _depot(game: Table, seat: int) -> list[str | None]:
    tiles = [game.tops[stack] for stack in game.depot(seat)]
    return [None if tile == NO_TILE else TILE_NAMES[tile] for tile in tiles]


def _player(player: Player, own: bool) -> dict[str, Any]:
    public: dict[str, Any] = {
        "planet": BOARDS[player.planet].id,
        "corporation": CORPORATION_NAMES[player.corporation],
        "terrain": _terrain_rows(player),
        "resources": {
            name: [_name(square) for square in squares_of(player.symbols[terrain])]
            for terrain, name in enumerate(TERRAIN_NAMES)
        },
        "patches": [_name(square) for square in squares_of(player.patches)],
        "meteorites": [_name(square) for square in squares_of(player.meteorites)],
        "lifepods": [_name(square) for square in squares_of(player.lifepods)],
        "rovers": [_name(square) for square in player.rovers],
        "trackers": {
            name: [TRACKER_NAMES[track_of(at)], height_of(at)]
            for name, at in zip(TRACKER_NAMES, player.trackers, strict=True)
        },
        "rovers_left": player.rovers_left,
        "lifepods_collected": player.lifepods_scored,
        "meteorites_collected": player.meteorites_collected,
        "patches_stored": player.patches_stored,
        "movement": player.movement,
        "civ_cards": [_civ_card(card, own) for card in player.civ_cards],
        "personal": [OBJECTIVE_NAMES[c] if own else None for c in player.personal],
    }
    return public


def _civ_card(card: int, own: bool) -> dict[str, Any]:
    """PU-6.2.5: an end-game card is face down; its back shows the rank."""
    shown = own or CIV_IMMEDIATE[card]
    return {"rank": CIV_RANK[card], "card": CIV_NAMES[card] if shown else None}


def _terrain_rows(player: Player) -> list[str]:
    """The planet as twelve lines: a letter per covered square, a dot per uncovered one."""
    board = BOARDS[player.planet]
    rows = []
    for y in range(SIDE):
        row = ""
        for square in range(SIDE * y, SIDE * (y + 1)):
            row += _letter(player, board.squares, square)
        rows.append(row)
    return rows


def _letter(player: Player, squares: list[int], square: int) -> str:
    if not has(squares, square):
        return " "
    for terrain, name in enumerate(TERRAIN_NAMES):
        if has(player.terrain[terrain], square):
            return name[0]
    return "."


def _name(square: int) -> str:
    return f"r{square // SIDE + 1}c{square % SIDE + 1}"


def secrets(game: Table, viewer: int) -> list[str]:
    """PU-14.5: civ piles, others' face-down cards, objectives, events to come."""
    hidden = [CIV_NAMES[c] for rank in game.hidden_piles(viewer) for c in game.civ_piles[rank]]
    hidden += [OBJECTIVE_NAMES[card] for card in game.objective_deck.hidden_from(viewer)]
    hidden += [EVENT_NAMES[card] for card in game.events.hidden_from(viewer)]
    hidden += [TILE_NAMES[tile] for tiles in game.below_tops for tile in tiles]
    for seat, player in enumerate(game.players):
        if seat != viewer and not game.is_over():  # PU-6.2.5, PU-9.2.3
            hidden += [CIV_NAMES[card] for card in player.civ_cards if not CIV_IMMEDIATE[card]]
            hidden += [OBJECTIVE_NAMES[card] for card in player.personal + player.drawn]
    return hidden
