"""What is printed on tiles, projects and technologies, each effect and ability declared once."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849 import words
from orrery.games.pulsar_2849.vocabulary import COLOUR_NAMES, PLANET_NAMES, TYPE_NAMES
from orrery.kernel.effect import (
    Count,
    Effect,
    Effects,
    Fixed,
    Inner,
    Numbers,
    Printed,
    Record,
    Switch,
    Word,
    Words,
)
from orrery.kernel.vocabulary import Named, Number

# P49-23: what is counted, in the order of the numbers in words.py
COUNTED: Final = (
    "base",
    "claimed_pulsar",
    "patent",
    "online_transmitter",
    "spinning_gyrodyne",
    "spinning_types",
    "hq_project",
    "completed_link",
    "award_tile",
    "used_gate_run",
    "spinning_same_type",
)
# What abilities react to, likewise
OCCASIONS: Final = (
    "flight",
    "patent",
    "hq_project",
    "complete_gyrodyne",
    "buy_gyrodyne",
    "start_construction",
    "pay_transmitter",
    "transmitter_online",
    "claim_by_ship",
    "claim",
    "base",
    "exploration_bonus",
    "spend_modifier",
    "use_bonus_die",
    "copy_die",
    "production",
    "final",
)
SPECIALS: Final = (
    "count_one_goal_as_achieved",
    "free_bonuses_of_one_goal",
    "each_cube_one_point",
    "double_initiative_points",
    "unfinished_worth_two",
)
_GATES: Final = COLOUR_NAMES[: words.COLOURS]

_HOW_MANY: Final = Count("n", Number("n"))
_RED: Final = Count("red", Number("red", 0, 6), least=0, most=6)
_WHAT: Final = Word("what", Named("what", COUNTED))
_PER: Final = Count("per", Number("per"), default=1)

EFFECTS: Final = Effects(
    [
        Effect(words.POINTS, "points", [_HOW_MANY], text="effect-points", pictogram="points"),
        Effect(words.CUBES, "cubes", [_HOW_MANY], text="effect-cubes", pictogram="cube"),
        Effect(
            words.TOKENS,
            "modifier",
            [Word("type", Named("token", ("pm1", "plus2"))), _HOW_MANY],
            text="effect-modifier",
            pictogram="plus-minus",
        ),
        Effect(
            words.GYRODYNE,
            "gyrodyne",
            [Words("types", Number("types"), TYPE_NAMES)],
            text="effect-gyrodyne",
            pictogram="gyrodyne",
        ),
        Effect(
            words.DIFFERENT_GYRODYNES,
            "gyrodynes_different",
            [_HOW_MANY],
            text="effect-gyrodynes-different",
            pictogram="gyrodyne",
        ),
        Effect(words.EXPLORE, "explore", [_HOW_MANY], text="effect-explore", pictogram="explore"),
        Effect(
            words.EXTRA_BASE,
            "extra_base",
            [_HOW_MANY],
            text="effect-extra-base",
            pictogram="extra-base",
        ),
        Effect(
            words.BONUS_DIE,
            "bonus_die",
            [Count("value", Number("value", 0, 6), least=0, most=6)],
            text="effect-bonus-die",
            pictogram="bonus-die",
        ),
        Effect(
            words.DOUBLER,
            "die_doubler",
            [Count("silver", Number("silver", 1, 6), most=6), _RED],
            text="effect-die-doubler",
            pictogram="bonus-die",
        ),
        Effect(
            words.PATENTED_DIE,
            "patent_die",
            [Count("cubes", Number("cubes")), _RED],
            text="effect-patent-die",
            pictogram="bonus-die",
        ),
        Effect(
            words.CLAIM_ISOLATED,
            "claim_isolated",
            text="effect-claim-isolated",
            pictogram="isolated",
        ),
        Effect(
            words.TELEPORT_TO,
            "teleport",
            [Word("to", Named("to", ("pulsar", "system", "any")))],
            text="effect-teleport",
            pictogram="teleport",
        ),
        Effect(words.POINTS_PER, "points_per", [_WHAT, _HOW_MANY, _PER], pictogram="points"),
        Effect(
            words.GATE_RUN,
            "gate_run",
            [
                Count("points", Number("points")),
                Words("colors", Number("colours"), _GATES),
                Switch("choose_one"),
            ],
            text="effect-gate-run",
            pictogram="run",
        ),
    ]
)


def gained(printed: list[Printed]) -> list[int]:
    """The effects that are gained at once; a gate run is an opportunity, kept for later."""
    return [one.number for one in printed if one.effect.code != words.GATE_RUN]


def _inner(name: str, *slots: Any) -> Inner:
    """A record within a record."""
    record = Record(slots)
    return Inner(name, record.read, default=record.blank())


def _condition(data: Any) -> dict[str, Any]:
    return _CONDITION.blank() if data is None else _CONDITION.read(data)


_CONDITION: Final = Record(
    [
        Word("visits_gate_color", Named("colour", _GATES), default=words.COLOURS),
        Count("visits_systems_at_least", default=0),
        Word("planet", Named("planet", PLANET_NAMES), default=words.NONE),
    ]
)

# P49-11.7: what an ongoing, production or final technology does
ABILITY: Final = Record(
    [
        Words("when", Number("when"), OCCASIONS),
        Inner("if", _condition, default=_CONDITION.blank()),
        Fixed("die_adjust", 1, default=0),
        Count("points", default=0),
        Count("points_if_first", default=words.NONE),
        Count("cubes", default=0),
        Count("cube_cost", default=words.NONE),
        Count("extra_bases", default=0),
        _inner("points_per", _WHAT, _HOW_MANY, _PER),
        _inner("points_table", _WHAT, Numbers("table", default=[])),
        _inner("buy", Count("cubes"), Count("points"), Fixed("times", 1)),
        Word("special", Named("special", SPECIALS), default=words.NONE),
        Inner("effects", EFFECTS.read, default=[]),
        Count("step", most=7, default=0),  # of the final scoring
        Count("also_step", most=7, default=0),
    ]
)

# P49-13.4: what an online transmitter yields
PRODUCTION: Final = Record(
    [
        Count("points", default=0),
        Count("cubes", default=0),
        _inner("buy", Fixed("cubes", 1), Count("points")),
    ]
)

# P49-16.1: what a goal asks for, and P49-16.2: what its bonuses cost
GOAL: Final = Record([_WHAT, Count("at_least")])
GOAL_BONUS: Final = Record([Count("cubes"), Count("points")])
