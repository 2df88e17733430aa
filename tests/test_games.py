"""A game is its folder: what it brings is found there, and nowhere else is it named."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import orrery
from orrery.bots.planning import evaluation_of, judges, rollouts_of
from orrery.games import names, title
from orrery.kernel.benchmark import Benchmark, benchmark_of
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.title import Title
from orrery.text import Translator, languages

GAMES = Path(__file__).parents[1] / "src" / "orrery" / "games"


def test_every_folder_with_a_title_is_a_game() -> None:
    assert {path.parent.name for path in GAMES.glob("*/title.py")} <= set(names())


@pytest.mark.parametrize("game", names())
def test_a_game_is_named_as_its_folder(game: str) -> None:
    assert title(game).name == game


def test_every_package_finds_its_modules() -> None:
    for module in walk_packages(orrery.__path__, "orrery."):
        if module.ispkg:
            package = import_module(module.name)
            assert [Path(path).is_dir() for path in package.__path__] == [True], module.name


def test_listing_the_games_loads_no_rules() -> None:
    code = "import sys, orrery; orrery.games(); print([m for m in sys.modules if '.title' in m])"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(orrery.__file__).parents[1])},
        check=True,
        capture_output=True,
        text=True,
    )
    assert ran.stdout.strip() == "['orrery.kernel.title']"


@pytest.mark.parametrize(
    "listed", sorted(GAMES.glob("*/compiled.txt")), ids=lambda p: p.parent.name
)
def test_every_line_of_what_compiles_is_about_modules_that_there_are(listed: Path) -> None:
    for line in listed.read_text("utf-8").splitlines():
        assert list(listed.parent.glob(line)), line


# No game's name stands in code that games share

CHECKOUT = GAMES.parents[2]
SHARED = ("src", "web", "tools", "tests", "Makefile", "pyproject.toml", "setup.py")
NOT_OURS = ("node_modules", "dist", "fixtures", "__pycache__", "golden")
PROSE = {".md"}


def is_shared(path: Path) -> bool:
    """Code, and neither in a game's folder nor a test: tests may choose a game to be about."""
    parts = path.relative_to(CHECKOUT).parts
    return (
        path.is_file()
        and path.suffix not in PROSE
        and not path.name.startswith(("test_", "package-lock"))
        and not {*names(), *NOT_OURS} & {*parts}
        and not any(part.endswith(".egg-info") for part in parts)
    )


def shared_code() -> Iterator[tuple[Path, str]]:
    for name in SHARED:
        for path in sorted([CHECKOUT / name, *(CHECKOUT / name).rglob("*")]):
            if is_shared(path):
                with suppress(UnicodeDecodeError):  # pictures and fonts
                    yield path.relative_to(CHECKOUT), path.read_text("utf-8")


def words_for(game: Title) -> set[str]:
    """What a game is called, in the code and in every language."""
    return {game.name, *(Translator(game, lang, []).text("title") for lang in languages(game))}


@pytest.mark.parametrize("game", [name for name in names() if not title(name).sample])
def test_no_shared_code_names_a_game(game: str) -> None:
    words = words_for(title(game))
    naming = [str(path) for path, text in shared_code() if any(word in text for word in words)]
    assert naming == []


def test_shared_code_is_looked_at_everywhere() -> None:
    looked_at = {path.parts[0] for path, _ in shared_code()}
    assert looked_at == set(SHARED)
    assert Path("src/orrery/games/__init__.py") in dict(shared_code())
    assert Path("web/src/boards/index.ts") in dict(shared_code())


# Games of other packages


@pytest.fixture
def comets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """Comet Watch as it would be in a package of somebody else's, without anything but rules."""
    (tmp_path / "comets").mkdir()
    (tmp_path / "comets" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield replace(orrery.title("example"), package="comets")
    for name in [name for name in sys.modules if name.split(".")[0] == "comets"]:
        del sys.modules[name]


def test_a_game_that_brings_nothing_else_gets_the_plainest(comets: Title) -> None:
    assert type(evaluation_of(comets)) is Evaluation
    assert benchmark_of(comets) == Benchmark()


def test_a_game_of_another_package_brings_its_own(comets: Title, tmp_path: Path) -> None:
    (tmp_path / "comets" / "evaluation.py").write_text(
        "from orrery.kernel.evaluation import Evaluation\n"
        "class Bright(Evaluation): pass\n"
        "def new_evaluation(): return Bright()\n"
    )
    (tmp_path / "comets" / "benchmark.py").write_text(
        "from orrery.kernel.benchmark import Bar, Benchmark\n"
        "BENCHMARK = Benchmark([Bar('copy_us', 7)])\n"
    )
    assert type(evaluation_of(comets)).__name__ == "Bright"
    assert [bar.value for bar in benchmark_of(comets).bars] == [7]


def test_a_game_may_have_bots_that_play_otherwise_when_they_are_alone(
    comets: Title, tmp_path: Path
) -> None:
    (tmp_path / "comets" / "evaluation.py").write_text(
        "from orrery.kernel.evaluation import Evaluation, Rollouts\n"
        "class Bright(Evaluation): pass\n"
        "class Lonely(Evaluation): pass\n"
        "def new_evaluation(): return Bright()\n"
        "def new_evaluation_alone(): return Lonely()\n"
        "ROLLOUTS = Rollouts(looks=3)\n"
        "ROLLOUTS_ALONE = Rollouts(looks=9)\n"
        "THOROUGH_ROLLOUTS = Rollouts(looks=5)\n"
    )
    assert [type(judge).__name__ for judge in judges(comets, 1)] == ["Lonely"]
    assert [type(judge).__name__ for judge in judges(comets, 2)] == ["Bright", "Bright"]
    assert [rollouts_of(comets, alone=alone).looks for alone in (False, True)] == [3, 9]
    assert rollouts_of(comets, thorough=True, alone=True).looks == 5  # it says nothing else
