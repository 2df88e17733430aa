"""Research and the tech lab (HSW-11): upgrades that are bought or gained."""

from __future__ import annotations

from orrery.games.save_a_world.boosts import Deed, carry_out_all
from orrery.games.save_a_world.gains import count_tags, note
from orrery.games.save_a_world.lab import BENEFIT, KIND, OF_KIND, PRICE, UPGRADES
from orrery.games.save_a_world.paying import NO_SWAPS, PayTags, pay, tags_at_hand, ways
from orrery.games.save_a_world.state import Player, Table
from orrery.games.save_a_world.words import (
    BUY_UPGRADE,
    GAIN_UPGRADE,
    KNOWLEDGE,
    RESEARCHED_BIT,
    SCIENCE_TAG,
    SIMPLE,
    TECH_BIT,
    UPGRADED,
)
from orrery.kernel.move import field, pack
from orrery.kernel.step import Step


def is_open(player: Player, upgrade: int) -> bool:
    """HSW-11.4, HSW-11.7: Tech upgrades once, simple ones as often as one likes."""
    return not player.upgrades >> upgrade & 1


class Research(Deed):
    """HSW-11.2, HSW-11.3: so many research actions, one after another.

    HSW-11.13: where science tags count as knowledge, they pay as many units as one likes.
    """

    def __init__(self, seat: int, times: int, science: int, swaps: list[int]) -> None:
        self.seat = seat
        self.times = times
        self.science = science
        self.swaps = swaps

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        tags = tags_at_hand(player, SCIENCE_TAG) if self.science else 0
        moves: list[int] = []
        for upgrade in range(UPGRADES):
            if not is_open(player, upgrade):
                continue
            price = PRICE[upgrade]
            for by_tags in range(min(price, tags) + 1):
                for genius in ways(player, KNOWLEDGE, price - by_tags, self.swaps):
                    moves.append(pack(BUY_UPGRADE, upgrade, genius, by_tags))
        return self.with_asides(game, moves)

    def costs(self, game: Table, resource: int) -> list[int]:
        if resource != KNOWLEDGE:
            return []
        player = game.players[self.seat]
        tags = tags_at_hand(player, SCIENCE_TAG) if self.science else 0
        return [
            PRICE[upgrade] - by_tags
            for upgrade in range(UPGRADES)
            if is_open(player, upgrade)
            for by_tags in range(min(PRICE[upgrade], tags) + 1)
        ]

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        upgrade, genius, by_tags = field(move, 0), field(move, 1), field(move, 2)
        count_tags(game, self.seat, by_tags)  # HSW-11.11: before the upgrade is there
        pay(game, self.seat, KNOWLEDGE, PRICE[upgrade] - by_tags, genius, self.swaps)
        if self.times > 1:
            game.push(Research(self.seat, self.times - 1, self.science, NO_SWAPS))
        note(game, self.seat, RESEARCHED_BIT)
        get_upgrade(game, self.seat, upgrade)
        if by_tags:
            game.push(PayTags(self.seat, SCIENCE_TAG, by_tags, 0))

    def swapped(self, swaps: list[int]) -> Deed:
        return Research(self.seat, self.times, self.science, swaps)


def get_upgrade(table: Table, who: int, upgrade: int) -> None:
    """HSW-11.4 to HSW-11.6: take the benefit, or put a cube on it."""
    table.tell(UPGRADED, who, upgrade)
    if KIND[upgrade] == SIMPLE:
        carry_out_all(table, who, BENEFIT[upgrade])
        return
    note(table, who, TECH_BIT)
    table.players[who].upgrades |= 1 << upgrade


class GainUpgrade(Step[Table]):
    """HSW-11.8, HSW-11.9, HSW-11.12, HSW-18.7: upgrades of a kind without paying."""

    def __init__(self, seat: int, kind: int, times: int) -> None:
        self.seat = seat
        self.kind = kind
        self.times = times

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [
            pack(GAIN_UPGRADE, upgrade)
            for upgrade in OF_KIND[self.kind]
            if is_open(player, upgrade)
        ]

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        if self.times > 1:
            game.push(GainUpgrade(self.seat, self.kind, self.times - 1))
        get_upgrade(game, self.seat, field(move, 0))
