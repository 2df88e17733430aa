import { describe, expect, it, vi } from "vitest";
import { parseMove } from "../../lib/notation";
import type { KindInfo, OutlookInfo } from "../../wire";
import type { Move } from "../board";
import { cheapest, price, Selection, worthOf } from "./selection.svelte";

const FIELDS: Record<string, string[]> = {
  fly: ["die", "modifier", "run", "colour"],
  patent: ["die", "modifier", "technology"],
  complete: ["die", "modifier", "pulsar"],
  "take-transmitter": ["die", "modifier", "transmitter", "cost"],
  build: ["type", "pulsar"],
  "end-turn": [],
};
const KINDS = Object.fromEntries(
  Object.entries(FIELDS).map(([kind, fields]): [string, KindInfo] => [
    kind,
    {
      fields: fields.map((name) =>
        name === "cost"
          ? { kind: "number", name, low: 1, high: 6, prefix: "" }
          : { kind: "named", name, names: [] },
      ),
    },
  ]),
);
const move = (notation: string): Move => parseMove(KINDS, notation);

const OFFERED = [
  "fly silver-3 none none none",
  "fly silver-3 plus-one none none",
  "fly silver-5 none none none",
  "fly silver-5 minus-one none none",
  "fly red-2 none none none",
  "patent silver-3 none AI-2",
  "patent red-2 plus-one AI-2",
  "patent silver-5 none AI-3",
  "complete silver-3 none P4",
  "take-transmitter silver-3 none A3 3",
  "take-transmitter silver-3 none A3 2",
  "build small P2",
  "build medium P2",
  "end-turn",
].map(move);

function held(moves: readonly Move[] = OFFERED): { selection: Selection; chosen: () => string } {
  let proposed: Move | null = null;
  const selection = new Selection({
    get moves() {
      return moves;
    },
    get proposed() {
      return proposed;
    },
    choose: (one) => (proposed = one),
  });
  return { selection, chosen: () => proposed?.notation ?? "" };
}

describe("without a die in the hand", () => {
  it("lights what any die can pay", () => {
    const { selection } = held();
    expect(selection.lit("patent", { technology: "AI-2" })).toBe(true);
    expect(selection.lit("patent", { technology: "AI-3" })).toBe(true);
    expect(selection.lit("patent", { technology: "AI-1" })).toBe(false);
    expect(selection.lit("fly")).toBe(true);
    expect([...selection.dice].sort()).toEqual(["red-2", "silver-3", "silver-5"]);
  });

  it("proposes the cheapest payment: no token, silver before red", () => {
    const { selection, chosen } = held();
    selection.pick("patent", { technology: "AI-2" });
    expect(chosen()).toBe("patent silver-3 none AI-2");
    expect(selection.isProposed("patent", { technology: "AI-2" })).toBe(true);
    expect(selection.isProposed("patent", { technology: "AI-3" })).toBe(false);
  });

  it("asks where moves differ in more than the payment", () => {
    const { selection, chosen } = held();
    selection.pick("take-transmitter", { transmitter: "A3" });
    expect(chosen()).toBe("");
    expect(selection.choice?.moves.map((one) => one.fields["cost"])).toEqual([3, 2]);
    selection.propose(selection.choice?.moves[1] as Move);
    expect(chosen()).toBe("take-transmitter silver-3 none A3 2");
    expect(selection.choice).toBeNull();
  });

  it("asks how far to fly, once for each length", () => {
    const { selection } = held();
    selection.pick("fly");
    expect(selection.choice?.moves.map(worthOf).sort()).toEqual([2, 3, 4, 5]);
  });

  it("does nothing for what is not offered", () => {
    const { selection, chosen } = held();
    selection.pick("patent", { technology: "AI-1" });
    expect(chosen()).toBe("");
    expect(selection.choice).toBeNull();
  });
});

describe("with a die in the hand", () => {
  it("lights what it pays, and what is free", () => {
    const { selection } = held();
    selection.take("silver-3");
    expect(selection.lit("patent", { technology: "AI-2" })).toBe(true);
    expect(selection.lit("patent", { technology: "AI-3" })).toBe(false);
    expect(selection.lit("build", { pulsar: "P2" })).toBe(true);
    expect(selection.lit("end-turn")).toBe(true);
    expect(selection.value).toBe(3);
  });

  it("pays with it, and with the token on it", () => {
    const { selection, chosen } = held();
    selection.take("silver-5");
    selection.pick("fly");
    expect(chosen()).toBe("fly silver-5 none none none");
    selection.change("minus-one");
    expect(chosen()).toBe("");
    expect(selection.value).toBe(4);
    selection.pick("fly");
    expect(chosen()).toBe("fly silver-5 minus-one none none");
  });

  it("offers the tokens that fit it", () => {
    const { selection } = held();
    expect(selection.modifiers).toEqual(["none", "minus-one", "plus-one"]);
    selection.take("silver-3");
    expect(selection.modifiers).toEqual(["none", "plus-one"]);
    selection.change("plus-two");
    expect(selection.heldModifier).toBe("none");
  });

  it("puts it back when it is taken again, and when all is cleared", () => {
    const { selection, chosen } = held();
    selection.take("silver-3");
    selection.take("silver-3");
    expect(selection.held).toBeNull();
    selection.take("silver-3");
    selection.pick("complete", { pulsar: "P4" });
    expect(chosen()).toBe("complete silver-3 none P4");
    selection.clear();
    expect([selection.held, chosen()]).toEqual([null, ""]);
  });

  it("keeps it after a free action, and not after it was spent", () => {
    const { selection } = held();
    selection.take("silver-3");
    selection.settle(move("build small P2"));
    expect(selection.held).toBe("silver-3");
    selection.settle(move("patent silver-3 none AI-2"));
    expect(selection.held).toBeNull();
  });

  it("forgets a die that is no longer there", () => {
    const { selection } = held([move("end-turn")]);
    selection.take("silver-3");
    expect(selection.held).toBeNull();
    expect(selection.lit("end-turn")).toBe(true);
  });
});

it("a choice that is played at once needs no second click", () => {
  const choose = vi.fn();
  const selection = new Selection({ moves: OFFERED, proposed: null, choose });
  selection.pick("end-turn");
  expect(choose).toHaveBeenCalledExactlyOnceWith(OFFERED.at(-1));
});

it("prices payments: tokens first, then the colour, then the value", () => {
  const order = [
    "patent silver-2 none AI-2",
    "patent silver-3 none AI-2",
    "patent red-1 none AI-2",
    "patent silver-1 plus-one AI-2",
    "patent red-1 plus-one AI-2",
    "patent silver-1 plus-two AI-2",
  ].map(move);
  expect([...order].reverse().sort((a, b) => price(a) - price(b))).toEqual(order);
  expect(cheapest([...order].reverse())).toEqual([order[0]]);
});

describe("what things cost", () => {
  const outlook = (after: number): OutlookInfo => ({
    move: "",
    events: [],
    changes: [{ name: "plus-minus", before: after + 1, after, burden: false }],
    touches: [],
    wastes: [],
    then: null,
    waits: [],
    chance: null,
  });
  const source = (after: number | null, explain = vi.fn()): Selection =>
    new Selection({
      moves: OFFERED,
      proposed: null,
      choose: () => undefined,
      outlook: () => (after === null ? null : outlook(after)),
      explain,
    });

  it("is a token only where no die does it alone", () => {
    const selection = source(1);
    expect(selection.toll("patent", { technology: "AI-2" })).toBeNull();
    selection.take("red-2");
    selection.change("plus-one");
    expect(selection.toll("patent", { technology: "AI-2" })).toEqual({
      token: "plus-minus",
      last: false,
    });
  });

  it("says so when it is the only one, as soon as that is known", () => {
    for (const [after, last] of [
      [0, true],
      [null, false],
    ] as const) {
      const selection = source(after);
      selection.take("red-2");
      selection.change("plus-one");
      expect(selection.toll("patent", { technology: "AI-2" })?.last).toBe(last);
    }
  });

  it("asks why not with the die in the hand, or any other", () => {
    const explain = vi.fn();
    const selection = source(0, explain);
    selection.refuse("patent", { technology: "DI-1" });
    expect(explain).toHaveBeenLastCalledWith("patent", {
      die: "silver-3",
      modifier: "none",
      technology: "DI-1",
    });
    selection.take("red-2");
    selection.change("plus-one");
    selection.refuse("patent", { technology: "DI-1" });
    expect(explain).toHaveBeenLastCalledWith("patent", {
      die: "red-2",
      modifier: "plus-one",
      technology: "DI-1",
    });
  });
});
