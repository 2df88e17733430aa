"""How cards come back: to action slots, to rest, and into the hand again (SK-5, SK-6.7)."""

from __future__ import annotations

from orrery.games.skymines.words import SLOTS
from orrery.kernel.arithmetic import total


def uses(
    hand: list[float],
    area: list[float],
    resting: list[list[float]],
    takes: bool,
    slots: list[int],
    bought: float,
) -> float:
    """What the best cards bring in the rounds to come, if they are used as soon as they can be.

    Cards are known by what one use of them is worth, rounds by their number of slots. Those of the
    action area go to rest first; if it is still to be done, a stack is taken before. A card is
    bought in every round.
    """
    held = hand[:]
    stacks = [stack[:] for stack in resting]
    if takes:
        _take(held, stacks)
    _rest(sorted(area, reverse=True), stacks)
    total = 0.0
    for number in range(len(slots)):
        held.sort(reverse=True)
        used = held[: slots[number]]
        del held[: slots[number]]
        for worth in used:
            total += worth
        if number + 1 < len(slots):
            _take(held, stacks)
            _rest(used, stacks)
            held.append(bought)
    return total


def _take(held: list[float], stacks: list[list[float]]) -> None:
    """The stack that is worth most."""
    best = -1.0
    chosen = -1
    for slot in range(SLOTS):
        worth = total(stacks[slot])
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
