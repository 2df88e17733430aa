"""Skymines as the rest of Orrery sees it: options, checks."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from orrery.games.skymines.at_hand import at_hand
from orrery.games.skymines.board import BOARDS
from orrery.games.skymines.cards import DECK_CARDS, STARTING
from orrery.games.skymines.catalogue import catalogue
from orrery.games.skymines.catalogue_types import Catalogue
from orrery.games.skymines.content import (
    COMPANY_NAMES,
    FIRST_GAME_TRACKS,
    SIDE_NAMES,
    TRACK_BOARDS,
)
from orrery.games.skymines.encoding import encode
from orrery.games.skymines.expansion import Expand, TakePieces
from orrery.games.skymines.game import Skymines
from orrery.games.skymines.holdings import holdings
from orrery.games.skymines.luna import SECOND, second_left
from orrery.games.skymines.luna_cards import LEVEL_NAMES, LUNA_CARD_NAMES
from orrery.games.skymines.missions import owned_cards
from orrery.games.skymines.next_turn import next_turn
from orrery.games.skymines.orders import ORDERS
from orrery.games.skymines.plans import LETTERED, SPECIALS, TOKEN_NAMES
from orrery.games.skymines.printed import EFFECTS
from orrery.games.skymines.remarks import remarks
from orrery.games.skymines.rounds import ROUNDS
from orrery.games.skymines.score_sheet import SHEET
from orrery.games.skymines.scoring import shares_of
from orrery.games.skymines.setup import (
    DEALT,
    FIXED,
    NO_THREAT,
    RANDOM,
    RANDOM_THREAT,
)
from orrery.games.skymines.state import Luna, Table
from orrery.games.skymines.stations import full_station, pieces_in
from orrery.games.skymines.success import CHAPTERS
from orrery.games.skymines.threats import THREAT_NAMES, TIME_LOOP
from orrery.games.skymines.touches import touches
from orrery.games.skymines.tracks import LAST, LAST_SCREEN, LAST_TANK
from orrery.games.skymines.view import round_of, secrets, view
from orrery.games.skymines.view_types import BOARD_SIDES, TableView
from orrery.games.skymines.vocabulary import EVENTS, MOVES
from orrery.games.skymines.why_not import why_not
from orrery.games.skymines.words import COMPANIES, NONE, OUTPOST, SHUTTLE
from orrery.kernel.chart import Chart
from orrery.kernel.chosen import Chosen
from orrery.kernel.errors import InvalidOption
from orrery.kernel.game import TABLE
from orrery.kernel.market import EMPTY
from orrery.kernel.option import Choice, Flag, Implied, Opponents, Option, OptionValue, Range
from orrery.kernel.title import FIRST_GAME, Title

MOST_PLAYERS = 4  # SK-1.5: Lunas included

_OPTIONS: list[Option] = [
    Choice("board", BOARD_SIDES, default="moon"),
    *(Choice(f"track_{name}", (RANDOM, *SIDE_NAMES), default=RANDOM) for name in COMPANY_NAMES),
    Choice("tokens", (DEALT, FIXED), default=DEALT),
    Flag("linked_slots", default=False),
    Flag("missions", default=False),
    Flag("outposts", default=False),
    Choice("threat", (NO_THREAT, RANDOM_THREAT, *THREAT_NAMES), default=NO_THREAT),
    Range("time_loops", 0, 3, default=1),
    Opponents("lunas", LEVEL_NAMES, level="2", most=3, places=MOST_PLAYERS, alone=1),
]

_NO_LOOP = [NO_THREAT, *(name for n, name in enumerate(THREAT_NAMES) if n != TIME_LOOP)]
_IMPLIED = [
    Implied("threat", NO_THREAT, "moon-threat", when={"board": ("moon",)}),  # SK-17.9
    Implied("outposts", False, "belt-outposts", when={"board": ("belt",)}),  # SK-17.7
    Implied("time_loops", 0, "no-loop", when={"board": ("moon",)}),  # SK-16.5.3
    Implied("time_loops", 0, "no-loop", when={"threat": _NO_LOOP}),
    *(  # SK-3.1.4: of two companies that want one board the latter gets another
        Implied(
            f"track_{later}",
            RANDOM,
            "track-taken",
            when={f"track_{one}": sides, f"track_{later}": sides},
        )
        for one, later in combinations(COMPANY_NAMES, 2)
        for sides in TRACK_BOARDS
    ),
]

# SK-3.1.3 A, SK-3.3.1 A
_FIRST_GAME: dict[str, OptionValue] = {
    "board": "moon",
    **{f"track_{name}": FIRST_GAME_TRACKS[name] for name in COMPANY_NAMES},
    "tokens": FIXED,
    "linked_slots": False,
    "missions": False,
    "outposts": False,
    "threat": NO_THREAT,
}

_BELT: dict[str, OptionValue] = {"board": "belt", "missions": True, "threat": RANDOM_THREAT}


def check_options(options: Mapping[str, OptionValue], seats: int) -> None:
    """SK-3.1.4, SK-17.7, SK-17.9: what does not go together."""
    if options["outposts"] and options["threat"] != NO_THREAT:
        raise InvalidOption(
            f"threat is {NO_THREAT} with outposts, which are on the moon, not {options['threat']}",
            ("outposts", "threat"),
        )
    if options["threat"] != NO_THREAT and options["board"] != "belt":
        raise InvalidOption(
            f"threat is {NO_THREAT} on the moon, not {options['threat']}", ("threat", "board")
        )
    if options["outposts"] and options["board"] != "moon":
        raise InvalidOption(
            "outposts are there from the start on the moon only, not on the belt",
            ("outposts", "board"),
        )
    for one, other in combinations([f"track_{company}" for company in COMPANY_NAMES], 2):
        sides = str(options[one]), str(options[other])
        if RANDOM not in sides and sides[0][0] == sides[1][0]:
            raise InvalidOption(
                f"{one} and {other} are sides of different boards, not {' and '.join(sides)}",
                (one, other),
            )


def invariant(game: Table) -> None:
    """Every card, plan and piece is in one place, and markers are on their tracks."""
    _check_cards(game)
    _check_plans(game)
    _check_pieces(game)
    for player in game.players:
        assert player.coins >= 0, "coins were spent that aren't there"
        assert all(0 <= at <= LAST for at in player.at), "a marker has left its track"
        assert 0 <= player.tank <= LAST_TANK, "a helium-3 marker has left its track"
        assert 0 <= player.upload <= LAST_SCREEN, "an upload marker has left its track"
        assert min(player.markers, player.one_time) >= 0, "a marker was used that isn't there"
        if isinstance(player, Luna):
            _check_luna(player)


def _check_cards(game: Table) -> None:
    if game.threat != NONE and game.phase == 3:
        return  # the energy plague removes cards for good
    cards = [card for card in game.display.slots if card != EMPTY] + game.display.discard
    cards += game.display.deck.hidden_from(NONE)
    for deck in game.decks:
        cards += deck.hidden_from(NONE)
    for player in game.players:
        cards += player.gained if isinstance(player, Luna) else owned_cards(player)
    counted = sorted(card for card in cards if card < DECK_CARDS)
    assert counted == list(range(DECK_CARDS)), "an action card is lost"
    own = [card for card in cards if card >= DECK_CARDS]
    assert len(own) == game.seats * (len(STARTING) + 1), "a starting card is lost"


def _check_plans(game: Table) -> None:
    plans = [plan for plan in game.plan_display if plan != EMPTY]
    for deck in game.plan_decks:
        plans += deck.hidden_from(NONE)
    for player in game.players:
        plans += [p for p in player.plans + player.covered + player.taken if p != NONE]
    plans = [plan for plan in plans if plan < LETTERED + SPECIALS]
    assert len(set(plans)) == len(plans), "a plan is in two places"


def _check_pieces(game: Table) -> None:
    kinds = BOARDS[game.side].piece
    stack = game.lanes[TABLE].stack
    standing = [step for step in stack if isinstance(step, Expand | TakePieces)]
    for company in range(COMPANIES):
        for piece in (OUTPOST, SHUTTLE):
            there = pieces_in(game.side, game.stations[company], piece)
            places = [place for place, held in enumerate(game.held) if held == company]
            there += sum(kinds[place] == piece for place in places)
            for step in standing:  # pieces that stand already, and are not taken yet
                if step.company == company:
                    there -= step.standing(game, piece)
            full = pieces_in(game.side, full_station(game.side), piece)
            assert there <= full, "a piece has come from nowhere"


def _check_luna(luna: Luna) -> None:
    cards = luna.deck.hidden_from(NONE) + luna.second_grade.hidden_from(NONE) + luna.discard
    cards += luna.old + [card for card in luna.row + luna.majority if card != NONE]
    known = sorted(card for card in cards if card != SECOND)
    assert known == list(range(len(LUNA_CARD_NAMES))), "a card of Luna's is lost"
    assert second_left(luna) >= 0, "a card of the second grade is in two places"


def share_values(game: Table) -> list[int]:
    """SK-4.3: of each company."""
    return [game.share_value(company) for company in range(COMPANIES)]


def company(game: Table, seat: int) -> list[str]:
    """SK-8.4: the company whose shares were worth most to a seat in the end."""
    player = game.players[seat]
    worth = [shares_of(game, player, c) * game.share_value(c) for c in range(COMPANIES)]
    return [COMPANY_NAMES[c] for c in range(COMPANIES) if worth[c] == max(worth) > 0]


def token(game: Table, seat: int) -> list[str]:
    """SK-3.3.1: the starting research token."""
    kept = game.players[seat].token
    return [] if kept == NONE else [TOKEN_NAMES[kept]]


def bound(options: Mapping[str, OptionValue], seats: int) -> int:
    """Per round and seat: up to six cards planned, ten turns of some twenty steps, and the rest."""
    games = 1 + int(options["time_loops"])
    return games * seats * (2 + ROUNDS * 400)


TITLE = Title(
    name="skymines",
    package="orrery.games.skymines",
    rules_version="2",
    game=Skymines,
    min_seats=1,
    max_seats=MOST_PLAYERS,
    options=_OPTIONS,
    moves=MOVES,
    events=EVENTS,
    view=view,
    encode=encode,
    view_type=TableView,
    sheet=SHEET,
    invariant=invariant,
    bound=bound,
    secrets=secrets,
    all_is_shown=True,
    check_options=check_options,
    catalogue=catalogue,
    catalogue_type=Catalogue,
    round_of=round_of,
    effects=[EFFECTS],
    presets={FIRST_GAME: _FIRST_GAME, "belt": _BELT},
    holdings=holdings,
    wastes=("units-lost",),
    touches=touches,
    why_not=why_not,
    at_hand=at_hand,
    next_turn=next_turn,
    orders=ORDERS,
    campaign=CHAPTERS,
    implied=_IMPLIED,
    remarks=remarks,
    chosen=[
        Chosen("company", "company", COMPANY_NAMES, company),
        Chosen("token", "token", TOKEN_NAMES, token),
    ],
    charts=[Chart("share-values", "company", COMPANY_NAMES, share_values)],
)
