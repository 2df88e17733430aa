"""A lesson against the rules: everything it asks for can be done, lit and read.

Who learns does what the lesson asks, and the bots of the table play as they do on a server. A
change of the rules or of the bots that breaks a lesson fails here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery import bots
from orrery.bots.playing import ask, seed_of
from orrery.kernel.errors import InvalidMove
from orrery.kernel.lesson import REGIONS, Lesson, LessonStep
from orrery.kernel.match import Match, new_match
from orrery.kernel.pending import Pending
from orrery.kernel.title import Title
from orrery.text import LANGUAGES, Translator

_PUPIL = 0
FEWEST_STEPS, MOST_STEPS = 8, 14
LONGEST_TEXT = 330  # letters, on a phone beside the board


def check_lesson(title: Title, lesson: Lesson) -> None:
    """Assert that a lesson can be followed to its end, seen and read."""
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names), "two steps of the lesson have the same name"
    assert FEWEST_STEPS <= len(names) <= MOST_STEPS, f"the lesson has {len(names)} steps"
    check_moves(title, lesson)
    check_lights(title, lesson)
    check_texts(title, lesson)


def check_moves(title: Title, lesson: Lesson) -> None:
    """Assert that all that is asked for can be done, whoever is quicker if all decide at once."""
    for quick in (True, False):
        _follow(begin(title, lesson), lesson, _Others(title, lesson, quick))


def _follow(match: Match, lesson: Lesson, others: _Others) -> None:
    """Do all that is asked for, one after the other."""
    for step in lesson.steps:
        if step.move:
            asked = others.until_asked(match)
            assert asked is not None, f"{step.name}: the match is over before {step.move}"
            legal = ", ".join(asked.texts[:20])
            assert step.move in asked.texts, (
                f"{step.name}: {step.move} is not allowed at {asked.kind}, but: {legal}"
            )
            match.play(_PUPIL, step.move)


def check_lights(title: Title, lesson: Lesson) -> None:
    """Assert that all that is lit is a part of the screen, or something that moves name."""
    for step in lesson.steps:
        assert step.light, f"{step.name}: nothing is lit"
        for light in filter(None, [*step.light, step.after]):
            assert light in REGIONS or _is_element(title, light), f"{step.name}: what is {light}?"


def check_texts(title: Title, lesson: Lesson) -> None:
    """Assert that every step has a name and its words in every language, none of them long."""
    for lang in LANGUAGES:
        translator = Translator(title, lang, ["Ada"] * lesson.seats)
        for step in lesson.steps:
            for text in _texts(translator, step):
                assert text, f"{step.name}: there is no text in {lang}"
                assert len(text) <= LONGEST_TEXT, f"{step.name}: too long in {lang}: {text}"


def begin(title: Title, lesson: Lesson) -> Match:
    """The match of a lesson."""
    names = [f"Seat {seat}" for seat in range(lesson.seats)]
    return new_match(title, names, lesson.options, lesson.key)


class _Others:
    """The bots of a lesson.

    A server asks them as soon as they have to decide. Quick ones answer before who learns does
    anything, slow ones only when all wait for them.
    """

    def __init__(self, title: Title, lesson: Lesson, quick: bool) -> None:
        self._title = title
        self._quick = quick
        self._bots = {
            seat: bots.bot(level, seed_of(lesson.key, seat))
            for seat, level in enumerate(lesson.opponents, _PUPIL + 1)
        }

    def until_asked(self, match: Match) -> Pending | None:
        """Let the bots play until who learns has to decide, or the match is over."""
        while not match.is_over:
            pupils = [one for one in match.pending() if one.seat == _PUPIL]
            others = [one for one in match.pending() if one.seat != _PUPIL]
            if pupils and not (others and self._quick):
                return pupils[0]
            seat = others[0].seat
            match.play(seat, ask(self._bots[seat], self._title, match.position(), seat))
        return None


def _is_element(title: Title, light: str) -> bool:
    name, _, value = light.partition(":")
    kinds = title.moves.kinds.values()
    if name == "kind":
        return value in (kind.name for kind in kinds)
    if name == "move":
        return _reads(title.moves.parse, value)
    fields = [field for kind in kinds for field in kind.fields]
    return any(field.name == name and _reads(field.read, value) for field in fields)


def _reads(read: Callable[[str], int], value: str) -> bool:
    try:
        read(value)
    except InvalidMove:
        return False
    return True


def _texts(translator: Translator, step: LessonStep) -> Iterator[str]:
    """The words of a step; those of what a move has brought only where one is asked for.

    What is told on devices for fingers may be other words.
    """
    yield translator.text(step.text_key)
    wanted = ("title", "brought") if step.move else ("title",)
    for attribute in wanted:
        yield translator.attribute(step.text_key, attribute) or ""
    if touch := translator.attribute(step.text_key, "touch"):
        yield touch
