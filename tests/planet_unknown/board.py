"""Positions of Planet Unknown in a line or two, scripts of moves, and what players can read.

    match = table(Seat(tiles="......CE", at="r1c1"), depots=["I2-wr-0 -"])
    place(match, "ada", "water r2c6 rover r2c7")
    assert trackers(match, "ada") == {"rover": 1}

Squares are written as in moves: r1c6 is column 5, row 0 of the rules. The position is that of a
tile step (or whatever `begin` says) of ada, ben and so on; ben is always there unless `solo`, so a
round never ends before ben has moved too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orrery import Match
from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.cards import CIV_NAMES, CIV_RANK, EVENT_NAMES, OBJECTIVE_NAMES
from orrery.games.planet_unknown.corporations import CORPORATION_NAMES, corporation_of
from orrery.games.planet_unknown.game import PlanetUnknown
from orrery.games.planet_unknown.grid import SIDE, Mask, mask_of, squares_of, union, without
from orrery.games.planet_unknown.rounds import (
    AfterTiles,
    CivCards,
    EndOfRound,
    RevealEvent,
    Round,
    TileStep,
    start_round,
)
from orrery.games.planet_unknown.state import NO_TILE, Player, Table, height_of, new_player, space
from orrery.games.planet_unknown.tiles import (
    ALL,
    METEOR,
    SECTION_A,
    SECTION_B,
    SYMBOL_A,
    SYMBOL_B,
    has_meteor,
    part_mask,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.turn import FinishTurn, TakeTile
from orrery.games.planet_unknown.vocabulary import MOVES, TILE_NAMES, TRACKER_NAMES
from orrery.games.planet_unknown.words import BIOMASS, PLACE, TERRAIN_NAMES
from orrery.kernel.agenda import Agenda
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.feed import Record
from orrery.kernel.game import OMNISCIENT, TABLE
from orrery.kernel.lane import new_lane
from orrery.kernel.match import new_match
from orrery.kernel.move import field as field_of
from orrery.kernel.move import kind_of
from orrery.kernel.option import OptionValue
from orrery.kernel.replay import continue_from
from orrery.kernel.step import Step

NAMES = ["ada", "ben", "cleo", "dora", "emil", "fay"]

PRINTED = "printed"  # as lifepods: where the planet board shows them
PATCH = "p"

_LETTERS = {name[0]: number for number, name in enumerate(TERRAIN_NAMES)}


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player has. Lists are names separated by spaces.

    `tiles` is a picture of the planet, from the square `at` on: c w b r t e for terrain, a capital
    where the resource symbol is, p for a patch, a dot for nothing; spaces don't count. `last` are
    the squares of the tile placed last, by default all that is covered but patches. `trackers` are
    heights such as `civ 3 water 5`. `effects` wait in the agenda instead of a tile, in notation:
    `gain-patch, movement 3`. `more` sets any other field of the player.
    """

    tiles: str = ""
    planet: str = "ksb_4156"
    at: str = "r1c1"
    rovers: str = ""
    lifepods: str = PRINTED
    meteorites: str = ""
    last: str | None = None
    corporation: str = "universal_coalition"
    trackers: str = ""
    movement: int = 0
    effects: str = ""
    civ_cards: str = ""
    personal: str = ""
    more: Mapping[str, Any] = field(default_factory=dict)

    def player(self) -> Player:
        player = new_player(
            PLANET_NAMES.index(self.planet), CORPORATION_NAMES.index(self.corporation)
        )
        _draw(player, self.tiles, square(self.at))
        printed = without(BOARDS[player.planet].lifepods, player.covered)
        player.lifepods = printed if self.lifepods == PRINTED else _mask(self.lifepods)
        player.meteorites = _mask(self.meteorites)
        player.meteor_symbols = _mask(self.meteorites)
        tiles = without(player.covered, player.patches)
        player.last_tile = tiles if self.last is None else _mask(self.last)
        player.rovers = squares(self.rovers)
        player.loads = [0] * len(player.rovers)
        player.rovers_left = max(0, corporation_of(player).rovers - len(player.rovers))
        player.movement = self.movement
        player.civ_cards = [CIV_NAMES.index(name) for name in self.civ_cards.split()]
        player.personal = [OBJECTIVE_NAMES.index(name) for name in self.personal.split()]
        words = self.trackers.split()
        for name, height in zip(words[::2], words[1::2], strict=True):
            track = TRACKER_NAMES.index(name)
            player.trackers[track] = space(track, int(height))
        for name, value in self.more.items():
            setattr(player, name, value)
        return player

    def agenda(self) -> list[int]:
        return [MOVES.parse(text) for text in self.effects.split(", ") if text]


def table(
    *seats: Seat,
    depots: Sequence[str] = (),
    begin: str = "tile",
    event: str = "",
    commander: str = "ada",
    round_number: int = 1,
    objectives: str = "",
    civ_piles: Sequence[str] = (),
    solo: bool = False,
    more: Mapping[str, Any] | None = None,
    seed: int = 1,
    **options: OptionValue,
) -> Match:
    """A match of ada, ben and so on that stands at the beginning of a step of a round.

    `begin` is `round`, `event`, `tile` or `civ`. `event` is the card of this round; with `begin`
    `round` or `event` the one that is drawn next. A depot is the outer and the inner top tile of a
    seat, `-` for an empty stack, such as `Z5-ce-0 I2-wr-1`; the station isn't turned, the rings
    are shifted by 0. `civ_piles` are the cards of rank 1, 2 and so on. `more` sets any other field
    of the table.
    """
    sitting = [*seats, Seat()] if len(seats) == 1 and not solo else [*seats]
    options.setdefault("ring_shift", "0")
    if event and not solo:
        options.setdefault("events", "standard")
    key = key_from_seed(seed)
    match = new_match(TITLE, NAMES[: len(sitting)], TITLE.check(len(sitting), options), key)
    game = match.position()
    assert isinstance(game, PlanetUnknown)
    game.players = [seat.player() for seat in sitting]
    game.commander = NAMES.index(commander)
    game.round = round_number
    game.rotation = 0
    game.objectives = [OBJECTIVE_NAMES.index(name) for name in objectives.split()]
    for seat, tiles in enumerate(depots):
        _stock(game, seat, tiles.split())
    for rank, cards in enumerate(civ_piles):
        game.civ_piles[rank] = sorted(CIV_NAMES.index(name) for name in cards.split())
    _take_from_piles(game)
    for name, value in (more or {}).items():
        setattr(game, name, value)
    game.dice = new_dice(key, len(sitting))
    _begin(game, sitting, begin, event)
    return continue_from(match.title, match.journal.header, game, [])


def fresh(players: int = 2, seed: int = 1, **options: OptionValue) -> Match:
    """A match as the setup leaves it."""
    checked = TITLE.check(players, options)
    return new_match(TITLE, NAMES[:players], checked, key_from_seed(seed))


# Playing


def play(match: Match, *script: str) -> None:
    """Play moves in notation, each line by one player: `ada: choose civ, land r1c6`."""
    for line in script:
        name, moves = line.split(": ")
        for move in moves.split(", "):
            match.play(NAMES.index(name), move)


def place(match: Match, name: str, tile: str) -> None:
    """Place a tile so that it lies like `water r2c6 rover r2c7*`.

    A terrain is followed by its squares, `*` after the one with the symbol (where that matters),
    `!` after the one with a meteor symbol.
    """
    found = _fitting(match, name, tile)
    assert found, f"{name} can't place {tile}"
    match.play(NAMES.index(name), found[0])


def finish_turn(match: Match, name: str) -> None:
    """Play the first option (`done` if it is there) until a player has nothing to decide."""
    seat = NAMES.index(name)
    asked_in_round = position(match).round
    while seat in [p.seat for p in match.pending()] and position(match).round == asked_in_round:
        texts = offered(match, name)
        match.play(seat, "done" if "done" in texts else texts[0])


# Reading and describing


def filled(planet: str, but: str = "", letter: str = "c") -> str:
    """A picture of a planet that is covered all over, but not on these squares."""
    empty = squares(but)
    squares_of_planet = BOARDS[PLANET_NAMES.index(planet)].squares
    covered = [at for at in squares_of(squares_of_planet) if at not in empty]
    return picture(dict.fromkeys(map(square_name, covered), letter))


def picture(letters: Mapping[str, str]) -> str:
    """A picture of the whole planet from letters by square."""
    rows = ["".join(letters.get(on(x, y), ".") for x in range(SIDE)) for y in range(SIDE)]
    return "\n" + "\n".join(rows)


def position(match: Match) -> PlanetUnknown:
    """A copy of the whole position."""
    game = match.position()
    assert isinstance(game, PlanetUnknown)
    return game


def player(match: Match, name: str) -> Player:
    """All that belongs to a player."""
    return position(match).players[NAMES.index(name)]


def asked(match: Match) -> list[str]:
    """The players who have to decide now."""
    return [NAMES[pending.seat] for pending in match.pending()]


def offered(match: Match, name: str, kind: str = "") -> list[str]:
    """The moves that a player may make now, in notation; only those of a kind if it is named."""
    seat = NAMES.index(name)
    texts = [offer.text for p in match.pending() if p.seat == seat for offer in p.options]
    return [text for text in texts if not kind or text.split()[0] == kind]


def can_place(match: Match, name: str, tile: str) -> bool:
    """Whether a tile may lie like `civ r1c6 energy r1c7`, or on `r1c6 r1c7` in any way."""
    return bool(_fitting(match, name, tile))


def placeable(match: Match, name: str) -> set[str]:
    """The squares that the tiles on offer could cover."""
    found = {at for move in _placements(match, name) for at in squares_of(_part(move, ALL))}
    return {square_name(at) for at in found}


def own(match: Match, name: str) -> dict[str, Any]:
    """What a player sees of what is theirs."""
    seat = NAMES.index(name)
    shown: dict[str, Any] = match.view(seat)["players"][seat]
    return shown


def rovers(match: Match, name: str) -> list[str]:
    """The squares of a player's rovers."""
    return [rover["at"] for rover in own(match, name)["rovers"]]


def objectives(match: Match) -> list[str]:
    """The objectives between neighbours."""
    return [card["objective"] for card in match.view()["objectives"]]


def trackers(match: Match, name: str) -> dict[str, int]:
    """The heights of a player's trackers, those on 0 left out."""
    heights = [height_of(at) for at in player(match, name).trackers]
    return {track: h for track, h in zip(TRACKER_NAMES, heights, strict=True) if h}


def told(match: Match, kind: str) -> list[Record]:
    """The events of one kind, with all secrets."""
    return [event for event in match.events(viewer=OMNISCIENT) if event["kind"] == kind]


def on(x: int, y: int) -> str:
    """The notation of the square in column x and row y, both from 0, as the rules write it."""
    return f"r{y + 1}c{x + 1}"


def square(name: str) -> int:
    """The number of a square."""
    row, column = name.removeprefix("r").split("c")
    return SIDE * (int(row) - 1) + int(column) - 1


def squares(names: str) -> list[int]:
    return [square(name) for name in names.split()]


def square_name(number: int) -> str:
    return on(number % SIDE, number // SIDE)


def names_of(mask: Mask) -> list[str]:
    """The squares of a mask, in notation."""
    return [square_name(number) for number in squares_of(mask)]


# The builder's own


def _mask(names: str) -> Mask:
    return mask_of(squares(names))


def _draw(player: Player, picture: str, corner: int) -> None:
    """Cover the planet as a picture shows."""
    for row, line in enumerate(picture.split("\n")[1:] if "\n" in picture else [picture]):
        for column, letter in enumerate(line.replace(" ", "")):
            if letter != ".":
                _cover(player, letter, corner + SIDE * row + column)


def _cover(player: Player, letter: str, at: int) -> None:
    mask = mask_of([at])
    player.covered = union(player.covered, mask)
    terrain = BIOMASS if letter == PATCH else _LETTERS[letter.lower()]
    player.terrain[terrain] = union(player.terrain[terrain], mask)
    if letter == PATCH:
        player.patches = union(player.patches, mask)
    elif letter.isupper():
        player.symbols[terrain] = union(player.symbols[terrain], mask)


def _stock(game: Table, seat: int, names: list[str]) -> None:
    """Put these tiles on top of a seat's stacks; what lay there takes their place elsewhere."""
    for stack, name in zip(game.depot(seat), names, strict=True):
        if name == "-":
            game.tops[stack] = NO_TILE
            game.below_tops[stack] = []
        elif TILE_NAMES.index(name) in game.tops:
            other = game.tops.index(TILE_NAMES.index(name))
            game.tops[other], game.tops[stack] = game.tops[stack], game.tops[other]
        else:
            _swap_top(game, stack, TILE_NAMES.index(name))


def _swap_top(game: Table, stack: int, tile: int) -> None:
    for other, below in enumerate(game.below_tops):
        if tile in below:
            rest = [game.tops[stack] if one == tile else one for one in below]
            game.below_tops[other] = sorted(one for one in rest if one != NO_TILE)
    game.tops[stack] = tile


def _take_from_piles(game: Table) -> None:
    """Cards that players have are in no pile."""
    for one in game.players:
        for card in one.civ_cards:
            pile = game.civ_piles[CIV_RANK[card] - 1]
            game.civ_piles[CIV_RANK[card] - 1] = [other for other in pile if other != card]


def _begin(game: PlanetUnknown, seats: Sequence[Seat], begin: str, event: str) -> None:
    """Forget the round that the setup began, and begin the step of the position."""
    game.lane = TABLE
    game.lanes = [new_lane([])]
    game.veil = None
    game.before_tiles = begin == "event"
    if event and begin in ("round", "event"):
        game.events.put_on_top(EVENT_NAMES.index(event))
    elif event:
        game.event = EVENT_NAMES.index(event)
    if begin == "round":
        game.round -= 1
        game.push(Round())
    else:
        game.push(EndOfRound())
        game.push(CivCards())
    if begin in ("event", "tile"):
        for number, seat in enumerate(seats):
            if not seat.effects:
                start_round(game, number)
        _begin_tiles(game, seats)
    if begin == "event":
        game.push(RevealEvent())
    game.settle()


def _begin_tiles(game: PlanetUnknown, seats: Sequence[Seat]) -> None:
    if not any(seat.effects for seat in seats):
        game.push(TileStep())
        return
    game.push(AfterTiles())
    steps: list[Step[Any]] = []
    for number, seat in enumerate(seats):
        game.players[number].taken = game.depot(number)[0]
        game.players[number].placed = True
        steps.append(FinishTurn(number))
        steps.append(Agenda(number, seat.agenda()) if seat.effects else TakeTile(number))
    game.split(steps, game.clockwise())


@dataclass(frozen=True, slots=True)
class _Placement:
    move: int
    tile: int


def _placements(match: Match, name: str) -> list[_Placement]:
    seat = NAMES.index(name)
    game = position(match)
    tiles = [game.tops[stack] for stack in game.depot(seat)]
    moves = [move for move in game.options(seat) if kind_of(move) == PLACE]
    return [_Placement(move, tiles[field_of(move, 0)]) for move in moves]


def _part(placed: _Placement, part: int) -> Mask:
    return part_mask(placed.tile, field_of(placed.move, 2), field_of(placed.move, 1), part)


def _fitting(match: Match, name: str, tile: str) -> list[int]:
    """The moves that lay a tile as a text says."""
    return [p.move for p in _placements(match, name) if _lies(p, tile)]


def _lies(placed: _Placement, text: str) -> bool:
    wanted: dict[str, list[str]] = {}
    terrain = ""
    for word in text.split():
        if word in TERRAIN_NAMES:
            terrain = word
        else:
            wanted.setdefault(terrain, []).append(word)
    lain = _squares_by_terrain(placed)
    if "" in wanted:
        return sorted(wanted[""]) == sorted(names_of(_part(placed, ALL)))
    return wanted.keys() == lain.keys() and all(
        _same(placed, wanted[terrain], lain[terrain]) for terrain in wanted
    )


def _squares_by_terrain(placed: _Placement) -> dict[str, tuple[list[str], list[str]]]:
    """Per terrain of a tile its squares and the one with the symbol."""
    sections = (
        (terrain_a(placed.tile), SECTION_A, SYMBOL_A),
        (terrain_b(placed.tile), SECTION_B, SYMBOL_B),
    )
    return {
        TERRAIN_NAMES[terrain]: (names_of(_part(placed, section)), names_of(_part(placed, symbol)))
        for terrain, section, symbol in sections
    }


def _same(placed: _Placement, wanted: list[str], lain: tuple[list[str], list[str]]) -> bool:
    squares_of_section, symbol = lain
    meteor = names_of(_part(placed, METEOR)) if has_meteor(placed.tile) else []
    marked = [word.rstrip("*!") for word in wanted if "*" in word]
    struck = [word.rstrip("*!") for word in wanted if "!" in word]
    return (
        sorted(word.rstrip("*!") for word in wanted) == sorted(squares_of_section)
        and marked in ([], symbol)
        and struck in ([], meteor)
    )
