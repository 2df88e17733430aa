import { beforeEach, expect, test, vi } from "vitest";
import { Pacing } from "./pacing.svelte";

vi.useFakeTimers();

let shown: string[] = [];
let pacing: Pacing<string>;

beforeEach(() => {
  shown = [];
  pacing = new Pacing((things) => shown.push(things.join("+")));
});

test("what comes when nothing was shown just now is shown at once", () => {
  pacing.add("a", "brisk");
  expect(shown).toEqual(["a"]);
});

test("what comes fast is shown one after another, each for a beat", () => {
  for (const one of ["a", "b", "c"]) pacing.add(one, "brisk");
  expect(shown).toEqual(["a"]);
  expect(pacing.waiting).toBe(2);
  vi.advanceTimersByTime(699);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(pacing.waiting).toBe(0);
});

test("the last of it is told for a beat, unless somebody is in a hurry", () => {
  pacing.add("a", "brisk");
  expect([pacing.waiting, pacing.isTelling]).toEqual([0, true]);
  vi.advanceTimersByTime(699);
  expect(pacing.isTelling).toBe(true);
  vi.advanceTimersByTime(1);
  expect(pacing.isTelling).toBe(false);
  pacing.add("b", "brisk");
  pacing.skip();
  expect(pacing.isTelling).toBe(false);
});

test("a calm player has more time", () => {
  for (const one of ["a", "b"]) pacing.add(one, "calm");
  vi.advanceTimersByTime(1799);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b"]);
});

test("the next waits until the board has come to rest", () => {
  pacing.add("a", "brisk");
  pacing.busy(true);
  pacing.add("b", "brisk");
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual(["a"]);
  pacing.busy(false);
  expect(shown).toEqual(["a", "b"]);
});

test("nobody waits longer than seven seconds for their decision, however much happens", () => {
  pacing.add("first", "brisk");
  for (let i = 0; i < 200; i++) pacing.add(String(i), "brisk");
  vi.advanceTimersByTime(7000);
  expect(pacing.waiting).toBe(0);
  expect(shown.join("+").split("+")).toHaveLength(201);
});

test("nor for a board that never comes to rest", () => {
  pacing.add("a", "brisk");
  pacing.busy(true);
  pacing.add("b", "brisk");
  vi.advanceTimersByTime(7000);
  expect(shown).toEqual(["a", "b"]);
});

test("skipping shows the rest together", () => {
  for (const one of ["a", "b", "c"]) pacing.add(one, "calm");
  pacing.skip();
  expect(shown).toEqual(["a", "b+c"]);
  vi.runAllTimers();
  expect(shown).toEqual(["a", "b+c"]);
});

test("what has to be seen now brings along what waited before it", () => {
  for (const one of ["a", "b"]) pacing.add(one, "calm");
  pacing.now("own");
  expect(shown).toEqual(["a", "b+own"]);
});

test("the last that waits can be brought up to date", () => {
  expect(pacing.changeLast(() => "never")).toBe(false);
  for (const one of ["a", "b"]) pacing.add(one, "brisk");
  expect(pacing.changeLast((thing) => `${thing}!`)).toBe(true);
  pacing.skip();
  expect(shown).toEqual(["a", "b!"]);
});
