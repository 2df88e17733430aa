"""Functions of real numbers: right, and the same to the last bit everywhere."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.arithmetic import exp, log, power, total


@given(st.floats(-700, 700))
def test_exp_is_e_to_a_power(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=1e-15)


@given(st.floats(1e-300, 1e300))
def test_log_is_the_natural_logarithm(x: float) -> None:
    assert log(x) == pytest.approx(math.log(x), rel=1e-15, abs=1e-16)


@given(st.floats(0.01, 100), st.floats(-5, 5))
def test_power_is_a_power(base: float, exponent: float) -> None:
    assert power(base, exponent) == pytest.approx(base**exponent, rel=1e-13)


def test_what_is_far_away_stays_finite() -> None:
    assert exp(-1e9) == 0.0
    assert exp(1e9) == exp(700.0) < math.inf


def test_only_positive_numbers_have_a_logarithm() -> None:
    with pytest.raises(ValueError, match="only positive numbers have a logarithm, not -1"):
        log(-1.0)


def test_numbers_are_added_one_after_another() -> None:
    assert total([0.1] * 10) == 0.9999999999999999
    assert total([]) == 0.0


@pytest.mark.parametrize(
    ("x", "bits"),
    [
        (-699.9, "0x1.32132bfae6577p-1010"),
        (-20.25, "0x1.b93de1e27ca3ap-30"),
        (-3.3, "0x1.2e259bb85be85p-5"),
        (-1.0, "0x1.78b56362cef39p-2"),
        (-0.05, "0x1.e7078b0a726a5p-1"),
        (0.0, "0x1.0000000000000p+0"),
        (0.6, "0x1.d27660b11a9efp+0"),
        (1.0, "0x1.5bf0a8b14576ap+1"),
        (2.5, "0x1.85d6fd931e0bbp+3"),
        (30.1, "0x1.57ba31e8abef5p+43"),
        (699.9, "0x1.ac3c2d2582f8fp+1009"),
    ],
)
def test_golden_bits_of_exp(x: float, bits: str) -> None:
    assert exp(x).hex() == bits


@pytest.mark.parametrize(
    ("x", "bits"),
    [
        (1e-09, "-0x1.4b927f32bffb8p+4"),
        (0.3, "-0x1.34378fcbda720p+0"),
        (0.9, "-0x1.af8e8210a415bp-4"),
        (1.0, "0x0.0p+0"),
        (1.6, "0x1.e148a1a2726cep-2"),
        (2.0, "0x1.62e42fefa39efp-1"),
        (3.0, "0x1.193ea7aad030ap+0"),
        (7.5, "0x1.01e85798eb9a3p+1"),
        (1000000000.0, "0x1.4b927f32bffb8p+4"),
    ],
)
def test_golden_bits_of_log(x: float, bits: str) -> None:
    assert log(x).hex() == bits
