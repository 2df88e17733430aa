import { beforeEach, expect, test, vi } from "vitest";
import type { Watcher } from "../src/lib/feed.svelte";
import type { State } from "../src/wire";

vi.stubGlobal("navigator", { languages: [] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { hidden: false });
vi.useFakeTimers();

let watcher: Watcher;
vi.mock("../src/lib/feed.svelte", () => ({
  feed: {
    watch: (_: string, one: Watcher) => {
      watcher = one;
      return () => undefined;
    },
  },
}));
const { settings } = await import("../src/lib/settings.svelte");
const { TableSession } = await import("../src/lib/table.svelte");

let count = 0;

/** A state in which something has happened to another player; whose turn it is then. */
function state(asked: number, more: Partial<State> = {}): State {
  const first = count++;
  return {
    type: "state",
    viewer: 0,
    seq: first,
    first,
    view: {},
    info: { seats: [], clock: null },
    asked: [{ seat: asked, kind: "go", prompt: "", moves: asked === 0 ? ["go"] : null }],
    events: [{ kind: "moved", seat: 1, number: first }],
    chat: [],
    ...more,
  } as unknown as State;
}

function seated(): InstanceType<typeof TableSession> {
  const session = new TableSession("t");
  session.open();
  watcher.state(state(1));
  return session;
}

beforeEach(() => {
  count = 0;
  settings.pace = "brisk";
  Object.assign(document, { hidden: false });
});

test("what bots do in no time is seen one after another, before one's own decision", () => {
  const session = seated();
  for (const asked of [1, 1, 0]) watcher.state(state(asked));
  expect(session.events).toHaveLength(1);
  expect(session.asked).toBeNull();
  vi.advanceTimersByTime(700);
  expect(session.recent).toEqual([{ kind: "moved", seat: 1, number: 1 }]);
  vi.advanceTimersByTime(1400);
  expect(session.events).toHaveLength(4);
  expect(session.asked?.seat).toBe(0);
});

test("instant is at once", () => {
  settings.pace = "instant";
  const session = seated();
  for (const asked of [1, 1, 0]) watcher.state(state(asked));
  expect(session.asked?.seat).toBe(0);
});

test("a hurried player decides at once, and nothing is played again", () => {
  const session = seated();
  for (const asked of [1, 1, 0]) watcher.state(state(asked));
  expect(session.hurry()).toHaveLength(3);
  expect(session.asked?.seat).toBe(0);
  expect(session.recent).toEqual([]);
});

test.each<[string, Partial<State>]>([
  ["the answer to one's own move", { done: ["mine"] }],
  ["the answer to watching again", { id: "again" }],
  [
    "a state with a running clock",
    { info: { seats: [], clock: { plan: { kind: "live" } } } as unknown as State["info"] },
  ],
  ["a move that was taken back", { events: [{ kind: "undone", first: 0, count: 1 }] as never }],
])("%s never waits", (_, more) => {
  const session = seated();
  watcher.state(state(1));
  watcher.state(state(0, more));
  expect(session.pacing.waiting).toBe(0);
  expect(session.asked?.seat).toBe(0);
});

test("a page that nobody looks at is up to date", () => {
  Object.assign(document, { hidden: true });
  const session = seated();
  watcher.state(state(0));
  expect(session.asked?.seat).toBe(0);
});

test("who decides is not interrupted by others who act at the same time, nor kept waiting", () => {
  const session = seated();
  watcher.state(state(0, { done: ["mine"] }));
  watcher.state(state(0));
  expect(session.events).toHaveLength(3);
});

test("a connection that is made again asks for what comes after all that has arrived", () => {
  seated();
  for (const asked of [1, 1]) watcher.state(state(asked));
  expect(watcher.has()).toBe(3);
});

test("who comes and goes meanwhile is known when all has been seen", () => {
  const session = seated();
  watcher.state(state(1));
  watcher.info({ seats: [], clock: null, spectators: 3 } as unknown as State["info"]);
  vi.advanceTimersByTime(700);
  expect(session.info?.spectators).toBe(3);
});
