"""Messages by mail, through the host's SMTP server."""

from __future__ import annotations

import asyncio
import re
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from orrery.kernel.errors import InvalidOption
from orrery.server.limiting import is_here
from orrery.server.notifications.failures import TryLater, Undelivered

_PATIENCE: Final = 15.0  # seconds for each step
_PORTS: Final = {"smtp": 587, "smtps": 465}
_ATOM: Final = r"[\w!#$%&'*+/=?^`{|}~-]+"
_ADDRESS: Final = re.compile(
    rf"(?=[^@]{{1,64}}@){_ATOM}(\.{_ATOM})*@([\w-]{{1,63}}\.)+[\w-]{{2,63}}", re.ASCII
)
_LONGEST: Final = 254
_FORM: Final = "smtp://user:password@host:587 or smtps://user:password@host"


class Letter(NamedTuple):
    """What a mail says; `stop`, if there is one, is an address that ends further ones."""

    subject: str
    text: str
    lang: str
    stop: str | None = None


def is_address(text: str) -> bool:
    """Whether this can be somebody's mail address."""
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends mail from one address through one server."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            raise InvalidOption(f"the setting smtp is written {_FORM}")
        if not is_address(sender):
            raise InvalidOption("the setting mail_from is a mail address, as in table@example.org")
        self._sender = sender
        is_tls = parts.scheme == "smtps"
        is_local = parts.hostname == "localhost" or is_here(parts.hostname)
        self._trusted: ssl.SSLContext | None = None
        self._is_plain = not is_tls and is_local
        self._client = {
            "hostname": parts.hostname,
            "port": parts.port or _PORTS[parts.scheme],
            "username": unquote(parts.username) if parts.username else None,
            "password": unquote(parts.password) if parts.password else None,
            "use_tls": is_tls,
            "start_tls": not is_tls and not is_local,  # nothing crosses a network in the open
            "timeout": _PATIENCE,
        }

    async def send(self, to: str, letter: Letter) -> None:
        """Hand a mail over; Undelivered if the server does not take it."""
        client = await self._connected()
        try:
            async with client:
                await client.send_message(self._message(to, letter))
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = [recipient.code for recipient in error.recipients]
            raise _refusal(max(refused)) from error
        except aiosmtplib.SMTPResponseException as error:
            raise _refusal(error.code) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Undelivered("the mail server did not say whether it has the mail") from error

    async def _connected(self) -> aiosmtplib.SMTP:
        """The server, by TLS where that is needed and logged in; until then nothing is sent."""
        trusted = await self._trust()
        client = aiosmtplib.SMTP(**self._client, tls_context=trusted)  # type: ignore[arg-type]
        try:
            await client.connect()
        except aiosmtplib.SMTPAuthenticationError as error:
            raise _refusal(error.code) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            client.close()
            raise TryLater(_unconnected(error)) from error
        return client

    async def _trust(self) -> ssl.SSLContext | None:
        """Whom the system trusts: read once, because it takes as long as many moves."""
        if self._trusted is None and not self._is_plain:
            self._trusted = await asyncio.to_thread(ssl.create_default_context)
        return self._trusted

    def _message(self, to: str, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Orrery", addr_spec=self._sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.lang
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def _unconnected(error: Exception) -> str:
    if isinstance(error.__cause__ or error, ssl.SSLError):
        return "the mail server's certificate is not trusted"
    if type(error) is aiosmtplib.SMTPException:  # as which the missing STARTTLS comes
        return "the mail server offers no TLS"
    return "the mail server can't be reached"


def _refusal(code: int) -> Undelivered:
    if 400 <= code < 500:
        return TryLater(f"the mail server takes no mail now ({code})")
    return Undelivered(f"the mail server refuses the mail ({code})")
