"""The same seed makes the same choices, on every platform and in both builds."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import orrery
from orrery.games import names, title
from orrery.testing.choices import choices

GOLDEN = Path(__file__).parent.parent / "golden" / "bots"
SOURCES = Path(__file__).parents[2] / "src" / "orrery"
SAME_EVERYWHERE = {
    "sqrt",
    "floor",
    "ceil",
    "inf",
    "isinf",
    "fabs",
}  # IEEE 754 fixes every bit of these


@pytest.mark.parametrize("name", names())
def test_bots_choose_what_they_always_chose(name: str) -> None:
    """Renewed by `make golden`."""
    assert choices(title(name)) == (GOLDEN / f"{name}.txt").read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(orrery.games())


def thinking() -> list[Path]:
    """The modules by which bots judge positions."""
    return sorted([*SOURCES.glob("games/*/evaluation/*.py"), *SOURCES.glob("bots/*.py")])


@pytest.mark.parametrize("module", thinking(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_function_whose_last_bit_depends_on_the_machine_is_used(module: Path) -> None:
    """`orrery.kernel.arithmetic` has `exp`, `log`, `power` and `total` instead."""
    found: list[str] = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.Import(names=imported):
                found += [one.name for one in imported if one.name in ("math", "cmath")]
            case ast.ImportFrom(module="math", names=imported):
                found += [one.name for one in imported if one.name not in SAME_EVERYWHERE]
            case ast.BinOp(op=ast.Pow(), right=power) if not isinstance(power, ast.Constant):
                found.append(ast.unparse(node))
    assert found == []
