"""Who is told what and when: once for each wait, in their language, and not in quiet hours."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Running, finish, new_table, running
from tests.server.notifications.conftest import (
    GRACE,
    HOME,
    IDLE,
    begin,
    calling,
    pass_time,
    reach,
    reach_by_mail,
    sweep,
)
from tests.server.notifications.receivers import Browser, Endpoint, Mailbox, verified_claims
from tests.server.test_clocks import DAY, RELAXED, Hours
from tests.server.test_trouble import change


async def test_whoever_is_awaited_and_not_there_is_told_once(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    _, table = await begin(ada, bea)
    await pass_time(server, hours, GRACE - 1)
    assert post.letters == []
    await pass_time(server, hours, 1)
    await pass_time(server, hours, DAY)
    [letter] = post.letters
    assert letter["to"] == "bea@example.org"
    assert letter["subject"] == "Comet Watch: it’s your turn"
    text = letter.get_content()
    assert "Ada and the table wait for you." in text
    assert f"{HOME}/t/{table}" in text


async def test_every_wait_has_its_own_notice(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    feed, table = await begin(ada, bea, game="pulsar_2849", options={})
    there = await bea.feed()
    told = 0
    for _ in range(60):
        for one in (feed, there):
            await one.watch(table)
        if there.own(table) is not None:
            await there.ask("unwatch", table=table)
            await pass_time(server, hours, GRACE)
            told += len(post.letters)
            assert len(post.letters) <= 1
            post.letters.clear()
            await there.watch(table)
            while there.own(table) is not None:
                await there.play(table)
                await there.watch(table)
        if told == 3:
            return
        if feed.own(table) is not None:
            await feed.play(table)
    raise AssertionError("it was not Bea's turn three times")


async def test_whoever_acts_in_time_is_not_told(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    _, table = await begin(ada, bea)
    await sweep(server)
    feed = await bea.feed()
    await feed.watch(table)
    while feed.own(table) is not None:
        await feed.play(table)
        await feed.watch(table)
    await feed.ask("unwatch", table=table)
    await pass_time(server, hours, DAY)
    assert [letter["subject"] for letter in post.letters] == []


async def test_whoever_is_at_the_table_is_told_only_after_having_done_nothing_for_long(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    _, table = await begin(ada, bea)
    await (await bea.feed()).watch(table)
    for _ in range(9):
        await pass_time(server, hours, GRACE)
    assert post.letters == []
    await pass_time(server, hours, IDLE - 9 * GRACE)
    assert len(post.letters) == 1


async def test_whoever_leaves_the_table_is_told_a_while_later(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    _, table = await begin(ada, bea)
    feed = await bea.feed()
    await feed.watch(table)
    await pass_time(server, hours, GRACE / 2)
    await feed.ask("unwatch", table=table)
    await pass_time(server, hours, GRACE - 1)
    assert post.letters == []
    await pass_time(server, hours, 1)
    assert len(post.letters) == 1


async def test_nobody_is_told_that_bots_wait(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    bea = await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    table = (await new_table(bea, "me", "random"))["id"]
    await bea.request("POST", f"/api/tables/{table}/start")
    await bea.request("POST", "/api/games/planet_unknown/lesson")
    await pass_time(server, hours, DAY)
    assert post.letters == []


async def test_but_that_a_clock_runs(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    bea = await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    table = (await new_table(bea, "me", "random", clock=RELAXED))["id"]
    await bea.request("POST", f"/api/tables/{table}/start")
    await pass_time(server, hours, GRACE)
    assert len(post.letters) == 1


async def test_every_wait_for_a_guest_is_told_to_whoever_has_the_device(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    bea, cyd = await visit(server.address, "Bea"), await visit(server.address, "Cyd")
    await reach_by_mail(bea, post, topics=["turn"])
    seats = [{"kind": "guest", "name": "Gus"}, {"kind": "me"}, {"kind": "open"}]
    body = {"game": "pulsar_2849", "seats": seats, "options": {}}
    table = (await bea.request("POST", "/api/tables", body))["id"]
    await cyd.request("POST", f"/api/tables/{table}/join", {})
    await bea.request("POST", f"/api/tables/{table}/start")
    device, there = await bea.feed(), await cyd.feed()
    told = []
    for _ in range(60):
        await there.watch(table)
        while there.own(table) is not None:
            await there.play(table)
            await there.watch(table)
        [asked] = there.states[table]["asked"]
        await pass_time(server, hours, GRACE)
        told += [(asked["seat"], letter) for letter in post.letters]
        post.letters.clear()
        if {seat for seat, _ in told} == {0, 1}:
            break
        await device.ask("watch", table=table, events=0, seat=asked["seat"])
        await device.play(table)
        await device.ask("unwatch", table=table)
    assert {seat for seat, _ in told} == {0, 1}
    for _, letter in told:
        assert letter.get_content().startswith("Cyd and the table wait for you.")


async def test_nobody_is_told_that_only_those_on_the_own_device_wait(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    bea = await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Gus"}]
    body = {"game": "example", "seats": seats, "options": {"nights": 1}}
    table = (await bea.request("POST", "/api/tables", body))["id"]
    await bea.request("POST", f"/api/tables/{table}/start")
    await pass_time(server, hours, DAY)
    assert post.letters == []


async def test_quiet_hours_end_before_somebody_is_told(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    hours.now += 22 * 3600 - hours.now % DAY  # 22:00 in UTC, 23:00 in Prague
    quiet = {"begin": 22 * 60, "end": 7 * 60 + 30}
    await reach_by_mail(bea, post, quiet=quiet, zone="Europe/Prague")
    await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    assert post.letters == []
    await pass_time(server, hours, 8 * 3600 + 29 * 60 - GRACE)  # 7:29 there
    assert post.letters == []
    await pass_time(server, hours, 60)
    assert len(post.letters) == 1


async def test_what_is_settled_in_quiet_hours_is_never_told(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    minute = int(hours.now % DAY / 60)
    await reach_by_mail(bea, post, quiet={"begin": minute, "end": (minute + 60) % 1440})
    _, table = await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    await bea.request("POST", f"/api/tables/{table}/resign")
    await pass_time(server, hours, DAY)
    assert post.letters == []


async def test_people_are_told_only_what_they_want(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post, topics=["begun", "over", "invited"], lang="pl")
    feed, table = await begin(ada, bea, options={"nights": 1})
    await pass_time(server, hours, GRACE)
    await pass_time(server, hours, DAY)
    there = await bea.feed()
    await there.watch(table)
    await finish([feed, there], table)
    last = (await server.server.store.entries(table))[-1].seat
    await there.ask("unwatch", table=table)
    await ada.request("POST", f"/api/tables/{table}/rematch")
    await pass_time(server, hours, GRACE)
    subjects = [str(letter["subject"]).split(": ")[1] for letter in post.letters]
    ended = ["koniec partii"] if last == 0 else []  # whoever ends a match knows it
    assert sorted(subjects) == sorted(["partia się zaczęła", *ended, "zaproszenie do partii"])


async def test_everyone_is_told_that_the_match_is_over_but_who_ended_it_or_saw_it(
    server: Running, visit: Visit, hours: Hours, there: Endpoint
) -> None:
    people = [await visit(server.address, name) for name in ("Ada", "Bea")]
    for person in people:
        url = f"{there.url}/{len(there.posted)}{person is people[0]}"
        await reach(person, {"kind": "ntfy", "url": url}, topics=["over"])
    feed, table = await begin(*people, options={"nights": 1})
    other = await people[1].feed()
    await other.watch(table)
    await finish([feed, other], table)
    last = (await server.server.store.entries(table))[-1].seat
    for one in (feed, other):
        await one.ask("unwatch", table=table)
    await pass_time(server, hours, GRACE)
    assert [posted.json()["topic"] for posted in there.posted] == [f"0{last == 1}"]


async def test_a_browser_gets_what_only_it_can_read_from_a_server_that_proves_itself(
    server: Running, visit: Visit, hours: Hours, there: Endpoint
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    browser = Browser(there)
    await reach(bea, browser.subscription, lang="cs")
    _, table = await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    [posted] = there.posted
    assert posted.path == browser.path
    assert browser.read(posted) == {
        "title": "Hlídka komet: jsi na tahu",
        "text": "U\N{NO-BREAK SPACE}stolu se čeká na tebe. Spoluhráči: Ada.",
        "url": f"{HOME}/t/{table}",
        "tag": table,
    }
    key = (await bea.request("GET", "/api/notifications"))["offered"]["push"]
    claims = verified_claims(posted, key)
    assert claims["aud"] == there.url
    assert claims["sub"] == "mailto:table@table.example"
    assert hours.now < claims["exp"] <= hours.now + DAY
    assert posted.headers["ttl"] == str(int(DAY))


async def test_a_browser_that_is_gone_is_forgotten(
    server: Running, visit: Visit, hours: Hours, there: Endpoint
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach(bea, Browser(there).subscription)
    there.status = 410
    await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    assert (await bea.request("GET", "/api/notifications"))["channels"] == []


async def test_what_is_certainly_not_delivered_is_tried_again_and_given_up_in_the_end(
    server: Running, visit: Visit, hours: Hours, there: Endpoint
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach(bea, {"kind": "discord", "url": f"{there.url}/hook"})
    there.status = 503
    await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    await pass_time(server, hours, 59)
    assert len(there.posted) == 1
    for _ in range(9):
        await pass_time(server, hours, DAY)
    assert len(there.posted) == 5


async def test_what_may_have_been_delivered_is_not_tried_again(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    post.answer = "554 we don't like it"
    await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    post.answer = "250 OK"
    await pass_time(server, hours, DAY)
    assert post.letters == []


async def test_nobody_is_told_more_than_so_much_in_an_hour(
    calling_settings: Settings, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    async with running(replace(calling_settings, notices_per_hour=2)) as server:
        server.server.hall.now = hours
        ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
        await reach_by_mail(bea, post)
        for _ in range(4):
            await begin(ada, bea)
        await pass_time(server, hours, GRACE)
        assert len(post.letters) == 2
        due = await server.server.store.due_notices(hours.now + DAY, 9)
        assert [one.notice.tries for one in due] == [0, 0]  # the others wait for their turn


async def test_several_workers_spend_together_what_somebody_may_be_told_in_an_hour(
    calling_settings: Settings, visit: Visit, hours: Hours, post: Mailbox, database: str
) -> None:
    shared = replace(calling_settings, store=database, notices_per_hour=3)
    async with running(shared) as first, running(shared) as second:
        for worker in (first, second):
            worker.server.hall.now = hours
        ada, bea = await visit(first.address, "Ada"), await visit(first.address, "Bea")
        await reach_by_mail(bea, post)
        for _ in range(3):
            await begin(ada, bea)
        await sweep(first)
        hours.now += GRACE
        await asyncio.gather(sweep(first, look=False), sweep(second, look=False))
        assert len(post.letters) == 3


async def test_a_broken_row_keeps_nobody_else_from_being_told(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post, topics=["turn"])
    _, ended = await begin(ada, bea)
    broken = (await new_table(ada, "me", "open"))["id"]
    changed = "UPDATE game_table SET status = 'over', rematch = $2 WHERE id = $1"
    await change(server, changed, ended, broken)
    await change(server, "UPDATE game_table SET asked = 'x' WHERE id = $1", broken)
    _, table = await begin(ada, bea)
    await pass_time(server, hours, GRACE)
    [letter] = post.letters
    assert f"{HOME}/t/{table}" in letter.get_content()


async def test_tables_of_people_who_cannot_be_reached_are_not_looked_at(
    server: Running, visit: Visit, hours: Hours
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach(bea, {"kind": "mail", "address": "bea@example.org"})  # not confirmed
    await begin(ada, bea)
    assert await server.server.store.tables_to_tell_of(0) == []
    await pass_time(server, hours, GRACE)
    assert await server.server.store.due_notices(hours.now + DAY, 9) == []


async def test_nobody_is_told_twice_because_the_server_was_started_again(
    calling_settings: Settings, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    async with running(calling_settings) as server:
        server.server.hall.now = hours
        ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
        await reach_by_mail(bea, post)
        await begin(ada, bea)
        await sweep(server)
        key = calling(server).offered.push
    async with running(calling_settings) as again:
        again.server.hall.now = hours
        await pass_time(again, hours, GRACE)
        assert len(post.letters) == 1
        assert calling(again).offered.push == key
    async with running(calling_settings) as again:
        again.server.hall.now = hours
        await pass_time(again, hours, DAY)
    assert len(post.letters) == 1


async def test_nobody_is_told_twice_because_there_are_two_workers(
    calling_settings: Settings, visit: Visit, hours: Hours, post: Mailbox, database: str
) -> None:
    shared = replace(calling_settings, store=database)
    async with running(shared) as first, running(shared) as second:
        for worker in (first, second):
            worker.server.hall.now = hours
        ada, bea = await visit(first.address, "Ada"), await visit(second.address, "Bea")
        await reach_by_mail(bea, post)
        _, table = await begin(ada, bea)
        hours.now += GRACE
        await asyncio.gather(sweep(first), sweep(second))
        await asyncio.gather(sweep(first), sweep(second))
        assert len(post.letters) == 1
        assert calling(first).offered == calling(second).offered
        await bea.move_to(second.address)
        feed = await bea.feed()
        await feed.watch(table)
        await feed.play(table)


async def test_who_is_at_the_table_of_one_worker_is_not_told_by_another(
    calling_settings: Settings, visit: Visit, hours: Hours, post: Mailbox, database: str
) -> None:
    shared = replace(calling_settings, store=database)
    async with running(shared) as first, running(shared) as second:
        for worker in (first, second):
            worker.server.hall.now = hours
        ada, bea = await visit(first.address, "Ada"), await visit(second.address, "Bea")
        await reach_by_mail(bea, post)
        _, table = await begin(ada, bea)
        await (await bea.feed()).watch(table)
        await sweep(first)
        hours.now += GRACE / 2
        await sweep(second)
        hours.now += GRACE / 2
        await sweep(first)
        assert post.letters == []


async def test_whoever_is_asked_to_a_table_gets_a_link_to_sit_down_there(
    server: Running, visit: Visit, hours: Hours, there: Endpoint
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach(bea, {"kind": "ntfy", "url": f"{there.url}/bea"})
    inviter, invited = [(await one.request("GET", "/api/me"))["id"] for one in (ada, bea)]
    new = (await new_table(ada, "me", "open", private=True))["id"]
    hours.now += 1
    await server.server.store.invite(new, inviter, [invited], hours.now)
    await pass_time(server, hours, GRACE)
    [posted] = there.posted
    assert posted.json()["title"] == "Comet Watch: you are invited"
    assert posted.json()["click"] == f"{HOME}/t/{new}"  # with no key that others could read
    carl = await visit(server.address, "Carl")
    refused = await carl.request("POST", f"/api/tables/{new}/join", {}, 403)
    assert refused["code"] == "wrong-invitation"
    await bea.request("POST", f"/api/tables/{new}/join", {})
    await pass_time(server, hours, DAY)
    assert len(there.posted) == 1
