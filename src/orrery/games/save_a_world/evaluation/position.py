"""The value of a position, term by term."""

from __future__ import annotations

from orrery.games.save_a_world.board import LAST_SPACE, LEADER_POINTS, PLACES
from orrery.games.save_a_world.cards import DECK, IF_KEY, SCORE
from orrery.games.save_a_world.evaluation import weights as w
from orrery.games.save_a_world.evaluation.outlook import Outlook, key_chances, outlook_of
from orrery.games.save_a_world.lab import FIRST_TECH_1, FIRST_TECH_2
from orrery.games.save_a_world.projects import SPACES_BITS
from orrery.games.save_a_world.scoring import species_points, total
from orrery.games.save_a_world.state import Player, Table, commander
from orrery.games.save_a_world.words import (
    ACTION,
    BOOST,
    ENERGY,
    NONE,
    PROJECTS,
    RESOURCES,
    SPECIES,
    TAGS,
)
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game


class WorldEvaluation(Evaluation):
    """The points that a seat may expect at the end."""

    def __init__(self) -> None:
        self.outlook = Outlook(0.0, [0.0] * PROJECTS)

    def prepare(self, game: Game, seat: int) -> None:
        assert isinstance(game, Table)
        self.outlook = outlook_of(game)

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Table)
        if game.key != NONE:
            return float(total(game, seat))
        ahead = self.outlook.ahead
        keys = key_chances(game, self.outlook)
        player = game.players[seat]
        worth = float(sum(game.ledger[seat]))
        for project in range(PROJECTS):
            worth += place_worth(game, seat, project, keys[project], ahead)
        worth += cards_worth(game, seat, keys, ahead)
        worth += resources_worth(player, ahead, is_active(player))
        worth += upgrades_worth(player, ahead)
        return worth + landers_worth(game, seat, ahead)


def new_evaluation() -> Evaluation:
    return WorldEvaluation()


def is_active(player: Player) -> bool:
    """Whether it can still use things in this round."""
    return not player.has_passed


def place_worth(table: Table, seat: int, project: int, key: float, ahead: float) -> float:
    """What the place on a track may bring, and the bonus that comes next."""
    discs = table.discs[project]
    own = discs[seat]
    if own == 0:
        return 0.0
    spread = w.SPREAD + w.SPREAD_A_ROUND * ahead
    beaten_by = 0.0
    lower = True  # discs beneath one's own are ahead on the same space
    for disc in table.stacks[project]:
        if disc == seat:
            lower = False
            continue
        lead = own - discs[disc] + (-0.3 if lower else 0.3)
        beaten_by += 0.5 - 0.5 * _share(lead / spread)
    points = key * _place(PLACES[1], beaten_by) + (1.0 - key) * _place(PLACES[0], beaten_by)
    points += w.SPACE * own * min(1.0, 0.5 * ahead)
    return points + _next_bonus(table, project, own, ahead)


def _share(lead: float) -> float:
    """From -1 to 1, without calling for a power: the same in every build."""
    return lead / (1.0 + abs(lead))


def _place(points: list[int], rank: float) -> float:
    """Points of a place between two."""
    lower = int(rank)
    if lower >= len(points):
        return 0.0
    further = points[lower + 1] if lower + 1 < len(points) else 0
    return points[lower] + (further - points[lower]) * (rank - lower)


def _next_bonus(table: Table, project: int, own: int, ahead: float) -> float:
    for space in range(own + 1, LAST_SPACE + 1):
        points = LEADER_POINTS[project][space]
        if points and not table.leaders >> (project << SPACES_BITS | space) & 1:
            return w.BONUS_AHEAD * points * min(1.0, ahead) / (space - own)
    return 0.0


def cards_worth(table: Table, seat: int, keys: list[float], ahead: float) -> float:
    player = table.players[seat]
    known = 1.0 / (1.0 + 0.6 * ahead)
    worth = -w.CARD_COST * ahead * player.cards()
    for card in player.hand + player.discard:
        deck = DECK[card]
        if deck == SPECIES:
            worth += known * _species(table, seat, card, keys) + (1.0 - known) * w.SPECIES_HOPE
        elif deck == ACTION:
            worth += w.ACTION_A_ROUND * ahead
        else:
            worth += w.BOOST_A_ROUND * ahead
    if is_active(player) and player.levels[ENERGY] > 0:
        worth += _hand_worth(player)
    return worth


def _hand_worth(player: Player) -> float:
    """Cards that may still be played in this round."""
    worth = 0.0
    for card in player.hand:
        if card in player.fresh:
            continue
        if DECK[card] == ACTION:
            worth += w.ACTION_NOW
        elif DECK[card] == BOOST:
            worth += w.BOOST_NOW
    return worth


def _species(table: Table, seat: int, card: int, keys: list[float]) -> float:
    score = SCORE[card]
    if score[0] == IF_KEY:
        return score[2] * keys[score[1]]
    return float(species_points(table, seat, card))


def resources_worth(player: Player, ahead: float, active: bool) -> float:
    """Units that can still be spent, baselines that refill, tags."""
    use = min(1.0, ahead + (0.5 if active else 0.0))
    worth = 0.0
    for resource in range(RESOURCES):
        unit = w.UNIT[resource]
        value = unit
        for _ in range(player.levels[resource]):
            worth += use * value
            value *= w.FADING
        value = unit * w.REFILLED * ahead
        for _ in range(player.baselines[resource]):
            worth += value
            value *= w.FADING
    a_round = w.TAG_A_ROUND * ahead
    for tag in range(TAGS):
        if active:
            worth += w.ACTIVE_TAG * player.active[tag]
        value = a_round
        for _ in range(player.tokens(tag)):
            worth += value
            value *= w.TAG_FADING
    return worth


def upgrades_worth(player: Player, ahead: float) -> float:
    worth = 0.0
    owned = player.upgrades >> FIRST_TECH_1
    for number in range(len(w.TECH_1_A_ROUND)):
        if owned >> number & 1:
            worth += w.TECH_1_A_ROUND[number]
    owned = player.upgrades >> FIRST_TECH_2
    for number in range(len(w.TECH_2_A_ROUND)):
        if owned >> number & 1:
            worth += w.TECH_2_A_ROUND[number]
    return worth * (ahead + 0.3)


def landers_worth(table: Table, seat: int, ahead: float) -> float:
    player = table.players[seat]
    worth = w.LANDER * sum(player.ready) if is_active(player) else 0.0
    if commander(table) == seat:
        worth += w.COMMAND
    if table.badge == seat:
        worth += w.BADGE * min(1.0, ahead)
    return worth
