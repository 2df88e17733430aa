"""The rules ledger, on small checkouts made for each test."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest

import orrery
from tools import rules

RULES = """
# A game: rules

**EX-1.1** A token is red.

**EX-1.2** A token is round.

**EX-1.3** Tokens are a joy. [no rule: remark]
"""

PROVED = """
import pytest

@pytest.mark.rule("EX-1.1")
def test_red() -> None: ...
"""


@dataclass(frozen=True)
class Result:
    """What a run of the ledger said, and its exit status."""

    status: int
    shown: str
    problems: list[str]


@dataclass(frozen=True)
class Checkout:
    """A repository with rules, tests and a record."""

    root: Path
    capsys: pytest.CaptureFixture[str]

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")

    def rules(self, text: str, game: str = "example") -> None:
        self.write(f"docs/rules/{game}.md", text)

    def tests(self, source: str, path: str = "tests/example/test_setup.py") -> None:
        self.write(path, source)

    def marked(self, *ids: str) -> None:
        """One test per id, and no other tests."""
        marks = [f"@pytest.mark.rule({id_!r})\ndef test_{n}(): ...\n" for n, id_ in enumerate(ids)]
        self.tests("import pytest\n" + "".join(marks))

    @property
    def record(self) -> dict[str, list[str]]:
        record: dict[str, list[str]] = json.loads(self.record_text)
        return record

    @property
    def record_text(self) -> str:
        return (self.root / rules.RECORD).read_text("utf-8")

    def has_record(self) -> bool:
        return (self.root / rules.RECORD).exists()

    def paragraphs(self) -> list[tuple[str, str]]:
        found = rules.read_ledger(self.root).games["example"]
        return [(paragraph.id, paragraph.text) for paragraph in found]

    def covered(self) -> list[str]:
        return rules.read_ledger(self.root).covered("example")

    def run(self, check: bool = False) -> Result:
        status = rules.run(self.root, check)
        shown, problems = self.capsys.readouterr()
        return Result(status, shown, problems.splitlines())

    def fails(self, *parts: str, check: bool = False) -> None:
        """Running it fails with one problem, which says all this, and records nothing."""
        before = self.record_text if self.has_record() else None
        result = self.run(check)
        assert result.status == 1
        assert len(result.problems) == 1
        for part in parts:
            assert part in result.problems[0]
        assert (self.record_text if self.has_record() else None) == before


@pytest.fixture
def checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Checkout:
    checkout = Checkout(tmp_path, capsys)
    checkout.rules(RULES)
    checkout.tests(PROVED)
    return checkout


# How paragraphs are written


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        pytest.param(
            """
            ### 2.1 Board

            **PU-2.1.1** A board has squares.

            **PU-EX-4** Given a board. Then it has squares.
            """,
            [
                ("PU-2.1.1", "A board has squares."),
                ("PU-EX-4", "Given a board. Then it has squares."),
            ],
            id="bold",
        ),
        pytest.param(
            """
            ### 2.1 Board
            - P49-2.1.1 A board has squares. [source: somebody's repository]
            - P49-2.1.2 Squares are square.
            - P49-EX-1 (rulebook) Given a board.
            """,
            [
                ("P49-2.1.1", "A board has squares. [source: somebody's repository]"),
                ("P49-2.1.2", "Squares are square."),
                ("P49-EX-1", "(rulebook) Given a board."),
            ],
            id="items of a list",
        ),
        pytest.param(
            """
            * Every paragraph has an id (`HSW-section.number`).

            HSW-2.10 Squares have signs:
              * a sun;
              * a moon.

            HSW-EX-12 (signs, two players) Given a sun.
            """,
            [
                ("HSW-2.10", "Squares have signs: * a sun; * a moon."),
                ("HSW-EX-12", "(signs, two players) Given a sun."),
            ],
            id="bare",
        ),
        pytest.param(
            """
            ## SK-2 Board

            ### SK-2.1 Squares
            - **SK-2.1.1** One of these:
              - **SK-2.1.1.1** Sun. As in SK-9.9.
              - **SK-2.1.1.2** Moon.
            - **SK-EX-1 (suns)** Given: a sun.

            ## SK-3 Glossary

            - **square**: a field of a board.
            """,
            [
                ("SK-2.1.1", "One of these:"),
                ("SK-2.1.1.1", "Sun. As in SK-9.9."),
                ("SK-2.1.1.2", "Moon."),
                ("SK-EX-1", "(suns) Given: a sun."),
            ],
            id="bold items, also within items, under numbered headings",
        ),
    ],
)
def test_all_formats_of_the_rule_files_are_read(
    checkout: Checkout, text: str, paragraphs: list[tuple[str, str]]
) -> None:
    checkout.rules(text)
    assert checkout.paragraphs() == paragraphs


def test_a_paragraph_goes_on_to_the_next_blank_line_or_heading(checkout: Checkout) -> None:
    checkout.rules("""
        **EX-1.1** A token is red,
        see EX-1.2, or blue.

        Not numbered.

        **EX-1.2** A token is round.
        ## Next
        Not numbered either.
    """)
    assert checkout.paragraphs() == [
        ("EX-1.1", "A token is red, see EX-1.2, or blue."),
        ("EX-1.2", "A token is round."),
    ]


def test_no_rule_may_stand_on_a_later_line(checkout: Checkout) -> None:
    checkout.rules("**EX-1.1** Tokens are\na joy. [no rule:\nremark]\n")
    checkout.tests("")
    assert "1 paragraphs, 0 testable, 0 covered" in checkout.run().shown


# Which marks are seen


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(
            """
            @pytest.mark.rule("EX-1.1", "EX-1.2")
            def test_it(): ...
            """,
            id="function",
        ),
        pytest.param(
            """
            @pytest.mark.asyncio
            @mark.rule("EX-1.1")
            @mark.rule("EX-1.2")
            async def test_it(): ...
            """,
            id="several decorators",
        ),
        pytest.param(
            """
            @pytest.mark.rule("EX-1.1")
            class TestIt:
                @pytest.mark.rule("EX-1.2")
                def test_it(self): ...
            """,
            id="class and method",
        ),
        pytest.param('pytestmark = pytest.mark.rule("EX-1.1", "EX-1.2")', id="module"),
        pytest.param(
            """
            pytestmark = [pytest.mark.slow, pytest.mark.rule("EX-1.1")]

            class TestIt:
                pytestmark = pytest.mark.rule("EX-1.2")
            """,
            id="list, and class",
        ),
        pytest.param(
            """
            @pytest.mark.parametrize("n", [
                pytest.param(1, marks=pytest.mark.rule("EX-1.1")),
                pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("EX-1.2")]),
            ])
            def test_it(n): ...
            """,
            id="parameters",
        ),
        pytest.param(
            """
            CASES = [pytest.param(1, marks=pytest.mark.rule("EX-1.1"))]

            def more_cases():
                return [pytest.param(2, marks=pytest.mark.rule("EX-1.2"))]
            """,
            id="parameters elsewhere",
        ),
    ],
)
def test_marks_are_seen_wherever_pytest_reads_them(checkout: Checkout, source: str) -> None:
    checkout.tests(source)
    assert checkout.covered() == ["EX-1.1", "EX-1.2"]


def test_cases_in_a_module_that_tests_import_are_seen(checkout: Checkout) -> None:
    checkout.tests(
        'CASES = [pytest.param(1, marks=pytest.mark.rule("EX-1.2"))]', "tests/example/cases.py"
    )
    assert checkout.covered() == ["EX-1.1", "EX-1.2"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("test_setup.py", '@pytest.mark.rule("EX-1.2")\ndef helper(): ...\n'),
        ("test_setup.py", '@pytest.mark.rule("EX-1.2")\nasync def helper(): ...\n'),
        ("test_setup.py", '@pytest.mark.rule("EX-1.2")\nclass Helper: ...\n'),
        ("table.py", '@pytest.mark.rule("EX-1.2")\ndef test_it(): ...\n'),
        ("test_setup.py", '# @pytest.mark.rule("EX-1.2")\ndef test_it(): ...\n'),
        ("test_setup.py", "SOURCE = '@pytest.mark.rule(\"EX-1.2\")'\n"),
        ("test_setup.py", 'ledger.rule("EX-1.2")  # not a mark.rule\n'),
    ],
)
def test_what_pytest_does_not_collect_proves_nothing(
    checkout: Checkout, path: str, source: str
) -> None:
    checkout.tests(source, f"tests/example/{path}")
    assert "EX-1.2" not in checkout.covered()


# What is told


def test_each_game_is_counted_and_its_gaps_are_listed(checkout: Checkout) -> None:
    checkout.rules("HSW-1.1 A world is saved.\n", game="worlds")
    assert checkout.run().shown.splitlines() == [
        "example: 3 paragraphs, 2 testable, 1 covered; without a test:",
        "  EX-1.2 A token is round.",
        "worlds: 1 paragraphs, 1 testable, 0 covered; without a test:",
        "  HSW-1.1 A world is saved.",
        "docs/rules/covered.json: recorded EX-1.1",
    ]


def test_the_check_counts_and_leaves_the_record_untouched(checkout: Checkout) -> None:
    checkout.run()
    written = (checkout.root / rules.RECORD).stat().st_mtime_ns
    result = checkout.run(check=True)
    assert result == Result(0, "example: 3 paragraphs, 2 testable, 1 covered\n", [])
    assert (checkout.root / rules.RECORD).stat().st_mtime_ns == written


# The record


def test_new_cover_is_recorded_in_reading_order_per_game(checkout: Checkout) -> None:
    checkout.rules("EX-1.10 A.\n\nEX-1.9 B.\n\nEX-EX-1 C.\n")
    checkout.rules("P49-1.1 D.\n", game="pulsars")
    checkout.rules("SK-1.1 E.\n", game="skies")
    checkout.marked("P49-1.1", "EX-EX-1", "EX-1.10", "EX-1.9", "EX-1.9")
    assert checkout.run().status == 0
    assert checkout.record == {"example": ["EX-1.9", "EX-1.10", "EX-EX-1"], "pulsars": ["P49-1.1"]}


def test_a_second_run_changes_nothing(checkout: Checkout) -> None:
    checkout.run()
    first = checkout.record_text
    result = checkout.run()
    assert result.status == 0
    assert "recorded" not in result.shown
    assert checkout.record_text == first


def test_the_record_grows(checkout: Checkout) -> None:
    checkout.run()
    checkout.marked("EX-1.1", "EX-1.2")
    assert checkout.run().status == 0
    assert checkout.record == {"example": ["EX-1.1", "EX-1.2"]}


@pytest.mark.parametrize("check", [False, True])
def test_lost_cover_fails_and_stays_recorded(checkout: Checkout, check: bool) -> None:
    checkout.marked("EX-1.1", "EX-1.2")
    checkout.run()
    checkout.marked("EX-1.1")
    checkout.fails("EX-1.2 was covered and no longer is", "mark the test", check=check)


def test_cover_that_is_lost_stops_the_recording_of_new_cover(checkout: Checkout) -> None:
    checkout.run()
    checkout.marked("EX-1.2")
    checkout.fails("EX-1.1 was covered and no longer is")
    assert checkout.record == {"example": ["EX-1.1"]}


def test_a_covered_paragraph_that_becomes_no_rule_is_lost(checkout: Checkout) -> None:
    checkout.run()
    checkout.tests("")
    checkout.rules("**EX-1.1** A token is red. [no rule: colours can't be told apart]\n")
    checkout.fails("EX-1.1 was covered and no longer is")


@pytest.mark.parametrize("check", [False, True])
def test_a_covered_paragraph_that_is_gone_fails(checkout: Checkout, check: bool) -> None:
    checkout.run()
    checkout.tests("")
    checkout.rules("**EX-1.2** A token is round.\n")
    checkout.fails("EX-1.1 was covered but is gone from docs/rules/example.md", check=check)


def test_a_covered_game_that_is_gone_fails(checkout: Checkout) -> None:
    checkout.run()
    checkout.tests("")
    (checkout.root / "docs/rules/example.md").unlink()
    checkout.fails("EX-1.1 was covered but is gone from docs/rules/example.md")


def test_the_check_fails_while_new_cover_is_not_recorded(checkout: Checkout) -> None:
    checkout.fails("covered.json is not up to date", "EX-1.1", "`make rules`", check=True)
    assert not checkout.has_record()


def test_the_check_fails_when_the_record_was_not_written_by_the_ledger(checkout: Checkout) -> None:
    checkout.write("docs/rules/covered.json", '{"example": ["EX-1.1"]}')
    checkout.fails("covered.json is not up to date", "`make rules`", check=True)


@pytest.mark.parametrize("text", ["<<<<<<< HEAD", "[]", '{"example": 3}'])
def test_a_damaged_record_fails(checkout: Checkout, text: str) -> None:
    checkout.write("docs/rules/covered.json", text)
    checkout.fails("covered.json is damaged", "restore")


# Mistakes in rules and marks


@pytest.mark.parametrize("check", [False, True])
def test_a_mark_without_its_paragraph_fails(checkout: Checkout, check: bool) -> None:
    checkout.run()
    checkout.marked("EX-1.1", "EX-9.9")
    place = "tests/example/test_setup.py:4"
    checkout.fails(f"{place}: there is no paragraph EX-9.9", "correct the mark", check=check)


def test_an_id_that_occurs_twice_fails_at_both_places(checkout: Checkout) -> None:
    checkout.rules("EX-1.1 A.\n\nEX-1.2 B.\n\nEX-1.1 C.\n")
    result = checkout.run()
    assert result.status == 1
    assert [problem.partition(" occurs")[0] for problem in result.problems] == [
        "docs/rules/example.md:1: EX-1.1",
        "docs/rules/example.md:5: EX-1.1",
    ]
    assert "its own id" in result.problems[0]


def test_an_id_that_occurs_in_two_games_fails(checkout: Checkout) -> None:
    checkout.rules("EX-1.2 A token is round.\n", game="other")
    result = checkout.run()
    assert result.status == 1
    assert ["EX-1.2 occurs 2 times" in problem for problem in result.problems] == [True, True]


@pytest.mark.parametrize("mark", ["[no rule]", "[no rule:]", "[no rule: ]", "[No rule remark]"])
def test_no_rule_needs_a_reason(checkout: Checkout, mark: str) -> None:
    checkout.rules(f"**EX-1.1** A.\n\n**EX-1.2** B. {mark}\n")
    checkout.fails("docs/rules/example.md:3: EX-1.2", "without a reason", "[no rule: reason]")


def test_a_test_of_no_rule_fails(checkout: Checkout) -> None:
    checkout.marked("EX-1.1", "EX-1.3")
    assert checkout.covered() == ["EX-1.1"]
    checkout.fails(
        "test_setup.py:4: EX-1.3 is marked as no rule at docs/rules/example.md:8", "drop"
    )


@pytest.mark.parametrize("arguments", ["RULE", "*RULES", 'f"EX-{n}"', "", '"EX-1.1", n=1', "3"])
def test_a_mark_that_cannot_be_read_fails(checkout: Checkout, arguments: str) -> None:
    checkout.tests(f"@pytest.mark.rule({arguments})\ndef test_it(): ...\n")
    checkout.fails("test_setup.py:1: this rule mark can't be read", "as strings")


def test_a_test_file_that_cannot_be_parsed_fails(checkout: Checkout) -> None:
    checkout.tests('@pytest.mark.rule("EX-1.1")\ndef test_it(:\n')
    checkout.fails("tests/example/test_setup.py:2", "correct it")


# The command


def test_the_status_of_the_command_says_whether_all_is_well(checkout: Checkout) -> None:
    tool = checkout.root / "tools/rules.py"
    tool.parent.mkdir()
    shutil.copy(rules.__file__, tool)

    def status(*arguments: str) -> int:
        command = [sys.executable, "-m", "tools.rules", *arguments]
        path = {"PYTHONPATH": str(Path(orrery.__file__).parents[1])}
        ended = subprocess.run(
            command, cwd=checkout.root, env=os.environ | path, capture_output=True
        )
        return ended.returncode

    assert [status("--check"), status(), status("--check")] == [1, 0, 0]
    assert checkout.record == {"example": ["EX-1.1"]}


@pytest.mark.parametrize(
    "line", ["| EX-1.9 | a token |", "1. EX-1.9 A token.", "> **EX-1.9** A token.", "See EX-1.9."]
)
def test_an_id_that_is_no_paragraph_is_named(checkout: Checkout, line: str) -> None:
    checkout.rules(RULES + "\n" + line + "\n")
    checkout.fails("docs/rules/example.md:10: EX-1.9 is no paragraph")


def test_a_reference_to_a_section_is_fine(checkout: Checkout) -> None:
    checkout.rules(RULES + "\nSee EX-1 and EX-1.1, or planet K-273.\n")
    assert checkout.run().status == 0


# What code names


CODE = '''
"""A chapter (EX-9)."""


class Token:
    """EX-1.1: a token."""

    def shape(self) -> str:
        return "round"  # EX-1.2
'''


def test_code_that_names_every_paragraph_is_enough(checkout: Checkout) -> None:
    checkout.write("src/orrery/games/example/tokens.py", CODE)
    checkout.marked("EX-1.1", "EX-1.2")
    assert checkout.run().status == 0


def test_a_range_names_all_that_is_in_it(checkout: Checkout) -> None:
    checkout.write("src/orrery/games/example/tokens.py", '"""EX-1.1 to EX-1.3: tokens."""')
    assert checkout.run().status == 0


def test_a_content_file_may_carry_a_paragraph_out(checkout: Checkout) -> None:
    checkout.rules(RULES.replace("is round.", "is round. [data: tokens.json]"))
    checkout.write("src/orrery/games/example/tokens.py", CODE.replace("EX-1.2", "yes"))
    checkout.write("src/orrery/games/example/content/tokens.json", "{}")
    assert checkout.run().status == 0


def test_a_content_file_that_is_not_there_is_a_problem(checkout: Checkout) -> None:
    checkout.rules(RULES.replace("is round.", "is round. [data: discs.json]"))
    checkout.write("src/orrery/games/example/tokens.py", CODE)
    checkout.fails("EX-1.2 names discs.json", "src/orrery/games/example/content")


def test_worked_examples_need_no_code(checkout: Checkout) -> None:
    checkout.rules(RULES + "\n**EX-EX-1** Given a token. Then it is red.\n")
    checkout.write("src/orrery/games/example/tokens.py", CODE)
    assert checkout.run().status == 0


def test_a_paragraph_that_no_code_names_is_a_problem(checkout: Checkout) -> None:
    checkout.write("src/orrery/games/example/tokens.py", CODE.replace("EX-1.2", "as it should be"))
    checkout.fails("docs/rules/example.md:6", "EX-1.2 is named by no code of src/orrery/games")


def test_a_string_names_nothing(checkout: Checkout) -> None:
    code = CODE.replace('"round"  # EX-1.2', '"EX-1.2"')
    checkout.write("src/orrery/games/example/tokens.py", code)
    checkout.fails("EX-1.2 is named by no code")


def test_the_evaluation_of_positions_carries_out_no_rule(checkout: Checkout) -> None:
    checkout.write("src/orrery/games/example/tokens.py", CODE.replace("EX-1.2", "yes"))
    checkout.write("src/orrery/games/example/evaluation/value.py", "# EX-1.2")
    checkout.fails("EX-1.2 is named by no code")


# Translations


def test_a_translation_is_no_game(checkout: Checkout) -> None:
    checkout.rules("**EX-1.1** Plansza.", game="example.pl")
    assert checkout.run().status == 0
    assert list(rules.read_ledger(checkout.root).games) == ["example"]


def test_a_translated_paragraph_exists_in_english(checkout: Checkout) -> None:
    checkout.rules("**EX-7.1** Plansza.", game="example.pl")
    checkout.fails("docs/rules/example.pl.md:1", "EX-7.1 is no paragraph")
