"""All that calls people back, for a server that does."""

from __future__ import annotations

from orrery.server.hall import Hall
from orrery.server.limiting import Limits
from orrery.server.notifications.channels import Channels
from orrery.server.notifications.delivery import Delivery, open_delivery
from orrery.server.notifications.notifier import Notifier


class Calling:
    """What is offered, who wants it, and what is sent."""

    def __init__(self, hall: Hall, limits: Limits, delivery: Delivery) -> None:
        self.offered = delivery.offered
        self.channels = Channels(hall, limits, delivery)
        self.notifier = Notifier(hall, delivery)

    async def close(self) -> None:
        """Send nothing more."""
        await self.notifier.close()


async def open_calling(hall: Hall, limits: Limits) -> Calling:
    """Begin to call people back."""
    delivery = await open_delivery(hall.settings, hall.store, lambda: hall.now())
    calling = Calling(hall, limits, delivery)
    calling.notifier.open()
    return calling
