"""Positions of Skymines in a line or two, scripts of moves, and what players can read.

    match = table(Seat(slots="- s_energy2 cC07 -", coins=3), held="m24:skymine")
    play(match, "ada: expand minerva, enter m21 1, done")
    assert seat(match, "ada")["coins"] == 4

Ada, ben and so on are the players, in this order; ben is always there. It is ada's turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from orrery import Match
from orrery.games.skymines.board import BOARDS, PLACE_NAMES
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import COMPANY_NAMES, TILE_NAMES
from orrery.games.skymines.ending import FinalScoring
from orrery.games.skymines.game import Skymines
from orrery.games.skymines.plans import PLAN_NAMES
from orrery.games.skymines.rounds import NextTurn, Round
from orrery.games.skymines.state import Player, new_player
from orrery.games.skymines.stations import OPENED
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.words import ACTIONS, NONE, SLOTS
from orrery.kernel.dice import key_from_seed, new_dice
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

    `slots` are the cards on the action slots from A on, `-` for an empty one, with a star if the
    card is used: `- s_carbon2 cA03* -`. `resting` are stacks separated by commas. `at` is where the
    markers are: `skymine:4 minerva:6`. `plans` lie on the research track from step 1 on, with a
    star if they are flipped. `tiles` lie in the action area. `more` sets any other field.
    """

    slots: str = ""
    hand: str = ""
    resting: str = ""
    coins: int = 0
    at: str = ""
    tank: int = 0
    upload: int = 0
    plans: str = "ST01"
    tiles: str = ""
    markers: int = 2
    more: Mapping[str, Any] = field(default_factory=dict)


def table(
    *seats: Seat,
    begin: str = "turn",
    round_number: int = 1,
    held: str = "",
    stations: Mapping[str, str] | None = None,
    display: str | None = None,
    plans: str | None = None,
    specials: str = "",
    supplement: int = 0,
    tracks: str = "A1 B1 C1 D1",
    missions: str = "",
    threat: str = "",
    seed: int = 1,
    more: Mapping[str, Any] | None = None,
    **options: OptionValue,
) -> Match:
    """A match that stands at the beginning of ada's turn, or where `begin` says.

    `begin` is `turn`, `round` (the next one begins) or `final`. `held` are places with their
    companies: `m24:skymine b14a:minerva`. `stations` are the pieces left in the columns: `5 3 0`.
    `display` are cards from space 1 on, `plans` those of the research display, `-` for none.
    `tracks` are those of the companies in their order.
    """
    sitting = [*seats, Seat()] if len(seats) == 1 else [*seats]
    options = _options(tracks, missions, threat) | options
    key = key_from_seed(seed)
    match = new_match(TITLE, PLAYERS[: len(sitting)], TITLE.check(len(sitting), options), key)
    game = position(match)
    game.round = round_number
    game.phase = ACTIONS
    game.first = game.next_first = 0
    game.players = [_equipped(one) for one in sitting] + game.players[len(sitting) :]
    _hold(game, held)
    for company, columns in (stations or {}).items():
        game.stations[COMPANY_NAMES.index(company)] = _columns(columns)
    _fill(game.display.slots, display, CARD_NAMES)
    _fill(game.plan_display, plans, PLAN_NAMES)
    for special in specials.split():
        game.specials[int(special.removeprefix("SP")) - 2] = 1
    game.supplement = supplement
    if missions:
        game.missions = [int(name.removeprefix("MC")) - 1 for name in missions.split()]
    for name, value in (more or {}).items():
        setattr(game, name, value)
    game.dice = new_dice(key, len(sitting))
    _begin(game, begin)
    return continue_from(match.title, match.journal.header, game, [])


def _options(tracks: str, missions: str, threat: str) -> dict[str, OptionValue]:
    sides = zip(COMPANY_NAMES, tracks.split(), strict=True)
    board = {"threat": threat, "board": "belt"} if threat else {}
    return {
        **{f"track_{company}": side for company, side in sides},
        "tokens": "fixed",
        "missions": bool(missions),
        **board,
    }


def _begin(game: Skymines, begin: str) -> None:
    step: Step[Any] = NextTurn(0)
    if begin == "round":
        step = Round()
    elif begin == "final":
        step = FinalScoring()
    game.lanes = [new_lane([step])]
    game.veil = None
    game.order = []
    game.settle()


def _equipped(things: Seat) -> Player:
    player = new_player()
    player.coins = things.coins
    for name in things.at.split():
        company, space = name.split(":")
        player.at[COMPANY_NAMES.index(company)] = int(space)
    player.tank = things.tank
    player.upload = things.upload
    for slot, card in enumerate(things.slots.split()):
        if card != "-":
            player.slots[slot] = CARD_NAMES.index(card.removesuffix("*"))
            player.used |= (1 << slot) if card.endswith("*") else 0
    player.open_slots = (1 << SLOTS) - 1
    player.hand = sorted(CARD_NAMES.index(card) for card in things.hand.split())
    for slot, stack in enumerate(things.resting.split(",") if things.resting else []):
        player.resting[slot] = [CARD_NAMES.index(card) for card in stack.split()]
    for step, plan in enumerate(things.plans.split()):
        if plan != "-":
            player.plans[step + 1] = PLAN_NAMES.index(plan.removesuffix("*"))
            player.flipped |= (1 << step + 1) if plan.endswith("*") else 0
    player.tiles = sum(1 << TILE_NAMES.index(tile) for tile in things.tiles.split())
    player.markers = things.markers
    for name, value in things.more.items():
        setattr(player, name, value)
    return player


def _hold(game: Skymines, held: str) -> None:
    names = PLACE_NAMES[: len(BOARDS[0].names)] if game.side == 0 else PLACE_NAMES[24:]
    for entry in held.split():
        place, company = entry.split(":")
        game.held[names.index(place)] = COMPANY_NAMES.index(company)


def _columns(columns: str) -> list[int]:
    return [OPENED if n == "0" else int(n) for n in columns.split()]


def _fill(places: list[int], things: str | None, names: list[str]) -> None:
    """Put these things there; None leaves what the setup has put."""
    if things is None:
        return
    listed = things.split()
    for place in range(len(places)):
        name = listed[place] if place < len(listed) else "-"
        places[place] = NONE if name == "-" else names.index(name)


# Playing and reading


def play(match: Match, *script: str) -> None:
    """Play moves in notation, each line by one player: `ada: expand skymine, done`."""
    for line in script:
        name, moves = line.split(": ")
        for move in moves.split(", "):
            match.play(PLAYERS.index(name), move)


def position(match: Match) -> Skymines:
    """The position itself, to look at and to arrange."""
    game = match.position()
    assert isinstance(game, Skymines)
    return game


def offered(match: Match, kind: str = "") -> list[str]:
    """The options of whoever decides, of one kind."""
    (pending,) = match.pending()
    return [text for text in pending.texts if text.split()[0] == kind or not kind]


def view(match: Match) -> dict[str, Any]:
    return match.view(OMNISCIENT)


def seat(match: Match, name: str) -> dict[str, Any]:
    """What a player has, as all may read it."""
    found: dict[str, Any] = view(match)["players"][PLAYERS.index(name)]
    return found


def space(match: Match, name: str, company: str) -> int:
    """Where a player's marker is on the track of a company."""
    at: list[int] = seat(match, name)["at"]
    return at[COMPANY_NAMES.index(company)]


def shares(match: Match, name: str, company: str) -> int:
    found: list[int] = seat(match, name)["shares"]
    return found[COMPANY_NAMES.index(company)]


def value(match: Match, company: str) -> int:
    """What a share of a company is worth."""
    found: int = view(match)["companies"][COMPANY_NAMES.index(company)]["value"]
    return found


def points(match: Match, name: str, part: str) -> int:
    """What a part of the score sheet says."""
    found: int = seat(match, name)["parts"][part]
    return found
