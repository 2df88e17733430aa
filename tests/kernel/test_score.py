"""A score sheet: lines, parts and what is public come from one declaration."""

from __future__ import annotations

from orrery.games.example.game import CometWatch
from orrery.games.example.title import TITLE
from orrery.kernel.dice import key_from_seed
from orrery.kernel.score import Part, Points, ScoreLine, ScoreSheet


def without_dust(game: CometWatch) -> CometWatch:
    public = game.copy()
    for watcher in public.watchers:
        watcher.dust = 0
    return public


SHEET = ScoreSheet(
    [
        Part("stars", lambda game, seat: [Points(game.watchers[seat].stars)]),
        Part("comets", lambda game, seat: []),
        Part(
            "dust",
            lambda game, seat: [Points(game.watchers[seat].dust, "heap", {"n": 1})],
            ["heap"],
        ),
    ],
    public=without_dust,
)


def watching() -> CometWatch:
    game = TITLE.begin(2, {}, key_from_seed(1))
    assert isinstance(game, CometWatch)
    game.watchers[0].stars = 4
    game.watchers[0].dust = 3
    return game


def test_every_part_has_a_line_if_only_with_nothing() -> None:
    assert SHEET.lines(watching(), 0) == [
        ScoreLine("score-stars", 4),
        ScoreLine("score-comets", 0),
        ScoreLine("score-dust", 3, "score-heap", {"n": 1}),
    ]


def test_an_optional_part_without_lines_is_left_out() -> None:
    rare = Part("moons", lambda game, seat: [Points(1)] if seat else [], optional=True)
    sheet = ScoreSheet([*SHEET.parts[:1], rare])
    assert sheet.lines(watching(), 0) == [ScoreLine("score-stars", 4)]
    assert sheet.lines(watching(), 1) == [ScoreLine("score-stars", 0), ScoreLine("score-moons", 1)]


def test_parts_add_up_by_name_in_the_order_of_the_sheet() -> None:
    assert list(SHEET.points(watching(), 0).items()) == [("stars", 4), ("comets", 0), ("dust", 3)]


def test_keys_are_the_texts_of_parts_and_items() -> None:
    assert SHEET.keys == ["score-stars", "score-comets", "score-dust", "score-heap"]


def test_what_is_hidden_counts_for_nobody_until_the_end() -> None:
    game = watching()
    assert SHEET.points(SHEET.public(game), 0)["dust"] == 0
    while not game.is_over():
        seat = game.deciders()[0]
        game.play(seat, game.options(seat)[0])
    assert SHEET.public(game) is game
