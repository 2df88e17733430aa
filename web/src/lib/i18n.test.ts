import { expect, it } from "vitest";
import { speak, tr } from "./i18n.svelte";

it.each([
  [1, 1, "1 hráč"],
  [1, 4, "1 až 4 hráči"],
  [1, 6, "1 až 6 hráčů"],
])("counts players from %i to %i in Czech", async (low, high, text) => {
  await speak("cs");
  expect(tr("players-range", { low, high }).replaceAll("\u00a0", " ")).toBe(text);
});
