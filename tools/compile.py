"""Compiles the kernel and the rules with mypyc, in groups, and keeps what it has compiled.

A group is one shared library: the kernel, the bots' part, each game. mypyc translates all of them
to C at once, since a game's classes derive from the kernel's; that takes seconds, and is left out
while no module beside the compiled ones has changed. The C compiler takes longer: it works on the
groups in parallel, and a library is kept under a hash of everything that it was made from, so that
a change in one game compiles that game only, and one in texts, content or the client nothing.

ORRERY_COMPILE=auto (default) falls back to the interpreted source with a warning, `off` doesn't
try, `require` fails instead of falling back.
"""

from __future__ import annotations

import glob
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("ORRERY_COMPILE", "auto")

PACKAGE = Path("src/orrery")
TRANSLATED = Path("build/mypyc")
SHELF = Path("build/compiled")
BUILDS_KEPT = 5  # what the last builds were made of stays on the shelf

# Only the modules that compile are looked at here; `make check` types everything, strictly.
# Without mypy's cache the same sources are translated to the same C, whatever was built before.
FLAGS = (
    *("--config-file=", "--follow-imports=silent", "--explicit-package-bases"),
    "--cache-dir=/dev/null" if os.name == "posix" else "--cache-dir=nul",
)
# A product and a sum in one instruction would be rounded once instead of twice, where there is such
# an instruction: bots would choose differently from machine to machine. MSVC makes none unasked.
ROUNDING = [] if os.name == "nt" else ["-ffp-contract=off"]
# Small functions become part of those that call them. A shared library keeps every function
# replaceable unless told otherwise, which forbids that at any level.
INLINING = [] if os.name == "nt" else ["-fno-semantic-interposition", "-finline-small-functions"]
LEVEL = "2"  # searches are a few percent faster than with 1, for half as much time again


def compiled_sources() -> list[str]:
    """The modules that compile: those that pyproject.toml lists, and each game's own."""
    with open("pyproject.toml", "rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["orrery"]["compiled"]
    for game in sorted((PACKAGE / "games").iterdir()):
        patterns += compiled_patterns(game)
    found = (path for pattern in patterns for path in glob.glob(pattern))
    # A package that is compiled itself would look for its modules in the wrong folder.
    return sorted(path for path in found if Path(path).name != "__init__.py")


def compiled_patterns(game: Path) -> list[str]:
    """What a game's folder wants compiled: the lines of its compiled.txt, relative to it."""
    listed = game / "compiled.txt"
    lines = listed.read_text("utf-8").splitlines() if listed.is_file() else []
    return [str(game / line) for line in lines]


def groups(sources: Iterable[str]) -> dict[Path, list[str]]:
    """The sources by the folder whose library they become: a game's own, or a part's."""
    found: dict[Path, list[str]] = {}
    for source in sources:
        inside = Path(source).relative_to(PACKAGE)
        depth = 2 if inside.parts[0] == "games" else 1
        found.setdefault(PACKAGE.joinpath(*inside.parts[:depth]), []).append(source)
    return found


class Shelf:
    """Compiled libraries under the hash of what they were made from, and what builds took."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def taken(self, build: str) -> dict[str, str]:
        """The recipe of every library that a build took, by name; {} if one is not here."""
        try:
            lines = self._list(build).read_text("utf-8").splitlines()
        except FileNotFoundError:
            return {}
        recipes = dict(line.split() for line in lines)
        return recipes if all(self.library(recipe).exists() for recipe in recipes.values()) else {}

    def note(self, build: str, recipes: dict[str, str]) -> None:
        """Remember what a build took, and clear away what none of the last ones did."""
        self._list(build).write_text("".join(f"{n} {r}\n" for n, r in recipes.items()), "utf-8")
        lists = sorted(self._folder.glob("*.txt"), key=lambda file: -file.stat().st_mtime_ns)
        for old in lists[BUILDS_KEPT:]:
            old.unlink()
        kept = {recipe for new in lists[:BUILDS_KEPT] for recipe in self.taken(new.stem).values()}
        for library in self._folder.glob("*.library"):
            if library.stem not in kept:
                library.unlink()

    def put(self, recipe: str, built: Path) -> None:
        """Keep a library; it is there as a whole or not at all."""
        unfinished = self._folder / f"{recipe}.{os.getpid()}"
        shutil.copyfile(built, unfinished)
        unfinished.replace(self.library(recipe))

    def library(self, recipe: str) -> Path:
        """Where a library is kept."""
        return self._folder / f"{recipe}.library"

    def _list(self, build: str) -> Path:
        return self._folder / f"{build}.txt"


def build_key(sources: list[str]) -> str:
    """A hash of all that can change what mypyc makes of the sources, or the compiler of that.

    Beside the sources themselves these are all modules around them: types come from there too.
    """
    around = {path for folder in groups(sources) for path in folder.rglob("*.py")}
    return _hash([*_toolchain(), *sources, *_contents([Path(__file__), *sorted(around)])])


def recipe_of(extension: Extension) -> str:
    """A hash of all that a library is made from: C, headers, compiler and flags."""
    files = [Path(file) for file in (*extension.sources, *sorted(extension.depends))]
    flags = [extension.name, *extension.extra_compile_args]
    return _hash([*_toolchain(), *flags, *_contents(files)])


def _contents(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        yield from (str(file), file.read_text("utf-8"))


def _hash(parts: Iterable[str]) -> str:
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        data = part.encode()
        found.update(b"%d:" % len(data) + data)
    return found.hexdigest()


@cache
def _toolchain() -> list[str]:
    """Python, mypyc, the C compiler, and what the environment tells it."""
    told = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    usual = [str(sysconfig.get_config_var(name)) for name in ("CC", "CFLAGS", "LDSHARED", "SOABI")]
    return [sys.version, version("mypy"), *told, *usual, _compiler_version(told[0] or usual[0])]


def _compiler_version(compiler: str) -> str:
    try:
        said = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True)
    except OSError:
        return "none"
    return said.stdout


def translate(sources: list[str]) -> list[Extension]:
    """The extensions that mypyc makes of the sources: a library per group, a shim per module."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    separate: list[tuple[list[str], str | None]] = [
        (members, ".".join((*folder.relative_to("src").parts, "native")))
        for folder, members in groups(sources).items()
    ]
    extensions: list[Any] = mypycify(
        [*FLAGS, *sources],
        opt_level=LEVEL,
        debug_level="0",
        separate=separate,
        target_dir=str(TRANSLATED),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *ROUNDING, *INLINING]
    return extensions


class BuildCompiled(build_ext):
    """Takes libraries from the shelf, compiles those that aren't there, or goes on without any."""

    def run(self) -> None:
        """Only now, and not while others ask for the package's name, is anything translated."""
        self.recipes: dict[str, str] = {}
        try:
            self._build()
        except (Exception, SystemExit) as error:
            if MODE == "require":
                raise
            for name in self.recipes:
                Path(self.get_ext_fullpath(name)).unlink(missing_ok=True)
            self.extensions = []
            print(f"warning: not compiled, Orrery will run interpreted: {error}", file=sys.stderr)

    def _build(self) -> None:
        self.shelf = Shelf(SHELF)
        sources = compiled_sources()
        build = build_key(sources)
        self.recipes = self.shelf.taken(build)
        extensions = [Extension(name, []) for name in self.recipes]
        if not extensions:
            extensions = sorted(translate(sources), key=_size, reverse=True)  # the longest first
            self.recipes = {extension.name: recipe_of(extension) for extension in extensions}
        self.initialize_options()
        self.distribution.ext_modules = list(extensions)
        self.parallel = os.cpu_count()
        self.finalize_options()
        super().run()
        self.shelf.note(build, self.recipes)

    def build_extension(self, ext: Extension) -> None:
        recipe = self.recipes[ext.name]
        goal = Path(self.get_ext_fullpath(ext.name))
        if not self.shelf.library(recipe).exists():
            super().build_extension(ext)
            self.shelf.put(recipe, goal)
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.shelf.library(recipe), goal)


def _size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class CompiledDistribution(Distribution):
    """Has extensions, although mypyc says which ones only when they are built."""

    def has_ext_modules(self) -> bool:
        return MODE != "off"
