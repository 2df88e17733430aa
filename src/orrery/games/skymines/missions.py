"""Mission cards (SK-14): tasks, the status card, one-time bonus markers."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.cards import SHARE_OF
from orrery.games.skymines.content import MISSIONS
from orrery.games.skymines.moving import gain_coins
from orrery.games.skymines.plans import FIRST_SPECIAL, SPECIALS
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.tracks import LAST_SCREEN, PASSED, SCREEN_VALUE, SHARES, TANK_VALUE
from orrery.games.skymines.words import (
    CLAIM_TASK,
    COMPANIES,
    ENERGY,
    FIELD,
    HELIUM_MOVED,
    LEFT_SLOT,
    MOST_COINS,
    NONE,
    OUSTED_HERE,
    PLACED,
    RESOURCES,
    RIGHT_SLOT,
    SCIENCE,
    STATUS_UNLOCKED,
    TALLIES,
    TASK_CLAIMED,
    TRACK_SPACES,
    UPLOAD_STEPS,
)
from orrery.kernel.move import field, pack

COLUMNS: Final = 3
TASK_COINS: Final = 2  # SK-14.4
ALL_TASKS: Final = (1 << COLUMNS) - 1
CARDS: Final = len(MISSIONS)
_TASKS: Final[list[dict[str, Any]]] = [task for card in MISSIONS for task in card["tasks"]]
TASK_NAMES: Final = [task["id"] for task in _TASKS]
_CONDITIONS: Final = (
    "tank_value",
    "research_value",
    "placed_in_energy_action",
    "ousted_in_energy_action",
    "helium_in_action",
    "upload_steps_in_action",
    "track_spaces_in_action",
    "coins_held",
    "same_resource_in_area",
    "energy_in_area",
    "research_cards_in_area",
    "extra_slots_on",
    "second_thresholds_passed",
    "shares_on_each_track",
    "cards_with_share_owned",
    "company_track_space",
    "special_plans_on_track",
)
CONDITION: Final[list[int]] = [_CONDITIONS.index(task["cond"]["type"]) for task in _TASKS]
NEEDED: Final[list[int]] = [task["cond"]["n"] for task in _TASKS]
_TALLY: Final[list[int]] = [  # by condition: what the action has brought, NONE for others
    *(NONE, NONE, PLACED, OUSTED_HERE, HELIUM_MOVED, UPLOAD_STEPS, TRACK_SPACES, MOST_COINS),
]


def begin_tally(player: Player) -> None:
    """What is counted begins anew with every action."""
    player.in_action = [0] * TALLIES
    player.in_action[MOST_COINS] = player.coins


def note_tasks(table: Table, seat: int) -> None:
    """SK-14.6: keep in mind which tasks are met now; they can be claimed until the turn ends."""
    player = table.players[seat]
    for mission in table.missions:
        if player.mission in (NONE, mission):
            for task in range(mission * COLUMNS, (mission + 1) * COLUMNS):
                if not player.met >> task & 1 and amount(table, player, task) >= NEEDED[task]:
                    player.met |= 1 << task


def amount(table: Table, player: Player, task: int) -> int:
    """SK-14.11: how far a player has come with what a task counts."""
    condition = CONDITION[task]
    if condition == 0:
        return TANK_VALUE[player.tank]
    if condition == 1:
        return SCREEN_VALUE[min(player.upload, LAST_SCREEN)]
    if condition < len(_TALLY):
        return player.in_action[_TALLY[condition]]
    if condition == 8:
        return max([table.total(player, resource) for resource in range(RESOURCES)])
    if condition == 9:
        return table.total(player, ENERGY)
    if condition == 10:
        return table.total(player, SCIENCE) + table.total(player, FIELD)
    return _progress(table, player, condition)


def _progress(table: Table, player: Player, condition: int) -> int:
    """What has been reached on boards and tracks, and is owned."""
    if condition == 11:
        return (player.open_slots >> LEFT_SLOT & 1) + (player.open_slots >> RIGHT_SLOT & 1)
    if condition == 12:
        return sum(1 for c in range(COMPANIES) if PASSED[table.sides[c]][player.at[c]] == 2)
    if condition == 13:
        return min([SHARES[table.sides[c]][player.at[c]] for c in range(COMPANIES)])
    if condition == 14:
        return sum(1 for card in owned_cards(player) if SHARE_OF[card] != NONE)
    if condition == 15:
        return max(player.at)
    return sum(
        1
        for step in range(len(player.plans))
        if FIRST_SPECIAL <= player.plans[step] < FIRST_SPECIAL + SPECIALS
        and not player.flipped >> step & 1
    )


def owned_cards(player: Player) -> list[int]:
    """SK-4.2: hand, action area and resting stacks."""
    cards = player.hand[:]
    cards += [card for card in player.slots if card != NONE]
    for stack in player.resting:
        cards += stack
    return cards


def task_moves(table: Table, seat: int) -> list[int]:
    """SK-14.7, SK-14.4, SK-14.5: the tasks that can be claimed now."""
    player = table.players[seat]
    if not player.met:
        return []
    moves: list[int] = []
    for mission in table.missions:
        if player.mission in (NONE, mission):
            for column in range(COLUMNS):
                task = mission * COLUMNS + column
                if player.met >> task & 1 and not player.tasks >> column & 1:
                    moves.append(pack(CLAIM_TASK, task))
    return moves


def claim_task(table: Table, seat: int, move: int) -> None:
    """SK-14.4, SK-14.5, SK-14.9: coins, a one-time marker, and after the third a private space."""
    player = table.players[seat]
    task = field(move, 0)
    player.mission = task // COLUMNS
    player.tasks |= 1 << task % COLUMNS
    player.one_time += 1
    table.tell(TASK_CLAIMED, seat, task)
    gain_coins(table, seat, TASK_COINS)
    note_tasks(table, seat)
    if player.tasks == ALL_TASKS:
        table.tell(STATUS_UNLOCKED, seat)
        if table.first_status == NONE:
            table.first_status = seat
