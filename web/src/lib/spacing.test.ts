import { expect, it } from "vitest";
import { speaking } from "../boards/shared/words";
import { speak, tr } from "./i18n.svelte";
import { bound } from "./spacing";

const shown = (text: string, lang: string): string => bound(text, lang).replaceAll("\u00a0", "~");

it.each([
  ["pl", "Leć z systemu S5 i wróć (4 segmenty)", "Leć z~systemu S5 i~wróć (4~segmenty)"],
  ["pl", "Koszt: 1 i 6. W każdej fazie", "Koszt: 1 i~6. W~każdej fazie"],
  ["pl", "kometa Hale’a a cyfry 0–9 i litery a–f tu", "kometa Hale’a a~cyfry 0–9 i~litery a–f tu"],
  ["cs", "Zakryto 3 z 12 v řádku 4", "Zakryto 3 z~12 v~řádku 4"],
  ["cs", "Nova 947 získává 6 bodů", "Nova 947 získává 6~bodů"],
  ["cs", "what N        ukaž možnost", "what N        ukaž možnost"],
  ["en", "Take a 3 and 2 cubes", "Take a 3 and 2 cubes"],
])("%s: %s", (lang, text, expected) => {
  expect(shown(text, lang)).toBe(expected);
});

it("holds for the client's own texts and for those of a board", async () => {
  await speak("pl");
  expect(tr("spectators", { count: 5 })).toBe("5\u00a0widzów");
  expect(speaking({ cs: "way = úsek k bráně" })("cs")("way")).toBe("úsek k\u00a0bráně");
});
