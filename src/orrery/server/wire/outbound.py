"""The feed, from the server."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.server.wire.common import Code, Record
from orrery.server.wire.tables import TableInfo

AnyView = Annotated[Any, Meta(extra_json_schema={"type": ["object", "null"]})]


class RemarkInfo(Struct, frozen=True):
    """What is to be said beside a move: a text key with its fields."""

    key: str
    fields: dict[str, int | str]


class Asked(Struct, frozen=True):
    """A seat that has to decide; `args`, `decision` and `moves` for the own seat only."""

    seat: int
    kind: str
    prompt: str
    args: dict[str, int | str] = {}
    decision: str | None = None
    moves: list[str] | None = None
    remarks: dict[str, RemarkInfo] = {}  # by the notation of some of the moves


class Undoable(Struct, frozen=True):
    """The move that would be taken back."""

    move: str


class OrderInfo(Struct, frozen=True):
    """A standing order that the viewer has left or could leave now, with the text `order-<name>`.

    `move` is what it would do in the decision that waits.
    """

    name: str
    stands: bool
    move: str | None = None


class Obeyed(Struct, frozen=True):
    """What happened last, if a standing order of the viewer's did it."""

    order: str
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
    the game declares, of which the game's own types are generated. `plans` is true while the
    viewer waits and can plan their next turn. `orders` are the viewer's own. `done` are the
    viewer's own moves that have led to it: they last.
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
    plans: bool = False
    orders: list[OrderInfo] = []
    obeyed: Obeyed | None = None
    id: str | int | None = None  # of the `watch` that this answers
    done: tuple[str | int, ...] = ()


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
    wastes: list[Record]  # of the events, those that destroy or lose something for nothing
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


class Planned(Struct, frozen=True, tag_field="type", tag="planned"):
    """The answer to `plan`: nothing of it is real.

    `moves` are those that could be made, the view is what they lead to as the seat would see it,
    and `asked` its next decision there. Without one the turn would be over, or, if `chance` is not
    null, chance would decide what comes (see Outlook).
    """

    id: str | int
    table: str
    moves: list[str]
    view: AnyView
    asked: Asked | None
    scores: list[int]
    chance: str | None


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


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: which Orrery this is, and with which script the pages of its client begin.

    A page that began with another one is of another build. `now` is the server's time, in seconds
    since 1970, which clocks are read by.
    """

    version: str
    client: str | None
    now: float = 0


FromServer = (
    Hello | State | Info | Chat | Outlooks | Reasons | Planned | Done | Refusal | Pong | Resync
)
