import { expect, test } from "vitest";
import type { Asked } from "../wire";
import { Readiness } from "./readiness.svelte";

const asked = (kind: string, ...seats: number[]): Asked[] =>
  seats.map((seat) => ({ seat, kind, prompt: `ask-${kind}`, args: {} }) as Asked);

test("who has decided while others still do is ready", () => {
  const readiness = new Readiness();
  readiness.follow(asked("place", 0, 1, 2));
  expect([...readiness.ready]).toEqual([]);
  readiness.follow(asked("place", 0, 2));
  expect([...readiness.ready]).toEqual([1]);
  readiness.follow(asked("place", 0));
  expect([...readiness.ready]).toEqual([1, 2]);
  readiness.follow(asked("turn", 1));
  expect([...readiness.ready]).toEqual([]);
});

test("nobody is ready where one decides after another", () => {
  const readiness = new Readiness();
  readiness.follow(asked("turn", 0));
  readiness.follow(asked("turn", 1));
  expect([...readiness.ready]).toEqual([]);
});
