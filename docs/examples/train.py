"""Trains a policy that plays Planet Unknown alone, by PPO with masks, in minutes on a CPU.

    pip install "orrery[train]"
    python docs/examples/train.py --minutes 10 --workers 1

An action is told in words ("place outer r4c5 q1"), so the policy doesn't learn each of thousands of
actions by itself: it learns what the words are worth, and an action is the sum of its words.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from orrery.env import Vector
from orrery.env.playing import Playing

GAME, WIDTH = "planet_unknown", 128
PARTS, EPOCHS, CLIP, LAMBDA, CURIOSITY = 8, 3, 0.2, 0.95, 0.005
SCALE = 10.0  # medals that count as 1

Weights = dict[str, Any]


class Batch(NamedTuple):
    """What happened at some decisions; `best` is what the rest of the game brought."""

    rows: Any
    masks: Any
    actions: Any
    chances: Any
    best: Any
    surprise: Any


def words_of_actions() -> np.ndarray[Any, Any]:
    """Per action the numbers of its words, 0 for none. A word counts by its kind and place."""
    actions = Playing(GAME, 1).actions
    told = [actions.text(action).split() for action in range(actions.size)]
    numbers: dict[tuple[str, int, str], int] = {}
    words = np.zeros((actions.size, max(map(len, told))), np.int32)
    for action, said in enumerate(told):
        for place, word in enumerate(said):
            key = (said[0], place, word)
            words[action, place] = numbers.setdefault(key, 1 + len(numbers))
    return words


WORDS = words_of_actions()


def new_weights(key: Any, values: int) -> Weights:
    first, second, third = jax.random.split(key, 3)
    return {
        "in": jax.random.normal(first, (values, WIDTH)) * (2 / values) ** 0.5,
        "deep": jax.random.normal(second, (WIDTH, WIDTH)) * (2 / WIDTH) ** 0.5,
        "words": jax.random.normal(third, (1 + WORDS.max(), WIDTH)) * 0.01,
        "value": jnp.zeros(WIDTH),
    }


@jax.jit
def sums_of_words(weights: Weights) -> Any:
    """What each action means."""
    return weights["words"].at[0].set(0)[WORDS].sum(axis=1)


def think(weights: Weights, meanings: Any, rows: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all actions, and the medals still expected."""
    seen = jax.nn.relu(rows @ weights["in"])
    seen = jax.nn.relu(seen @ weights["deep"])
    logits = jnp.where(masks, seen @ meanings.T, -1e9)
    return jax.nn.log_softmax(logits), seen @ weights["value"]


@jax.jit
def choose(
    weights: Weights, meanings: Any, rows: Any, masks: Any, key: Any
) -> tuple[Any, Any, Any]:
    logs, values = think(weights, meanings, rows, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


@jax.jit
def loss(weights: Weights, batch: Batch) -> Any:
    """PPO's: the better half of what was tried more often, but not too far from what was done."""
    logs, values = think(weights, sums_of_words(weights), batch.rows, batch.masks)
    chosen = jnp.take_along_axis(logs, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch.chances)
    surprise = (batch.surprise - batch.surprise.mean()) / (batch.surprise.std() + 1e-6)
    gain = jnp.minimum(ratio * surprise, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * surprise).mean()
    spread = -(jnp.exp(logs) * jnp.where(batch.masks, logs, 0)).sum(axis=1).mean()
    return 0.5 * jnp.square(values - batch.best).mean() - gain - CURIOSITY * spread


@partial(jax.jit, static_argnames="optimiser")
def learn(weights: Weights, state: Any, batch: Batch, optimiser: Any) -> tuple[Weights, Any]:
    updates, state = optimiser.update(jax.grad(loss)(weights, batch), state)
    return optax.apply_updates(weights, updates), state


def play(
    vector: Vector, so_far: Any, weights: Weights, key: Any, steps: int
) -> tuple[Batch, list[float]]:
    """Some steps of all games, which have so many medals, and the medals of those that ended."""
    seen: list[tuple[Any, ...]] = []
    medals: list[float] = []
    meanings = sums_of_words(weights)
    for step_key in jax.random.split(key, steps):
        rows, masks = vector.rows.copy(), vector.masks.astype(bool)
        actions, chances, values = map(np.asarray, choose(weights, meanings, rows, masks, step_key))
        vector.step(actions)
        over, gains = vector.over.copy(), vector.rewards[:, 0] / SCALE
        so_far += vector.rewards[:, 0]
        medals += so_far[over == 1].tolist()
        so_far *= 1 - over
        seen.append((rows, masks, actions, chances, values, over, gains))
    rows, masks, actions, chances, values, over, rewards = map(np.stack, zip(*seen, strict=True))
    _, last = think(weights, meanings, vector.rows, vector.masks.astype(bool))
    surprise, after, ahead = np.zeros_like(values), np.asarray(last), np.zeros(len(vector.rows))
    for step in reversed(range(steps)):
        goes_on = 1 - over[step]
        ahead = rewards[step] + goes_on * after - values[step] + goes_on * LAMBDA * ahead
        surprise[step], after = ahead, values[step]
    parts = (rows, masks, actions, chances, surprise + values, surprise)
    return Batch(*(part.reshape(-1, *part.shape[2:]) for part in parts)), medals


def train(minutes: float, rounds: int, games: int, steps: int, workers: int, seed: int) -> None:
    """Play and learn in turns, and tell how well it goes: every game is one of a new deal."""
    vector = Vector(GAME, games, workers, seats=1, reward="gains", seed=seed)
    weights = new_weights(jax.random.key(seed), vector.rows.shape[1])
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))
    state = optimiser.init(weights)
    chance = np.random.default_rng(seed)
    so_far, began, number = np.zeros(games), time.monotonic(), 0
    while number < rounds and time.monotonic() - began < 60 * minutes:
        number += 1
        batch, medals = play(vector, so_far, weights, jax.random.key(seed + number), steps)
        sample = Batch(*(values[:: 2 * PARTS] for values in batch))
        before = loss(weights, sample)
        for _ in range(EPOCHS):
            for places in np.split(chance.permutation(games * steps), PARTS):
                part = Batch(*(values[places] for values in batch))
                weights, state = learn(weights, state, part, optimiser)
        spent, told = (
            (time.monotonic() - began) / 60,
            f"{before:.4f} to {loss(weights, sample):.4f}",
        )
        reached = f"{np.mean(medals):.1f} medals in {len(medals)} games" if medals else "no end yet"
        print(f"{spent:.1f} minutes, round {number}: loss {told}, {reached}", flush=True)
    vector.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    train(**vars(parser.parse_args()))
