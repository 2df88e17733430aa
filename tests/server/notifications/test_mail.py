"""Mail crosses no network in the open, and to nobody who can't prove who they are."""

from __future__ import annotations

import socket
import ssl
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from orrery.server.notifications.failures import TryLater
from orrery.server.notifications.mail import Letter, Mailer
from tests.server.notifications.receivers import LOOPBACK, Mailbox, certificate_for, mailbox

HOST = "mail.example.org"
LETTER = Letter("Your turn", "They wait for you.", "en")


@pytest.fixture(params=["smtps", "smtp"])
async def post(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Mailbox]:
    """A mail server elsewhere, with TLS from the first byte or by STARTTLS."""
    names = partial(_here, socket.getaddrinfo)
    monkeypatch.setattr(socket, "getaddrinfo", names)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate_for(HOST, tmp_path))
    async with mailbox(request.param, HOST, tls) as box:
        yield box


def _here(asked, host, *args, **more):  # type: ignore[no-untyped-def]
    """The names that are asked for, and that of the mail server as one of this machine."""
    return asked(LOOPBACK if host == HOST else host, *args, **more)


async def test_mail_goes_by_tls_to_a_server_whose_certificate_is_trusted(
    post: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "mail.pem"))
    await Mailer(post.url, "table@example.org").send("bea@example.org", LETTER)
    [letter] = post.letters
    assert letter["subject"] == "Your turn"


async def test_whom_to_trust_is_read_once(
    post: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes as long as many moves, for which everybody would wait with every mail."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "mail.pem"))
    mailer = Mailer(post.url, "table@example.org")
    await mailer.send("bea@example.org", LETTER)
    monkeypatch.delenv("SSL_CERT_FILE")
    await mailer.send("bea@example.org", LETTER)
    assert len(post.letters) == 2


async def test_it_waits_while_the_certificate_is_not(post: Mailbox) -> None:
    mailer = Mailer(post.url, "table@example.org")
    with pytest.raises(TryLater, match="certificate"):
        await mailer.send("bea@example.org", LETTER)
    assert post.letters == []


async def test_it_waits_while_the_server_offers_no_tls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", partial(_here, socket.getaddrinfo))
    async with mailbox("smtp", HOST) as box:
        with pytest.raises(TryLater, match="TLS"):
            await Mailer(box.url, "table@example.org").send("bea@example.org", LETTER)
        assert box.letters == []
