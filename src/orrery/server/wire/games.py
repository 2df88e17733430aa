"""The games that can be played, with their options, their words and their rules."""

from __future__ import annotations

from msgspec import Struct

from orrery.kernel.lesson import Region


class FlagInfo(Struct, frozen=True, tag_field="kind", tag="flag"):
    """An option that is on or off."""

    name: str
    default: bool


class RangeInfo(Struct, frozen=True, tag_field="kind", tag="range"):
    """An option that is a number."""

    name: str
    default: int
    low: int
    high: int


class ChoiceInfo(Struct, frozen=True, tag_field="kind", tag="choice"):
    """An option that is one of several words."""

    name: str
    default: str
    choices: list[str]


class PerSeatInfo(Struct, frozen=True, tag_field="kind", tag="per_seat"):
    """An option with a word for all seats or for each; `single` ones are there once."""

    name: str
    default: str
    choices: list[str]
    single: list[str]


class OpponentsInfo(Struct, frozen=True, tag_field="kind", tag="opponents"):
    """An option with a level for each automatic opponent, or `none`; `level` is a new one's.

    There are at most `most`, at most `places` together with the seats, and at least `alone` with
    one seat.
    """

    name: str
    levels: list[str]
    level: str
    most: int
    places: int
    alone: int


class NumberField(Struct, frozen=True, tag_field="kind", tag="number"):
    """A field that is a number, in notations with a prefix."""

    name: str
    low: int
    high: int
    prefix: str


class NamedField(Struct, frozen=True, tag_field="kind", tag="named"):
    """A field that is one of these names."""

    name: str
    names: list[str]


class SquareField(Struct, frozen=True, tag_field="kind", tag="square"):
    """A field that is a square of a grid, written r1c1."""

    name: str
    columns: int
    rows: int


class HexField(Struct, frozen=True, tag_field="kind", tag="hex"):
    """A field that is a hex of a board with rows of these lengths, written h1.1."""

    name: str
    rows: list[int]


class PlaceField(Struct, frozen=True, tag_field="kind", tag="place"):
    """A field that is a place on a board, such as a node or an area, by its id there."""

    name: str
    ids: list[str]


OptionInfo = FlagInfo | RangeInfo | ChoiceInfo | PerSeatInfo | OpponentsInfo
FieldInfo = NumberField | NamedField | SquareField | HexField | PlaceField


class KindInfo(Struct, frozen=True):
    """The fields of a kind of moves or events, in the order of the notation."""

    fields: list[FieldInfo]


class ImpliedInfo(Struct, frozen=True):
    """A value that counts for an option instead of the chosen one, and the text key of the reason.

    With so many seats (any number if the list is empty), while each option of `when` has one of
    these values.
    """

    option: str
    value: bool | int | str
    reason: str
    seats: list[int]
    when: dict[str, list[bool | int | str]]


class Heading(Struct, frozen=True):
    """What a game and a round of it are called and what it is about, in one language."""

    title: str
    about: str
    round: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here; `headings` are by language."""

    name: str
    headings: dict[str, Heading]
    rules_version: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    implied: list[ImpliedInfo]
    presets: dict[str, dict[str, bool | int | str]]
    chapters: list[str]  # of its campaign, if it has one
    decided: list[str]  # options that chapters decide, whatever is chosen
    bots: list[str]
    moves: dict[str, KindInfo]
    events: dict[str, KindInfo]
    langs: list[str]
    lesson: bool  # whether there is a guided first game
    all_is_shown: bool  # whether a view is the same whoever looks


class LightInfo(Struct, frozen=True):
    """What a step of a lesson lights: a region of the screen, or an element of the board."""

    region: Region | None = None
    element: str | None = None  # `square:r4c5`


class LessonStepInfo(Struct, frozen=True):
    """A step of a lesson; its texts are `lesson-<name>` and its attributes."""

    name: str
    light: list[LightInfo]  # one after the other, as each is chosen
    move: str | None  # that is asked for
    after: LightInfo | None  # lit while the step tells what the move has brought


class LessonInfo(Struct, frozen=True):
    """A guided first game, step by step."""

    steps: list[LessonStepInfo]


class Paragraph(Struct, frozen=True):
    """A numbered paragraph of the rules, with the languages that its parts are in."""

    id: str
    chapter: str
    chapter_lang: str
    text: str
    lang: str
