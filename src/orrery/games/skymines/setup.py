"""The setup (SK-3, SK-14.1, SK-15.1, SK-16.1, SK-17.7, SK-18.1)."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.board import BOARDS
from orrery.games.skymines.cards import DISPLAY, LETTERS, ROWS, SINGLE_ENERGY, STARTING
from orrery.games.skymines.content import (
    CAMPAIGN,
    COMPANY_NAMES,
    RESEARCH,
    SIDE_NAMES,
)
from orrery.games.skymines.dropping import put_stack
from orrery.games.skymines.effects import gain
from orrery.games.skymines.luna import new_luna
from orrery.games.skymines.missions import CARDS as MISSION_CARDS
from orrery.games.skymines.plans import (
    DISPLAY_NAMES,
    FIRST_GAME_TOKENS,
    FIRST_TOKEN_PLAN,
    REST_CARDS,
    SPECIALS,
    STACKS,
    START_BONUS,
)
from orrery.games.skymines.plans import TOKENS as TOKEN_COUNT
from orrery.games.skymines.points import put_plan, refill_plans
from orrery.games.skymines.rounds import Round, fill_display, markers_of, seats_in_order
from orrery.games.skymines.state import Table, blank_table, new_player
from orrery.games.skymines.stations import full_station, take_piece
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.words import (
    BELT,
    COMPANIES,
    KEEP_TOKEN,
    LAID_OUT,
    MOON,
    NONE,
    PLANNING,
    TOKEN_KEPT,
    TOKENS,
)
from orrery.kernel.deck import new_deck
from orrery.kernel.event import only
from orrery.kernel.market import EMPTY, new_market
from orrery.kernel.move import field, pack
from orrery.kernel.option import levels_of
from orrery.kernel.step import Procedure, Step

RANDOM: Final = "random"
FIXED: Final = "fixed"
DEALT: Final = "dealt"
NO_THREAT: Final = "none"
RANDOM_THREAT: Final = "random"
RESTING: Final[list[int]] = [1, 2, 3]  # SK-3.3.3: the middle resting slots
INITIAL: Final[dict[str, Any]] = CAMPAIGN["chapters"][2]["initial_outposts"]


def lay_out(table: Table, options: dict[str, Any]) -> None:
    """SK-3.1.2, SK-21.15, SK-3.1, SK-3.2: boards, displays, players; then the tokens."""
    blank_table(table)
    table.side = BELT if options["board"] == "belt" else MOON
    table.linked_slots = options["linked_slots"]
    table.loops = options["time_loops"]
    table.results = []
    table.levels = [int(level) for level in levels_of(options["lunas"])]
    table.with_missions = options["missions"]
    table.with_outposts = options["outposts"]
    table.deals_tokens = options["tokens"] == DEALT
    table.threat_drawn = choose_threat(table, options["threat"])
    table.track_choice = chosen_tracks(options)
    lay_out_again(table)


def lay_out_again(table: Table) -> None:
    """The part that every game of a time loop repeats.

    SK-3.1.5, SK-3.1.11, SK-15.1.3, SK-16.5.3.
    """
    table.round = 0
    table.phase = TOKENS
    table.spaces = [NONE] * len(table.spaces)
    table.ignored = [0] * COMPANIES
    table.no_tank = False
    table.first_status = NONE
    table.threat = table.threat_drawn
    table.threat_taken = NONE
    table.sides = draw_tracks(table)
    table.stations = [full_station(table.side) for _ in range(COMPANIES)]
    table.held = [NONE] * len(BOARDS[table.side].names)
    table.supplement = RESEARCH["round_track"]["supplement_at_setup"]
    table.specials = [0] * SPECIALS
    lay_out_cards(table)
    table.players = [new_player() for _ in range(table.seats)]
    for level in table.levels:
        table.players.append(new_luna(level))
    table.first = table.below(table.seats)  # SK-3.2.8
    table.next_first = table.first
    lay_out_missions(table)
    if table.with_outposts:
        place_initial_outposts(table)
    for place, seat in enumerate(seats_in_order(table)):
        player = table.players[seat]
        player.markers = markers_of(table, player)
        player.hand = [*STARTING, SINGLE_ENERGY[place]]  # SK-3.2.7, SK-3.3.6
    table.push(Round())
    table.push(StartBonuses())
    give_tokens(table)


def chosen_tracks(options: dict[str, Any]) -> list[int]:
    """SK-3.1.3 A and C: the track sides that were chosen, NONE for those left to chance."""
    wanted = [options[f"track_{company}"] for company in COMPANY_NAMES]
    return [NONE if side == RANDOM else SIDE_NAMES.index(side) for side in wanted]


def draw_tracks(table: Table) -> list[int]:
    """SK-3.1.3 B, SK-3.1.4: of the boards that nobody chose a random one, and a side of it."""
    chosen = table.track_choice
    boards = [
        b for b in range(len(SIDE_NAMES) // 2) if 2 * b not in chosen and 2 * b + 1 not in chosen
    ]
    sides: list[int] = []
    for side in chosen:
        if side == NONE:
            board = boards.pop(table.below(len(boards)))
            side = 2 * board + table.below(2)
        sides.append(side)
    return sides


def lay_out_cards(table: Table) -> None:
    """SK-3.1.7 to SK-3.1.9, SK-3.1.12: both displays."""
    table.display = new_market([], DISPLAY, sliding=False, lines=ROWS)
    table.decks = [new_deck(cards[:]) for cards in reversed(LETTERS)]
    fill_display(table)
    table.plan_display = [EMPTY] * len(DISPLAY_NAMES)
    table.plan_decks = [new_deck(stack[:]) for stack in STACKS]
    refill_plans(table)
    table.tell(LAID_OUT)


def choose_threat(table: Table, threat: str) -> int:
    """SK-16.1: one of the six, or none without the module."""
    if threat == NO_THREAT:
        return NONE
    if threat == RANDOM_THREAT:
        return table.below(len(THREAT_NAMES))
    return THREAT_NAMES.index(threat)


def lay_out_missions(table: Table) -> None:
    """SK-14.1, SK-14.2: one card for one or two people, two for more."""
    table.missions = []
    if table.with_missions:
        cards = list(range(MISSION_CARDS))
        for _ in range(1 if table.seats <= 2 else 2):
            table.missions.append(cards.pop(table.below(len(cards))))


def place_initial_outposts(table: Table) -> None:
    """SK-17.7: one outpost of every column, in the sectors of chapter 3."""
    names = BOARDS[table.side].names
    for company in range(COMPANIES):
        for column, sector in enumerate(INITIAL[COMPANY_NAMES[company]]):
            take_piece(table.stations[company], column)
            table.held[names.index(str(sector))] = company


def give_tokens(table: Table) -> None:
    """SK-3.3.1: fixed ones by the order of seats, or two to choose from, in secret."""
    order = seats_in_order(table)
    if not table.deals_tokens:
        for place, seat in enumerate(order):
            table.players[seat].token = FIRST_GAME_TOKENS[place]
        return
    tokens = list(range(TOKEN_COUNT))
    for seat in order:
        dealt = [tokens.pop(table.below(len(tokens))) for _ in range(2)]
        table.players[seat].dealt = sorted(dealt)
    table.push(ChooseTokens())


class ChooseTokens(Procedure[Table]):
    """SK-3.3.1 B, SK-21.2: all at once."""

    def run(self, game: Table) -> None:
        order = seats_in_order(game)
        game.split([KeepToken(seat) for seat in range(game.seats)], order)


class KeepToken(Step[Table]):
    """SK-3.3.1 B: one of the two that were dealt."""

    def options(self, game: Table) -> list[int]:
        return [pack(KEEP_TOKEN, token) for token in game.players[self.seat].dealt]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        player.token = field(move, 0)
        player.dealt = []
        game.confide(only(self.seat), TOKEN_KEPT, self.seat, player.token)


class StartBonuses(Procedure[Table]):
    """SK-3.3.2 to SK-3.3.5, SK-18.1.3: cards rest, start bonuses are gained, in turn order."""

    def run(self, game: Table) -> None:
        game.phase = PLANNING
        kept = [player.token for player in game.players if player.token != NONE]
        unused = [token for token in range(TOKEN_COUNT) if token not in kept]
        for who in range(game.seats, len(game.players)):
            gain(game, who, START_BONUS[unused.pop(game.below(len(unused)))])
        for seat in reversed(seats_in_order(game)):
            player = game.players[seat]
            for slot, card in zip(RESTING, REST_CARDS[player.token], strict=True):
                player.hand.remove(card)
                put_stack(player, slot, [card])
            put_plan(player, FIRST_TOKEN_PLAN + player.token, 1)
            gain(game, seat, START_BONUS[player.token])
