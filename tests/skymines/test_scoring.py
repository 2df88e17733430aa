"""Final scoring (SK-8), threats (SK-16), missions (SK-14) and the campaign (SK-17)."""

from __future__ import annotations

import pytest

from orrery.games.skymines.missions import CARDS, TASK_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.words import NONE
from orrery.kernel.campaign import Chapter
from orrery.kernel.errors import InvalidOption
from tests.skymines.table import Seat, offered, play, points, position, seat, table, view

CAMPAIGN = TITLE.campaign
assert CAMPAIGN is not None


@pytest.mark.rule("SK-8.2", "SK-8.3", "SK-8.4", "SK-EX-21", "SK-1.3")
def test_the_categories_add_up() -> None:
    match = table(
        Seat(coins=8, at="astrogo:7", tank=9, upload=8, plans="ST01 SP2" + " -" * 14),
        stations={"astrogo": "1 1 2"},
        begin="final",
    )
    assert points(match, "ada", "astrogo") == 32
    assert points(match, "ada", "coins") == 8
    assert points(match, "ada", "tank") == 15
    assert points(match, "ada", "research") == 24
    assert match.scores()[0] == 8 + 32 + 15 + 24


@pytest.mark.rule("SK-4.3")
def test_share_values_are_charted_by_company() -> None:
    match = table(Seat(), stations={"astrogo": "1 1 2", "tawac": "4 5 5"})
    (chart,) = TITLE.charts
    assert chart.at(position(match)) == {
        "company-skymine": 0,
        "company-minerva": 0,
        "company-astrogo": 8,
        "company-tawac": 0,
    }


@pytest.mark.rule("SK-8.5")
@pytest.mark.parametrize(
    ("tank", "worth"), [(5, 0), (6, 10), (9, 15), (13, 25), (16, 30), (20, 40), (25, 50), (28, 60)]
)
def test_values_of_the_tank_track(tank: int, worth: int) -> None:
    assert points(table(Seat(tank=tank)), "ada", "tank") == worth


@pytest.mark.rule("SK-8.6", "SK-11.5")
@pytest.mark.parametrize(("upload", "worth"), [(3, 0), (4, 10), (6, 15), (8, 20), (16, 60)])
def test_values_of_the_research_track(upload: int, worth: int) -> None:
    assert points(table(Seat(upload=upload)), "ada", "research") == worth


@pytest.mark.rule("SK-8.6", "SK-8.7")
@pytest.mark.parametrize(
    ("plan", "upload", "worth"), [("SP3", 2, 5), ("SP3*", 2, 0), ("SP3", 1, 0)]
)
def test_special_plans_count_when_they_were_reached(plan: str, upload: int, worth: int) -> None:
    assert points(table(Seat(upload=upload, plans=f"ST01 {plan}")), "ada", "research") == worth


@pytest.mark.rule("SK-1.2", "SK-8.8")
def test_the_richest_win_and_ties_are_shared() -> None:
    match = table(Seat(coins=5), Seat(coins=5), Seat(coins=4), begin="final")
    outcome = match.outcome
    assert outcome is not None
    assert [rank == 1 for rank in outcome.ranks] == [True, True, False]


# Threats


@pytest.mark.rule("SK-16.1", "SK-17.9")
def test_threats_belong_to_the_belt() -> None:
    with pytest.raises(InvalidOption, match="moon"):
        TITLE.check(2, {"threat": "TH1"})
    drawn = {view(table(Seat(), threat="random", seed=seed))["threat"] for seed in range(40)}
    assert len(drawn) == 6


@pytest.mark.rule("SK-16.2", "SK-16.3", "SK-16.4", "SK-16.5.5", "SK-16.7")
def test_paying_for_the_currency_worm() -> None:
    match = table(Seat(slots="cC07", coins=6), threat="TH5", held="b11:minerva", round_number=7)
    play(match, "ada: expand minerva, neutralise, done")
    assert seat(match, "ada")["coins"] == 0
    assert view(match)["threat"] is None
    play(match, "ben: drop-out")
    play(match, "ada: drop-out, share tawac")
    assert seat(match, "ada")["free_share"] == "tawac"
    assert seat(match, "ada")["shares"][3] == 1


@pytest.mark.rule("SK-16.2")
@pytest.mark.parametrize(
    ("held", "slots", "offers"),
    [
        ("b11:minerva", "cC07", True),
        ("b16:minerva", "cC07", True),
        ("b12:minerva", "cC07", False),
        ("b11:skymine", "cC07", False),
        ("b11:minerva", "s_energy1", False),
    ],
)
def test_who_reaches_a_threat(held: str, slots: str, offers: bool) -> None:
    match = table(Seat(slots=slots, tank=20), threat="TH6", held=held)
    play(match, "ada: expand minerva")
    assert bool(offered(match, "neutralise")) == offers


@pytest.mark.rule("SK-16.5.1", "SK-16.5.2", "SK-16.5.3", "SK-16.5.4", "SK-16.5.6")
@pytest.mark.parametrize(
    ("card", "enough", "too_little"),
    [
        ("TH1", {"upload": 12}, {"upload": 11}),
        ("TH2", {"slots": "cC07 cC08"}, {"slots": "cC07 s_energy1"}),
        ("TH3", {"tank": 13, "upload": 8}, {"tank": 13, "upload": 7}),
        ("TH4", {"hand": "s_energy1 s_energy2"}, {"hand": "s_energy1"}),
        ("TH6", {"tank": 20}, {"tank": 19}),
    ],
)
def test_what_a_threat_asks_for(
    card: str, enough: dict[str, object], too_little: dict[str, object]
) -> None:
    for things, offers in ((enough, True), (too_little, False)):
        equipped = Seat(**({"slots": "cC07"} | things))  # type: ignore[arg-type]
        match = table(equipped, threat=card, held="b11:minerva")
        play(match, "ada: expand minerva")
        assert bool(offered(match, "neutralise")) == offers


@pytest.mark.rule("SK-16.5.1")
def test_the_singularity_ends_the_game_early() -> None:
    match = table(Seat(), threat="TH1", round_number=6)
    play(match, "ada: drop-out")
    play(match, "ben: drop-out")
    assert match.is_over


@pytest.mark.rule("SK-16.5.2", "SK-21.22")
def test_the_tremor_takes_two_coins_of_all_that_tie() -> None:
    full = {"skymine": "1 5 1", "tawac": "1 5 1", "minerva": "6 5 1"}
    match = table(Seat(), threat="TH2", stations=full, begin="final")
    assert [company["value"] for company in view(match)["companies"]] == [6, 4, 0, 6]


@pytest.mark.rule("SK-16.5.4", "SK-16.5.5", "SK-16.5.6")
def test_plague_worm_and_parasite() -> None:
    match = table(Seat(hand="cC07 cD01"), threat="TH4", begin="final")
    assert seat(match, "ada")["hand"] == ["cD01"]
    match = table(Seat(coins=7), threat="TH5", begin="final")
    assert points(match, "ada", "coins") == 0
    match = table(Seat(tank=28), threat="TH6", begin="final")
    assert points(match, "ada", "tank") == 0


@pytest.mark.rule("SK-16.5.3", "SK-16.8")
def test_a_time_loop_is_played_again_and_averaged() -> None:
    match = table(Seat(coins=10), Seat(coins=5), threat="TH3", begin="final", time_loops=1)
    assert view(match)["loop"] == [[10, 5]]
    assert view(match)["round"] == 1
    now = [seat(match, name)["parts"] for name in ("ada", "ben")]
    wealth = [sum(n for name, n in parts.items() if name != "loop") for parts in now]
    assert match.scores() == [-(-(10 + wealth[0]) // 2), -(-(5 + wealth[1]) // 2)]
    assert table(Seat(), threat="TH3", begin="final", time_loops=0).is_over


# Missions


@pytest.mark.rule("SK-14.1", "SK-14.2")
@pytest.mark.parametrize(("seats", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_mission_cards_go_by_the_people(seats: int, cards: int) -> None:
    lunas = "2" if seats == 1 else "none"
    game = TITLE.begin(seats, {"missions": True, "lunas": lunas}, b"k" * 32)
    assert len(game.missions) == cards  # type: ignore[attr-defined]


@pytest.mark.rule("SK-14.4", "SK-14.6", "SK-14.11")
def test_a_task_is_claimed_before_an_action() -> None:
    match = table(Seat(slots="cB04 cA04"), missions="MC1")
    assert offered(match, "claim") == ["claim MC1c"]
    play(match, "ada: claim MC1c")
    assert seat(match, "ada")["coins"] == 2
    assert seat(match, "ada")["one_time"] == 1
    assert match.pending()[0].seat == 0


@pytest.mark.rule("SK-14.5", "SK-14.6", "SK-14.11")
def test_a_task_of_an_action_is_claimed_after_it_or_not() -> None:
    held = "m20:skymine m2:skymine m7:skymine m8:skymine"
    closed = {"open_slots": 0b01110}
    match = table(Seat(slots="- cB11", more=closed), held=held, missions="MC2")
    play(match, "ada: field B")
    assert match.pending()[0].texts == ["claim MC2a", "done"]
    play(match, "ada: done")
    assert seat(match, "ada")["one_time"] == 0


@pytest.mark.rule("SK-14.5", "SK-14.7")
def test_a_player_is_bound_to_one_mission() -> None:
    rich = Seat(coins=12, tank=16, more={"mission": 0, "tasks": 0b001})
    match = table(rich, missions="MC1 MC3")
    assert not offered(match, "claim")
    match = table(Seat(coins=12, tank=16), Seat(coins=12), missions="MC1 MC3")
    assert offered(match, "claim") == ["claim MC1a", "claim MC3b"]


@pytest.mark.rule("SK-14.8")
def test_one_time_markers_do_not_come_back() -> None:
    match = table(Seat(coins=2, markers=0, more={"one_time": 1}))
    play(match, "ada: marker tile-science 0")
    play(match, "ben: drop-out")
    play(match, "ada: drop-out")
    assert seat(match, "ada")["one_time"] == 0


@pytest.mark.rule("SK-14.9")
def test_the_third_task_gives_a_private_space() -> None:
    two = Seat(coins=1, tank=13, more={"mission": 0, "tasks": 0b110})
    match = table(two, missions="MC1")
    play(match, "ada: claim MC1a, marker private-1 0, track tawac")
    assert seat(match, "ada")["at"][3] == 3
    assert seat(match, "ada")["coins"] == 2


# The campaign


@pytest.mark.rule("SK-17.1", "SK-17.4", "SK-17.5", "SK-17.6", "SK-17.7", "SK-17.8")
def test_chapters_prescribe_their_options() -> None:
    assert CAMPAIGN is not None
    decided = [CAMPAIGN.decides(Chapter(number)) for number in (1, 2, 3, 4)]
    assert [options["board"] for options in decided] == ["moon", "belt", "moon", "belt"]
    assert [options["threat"] for options in decided] == ["none", "none", "none", "random"]
    assert [options["outposts"] for options in decided] == [False, False, True, False]
    assert all(options["missions"] and options["tokens"] == "dealt" for options in decided)


@pytest.mark.rule("SK-17.7")
def test_outposts_of_the_third_chapter() -> None:
    match = table(Seat(), outposts=True)
    held = view(match)["held"]
    assert {place for place, company in held.items() if company == "tawac"} == {"m2", "m3", "m4"}
    assert len(held) == 12
    assert all(company["columns"] == [4, 4, 4] for company in view(match)["companies"])


@pytest.mark.rule("SK-17.2", "SK-17.10")
def test_success_points() -> None:
    assert CAMPAIGN is not None
    best = Seat(coins=9, tank=28, at="skymine:18", more={"mission": 0, "tasks": 0b011})
    match = table(best, Seat(coins=5), Seat(coins=5), begin="final", missions="MC1")
    carried = CAMPAIGN.leaves(position(match), Chapter(2, {"success": [1, 1, 1]}))
    # two are poorer, the win, two tasks, the ends of two tracks; the others tie for last
    assert carried == {"success": [1 + 2 + 1 + 1 + 2, 1, 1]}


@pytest.mark.rule("SK-17.10")
def test_lunas_are_compared_with_and_collect_nothing() -> None:
    assert CAMPAIGN is not None
    match = table(Seat(coins=99), Seat(coins=0), begin="final", missions="MC1", lunas="0")
    rich, poor, luna = match.scores()
    assert poor < luna < rich
    carried = CAMPAIGN.leaves(position(match), Chapter(1))
    assert carried == {"success": [2 + 1, 0]}


@pytest.mark.rule("SK-17.3")
def test_ratings_of_a_campaign() -> None:
    assert CAMPAIGN is not None
    assert [rating.least for rating in CAMPAIGN.ratings] == [0, 7, 12, 17, 22]


@pytest.mark.rule("SK-14.3")
def test_missions_add_tasks_and_change_nothing_else() -> None:
    for card in range(CARDS):
        names = [name for name in TASK_NAMES if name.startswith(f"MC{card + 1}")]
        assert [name[-1] for name in names] == ["a", "b", "c"]
    rich = Seat(slots="cB04 cA04 s_energy2 cA08", hand="s_carbon1", coins=12)
    plain = offered(table(rich))
    assert offered(table(rich, missions="MC1")) == [*plain[:-1], "claim MC1c", plain[-1]]


@pytest.mark.rule("SK-14.12")
@pytest.mark.parametrize(("tank", "claims"), [(24, ["claim MC2a"]), (25, [])])
def test_tank_spaces_that_became_coins_do_not_count(tank: int, claims: list[str]) -> None:
    held = "m20:skymine m2:skymine m7:skymine m8:skymine"
    both = {"mission": 1, "tasks": 0b100}
    ada, ben = Seat(slots="- cB11", tank=tank, more=both), Seat(more=both)
    match = table(ada, ben, held=held, missions="MC2")
    play(match, "ada: field B")
    assert seat(match, "ada")["tank"] == 28
    assert offered(match, "claim") == claims


@pytest.mark.rule("SK-14.13", "SK-15.3.4")
def test_missions_and_the_belt_leave_the_scoring_as_it_is() -> None:
    done = {"mission": 0, "tasks": 0b111}
    rich = Seat(coins=8, at="astrogo:7", tank=9, upload=8, hand="cD03", more=done)
    one = {"astrogo": "4 5 5"}  # on the Belt a column has six spaces
    moon = table(rich, begin="final", stations=one)
    belt = table(rich, begin="final", stations={"astrogo": "5 5 6"}, board="belt", missions="MC1")
    assert moon.scores() == table(rich, begin="final", stations=one, missions="MC1").scores()
    assert moon.scores() == belt.scores()
    assert table(rich, round_number=7, missions="MC1", board="belt").is_over is False
    match = table(rich, round_number=7, missions="MC1", board="belt")
    play(match, "ada: drop-out")
    play(match, "ben: drop-out")
    assert match.is_over


@pytest.mark.rule("SK-16.5")
@pytest.mark.parametrize(("taken", "coins"), [(True, 7), (False, 0)])
def test_only_a_threat_that_is_still_there_strikes(taken: bool, coins: int) -> None:
    gone = {"threat": NONE} if taken else {}
    match = table(Seat(coins=7), threat="TH5", begin="final", more=gone)
    assert points(match, "ada", "coins") == coins


@pytest.mark.rule("SK-14.6")
def test_the_coins_of_a_task_may_meet_another() -> None:
    match = table(Seat(slots="cB05", at="skymine:12 tawac:11", coins=10), missions="MC3")
    assert offered(match, "claim") == ["claim MC3c"]
    play(match, "ada: claim MC3c")
    assert offered(match, "claim") == ["claim MC3b"]


@pytest.mark.rule("SK-14.6", "SK-6.3.6")
def test_a_plan_put_down_may_meet_a_task() -> None:
    ada = Seat(slots="cA08", plans="ST01 SP2", upload=0)
    match = table(ada, missions="MC6", specials="SP3", plans="")
    play(match, "ada: science A, take-special SP3, put-plan SP3 3")
    assert offered(match, "claim") == ["claim MC6c"]
