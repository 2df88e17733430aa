import { expect, test, vi } from "vitest";
import type { Notifications, Wishes } from "../wire";

vi.stubGlobal("navigator", { languages: ["pl"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const sent: { method: string; path: string; body: unknown }[] = [];
let answer: Notifications = {
  offered: { push: null, mail: true, webhooks: true },
  wishes: null,
  channels: [],
};
vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string }) => {
  sent.push({ method, path, body: JSON.parse(body ?? "null") as unknown });
  if (method === "PUT") answer = { ...answer, wishes: JSON.parse(body) as Wishes };
  return Promise.resolve(new Response(JSON.stringify(answer)));
});
const { Calling, clockOf, minutesOf } = await import("./calling.svelte");

test("times of the day are minutes for the server", () => {
  expect(clockOf(7 * 60 + 5)).toBe("07:05");
  expect(minutesOf("07:05")).toBe(425);
  expect(minutesOf("23:59:00")).toBe(1439);
  expect(minutesOf("")).toBeNull();
});

test("the first channel brings wishes with it, in the language and zone of the device", async () => {
  const calling = new Calling();
  await calling.load();
  expect(calling.isOffered).toBe(true);
  await calling.add({ kind: "ntfy", url: "https://ntfy.sh/comets" });
  await calling.add({ kind: "mail", address: "ada@example.org" });
  expect(sent.map(({ method }) => method)).toEqual(["GET", "PUT", "POST", "POST"]);
  expect(sent[1]?.body).toMatchObject({
    topics: ["turn", "begun", "over", "invited"],
    lang: "pl",
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  });
});
