"""The benchmark of environments: what it writes into the page, and that it plays."""

from __future__ import annotations

from orrery.env.playing import Playing
from tools.environments import by_row, by_view, steps_per_second, with_section

PAGE = "# Benchmarks\n\n## Bars\n\n| bar |\n\n`make bench` measures anew and writes this page.\n"


def test_a_page_has_one_section_however_often_it_is_written() -> None:
    once = with_section(PAGE, "## Environments\n\nold")
    again = with_section(once, "## Environments\n\nnew")
    assert again == PAGE.replace("`make", "## Environments\n\nnew\n\n`make")


def test_both_ways_of_seeing_allow_the_same_actions() -> None:
    playing = Playing("example", 2)
    playing.begin(1)
    assert by_view(playing, 0) == by_row(playing, 0)
    assert steps_per_second(playing, by_row, 0.001) > 0
