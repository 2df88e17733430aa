"""Games played by actions: the same games as the kernel's, with nothing in them that is secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import orrery
from orrery.env import OrreryEnv, OrreryParallel, Vector
from orrery.env.playing import Playing
from orrery.env.rewards import margins, scores, win
from orrery.games.planet_unknown.drawing import TERRAINS
from orrery.games.pulsar_2849.content import CLUSTERS
from orrery.games.save_a_world.content import BOARD
from orrery.games.save_a_world.drawing import ASTEROID
from orrery.games.skymines.drawing import COMPANIES
from orrery.kernel.dice import key_from_seed
from orrery.kernel.encoding import Encoder
from orrery.kernel.errors import IllegalMove, InvalidOption
from orrery.kernel.page import Page
from orrery.kernel.playout import Chooser
from orrery.kernel.snapshot import digest
from orrery.kernel.view import plain
from orrery.testing.cases import pairwise
from orrery.testing.leaks import check_nothing_leaks

GAMES = orrery.games()

# What every action means: a change of these is one of `rules_version`, or breaks trained policies.
MEANINGS = {
    ("example", "2"): "e50cc0060a08ae5d7e5fb258b56a0088",
    ("planet_unknown", "3"): "8c1a38480cef762cce64e51bdb4aabd2",
    ("pulsar_2849", "2"): "41600d759879baf35937cb53b0d5679d",
    ("save_a_world", "3"): "b866f61b28e106dad7ab898cd591ed34",
    ("skymines", "2"): "bde24f7155326509ca80720735062101",
}


def played(playing: Playing, seed: int, most: int = 60) -> list[tuple[int, int]]:
    """Random actions of up to so many steps, or of a whole game, and the moves that they became."""
    playing.begin(seed)
    chooser = Chooser(seed)
    moves = []
    for _ in range(most):
        if playing.game.is_over():
            break
        seat = playing.game.deciders()[0]
        legal = np.flatnonzero(playing.mask(seat))
        action = int(legal[chooser.below(len(legal))])
        left = [m for m in playing.moves(seat) if action in playing.actions.of(m)]
        playing.act(seat, action)
        if len(left) == 1:
            moves.append((seat, left[0]))
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_actions_mean_the_same_as_long_as_the_rules_do(game: str) -> None:
    playing = Playing(game, 2)
    assert MEANINGS[game, playing.title.rules_version] == playing.actions.digest


@pytest.mark.parametrize("game", GAMES)
def test_actions_lead_where_their_moves_lead(game: str) -> None:
    playing = Playing(game, 2)
    moves = played(playing, seed=3)
    match = playing.title.begin(2, playing.options, key_from_seed(3))
    for seat, move in moves:
        match.play(seat, move)
    assert digest(match) == digest(playing.game)


def test_a_move_of_two_fields_can_be_told_in_two_actions() -> None:
    playing = Playing("planet_unknown", 1)
    drive = playing.title.moves.parse("drive r4c5 r4c6")
    assert [playing.actions.text(a) for a in playing.actions.of(drive)] == [
        "drive r4c5",
        "drive … r4c6",
    ]


def test_what_was_begun_is_seen_by_the_seat_that_began() -> None:
    playing = Playing("planet_unknown", 2)
    playing.begin(1)
    chooser = Chooser(1)
    seat, opening, told = 0, -1, False
    while not told:
        seat = playing.game.deciders()[0]
        legal = playing.legal(seat)
        opening = legal[chooser.below(len(legal))]
        told = sum(opening in playing.actions.of(move) for move in playing.moves(seat)) > 1
        playing.act(seat, opening)
    tails = [playing.row(one)[playing.encoder.size :] for one in (seat, 1 - seat)]
    assert playing.actions.openings[int(tails[0].argmax())] == opening
    assert {playing.actions.of(move)[0] for move in playing.moves(seat)} == {opening}
    assert not tails[1].any()


def test_an_action_that_is_not_legal_is_refused_by_its_name() -> None:
    playing = Playing("example", 2)
    playing.begin(7)
    with pytest.raises(IllegalMove, match=r"“choose \w+” \(\d+\) is not a legal action of seat 0"):
        playing.act(0, next(a for a in range(24) if a not in playing.legal(0)))
    with pytest.raises(IllegalMove, match="135, beyond 0 to 134, is not a legal action"):
        playing.act(0, 135)


@pytest.mark.parametrize("game", GAMES)
def test_all_values_are_from_0_to_1_and_explained(game: str) -> None:
    playing = Playing(game, 2)
    played(playing, seed=5)
    row = playing.row(0)
    assert row.min() >= 0
    assert row.max() == 1
    assert sum(entry.length for entry in playing.encoder.legend) == playing.encoder.size


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_again_sees_what_a_first_look_shows(game: str) -> None:
    playing = Playing(game, 2)
    playing.begin(4)
    chooser = Chooser(4)
    for _ in range(60):
        if playing.game.is_over():
            break
        seat = playing.game.deciders()[0]
        for looking in (seat, 1 - seat):
            assert (playing.row(looking) == playing.twin().row(looking)).all()
        legal = playing.legal(seat)
        playing.act(seat, legal[chooser.below(len(legal))])


def leaky(game: Any, seat: int, page: Page) -> None:
    """Writes down the hand of the next player."""
    orrery.title("example").encode(game, seat, page)
    page.set_of("others' hand", game.watchers[(seat + 1) % game.seats].hand, 24)


def growing(game: Any, seat: int, page: Page) -> None:
    """Writes a number per comet in hand: rows get longer and shorter."""
    hand = game.watchers[seat].hand
    page.numbers("hand", hand, len(hand), 24)


@pytest.mark.parametrize(
    ("encode", "said"), [(leaky, "depends on what . can't know"), (growing, "rows of .* octets")]
)
def test_the_suite_catches_what_an_encoder_must_not_do(encode: Any, said: str) -> None:
    title = replace(orrery.title("example"), encode=encode)
    case = next(case for case in pairwise(title) if case.seats > 1)
    with pytest.raises(AssertionError, match=said):
        check_nothing_leaks(case)


def test_a_game_that_encodes_nothing_tells_its_decision_and_its_round() -> None:
    title = replace(orrery.title("example"), encode=lambda game, seat, page: None)
    encoder = Encoder(title, 2, {})
    assert [entry.name for entry in encoder.legend] == ["round", "kind"]
    assert "choose-comet" in encoder.decisions


def test_rewards_are_the_points_the_margin_or_the_win() -> None:
    playing = Playing("example", 2)
    played(playing, seed=1, most=1000)
    first, second = playing.game.scores()
    assert scores(playing) == [first, second]
    assert margins(playing) == [first - second, second - first]
    assert sum(win(playing)) == 1
    said = "a reward is one of scores, margins, win, gains, not 'fame'"
    with pytest.raises(InvalidOption, match=said):
        OrreryEnv("example", reward="fame")


def test_gains_of_all_steps_are_the_points() -> None:
    env = OrreryEnv("planet_unknown", reward="gains")
    _, info = env.reset(seed=4)
    over, gained, gainful = False, 0.0, 0
    while not over:
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        gained += reward
        gainful += reward > 0
    assert gained == env.playing.game.scores()[0]
    assert gainful > 3


def test_who_learns_plays_against_bots_by_name() -> None:
    env = OrreryEnv("example", ["greedy", "random"], seat=1, reward="win")
    _, info = env.reset(seed=4)
    over, reward, steps = False, 0.0, 0
    while not over:
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        steps += 1
    assert reward in (0, 0.5, 1)
    assert steps > 4
    env.reset(seed=4)
    assert env.playing.seats == 3


def test_where_all_choose_at_once_one_parallel_step_has_them_all() -> None:
    env = OrreryParallel("example")
    _, infos = env.reset(seed=2)
    assert not any(info["action_mask"][env.wait] for info in infos.values())
    actions = {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
    env.step(actions)
    with pytest.raises(IllegalMove, match="has to act now"):
        env.step(dict.fromkeys(env.agents, env.wait))


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_drawn_as_text_and_as_svg(game: str) -> None:
    env = OrreryEnv(game, ["random"], render_mode="ansi")
    env.reset(seed=1)
    assert "seat 1" in (env.render() or "")
    env.render_mode = "svg"
    assert (env.render() or "").startswith("<svg")


def shapes(svg: str, kind: str) -> list[dict[str, str]]:
    """The attributes of all shapes of a kind in a drawing."""
    return [one.attrib for one in ElementTree.fromstring(svg) if one.tag.endswith("}" + kind)]


def halfway(game: str, steps: int = 60, options: Mapping[str, Any] | None = None) -> OrreryEnv:
    """A game against a random bot, some way in."""
    env = OrreryEnv(game, ["random"], options=options, render_mode="svg")
    env.reset(seed=1)
    for _ in range(steps):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    return env


def test_planets_are_drawn_with_what_covers_them() -> None:
    env = halfway("planet_unknown")
    view: Any = plain(env.playing.title.view_of(env.playing.game, 0))
    svg = env.render() or ""
    for letter, colour in TERRAINS.items():
        covered = sum(row.count(letter) for player in view["players"] for row in player["terrain"])
        drawn = [one for one in shapes(svg, "rect") if one["fill"] == colour]
        assert sum(one["width"] == "26" for one in drawn) == covered
    rovers = sum(len(player["rovers"]) for player in view["players"])
    assert len(shapes(svg, "polygon")) == rovers > 0


def test_the_star_cluster_is_drawn_with_ships_where_they_are() -> None:
    env = halfway("pulsar_2849")
    view: Any = plain(env.playing.title.view_of(env.playing.game, 0))
    svg = env.render() or ""
    side = CLUSTERS[view["cluster"]]
    assert len(shapes(svg, "line")) >= len(side["segments"])
    at = {node["id"]: (node["x"], node["y"]) for node in side["nodes"]}
    ships = [player["ship"] for player in view["players"] if player["ship"]]
    tops = [one["points"].split()[0].split(",") for one in shapes(svg, "polygon")]
    assert len(tops) == len(ships) > 0
    for (x, y), ship in zip(tops, ships, strict=True):
        assert abs(float(x) - at[ship][0]) <= 20
        assert abs(float(y) - at[ship][1]) <= 40


@pytest.mark.parametrize("side", ["moon", "belt"])
def test_a_map_is_drawn_with_the_pieces_of_the_companies(side: str) -> None:
    env = halfway("skymines", options={"board": side})
    view: Any = plain(env.playing.title.view_of(env.playing.game, 0))
    pieces = [one["fill"] for one in shapes(env.render() or "", "circle") if one["r"] == "13"]
    held = Counter(COMPANIES[company] for company in [*view["held"].values(), *COMPANIES])
    assert len(view["held"]) > 0
    assert Counter(pieces) == held


def test_worlds_are_drawn_with_landers_and_the_asteroid_on_its_way() -> None:
    env = halfway("save_a_world", steps=10)
    view: Any = plain(env.playing.title.view_of(env.playing.game, 0))
    svg = env.render() or ""
    landers = sum(len(landed) for landed in view["locations"].values())
    assert len(shapes(svg, "polygon")) == landers > 0
    asteroid = next(one for one in shapes(svg, "circle") if one["fill"] == ASTEROID)
    space = BOARD["main_board"]["asteroid_path"]["spaces"][view["asteroid"]]
    assert (asteroid["cx"], asteroid["cy"]) == (str(space["x"]), str(space["y"]))


def vectorised(workers: int) -> tuple[int, float, list[int]]:
    """How many games ended, and what five of them ask after 40 steps."""
    vector = Vector("example", games=5, workers=workers, seed=9)
    ended = 0
    chosen = Chooser(1)
    for _ in range(40):
        legal = [np.flatnonzero(mask) for mask in vector.masks]
        vector.step(np.array([one[chosen.below(len(one))] for one in legal]))
        ended += int(vector.over.sum())
        assert (vector.rewards.sum(axis=1) == vector.over).all()
    found = ended, float(vector.rows.sum()), vector.seats.tolist()
    vector.close()
    return found


def test_many_games_are_the_same_for_any_number_of_workers() -> None:
    alone = vectorised(workers=0)
    assert alone[0] > 0
    assert vectorised(workers=2) == alone
