"""All games as Python games of OpenSpiel, with the extra `orrery[openspiel]`.

Importing this module registers them: `pyspiel.load_game("orrery_<name>(players=3)")`. A game begins
with a chance node that deals: it chooses one of `deals` seeds, and all chance after that follows
from it. Players are told nothing of it but what they see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

import orrery
from orrery.env.playing import Playing
from orrery.env.rendering import ANSI, rendered
from orrery.env.rewards import win
from orrery.kernel.title import Title

DEALS: Final = 1000
_STAGES: Final = 5  # actions of a move, at most


def _type_of(title: Title) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"orrery_{title.name}",
        long_name=f"Orrery: {title.name}, rules {title.rules_version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=title.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, title.min_seats), "deals": DEALS},
    )


class OrreryState(pyspiel.State):
    """A position: the game, or, before it begins, the deal that is to be drawn."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._playing = game.new_playing()
        self._is_dealt = False

    def current_player(self) -> int:
        if not self._is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self._playing.game.deciders()
        return deciders[0] if deciders else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self._playing.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all with the same chance."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self._is_dealt:
            self._playing.act(self.current_player(), action)
        else:
            self._playing.begin(action)
            self._is_dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._playing.actions.text(action)

    def is_terminal(self) -> bool:
        return self._is_dealt and self._playing.game.is_over()

    def returns(self) -> list[float]:
        return win(self._playing) if self.is_terminal() else [0.0] * self._playing.seats

    def __str__(self) -> str:
        """Short, since OpenSpiel asks for it at every step; `seen_by` draws the table."""
        return f"{self._playing.title.name} after {len(self.history())} actions"

    def seen_by(self, player: int) -> str:
        """The table as text."""
        return rendered(self._playing, player, ANSI) or "" if self._is_dealt else "not dealt yet"

    def write_row(self, player: int, row: np.ndarray[Any, Any]) -> None:
        """What a player knows, in place; nothing before the deal."""
        if self._is_dealt:
            self._playing.fill_row(player, row)
        else:
            row.fill(0)


class OrreryGame(pyspiel.Game):
    """A title with a number of players."""

    title: Title

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = _type_of(self.title)
        given = {**kind.parameter_specification, **(params or {})}
        self.players, self.deals = int(given["players"]), int(given["deals"])
        self._first = Playing(self.title, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self._first.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_STAGES * self.title.bound(self._first.options, self.players),
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self)

    def new_playing(self) -> Playing:
        """A match to be begun, which shares all that doesn't change."""
        return self._first.twin()

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> OrreryObserver:
        return OrreryObserver(self._first.row_size)


class OrreryObserver:
    """Rows and texts of what players see, as OpenSpiel asks for them."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OrreryState, player: int) -> None:
        state.write_row(player, self.tensor)

    def string_from(self, state: OrreryState, player: int) -> str:
        return state.seen_by(player)


def _registered(names: Sequence[str]) -> None:
    for name in names:
        title = orrery.title(name)
        pyspiel.register_game(_type_of(title), type(name, (OrreryGame,), {"title": title}))


_registered(orrery.games())
