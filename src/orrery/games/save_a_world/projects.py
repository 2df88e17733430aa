"""Working on projects (HSW-10): move, pay, cubes, reward, leader bonus, new reward."""

from __future__ import annotations

from orrery.games.save_a_world.board import (
    FLIPS,
    LAST_SPACE,
    LEADER_POINTS,
    REWARD,
    REWARD_TILES,
    SPACE_COST,
    TRACK_RESOURCE,
)
from orrery.games.save_a_world.boosts import Deed, carry_out_all
from orrery.games.save_a_world.gains import note, score
from orrery.games.save_a_world.paying import NO_SWAPS, pay, spend_tags, tags_at_hand, ways
from orrery.games.save_a_world.state import Player, Table
from orrery.games.save_a_world.words import (
    ANY_PROJECT,
    FROM_LEADING,
    LEADER_BONUS,
    NONE,
    PREFAB,
    PROJECTS,
    TILE_REMOVED,
    WORK,
    WORKED,
    WORKED_BIT,
)
from orrery.kernel.move import field, pack
from orrery.kernel.step import Procedure

SPACES_BITS = 4  # a space of a track fits into so many bits


class Working(Deed):
    """One project action of up to `times` spaces, or as many as `tag`s are spent for it.

    HSW-10.3, HSW-10.4, HSW-10.8, HSW-10.17: on one project; with `others` more to come, on as many
    other projects afterwards. Those in `closed`, as bits, had theirs.
    """

    def __init__(
        self,
        seat: int,
        project: int,
        times: int,
        tag: int,
        others: int,
        closed: int,
        swaps: list[int],
    ) -> None:
        self.seat = seat
        self.project = project
        self.times = times
        self.tag = tag
        self.others = others
        self.closed = closed
        self.swaps = swaps

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        most = self.most(player)
        moves: list[int] = []
        for project in self.projects():
            resource = TRACK_RESOURCE[project]
            cost = 0
            at = game.discs[project][self.seat]
            for spaces in range(1, min(most, LAST_SPACE - at) + 1):
                cost += SPACE_COST[project][at + spaces]
                for genius in ways(player, resource, _reduced(player, cost), self.swaps):
                    moves.append(pack(WORK, project, spaces, genius))
        return self.with_asides(game, moves)

    def costs(self, game: Table, resource: int) -> list[int]:
        player = game.players[self.seat]
        found: list[int] = []
        for project in self.projects():
            if TRACK_RESOURCE[project] != resource:
                continue
            cost = 0
            at = game.discs[project][self.seat]
            for space in range(at + 1, min(at + self.most(player), LAST_SPACE) + 1):
                cost += SPACE_COST[project][space]
                found.append(_reduced(player, cost))
        return found

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        project, spaces, genius = field(move, 0), field(move, 1), field(move, 2)
        player = game.players[self.seat]
        at = game.discs[project][self.seat]
        cost = _reduced(player, sum(SPACE_COST[project][at + 1 : at + spaces + 1]))
        pay(game, self.seat, TRACK_RESOURCE[project], cost, genius, self.swaps)
        if self.others:
            closed = self.closed | 1 << project
            game.push(
                Working(
                    self.seat,
                    ANY_PROJECT,
                    self.times,
                    self.tag,
                    self.others - 1,
                    closed,
                    NO_SWAPS,
                )
            )
        game.push(Move(self.seat, project, spaces))
        if self.tag != NONE:
            spend_tags(game, self.seat, self.tag, spaces)

    def swapped(self, swaps: list[int]) -> Deed:
        return Working(
            self.seat, self.project, self.times, self.tag, self.others, self.closed, swaps
        )

    def most(self, player: Player) -> int:
        return self.times if self.tag == NONE else tags_at_hand(player, self.tag)

    def projects(self) -> list[int]:
        if self.project != ANY_PROJECT:
            return [self.project]
        return [project for project in range(PROJECTS) if not self.closed >> project & 1]


def _reduced(player: Player, cost: int) -> int:
    """HSW-11.2.7."""
    return max(0, cost - 1) if player.owns(PREFAB) else cost


class Move(Procedure[Table]):
    """HSW-10.5, HSW-10.6, HSW-10.10, HSW-10.11, HSW-10.19: what was paid for is carried out."""

    def __init__(self, player: int, project: int, spaces: int) -> None:
        super().__init__()
        self.player = player
        self.project = project
        self.spaces = spaces

    def run(self, game: Table) -> None:
        project = self.project
        before = game.discs[project][self.player]
        move_disc(game, self.player, project, self.spaces)
        game.tell(WORKED, self.player, project, before + self.spaces)
        note(game, self.player, WORKED_BIT + project)
        game.working = True
        game.push(Finish(self.player, project, before))
        tile = REWARD_TILES[project][game.tiles[project]]
        carry_out_all(game, self.player, REWARD[tile])


class Finish(Procedure[Table]):
    """The last two steps of a project action."""

    def __init__(self, player: int, project: int, before: int) -> None:
        super().__init__()
        self.player = player
        self.project = project
        self.before = before

    def run(self, game: Table) -> None:
        lead(game, self.player, self.project, self.before)
        game.working = False


def move_disc(table: Table, who: int, project: int, spaces: int) -> None:
    """HSW-10.6: on top of other discs; and a cube into the bag for each space."""
    discs = table.discs[project][:]
    discs[who] += spaces
    table.discs[project] = discs
    stack = [disc for disc in table.stacks[project] if disc != who]
    table.stacks[project] = [*stack, who]
    table.bag[project] += spaces


def lead(table: Table, who: int, project: int, before: int) -> None:
    """HSW-10.12 to HSW-10.16: bonuses and symbols reached or passed first, each once in a game."""
    for space in range(before + 1, table.discs[project][who] + 1):
        bit = 1 << (project << SPACES_BITS | space)
        if table.leaders & bit:
            continue
        if LEADER_POINTS[project][space]:
            table.leaders |= bit
            table.tell(LEADER_BONUS, who, project, space)
            score(table, who, LEADER_POINTS[project][space], FROM_LEADING)
        if FLIPS[project][space]:
            table.leaders |= bit
            tile = REWARD_TILES[project][table.tiles[project]]
            table.tiles[project] += 1
            table.tell(TILE_REMOVED, project, tile)
