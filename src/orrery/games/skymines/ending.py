"""The end of the game (SK-8, SK-16.4, SK-16.5): consequences, the free share, the time loop."""

from __future__ import annotations

from orrery.games.skymines.scoring import CHOSEN, wealth
from orrery.games.skymines.state import Table
from orrery.games.skymines.success import success_points
from orrery.games.skymines.threats import TIME_LOOP, strike
from orrery.games.skymines.words import (
    CHOOSE_SHARE,
    COMPANIES,
    GAME_ENDED,
    LOOP_REPEATED,
    NONE,
    OVER,
    SHARE_CHOSEN,
)
from orrery.kernel.move import field, pack
from orrery.kernel.step import Procedure, Step


class FinalScoring(Procedure[Table]):
    """What a threat does comes first, then everything is counted.

    SK-14.13, SK-15.3.4, SK-8.1, SK-8.2, SK-16.5.
    """

    def run(self, game: Table) -> None:
        game.phase = OVER
        game.tell(GAME_ENDED, game.round)
        strike(game)
        game.push(EndOfGame())
        if game.threat_taken != NONE:
            game.push(ChooseShare(game.threat_taken))


class ChooseShare(Step[Table]):
    """SK-16.4: the owner of the free share chooses its company."""

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE_SHARE, company) for company in range(COMPANIES)]

    def take(self, game: Table, move: int) -> None:
        game.players[self.seat].free_share = CHOSEN + field(move, 0)
        game.tell(SHARE_CHOSEN, self.seat, field(move, 0))


class EndOfGame(Procedure[Table]):
    """SK-16.5.3, SK-16.8: a time loop begins another game, as long as the table allows it."""

    def run(self, game: Table) -> None:
        if game.threat == TIME_LOOP and game.loops:
            totals = [wealth(game, player) for player in game.players]
            success = [success_points(game, who) for who in range(len(game.players))]
            game.results = [*game.results, totals + success]
            game.tell(LOOP_REPEATED, len(game.results))
            game.repeat()
