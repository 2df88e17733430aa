import { beforeEach, expect, test, vi } from "vitest";

let isStill = false;
vi.stubGlobal("navigator", { languages: [] });
vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
vi.useFakeTimers();
const { Tally } = await import("./tally.svelte");

const PARTS = [
  { key: "lines", text: "Lines", points: [4, 1], sources: [] },
  {
    key: "cards",
    text: "Cards",
    points: [2, 9],
    sources: [
      { text: "first", points: [2, 3] },
      { text: "second", points: [null, 6] },
    ],
  },
];
let done = 0;
const tallied = (counting = true) =>
  new Tally(
    () => PARTS,
    counting,
    () => (done += 1),
  );
const totals = (tally: InstanceType<typeof Tally>): number[] => [tally.total(0), tally.total(1)];

beforeEach(() => {
  done = 0;
  isStill = false;
});

test("points are counted source by source, and the lead changes on the way", () => {
  const tally = tallied();
  const seen = [totals(tally)];
  while (tally.isCounting) {
    vi.advanceTimersToNextTimer();
    if (tally.isCounting) seen.push(totals(tally));
  }
  expect(seen).toEqual([
    [0, 0],
    [4, 1],
    [6, 4],
    [6, 10],
  ]);
  expect(done).toBe(1);
});

test("whoever has seen enough sees the rest at once", () => {
  const tally = tallied();
  vi.advanceTimersToNextTimer();
  tally.finish();
  tally.finish();
  vi.runAllTimers();
  expect([tally.isCounting, ...totals(tally), done]).toEqual([false, 6, 10, 1]);
});

test("without motion all is counted already", () => {
  isStill = true;
  const tally = tallied();
  expect([tally.isCounting, ...totals(tally), done]).toEqual([false, 6, 10, 1]);
});

test("nobody counts again what they come back to", () => {
  const tally = tallied(false);
  expect([tally.isCounting, ...totals(tally), done]).toEqual([false, 6, 10, 0]);
});
