"""All chance: a keyed stream that nobody can predict and everybody can check afterwards.

Word i of stream s is a 32-bit number: the (i mod 16)-th little-endian word of
BLAKE2b-512(message = i div 16 as 8 little-endian bytes, key = the match's 32-byte key,
salt = s as 16 little-endian bytes, person = "orrery dice"). Stream 0 belongs to the table, stream
1 + seat to a seat while all seats act at once, so that their order of play changes no roll.

SHA-256 of the key is published when a match starts, the key when it ends.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.kernel.errors import ChanceDecides
from orrery.kernel.state import State, replaced

KEY_BYTES: Final = 32
_WORDS: Final = 16
_WORD_RANGE: Final = 1 << 32
_PERSON: Final = b"orrery dice"
_BLOCK: Final = struct.Struct("<16I")


def key_from_seed(seed: int | str) -> bytes:
    """The key that a seed stands for, so that a match can be repeated from a short text."""
    return hashlib.sha256(f"orrery seed {seed}".encode()).digest()


def commitment(key: bytes) -> str:
    """What is published before the first draw: SHA-256 of the key, in hex."""
    return hashlib.sha256(key).hexdigest()


def block(key: bytes, stream: int, number: int) -> tuple[int, ...]:
    """Sixteen consecutive words of a stream: words 16 x number to 16 x number + 15."""
    digest = hashlib.blake2b(
        number.to_bytes(8, "little"),
        key=key,
        salt=stream.to_bytes(16, "little"),
        person=_PERSON,
    ).digest()
    return _BLOCK.unpack(digest)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(State):
    """The chance of one match, or of one imagined copy of it."""

    key: bytes
    drawn: list[int]  # per stream: how many words have been used; a value
    blind: bool  # draws nothing: what has more than one outcome raises ChanceDecides
    _block: list[tuple[int, ...]]  # per stream: the block of the next word, if begun; a value

    def derived(self) -> tuple[str, ...]:
        return ("blind", "_block")

    def below(self, stream: i64, bound: i64) -> i64:
        """A fair number from 0 to bound - 1, for a bound of 1 to 2**32. Costs 0.1 µs compiled.

        Words from the last, incomplete run of `bound` values are passed over, so that no number
        is likelier than another.
        """
        if not 1 <= bound <= _WORD_RANGE:
            raise ValueError(f"a die needs 1 to 2**32 faces, not {bound}")
        if self.blind:
            if bound > 1:
                raise ChanceDecides(f"one of {bound} things would happen by chance")
            return 0
        fair = _WORD_RANGE - _WORD_RANGE % bound
        word = self._word(stream)
        while word >= fair:
            word = self._word(stream)
        return word % bound

    def copy(self) -> Dice:
        twin = Dice()
        twin.key = self.key
        twin.drawn = self.drawn
        twin.blind = self.blind
        twin._block = self._block
        return twin

    def restored(self) -> None:
        self.blind = False
        self._block = [()] * len(self.drawn)

    def _word(self, stream: i64) -> i64:
        used: i64 = self.drawn[stream]
        place = used % _WORDS
        words = self._block[stream]
        if place == 0 or not words:
            words = block(self.key, stream, used // _WORDS)
            self._block = replaced(self._block, stream, words)
        self.drawn = replaced(self.drawn, stream, used + 1)
        return words[place]


def new_dice(key: bytes, seats: int) -> Dice:
    """Fresh dice for a table of this many seats."""
    dice = Dice()
    dice.key = key
    dice.drawn = [0] * (seats + 1)
    dice.restored()
    return dice
