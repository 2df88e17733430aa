"""Help for those who play: hints while they decide, and an analysis when the match is over.

Both are thought out by the search in the processes of bots, which get imagined positions only, so
nobody learns from them what they couldn't know. Hints come before matches among bots; analyses
come last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from orrery.bots.analysis import Asked, Judged, Question, decisions, turning_points
from orrery.bots.appraisal import Effort
from orrery.games import title as title_of
from orrery.kernel.journal import decode
from orrery.kernel.perspective import Perspective
from orrery.server import journals
from orrery.server.bots import BotPlayers
from orrery.server.hall import Hall
from orrery.server.limiting import Limits, origin_of
from orrery.server.logs import where
from orrery.server.progress import NOT_SEATED
from orrery.server.refusals import Refuse
from orrery.server.store import Identity, Taken
from orrery.server.tables import Table, seats_of
from orrery.server.wire import AnalysisInfo, Code, Hint, JudgedInfo

log = structlog.get_logger()

_KEPT: Final = 256  # hints that are given again to whoever asks again
_WAKING: Final = 15.0  # seconds that a bots' process may need to start
_GRACE: Final = 20.0  # seconds that thinking over a decision may take longer on a busy machine


class Coach:
    """Gives hints, and carries out analyses, one decision at a time."""

    def __init__(self, hall: Hall, bots: BotPlayers, limits: Limits) -> None:
        self._hall = hall
        self._bots = bots
        self._limits = limits
        self._hints: OrderedDict[tuple[str, int, str], Hint] = OrderedDict()
        self._jobs: dict[tuple[str, int], _Job] = {}

    async def close(self) -> None:
        """Give up what has not been analysed yet."""
        for job in self._jobs.values():
            job.task.cancel()
        await asyncio.gather(*(job.task for job in self._jobs.values()), return_exceptions=True)

    async def hint(self, table_id: str, who: Identity, decision: str, address: str) -> Hint:
        """What the search would do in somebody's own decision, within the time that hints have."""
        table = await self._hall.fresh(table_id)
        if table.row.rated:
            raise Refuse(Code.RATED, "there are no hints in a rated match")
        seat = _asked_seat(table, who, decision)
        known = self._hints.get((table_id, seat, decision))
        if known is None:
            await self._limits.hint(address)
            known = await self._new_hint(table, seat, decision, address)
            self._hints[table_id, seat, decision] = known
            while len(self._hints) > _KEPT:
                self._hints.popitem(last=False)
        return known

    async def _new_hint(self, table: Table, seat: int, decision: str, address: str) -> Hint:
        assert table.match is not None
        budget, seconds = self._hall.settings.hint_budget, self._hall.settings.hint_seconds
        perspective = Perspective(table.match.title, table.match.position(), seat)
        question = Question(
            game=table.row.game,
            seat=seat,
            position=msgspec.Raw(perspective.snapshot()),
            effort=Effort(seconds=seconds),
            seed=f"hint {decision}",
        )
        await self._bots.thinkers.wake(_WAKING)  # the first hint would be late else
        found = None
        with suppress(TimeoutError):
            async with asyncio.timeout(budget):
                whose = origin_of(address)
                found = await self._bots.appraise(question, whose, budget, budget - seconds)
        if found is None:
            raise Refuse(Code.BUSY, "there is no time to think of a hint now; try again")
        return Hint(table.id, decision, found.best)

    async def analysis(self, table_id: str, who: Identity, address: str) -> AnalysisInfo:
        """How far the analysis of somebody's own decisions has come; it begins when asked for."""
        table = await self._hall.fresh(table_id)
        seat = _seat(table, who)
        if table.row.status != "over":
            raise Refuse(Code.IN_PLAY, "a match is analysed when it is over")
        kept = await self._hall.store.analysis(table_id, seat)
        if kept is not None:
            return _kept(table_id, kept)
        job = self._jobs.get((table_id, seat))
        if job is None:
            await self._limits.analysis(address)
            job = self._begin(table, seat, origin_of(address))
        return job.info

    def _begin(self, table: Table, seat: int, whose: str) -> _Job:
        job = self._jobs.get((table.id, seat))
        if job is None:
            job = self._jobs[table.id, seat] = _Job(table, seat)
            job.task = asyncio.create_task(self._carry_out(job, table, whose))
        return job

    async def _carry_out(self, job: _Job, table: Table, whose: str) -> None:
        """Think over one decision after another; what was found out is kept."""
        key = (job.info.table, job.info.seat)
        try:
            asked = await asyncio.to_thread(self._asked, table, job.info.seat)
            judged: list[Judged] = []
            for done, one in enumerate(asked):
                job.info = AnalysisInfo(*key, done=done, total=len(asked), over=False)
                budget = one.question.effort.seconds + _GRACE
                appraisal = await self._bots.appraise(one.question, whose, budget)
                if appraisal is not None:
                    judged.append(Judged(one.entry, one.seat, one.round, appraisal))
            job.info = _found(job.info, judged, len(asked), journals.base_of(table.row))
            with suppress(Taken, KeyError):  # another worker was first, or the table is gone
                await self._hall.store.add_analysis(*key, msgspec.json.encode(job.info))
        except Exception as error:
            log.warning("analysis failed", error=type(error).__name__, at=where(error))
        finally:
            self._jobs.pop(key, None)

    def _asked(self, table: Table, seat: int) -> list[Asked]:
        saved = table.saved()
        assert saved is not None
        effort = Effort(seconds=self._hall.settings.analysis_seconds)
        return list(decisions(title_of(table.row.game), decode(saved).journal, effort, [seat]))


class _Job:
    """An analysis under way."""

    task: asyncio.Task[None]

    def __init__(self, table: Table, seat: int) -> None:
        if not journals.is_current(table.row):
            raise Refuse(Code.DAMAGED, "this match was played with other rules than today's")
        self.info = AnalysisInfo(table.id, seat, done=0, total=0, over=False)


def _kept(table_id: str, body: bytes) -> AnalysisInfo:
    try:
        return msgspec.json.decode(body, type=AnalysisInfo)
    except (msgspec.MsgspecError, UnicodeError) as error:
        log.error("analysis is broken", table=table_id, reason=str(error))
        raise Refuse(Code.DAMAGED, "what is kept of this analysis is damaged") from error


def _seat(table: Table, who: Identity) -> int:
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refuse(Code.NOT_SEATED, NOT_SEATED)
    return seat


def _asked_seat(table: Table, who: Identity, decision: str) -> int:
    """The seat of somebody, who may have several, that has to take this decision."""
    own = seats_of(table.row, who.id)
    if not own:
        raise Refuse(Code.NOT_SEATED, NOT_SEATED)
    if table.match is not None:
        for seat in own:
            if table.decision_of(seat) == decision:
                return seat
    raise Refuse(Code.STALE, "this decision is not up any more; look again")


def _found(info: AnalysisInfo, judged: list[Judged], total: int, base: int) -> AnalysisInfo:
    """What the search thinks of a seat's decisions, numbered as the replay numbers them."""
    return AnalysisInfo(
        table=info.table,
        seat=info.seat,
        done=total,
        total=total,
        over=True,
        decisions=[_judged_info(one, base) for one in judged],
        turning_points=[base + one.entry for one in turning_points(judged)],
    )


def _judged_info(one: Judged, base: int) -> JudgedInfo:
    assert one.appraisal.made is not None
    return JudgedInfo(
        entry=base + one.entry,
        round=one.round,
        made=one.appraisal.made,
        best=one.appraisal.best[0],
        loss=one.appraisal.loss,
        error=one.appraisal.error,
    )
