import { expect, it, vi } from "vitest";
import type { Hint } from "../wire";
import type { Translator } from "./translator";

vi.stubGlobal("navigator", { languages: ["en"] });
const { hintText } = await import("./coach");
const { speak } = await import("./i18n.svelte");
await speak("en");

const MOVES: Record<string, string> = {
  patent: "Patent Royalties. Each patent of yours scores 2 points.",
  fly: "Fly with a silver 4",
};
const t = { notation: (move: string) => MOVES[move] } as unknown as Translator;

it("ends no sentence twice", () => {
  const estimates = [
    { moves: ["patent"], points: 12.5 },
    { moves: ["fly"], points: 10 },
  ];
  expect(hintText({ best: estimates } as unknown as Hint, t)).toBe(
    "A strong bot would: Patent Royalties. Each patent of yours scores 2 points. " +
      "It expects about 2.5 more points than from: Fly with a silver 4.",
  );
});
