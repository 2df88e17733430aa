import { expect, it, vi } from "vitest";

let isCoarse = false;
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: isCoarse }));
const { howToSkip } = await import("./hands");
const { speak } = await import("./i18n.svelte");
await speak("en");

it("speaks of keys only where there may be some", () => {
  expect(howToSkip()).toContain("key");
  isCoarse = true;
  expect(howToSkip()).toBe("a tap ends it");
});
