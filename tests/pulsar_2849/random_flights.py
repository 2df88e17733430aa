"""Random positions of Pulsar 2849 in which ada is to fly, for hypothesis."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from orrery import Match
from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES
from orrery.games.pulsar_2849.content import SYSTEM_TILES
from tests.pulsar_2849.second_pilot import LETTERS, places
from tests.pulsar_2849.table import Seat, play, table

SYSTEMS = [f"S{n}" for n in range(1, 17)]
PULSARS = [f"P{n}" for n in range(1, 14)]
PLAYERS_FOR = {"": 2, "3+": 3, "4": 4}  # from how many players on a planet is free
RINGS = 6

# Technologies that change flights, and the gate that has to be visited for that
ADJUSTING = {"AI-1": "green", "BI-1": "orange", "CI-1": "magenta", "DI-6": "any"}
TOURING = {"DI-1": 2}  # the systems to visit
REWARDING = ("AI-3", "BI-2", "CI-3", "CI-6", "CII-3")  # for what a flight brings


@dataclass(frozen=True, slots=True)
class Flight:
    """A flight that ada can pay for, and what matters for it."""

    match: Match
    side: str
    ship: str
    value: int  # of a red die
    colour: str | None  # of a gate run: A2f, 2 points for each gate of any colour
    patents: list[str]

    def announce(self) -> None:
        run = f"f {self.colour}" if self.colour else "none none"
        play(self.match, f"ada: fly red-{self.value} none {run}")

    def adjusting(self) -> str | None:
        return next((ADJUSTING[name] for name in self.patents if name in ADJUSTING), None)

    def tour(self) -> int | None:
        return next((TOURING[name] for name in self.patents if name in TOURING), None)


def flights(lowest: int) -> st.SearchStrategy[Flight]:
    """Flights paid with a die of at least this value."""
    return st.builds(_flight, st.integers(0, 1 << 32), st.integers(lowest, 6))


def _flight(seed: int, value: int) -> Flight:
    """Systems are face down, open, settled or full; pulsars are claimed; technologies patented."""
    dice = Random(seed)
    side = dice.choice(CLUSTER_NAMES)
    ship = dice.choice(places(side))
    players = dice.randint(2, 4)
    open_systems = _opened(dice)
    bases = _bases(dice, open_systems, players)
    claims = _claims(dice, players)
    letters = "".join(dice.choice("ABCD") for _ in range(3))
    patents = [name for name in _patentable(letters) if dice.random() < 0.7]
    seats = [Seat("G2", claims=claims[n], bases=bases[n]) for n in range(1, players)]
    match = table(
        Seat(
            ship,
            red=str(value),
            sheet="A2",
            projects="a b d f",
            patents=" ".join(patents),
            claims=claims[0],
            bases=bases[0],
        ),
        *seats,
        systems={name: tile["id"] for name, tile in open_systems.items()},
        technologies=letters,
        cluster=side,
    )
    return Flight(match, side, ship, value, dice.choice([None, *LETTERS]), patents)


def _patentable(letters: str) -> list[str]:
    boards = {letter + number for letter, number in zip(letters, ("I", "II", "III"), strict=True)}
    ours = (*ADJUSTING, *TOURING, *REWARDING)
    return [name for name in ours if name.split("-")[0] in boards]


def _opened(dice: Random) -> dict[str, dict[str, Any]]:
    number = dice.randint(0, len(SYSTEMS))
    tiles = dice.sample(SYSTEM_TILES, number)
    return dict(zip(dice.sample(SYSTEMS, number), tiles, strict=True))


def _bases(dice: Random, tiles: dict[str, dict[str, Any]], players: int) -> list[str]:
    """Per player the bases; in each system everybody has at most one."""
    bases: list[list[str]] = [[] for _ in range(players)]
    for system, tile in tiles.items():
        owners = dice.sample(range(players), dice.randint(0, players))
        for number, planet in enumerate(tile["planets"]):
            if owners and PLAYERS_FOR[planet.get("label", "")] <= players and dice.random() < 0.7:
                bases[owners.pop()].append(f"{system}:{number + 1}")
    return [" ".join(own) for own in bases]


def _claims(dice: Random, players: int) -> list[str]:
    """Per player the claims; some have no ring left."""
    pulsars = dice.sample(PULSARS, len(PULSARS))
    claims = []
    for _ in range(players):
        number = dice.randint(0, RINGS)
        claims.append(" ".join(pulsars[:number]))
        del pulsars[:number]
    return claims
