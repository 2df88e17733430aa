"""Where a line may not end.

Polish and Czech leave no one-letter word ("w", "z", "a", "k") at the end of a line and no number
without what it counts. Texts are written with plain spaces; here those become no-break spaces.
"""

from __future__ import annotations

import re
from typing import Final

BOUND: Final = ("pl", "cs")

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# A letter after an apostrophe or a dash ends a word ("Faye’a") or a range ("a–f"); a number of
# three digits belongs to a guest's name ("Nova 947") more often than it counts.
_LAST_IN_LINE: Final = re.compile(
    r"(?<![\w’–-])(?:(?P<letter>[^\W\d_])(?= \S)|(?P<number>\d{1,2})(?= [^\W\d_]{2})) "
)


def bound(text: str, lang: str) -> str:
    """The text as it is shown in this language."""
    if lang not in BOUND:
        return text
    return _LAST_IN_LINE.sub(lambda found: found[0].rstrip(" ") + _NO_BREAK, text)
