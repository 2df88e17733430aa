"""The 64 projects of the headquarters as their sheets show them."""

from __future__ import annotations

from typing import NamedTuple


class Project(NamedTuple):
    """The die, what it brings (with gyrodynes chosen as named), its dice and its gate run."""

    die: int
    gain: str = ""
    choices: str = ""
    dice: tuple[list[int], list[int]] = ([], [])  # silver and red, of a doubler
    run: str = ""  # the colours and the points for a gate


# What has to be done before: the pyramid
NEEDS = {"a": "", "b": "", "c": "", "d": "ab", "e": "bc", "f": "d", "g": "e", "h": "abcdefg"}

ANY = "green orange magenta"

PROJECTS = {
    "A1a": Project(4, "small 1 large 1", "large small"),
    "A1b": Project(1, "plus-minus 1 small 1"),
    "A1c": Project(2, "plus-minus 1 plus-two 1"),
    "A1d": Project(3, "cubes 1 large 1", "large"),
    "A1e": Project(1, run="green 1"),
    "A1f": Project(6, "points 7 medium 1", "medium"),
    "A1g": Project(2, run="orange 2"),
    "A1h": Project(5, "points 12", run=f"{ANY} 2"),
    "A2a": Project(4, "medium 1", "medium", run="orange 2"),
    "A2b": Project(1, run="green 1"),
    "A2c": Project(2, "plus-minus 1 plus-two 1"),
    "A2d": Project(1, "cubes 1 extra-base 1"),
    "A2e": Project(3, "plus-minus 1", dice=([2], [1])),
    "A2f": Project(2, run=f"{ANY} 2"),
    "A2g": Project(6, "points 8", run="magenta 2"),
    "A2h": Project(5, "points 5", run=f"{ANY} 4"),
    "B1a": Project(2, run="magenta 2"),
    "B1b": Project(4, "plus-minus 1 medium 1 large 1", "medium large"),
    "B1c": Project(1, "cubes 1 plus-two 1"),
    "B1d": Project(3, "plus-minus 1 large 1", "large"),
    "B1e": Project(2, "cubes 1 extra-base 1"),
    "B1f": Project(4, "points 4", run="orange 2"),
    "B1g": Project(6, dice=([5], [2])),
    "B1h": Project(5, "points 10", run=f"{ANY} 3"),
    "B2a": Project(1, run="green 1"),
    "B2b": Project(4, "points 2", run="orange 2"),
    "B2c": Project(2, "cubes 2"),
    "B2d": Project(3, dice=([3], [1])),
    "B2e": Project(1, "plus-minus 1 extra-base 1"),
    "B2f": Project(6, "points 6", run=f"{ANY} 2"),
    "B2g": Project(2, run="magenta 2"),
    "B2h": Project(5, "points 3 plus-two 1", run=f"{ANY} 4"),
    "C1a": Project(1, "cubes 1 small 1"),
    "C1b": Project(2, "plus-minus 2"),
    "C1c": Project(4, "plus-two 1 large 1"),
    "C1d": Project(3, "small 1 medium 1", "medium small"),
    "C1e": Project(1, run="green 1"),
    "C1f": Project(2, run=f"{ANY} 2"),
    "C1g": Project(6, "points 8 medium 1"),
    "C1h": Project(5, "points 9 extra-base 1", run=f"{ANY} 2"),
    "C2a": Project(2, "plus-minus 2"),
    "C2b": Project(1, "cubes 1 plus-two 1"),
    "C2c": Project(4, "points 2", run="magenta 2"),
    "C2d": Project(3, "points 2", run=f"{ANY} 2"),
    "C2e": Project(1, run="green 1"),
    "C2f": Project(6, dice=([4], [3])),
    "C2g": Project(4, "points 2 plus-two 1", run="orange 2"),
    "C2h": Project(5, "points 2 extra-base 1", run=f"{ANY} 4"),
    "D1a": Project(2, "plus-minus 1 medium 1"),
    "D1b": Project(1, "cubes 1 plus-minus 1"),
    "D1c": Project(3, "small 1", "small"),
    "D1d": Project(4, "points 3", run="magenta 2"),
    "D1e": Project(6, dice=([4], [3])),
    "D1f": Project(2, "cubes 1 extra-base 1"),
    "D1g": Project(1, run="orange 1"),
    "D1h": Project(5, "points 12", run=f"{ANY} 2"),
    "D2a": Project(1, run="orange 1"),
    "D2b": Project(2, "plus-minus 1 plus-two 1"),
    "D2c": Project(4, "large 1", "large", run="green 2"),
    "D2d": Project(2, run="magenta 2"),
    "D2e": Project(3, dice=([2], [2])),
    "D2f": Project(6, "points 8", run="orange 2"),
    "D2g": Project(1, "cubes 1 extra-base 1"),
    "D2h": Project(5, "points 4 plus-minus 1", run=f"{ANY} 4"),
}
RUNS = {name: project.run for name, project in PROJECTS.items() if project.run}


def done_before(slot: str) -> str:
    """All that is done when a project has just become available."""
    beneath = {*NEEDS[slot]}
    for lower in NEEDS[slot]:
        beneath |= {*done_before(lower).split()}
    return " ".join(sorted(beneath))
