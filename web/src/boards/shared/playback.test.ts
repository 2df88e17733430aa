import { beforeEach, expect, test, vi } from "vitest";
import type { EventRecord } from "../../wire";

vi.stubGlobal("navigator", { languages: [] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.useFakeTimers();
const { settings } = await import("../../lib/settings.svelte");
const { Playback } = await import("./playback.svelte");

/** A move can be seen on the board, a payment can't. */
const HAPPENED: EventRecord[] = [{ kind: "moved" }, { kind: "paid" }];
const lengthOf = ({ kind }: EventRecord): number => (kind === "moved" ? 300 : 0);

/** What is shown of it, and after how many milliseconds the last of it was. */
function shown(slow: boolean): { kinds: (string | null)[]; time: number } {
  const kinds: (string | null)[] = [];
  const start = Date.now();
  new Playback(lengthOf).add(HAPPENED, slow, (event) => kinds.push(event?.kind ?? null));
  vi.runAllTimers();
  return { kinds, time: Date.now() - start };
}

beforeEach(() => {
  settings.tempo = 1;
});

test("what happens just now is shown as far as the board can show it", () => {
  expect(shown(false)).toEqual({ kinds: ["moved", null], time: 300 });
});

test("a recap tells every kind of event", () => {
  expect(shown(true)).toEqual({ kinds: ["moved", "paid", null], time: 1500 });
});

test("a recap is as fast as its reader likes it", () => {
  settings.tempo = 0.5;
  expect(shown(true).time).toBe(3000);
});
