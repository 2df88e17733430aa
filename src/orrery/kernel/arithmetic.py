"""Functions of real numbers that give the same bits everywhere.

`math.exp`, `math.log` and `**` come from the C library and differ in the last bit between
platforms, `sum` of floats between versions of Python and between the interpreted and the compiled
build. That decides near-ties, so that bots with the same seed would choose differently. Here
everything is made of + − × ÷, which IEEE 754 rounds the same way on all machines.
"""

from __future__ import annotations

from typing import Final

_LN2: Final = 0.6931471805599453
_PARTS: Final = 8  # of a doubling, between which a short polynomial does
# A part of ln 2 in two pieces; the first has so few digits that multiples of it are exact
_PART_HIGH: Final = 0.08664339756978734
_PART_LOW: Final = 2.0582436978621353e-13
_PARTS_PER_UNIT: Final = 11.541560327111707
_WHOLE: Final = 1012  # doublings on either side of 1
_FARTHEST: Final = 700.0  # e to the power of this is still finite
_SHIFT: Final = (
    16384  # more parts than a number in reach can have, to round downwards by cutting off
)


def _doublings() -> list[float]:
    """2^(n / 8), from the least to the greatest that is needed."""
    roots = [
        1.0,
        1.0905077326652577,
        1.189207115002721,
        1.2968395546510096,
        1.4142135623730951,
        1.5422108254079407,
        1.681792830507429,
        1.8340080864093424,
    ]
    rising: list[float] = []
    falling: list[list[float]] = []
    scale = 1.0
    for _ in range(_WHOLE):
        rising += [root * scale for root in roots]
        falling.append([root / (scale * 2.0) for root in roots])
        scale *= 2.0
    return [root for eight in reversed(falling) for root in eight] + rising


_DOUBLINGS: Final = _doublings()
_ONE: Final = _WHOLE * _PARTS  # where 1 stands among them


def exp(x: float) -> float:
    """E to the power of x, to within two units in the last place; 0 far below, never infinite."""
    if x < -_FARTHEST:
        return 0.0
    if x > _FARTHEST:
        x = _FARTHEST
    parts = int(x * _PARTS_PER_UNIT + (_SHIFT + 0.5)) - _SHIFT
    rest = (x - parts * _PART_HIGH) - parts * _PART_LOW
    series = 1.0 / 40320.0
    series = series * rest + 1.0 / 5040.0
    series = series * rest + 1.0 / 720.0
    series = series * rest + 1.0 / 120.0
    series = series * rest + 1.0 / 24.0
    series = series * rest + 1.0 / 6.0
    series = series * rest + 1.0 / 2.0
    series = series * rest + 1.0
    series = series * rest + 1.0
    return _DOUBLINGS[_ONE + parts] * series


def log(x: float) -> float:
    """The natural logarithm of a positive number, to within a few units in the last place."""
    if x <= 0.0:
        raise ValueError(f"only positive numbers have a logarithm, not {x}")
    doublings = 0
    while x > 1.5:
        x /= 2.0
        doublings += 1
    while x < 0.75:
        x *= 2.0
        doublings -= 1
    ratio = (x - 1.0) / (x + 1.0)
    square = ratio * ratio
    series = 0.0
    for odd in range(23, 0, -2):  # the last term is below 2^-53 of the first
        series = series * square + 1.0 / odd
    return doublings * _LN2 + 2.0 * ratio * series


def power(base: float, exponent: float) -> float:
    """A positive number to the power of any other."""
    return exp(exponent * log(base))


def total(numbers: list[float]) -> float:
    """The sum of numbers, added one after another from the first."""
    found = 0.0
    for number in numbers:
        found += number
    return found
