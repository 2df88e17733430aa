import { expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
const { announce, hush, notices, notify, spoken } = await import("./notices.svelte");

it("takes back what was said to somebody else, and what was about to be", () => {
  vi.useFakeTimers();
  announce("Ada plans the energy card.");
  vi.advanceTimersByTime(100);
  announce("Ada plans the carbon card.", "assertive");
  notify("A strong bot would plan another.");
  expect(spoken.polite).toBe("Ada plans the energy card.");
  hush();
  vi.advanceTimersByTime(100);
  expect(notices).toEqual([]);
  expect(spoken).toEqual({ polite: "", assertive: "" });
  announce("It is Bea's turn.");
  vi.advanceTimersByTime(100);
  expect(spoken.polite).toBe("It is Bea's turn.");
});
