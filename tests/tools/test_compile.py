"""What is compiled again after a change, and what is taken from the shelf."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from setuptools import Extension

from tools import compile as compiling
from tools.compile import BUILDS_KEPT, Shelf, build_key, groups, recipe_of


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


def put(shelf: Shelf, recipe: str, tmp_path: Path) -> None:
    built = tmp_path / "built.so"
    built.write_text(recipe)
    shelf.put(recipe, built)


def test_every_game_is_a_group_and_so_is_every_other_part() -> None:
    made = groups(
        [
            "src/orrery/kernel/game.py",
            "src/orrery/games/one/turn.py",
            "src/orrery/games/one/cards/red.py",
            "src/orrery/games/two/turn.py",
        ]
    )
    assert {folder.as_posix(): len(files) for folder, files in made.items()} == {
        "src/orrery/kernel": 1,
        "src/orrery/games/one": 2,
        "src/orrery/games/two": 1,
    }


def test_all_that_compiles_lies_in_a_group() -> None:
    sources = compiling.compiled_sources()
    assert sorted(file for files in groups(sources).values() for file in files) == sources


def test_a_library_is_made_anew_when_its_c_a_header_or_a_flag_changes(tmp_path: Path) -> None:
    c, header = tmp_path / "native.c", tmp_path / "native.h"
    c.write_text("1")
    header.write_text("1")

    def recipe(*flags: str) -> str:
        return recipe_of(
            Extension("native", [str(c)], depends=[str(header)], extra_compile_args=list(flags))
        )

    seen = [recipe(), recipe("-O1")]
    header.write_text("2")
    seen.append(recipe())
    c.write_text("2")
    seen.append(recipe())
    assert len(set(seen)) == 4
    assert recipe() == seen[-1]


def test_texts_and_content_change_nothing_but_modules_beside_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = Path("src/orrery/games/one")
    game.mkdir(parents=True)
    (game / "turn.py").write_text("")
    before = build_key(["src/orrery/games/one/turn.py"])
    (game / "en.ftl").write_text("round = Round")
    (game / "tiles.json").write_text("[]")
    assert build_key(["src/orrery/games/one/turn.py"]) == before
    (game / "content.py").write_text("TILES: list[int] = []")  # its types may be used
    assert build_key(["src/orrery/games/one/turn.py"]) != before


def test_a_build_is_known_as_long_as_all_its_libraries_are_there(
    shelf: Shelf, tmp_path: Path
) -> None:
    assert shelf.taken("build") == {}
    put(shelf, "abc", tmp_path)
    shelf.note("build", {"orrery.kernel.native": "abc"})
    assert shelf.taken("build") == {"orrery.kernel.native": "abc"}
    shelf.library("abc").unlink()
    assert shelf.taken("build") == {}


def test_libraries_that_none_of_the_last_builds_took_go(shelf: Shelf, tmp_path: Path) -> None:
    put(shelf, "common", tmp_path)
    for number in range(BUILDS_KEPT + 2):
        put(shelf, f"own{number}", tmp_path)
        shelf.note(f"build{number}", {"a": "common", "b": f"own{number}"})
        os.utime(tmp_path / "shelf" / f"build{number}.txt", (number, number))
    assert shelf.library("common").exists()
    assert not shelf.library("own1").exists()
    assert shelf.taken("build2") == {"a": "common", "b": "own2"}
