"""Positions of Pulsar 2849 in a line or two, scripts of moves, and what players can read.

    match = table(Seat(ship="G11", dice="2 4", cubes=4), systems={"S11": "SYS8"})
    play(match, "ada: fly silver-2 none none none, route P10 2 0")
    assert owner(match, "P10") == "ada"

Ada, ben and so on are the players, in this order also on the order spaces; ben is always there. The
position is that of ada's turn unless `begin` says otherwise; the others' turns come after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orrery import Match
from orrery.games.pulsar_2849.cluster import FIRST_PULSAR, FIRST_SYSTEM, NAMES
from orrery.games.pulsar_2849.ending import FinalScoring
from orrery.games.pulsar_2849.game import Pulsar2849
from orrery.games.pulsar_2849.production import Production
from orrery.games.pulsar_2849.rounds import BeginTurn, EndOfRound, Round, TakeDie, picking_order
from orrery.games.pulsar_2849.state import BLOCKED, Track, new_player
from orrery.games.pulsar_2849.systems import FROM_PLAYERS, MOST_PLANETS
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.tracks import median_of
from orrery.games.pulsar_2849.transmitters import ALL_PAID, COSTS
from orrery.games.pulsar_2849.vocabulary import (
    GOAL_NAMES,
    MEDIAN_NAMES,
    SHEET_NAMES,
    SYSTEM_NAMES,
    TECHNOLOGY_NAMES,
    TOKEN_NAMES,
    TRANSMITTER_NAMES,
    TYPE_NAMES,
)
from orrery.games.pulsar_2849.words import ACTIONS, DICE, FROM_START, TYPES
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.feed import Record
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.lane import new_lane
from orrery.kernel.match import new_match
from orrery.kernel.option import OptionValue
from orrery.kernel.replay import continue_from
from orrery.kernel.step import Step

PLAYERS = ["ada", "ben", "cleo", "dora"]


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player has. Lists are names separated by spaces.

    `claims` are pulsars, with a gyrodyne after a colon and a star if it spins: `P1 P2:small
    P3:large*`. `arrays` are separated by commas, their transmitters read from left to right; `!`
    marks an online one, `<` one that is turned round, and paid costs are in brackets: `A2! A7<(3)`.
    `bases` are systems, with the number of the planet from 1 after a colon: `S3:2`. `projects` and
    `runs_used` are places of the pyramid: `a b d`. `more` sets any other field of the player.
    """

    ship: str = "G1"
    dice: str = ""
    red: str = ""
    cubes: int = 0
    tokens: str = ""
    gyrodynes: str = ""
    claims: str = ""
    bases: str = ""
    arrays: str = ""
    sheet: str = ""
    projects: str = ""
    runs_used: str = ""
    patents: str = ""
    points: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)


def table(
    *seats: Seat,
    begin: str = "turn",
    round_number: int = 1,
    systems: Mapping[str, str] | None = None,
    technologies: str = "",
    goals: str = "",
    display: str | None = None,
    dice: str | None = None,
    median: str | None = None,
    initiative: str = "",
    engineering: str = "",
    order: str = "",
    more: Mapping[str, Any] | None = None,
    seed: int = 1,
    **options: OptionValue,
) -> Match:
    """A match that stands at the beginning of a turn, or where `begin` says.

    `begin` is `turn`, `dice` (the dice lie on the board, nobody has taken one), `round`,
    `production` or `final`. `systems` are tiles that lie open. `technologies` are three letters, by
    default AAA. A track is written as its stacks from the bottom: `8:ada,ben 14:cleo`; with two
    players everybody is named twice. `dice` lie on the dice board; the median is theirs if none
    is given. `order` names the owners of the rockets.
    """
    sitting = [*seats, Seat(ship="G2")] if len(seats) == 1 else [*seats]
    for category, letter in zip(("i", "ii", "iii"), technologies or "AAA", strict=True):
        options.setdefault(f"technologies_{category}", letter)
    key = key_from_seed(seed)
    match = new_match(TITLE, PLAYERS[: len(sitting)], TITLE.check(len(sitting), options), key)
    game = position(match)
    game.round = round_number
    game.phase = ACTIONS
    _arrange(game, order)
    _open_systems(game, systems or {})
    if goals:
        game.goals = [GOAL_NAMES.index(name) for name in goals.split()]
    game.players = [new_player(len(game.goals)) for _ in sitting]
    for seat, things in enumerate(sitting):
        _equip(game, seat, things)
    if display is not None:
        _display(game, [TRANSMITTER_NAMES.index(name) for name in display.split()])
    _put_dice(game, dice or "", median)
    for number, stacks in enumerate((initiative, engineering)):
        if stacks:
            game.tracks[number] = _track(game, stacks)
    for name, value in (more or {}).items():
        setattr(game, name, value)
    game.dice = new_dice(key, len(sitting))
    _begin(game, begin)
    return continue_from(match.title, match.journal.header, game, [])


def fresh(players: int = 2, seed: int = 1, **options: OptionValue) -> Match:
    """A match as the setup leaves it, at its first decision."""
    checked = TITLE.check(players, options)
    return new_match(TITLE, PLAYERS[:players], checked, key_from_seed(seed))


# Playing


def play(match: Match, *script: str) -> None:
    """Play moves in notation, each line by one player: `ada: build small P1, end-turn`."""
    for line in script:
        name, moves = line.split(": ")
        for move in moves.split(", "):
            match.play(PLAYERS.index(name), move)


def fly(match: Match, name: str, payment: str, *path: str, run: str = "none none") -> None:
    """Fly along a path, or along whichever route of this payment brings the same."""
    play(match, f"{name}: fly {payment} {run}")
    routes = match.view()["flight"]["routes"]
    found = [route for route in routes if route["path"] == list(path)]
    found = found or [route for route in routes if _same(route, path, routes, run.split()[1])]
    assert found, f"{name} can't fly {' '.join(path)}"
    play(match, f"{name}: route {path[-1]} {found[0]['length']} {found[0]['way']}")


def _same(
    route: dict[str, Any], path: Sequence[str], routes: list[dict[str, Any]], colour: str
) -> bool:
    """Whether a route brings what a path does: its end, its bases, the gates of a run."""
    bases = {base for other in routes for base in other["bases"]} & {*path}
    gates = [
        {place for place in way if place[0] == colour[0].upper()} for way in (path, route["path"])
    ]
    if (route["place"], route["length"]) != (path[-1], len(path)):
        return False
    return {*route["bases"]} == bases and len(gates[0]) == len(gates[1])


def go_on(match: Match, name: str) -> None:
    """Play the first option (`end-turn` or `done` if it is there) until another has to decide."""
    while match.pending() and asked(match) == name:
        _idle(match)


def idle(match: Match, phase: str = "") -> Iterator[str]:
    """Let nobody do more than they have to, up to a phase or to the end; after each move, whose."""
    while match.pending() and match.view()["phase"] != phase:
        yield _idle(match)


def skip(match: Match, phase: str) -> None:
    """Go on to a phase with as little as possible done by anybody."""
    for _ in idle(match, phase):
        pass


def _idle(match: Match) -> str:
    name = asked(match)
    texts = offered(match, name)
    ending = [text for text in ("end-turn", "done") if text in texts]
    match.play(PLAYERS.index(name), (ending or texts)[0])
    return name


def skip_to(match: Match, name: str, round_number: int) -> None:
    """Play first options (`end-turn` if it is there) up to a player's turn in a round."""
    while (match.view()["round"], match.view()["phase"], asked(match)) != (
        round_number,
        "actions",
        name,
    ):
        texts = offered(match, asked(match))
        play(match, f"{asked(match)}: {'end-turn' if 'end-turn' in texts else texts[0]}")


# Reading


def position(match: Match) -> Pulsar2849:
    """A copy of the whole position."""
    game = match.position()
    assert isinstance(game, Pulsar2849)
    return game


def player(match: Match, name: str) -> dict[str, Any]:
    """What everybody sees of a player."""
    shown: dict[str, Any] = match.view()["players"][PLAYERS.index(name)]
    return shown


def points(match: Match, name: str) -> int:
    return int(player(match, name)["points"])


def asked(match: Match) -> str:
    """The player who has to decide now; "" after the game."""
    pending = match.pending()
    return PLAYERS[pending[0].seat] if pending else ""


def offered(match: Match, name: str, kind: str = "") -> list[str]:
    """The moves that a player may make now, in notation; only those of a kind if it is named."""
    seat = PLAYERS.index(name)
    texts = [offer.text for p in match.pending() if p.seat == seat for offer in p.options]
    return [text for text in texts if not kind or text.split()[0] == kind]


def owner(match: Match, pulsar: str) -> str:
    """Who has claimed a pulsar; "" if nobody."""
    seat = match.view()["pulsars"][pulsar]["owner"]
    return "" if seat is None else PLAYERS[seat]


def planets(match: Match, system: str) -> list[str]:
    """The planets of an open system with their owners: `blue ada`, `barren`, `blue blocked`."""
    found = []
    for planet in match.view()["systems"][system]["planets"]:
        mark = "blocked" if planet["blocked"] else ""
        mark = PLAYERS[planet["owner"]] if planet["owner"] is not None else mark
        found.append(f"{planet['colour']} {mark}".strip())
    return found


def stacks(match: Match, track: str) -> dict[int, list[str]]:
    """The stacks of a track by space, from the bottom."""
    shown = match.view()["tracks"][track]
    return {i + 1: [PLAYERS[seat] for seat in stack] for i, stack in enumerate(shown) if stack}


def destinations(match: Match) -> set[str]:
    """Where the flight that was paid can end."""
    return {route["place"] for route in match.view()["flight"]["routes"]}


def told(match: Match, kind: str) -> list[Record]:
    """The events of one kind."""
    return [event for event in match.events(viewer=OMNISCIENT) if event["kind"] == kind]


# The builder's own


def _arrange(game: Pulsar2849, order: str) -> None:
    names = order.split() if order else PLAYERS[: game.seats] * (2 if game.seats == 2 else 1)
    game.turn_order = [PLAYERS.index(name) for name in names]


def _open_systems(game: Pulsar2849, systems: Mapping[str, str]) -> None:
    for name, tile_name in systems.items():
        system, tile = NAMES.index(name) - FIRST_SYSTEM, SYSTEM_NAMES.index(tile_name)
        game.system_tiles[system] = tile
        game.unseen_tiles = [other for other in game.unseen_tiles if other != tile]
        for number, players in enumerate(FROM_PLAYERS[tile]):
            if game.seats < players:
                game.planets[system * MOST_PLANETS + number] = BLOCKED


def _equip(game: Pulsar2849, seat: int, things: Seat) -> None:
    owned = game.players[seat]
    owned.ship = NAMES.index(things.ship)
    owned.dice = [int(value) for value in things.dice.split()]
    owned.offers = [int(value) for value in things.red.split()]
    owned.cubes = things.cubes
    owned.tokens = _amounts(things.tokens, TOKEN_NAMES)
    owned.gyrodynes = _amounts(things.gyrodynes, TYPE_NAMES)
    owned.points = owned.ledger[FROM_START] = things.points
    if things.sheet:
        owned.sheet = SHEET_NAMES.index(things.sheet)
        owned.board = owned.sheet // 2
    owned.projects = sum(1 << "abcdefgh".index(slot) for slot in things.projects.split())
    owned.runs_used = sum(1 << "abcdefgh".index(slot) for slot in things.runs_used.split())
    for name in things.patents.split():
        place = game.technologies.index(TECHNOLOGY_NAMES.index(name))
        owned.patents |= 1 << place
        game.patent_order[place] = [*game.patent_order[place], seat]
    _claim(game, seat, things.claims)
    _settle(game, seat, things.bases)
    for array in things.arrays.split(",") if things.arrays else []:
        owned.arrays.append([_transmitter(game, text) for text in array.split()])
    for kind in range(TYPES):
        game.supply[kind] -= owned.gyrodynes[kind]
    for name, value in things.more.items():
        setattr(owned, name, value)


def _amounts(text: str, names: Sequence[str]) -> list[int]:
    words = text.split()
    given = dict(zip(words[::2], words[1::2], strict=True))
    return [int(given.get(name, 0)) for name in names]


def _claim(game: Pulsar2849, seat: int, claims: str) -> None:
    for claim in claims.split():
        name, _, gyrodyne = claim.partition(":")
        pulsar = NAMES.index(name) - FIRST_PULSAR
        game.claims[pulsar] = seat
        game.players[seat].rings -= 1
        if gyrodyne:
            kind = TYPE_NAMES.index(gyrodyne.removesuffix("*"))
            game.supply[kind] -= 1
            game.on_pulsars[pulsar] = kind + (TYPES if gyrodyne.endswith("*") else 0)


def _settle(game: Pulsar2849, seat: int, bases: str) -> None:
    for base in bases.split():
        name, _, number = base.partition(":")
        system = NAMES.index(name) - FIRST_SYSTEM
        game.planets[system * MOST_PLANETS + int(number) - 1] = seat


def _transmitter(game: Pulsar2849, text: str) -> int:
    name, _, paid = text.removesuffix(")").partition("(")
    tile = TRANSMITTER_NAMES.index(name.strip("!<"))
    costs = [int(cost) for cost in paid.split("+")] if paid else []
    game.paid[tile] = sum(1 << COSTS[tile].index(cost) for cost in costs)
    if "!" in name:
        game.paid[tile] = ALL_PAID[tile]
    game.transmitter_stack = [other for other in game.transmitter_stack if other != tile]
    game.display = [-1 if other == tile else other for other in game.display]
    return 2 * tile + (1 if "<" in name else 0)


def _display(game: Pulsar2849, tiles: list[int]) -> None:
    back = [tile for tile in game.display if tile >= 0 and tile not in tiles]
    game.transmitter_stack = sorted(t for t in game.transmitter_stack + back if t not in tiles)
    game.display = tiles


def _put_dice(game: Pulsar2849, dice: str, median: str | None) -> None:
    for value in dice.split():
        game.dice_board[int(value) - 1] += 1
    if median is not None:
        game.median = MEDIAN_NAMES.index(median)
    elif dice:
        game.median = median_of(game.dice_board)


def _track(game: Pulsar2849, stacks: str) -> Track:
    track = Track()
    copies = 2 if game.seats == 2 else 1
    unplaced = {seat: [seat + game.seats * c for c in range(copies)] for seat in range(game.seats)}
    track.ahead, track.space = [], [8] * (game.seats * copies)
    for stack in sorted(stacks.split(), key=lambda text: int(text.split(":")[0])):
        space, _, names = stack.partition(":")
        for name in reversed(names.split(",")):
            counter = unplaced[PLAYERS.index(name)].pop()
            track.space[counter] = int(space)
            track.ahead.append(counter)
    assert not any(unplaced.values()), f"{stacks} doesn't name all counters"
    return track


def _begin(game: Pulsar2849, begin: str) -> None:
    steps: list[Step[Any]] = [EndOfRound(), Production()]
    if begin in ("turn", "dice"):
        steps += [BeginTurn(seat) for seat in reversed(game.seats_in_order())]
    if begin == "dice":
        game.phase = DICE
        steps += [TakeDie(seat) for seat in reversed(picking_order(game))]
    if begin == "round":
        steps = [Round()]
        game.round -= 1
    if begin == "final":
        steps = [FinalScoring()]
    game.lanes = [new_lane(steps)]
    game.settle()
