import { describe, expect, it } from "vitest";
import { tr } from "./i18n.svelte";
import { nameOf } from "./names";

describe("what a seat is called", () => {
  it("is the name that somebody has", () => {
    expect(nameOf({ kind: "person", name: "Ada", level: null })).toBe("Ada");
    expect(nameOf({ kind: "person", name: "Somebody Else", level: null })).toBe("Somebody Else");
  });

  it("is a word of the reader's language for whoever was forgotten", () => {
    expect(nameOf({ kind: "person", name: "Somebody", level: null })).toBe(tr("somebody"));
    expect(nameOf({ kind: "bot", name: "Somebody 2", level: "greedy" })).toBe(
      `${tr("somebody")} 2`,
    );
  });
});
