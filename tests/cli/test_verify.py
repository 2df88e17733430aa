"""`orrery verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orrery
from orrery.kernel.journal import FORMAT, Journal, decode, encode
from tests.cli.conftest import Process, Run


def alter(path: Path, change: Callable[[Any], None]) -> None:
    """Change a save as somebody with an editor would."""
    save = json.loads(path.read_text())
    change(save)
    path.write_text(json.dumps(save))


def older(path: Path) -> None:
    """Let a save be one of an older Orrery, with all its checks in order."""
    save = decode(path.read_bytes())
    journal = save.journal
    header = msgspec.structs.replace(journal.header, rules="0")
    aged = Journal(FORMAT, header, journal.start, journal.opening, [])
    for entry in journal.entries:
        aged.append(entry.seat, entry.move, entry.events, entry.hash)
    path.write_text(encode(aged, save.position, "0.0.7"))


def test_a_match_that_holds(run: Run, finished: Path) -> None:
    result = run("verify", finished)
    assert result.exit_code == 0
    moves = [entry.move for entry in orrery.load(finished).entries if entry.move is not None]
    assert result.stdout.splitlines() == [
        "example, rules 2",
        f"written by Orrery {orrery.__version__}",
        "2 seats: Ada, Bea",
        f"{len(moves)} moves, 1 of them taken back",
        "the match is over",
        "dice commitment holds",
        f"final hash {orrery.load(finished).hash}",
    ]


def test_a_match_that_goes_on(run: Run, unfinished: Path) -> None:
    result = run("verify", unfinished)
    assert result.exit_code == 0
    assert "the match is not over yet" in result.stdout
    assert "2 moves, 1 of them taken back" in result.stdout


def other_move(save: Any) -> None:
    save["journal"]["entries"][2]["move"] = "choose west"


def other_die(save: Any) -> None:
    for entry in save["journal"]["entries"]:
        for event in entry.get("events", []):
            if event["kind"] == "rolled":
                event["fields"]["roll"] = 7 - event["fields"]["roll"]
                return


def other_key(save: Any) -> None:
    save["journal"]["header"]["key"] = "00" * 32


def other_position(save: Any) -> None:
    save["position"]["night"] = 3


def other_name(save: Any) -> None:
    save["journal"]["header"]["names"][0] = "\x1b[2JEve"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (other_move, "entry 2 was altered after it was written"),
        (other_die, "entry 7 was altered after it was written"),
        (other_key, "the dice key does not match the commitment made before the match"),
        (other_position, "the saved position or the release was altered after it was written"),
        (other_name, "the header, the setup or entry 0 was altered after it was written"),
    ],
)
def test_a_match_that_was_altered_fails_with_the_place(
    run: Run, finished: Path, change: Callable[[Any], None], place: str
) -> None:
    alter(finished, change)
    result = run("verify", finished)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"orrery: {place}\n"


def test_of_a_match_of_older_rules_is_said_what_holds_and_what_is_not_checked(
    run: Run, finished: Path
) -> None:
    older(finished)
    result = run("verify", finished)
    assert result.exit_code == 3
    lines = result.stdout.splitlines()
    assert lines[:3] == ["example, rules 0", "written by Orrery 0.0.7", "2 seats: Ada, Bea"]
    assert [line.partition(":")[0] for line in lines[4:]] == ["holds", "holds", "not checked"]
    assert "this Orrery has other rules (rules 2); Orrery 0.0.7 can check it" in lines[-1]
    alter(finished, other_move)
    altered = run("verify", finished)
    assert altered.exit_code == 1
    assert altered.stderr == "orrery: entry 2 was altered after it was written\n"


def test_a_release_can_t_be_altered_and_need_not_be_there(run: Run, finished: Path) -> None:
    save = decode(finished.read_bytes())
    finished.write_text(encode(save.journal, save.position))
    result = run("verify", finished)
    assert result.exit_code == 0
    assert "written by an early Orrery that did not say which it was" in result.stdout
    alter(finished, lambda written: written.update(release="9.9"))
    assert run("verify", finished).exit_code == 1


def test_what_comes_from_a_file_can_t_reach_for_the_terminal(run: Run, finished: Path) -> None:
    alter(finished, lambda save: save["journal"].update({"\x1b[2J": 1}))
    result = run("verify", finished)
    assert result.exit_code == 1
    assert "\x1b" not in result.stderr


def test_something_else_than_a_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,")
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stderr.startswith("orrery: this is not a saved match: ")


def test_a_file_that_isn_t_there(process: Process) -> None:
    result = process("verify", "nowhere.json")
    assert result.returncode == 2
    assert "nowhere.json" in result.stderr
    assert "Traceback" not in result.stderr


def year(folder: Path) -> tuple[Path, Path]:
    """The saves of both matches of a comet year."""
    spring = orrery.new("example", ["Ada"], {"nights": 1, "almanac": "royal"}, 1, campaign=True)
    finish(spring)
    autumn = orrery.following(spring, seed=2)
    finish(autumn)
    files = folder / "spring.json", folder / "autumn.json"
    for match, file in zip((spring, autumn), files, strict=True):
        match.save(file)
    return files


def finish(match: orrery.Match) -> None:
    while not match.is_over:
        asked = match.pending()[0]
        match.play(asked.seat, asked.options[0].move)


def test_a_chapter_alone_shows_that_its_options_follow(run: Run, tmp_path: Path) -> None:
    spring, autumn = year(tmp_path)
    lines = run("verify", autumn).stdout.splitlines()
    before = orrery.load(spring)
    assert lines[4:8] == [
        "played by the rules: almanac royal",
        "chapter 2 of 2 of a campaign",
        f"its options follow from what was carried: {before.left}",
        f"the chapter before must end with check {before.entries[-1].check}",
    ]


def test_the_chapters_of_a_campaign_follow_one_from_another(run: Run, tmp_path: Path) -> None:
    spring, autumn = year(tmp_path)
    result = run("verify", spring, autumn)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "2 chapters follow one from another"
    turned = run("verify", autumn, spring)
    assert turned.exit_code == 1
    assert "not the chapter that follows" in turned.stderr


def test_matches_that_are_no_chapters_don_t_follow(run: Run, finished: Path) -> None:
    assert run("verify", finished, finished).exit_code == 1
