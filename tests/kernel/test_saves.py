"""Saves: whole, refused when altered, atomic, and still open after a change of rules."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import orrery
from orrery import SPECTATOR, InvalidSave, Match, OrreryError
from orrery.kernel.journal import Journal, decode, encode, write_atomically
from orrery.kernel.replay import open_save


def played(seed: int, moves: int = 1000) -> Match:
    """A match after some moves, one of them taken back."""
    match = orrery.new("example", seats=["Ada", "Bea"], options={"nights": 2}, seed=seed)
    while not match.is_over and len(match.entries) < moves:
        pending = match.pending()[-1]
        match.play(pending.seat, pending.options[-1].move)
        if len(match.entries) == 1:
            match.undo(pending.seat)
    return match


@cache
def saved() -> str:
    return played(3).save()


def changed(change: Any) -> str:
    """The save with a change made to its JSON."""
    document = json.loads(saved())
    change(document)
    return json.dumps(document)


def test_a_save_is_plain_json_with_an_entry_a_line() -> None:
    match = played(3)
    document = json.loads(match.save())
    assert [entry.get("move") for entry in document["journal"]["entries"]] == [
        entry.move for entry in match.entries
    ]
    assert document["journal"]["entries"][1].get("move") is None
    assert match.save().count("\n{") >= len(match.entries)


def test_a_match_saved_in_the_middle_of_a_nested_decision_goes_on() -> None:
    match = played(3, moves=3)
    assert {pending.kind for pending in match.pending()} == {"aim-telescope", "choose-comet"}
    loaded = orrery.load(match.save())
    assert loaded.pending() == match.pending()
    for twin in (match, loaded):
        pending = twin.pending()[0]
        twin.play(pending.seat, pending.options[1].move)
    assert loaded.save() == match.save()


def test_a_file_can_be_loaded_by_its_path(tmp_path: Path) -> None:
    match = played(3)
    match.save(tmp_path / "match.json")
    assert orrery.load(tmp_path / "match.json").hash == match.hash


def change_move(document: Any) -> None:
    entry = document["journal"]["entries"][5]
    entry["move"] = "aim t1" if entry["move"] != "aim t1" else "aim t2"


def change_die(document: Any) -> None:
    for entry in document["journal"]["entries"]:
        for event in entry.get("events", []):
            if event["kind"] == "rolled":
                event["fields"]["roll"] = 7 - event["fields"]["roll"]
                return


def change_key(document: Any) -> None:
    key = document["journal"]["header"]["key"]
    document["journal"]["header"]["key"] = ("1" if key[0] == "0" else "0") + key[1:]


def rolled_at() -> int:
    entries = json.loads(saved())["journal"]["entries"]
    return next(
        number
        for number, entry in enumerate(entries)
        if any(event["kind"] == "rolled" for event in entry.get("events", []))
    )


def test_a_changed_move_is_named() -> None:
    with pytest.raises(InvalidSave, match="entry 5 was altered"):
        orrery.load(changed(change_move))


def test_a_changed_die_is_named() -> None:
    with pytest.raises(InvalidSave, match=f"entry {rolled_at()} was altered"):
        orrery.load(changed(change_die))


def test_a_changed_key_is_named() -> None:
    with pytest.raises(InvalidSave, match="the dice key does not match the commitment"):
        orrery.load(changed(change_key))


def test_a_changed_position_is_named() -> None:
    def more_stars(document: Any) -> None:
        document["position"]["watchers"][0]["stars"] += 1

    with pytest.raises(InvalidSave, match="the saved position or the release was altered"):
        orrery.load(changed(more_stars))


def resealed(change: Any) -> str:
    """The save with a change, and all checks computed anew, as a forger would."""
    document = json.loads(saved())
    change(document)
    journal = replace_journal(document["journal"])
    return encode(journal, document["position"])


def replace_journal(document: Any) -> Journal:
    forged = msgspec.convert(document, Journal)
    entries, forged.entries = forged.entries, []
    for entry in entries:
        forged.append(entry.seat, entry.move, entry.events, entry.hash)
    return forged


def test_a_forged_die_is_found_by_replaying() -> None:
    with pytest.raises(InvalidSave, match=f"entry {rolled_at()} caused something else"):
        orrery.load(resealed(change_die))


def test_a_forged_move_is_found_by_replaying() -> None:
    with pytest.raises(InvalidSave, match=r"entry (5|6|7|8) "):
        orrery.load(resealed(change_move))


def test_a_forged_hash_is_found_by_replaying() -> None:
    def other_hash(document: Any) -> None:
        document["journal"]["entries"][8]["hash"] = "0" * 32

    with pytest.raises(InvalidSave, match="entry 8 leads to another position"):
        orrery.load(resealed(other_hash))


def test_a_forged_position_is_found_by_replaying() -> None:
    def more_stars(document: Any) -> None:
        document["position"]["watchers"][0]["stars"] += 1

    with pytest.raises(InvalidSave, match="not the one that the journal leads to"):
        orrery.load(resealed(more_stars))


def test_forged_options_are_found() -> None:
    def more_nights(document: Any) -> None:
        document["journal"]["header"]["options"]["nights"] = 99

    with pytest.raises(InvalidSave, match="nights is from 1 to 6, not 99"):
        orrery.load(resealed(more_nights))


@given(data=st.data())
def test_any_single_changed_character_is_refused(data: st.DataObject) -> None:
    """Only what JSON itself ignores, such as a space between two values, may differ."""
    text = saved()
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    altered = text[:place] + other + text[place + 1 :]
    try:
        same = json.loads(altered) == json.loads(text)
    except ValueError:
        same = False
    assume(not same)
    with pytest.raises(OrreryError):
        orrery.load(altered)


@given(cut=st.integers(0, 20_000))
def test_a_truncated_save_is_refused(cut: int) -> None:
    text = saved().rstrip()
    assume(cut < len(text))
    with pytest.raises(InvalidSave):
        orrery.load(text[:cut])


@given(garbage=st.binary() | st.text())
def test_garbage_is_refused(garbage: str | bytes) -> None:
    with pytest.raises(InvalidSave):
        orrery.load(garbage)


WRONG: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 10**30, 1.5, float("nan"), "", "x" * 1000, [], {}, [[]], {"is": "Lane"}]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON document."""
    if not isinstance(value, dict | list):
        return [path]
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return [path, *(p for key, item in inner for p in places(item, (*path, key)))]


@given(data=st.data())
def test_a_wrong_type_or_an_unknown_field_anywhere_is_refused(data: st.DataObject) -> None:
    document = json.loads(saved())
    path = data.draw(st.sampled_from(places(document)[1:]))
    container = document
    for key in path[:-1]:
        container = container[key]
    if data.draw(st.booleans()) and isinstance(container, dict):
        container["unknown"] = data.draw(WRONG)
    else:
        wrong = data.draw(WRONG)
        assume(container[path[-1]] != wrong or type(container[path[-1]]) is not type(wrong))
        container[path[-1]] = wrong
    with pytest.raises(OrreryError):
        orrery.load(json.dumps(document))


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(InvalidSave):
        orrery.load("[" * 100_000)
    deep = changed(lambda document: document.update(position={"a": [[[[]]]]}))
    with pytest.raises(InvalidSave):
        orrery.load(deep.replace("[[[[]]]]", "[" * 900 + "]" * 900))


def test_a_journal_of_an_older_rules_version_opens_from_its_position() -> None:
    match = played(3, moves=9)
    newer = replace(orrery.title("example"), rules_version="later")
    opened = open_save(newer, decode(match.save()))
    assert opened.hash == match.hash
    assert opened.pending() == match.pending()
    assert opened.entries == ()
    for viewer in range(2):
        assert opened.view(viewer) == match.view(viewer)
    while not opened.is_over:
        pending = opened.pending()[0]
        opened.play(pending.seat, pending.options[0].move)
    again = open_save(newer, decode(opened.save()))
    assert again.save() == opened.save()


def test_an_older_position_that_does_not_fit_any_more_is_refused() -> None:
    def forget_dust(document: Any) -> None:
        del document["position"]["watchers"][0]["dust"]

    newer = replace(orrery.title("example"), rules_version="later")
    with pytest.raises(InvalidSave, match="the saved position is damaged"):
        open_save(newer, decode(resealed(forget_dust)))


NEWER = replace(orrery.title("example"), rules_version="later")


def test_moves_taken_back_under_older_rules_are_not_told_again() -> None:
    match = orrery.new("example", seats=2, seed=3)
    match.play(0, match.pending()[0].options[0].move)
    match.undo(0)
    opened = open_save(NEWER, decode(match.save()))
    assert opened.events(viewer=0) == match.events(viewer=0)[:-2]


def test_what_others_chose_under_older_rules_stays_hidden_until_the_barrier() -> None:
    match = orrery.new("example", seats=2, seed=3)
    match.play(0, match.pending()[0].options[0].move)
    opened = open_save(NEWER, decode(match.save()))
    for viewer in (0, 1, SPECTATOR):
        assert opened.events(viewer=viewer) == match.events(viewer=viewer)
    for twin in (match, opened):
        for seat in (1, 0, 1):
            options = next(p.options for p in twin.pending() if p.seat == seat)
            twin.play(seat, options[0].move)
    kinds = sorted(str(event["kind"]) for event in match.events(viewer=1))
    assert sorted(str(event["kind"]) for event in opened.events(viewer=1)) == kinds


@given(data=st.data())
def test_a_forged_position_of_an_older_version_is_refused_or_playable(data: st.DataObject) -> None:
    """Whatever stands in a resealed position, opening it gives a typed error or a sound match."""
    path = data.draw(st.sampled_from(places(json.loads(saved())["position"])[1:]))
    wrong = data.draw(WRONG)

    def forge(document: Any) -> None:
        container = document["position"]
        for key in path[:-1]:
            container = container[key]
        container[path[-1]] = wrong

    try:
        text = resealed(forge)
    except OverflowError:
        return  # no JSON can hold it
    try:
        opened = open_save(NEWER, decode(text))
    except OrreryError:
        return
    while not opened.is_over:
        pending = opened.pending()[0]
        opened.play(pending.seat, pending.options[0].move)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["dice", "drawn"], [-5, 0, 0]),
        (["dice", "drawn"], ["a", 0, 0]),
        (["dice", "drawn"], [0]),
        (["dice", "key"], {"hex": "00" * 32}),
        (["dice", "key"], {"hex": "00" * 100}),
        (["order"], [7]),
        (["order"], [0, 1]),
        (["fair_roll"], "x"),
        (["watchers", 0, "stars"], "111"),
        (["watchers", 0, "telescopes"], 3),
        (["seats"], 3),
        (["lanes"], []),
    ],
)
def test_a_forged_field_is_refused(path: list[Any], value: Any) -> None:
    def forge(document: Any) -> None:
        container = document["position"]
        for key in path[:-1]:
            container = container[key]
        container[path[-1]] = value

    with pytest.raises(InvalidSave, match="the saved position is damaged"):
        open_save(NEWER, decode(resealed(forge)))


def test_a_position_of_ones_own_making_needs_the_committed_dice() -> None:
    """A forger gives himself stars and dice: what begins from a position must keep its key."""

    def forge(document: Any) -> None:
        start = document["position"]
        start["dice"]["key"] = {"hex": "11" * 32}
        document["journal"]["start"] = start
        document["journal"]["entries"] = []

    with pytest.raises(InvalidSave, match="the dice are not those of the header"):
        orrery.load(resealed(forge))


def test_the_barrier_is_in_the_journal() -> None:
    events = [e for entry in played(3).entries for e in entry.events if e.kind == "barrier"]
    assert [sorted(event.order) for event in events] == [[0, 1], [0, 1]]


SAVER = """
import sys, orrery
path, count = sys.argv[1], int(sys.argv[2])
matches = [orrery.new("example", seed=number) for number in range(2)]
for number in range(count):
    print(number, flush=True)
    matches[number % 2].save(path)
"""


@pytest.mark.parametrize("saves", [1, 2, 3, 5, 8, 13])
def test_a_kill_in_the_middle_of_a_save_leaves_a_whole_file(tmp_path: Path, saves: int) -> None:
    """The writer is killed just after it began its n-th save, wherever that finds it."""
    path = tmp_path / "match.json"
    expected = {orrery.new("example", seed=number).hash for number in range(2)}
    source = str(Path(orrery.__file__).parent.parent)
    writer = subprocess.Popen(
        [sys.executable, "-c", SAVER, str(path), "1000"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": source},
    )
    assert writer.stdout is not None
    for _ in range(saves + 1):
        writer.stdout.readline()
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    writer.stdout.close()
    assert orrery.load(path).hash in expected


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    write_atomically(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "new \ud800")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("source", [3, None, 1.5, ["x"], {}])
def test_what_is_no_text_and_no_path_is_refused(source: Any) -> None:
    with pytest.raises(InvalidSave, match="a save is its text or the path of its file"):
        orrery.load(source)


def test_a_save_keeps_a_link_and_the_usual_mode(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old")
    usual = target.stat().st_mode
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert target.stat().st_mode == usual
