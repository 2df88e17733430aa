"""How people say that and how they want to be reached, and what a server must not be used for."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import time
from importlib import resources
from ipaddress import ip_address
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace

from orrery.kernel.errors import InvalidOption
from orrery.server.notifications import outside as names
from orrery.server.notifications.delivery import check_settings
from orrery.server.notifications.failures import TryLater, Undelivered
from orrery.server.notifications.outside import Forbidden, Outside, checked_url, is_public
from orrery.server.notifications.push import Subscription, decoded, encoded, encrypted
from orrery.server.notifications.quiet import quiet_until
from orrery.server.notifications.wording import say
from orrery.server.settings import Settings
from orrery.server.store.notices import WishRow
from orrery.server.store.opening import open_store
from orrery.text import LANGUAGES
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Json, Person, Running, running
from tests.server.notifications.conftest import HOME, WISHES, begin, reach, reach_by_mail, sweep
from tests.server.notifications.receivers import (
    LOOPBACK,
    Browser,
    Endpoint,
    Mailbox,
    certificate_for,
    endpoint,
)
from tests.server.test_clocks import DAY, Hours

NONE_OFFERED = {"push": None, "mail": False, "webhooks": False}


async def own(person: Person) -> Json:
    shown: Json = await person.request("GET", "/api/notifications")
    return shown


async def add(person: Person, channel: Json, status: int = 0) -> Json:
    path = "/api/notifications/channels"
    answer: Json = await person.request("POST", path, channel, status)
    return answer


async def test_a_damaged_key_for_push_takes_push_away_and_nothing_else(
    calling_settings: Settings, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    store, _ = open_store(calling_settings.store)
    await store.open()
    await store.keep_secret("vapid", b"no key")
    await store.close()
    async with running(calling_settings) as server:
        ada = await (await visit(server.address)).arrive("Ada")
        shown = await own(ada)
    assert shown["offered"] == {"push": None, "mail": True, "webhooks": True}
    assert "key for push is damaged: restore it from a backup" in capsys.readouterr().err


async def test_a_server_that_has_no_public_address_reaches_nobody(
    settings: Settings, visit: Visit
) -> None:
    async with running(settings) as server:
        ada = await visit(server.address, "Ada")
        assert await own(ada) == {"offered": NONE_OFFERED, "wishes": None, "channels": []}
        refused = await add(ada, {"kind": "ntfy", "url": "https://ntfy.sh/ada"}, 409)
        assert refused["code"] == "not-offered"


async def test_a_mail_address_counts_when_its_owner_has_confirmed_it(
    server: Running, visit: Visit, post: Mailbox
) -> None:
    ada = await visit(server.address, "Ada")
    channel = await reach(ada, {"kind": "mail", "address": "ada@example.org"}, lang="cs")
    assert channel["confirmed"] is False
    [letter] = post.letters
    assert letter["to"] == "ada@example.org"
    assert HOME in letter.get_content()
    path = f"/api/notifications/channels/{channel['id']}"
    wrong = await ada.request("POST", f"{path}/confirm", {"code": "no"}, 403)
    assert wrong["code"] == "wrong-code"
    await ada.request("POST", f"{path}/test", status=403)
    shown = await ada.request("POST", f"{path}/confirm", {"code": f" {post.code()} "})
    assert [one["confirmed"] for one in shown["channels"]] == [True]
    await ada.request("POST", f"{path}/test")
    assert post.letters[-1]["subject"] == "Orrery tě zastihne"


async def test_a_code_can_be_guessed_at_a_few_times_and_for_an_hour(
    server: Running, visit: Visit, hours: Hours, post: Mailbox
) -> None:
    ada = await visit(server.address, "Ada")
    channel = await reach(ada, {"kind": "mail", "address": "ada@example.org"})
    path = f"/api/notifications/channels/{channel['id']}/confirm"
    for _ in range(5):
        await ada.request("POST", path, {"code": "wrong"}, 403)
    await ada.request("POST", path, {"code": post.code()}, 403)
    await add(ada, {"kind": "mail", "address": "ada@example.org"})  # another code
    hours.now += 3601
    await ada.request("POST", path, {"code": post.code()}, 403)
    assert (await own(ada))["channels"][0]["confirmed"] is False


async def test_an_address_that_nobody_confirms_is_forgotten(
    server: Running, visit: Visit, post: Mailbox, hours: Hours
) -> None:
    """It may be that of somebody who has nothing to do with this server."""
    ada = await visit(server.address, "Ada")
    await reach_by_mail(ada, post)
    await add(ada, {"kind": "mail", "address": "eve@example.org"})
    store = server.server.store
    await store.remove_unconfirmed(hours.now)
    assert len((await own(ada))["channels"]) == 2
    await store.remove_unconfirmed(hours.now + 1)
    assert [one["address"] for one in (await own(ada))["channels"]] == ["bea@example.org"]


async def test_unconfirmed_addresses_are_removed_with_what_else_is_old(
    server: Running, visit: Visit, hours: Hours
) -> None:
    hours.now = time.time() - 2 * DAY
    ada = await visit(server.address, "Ada")
    await add(ada, {"kind": "mail", "address": "eve@example.org"})
    await server.server.retention.sweep()
    assert (await own(ada))["channels"] == []


async def test_nobody_is_flooded_with_codes(server: Running, visit: Visit, post: Mailbox) -> None:
    for name in ("Ada", "Bea", "Cyd"):
        person = await visit(server.address, name)
        await add(person, {"kind": "mail", "address": "Eve@example.org"})
    person = await visit(server.address, "Dan")
    refused = await add(person, {"kind": "mail", "address": "eve@example.org"}, 429)
    assert refused["code"] == "too-fast"
    assert len(post.letters) == 3


async def test_mail_can_be_stopped_by_its_link_with_one_click(
    server: Running, visit: Visit, post: Mailbox
) -> None:
    ada, stranger = await visit(server.address, "Ada"), await visit(server.address)
    del stranger.http.headers["origin"]  # a mail program
    channel = await reach_by_mail(ada, post)
    await ada.request("POST", f"/api/notifications/channels/{channel['id']}/test")
    [letter] = post.letters
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = str(letter["list-unsubscribe"]).strip("<>")
    assert link in letter.get_content().replace("=\n", "")
    path = link.removeprefix(HOME)
    page = await stranger.http.get(path)
    assert '<form method="post">' in page.text
    assert (await own(ada))["channels"] != []  # looking at a link ends nothing
    await stranger.http.post(path, data={"List-Unsubscribe": "One-Click"})
    assert (await own(ada))["channels"] == []
    again = await stranger.http.post(path)
    assert (again.status_code, "any more" in again.text) == (200, True)


async def test_webhooks_get_the_forms_of_discord_and_ntfy(
    server: Running, visit: Visit, there: Endpoint
) -> None:
    ada = await visit(server.address, "Ada")
    for kind, path in (("discord", "/api/webhooks/1/x"), ("ntfy", "/folder/comets")):
        channel = await reach(ada, {"kind": kind, "url": there.url + path})
        await ada.request("POST", f"/api/notifications/channels/{channel['id']}/test")
    discord, ntfy = there.posted
    assert discord.path == "/api/webhooks/1/x"
    assert discord.json()["allowed_mentions"] == {"parse": []}
    assert discord.json()["content"].startswith("**Orrery can reach you**\n")
    assert ntfy.path == "/folder/"
    assert ntfy.json()["topic"] == "comets"
    assert ntfy.json()["title"] == "Orrery can reach you"
    assert ntfy.json()["click"] == f"{HOME}/"


async def test_a_webhook_is_followed_nowhere_else(
    server: Running, visit: Visit, there: Endpoint
) -> None:
    ada = await visit(server.address, "Ada")
    channel = await reach(ada, {"kind": "discord", "url": f"{there.url}/hook"})
    there.status, there.location = 307, f"{there.url}/elsewhere"
    path = f"/api/notifications/channels/{channel['id']}/test"
    refused = await ada.request("POST", path, status=409)
    assert refused["code"] == "not-delivered"
    assert [posted.path for posted in there.posted] == ["/hook"]


async def test_whom_to_trust_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as many moves, for which everybody would wait with every notice."""
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate_for("localhost", tmp_path))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "mail.pem"))
    outside = Outside(private=True)
    async with endpoint("localhost", tls) as there:
        await outside.post(there.url, {}, b"one")
        monkeypatch.delenv("SSL_CERT_FILE")
        await outside.post(there.url, {}, b"two")
    assert [posted.body for posted in there.posted] == [b"one", b"two"]


async def test_names_that_are_never_found_hold_up_nothing_else(
    there: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has a name server that does not answer may give as many names as they like."""
    goes_on, look_up = Event(), socket.getaddrinfo

    def answered(host: str, *args: Any, **more: Any) -> Any:
        if host.endswith(".slow.example"):
            goes_on.wait()
        return look_up(LOOPBACK, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", answered)
    monkeypatch.setattr(names, "_LOOKED_UP", 40)
    outside = Outside(private=True)
    with monkeypatch.context() as hurried:
        hurried.setattr(names, "_NAME_PATIENCE", 0.01)
        urls = [f"http://{number}.slow.example/" for number in range(39)]
        asking = [outside.post(url, {}, b"") for url in urls]
        failures = await asyncio.gather(*asking, return_exceptions=True)
    assert {type(failure) for failure in failures} == {TryLater}  # certainly not delivered
    async with asyncio.timeout(PATIENCE):
        await asyncio.to_thread(look_up, LOOPBACK, 80)
        await outside.post(there.url.replace(LOOPBACK, "here.example"), {}, b"")
    goes_on.set()
    assert len(there.posted) == 1


async def test_so_many_messages_are_sent_on_trial_for_an_address(
    server: Running, visit: Visit, there: Endpoint
) -> None:
    """Anybody becomes as many guests as they like."""

    async def tried(address: str) -> int:
        person = await visit(server.address, "Ada")
        channel = await reach(person, {"kind": "discord", "url": f"{there.url}/x"})
        person.http.headers["x-forwarded-for"] = address  # as a proxy says
        path = f"/api/notifications/channels/{channel['id']}/test"
        answers = [await person.http.post(path) for _ in range(11)]
        return sum(answer.is_success for answer in answers)

    assert [await tried("192.0.2.1") for _ in range(5)] == [10, 10, 10, 10, 0]
    assert await tried("192.0.2.2") == 10


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.1.1", "255.255.255.255", "192.0.2.1"),
        *("::1", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1"),
        *("2001:0:a00:1::1", "::", "ff02::1", "::10.0.0.1", "fec0::1", "3fff::1", "4000::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["162.159.135.232", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"])
async def test_nothing_is_sent_into_the_own_network(name: str) -> None:
    with pytest.raises(Forbidden):
        await Outside().post(f"https://{name}:9/", {}, b"")


@pytest.mark.parametrize(
    "url",
    [
        *("http://ntfy.sh/x", "ftp://ntfy.sh", "https://", "https://me:secret@ntfy.sh/x"),
        *("https://ntfy.sh/x#y", "https://ntfy.sh:0/x", "https://ntfy.sh:99999/x", "ntfy.sh/x"),
        *("https://ntfy.sh/a b", "https://[::1/x", "https://ntfy.sh/" + "x" * 1000),
        *("https://a..b/x", "https://.sh/x", "https://" + "x" * 64 + ".sh/x"),
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        checked_url(url, private=False)


async def test_what_cannot_be_reached_is_said_so_without_secrets() -> None:
    with pytest.raises(Undelivered) as failure:
        await Outside(private=True).post("http://127.0.0.1:1/hook/secret", {}, b"")
    assert str(failure.value) == "the server there can't be reached"


async def test_wrong_addresses_and_keys_are_refused_with_a_sentence(
    server: Running, visit: Visit, there: Endpoint
) -> None:
    ada = await visit(server.address, "Ada")
    right = Browser(there).subscription
    for wrong in (
        {"kind": "mail", "address": "ada at example.org"},
        {"kind": "mail", "address": "ada@example.org\r\nBcc: eve@example.org"},
        {"kind": "mail", "address": ".ada@example.org"},
        {"kind": "mail", "address": "ada..b@example.org"},
        {"kind": "ntfy", "url": "https://ntfy.sh"},
        {"kind": "discord", "url": "file:///etc/passwd"},
        right | {"p256dh": "AAAA"},
        right | {"p256dh": encoded(b"\x04" + bytes(64))},
        right | {"auth": "x"},
    ):
        assert (await add(ada, wrong, 400))["code"] == "invalid-address"
    assert (await own(ada))["channels"] == []


async def test_a_person_has_so_many_channels_and_the_same_one_once(
    server: Running, visit: Visit
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    for number in [*range(10), 0]:
        await add(ada, {"kind": "ntfy", "url": f"https://ntfy.sh/{number}"})
    refused = await add(ada, {"kind": "ntfy", "url": "https://ntfy.sh/more"}, 409)
    assert refused["code"] == "many-channels"
    channels = (await own(ada))["channels"]
    assert len(channels) == 10
    path = f"/api/notifications/channels/{channels[0]['id']}"
    await bea.request("DELETE", path, status=404)
    await ada.request("DELETE", path)
    assert len((await own(ada))["channels"]) == 9


async def test_unknown_zones_are_refused(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    for zone in ("Mars/Olympus", "../../etc/passwd", "/etc/passwd"):
        await ada.request("PUT", "/api/notifications", WISHES | {"zone": zone}, 400)
    quiet = {"begin": 60, "end": 120}
    shown = await ada.request("PUT", "/api/notifications", WISHES | {"quiet": quiet})
    assert shown["wishes"]["quiet"] == quiet


async def test_people_get_what_is_kept_of_this_and_take_it_with_them(
    server: Running, visit: Visit, post: Mailbox
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    await reach_by_mail(bea, post)
    _, table = await begin(ada, bea)
    await sweep(server)
    data = await bea.request("GET", "/api/me/data")
    assert [one["address"] for one in data["channels"]] == ["bea@example.org"]
    assert data["wishes"]["topics"] == ["begun", "invited", "over", "turn"]
    assert {(one["table"], one["topic"]) for one in data["notices"]} == {
        (table, "turn"),
        (table, "begun"),
    }
    identity = data["me"]["id"]
    await bea.request("DELETE", "/api/me")
    store = server.server.store
    assert await store.channels(identity) == []
    assert await store.wishes(identity) is None
    assert await store.due_notices(float("inf"), 9) == []


# Reckoning


def test_a_message_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    to = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    secret = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    key = ec.derive_private_key(secret, ec.SECP256R1())
    salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")
    message = b"When I grow up, I want to be a watermelon"
    assert encoded(encrypted(message, to, key, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("now", "end"),
    [
        (1_800_000_000, None),  # 09:00 in Prague, 15 January 2027
        (1_800_046_799, None),  # 21:59:59
        (1_800_046_800, 1_800_081_000),  # 22:00, until 07:30
        (1_800_080_999, 1_800_081_000),
        (1_800_081_000, None),
        (1_806_184_800, 1_806_211_800),  # over the night in which summer time begins: an hour less
    ],
)
def test_quiet_hours_are_those_of_where_somebody_is(now: int, end: int | None) -> None:
    wishes = WishRow("ada", [], "cs", "Europe/Prague", 22 * 60, 7 * 60 + 30)
    assert quiet_until(wishes, now) == end


def test_settings_that_cannot_be_used_are_said_before_a_server_starts() -> None:
    right = Settings(public_url=HOME, smtp="smtps://me:x@mail.example", mail_from="a@b.example")
    check_settings(right)
    for wrong in (
        replace(right, public_url="table.example"),
        replace(right, public_url=""),
        replace(right, smtp="mail.example:25"),
        replace(right, mail_from="nobody"),
    ):
        with pytest.raises(InvalidOption):
            check_settings(wrong)


def test_every_text_is_there_in_all_languages() -> None:
    folder = resources.files("orrery.server.notifications") / "text"
    keys = {
        lang: re.findall(r"^([\w-]+) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["pl"] == keys["cs"]
    told = {name: name for name in ("game", "others", "text", "url", "stop", "code", "home")}
    for lang in LANGUAGES:
        for key in keys[lang]:
            assert say(lang, key, **told, address="address")
