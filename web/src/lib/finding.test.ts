import { expect, test } from "vitest";
import { holds, marked, plain, wordsOf } from "./finding";

const shown = (text: string, typed: string): string =>
  marked(text, wordsOf(typed))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

test("accents and capitals do not matter", () => {
  expect(plain("Źródło Łazików, příliš")).toBe("zrodlo lazikow, prilis");
  expect(holds("Każdy Łazik zbiera Kapsułę", wordsOf("lazik KAPSULE"))).toBe(true);
  expect(holds("Každý rover sbírá biokapsle", wordsOf("kazdy meteorit"))).toBe(false);
});

test("what was found is marked as it is written", () => {
  expect(shown("Łazik i łaziki", "lazik")).toBe("[Łazik] i [łazik]i");
  expect(shown("řádek a sloupec", "sloupec radek")).toBe("[řádek] a [sloupec]");
  expect(shown("aaa", "aa")).toBe("[aaa]");
});

test("nothing is marked where nothing was typed or found", () => {
  expect(shown("A rover", "")).toBe("A rover");
  expect(shown("A rover", "tile")).toBe("A rover");
});

test("letters that are written with a sign of their own keep it", () => {
  const parted = "za\u0301kryt";
  expect(
    marked(parted, ["zakryt"])
      .map(({ text }) => text)
      .join(""),
  ).toBe(parted);
});
