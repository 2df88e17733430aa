"""Choosing how to be called back, and following a call to the table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as SmtpSession
from playwright.sync_api import expect

from tests.browser.conftest import running
from tests.browser.serving import PATIENCE, Server, free_port
from tests.browser.test_accessibility import barriers
from tests.browser.visitor import Visits, until


class Mailbox:
    """A mail server beside the test, which hands over what arrives."""

    def __init__(self) -> None:
        self.port = free_port()
        self._letters: Queue[EmailMessage] = Queue()

    async def handle_DATA(  # noqa: N802 – the name that the server looks for
        self, server: SMTP, session: SmtpSession, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self._letters.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self._letters.get(timeout=PATIENCE)


@pytest.fixture
def post() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    yield box
    controller.stop()


@pytest.fixture
def calling_server(tmp_path: Path, post: Mailbox) -> Iterator[Server]:
    """A server that tells at once who is not at the table."""
    mail = (f"smtp=smtp://127.0.0.1:{post.port}", "mail_from=table@example.org")
    yield from running(tmp_path, "public_url=ADDRESS", *mail, "notice_grace=0", "sweep=0.2")


def test_somebody_is_called_back_by_mail(
    calling_server: Server, visits: Visits, post: Mailbox
) -> None:
    bea = visits.arrive(calling_server, bypass_csp=True)
    page = bea.home()
    page.get_by_role("link", name="Notifications").click()
    page.get_by_label("Mail address").fill("bea@example.org")
    page.get_by_role("button", name="Send a code").click()
    page.get_by_label("Code from the mail").fill(str(post.next()["subject"]).split()[0])
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Send a test: bea@example.org").click()
    assert post.next()["subject"] == "Orrery can reach you"
    page.get_by_label("A match is over").uncheck()
    page.get_by_label("Nothing at night").check()
    page.get_by_label("From").fill("23:15")
    page.get_by_label("Time zone").select_option("Europe/Prague")
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Prague")
    assert barriers(page) == []
    page.reload()
    expect(page.get_by_label("From")).to_have_value("23:15")
    expect(page.get_by_label("A match is over")).not_to_be_checked()
    page.get_by_label("Nothing at night").uncheck()
    expect(page.get_by_label("From")).to_have_count(0)

    ada = visits.arrive(calling_server)
    link = ada.sit_down("example", "me", "open")
    table, invitation = ada.table, link.partition("#")[2]
    bea.fetch(f"/api/tables/{table}/join", {"invitation": invitation})
    ada.fetch(f"/api/tables/{table}/start", {})
    letter = post.next()
    assert letter["subject"] == "Comet Watch: it’s your turn"
    found = re.search(rf"{re.escape(calling_server.address)}/t/\S+", letter.get_content())
    assert found
    page.goto(found[0])
    bea.ready()
    assert bea.table == table
    assert bea.is_asked

    stop = re.search(r"https?://\S+/stop/\S+", letter.get_content())
    assert stop
    page.goto(stop[0])
    page.get_by_role("button", name="Send nothing more").click()
    expect(page.get_by_text("Nothing more will be sent to this address.")).to_be_visible()


# What the worker asks of the browser, which shows nothing here and follows no click but a real one.
_RECORD = """() => {
    self.asked = [];
    self.registration.showNotification = async (title, more) => self.asked.push([title, more]);
    self.clients.openWindow = async path => self.asked.push(path);
}"""
_CLICK = """url => {
    const click = new ExtendableEvent("notificationclick");
    click.notification = {close() {}, data: url};
    self.dispatchEvent(click);
}"""


def test_a_message_to_the_browser_is_shown_and_leads_to_the_table(
    calling_server: Server, visits: Visits
) -> None:
    bea = visits.arrive(calling_server)
    page = bea.go("/notifications")
    switch = page.get_by_role("switch", name="On this device")
    switch.click()
    expect(page.locator(".notice")).to_contain_text("doesn't allow notifications of this page")
    expect(switch).not_to_be_checked()
    with bea.context.expect_event("serviceworker") as arrived:
        page.evaluate("navigator.serviceWorker.register('/push.js').then(() => true)")
    worker = arrived.value
    worker.evaluate(_RECORD)
    inside = bea.context.new_cdp_session(page)
    found: list[str] = []
    inside.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    inside.send("ServiceWorker.enable")
    until(page, lambda: bool(found))
    url = f"{calling_server.address}/t/abcdefghij"
    message = {"title": "Comet Watch", "text": "Ada waits.", "url": url, "tag": "abcdefghij"}
    inside.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": calling_server.address,
            "registrationId": found[0],
            "data": json.dumps(message),
        },
    )
    until(page, lambda: worker.evaluate("self.asked.length") == 1)
    worker.evaluate(_CLICK, url)
    until(page, lambda: worker.evaluate("self.asked.length") == 2)
    [[title, more], path] = worker.evaluate("self.asked")
    assert (title, more["body"], more["tag"]) == ("Comet Watch", "Ada waits.", "abcdefghij")
    assert path == "/t/abcdefghij"
