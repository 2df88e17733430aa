"""The tests that PettingZoo, Gymnasium and OpenSpiel have for environments, on all games."""

from __future__ import annotations

import warnings

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import orrery
import orrery.env.openspiel
from orrery.env import OrreryAEC, OrreryEnv, OrreryParallel

GAMES = orrery.games()


@pytest.fixture(autouse=True)
def _their_advice() -> None:
    """They advise by warnings, such as that a seat can be asked twice in a row, which is meant."""
    warnings.simplefilter("ignore")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_an_aec_environment(game: str) -> None:
    api_test(OrreryAEC(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_a_parallel_environment(game: str) -> None:
    parallel_api_test(OrreryParallel(game), num_cycles=30)


def test_the_same_seed_makes_the_same_game() -> None:
    seed_test(lambda: OrreryAEC("example"), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_a_gymnasium_environment(game: str) -> None:
    check_env(OrreryEnv(game, ["random"], illegal_reward=-1.0), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_one_of_openspiel(game: str) -> None:
    loaded = pyspiel.load_game(f"orrery_{game}", {"deals": 3})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
