"""`orrery play`: in the terminal, with typed lines from a script, and in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery
from orrery.server.running import own_address
from orrery.text import Translator
from orrery.text.spacing import bound
from tests.cli.conftest import Process, Run, add_game

ALWAYS_THE_FIRST = "1\n" * 60  # more than a short match needs; the rest is never read
SHORT = ("--option", "nights=1", "--seed", "7")


def test_a_whole_match_with_undo_and_save(run: Run, tmp_path: Path) -> None:
    file, copy = tmp_path / "match.json", tmp_path / "copy.json"
    typed = f"1\nundo\nchoose kirch\nsave {copy}\n" + ALWAYS_THE_FIRST
    result = run("play", "--text", "example", *SHORT, "--name", "Ada", "--save", file, typed=typed)
    assert result.exit_code == 0
    assert "Which comet do you want to observe tonight?" in result.stdout
    assert "Ada takes a move back." in result.stdout
    assert f"Saved to {copy}." in result.stdout

    match = orrery.load(file)
    assert match.names == ["Ada", "Eratosthenes"]
    assert "Seats: 0 Ada, 1 Eratosthenes (Random bot)" in result.stdout
    assert match.outcome is not None
    own = [entry.move for entry in match.entries if entry.seat == 0]
    assert own[:3] == ["choose swift", None, "choose kirch"]
    assert [entry.move for entry in orrery.load(copy).entries if entry.seat == 0] == own[:3]

    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["Total", *map(str, match.outcome.scores)] in rows
    winner = match.names[match.outcome.winners[0]]
    assert f"{winner} wins with " in result.stdout
    assert result.stdout.splitlines()[-1] == f"Dice key: {match.key}"


def test_a_seed_brings_the_same_match_again(run: Run) -> None:
    results = [run("play", "--text", "example", *SHORT, typed=ALWAYS_THE_FIRST) for _ in range(2)]
    assert results[0].stdout == results[1].stdout


def test_without_a_seed_every_match_is_another(run: Run) -> None:
    headers = [
        run("play", "--text", "example", typed="quit\n").stdout.splitlines()[3] for _ in range(2)
    ]
    assert headers[0].startswith("Dice commitment: ")
    assert headers[0] != headers[1]


def test_options_are_numbered_in_words_and_in_notation(run: Run) -> None:
    lines = run("play", "--text", "example", *SHORT, typed="quit\n").stdout.splitlines()
    assert [re.split("  +", line.strip()) for line in lines if line[:1].isdecimal()] == [
        ["1", "Choose Comet Swift", "choose swift"],
        ["2", "Choose Kirch's Comet", "choose kirch"],
        ["3", "Choose Comet West", "choose west"],
    ]


def test_the_situation_is_what_the_seat_may_know(run: Run) -> None:
    shown = run("play", "--text", "example", *SHORT, typed="quit\n").stdout
    assert "Night 1 · Nights 1 · " in shown
    assert "Player (seat 0)" in shown
    assert "Eratosthenes (seat 1)" in shown
    match = orrery.new("example", 2, {"nights": 1}, seed="7")
    translator = Translator(match.title, "en", [])
    mine, theirs = (
        [translator.word(comet) for comet in match.view(seat)["watchers"][seat]["hand"]]
        for seat in (0, 1)
    )
    assert ", ".join(mine) in shown
    assert not any(comet in shown for comet in theirs)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("jump", "a move begins with one of aim, choose, "),
        ("choose vega", "there is no comet called “vega”"),
        ("choose", "choose is written “choose <comet>”, not “choose”"),
        ("aim t1", "aim t1 is not allowed now; Player may: choose swift, choose kirch, "),
        ("0", "There are 3 options, so type a number from 1 to 3."),
        ("4", "There are 3 options, so type a number from 1 to 3."),
        ("9" * 5000, "There are 3 options, so type a number from 1 to 3."),
        ("undo", "Player has not made a move yet"),
        ("save", "Say which file, such as: save match.json"),
        ("save /nowhere/at/all", "/nowhere/at/all can't be written: No such file or directory."),
        ("save a\0b", "can't be written: embedded null byte."),
        ("help", "undo        take your last move back"),
        ("help", "what N      show what option N would bring and cost"),
        ("what 2", "  Then choose: Aim telescope 1; Aim telescope 2"),
        ("what", "There are 3 options, so type a number from 1 to 3."),
        ("what 4", "There are 3 options, so type a number from 1 to 3."),
        ("log", "  Player draws Kirch's Comet."),
    ],
)
def test_what_is_typed_is_answered_and_asked_again(run: Run, typed: str, said: str) -> None:
    result = run("play", "--text", "example", *SHORT, typed=f"{typed}\n\nchoose swift\n")
    assert result.exit_code == 0
    before, answered, after = result.stdout.rpartition(said)
    assert answered
    assert "Which comet do you want to observe tonight?" in before
    assert "Which telescope do you aim at Comet Swift?" in after
    assert result.stderr == ""


@pytest.mark.parametrize("typed", ["", "1\n", "quit\n", "1\nquit\n"])
def test_leaving_the_table_is_no_error(run: Run, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "match.json"
    result = run("play", "--text", "example", *SHORT, "--save", file, typed=typed)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.endswith("\nThe match ends here. Goodbye!\n")
    moves = orrery.load(file).entries
    assert len([move for move in moves if move.seat == 0]) == typed.count("1")


def test_in_a_process_of_its_own(process: Process) -> None:
    result = process("play", "--text", "example", *SHORT, "--lang", "cs", typed="1\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert result.stdout.endswith("\nPartie tady končí. Na shledanou!\n")


def test_several_people_pass_the_device(run: Run) -> None:
    names = ["--name", "Ada", "--name", "Bea"]
    result = run(
        "play", "--text", "example", "--seats", "you,you", *names, *SHORT, typed=ALWAYS_THE_FIRST
    )
    assert result.exit_code == 0
    assert "wins with" in result.stdout
    for_ada, passed, for_bea = result.stdout.partition("Pass the device to Bea and press Enter.")
    assert passed
    match = orrery.new("example", ["Ada", "Bea"], {"nights": 1}, seed="7")
    hand = match.view(1)["watchers"][1]["hand"]
    translator = Translator(match.title, "en", match.names)
    assert not any(translator.word(comet) in for_ada for comet in hand)
    assert ", ".join(translator.word(comet) for comet in hand) in for_bea


def test_one_person_alone(run: Run) -> None:
    result = run("play", "--text", "example", "--seats", "you", *SHORT, typed=ALWAYS_THE_FIRST)
    assert result.exit_code == 0
    assert "Player scores " in result.stdout


def test_bots_among_themselves_need_nobody(run: Run) -> None:
    result = run("play", "--text", "example", "--seats", "random,random", *SHORT)
    assert result.exit_code == 0
    assert "Dyson chooses a comet." in result.stdout
    assert "Eratosthenes chooses a comet." in result.stdout
    assert "Dice key: " in result.stdout


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", ["Którą kometę chcesz obserwować tej nocy?", "Gracz cofa ruch.", "(Bot losowy)"]),
        ("cs", ["Kterou kometu chceš dnes v noci pozorovat?", "Hráč bere tah zpět.", "(Náhodný"]),
    ],
)
def test_other_languages(run: Run, lang: str, said: list[str]) -> None:
    typed = "1\nundo\n" + ALWAYS_THE_FIRST
    result = run("play", "--text", "example", *SHORT, "--lang", lang, typed=typed)
    assert result.exit_code == 0
    for sentence in said:
        assert bound(sentence, lang) in result.stdout
    assert "�" not in result.stdout


def test_a_game_is_asked_for_if_there_are_several(run: Run) -> None:
    asked = "Which game?" in run("play", "--text", typed="example\nquit\n").stdout
    assert asked == (len(orrery.games()) > 1)


@pytest.mark.parametrize("choice", ["1\nquit\n", "a-twin\nquit\n", ""])
def test_a_game_is_chosen_by_its_number_or_name(
    process: Process, tmp_path: Path, choice: str
) -> None:
    add_game(tmp_path, "a-twin", 'replace(TITLE, name="a-twin")')
    result = process("play", "--text", typed=f"99\nmoon\n{choice}")
    assert result.returncode == 0
    assert result.stdout.startswith("Which game?\n1  Comet Watch  (a-twin)\n2  ")
    assert result.stdout.count("options, so type a number from 1 to ") == 2
    assert ("Comet Watch (a-twin, rules 2)" in result.stdout) == bool(choice)


def test_a_game_without_text_is_not_offered(process: Process, tmp_path: Path) -> None:
    add_game(tmp_path, "a-silent", 'replace(TITLE, name="a-silent", package="")')
    result = process("play", "--text", typed="1\nquit\n")
    assert result.returncode == 0
    assert "silent" not in result.stdout


def test_bytes_that_are_no_text_and_letters_that_can_t_be_shown(process: Process) -> None:
    no_text = "\udcff\udcfe"
    arguments = ["play", "--text", "example", "--lang", "cs"]
    result = process(*arguments, typed=f"{no_text}\nquit\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert result.stderr == ""
    assert result.stdout.startswith("Hl?dka komet (example, pravidla 2)\n")
    assert result.stdout.endswith("\nPartie tady kon??. Na shledanou!\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "orrery: there is no game called 'chess'; there are: "),
        (["example", "--seats", "you,deep"], "orrery: there is no bot called 'deep'; there are: "),
        (["example", "--seats", "you," * 4 + "you"], "orrery: example is for 1 to 4 seats, not 5"),
        (["example", "--option", "sky=green"], "orrery: sky is one of clear, fair, cloudy, not"),
        (["example", "--option", "moons=1"], "orrery: there is no option 'moons'; the options are"),
        (["example", "--lang", "de"], "orrery: example can't be read in 'de'; there are: en, pl"),
        (["example", "--name", ""], "orrery: a seat's name has 1 to 40 letters, not ''"),
        (["example", "--name", "a", "--name", "b"], "orrery: there are 2 names for 1 seats of"),
        (["example", "--save", "/nowhere/m.json"], "/nowhere/m.json can't be written: No such"),
    ],
)
def test_what_won_t_do_is_named(run: Run, arguments: list[str], said: str) -> None:
    result = run("play", "--text", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr


def test_a_saved_match_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "--text", "example", *SHORT, "--name", "Ada", "--save", file, typed="2\nquit\n")
    before = orrery.load(file)
    assert not before.is_over
    result = run("play", "--text", "--resume", file, typed=ALWAYS_THE_FIRST)
    assert result.exit_code == 0
    after = orrery.load(file)
    assert after.is_over
    assert after.names == before.names
    assert after.entries[: len(before.entries)] == before.entries


def test_a_saved_match_needs_somebody_on_every_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    orrery.new("example", seats=3, seed=1).save(file)
    result = run("play", "--text", "--resume", file)
    assert result.exit_code == 2
    assert "the saved match has 3 seats: say with --seats who sits on each" in result.stderr


def test_a_table_in_the_browser_ends_with_its_input(process: Process, tmp_path: Path) -> None:
    result = process("play", XDG_DATA_HOME=str(tmp_path / "data"))
    assert result.returncode == 0
    assert re.fullmatch(r"Orrery is at http://127\.0\.0\.1:\d+/ .*\n", result.stdout)
    assert result.stderr == ""
    assert (tmp_path / "data" / "orrery" / "orrery.db").is_file()


def test_a_table_on_the_network_has_the_address_of_this_machine(
    process: Process, tmp_path: Path
) -> None:
    result = process("play", "--lan", XDG_DATA_HOME=str(tmp_path / "data"))
    assert (result.returncode, result.stderr) == (0, "")
    assert f"Orrery is at http://{own_address()}:" in result.stdout


def test_what_the_browser_asks_for_is_not_taken_from_the_command_line(run: Run) -> None:
    result = run("play", "example", "--seats", "you,you")
    assert result.exit_code == 2
    assert "add --text to say it here" in result.stderr


def test_several_workers_need_postgresql(run: Run, tmp_path: Path) -> None:
    result = run("serve", "--workers", "2", "--store", tmp_path / "orrery.db")
    assert result.exit_code == 2
    assert "several workers need a PostgreSQL store" in result.stderr


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    ("store", "said"),
    [
        ("mysql://somewhere", "mysql is not known"),
        ("postgresql://nobody@127.0.0.1:1/x", "can't be reached"),
        ("no-database", "orrery: "),
    ],
)
def test_a_store_that_can_t_be_used_is_named(
    run: Run, tmp_path: Path, command: str, store: str, said: str
) -> None:
    (tmp_path / "no-database").write_text("this is a text\n" * 100)
    result = run(command, "--store", store if "://" in store else tmp_path / store)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


# A campaign


def test_a_campaign_is_played_chapter_after_chapter(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "year.json"
    campaign = ["--campaign", "--save", file, *SHORT]
    result = run("play", "--text", "example", *campaign, typed=ALWAYS_THE_FIRST)
    assert result.exit_code == 0
    spring, _, autumn = result.stdout.partition("Press Enter for the next chapter.")
    assert "Chapter 1 of 2: Spring" in spring
    assert "Chapter 2 of 2: Autumn" in autumn
    first, second = orrery.load(file), orrery.load(tmp_path / "year-2.json")
    assert second.chapter is not None
    assert second.chapter.carried == first.left
    assert second.names == first.names
    assert second.left is not None
    points = second.left["points"]
    assert f"Points of the year: Player {points[0]}, Eratosthenes {points[1]}" in autumn
    assert "The campaign is over. The victory goes to " in autumn


def test_a_campaign_goes_on_from_a_saved_chapter(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "year.json"
    spring = orrery.new("example", ["Ada", "Bea"], {"nights": 1}, seed="7", campaign=True)
    while not spring.is_over:
        asked = spring.pending()[0]
        spring.play(asked.seat, asked.options[0].move)
    spring.save(file)
    result = run("play", "--text", "--resume", file, typed=ALWAYS_THE_FIRST)
    assert "Chapter 2 of 2: Autumn" in result.stdout
    assert orrery.load(tmp_path / "year-2.json").is_over


def test_a_game_without_a_campaign_says_so(run: Run) -> None:
    result = run("play", "--text", "planet_unknown", "--campaign")
    assert result.exit_code == 2
    assert "planet_unknown has no campaign" in result.stderr
