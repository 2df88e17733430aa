"""Final scoring (SK-8): seven categories, as they stand at any moment."""

from __future__ import annotations

from orrery.games.skymines.cards import SHARE_OF
from orrery.games.skymines.missions import owned_cards
from orrery.games.skymines.plans import SPECIAL_VALUE
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.tracks import LAST_SCREEN, SCREEN_VALUE, SHARES, TANK_VALUE
from orrery.games.skymines.words import COMPANIES, NONE

CHOSEN = 2  # of a free share: the company is added to it (SK-16.4)


def shares_of(table: Table, player: Player, company: int) -> int:
    """SK-4.1, SK-4.2, SK-16.4: on the track, on cards, and the free share."""
    shares = SHARES[table.sides[company]][player.at[company]]
    cards = player.gained if isinstance(player, Luna) else owned_cards(player)
    for card in cards:
        if SHARE_OF[card] == company:
            shares += 1
    return shares + (1 if player.free_share == CHOSEN + company else 0)


def screen_of(player: Player) -> int:
    """SK-11.5: the screen that the upload marker has reached."""
    if isinstance(player, Luna):
        return player.upload + 1
    return min(max(1, player.upload), LAST_SCREEN)


def tank_value(table: Table, player: Player) -> int:
    """SK-8.5, SK-16.5.6."""
    return 0 if table.no_tank else TANK_VALUE[player.tank]


def special_value(player: Player) -> int:
    """SK-8.6, SK-8.7: face-up special plans that the marker has reached or passed."""
    value = 0
    for step in range(1, player.upload + 1):
        plan = player.plans[step] if step < len(player.plans) else NONE
        if plan != NONE and not player.flipped >> step & 1:
            value += SPECIAL_VALUE[plan]
    return value


def wealth(table: Table, player: Player) -> int:
    """SK-18.8.1, SK-1.3, SK-8.3 to SK-8.6: the sum of all categories."""
    total = player.coins + tank_value(table, player)
    total += SCREEN_VALUE[screen_of(player)] + special_value(player)
    for company in range(COMPANIES):
        total += shares_of(table, player, company) * table.share_value(company)
    return total
