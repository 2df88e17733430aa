import { afterEach, expect, test, vi } from "vitest";
import { subscribe } from "./push";

vi.useFakeTimers();

/** A browser that was asked for its permission, and where its push service is. */
function browser(permission: string, service: () => Promise<unknown>): void {
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe: service };
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("navigator", {
    serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) },
  });
}

const found = {
  toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "p", auth: "a" } }),
};

afterEach(() => vi.unstubAllGlobals());

test("a browser tells where it is reached", async () => {
  browser("granted", () => Promise.resolve(found));
  expect(await subscribe("key")).toEqual({
    kind: "push",
    endpoint: "https://push.example.org/1",
    p256dh: "p",
    auth: "a",
  });
});

test("nobody waits for a push service that does not answer", async () => {
  browser("granted", () => new Promise(() => undefined));
  const waiting = subscribe("key");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await waiting).toBeNull();
});

test("without permission the push service is not asked", async () => {
  const service = vi.fn(() => Promise.resolve(found));
  browser("denied", service);
  expect(await subscribe("key")).toBeNull();
  expect(service).not.toHaveBeenCalled();
});
