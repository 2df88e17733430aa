// The service worker: shows what the server sends to this browser, and leads to the table.

self.addEventListener("push", (event) => {
  const { title, text, url, tag } = event.data.json();
  const icon = "/favicon-turn.svg";
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, icon, data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data).pathname));
});

/** Go to a page of ours, in the tab that shows it if there is one. */
async function lead(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

// A push service may give a browser another address at any time.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  if (!old) return;
  const fresh = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = fresh.toJSON();
  await fetch("/api/notifications/channels", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
