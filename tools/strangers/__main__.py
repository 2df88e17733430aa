"""`make fuzz-server`: a server of its own, and strangers until so much was sent."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from orrery.games import names
from orrery.server.settings import Settings
from tools.serving import Served, build_name, children_of, cost_of, load_average, seat_guests
from tools.strangers.crowd import besiege
from tools.strangers.findings import Books, Findings
from tools.strangers.people import set_scene

GUESTS = 60
MOST_GROWTH = 50 * 2**20  # bytes, after the first tenth
UNBOUNDED = 10**9
NOWHERE = "127.0.0.1:9"  # where no mail is taken
FREELY = Settings(
    messages_per_second=UNBOUNDED,
    message_burst=UNBOUNDED,
    tables_per_hour=UNBOUNDED,
    exports_per_hour=UNBOUNDED,
    hints_per_hour=UNBOUNDED,
    analyses_per_hour=UNBOUNDED,
    hint_seconds=0.05,
    analysis_seconds=0.01,
    public_url="https://table.example",
    smtp=f"smtp://{NOWHERE}",
    mail_from="table@example.org",
    notice_grace=UNBOUNDED,  # nobody is called by itself, only by what is sent
)


async def fuzz(store: Path, count: int, seed: int) -> Findings:
    """Let strangers send so much to a server on this store, and watch it."""
    findings = Findings()
    guests = await seat_guests(str(store), GUESTS)
    server = Served(str(store), settings=FREELY)
    try:
        server.spawn()
        await server.answers()
        scene = await set_scene(server.address, guests, names())
        books = Books(store)
        await besiege(scene, books, findings, random.Random(seed), count // 10)
        before = _memory(server)
        await besiege(scene, books, findings, random.Random(seed + 1), count - count // 10)
        growth = _memory(server) - before
        print(f"memory: {before / 2**20:.0f} MB after a tenth, {growth / 2**20:+.0f} MB since")
        if growth > MOST_GROWTH:
            findings.fault("memory grew", f"{growth / 2**20:.0f} MB")
        await server.stop()
        for line in server.errors():
            findings.fault("logged", line)
    finally:
        server.close()
    return findings


def _memory(server: Served) -> int:
    return cost_of([server.pid, *children_of(server.pid)]).rss


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz-server ARGS=")
    parser.add_argument("--count", type=int, default=200_000, help="messages and requests")
    parser.add_argument("--seed", type=int, default=1, help="the same seed sends the same")
    options = parser.parse_args()
    began = perf_counter()
    with tempfile.TemporaryDirectory(prefix="orrery-fuzz-") as folder:
        findings = asyncio.run(fuzz(Path(folder) / "orrery.db", options.count, options.seed))
    seconds = perf_counter() - began
    print(f"{build_name()}: {findings.sent} sent in {seconds:.0f} s, load {load_average()}")
    for answer, times in findings.answers.most_common():
        print(f"{times:>9}  {answer}")
    for wrong in findings.wrong:
        print(f"WRONG: {wrong}")
    print(f"{len(findings.wrong)} things went wrong")
    return 1 if findings.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
