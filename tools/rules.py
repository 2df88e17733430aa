"""The rules ledger: which paragraphs of docs/rules/<game>.md have code and a test.

    python -m tools.rules           show what has no test yet, and record what is newly covered
    python -m tools.rules --check   for `make check`: counts only, and nothing is written

docs/rules/covered.json is the record of what has been covered. It only ever grows: a paragraph that
had a test and has none any more is a mistake, and the ledger fails. It also fails when a testable
paragraph of a game that has rules code is named nowhere in it, unless the paragraph says which file
of the game's content carries it out. How paragraphs, code and marks are read: orrery.rulebook.
"""

from __future__ import annotations

import argparse
import gc
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

from orrery.rulebook.code import citations
from orrery.rulebook.marks import Mark, MarkFinder, Unreadable
from orrery.rulebook.paragraphs import ID, Paragraph, read

ROOT = Path(__file__).parent.parent
RULES = Path("docs/rules")
RECORD = RULES / "covered.json"
TESTS = Path("tests")
CODE = Path("src/orrery/games")

_MENTION = re.compile(rf"(?<![\w-]){ID}(?![\w-])")

Record = dict[str, list[str]]  # per game: the ids that have been covered


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rules of every game, what code and tests name of them, and what was covered before."""

    games: dict[str, list[Paragraph]]
    code: dict[str, list[Mark]]  # per game that has code: where it names paragraphs
    content: dict[str, set[str]]  # per game: the names of its content files
    mentions: list[Mark]  # all ids that occur anywhere in the rules
    marks: list[Mark]
    unreadable_marks: list[str]  # their places
    record: Record

    def covered(self, game: str) -> list[str]:
        """The testable paragraphs of a game that a test is marked with."""
        marked = {mark.id for mark in self.marks}
        ids = {paragraph.id for paragraph in self.games[game] if paragraph.testable}
        return sorted(ids & marked, key=_in_reading_order)

    def untested(self, game: str) -> list[Paragraph]:
        """The testable paragraphs of a game that no test is marked with."""
        covered = set(self.covered(game))
        return [p for p in self.games[game] if p.testable and p.id not in covered]

    def unnamed(self, game: str) -> list[Paragraph]:
        """The testable paragraphs of a game that neither code nor content carries out."""
        if game not in self.code:
            return []
        named = {mark.id for mark in self.code[game]}
        return [
            p
            for p in self.games[game]
            if p.testable and not p.is_example and not p.data_files and p.id not in named
        ]

    def renewed(self) -> Record:
        """The record with all that is newly covered."""
        now = {game: self.covered(game) for game in self.games}
        games = sorted(now | self.record)
        union = {game: {*self.record.get(game, []), *now.get(game, [])} for game in games}
        return {game: sorted(ids, key=_in_reading_order) for game, ids in union.items() if ids}

    def newly_covered(self) -> list[str]:
        """The covered ids that the record doesn't hold yet."""
        before = {game: set(ids) for game, ids in self.record.items()}
        renewed = self.renewed().items()
        return [id_ for game, ids in renewed for id_ in ids if id_ not in before.get(game, set())]


# Reading


def read_ledger(root: Path) -> Ledger:
    """All that the ledger is about, from a checkout of the repository."""
    files = sorted((root / RULES).glob("*.md"))
    games = {file.stem: read(file.read_text("utf-8")) for file in files if "." not in file.stem}
    folders = {game: root / CODE / game for game in games if (root / CODE / game).is_dir()}
    code = {game: citations(folder, root, games[game]) for game, folder in folders.items()}
    content = {
        game: {file.name for file in (folder / "content").glob("*")}
        for game, folder in folders.items()
    }
    mentions = [mention for file in files for mention in read_mentions(file, root)]
    finder = MarkFinder()
    for file in sorted((root / TESTS).rglob("*.py")):
        finder.read(file, root)
    return Ledger(
        games, code, content, mentions, finder.marks, finder.unreadable, read_record(root / RECORD)
    )


def read_mentions(file: Path, root: Path) -> Iterator[Mark]:
    """All ids in a game's rules or in a translation of them, wherever they stand."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        for found in _MENTION.finditer(line):
            yield Mark(found[0], f"{file.relative_to(root)}:{number}")


def read_record(file: Path) -> Record:
    """What was covered before; nothing if there is no record yet."""
    if not file.exists():
        return {}
    try:
        record = json.loads(file.read_text("utf-8"))
        return {game: [str(id_) for id_ in ids] for game, ids in record.items()}
    except (ValueError, AttributeError, TypeError) as error:
        raise Unreadable(
            f"{RECORD} is damaged ({error}); restore the last committed one and run `make rules`"
        ) from error


def render(record: Record) -> str:
    """The text of the record's file."""
    return json.dumps(record, indent=2) + "\n"


def _in_reading_order(id_: str) -> tuple[bool, list[int], str]:
    """EX-2.9 comes before EX-2.10, and the worked examples come last."""
    return "-EX-" in id_, [int(number) for number in re.findall(r"[0-9]+", id_)], id_


# Judging


def problems(ledger: Ledger) -> Iterator[str]:
    """All that is wrong with rules, marks and record: what, where, and what to do."""
    yield from _wrong_paragraphs(ledger)
    yield from _wrong_data(ledger)
    yield from _dangling(ledger)
    yield from _unnamed(ledger)
    yield from _wrong_marks(ledger)
    yield from _lost_cover(ledger)


def _wrong_paragraphs(ledger: Ledger) -> Iterator[str]:
    paragraphs = [(game, found) for game, all_ in ledger.games.items() for found in all_]
    times = Counter(paragraph.id for _, paragraph in paragraphs)
    for game, paragraph in paragraphs:
        if times[paragraph.id] > 1:
            yield (
                f"{_place(game, paragraph)}: {paragraph.id} occurs {times[paragraph.id]} times: "
                "give every paragraph its own id, and begin no line with a mere reference"
            )
        if paragraph.lacks_reason:
            yield (
                f"{_place(game, paragraph)}: {paragraph.id} is marked as no rule without a reason: "
                "write [no rule: reason]"
            )


def _wrong_data(ledger: Ledger) -> Iterator[str]:
    for game, files in ledger.content.items():
        for paragraph in ledger.games[game]:
            for name in paragraph.data_files:
                if name not in files:
                    yield (
                        f"{_place(game, paragraph)}: {paragraph.id} names {name}, which is no file "
                        f"of {CODE / game}/content: correct its name"
                    )


def _unnamed(ledger: Ledger) -> Iterator[str]:
    for game in ledger.games:
        for paragraph in ledger.unnamed(game):
            yield (
                f"{_place(game, paragraph)}: {paragraph.id} is named by no code of "
                f"{CODE / game}: name it where it is carried out, or write [data: file] if content "
                "carries it out"
            )


def _place(game: str, paragraph: Paragraph) -> str:
    return f"{RULES / game}.md:{paragraph.line}"


def _dangling(ledger: Ledger) -> Iterator[str]:
    """Ids that are neither a paragraph nor a section: a slip, or a paragraph nobody can see."""
    known = {paragraph.id for game in ledger.games.values() for paragraph in game}
    sections = {id_[:dot] for id_ in known for dot in range(len(id_)) if id_[dot] == "."}
    prefixes = {id_.partition("-")[0] for id_ in known}
    for mention in ledger.mentions:
        if mention.id.partition("-")[0] in prefixes and mention.id not in known | sections:
            yield (
                f"{mention.place}: {mention.id} is no paragraph: correct the reference, or begin "
                "a line with the id"
            )


def _wrong_marks(ledger: Ledger) -> Iterator[str]:
    known = {
        paragraph.id: (game, paragraph)
        for game, found in ledger.games.items()
        for paragraph in found
    }
    for place in ledger.unreadable_marks:
        yield (
            f"{place}: this rule mark can't be read: write the ids out as strings, "
            'as in pytest.mark.rule("EX-3.1")'
        )
    for mark in ledger.marks:
        if mark.id not in known:
            yield (
                f"{mark.place}: there is no paragraph {mark.id} in {RULES}: correct the mark, "
                "or write the paragraph"
            )
        elif not known[mark.id][1].testable:
            yield (
                f"{mark.place}: {mark.id} is marked as no rule at {_place(*known[mark.id])}: "
                "drop that mark there or this one here"
            )


def _lost_cover(ledger: Ledger) -> Iterator[str]:
    for game, ids in ledger.record.items():
        present = {paragraph.id for paragraph in ledger.games.get(game, [])}
        covered = set(ledger.covered(game)) if game in ledger.games else set()
        for id_ in ids:
            if id_ not in present:
                yield (
                    f"{id_} was covered but is gone from {RULES / game}.md: ids are stable, so "
                    f"restore it, or take it out of {RECORD} if the rule is gone for good"
                )
            elif id_ not in covered:
                yield (
                    f"{id_} was covered and no longer is: mark the test that proves it, "
                    f"or take it out of {RECORD} if nothing can"
                )


def out_of_date(ledger: Ledger, root: Path) -> Iterator[str]:
    """What `--check` has against a record that `make rules` would write differently."""
    file = root / RECORD
    written = file.read_text("utf-8") if file.exists() else render({})
    if written != render(ledger.renewed()):
        missing = ", ".join(ledger.newly_covered())
        lacks = f" (it lacks {missing})" if missing else ""
        yield f"{RECORD} is not up to date{lacks}: run `make rules` and commit it"


# Telling


def summary(ledger: Ledger, game: str) -> str:
    """How many paragraphs a game's rules have, and how many of them are covered."""
    paragraphs = ledger.games[game]
    testable = sum(paragraph.testable for paragraph in paragraphs)
    covered = len(ledger.covered(game))
    return f"{game}: {len(paragraphs)} paragraphs, {testable} testable, {covered} covered"


def show(ledger: Ledger, with_untested: bool) -> None:
    """Print the summaries, and the paragraphs that need a test."""
    for game in ledger.games:
        untested = ledger.untested(game) if with_untested else []
        print(summary(ledger, game) + ("; without a test:" if untested else ""))
        for paragraph in untested:
            print("  " + shorten(f"{paragraph.id} {paragraph.text}", 98, placeholder=" …"))


def update(ledger: Ledger, root: Path) -> None:
    """Add what is newly covered to the record."""
    (root / RECORD).write_text(render(ledger.renewed()), encoding="utf-8")
    added = ledger.newly_covered()
    if added:
        print(f"{RECORD}: recorded {', '.join(added)}")


def run(root: Path, check: bool) -> int:
    """The exit status, after everything has been told and, if all is well, recorded."""
    try:
        ledger = read_ledger(root)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 1
    show(ledger, with_untested=not check)
    found = list(problems(ledger))
    if check:
        found += out_of_date(ledger, root)
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return 1
    if not check:
        update(ledger, root)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description="The rules ledger.")
    parser.add_argument(
        "--check", action="store_true", help="write nothing, fail on a stale record"
    )
    gc.disable()  # syntax trees are large, and looking for garbage takes longer than reading them
    return run(ROOT, parser.parse_args(arguments).check)


if __name__ == "__main__":
    sys.exit(main())
