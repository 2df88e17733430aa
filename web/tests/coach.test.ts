import { beforeEach, describe, expect, it, vi } from "vitest";
import { hintText, isCoached, turningPoints } from "../src/lib/coach";
import type { Translator } from "../src/lib/translator";
import type { AnalysisInfo, Estimate, TableInfo } from "../src/wire";

const settings = vi.hoisted(() => ({ lang: "en", coach: true }));
vi.mock("../src/lib/settings.svelte", () => ({ settings }));
vi.mock("../src/lib/i18n.svelte", () => ({
  tr: (key: string, fields: Record<string, string>) => `${key} ${Object.values(fields).join(" ")}`,
}));

const t = { notation: (move: string) => `<${move}>` } as unknown as Translator;

function estimate(move: string, points: number): Estimate {
  return { moves: [move, "end"], points, error: 0.1, chance: 0.5 };
}

function hint(...best: Estimate[]) {
  return hintText({ table: "t", decision: "d", best }, t);
}

beforeEach(() => {
  settings.coach = true;
});

describe("a hint", () => {
  it("names the move, and by how much it is better than the next", () => {
    expect(hint(estimate("fly", 12.34), estimate("dig", 10))).toBe("hint-better <fly> <dig> 2.3");
  });
  it("says that two are as good", () => {
    expect(hint(estimate("fly", 10.01), estimate("dig", 10))).toBe("hint-even <fly> <dig>");
  });
  it("says that nothing comes close", () => {
    expect(hint(estimate("fly", 1))).toBe("hint-only <fly>");
  });
});

describe("the coach", () => {
  it("is there unless the match is rated or nobody wants it", () => {
    const info = { id: "t" } as TableInfo;
    expect(isCoached(info)).toBe(true);
    expect(isCoached({ ...info, rated: true })).toBe(false);
    settings.coach = false;
    expect(isCoached(info)).toBe(false);
  });
});

describe("turning points", () => {
  const analysis: AnalysisInfo = {
    table: "t",
    seat: 0,
    done: 2,
    total: 2,
    over: true,
    decisions: [3, 8].map((entry) => ({
      entry,
      round: entry,
      made: estimate("dig", 5),
      best: estimate("fly", 5 + entry / 4),
      loss: entry / 4,
      error: 0.1,
    })),
    turning_points: [8, 3],
  };

  it("come in the order of the server, with what the bot would have played", () => {
    const found = turningPoints(analysis, t);
    expect(found.map(({ entry }) => entry)).toEqual([8, 3]);
    expect(found[1]?.text).toBe("turning-point <dig> <fly> 0.8");
  });
});
