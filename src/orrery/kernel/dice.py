"""All chance: a keyed stream that nobody can predict and everybody can check afterwards.

Word i of stream s is a 32-bit number: the (i mod 16)-th little-endian word of
BLAKE2b-512(message = i div 16 as 8 little-endian bytes, key = the match's 32-byte key,
salt = s as 16 little-endian bytes, person = "orrery dice"). Stream 0 belongs to the table, stream
1 + seat to a seat while all seats act at once, so that their order of play changes no roll.

SHA-256 of the key is published when a match starts, the key when it ends.

`CommonDice` are for imagined games that are compared with each other, and for nothing else.
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
_WORD: Final = _WORD_RANGE - 1
_STREAMS: Final = 64  # of common dice
_MOST_COMMON: Final = 1 << 30  # faces of one of them


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
    _fill(dice, key, seats)
    return dice


class CommonDice(Dice):
    """The chance of games that begin alike and are played in different ways, to compare these.

    Every number of faces has a stream of its own, or shares one with few others. So an additional
    card that one of the games draws doesn't shift what all others will draw and roll from then on,
    and what the games differ in is the way they are played rather than their luck.
    """

    seed: int
    counts: list[int]  # per stream: how many numbers were drawn; a value

    def below(self, stream: i64, bound: i64) -> i64:
        if not 1 <= bound <= _MOST_COMMON:
            raise ValueError(f"common dice have 1 to 2**30 faces, not {bound}")
        place = bound % _STREAMS
        count: i64 = self.counts[place]
        self.counts = replaced(self.counts, place, count + 1)
        seed: i64 = self.seed
        word = _scattered(_scattered(_scattered(seed ^ stream) ^ bound) ^ count)
        return (word * bound) >> 32

    def copy(self) -> Dice:
        twin = CommonDice()
        twin.key = self.key
        twin.drawn = self.drawn
        twin.blind = self.blind
        twin._block = self._block
        twin.seed = self.seed
        twin.counts = self.counts
        return twin


def _scattered(word: i64) -> i64:
    """A 32-bit number in which every bit of another counts: neighbours come out far apart."""
    word = ((word >> 16 ^ word) * 0x45D9F3B) & _WORD
    word = ((word >> 16 ^ word) * 0x45D9F3B) & _WORD
    return word >> 16 ^ word


def common_dice(key: bytes, seats: int) -> CommonDice:
    """Fresh dice for games that are compared; the same key, the same chance."""
    dice = CommonDice()
    _fill(dice, key, seats)
    dice.seed = int.from_bytes(key[:4], "little")
    dice.counts = [0] * _STREAMS
    return dice


def _fill(dice: Dice, key: bytes, seats: int) -> None:
    dice.key = key
    dice.drawn = [0] * (seats + 1)
    dice.restored()
