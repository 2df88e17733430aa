"""The rules ledger: which paragraphs of docs/rules/<game>.md are proved by a test.

    python -m tools.rules           show what has no test yet, and record what is newly covered
    python -m tools.rules --check   for `make check`: counts only, and nothing is written

docs/rules/covered.json is the record of what has been covered. It only ever grows: a paragraph that
had a test and has none any more is a mistake, and the ledger fails.

Paragraphs. A paragraph begins on a line with its id (PU-4.3.2, or PU-EX-4 for a worked example),
which may be bold and may be an item of a list, and ends before a blank line, a heading or the next
id. Ids in headings are no paragraphs. `[no rule: reason]` anywhere in a paragraph says that it
states nothing a test could prove, and why.

Marks. The tests are read, not run, so a mark counts where its ids are written out as strings:

    @pytest.mark.rule("EX-3.1", "EX-3.2")                on a test function or a test class
    pytestmark = pytest.mark.rule("EX-3.1")              for a module or a class, also in a list
    pytest.param(..., marks=pytest.mark.rule("EX-3.1"))  for one case of a parametrised test

The last form also counts in a module of cases that tests import, so a data-driven test names the
rule beside each case. An id that comes from a variable, a loop or a data file can't be seen; such a
mark is reported as a mistake. A decorator on anything that pytest doesn't collect (a helper, a file
not called test_*.py) doesn't count. Whether a test passes, or is skipped, is for pytest to say.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

ROOT = Path(__file__).parent.parent
RULES = Path("docs/rules")
RECORD = RULES / "covered.json"
TESTS = Path("tests")

_ID = r"[A-Z][A-Z0-9]*-(?:EX-)?[0-9]+(?:\.[0-9]+)*[a-z]?"
_BEGINNING = re.compile(rf"\s*(?:[-*+]\s+)?(?:\*\*)?(?P<id>{_ID})(?=[\s*:]|$)(?P<text>.*)")
_MENTION = re.compile(rf"(?<![\w-]){_ID}(?![\w-])")
_NO_RULE = re.compile(r"\[no rule\b\s*(?::(?P<reason>[^\]]*))?[^\]]*\]", re.IGNORECASE)

Record = dict[str, list[str]]  # per game: the ids that have been covered


class Unreadable(Exception):
    """A file that the ledger depends on can't be read; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A numbered paragraph of a game's rules."""

    id: str
    text: str
    place: str

    @property
    def testable(self) -> bool:
        """Whether it states something that a test can prove."""
        return _NO_RULE.search(self.text) is None

    @property
    def lacks_reason(self) -> bool:
        """Whether it is marked as no rule without saying why."""
        mark = _NO_RULE.search(self.text)
        return mark is not None and not (mark["reason"] or "").strip()


@dataclass(frozen=True, slots=True)
class Mark:
    """A test's claim to prove a paragraph."""

    id: str
    place: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rules of every game, the marks of all tests, and what was covered before."""

    games: dict[str, list[Paragraph]]
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
    games = {file.stem: read_paragraphs(file, root) for file in files}
    mentions = [mention for file in files for mention in read_mentions(file, root)]
    finder = MarkFinder()
    for file in sorted((root / TESTS).rglob("*.py")):
        finder.read(file, root)
    return Ledger(games, mentions, finder.marks, finder.unreadable, read_record(root / RECORD))


def read_paragraphs(file: Path, root: Path) -> list[Paragraph]:
    """The numbered paragraphs of a game's rules, in their order."""
    found: list[Paragraph] = []
    is_open = False
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        beginning = _BEGINNING.match(line)
        if beginning:
            text = beginning["text"].replace("**", "").strip()
            place = f"{file.relative_to(root)}:{number}"
            found.append(Paragraph(beginning["id"], text, place))
            is_open = True
        elif not line.strip() or line.startswith("#"):
            is_open = False
        elif is_open:
            last = found[-1]
            found[-1] = Paragraph(last.id, f"{last.text} {line.strip()}", last.place)
    return found


def read_mentions(file: Path, root: Path) -> Iterator[Mark]:
    """All ids in a game's rules, wherever they stand."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        for found in _MENTION.finditer(line):
            yield Mark(found[0], f"{file.relative_to(root)}:{number}")


class MarkFinder(ast.NodeVisitor):
    """Collects the rule marks of test files."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.unreadable: list[str] = []
        self._file = Path()

    def read(self, file: Path, root: Path) -> None:
        """Collect the marks of one file."""
        self._file = file.relative_to(root)
        source = file.read_text("utf-8")
        if "mark.rule" not in source:
            return
        try:
            self.visit(ast.parse(source))
        except SyntaxError as error:
            raise Unreadable(f"{self._file}:{error.lineno}: {error.msg}; correct it") from error

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        decorators = node.decorator_list if self._collects(node.name, "Test") else []
        self._visit_all([*decorators, *node.body])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_function(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(ast.Attribute(attr="mark") | ast.Name("mark"), "rule"):
                self._collect(node)
            case _:
                self.generic_visit(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """A test is marked by its decorators; any other function may put cases together."""
        is_test = self._collects(node.name, "test")
        self._visit_all(node.decorator_list if is_test else node.body)

    def _visit_all(self, nodes: Sequence[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def _collects(self, name: str, prefix: str) -> bool:
        """Whether pytest takes a definition of this name for a test."""
        return self._file.name.startswith("test_") and name.startswith(prefix)

    def _collect(self, mark: ast.Call) -> None:
        place = f"{self._file}:{mark.lineno}"
        ids = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
        texts = [id_ for id_ in ids if isinstance(id_, str)]
        if mark.keywords or not mark.args or len(texts) < len(mark.args):
            self.unreadable.append(place)
        self.marks += [Mark(text, place) for text in texts]


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
    yield from _dangling(ledger)
    yield from _wrong_marks(ledger)
    yield from _lost_cover(ledger)


def _wrong_paragraphs(ledger: Ledger) -> Iterator[str]:
    paragraphs = [paragraph for game in ledger.games.values() for paragraph in game]
    times = Counter(paragraph.id for paragraph in paragraphs)
    for paragraph in paragraphs:
        if times[paragraph.id] > 1:
            yield (
                f"{paragraph.place}: {paragraph.id} occurs {times[paragraph.id]} times: give every "
                "paragraph its own id, and begin no line with a mere reference"
            )
        if paragraph.lacks_reason:
            yield (
                f"{paragraph.place}: {paragraph.id} is marked as no rule without a reason: "
                "write [no rule: reason]"
            )


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
    known = {paragraph.id: paragraph for game in ledger.games.values() for paragraph in game}
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
        elif not known[mark.id].testable:
            yield (
                f"{mark.place}: {mark.id} is marked as no rule at {known[mark.id].place}: "
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
