"""How often somebody may do something, and how much they may leave behind."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.server.limiting import UNDOS_AHEAD
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import running
from tests.server.test_table import two_at_a_table


async def test_a_journal_does_not_grow_by_undoing(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, message_burst=10_000)) as server:
        _, (ada, bea), table = await two_at_a_table(server, visit)
        hall = server.server.hall
        match = await hall.table(table)
        moves = (match.pending()[0].texts[0], None)
        for number in range(2 * UNDOS_AHEAD):
            await hall.act(match, 0, moves[number % 2], f"{number}")
        await ada.watch(table)
        await ada.play(table)
        refused = await ada.ask("undo", table=table, command="once too often")
        assert refused["code"] == "undos-spent"
        assert len(await hall.store.entries(table)) == 2 * UNDOS_AHEAD + 1
        await bea.watch(table)
        await bea.play(table)  # who has undone nothing yet
        assert (await bea.ask("undo", table=table, command="mine"))["type"] == "done"
