"""A server that is killed under load loses nothing; `make crash` does this for longer."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tools.crash import crash, new_report, options_of
from tools.players import Party
from tools.proof import examine

SHORT = [
    *("--kills", "3", "--tables", "6", "--rate", "50", "--seed", "7", "--undos", "0.1"),
    *("--clocks", "--called"),
]


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "orrery.db")
    return str(request.getfixturevalue("database"))


@pytest.mark.long
async def test_nothing_is_lost_or_happens_twice_when_the_server_is_killed(store: str) -> None:
    report = new_report(store, seed=7)
    party = await crash(store, report, options_of(SHORT))
    assert report.problems == []
    assert report.kills == 3
    assert report.acknowledged == report.sent == report.entries > 0
    if report.store == "SQLite":
        await _losses_would_show(store, party)


async def _losses_would_show(store: str, party: Party) -> None:
    """The proof itself: it must not be satisfied with a store that has lost or changed anything."""
    for change, complaint in (
        ("DELETE FROM entry WHERE (table_id, seq) = ({last})", "is lost"),
        ("UPDATE entry SET seq = seq + 1 WHERE (table_id, seq) = ({last})", "gaps"),
        ("UPDATE entry SET command = 'x' WHERE (table_id, seq) = ({last})", "nobody has sent x"),
        ("UPDATE entry SET \"check\" = '0' WHERE (table_id, seq) = ({last})", "leads elsewhere"),
    ):
        last = "SELECT table_id, max(seq) FROM entry GROUP BY table_id LIMIT 1"
        damaged = f"{store}-damaged"
        Path(damaged).write_bytes(Path(store).read_bytes())
        with closing(sqlite3.connect(damaged)) as db, db:
            assert db.execute(change.format(last=last)).rowcount == 1
        assert any(complaint in problem for problem in (await examine(damaged, party)).problems)
