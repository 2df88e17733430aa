import { expect, test, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { Outlooks } from "../src/lib/outlooks.svelte";
import { Translator } from "../src/lib/translator";
import { effectsOf, reasonText, sequelOf, summaryOf } from "../src/ui/outlook";
import type { FromServer, GameInfo, OutlookInfo } from "../src/wire";

const source = `
outlook-by = { $holding } { $by }
outlook-last = { $holding } { $by } (the last one)
outlook-chance = Chance decides.
chance-rolled = The die decides.
holding-points = Points
holding-cubes = Cubes
holding-rubble = Rubble
outlook-order = In any order: { $moves }
outlook-choose = Choose: { $moves }
move-advance = Advance { $tracker }
ask-aim = Where to?
ask-many = { $left } more?
why-unknown = Not now.
why-far = { $place } is too far.
`;
const fields = [{ kind: "named", name: "tracker", names: ["civ", "tech"] }];
const moves = { advance: { fields } };
const game = { name: "test", moves, events: {} } as unknown as GameInfo;
const t = new Translator(game, "en", source, ["Ada"]);
const plain: OutlookInfo = {
  move: "go",
  events: [],
  changes: [
    { name: "cubes", before: 1, after: 0, burden: false },
    { name: "points", before: 2, after: 5, burden: false },
  ],
  touches: [],
  wastes: [],
  then: null,
  waits: [],
  chance: null,
};

test("gains come before costs, and the last of something says so", () => {
  expect(effectsOf(plain, t).map(({ text }) => text)).toEqual([
    "Points +3",
    "Cubes −1 (the last one)",
  ]);
});

test("more of a burden is a cost, and less of it a gain", () => {
  const rubble = (before: number, after: number): OutlookInfo => ({
    ...plain,
    changes: [...plain.changes, { name: "rubble", before, after, burden: true }],
  });
  const good = (outlook: OutlookInfo): string[] =>
    effectsOf(outlook, t)
      .filter((effect) => effect.good)
      .map(({ text }) => text);
  expect(good(rubble(0, 1))).toEqual(["Points +3"]);
  expect(good(rubble(1, 0))).toEqual(["Points +3", "Rubble −1"]);
});

test("what waits is named: what comes in any order, and what there is to choose", () => {
  const waits = ["advance civ", "advance tech", "advance civ"];
  expect(sequelOf({ ...plain, then: "agenda", waits }, t)).toBe(
    "In any order: Advance civ ×2; Advance tech",
  );
  expect(sequelOf({ ...plain, then: "aim", waits: waits.slice(0, 2) }, t)).toBe(
    "Choose: Advance civ; Advance tech",
  );
  expect(sequelOf({ ...plain, then: "agenda", waits }, t, "agenda")).toBeNull();
});

test("what comes next is told: chance by its name, another choice by its question", () => {
  expect(sequelOf({ ...plain, chance: "rolled" }, t)).toBe("The die decides.");
  expect(sequelOf({ ...plain, chance: "" }, t)).toBe("Chance decides.");
  expect(sequelOf({ ...plain, then: "aim" }, t)).toBe("Where to?");
  expect(sequelOf({ ...plain, then: "many" }, t)).toBeNull();
  expect(sequelOf({ ...plain, then: "aim" }, t, "aim")).toBeNull();
  expect(summaryOf({ ...plain, changes: [] }, t)).toBeNull();
  expect(summaryOf({ ...plain, then: "aim" }, t)).toBe(
    "Points +3, Cubes −1 (the last one) · Where to?",
  );
});

test("why something is not possible is told, if only that it is not", () => {
  expect(reasonText([{ paragraph: "X-1", key: "why-far", fields: { place: "S3" } }], t)).toBe(
    "S3 is too far.",
  );
  expect(reasonText([], t)).toBe("Not now.");
});

/** At a decision where these are legal. */
const LEGAL = new Set(["a", "b", ...Array.from({ length: 130 }, (_, n) => `m${n}`)]);

function asking(answer: (moves: string[]) => FromServer): {
  asked: string[][];
  outlooks: Outlooks;
  become(decision: string | null): void;
} {
  vi.useFakeTimers();
  const asked: string[][] = [];
  let decision: string | null = "d1";
  const outlooks = new Outlooks(
    (message) => {
      const moves = message["moves"] as string[];
      asked.push(moves);
      return Promise.resolve().then(() => answer(moves));
    },
    () => (decision === null ? null : { table: "t", decision, legal: LEGAL }),
  );
  outlooks.settle();
  return {
    asked,
    outlooks,
    become: (next) => {
      decision = next;
      outlooks.settle();
    },
  };
}

function told(moves: string[], decision = "d1"): FromServer {
  const outlooks = moves.map((move) => ({ ...plain, move }));
  return { type: "outlooks", id: 1, table: "t", decision, outlooks };
}

test("wishes are gathered into one question, and answers are kept", async () => {
  const { asked, outlooks } = asking((moves) => told(moves));
  expect(outlooks.outlook("a")).toBeNull();
  expect(outlooks.outlook("b")).toBeNull();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([["a", "b"]]);
  expect(outlooks.outlook("a")?.move).toBe("a");
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
});

test("a move of the decision before is not asked for, so that the others are not refused with it", async () => {
  const { asked, outlooks } = asking((moves) => told(moves));
  for (const move of ["a", "gone", "b"]) outlooks.outlook(move);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([["a", "b"]]);
});

test("many wishes are asked for in parts", async () => {
  const { asked, outlooks } = asking((moves) => told(moves));
  for (let n = 0; n < 130; n++) outlooks.outlook(`m${n}`);
  await vi.runAllTimersAsync();
  expect(asked.map((moves) => moves.length)).toEqual([64, 64, 2]);
  expect(outlooks.outlook("m129")?.move).toBe("m129");
});

test("another decision forgets everything, also what comes too late", async () => {
  const { outlooks, become } = asking((moves) => told(moves));
  outlooks.outlook("a");
  await vi.runAllTimersAsync();
  become("d2");
  expect(outlooks.outlook("a")).toBeNull();
  await vi.runAllTimersAsync();
  become("d1");
  become("d2");
  expect(outlooks.outlook("a")).toBeNull();
});

test("who is too fast asks again", async () => {
  let refused = true;
  const { asked, outlooks } = asking((moves) => {
    if (!refused) return told(moves);
    refused = false;
    throw new Refused({ code: "too-fast", message: "" });
  });
  outlooks.outlook("a");
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
  expect(outlooks.outlook("a")?.move).toBe("a");
});

test("nothing is asked without a decision", async () => {
  const { asked, outlooks, become } = asking((moves) => told(moves));
  become(null);
  expect(outlooks.whyNot("a")).toBeNull();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});
