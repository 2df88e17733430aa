"""Compiles the kernel and the rules with mypyc where that is possible.

ORRERY_COMPILE=auto (default) falls back to the interpreted source with a warning, `off` doesn't
try, `require` fails instead of falling back. All else about the package is in pyproject.toml.
"""

from __future__ import annotations

import glob
import os
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MODE = os.environ.get("ORRERY_COMPILE", "auto")

# Only the modules that compile are looked at here; `make check` types everything, strictly.
FLAGS = ["--config-file=", "--follow-imports=silent", "--explicit-package-bases"]


def compiled_sources() -> list[str]:
    """The modules that compile: those that pyproject.toml lists, and each game's own."""
    with open("pyproject.toml", "rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["orrery"]["compiled"]
    for game in sorted(Path("src/orrery/games").iterdir()):
        patterns += compiled_patterns(game)
    return sorted(path for pattern in patterns for path in glob.glob(pattern))


def compiled_patterns(game: Path) -> list[str]:
    """What a game's folder wants compiled: the lines of its compiled.txt, relative to it."""
    listed = game / "compiled.txt"
    lines = listed.read_text("utf-8").splitlines() if listed.is_file() else []
    return [str(game / line) for line in lines]


def extensions() -> list[Any]:
    if MODE == "off":
        return []
    try:
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = "src"
        # Higher levels take the C compiler three times as long and make nothing faster.
        return list(mypycify([*FLAGS, *compiled_sources()], opt_level="1", debug_level="0"))
    except (Exception, SystemExit) as error:
        give_up(error)
        return []


def give_up(error: BaseException) -> None:
    if MODE == "require":
        raise error
    print(f"warning: not compiled, Orrery will run interpreted: {error}", file=sys.stderr)


class OptionalBuildExt(build_ext):
    """Builds the extensions, or goes on without them."""

    def run(self) -> None:
        self._try(super().run)

    def build_extension(self, ext: Extension) -> None:
        self._try(super().build_extension, ext)

    def copy_extensions_to_source(self) -> None:
        self._try(super().copy_extensions_to_source)

    def _try(self, build: Callable[..., Any], *args: Any) -> None:
        try:
            build(*args)
        except Exception as error:
            give_up(error)


class BuildWithPages(build_py):
    """Puts into the package what the server shows and what lies elsewhere in the source tree."""

    def run(self) -> None:
        super().run()
        package = Path(self.build_lib) / "orrery" / "server"
        self._copy("docs/rules", "*.md", package / "rules")
        self._copy("web/dist", "**/*", package / "client")

    def _copy(self, source: str, pattern: str, target: Path) -> None:
        for file in sorted(Path(source).glob(pattern)):
            if file.is_file():
                goal = target / file.relative_to(source)
                goal.parent.mkdir(parents=True, exist_ok=True)
                self.copy_file(str(file), str(goal))


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildWithPages},
)
