"""Messages to addresses of other services, in the forms that Discord and ntfy read."""

from __future__ import annotations

from typing import Final

import msgspec

from orrery.server.notifications.outside import Outside, checked_url, origin_of
from orrery.server.notifications.wording import Message

FORMS: Final = ("discord", "ntfy")
_NO_PREVIEW: Final = 4  # a flag of Discord: what is linked is not shown
_JSON: Final = {"content-type": "application/json"}


async def send(outside: Outside, form: str, url: str, message: Message) -> None:
    """Send a message to a webhook of one of the FORMS."""
    if form == "discord":
        await outside.post(url, _JSON, _discord(message))
    else:
        server, topic = ntfy_topic(url, outside.private)
        await outside.post(server, _JSON, _ntfy(topic, message))


def ntfy_topic(url: str, private: bool) -> tuple[str, str]:
    """The server that a topic's address belongs to, and the topic; ValueError if it has none."""
    parts = checked_url(url, private)
    folder, _, topic = parts.path.rstrip("/").rpartition("/")
    if not topic or parts.query:
        raise ValueError(
            "the address of a topic ends with its name, as in https://ntfy.sh/my-topic"
        )
    return f"{origin_of(parts)}{folder}/", topic


def _discord(message: Message) -> bytes:
    return msgspec.json.encode(
        {
            "content": f"**{message.title}**\n{_plain(message.text)}\n{message.url}",
            "allowed_mentions": {"parse": []},
            "flags": _NO_PREVIEW,
        }
    )


def _ntfy(topic: str, message: Message) -> bytes:
    return msgspec.json.encode(
        {
            "topic": topic,
            "title": message.title,
            "message": message.text,
            "click": message.url,
        }
    )


def _plain(text: str) -> str:
    """A text in which names that others have chosen mean nothing but themselves."""
    return "".join(f"\\{letter}" if letter in "\\*_`~|<>[]()#@:/" else letter for letter in text)
