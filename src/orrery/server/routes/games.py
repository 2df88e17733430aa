"""The games: /api/games."""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, PathParameter, QueryParameter

from orrery.games import names
from orrery.games import title as title_of
from orrery.kernel.errors import OrreryError
from orrery.kernel.lesson import REGIONS, LessonStep, Region, lesson_of
from orrery.kernel.option import Choice, Flag, Opponents, Option, PerSeat, Range
from orrery.kernel.title import Title
from orrery.kernel.vocabulary import Field, Hex, Named, Number, Place, Square, Vocabulary
from orrery.rulebook.player_text import ENGLISH, told
from orrery.server import lessons, lobby, wire
from orrery.server.context import REFUSALS, AnyRequest, TheServer, Who, address_of
from orrery.server.levels import levels
from orrery.server.packing import PACKED, Packed, answer, pack
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.states import info_at
from orrery.server.wire import (
    Code,
    GameInfo,
    LessonInfo,
    LessonStepInfo,
    LightInfo,
    Paragraph,
    TableInfo,
)
from orrery.text import Translator, languages, sources
from orrery.text.spacing import bound

_Game = Annotated[str, PathParameter(max_length=40)]
_reading = Lock()


def known_title(game: str) -> Title:
    """A game that there is."""
    try:
        return title_of(game)
    except OrreryError as error:
        raise refusal_of(error) from error


def _title_in(game: str, lang: str) -> Title:
    """A game of whose texts there are some in this language."""
    title = known_title(game)
    if lang not in languages(title):
        raise Refuse(Code.NOT_FOUND, f"the languages are: {', '.join(languages(title))}")
    return title


def game_info(game: str, bots: tuple[str, ...]) -> GameInfo:
    """What clients need to know about a game in which these bots can play.

    The first time it reads the game's texts, which takes long enough that nobody else should wait
    for it, and only once however many ask meanwhile.
    """
    with _reading:
        return _game_info(game, bots)


@cache
def _game_info(game: str, bots: tuple[str, ...]) -> GameInfo:
    title = known_title(game)
    return GameInfo(
        name=title.name,
        headings={lang: _heading(title, lang) for lang in languages(title)},
        rules_version=title.rules_version,
        min_seats=title.min_seats,
        max_seats=title.max_seats,
        options=[_option(option) for option in title.options],
        implied=[
            wire.ImpliedInfo(
                one.option,
                one.value,
                f"implied-{one.reason}",
                list(one.seats),
                {name: list(values) for name, values in one.when.items()},
            )
            for one in title.implied
        ],
        presets={name: dict(options) for name, options in title.presets.items()},
        chapters=[] if title.campaign is None else list(title.campaign.chapters),
        decided=[] if title.campaign is None else list(title.campaign.decided),
        bots=list(bots),
        moves=_vocabulary(title.moves),
        events=_vocabulary(title.events),
        langs=languages(title),
        lesson=lesson_of(title) is not None,
        all_is_shown=title.all_is_shown,
    )


def _heading(title: Title, lang: str) -> wire.Heading:
    translator = Translator(title, lang, [])
    return wire.Heading(*(translator.text(key) for key in ("title", "about", "round")))


def _option(option: Option) -> wire.OptionInfo:
    match option:
        case Flag():
            return wire.FlagInfo(option.name, option.default)
        case Range():
            return wire.RangeInfo(option.name, option.default, option.low, option.high)
        case Choice():
            return wire.ChoiceInfo(option.name, option.default, list(option.choices))
        case PerSeat():
            single = list(option.single)
            return wire.PerSeatInfo(option.name, option.default, list(option.choices), single)
        case Opponents():
            return wire.OpponentsInfo(
                name=option.name,
                levels=list(option.levels),
                level=option.level,
                most=option.most,
                places=option.places,
                alone=option.alone,
            )


def _vocabulary(words: Vocabulary) -> dict[str, wire.KindInfo]:
    return {
        kind.name: wire.KindInfo([_field(field) for field in (*kind.fields, *kind.secret)])
        for kind in words.kinds.values()
    }


def _field(field: Field) -> wire.FieldInfo:
    match field:
        case Number():
            return wire.NumberField(field.name, field.low, field.high, field.prefix)
        case Named():
            return wire.NamedField(field.name, list(field.names))
        case Square():
            return wire.SquareField(field.name, field.columns, field.rows)
        case Hex():
            return wire.HexField(field.name, list(field.rows))
        case Place():
            return wire.PlaceField(field.name, list(field.ids))
    return wire.NumberField(field.name, 0, 0, "")


@get("/api/games", sync_to_thread=True, responses=REFUSALS)
def games(server: TheServer) -> list[GameInfo]:
    """All games that can be played here; samples stand behind what people come for."""
    there = sorted(names(), key=lambda name: known_title(name).sample)
    return [game_info(name, tuple(levels(server.settings))) for name in there]


@get("/api/games/{game:str}", sync_to_thread=True, responses=REFUSALS)
def game(game: _Game, server: TheServer) -> GameInfo:
    """One of them."""
    return game_info(game, tuple(levels(server.settings)))


@get(
    "/api/games/{game:str}/texts/{lang:str}",
    media_type="text/plain",
    sync_to_thread=False,
    responses=REFUSALS,
    opt={PACKED: True},
)
def texts(
    game: _Game, lang: Annotated[str, PathParameter(max_length=8)], request: AnyRequest
) -> Response[Any]:
    """The Fluent source of all texts, the shared ones first."""
    title = _title_in(game, lang)
    return answer(request, _texts(title.name, lang), "text/plain; charset=utf-8")


@get(
    "/api/games/{game:str}/catalogue",
    sync_to_thread=False,
    responses=REFUSALS,
    opt={PACKED: True},
)
def catalogue(game: _Game, request: AnyRequest) -> Response[Any]:
    """What never changes and a board is drawn from."""
    return answer(request, _catalogue(known_title(game).name), "application/json")


@get("/api/games/{game:str}/rules", sync_to_thread=False, responses=REFUSALS)
def rules(
    game: _Game, lang: Annotated[str, QueryParameter(max_length=8)] = ENGLISH
) -> list[Paragraph]:
    """The numbered rules, in a language as far as they are translated."""
    title = _title_in(game, lang)
    return [
        Paragraph(one.id, one.chapter, one.chapter_lang, bound(one.text, one.lang), one.lang)
        for one in told(title.name, lang)
    ]


@get("/api/games/{game:str}/lesson", sync_to_thread=False, responses=REFUSALS)
def lesson(game: _Game) -> LessonInfo:
    """The guided first game, step by step."""
    _, found = lessons.lesson_in(game)
    return LessonInfo([_step(step) for step in found.steps])


@post("/api/games/{game:str}/lesson", status_code=200, responses=REFUSALS)
async def learn(
    game: _Game,
    request: AnyRequest,
    server: TheServer,
    who: Who,
    again: FromQuery[bool] = False,
) -> TableInfo:
    """The table of your lesson: the one that you have begun, or with `again` a new one."""
    lessons.lesson_in(game)
    begun = None if again else await lessons.in_play(server.hall, who, game)
    if begun is not None:
        return info_at(begun, who.id)
    await server.limits.table(who.id)
    table = await lessons.set_up(server.hall, who, game)
    await server.limits.match(table.row, address_of(request))
    return info_at(await server.hall.run(lobby.start(server.hall, table.id, who)), who.id)


def _step(step: LessonStep) -> LessonStepInfo:
    after = _light(step.after) if step.after else None
    return LessonStepInfo(step.name, [_light(one) for one in step.light], step.move or None, after)


def _light(written: str) -> LightInfo:
    if written in REGIONS:
        return LightInfo(region=cast("Region", written))
    return LightInfo(element=written)


@cache
def _catalogue(game: str) -> Packed:
    return pack(msgspec.json.encode(known_title(game).catalogue()))


@cache
def _texts(game: str, lang: str) -> Packed:
    parts = [source.read_text("utf-8") for source in sources(known_title(game), lang)]
    return pack("\n".join(parts).encode())


ROUTES = [games, game, texts, catalogue, rules, lesson, learn]
