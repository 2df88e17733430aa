"""What players are told of their options: what they touch, and why others are none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

from orrery import Match
from orrery.games.skymines.board import PLACE_NAMES
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import COMPANY_NAMES, TILE_NAMES
from orrery.games.skymines.game import Skymines
from orrery.games.skymines.luna_cards import LUNA_CARD_NAMES
from orrery.games.skymines.missions import TASK_NAMES
from orrery.games.skymines.plans import DISPLAY_NAMES, PLAN_NAMES, TOKEN_NAMES
from orrery.games.skymines.threats import THREAT_NAMES
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.vocabulary import CHOICE_NAMES, MOVES, SLOT_NAMES, SPACE_NAMES
from orrery.games.skymines.why_not import WHY
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.outlook import Foresight
from orrery.kernel.pending import pending_of
from orrery.kernel.title import Reason
from orrery.kernel.vocabulary import Named, Number, Place
from orrery.text import LANGUAGES, Translator
from tests.skymines.random_play import decisions
from tests.skymines.table import PLAYERS, Seat, play, position, table, view

NAMES = {
    "place": PLACE_NAMES,
    "card": CARD_NAMES,
    "slot": SLOT_NAMES,
    "resting": SLOT_NAMES,
    "display": [str(space) for space in range(12)],
    "track": COMPANY_NAMES,
    "step": [f"{company}-{space}" for company in COMPANY_NAMES for space in range(1, 19)],
    "station": COMPANY_NAMES,
    "company": COMPANY_NAMES,
    "column": [f"{company}-{column}" for company in COMPANY_NAMES for column in range(3)],
    "plan": PLAN_NAMES,
    "screen": [str(screen) for screen in range(1, 17)],
    "research": DISPLAY_NAMES,
    "space": SPACE_NAMES,
    "tile": TILE_NAMES,
    "token": TOKEN_NAMES,
    "task": TASK_NAMES,
    "threat": THREAT_NAMES,
    "choice": CHOICE_NAMES,
    "luna": LUNA_CARD_NAMES,
}


def touched(match: Match, move: str) -> list[str]:
    """What ada's move is about."""
    number = TITLE.moves.parse(move)
    return Foresight(TITLE, position(match), PLAYERS.index("ada")).touches(number)


def test_dropping_out_costs_the_cards_that_are_still_face_up() -> None:
    match = table(Seat(slots="s_carbon1 - cA01"))
    foresight = Foresight(TITLE, position(match), PLAYERS.index("ada"))
    changes = foresight.outlook(TITLE.moves.parse("drop-out")).changes
    assert [(one.name, one.before, one.after) for one in changes] == [("face-up", 2, 0)]


def test_a_plan_bought_with_the_last_points_is_a_gain() -> None:
    match = table(Seat(slots="s_science"), plans="pA01")
    play(match, "ada: science A")
    foresight = Foresight(TITLE, position(match), PLAYERS.index("ada"))
    changes = foresight.outlook(TITLE.moves.parse("take-plan dA1")).changes
    assert ("plans", 1, 2) in [(one.name, one.before, one.after) for one in changes]


@pytest.mark.parametrize("seed", range(6))
def test_every_option_touches_things_that_there_are(seed: int) -> None:
    for game, seat in decisions(f"touches {seed}"):
        if seat < 0:
            break
        for move in game.options(seat):
            assert TITLE.touches is not None
            for thing in TITLE.touches(game, seat, move):
                kind, _, name = thing.partition(":")
                assert name in NAMES[kind], TITLE.moves.text(move)


def test_what_resources_touch() -> None:
    match = table(Seat(slots="s_carbon1 - cA01", tiles="plus1"), display="cA02")
    assert touched(match, "plus C") == ["tile:plus1", "slot:C"]
    play(match, "ada: plus C")
    assert touched(match, "use AC") == ["slot:A", "slot:C", "tile:plus1"]
    play(match, "ada: use AC")
    assert touched(match, "acquire 0") == ["display:0", "card:cA02"]
    play(match, "ada: decline")
    assert touched(match, "advance tawac 2") == ["track:tawac", "step:tawac-1", "step:tawac-2"]


def test_what_an_expansion_touches() -> None:
    match = table(Seat(slots="s_energy2 cC07", tiles="energy"), held="m24:skymine")
    energy = ["slot:A", "slot:B", "tile:energy"]
    assert touched(match, "expand minerva") == ["station:minerva", *energy]
    play(match, "ada: expand minerva")
    assert touched(match, "enter m21 1") == ["place:m21"]
    play(match, "ada: enter m21 1, enter m24 3")
    assert touched(match, "done") == ["place:m21", "place:m24"]
    play(match, "ada: done")
    assert touched(match, "take-pieces 1 1 0") == ["column:minerva-0", "column:minerva-1"]


def test_a_removed_energy_card_touches_no_slot() -> None:
    ada = Seat(slots="s_energy2", hand="cA07", at="skymine:6")
    match = table(ada, tracks="E2 A1 C1 D1")
    play(match, "ada: marker skymine-1 0")
    assert touched(match, "expand tawac") == ["station:tawac"]


def test_what_science_touches() -> None:
    held = "m20:skymine m19:skymine m2:tawac"
    ada = Seat(slots="cB11 cA08 s_titanium2", plans="ST01 pA01", coins=2, resting="cA01")
    match = table(ada, held=held)
    assert touched(match, "field A") == ["slot:A", "card:cB11", "place:m20"]
    assert touched(match, "science B") == ["slot:B", "card:cA08"]
    play(match, "ada: science B")
    assert touched(match, "flip 2") == ["screen:2", "plan:pA01"]
    play(match, "ada: flip 2")
    assert touched(match, "upload 2") == ["screen:1", "screen:2"]


# Why not

TRIES = 4  # moves of each kind that are tried at a decision, legal or not
TRIED_GAMES = 56
RARE = {"why-neutralised", "why-no-display", "why-no-use"}  # tested below


def tries(dice: Random, kind: int) -> Iterator[int]:
    """Moves of a kind with any fields that can be written."""
    for _ in range(TRIES):
        values = []
        for part in MOVES.kinds[kind].fields:
            if isinstance(part, Named):
                values.append(dice.randrange(len(part.names)))
            elif isinstance(part, Number):
                values.append(
                    part.low + dice.randint(0, min(part.high - part.low, dice.choice([2, 17])))
                )
            else:
                assert isinstance(part, Place)
                values.append(dice.randrange(len(part.ids)))
        yield pack(kind, *values)


def forbidden(seed: int) -> Iterator[Reason]:
    """The reasons of moves that were tried all over a game, where there is one to be."""
    dice = Random(seed)
    for game, seat in decisions(f"why not {seed}", crowded=seed % 2 > 0):
        if seat < 0:
            return
        step = type(game.decision(seat))
        legal = set(game.options(seat))
        for kind in [kind for one, kind in WHY if one is step]:
            for move in [*tries(dice, kind), *near(dice, game, seat, kind)]:
                reasons = TITLE.why_not(game, seat, move)
                assert len(reasons) == (move not in legal), (MOVES.text(move), step, reasons)
                yield from reasons


def near(dice: Random, game: Skymines, seat: int, kind: int) -> Iterator[int]:
    """Legal moves with one field changed: most of what players try."""
    legal = [move for move in game.options(seat) if kind_of(move) == kind]
    for move in dice.sample(legal, min(TRIES, len(legal))):
        fields = MOVES.kinds[kind].fields
        values = [field(move, n) for n in range(len(fields))]
        for number in range(len(fields)):
            other = next(tries(dice, kind))
            changed = [*values]
            changed[number] = field(other, number)
            yield pack(kind, *changed)


def test_there_is_a_reason_for_exactly_what_is_not_legal() -> None:
    told = {reason.key: reason for seed in range(TRIED_GAMES) for reason in forbidden(seed)}
    texts = files(TITLE.package).joinpath("text", "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(why-[\w-]+) =", texts, re.MULTILINE)) - told.keys() <= RARE
    for lang in LANGUAGES:
        translator = Translator(TITLE, lang, ["Ada", "Bea", "Cyd", "Dot"])
        assert all(translator.reason(reason) for reason in told.values())


def reason(match: Match, move: str) -> tuple[str, str]:
    """Why ada can't make a move: the paragraph and the text."""
    (found,) = TITLE.why_not(position(match), PLAYERS.index("ada"), TITLE.moves.parse(move))
    return found.paragraph, Translator(TITLE, "en", PLAYERS).text(found.key, **found.fields)


@pytest.mark.rule("SK-6.2.4", "SK-6.2.5", "SK-6.2.9", "SK-6.2.19")
def test_why_a_sector_is_not_entered() -> None:
    match = table(Seat(slots="s_energy2"), held="m16:skymine m17:minerva")
    play(match, "ada: expand minerva")
    outlying = "It borders neither the station of Minerva nor a sector with its outpost."
    assert reason(match, "enter m4 1") == ("SK-6.2.4", outlying)
    assert reason(match, "enter m17 1") == ("SK-6.2.4", "There is a piece of Minerva already.")
    around = "Only a company with an outpost in sector 14 enters this enclave."
    assert reason(match, "enter m15 2") == ("SK-6.2.19", around)
    play(match, "ada: enter m21 1")
    dear = "It costs 2 energy, and you have 1."
    assert reason(match, "enter m16 2") == ("SK-6.2.5", dear)
    match = table(Seat(slots="s_energy2"))
    play(match, "ada: expand minerva, enter m21 1")
    assert reason(match, "enter m16 1")[0] == "SK-6.2.9"


@pytest.mark.rule("SK-16.2", "SK-16.4")
def test_a_threat_is_neutralised_once() -> None:
    match = table(Seat(slots="cC07 cC08", tank=20), threat="TH6", held="b11:minerva")
    play(match, "ada: expand minerva, neutralise")
    assert reason(match, "neutralise")[0] == "SK-16.4"


@pytest.mark.rule("SK-6.1.9", "SK-10.5.10")
def test_why_nothing_is_bought_or_performed() -> None:
    match = table(Seat(coins=9), display="")
    assert reason(match, "marker buy 0") == ("SK-6.1.9", "No card is left in the card display.")
    match = table(Seat(hand="cD01 cA01 cA02", at="skymine:6"), tracks="E2 A1 C1 D1")
    play(match, "ada: marker skymine-1 0")
    assert reason(match, "remove cD01")[0] == "SK-10.5.10"


# What prompts say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_says_what_there_is_for_it(lang: str) -> None:
    told = set()
    for seed in range(4):
        for game, seat in decisions(f"prompts {seed}", crowded=True):
            if seat < 0:
                break
            names = [*PLAYERS[: game.seats]]
            pending = next(one for one in pending_of(TITLE, game) if one.seat == seat)
            assert Translator(TITLE, lang, names).prompt(pending)
            told.add(pending.kind)
    assert len(told) > 15


def test_prompts_name_what_they_are_about() -> None:
    match = table(Seat(slots="cA09 cA01", coins=3), display="")
    translator = Translator(TITLE, "en", PLAYERS)
    first = translator.prompt(match.pending()[0])
    assert first == "Which action do you take? Coins: 3, bonus markers: 2."


# What is said beside options


def beside(match: Match, move: str) -> str:
    """An option of ada's with what is said beside it."""
    [offer] = [offer for offer in match.pending()[0].options if offer.text == move]
    return Translator(TITLE, "en", PLAYERS).offer(offer).replace("\u00a0", " ")


@pytest.mark.rule("SK-10.4.1", "SK-10.5.1")
def test_what_a_card_costs_in_this_decision() -> None:
    match = table(Seat(slots="cB05", at="skymine:6"), display="cA01 cA04")
    play(match, "ada: use A")
    assert beside(match, "acquire 1").endswith("total cost 2)")
    match = table(Seat(coins=9, at="skymine:11"), tracks="B2 A1 C1 D1", display="cA01 cA04")
    play(match, "ada: marker skymine-2 0")
    assert beside(match, "buy 1").endswith("total cost 2)")


@pytest.mark.rule("SK-6.4.13")
def test_a_plan_turned_over_is_said_to_bring_nothing() -> None:
    match = table(Seat(slots="cA08 s_titanium2", plans="ST01 pA01*"))
    play(match, "ada: science A")
    assert "no reward" in beside(match, "upload 2")


@pytest.mark.rule("SK-16.5.3")
def test_loops_are_for_the_time_loop() -> None:
    for threat, loops in (("TH1", 0), ("TH3", 2), ("random", 2)):
        chosen = TITLE.check(2, {"board": "belt", "threat": threat, "time_loops": 2})
        assert TITLE.effective(chosen, 2)["time_loops"] == loops


@pytest.mark.rule("SK-6.2.17", "SK-15.2.16")
def test_boards_light_no_place_without_a_piece_for_it() -> None:
    match = table(Seat(slots="cC07"), board="belt", stations={"minerva": "6 0 6"})
    play(match, "ada: expand minerva, enter b18a 1")
    targets = [target["place"] for target in view(match)["expansion"]["targets"]]
    assert targets
    assert "b19" not in targets
