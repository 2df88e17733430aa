"""No Polish or Czech line ends with a one-letter word, or parts a number from its noun."""

from __future__ import annotations

import pytest

from orrery.kernel.title import Title
from orrery.text import Translator
from orrery.text.spacing import BOUND, bound
from tests.text.messages import TITLES, fields_for, messages

NUMBERS = (0, 1, 2, 5, 22)


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("pl", "Leć z systemu S5 i wróć (4 segmenty)", "Leć z~systemu S5 i~wróć (4~segmenty)"),
        ("pl", "Koszt: 1 i 6. W każdej fazie", "Koszt: 1 i~6. W~każdej fazie"),
        ("pl", "kometa Hale’a a litery a–f tu", "kometa Hale’a a~litery a–f tu"),
        ("cs", "Zakryto 3 z 12 v řádku 4", "Zakryto 3 z~12 v~řádku 4"),
        ("cs", "Nova 947 získává 6 bodů", "Nova 947 získává 6~bodů"),
        ("cs", "what N        ukaž možnost", "what N        ukaž možnost"),
        ("en", "Take a 3 and 2 cubes", "Take a 3 and 2 cubes"),
    ],
)
def test_what_stays_together(lang: str, text: str, shown: str) -> None:
    assert bound(text, lang).replace("\N{NO-BREAK SPACE}", "~") == shown


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("lang", BOUND)
@pytest.mark.parametrize("number", NUMBERS)
def test_no_text_of_a_game_can_be_parted_there(title: Title, lang: str, number: int) -> None:
    translator = Translator(title, lang, ["Ada"])
    for key, message in messages(title, lang).items():
        told = translator.text(key, **fields_for(title, message, number))
        assert parted(told) == [], key


def parted(text: str) -> list[str]:
    """Where a line could end after a one-letter word, or between a number and a word."""
    words = text.split(" ")
    ends = [word.lstrip("(„") for word in words]
    return [
        f"{end} {after}"
        for end, after in zip(ends, words[1:], strict=False)
        if (len(end) == 1 and end.isalpha() and after)
        or (end.isdecimal() and len(after) > 1 and after.isalpha())
    ]
