"""The types of docs/protocol.md: what clients send and what they get.

What comes in refuses unknown fields; what goes out is built from nothing, field by field.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from orrery.kernel.option import OptionValue

MAX_MESSAGE = 64 * 1024  # bytes, of a body or a message of the feed
MAX_SEATS = 16
MAX_FORESEEN = 64  # moves in one question

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Command = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Decision = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(max_length=200)]


class Code(StrEnum):
    """Why something was refused."""

    MALFORMED = "malformed"  # not JSON, or not of the form that the protocol gives
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    FOREIGN_ORIGIN = "foreign-origin"
    NO_IDENTITY = "no-identity"  # ask for /api/me first
    WRONG_LOGIN = "wrong-login"
    HANDLE_TAKEN = "handle-taken"
    INVALID_NAME = "invalid-name"
    PASSKEY_REFUSED = "passkey-refused"
    NOT_FOUND = "not-found"
    NOT_ALLOWED = "not-allowed"  # the method of a request
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_BOT = "unknown-bot"
    INVALID_OPTION = "invalid-option"
    INVALID_SEAT = "invalid-seat"
    WRONG_INVITATION = "wrong-invitation"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT_LEFT = "no-seat-left"
    NOT_HOST = "not-host"
    NOT_SEATED = "not-seated"
    NOT_STARTED = "not-started"
    STARTED = "started"
    IN_PLAY = "in-play"
    OVER = "over"
    STALE = "stale"
    INVALID_MOVE = "invalid-move"
    ILLEGAL_MOVE = "illegal-move"
    CANNOT_UNDO = "cannot-undo"
    REPLAYED = "replayed"  # the command was used for something else before
    BUSY = "busy"  # try again
    DAMAGED = "damaged"  # the table can't be opened
    INTERNAL = "internal"


class Refused(Struct, frozen=True):
    """A refusal, over HTTP."""

    code: Code
    message: str


# Who is who


class Me(Struct, frozen=True):
    """The visitor."""

    id: str
    name: str
    named: bool
    password: bool
    passkeys: int
    handle: str | None = None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A handle and its password."""

    handle: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's authenticator gave, as JSON of the WebAuthn standard."""

    credential: dict[str, Any]


# Games


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
    bots: list[str]
    moves: dict[str, KindInfo]
    events: dict[str, KindInfo]
    langs: list[str]


class Paragraph(Struct, frozen=True):
    """A numbered paragraph of the rules, with the languages that its parts are in."""

    id: str
    chapter: str
    chapter_lang: str
    text: str
    lang: str


# Tables


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None


Plans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. There are no clocks yet: any `clock` but null is refused."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Plans
    options: dict[str, OptionValue] = {}
    private: bool = False
    campaign: bool = False  # begin one: some options are decided by its first chapter
    clock: dict[str, int] | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down; public tables need no invitation."""

    invitation: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a position of a finished match."""

    entry: Count
    seats: Plans


class SeatInfo(Struct, frozen=True):
    """A player as everyone sees them: a seat, or an automaton, which has a number after the seats.

    The name of an automaton is that of its text, automaton-<name>.
    """

    seat: int
    kind: Literal["person", "bot", "open", "automaton"]
    name: str
    level: str | None
    you: bool
    online: bool
    asked: bool


class ChapterInfo(Struct, frozen=True):
    """Where a match stands in a campaign: what was carried into it, and the tables around it."""

    number: int
    name: str
    chapters: int
    carried: dict[str, list[int]]
    previous: str | None
    following: str | None


class TableInfo(Struct, frozen=True):
    """A table as one visitor may know it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    automata: list[SeatInfo]
    chapter: ChapterInfo | None
    host: bool  # whether it is you
    private: bool
    invitation: str | None
    created: float
    updated: float
    round: int
    commitment: str
    key: str | None
    rematch: str | None
    forked_from: str | None
    spectators: int


class ReplayEntry(Struct, frozen=True):
    """Something that a seat did; `kind` is that of the move, "undo", or null if it is hidden."""

    seat: int
    kind: str | None
    round: int


class Replay(Struct, frozen=True):
    """What can be looked at: the states after `first` to `first + len(entries)` entries."""

    table: str
    first: int
    entries: list[ReplayEntry]
    over: bool


class RoundPoints(Struct, frozen=True):
    """The points of every player after a round, and where they come from: by part of the sheet."""

    round: int
    scores: list[int]
    parts: list[dict[str, int]]


class Points(Struct, frozen=True):
    """How the points of a finished match grew."""

    table: str
    rounds: list[RoundPoints]


# The feed, from the client


class Inbound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of the client's, with an id that the answer repeats."""

    id: Annotated[str, Meta(max_length=64)] | Count


class Watch(Inbound, frozen=True, tag="watch"):
    """Follow a table; `events` is how many of its events are known."""

    table: TableId
    events: Count = 0


class Unwatch(Inbound, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

    table: TableId


class Play(Inbound, frozen=True, tag="play"):
    """A move, in its notation, for the decision that the player had in front of them."""

    table: TableId
    command: Command
    decision: Decision
    move: Notation


class Undo(Inbound, frozen=True, tag="undo"):
    """Take the last move back."""

    table: TableId
    command: Command


class Say(Inbound, frozen=True, tag="say"):
    """A line of chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


Notations = Annotated[list[Notation], Meta(min_length=1, max_length=MAX_FORESEEN)]


class Foresee(Inbound, frozen=True, tag="foresee"):
    """What would these legal moves lead to? For the own decision that waits now."""

    table: TableId
    decision: Decision
    moves: Notations


class Explain(Inbound, frozen=True, tag="explain"):
    """Why are these moves not among the options of the own decision that waits now?"""

    table: TableId
    decision: Decision
    moves: Notations


class Ping(Inbound, frozen=True, tag="ping"):
    """Is anybody there?"""


FromClient = Watch | Unwatch | Play | Undo | Say | Foresee | Explain | Ping


# The feed, from the server

Record = dict[str, int | str]
AnyView = Annotated[Any, Meta(extra_json_schema={"type": ["object", "null"]})]


class Asked(Struct, frozen=True):
    """A seat that has to decide; `args`, `decision` and `moves` for the own seat only."""

    seat: int
    kind: str
    prompt: str
    args: dict[str, int | str] = {}
    decision: str | None = None
    moves: list[str] | None = None


class Undoable(Struct, frozen=True):
    """The move that would be taken back."""

    move: str


class ChatLine(Struct, frozen=True):
    """A line of chat; `seat` is null for somebody who sits no longer."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class ScoreInfo(Struct, frozen=True):
    """A line of the score sheet."""

    key: str
    points: int
    item: str
    fields: Record


class VerdictInfo(Struct, frozen=True):
    """How the rules judge a match against nobody."""

    succeeded: bool
    grade: str
    fields: Record


class CampaignInfo(Struct, frozen=True):
    """How a campaign stands after a chapter: what is carried on, who leads or has won.

    `ratings` are the names of what each player's points are worth, when it is `over`.
    """

    points: str
    carried: dict[str, list[int]]
    leaders: list[int]
    ratings: list[str]
    over: bool


class OutcomeInfo(Struct, frozen=True):
    """How the match ended; lists are by player, those that the rules play after the seats."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    breakdown: list[list[ScoreInfo]]
    verdict: VerdictInfo | None
    campaign: CampaignInfo | None = None


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The whole situation for one viewer, and the events that they have not had yet.

    `ready` is false before the match has begun; there is no view then. The view is the struct that
    the game declares, of which the game's own types are generated.
    """

    table: str
    info: TableInfo
    viewer: int | None
    seq: int
    view: AnyView
    asked: list[Asked]
    scores: list[int] | None
    undo: Undoable | None
    events: list[Record]
    first: int
    chat: list[ChatLine]
    outcome: OutcomeInfo | None
    ready: bool
    id: str | int | None = None  # of the `watch` that this answers


class Info(Struct, frozen=True, tag_field="type", tag="info"):
    """Seats, presence or status have changed."""

    table: str
    info: TableInfo


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """New lines of chat."""

    table: str
    lines: list[ChatLine]


class ChangeInfo(Struct, frozen=True):
    """So many of something the seat has before a move, and so many after it.

    Of a `burden` one would rather have less.
    """

    name: str
    before: int
    after: int
    burden: bool


class OutlookInfo(Struct, frozen=True):
    """What a move would bring and cost, as far as its seat can know (see kernel/outlook.py)."""

    move: str
    events: list[Record]
    changes: list[ChangeInfo]
    touches: list[str]
    then: str | None
    waits: list[str]
    chance: str | None


class ReasonInfo(Struct, frozen=True):
    """What forbids a move: a paragraph of the rules, and a text key with its fields."""

    paragraph: str
    key: str
    fields: Record


class WhyNotInfo(Struct, frozen=True):
    """Why a move is not legal; no reasons if it is, or if the game has no words for it."""

    move: str
    reasons: list[ReasonInfo]


class Outlooks(Struct, frozen=True, tag_field="type", tag="outlooks"):
    """The answer to `foresee`, in the order of its moves."""

    id: str | int
    table: str
    decision: str
    outlooks: list[OutlookInfo]


class Reasons(Struct, frozen=True, tag_field="type", tag="reasons"):
    """The answer to `explain`, in the order of its moves."""

    id: str | int
    table: str
    decision: str
    whys: list[WhyNotInfo]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """It is done, and lasts."""

    id: str | int


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """A refusal, over the feed; `id` is null where the message had none that could be read."""

    id: str | int | None
    code: Code
    message: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""

    id: str | int


class Resync(Struct, frozen=True, tag_field="type", tag="resync"):
    """Something was lost: watch this table again, from its first event."""

    table: str


FromServer = State | Info | Chat | Outlooks | Reasons | Done | Refusal | Pong | Resync

OVER_HTTP: tuple[type[Struct], ...] = (
    Refused,
    Me,
    NewName,
    Credentials,
    PasskeyAnswer,
    GameInfo,
    Paragraph,
    NewTable,
    Join,
    Fork,
    TableInfo,
    Replay,
    Points,
)

_DECODER = msgspec.json.Decoder(FromClient)


def decode(message: str | bytes) -> FromClient:
    """A message of the client's; msgspec.ValidationError or DecodeError if it is none."""
    decoded: FromClient = _DECODER.decode(message)
    return decoded


def json_schema() -> dict[str, Any]:
    """The JSON Schema of all wire types, under `$defs`, for the client's generated types."""
    types: list[Any] = [*OVER_HTTP, FromClient, FromServer]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    feed = {
        "FromClient": _one_of(FromClient),
        "FromServer": _one_of(FromServer),
        "Code": {"enum": [code.value for code in Code]},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Orrery wire types",
        "$defs": dict(sorted((components | feed).items())),
    }


def _one_of(union: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in union.__args__]}
