"""How cards come back: to action slots, to rest, and into the hand again (SK-5, SK-6.7)."""

from __future__ import annotations

from orrery.games.skymines.words import SLOTS


def uses(
    hand: list[float],
    area: list[float],
    resting: list[list[float]],
    takes: bool,
    slots: int,
    rounds: int,
) -> float:
    """What the best cards bring in so many rounds, if they are used as soon as they can be.

    Cards are known by what one use of them is worth. Those of the action area go to rest first; if
    it is still to be done, a stack is taken before.
    """
    if not rounds:
        return 0.0
    held = hand[:]
    stacks = [stack[:] for stack in resting]
    if takes:
        _take(held, stacks)
    _rest(sorted(area, reverse=True), stacks)
    total = 0.0
    for number in range(rounds):
        held.sort(reverse=True)
        used = held[:slots]
        del held[:slots]
        for worth in used:
            total += worth
        if number + 1 < rounds:
            _take(held, stacks)
            _rest(used, stacks)
    return total


def _take(held: list[float], stacks: list[list[float]]) -> None:
    """The stack that is worth most."""
    best = -1.0
    chosen = -1
    for slot in range(SLOTS):
        worth = sum(stacks[slot])
        if stacks[slot] and worth > best:
            best = worth
            chosen = slot
    if chosen >= 0:
        held += stacks[chosen]
        stacks[chosen] = []


def _rest(cards: list[float], stacks: list[list[float]]) -> None:
    """The best cards on the highest stacks, which are taken soonest."""
    filled = 0
    for worth in cards:
        most = -1
        chosen = -1
        for slot in range(SLOTS):
            if not filled >> slot & 1 and len(stacks[slot]) > most:
                most = len(stacks[slot])
                chosen = slot
        filled |= 1 << chosen
        stacks[chosen].append(worth)
