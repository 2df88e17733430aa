"""What is printed in the content files is what the game knows, or the game says where it isn't."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games.pulsar_2849.catalogue import catalogue
from tests.refusing import assert_refused, each_change

ART = Path(__file__).parents[2] / "web" / "src" / "boards" / "pulsar_2849" / "art.ts"
FILES = [
    ("goals", "at_least"),
    ("headquarters", "op"),
    ("systems", "op"),
    ("technologies", "op"),
    ("technologies", "when"),
    ("transmitters", "op"),
    ("transmitters", "points"),
]


@each_change
@pytest.mark.parametrize(("file", "key"), FILES)
def test_what_the_game_does_not_know_is_refused(file: str, key: str, change: str) -> None:
    assert_refused("pulsar_2849", file, key, change)


def test_the_client_draws_every_pictogram() -> None:
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: `', ART.read_text("utf-8"), re.MULTILINE))
    assert {facts.pictogram for facts in catalogue().effects.values()} <= drawn
