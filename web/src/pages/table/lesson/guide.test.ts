import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, LessonStepInfo } from "../../../wire";
import { progressOf } from "../../../lib/lessons";
import { Guide, type Pupil } from "./guide.svelte";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../../lib/settings.svelte", () => ({
  recall: (key: string) => kept.get(key) ?? null,
  remember: (key: string, value: unknown) => kept.set(key, value),
}));
beforeEach(() => kept.clear());

const step = (name: string, move: string | null = null): LessonStepInfo => ({
  name,
  light: [{ region: "board", element: null }],
  move,
  after: { region: "players", element: null },
});
const STEPS = [step("goal"), step("dig", "dig a1"), step("fly", "fly b2"), step("end")];

/** Somebody who may make these moves now. */
function pupil(...notations: string[]): Pupil & { proposed: Pupil["proposed"] } {
  return {
    id: "table",
    asked: notations.length ? ({} as Asked) : null,
    moves: notations.map((notation) => ({ notation, kind: notation.slice(0, 3), fields: {} })),
    proposed: null,
    sending: false,
    done: null,
  };
}

/** A lesson at its first question. */
function guideFor(someone: Pupil): Guide {
  const guide = new Guide(STEPS, someone);
  guide.next();
  return guide;
}

describe("a lesson", () => {
  it("asks, tells what the move has brought, and goes on", () => {
    const guide = guideFor(pupil("dig a1", "dig a2"));
    expect([guide.step?.name, guide.standing]).toEqual(["dig", "asks"]);
    guide.follow({ move: "dig a1" });
    expect([guide.part, guide.standing, guide.lights[0]?.region]).toEqual([
      "brought",
      "tells",
      "players",
    ]);
    guide.next();
    expect(guide.step?.name).toBe("fly");
  });

  it("lights Confirm once the asked move is proposed", () => {
    const someone = pupil("dig a1");
    someone.proposed = someone.moves[0] ?? null;
    expect(guideFor(someone).lights[0]?.region).toBe("confirm");
  });

  it("lights one thing after the other, and again what was let go of", () => {
    const light = ["value:4", "move:dig a1"].map((element) => ({ region: null, element }));
    const guide = new Guide([{ ...step("dig", "dig a1"), light }], pupil("dig a1", "dig a2"));
    expect(guide.lights.map(({ element }) => element)).toEqual(["value:4", "move:dig a1"]);
    guide.choose();
    expect(guide.lights.map(({ element }) => element)).toEqual(["move:dig a1", "value:4"]);
  });

  it("accepts another move of the kind, and says so", () => {
    const guide = guideFor(pupil("dig a1", "dig a2"));
    guide.follow({ move: "dig a2" });
    expect(guide.part).toBe("own-way");
  });

  it("leaves the choice free where the asked move is not possible any more", () => {
    expect(guideFor(pupil("dig a7")).standing).toBe("leaves-free");
  });

  it("waits while others decide", () => {
    expect(guideFor(pupil()).standing).toBe("waits");
  });

  it("stays where it is while something else is asked", () => {
    const guide = guideFor(pupil("tow c3"));
    guide.follow({ move: "tow c3" });
    guide.catchUp();
    expect([guide.step?.name, guide.standing]).toEqual(["dig", "comes-later"]);
  });

  it("goes past what it is too late for", () => {
    const guide = guideFor(pupil("fly b2"));
    guide.catchUp();
    expect([guide.step?.name, guide.standing]).toEqual(["fly", "asks"]);
  });

  it("goes past what one's own way has left behind", () => {
    const guide = guideFor(pupil("fly z9"));
    guide.catchUp();
    expect([guide.step?.name, guide.standing]).toEqual(["fly", "leaves-free"]);
  });

  it("goes back when a move is taken back", () => {
    const guide = guideFor(pupil("dig a1"));
    guide.follow({ move: "dig a1" });
    guide.follow({ move: null });
    expect([guide.step?.name, guide.part]).toEqual(["dig", "asks"]);
  });

  it("is found again where it was left", () => {
    const someone = pupil("dig a1");
    guideFor(someone).follow({ move: "dig a1" });
    const again = new Guide(STEPS, someone);
    expect([again.at, again.part]).toEqual([1, "brought"]);
  });

  it("is over after its last step", () => {
    const guide = guideFor(pupil());
    for (const _ of STEPS) guide.next();
    expect([guide.step, progressOf("table")?.isOver]).toEqual([null, true]);
  });
});
