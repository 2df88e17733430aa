"""The types of docs/protocol.md: what clients send and what they get.

What comes in refuses unknown fields; what goes out is built from nothing, field by field.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from orrery.bots.appraisal import Estimate
from orrery.server.wire.coaching import AnalysisInfo, Hint, HintWanted, JudgedInfo
from orrery.server.wire.common import (
    MAX_FORESEEN,
    MAX_MESSAGE,
    MAX_SEATS,
    Code,
    Command,
    Count,
    Decision,
    Notation,
    Record,
    Refused,
    SeatNumber,
    TableId,
)
from orrery.server.wire.games import (
    ChoiceInfo,
    FieldInfo,
    FlagInfo,
    GameInfo,
    Heading,
    HexField,
    ImpliedInfo,
    KindInfo,
    LessonInfo,
    LessonStepInfo,
    LightInfo,
    NamedField,
    NumberField,
    OpponentsInfo,
    OptionInfo,
    Paragraph,
    PerSeatInfo,
    PlaceField,
    RangeInfo,
    SquareField,
)
from orrery.server.wire.inbound import (
    Explain,
    Foresee,
    FromClient,
    Inbound,
    Notations,
    Ping,
    Play,
    Say,
    Undo,
    Unwatch,
    Watch,
)
from orrery.server.wire.outbound import (
    AnyView,
    Asked,
    CampaignInfo,
    ChangeInfo,
    Chat,
    ChatLine,
    Done,
    FromServer,
    Hello,
    Info,
    OutcomeInfo,
    OutlookInfo,
    Outlooks,
    Pong,
    ReasonInfo,
    Reasons,
    Refusal,
    RemarkInfo,
    Resync,
    ScoreInfo,
    State,
    Undoable,
    VerdictInfo,
    WhyNotInfo,
)
from orrery.server.wire.people import (
    Credentials,
    Me,
    NewName,
    OwnData,
    OwnLine,
    PasskeyAnswer,
)
from orrery.server.wire.standings import PlacingInfo, RankedInfo, RatingInfo, ResultInfo
from orrery.server.wire.tables import (
    ChapterInfo,
    ClockInfo,
    ClockPlan,
    Fork,
    HandInfo,
    Join,
    LiveClock,
    NewTable,
    Plans,
    Points,
    RelaxedClock,
    Replay,
    ReplayEntry,
    RoundPoints,
    SeatInfo,
    SeatPlan,
    TableInfo,
)

__all__ = [
    "MAX_FORESEEN",
    "MAX_MESSAGE",
    "MAX_SEATS",
    "OVER_HTTP",
    "AnalysisInfo",
    "AnyView",
    "Asked",
    "CampaignInfo",
    "ChangeInfo",
    "ChapterInfo",
    "Chat",
    "ChatLine",
    "ChoiceInfo",
    "ClockInfo",
    "ClockPlan",
    "Code",
    "Command",
    "Count",
    "Credentials",
    "Decision",
    "Done",
    "Estimate",
    "Explain",
    "FieldInfo",
    "FlagInfo",
    "Foresee",
    "Fork",
    "FromClient",
    "FromServer",
    "GameInfo",
    "HandInfo",
    "Heading",
    "Hello",
    "HexField",
    "Hint",
    "HintWanted",
    "ImpliedInfo",
    "Inbound",
    "Info",
    "Join",
    "JudgedInfo",
    "KindInfo",
    "LessonInfo",
    "LessonStepInfo",
    "LightInfo",
    "LiveClock",
    "Me",
    "NamedField",
    "NewName",
    "NewTable",
    "Notation",
    "Notations",
    "NumberField",
    "OpponentsInfo",
    "OptionInfo",
    "OutcomeInfo",
    "OutlookInfo",
    "Outlooks",
    "OwnData",
    "OwnLine",
    "Paragraph",
    "PasskeyAnswer",
    "PerSeatInfo",
    "Ping",
    "PlaceField",
    "PlacingInfo",
    "Plans",
    "Play",
    "Points",
    "Pong",
    "RangeInfo",
    "RankedInfo",
    "RatingInfo",
    "ReasonInfo",
    "Reasons",
    "Record",
    "Refusal",
    "Refused",
    "RelaxedClock",
    "RemarkInfo",
    "Replay",
    "ReplayEntry",
    "ResultInfo",
    "Resync",
    "RoundPoints",
    "Say",
    "ScoreInfo",
    "SeatInfo",
    "SeatNumber",
    "SeatPlan",
    "SquareField",
    "State",
    "TableId",
    "TableInfo",
    "Undo",
    "Undoable",
    "Unwatch",
    "VerdictInfo",
    "Watch",
    "WhyNotInfo",
    "decode",
    "json_schema",
]

OVER_HTTP: tuple[type[Struct], ...] = (
    Refused,
    Me,
    OwnData,
    NewName,
    Credentials,
    PasskeyAnswer,
    GameInfo,
    LessonInfo,
    Paragraph,
    NewTable,
    Join,
    Fork,
    TableInfo,
    Replay,
    Points,
    HintWanted,
    Hint,
    AnalysisInfo,
    RankedInfo,
    ResultInfo,
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
