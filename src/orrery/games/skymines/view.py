"""What a viewer may know of a match (SK-21.1): all but plans in the making and face-down stacks.

A board can be drawn from it alone.
"""

from __future__ import annotations

from typing import Any

from orrery.games.skymines.board import (
    BOARDS,
    PLACE_NAMES,
    collectors_of,
    entry_costs,
    place_number,
)
from orrery.games.skymines.cards import CARD_NAMES, is_resource
from orrery.games.skymines.content import COMPANY_NAMES, SIDE_NAMES, SYMBOL_NAMES, TILE_NAMES
from orrery.games.skymines.expansion import Expand, TakePieces
from orrery.games.skymines.luna import FROM_DECK, NO_CARD, second_left
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES
from orrery.games.skymines.missions import COLUMNS as TASKS_OF_A_CARD
from orrery.games.skymines.missions import TASK_NAMES, amount
from orrery.games.skymines.plans import FIRST_SPECIAL, PLAN_NAMES, TOKEN_NAMES
from orrery.games.skymines.points import ON_OFFER
from orrery.games.skymines.resources import MIXED, discount_of, total_cost
from orrery.games.skymines.rounds import is_last_round
from orrery.games.skymines.science import MoveUpload, science_moves
from orrery.games.skymines.score_sheet import SHEET
from orrery.games.skymines.scoring import CHOSEN, shares_of
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.stations import OPENED
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.view_types import (
    BOARD_SIDES,
    HIDDEN,
    PHASES,
    CompanyView,
    ExpansionView,
    LunaView,
    PlanView,
    PlayerView,
    SlotView,
    TableView,
    TargetView,
    TaskView,
)
from orrery.games.skymines.vocabulary import SLOT_NAMES, SPACE_NAMES
from orrery.games.skymines.words import (
    COMPANIES,
    ENERGY,
    NONE,
    RESOURCES,
    SLOTS,
    SYMBOLS,
    USE_SCIENCE,
)
from orrery.kernel.game import OMNISCIENT, TABLE
from orrery.kernel.market import EMPTY
from orrery.kernel.move import field, kind_of
from orrery.kernel.step import Step


def view(game: Table, viewer: int) -> TableView:
    """SK-21.1: the table as this viewer sees it."""
    slots = game.display.slots
    return TableView(
        round=game.round,
        last_round=is_last_round(game),
        phase=PHASES[game.phase],
        side=BOARD_SIDES[game.side],
        first=game.first,
        next_first=game.next_first,
        linked_slots=game.linked_slots,
        companies=[_company(game, company) for company in range(COMPANIES)],
        held={
            _spot(game, place): COMPANY_NAMES[company]
            for place, company in enumerate(game.held)
            if company != NONE
        },
        display=[None if card == EMPTY else CARD_NAMES[card] for card in slots],
        prices=[
            None if slots[space] == EMPTY else total_cost(game, space)
            for space in range(len(slots))
        ],
        deck=game.display.deck.size() + sum(deck.size() for deck in game.decks),
        removed=[CARD_NAMES[card] for card in game.display.discard],
        plans=[None if plan == EMPTY else PLAN_NAMES[plan] for plan in game.plan_display],
        plan_stacks=[deck.size() for deck in game.plan_decks],
        specials=[
            PLAN_NAMES[FIRST_SPECIAL + n] for n, s in enumerate(game.specials) if s == ON_OFFER
        ],
        supplement=game.supplement,
        spaces={SPACE_NAMES[n]: who for n, who in enumerate(game.spaces) if who != NONE},
        missions=[f"MC{mission + 1}" for mission in game.missions],
        threat=None if game.threat == NONE else THREAT_NAMES[game.threat],
        expansion=_expansion(game),
        taking=_taking(game),
        loop=[result[: len(game.players)] for result in game.results],
        players=[_player(game, who, viewer) for who in range(len(game.players))],
    )


def round_of(game: Table) -> int:
    """SK-5.2: rounds 1 to 7."""
    return game.round


def secrets(game: Table, viewer: int) -> list[str]:
    """SK-21.1: the tokens dealt to others, as long as they choose."""
    return [
        TOKEN_NAMES[token]
        for seat in range(game.seats)
        if viewer not in (seat, OMNISCIENT)
        for token in game.players[seat].dealt
    ]


def _spot(game: Table, place: int) -> str:
    return PLACE_NAMES[place_number(game.side, place)]


def _company(game: Table, company: int) -> CompanyView:
    station = game.stations[company]
    return CompanyView(
        track=SIDE_NAMES[game.sides[company]],
        value=game.share_value(company),
        columns=[state % OPENED for state in station],
        opened=[state >= OPENED for state in station],
        collectors=collectors_of(BOARDS[game.side], game.held, company),
    )


def _expansion(game: Table) -> ExpansionView | None:
    """The energy left, and what every place costs for which there is enough, and a piece."""
    step = _running(game)
    if not isinstance(step, Expand):
        return None
    board, left = BOARDS[game.side], step.left(game)
    costs = entry_costs(board, game.held, step.company)
    return ExpansionView(
        company=COMPANY_NAMES[step.company],
        energy=step.energy,
        entered=[_spot(game, place) for place in step.entered],
        targets=[
            TargetView(_spot(game, place), cost)
            for place, cost in enumerate(costs)
            if cost <= step.energy and left[board.piece[place]]
        ],
    )


def _taking(game: Table) -> str | None:
    step = _running(game)
    return COMPANY_NAMES[step.company] if isinstance(step, TakePieces) else None


def _running(game: Table) -> Step[Any] | None:
    stack: list[Step[Any]] = game.lanes[TABLE].stack
    return stack[-1] if stack else None


def _player(game: Table, who: int, viewer: int) -> PlayerView:
    player = game.players[who]
    return PlayerView(
        coins=player.coins,
        at=list(player.at),
        shares=[shares_of(game, player, company) for company in range(COMPANIES)],
        bonuses=list(player.unlocked),
        tank=player.tank,
        upload=player.upload,
        reach=_reach(game, who),
        discounts={
            name: discount_of(game, player, kind)
            for kind, name in [*enumerate(SYMBOL_NAMES[:RESOURCES]), (MIXED, "mixed")]
        },
        slots=[_slot(game, player, slot) for slot in range(SLOTS)],
        hand=[CARD_NAMES[card] for card in player.hand],
        resting=[[CARD_NAMES[card] for card in stack] for stack in player.resting],
        tiles=[name for n, name in enumerate(TILE_NAMES) if player.tiles >> n & 1],
        tiles_used=[name for n, name in enumerate(TILE_NAMES) if player.tiles_used >> n & 1],
        plus_on=None if player.plus_on == NONE else SLOT_NAMES[player.plus_on],
        plans=[_plan(player, step) for step in range(len(player.plans))],
        taken=[PLAN_NAMES[plan] for plan in player.taken],
        markers=player.markers,
        one_time=player.one_time,
        token=None if player.token == NONE else TOKEN_NAMES[player.token],
        is_out=player.is_out,
        mission=None if player.mission == NONE else f"MC{player.mission + 1}",
        tasks=_tasks(game, player),
        free_share=COMPANY_NAMES[player.free_share - CHOSEN]
        if player.free_share >= CHOSEN
        else None,
        totals={SYMBOL_NAMES[symbol]: game.total(player, symbol) for symbol in range(SYMBOLS)},
        parts=SHEET.points(game, who),
        luna=_luna(player) if isinstance(player, Luna) else None,
        dealt=[TOKEN_NAMES[token] for token in player.dealt]
        if viewer in (who, OMNISCIENT) and player.dealt
        else HIDDEN,
    )


def _reach(game: Table, who: int) -> int:
    """SK-6.4.3: the furthest step of an upload, if there are scientists to upload with."""
    player = game.players[who]
    for move in science_moves(game, who):
        if kind_of(move) == USE_SCIENCE:
            uploads = MoveUpload(who, field(move, 0)).options(game)
            return max(field(upload, 0) for upload in uploads)
    return player.upload


def _slot(game: Table, player: Player, slot: int) -> SlotView:
    card = player.slots[slot]
    units = 0
    if card != NONE and is_resource(card):
        units = game.units(player, slot)
    return SlotView(
        on=bool(player.open_slots >> slot & 1),
        card=None if card == NONE else CARD_NAMES[card],
        used=bool(player.used >> slot & 1),
        hidden=False,
        units=units,
    )


def _plan(player: Player, step: int) -> PlanView | None:
    plan = player.plans[step]
    if plan == NONE:
        return None
    return PlanView(PLAN_NAMES[plan], bool(player.flipped >> step & 1))


def _tasks(game: Table, player: Player) -> list[TaskView]:
    if isinstance(player, Luna):
        return []
    found = []
    for mission in game.missions:
        for column in range(TASKS_OF_A_CARD):
            task = mission * TASKS_OF_A_CARD + column
            claimed = player.mission == mission and bool(player.tasks >> column & 1)
            progress = amount(game, player, task) if player.in_action else 0
            found.append(TaskView(TASK_NAMES[task], progress, claimed))
    return found


def _luna(luna: Luna) -> LunaView:
    return LunaView(
        level=luna.level,
        row=[None if card == NONE else LUNA_CARD_NAMES[card] for card in luna.row],
        face_down=[source != NO_CARD for source in luna.dealt_from],
        majority=[None if card == NONE else LUNA_CARD_NAMES[card] for card in luna.majority],
        deck=luna.deck.size() - luna.dealt_from.count(FROM_DECK) + luna.on_top,
        second_grade=second_left(luna),
        discard=[LUNA_CARD_NAMES[card] for card in luna.discard],
        gained=[CARD_NAMES[card] for card in luna.gained],
        totals={SYMBOL_NAMES[symbol]: luna.majority_of(symbol) for symbol in range(ENERGY + 2)},
    )
