"""Positions of How to Save a World in a line or two, scripts of moves, and what players can read.

    match = table(Seat(has="energy:3", tags="moon:2", at="laser:2"), landed="lb2:ben")
    play(match, "ada: place lb1, work laser 2 0")
    assert gained(match, "ada: done") == changes("")

Ada, ben and so on are the players, in this order; ben is always there, unless SIMU is. It is ada's
turn, and she has no resources but those that are told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from orrery import Match
from orrery.games.save_a_world.arrival import Arrive
from orrery.games.save_a_world.board import (
    AREA_NAMES,
    FACILITY_LETTER,
    FLIPS,
    LEADER_POINTS,
    LOCATION_NAMES,
    PRINTED_AREAS,
    THREATS,
)
from orrery.games.save_a_world.cards import CARD_NAMES, DECK_CARDS
from orrery.games.save_a_world.content import (
    CUBE_NAMES,
    DECK_NAMES,
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
    WORLD_NAMES,
)
from orrery.games.save_a_world.game import SaveAWorld
from orrery.games.save_a_world.lab import UPGRADE_NAMES
from orrery.games.save_a_world.projects import SPACES_BITS
from orrery.games.save_a_world.rounds import BeginRound, MoveAsteroid, NextTurn, Progress
from orrery.games.save_a_world.setup import new_player
from orrery.games.save_a_world.simu_cards import LEADS, SIMU_NAMES
from orrery.games.save_a_world.state import Player
from orrery.games.save_a_world.title import TITLE
from orrery.games.save_a_world.words import FROM_EFFECTS, TURNS
from orrery.kernel.deck import Deck, new_deck
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.lane import new_lane
from orrery.kernel.match import new_match
from orrery.kernel.option import OptionValue
from orrery.kernel.replay import continue_from
from orrery.kernel.step import Step

PLAYERS = ["ada", "ben", "cleo", "dora"]
SIMU = "simu"
FACILITY_NAMES = AREA_NAMES[PRINTED_AREAS:]


@dataclass(frozen=True, slots=True)
class Seat:
    """What a player has: names separated by spaces, or numbers of things, `energy:3 genius:1`.

    `has` are resources, `lines` baselines, `tags` active tokens and `spent` those that are turned;
    `lab` are upgrades, `at` spaces on the project tracks, `ready` landers in the ready zones.
    """

    has: str = ""
    lines: str = ""
    tags: str = ""
    spent: str = ""
    lab: str = ""
    hand: str = ""
    discard: str = ""
    at: str = ""
    ready: str = "planet:2 moon:1"
    points: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Simu:
    """The automatic opponent: its level, the cards that come next, what it likes, where it is."""

    level: int = 1
    cards: str = ""
    prefers: str = "laser shield evacuation"
    at: str = ""
    species: str = ""
    points: int = 0


def table(
    *seats: Seat,
    simu: Simu | None = None,
    begin: str = "turn",
    round_number: int = 1,
    badge: str = "ada",
    landed: str = "",
    facilities: str = "",
    next_facilities: str = "",
    asteroid: int = 0,
    threat: int = 3,
    bag: str | None = None,
    gauges: str = "",
    display: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    seed: int = 1,
    more: Mapping[str, Any] | None = None,
) -> Match:
    """A match that stands at the beginning of ada's turn, or where `begin` says.

    `begin` is `turn`, `progress`, `asteroid` (its first step alone), `round` (the next one begins)
    or `arrival`. `landed` has landers on locations: `lb1:ada tc1:ben`. `facilities` are placed,
    `next_facilities` are drawn next.
    `display` has the cards of a deck from the far right on, `decks` those that are drawn next.
    `stacks` tells in which order the discs of a track came to their spaces.
    """
    sitting = [*seats, Seat()] if len(seats) == 1 and simu is None else [*seats]
    options: dict[str, OptionValue] = {"simus": str(simu.level)} if simu else {}
    key = key_from_seed(seed)
    match = new_match(TITLE, PLAYERS[: len(sitting)], TITLE.check(len(sitting), options), key)
    game = position(match)
    game.round = round_number
    game.phase = TURNS
    game.badge = _number(game, badge)
    game.players = [_equipped(one) for one in sitting]
    participants: list[Seat | Simu] = [*sitting, simu] if simu else [*sitting]
    for number, one in enumerate(participants):
        game.ledger[number][FROM_EFFECTS] = one.points
        for project, space in _pairs(one.at):
            game.discs[PROJECT_NAMES.index(project)][number] = int(space)
    if simu:
        _prepare_simu(game, simu)
    _mark_leaders(game, len(sitting) + bool(simu and LEADS[simu.level - 1]))
    for project, names in (stacks or {}).items():
        _stack(game, PROJECT_NAMES.index(project), names)
    for location, owner in _pairs(landed):
        game.land(LOCATION_NAMES.index(location), _number(game, owner))
    _build(game, facilities, next_facilities)
    game.asteroid = asteroid
    game.threat = THREATS.index(threat)
    if bag is not None:
        game.bag = _counts(bag, CUBE_NAMES)
    game.gauges = _counts(gauges, PROJECT_NAMES)
    _lay_out_cards(game, display or {}, decks or {})
    for name, value in (more or {}).items():
        setattr(game, name, value)
    game.dice = new_dice(key, len(sitting))
    _begin(game, begin)
    return continue_from(match.title, match.journal.header, game, [])


def _begin(game: SaveAWorld, begin: str) -> None:
    steps: dict[str, list[Step[Any]]] = {
        "turn": [Progress(), NextTurn(0)],
        "progress": [Progress()],
        "asteroid": [MoveAsteroid(1)],
        "round": [BeginRound()],
        "arrival": [Arrive()],
    }
    game.lanes = [new_lane(steps[begin])]
    game.veil = None
    game.order = []
    game.settle()


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(name, value) for name, value in (entry.split(":") for entry in text.split())]


def _counts(text: str, names: tuple[str, ...] | list[str]) -> list[int]:
    counts = [0] * len(names)
    for name, value in _pairs(text):
        counts[names.index(name)] = int(value)
    return counts


def _number(game: SaveAWorld, name: str) -> int:
    return game.seats if name == SIMU else PLAYERS.index(name)


def _cards(text: str) -> list[int]:
    return sorted(CARD_NAMES.index(name) for name in text.split())


def _equipped(things: Seat) -> Player:
    player = new_player()
    player.levels = _counts(things.has, RESOURCE_NAMES)
    player.baselines = _counts(things.lines, RESOURCE_NAMES)
    player.active = _counts(things.tags, TAG_NAMES)
    player.spent = _counts(things.spent, TAG_NAMES)
    player.upgrades = sum(1 << UPGRADE_NAMES.index(name) for name in things.lab.split())
    player.hand = _cards(things.hand)
    player.discard = _cards(things.discard)
    player.ready = _counts(things.ready, WORLD_NAMES)
    for name, value in things.more.items():
        setattr(player, name, value)
    return player


def _prepare_simu(game: SaveAWorld, things: Simu) -> None:
    assert game.simu is not None
    game.simu.preference = [PROJECT_NAMES.index(name) for name in things.prefers.split()]
    game.simu.species = _cards(things.species)
    _put_on_top(game.simu.deck, [SIMU_NAMES.index(name) for name in things.cards.split()])


def _put_on_top(deck: Deck, cards: list[int]) -> None:
    """The first of them is drawn first."""
    deck.rest = [card for card in deck.rest if card not in cards]
    for card in reversed(cards):
        deck.put_on_top(card)


def _mark_leaders(game: SaveAWorld, players: int) -> None:
    """The bonuses and reward tiles that went when the discs came where they are."""
    for project, spaces in enumerate(game.discs):
        for space in range(1, max(spaces[:players]) + 1):
            if LEADER_POINTS[project][space] or FLIPS[project][space]:
                game.leaders |= 1 << (project << SPACES_BITS | space)
            game.tiles[project] += FLIPS[project][space]


def _stack(game: SaveAWorld, project: int, names: str) -> None:
    discs = [_number(game, name) for name in names.split()]
    others = [disc for disc in game.stacks[project] if disc not in discs]
    game.stacks[project] = others + discs


def _build(game: SaveAWorld, facilities: str, following: str) -> None:
    game.facilities = [FACILITY_NAMES.index(name) for name in facilities.split()]
    coming = [FACILITY_NAMES.index(name) for name in following.split()]
    for letter, stock in enumerate(game.stocks):
        stock.rest = [tile for tile in stock.rest if tile not in game.facilities]
        _put_on_top(stock, [tile for tile in coming if FACILITY_LETTER[tile] == letter])


def _lay_out_cards(game: SaveAWorld, display: Mapping[str, str], decks: Mapping[str, str]) -> None:
    """Displays and decks without what the players have."""
    gone = {card for player in game.players for card in player.hand + player.discard}
    gone |= set(game.simu.species) if game.simu else set()
    for deck, name in enumerate(DECK_NAMES):
        coming = [CARD_NAMES.index(card) for card in decks.get(name, "").split()]
        free = [card for card in DECK_CARDS[deck] if card not in gone and card not in coming]
        shown = [CARD_NAMES.index(c) for c in display[name].split()] if name in display else free
        market = game.displays[deck]
        market.slots = (shown + [-1] * len(market.slots))[: len(market.slots)]
        market.deck = new_deck([card for card in free if card not in market.slots])
        market.discard = []
        for card in reversed(coming):
            market.deck.put_on_top(card)


# Playing and reading


def play(match: Match, *script: str) -> None:
    """Play moves in notation, each line by one player: `ada: place lb1, work laser 2 0`."""
    for line in script:
        name, moves = line.split(": ")
        for move in moves.split(", "):
            match.play(PLAYERS.index(name), move)


def position(match: Match) -> SaveAWorld:
    """The position itself, to look at and to arrange."""
    game = match.position()
    assert isinstance(game, SaveAWorld)
    return game


def asked(match: Match) -> str:
    """Who decides."""
    (pending,) = match.pending()
    return PLAYERS[pending.seat]


def offered(match: Match, kind: str = "") -> list[str]:
    """The options of whoever decides, of one kind."""
    (pending,) = match.pending()
    return [text for text in pending.texts if text.split()[0] == kind or not kind]


def view(match: Match) -> dict[str, Any]:
    return match.view(OMNISCIENT)


def seat(match: Match, name: str) -> dict[str, Any]:
    """What a player has, as all may read it; SIMU too."""
    shown = view(match)
    found: dict[str, Any] = shown["simu"] if name == SIMU else shown["players"][PLAYERS.index(name)]
    return found


def track(match: Match, project: str) -> dict[str, Any]:
    found: dict[str, Any] = view(match)["tracks"][PROJECT_NAMES.index(project)]
    return found


def space(match: Match, name: str, project: str) -> int:
    """Where a player's disc is."""
    number = _number(position(match), name)
    found: int = track(match, project)["discs"][number]
    return found


def bag(match: Match, cube: str) -> int:
    found: int = view(match)["bag"][CUBE_NAMES.index(cube)]
    return found


def holdings(match: Match, name: str) -> dict[str, int]:
    """Everything a player has: `energy`, `line-energy`, `moon`, `moon-spent`, `vp`, `laser`,
    `planet-ready`, `badge`, `hand-a01`, `pile-a01`, `lab-t1_fuel`.
    """
    shown = seat(match, name)
    found = dict(zip(RESOURCE_NAMES, shown["levels"], strict=True))
    found |= {f"line-{n}": v for n, v in zip(RESOURCE_NAMES, shown["baselines"], strict=True)}
    found |= dict(zip(TAG_NAMES, shown["active"], strict=True))
    found |= {f"{n}-spent": v for n, v in zip(TAG_NAMES, shown["spent"], strict=True)}
    found |= {f"{n}-ready": v for n, v in zip(WORLD_NAMES, shown["ready"], strict=True)}
    found |= {project: space(match, name, project) for project in PROJECT_NAMES}
    found |= {f"hand-{card}": 1 for card in shown["hand"]}
    found |= {f"pile-{card}": 1 for card in shown["discard"]}
    found |= {f"lab-{upgrade}": 1 for upgrade in shown["upgrades"]}
    found |= {"vp": shown["points"], "badge": int(view(match)["badge"] == PLAYERS.index(name))}
    return found


def has(match: Match, name: str, *things: str) -> list[int]:
    """How many of each thing a player has, by the names of `holdings`."""
    found = holdings(match, name)
    return [found.get(thing, 0) for thing in things]


def gained(match: Match, *script: str, name: str = "ada") -> dict[str, int]:
    """Play a script, and what it has changed in one player's holdings."""
    before = holdings(match, name)
    play(match, *script)
    after = holdings(match, name)
    differences = {k: after.get(k, 0) - before.get(k, 0) for k in before | after}
    return {thing: number for thing, number in differences.items() if number}


def changes(text: str) -> dict[str, int]:
    """What `gained` should be: `energy:-1 line-knowledge:2 hand-a01:-1`."""
    return {thing: int(number) for thing, number in _pairs(text)}
