"""What boards let players feel is there: events, their fields, and things that players have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games import title
from orrery.kernel.title import Title
from orrery.kernel.vocabulary import Named, Vocabulary
from orrery.text import Translator

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
_FEELING = re.compile(r'^    "?([a-z-]+)"?: \{ (.+) \},$', re.MULTILINE)
_HOLDING = re.compile(r'\b(?:gain|feat): "([^"]+)"')
_POINTS = re.compile(r'^  points: "([a-z]+)",$', re.MULTILINE)
_COUNT = re.compile(r'\bcount: "(\w+)"')
_FIELD = re.compile(r"\{(\w+)\}")
FELT = {path.parent.name: path.read_text() for path in sorted(BOARDS.glob("*/felt.ts"))}


def feelings(game: str) -> list[tuple[str, str]]:
    """Kinds of events, and how they are felt."""
    found = _FEELING.findall(FELT[game])
    assert len(found) > 5, f"web/src/boards/{game}/felt.ts is written in another way"
    return found


def fields_of(events: Vocabulary, kind: str) -> dict[str, tuple[str, ...]]:
    """The fields of a kind of event, with the names that each may have."""
    told = next(one for one in events.kinds.values() if one.name == kind)
    fields = [*told.fields, *told.secret]
    return {field.name: tuple(field.names) if isinstance(field, Named) else () for field in fields}


def holdings_of(one: Title, kind: str, name: str) -> list[str]:
    """All holdings that a name stands for when its fields are filled in."""
    found = _FIELD.search(name)
    if found is None:
        return [name]
    names = fields_of(one.events, kind)[found[1]]
    assert names, f"{found[1]} of {kind} is no name"
    return [name.replace(found[0], word) for word in names]


@pytest.mark.parametrize("game", sorted(FELT))
def test_what_is_felt_is_told_by_the_game(game: str) -> None:
    one = title(game)
    texts = Translator(one, "en", [])
    for kind, feeling in feelings(game):
        fields = fields_of(one.events, kind)
        assert {*_COUNT.findall(feeling)} <= {*fields}, kind
        for name in _HOLDING.findall(feeling):
            for holding in holdings_of(one, kind, name):
                assert texts.text(f"holding-{holding}"), holding
    for holding in _POINTS.findall(FELT[game]):
        assert texts.text(f"holding-{holding}")


@pytest.mark.parametrize("game", sorted(FELT))
def test_something_of_every_game_is_celebrated_and_heard(game: str) -> None:
    told = " ".join(feeling for _, feeling in feelings(game))
    assert "feat:" in told
    assert "sound:" in told
