/** What games teach beside their rules: it is all there, in all languages, and the rules say it too. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAGES, type Contents } from "./study";

const studies = import.meta.glob<Contents>("./*/study/contents.ts", {
  import: "default",
  eager: true,
});
const positions = import.meta.glob<unknown>("./*/study/position.json", {
  import: "default",
  eager: true,
});
const LANGS = ["en", "pl", "cs"];

function textsOf(game: string, lang: string): Map<string, string> {
  const source = readFileSync(new URL(`${game}/text/study.${lang}.ftl`, import.meta.url), "utf8");
  const lines = source.matchAll(/^study-([a-z0-9-]+) = (.*)$/gm);
  return new Map([...lines].map(([, key, text]): [string, string] => [key ?? "", text ?? ""]));
}

/** All paragraphs of a game's rules that players read. */
function paragraphsOf(game: string): Set<string> {
  const rules = new URL(`../../../docs/rules/${game}.md`, import.meta.url);
  const found = readFileSync(rules, "utf8").matchAll(/^\*\*([A-Z0-9]+-(?:EX-)?[\d.]+)\b/gm);
  return new Set([...found].map(([, id]) => id ?? ""));
}

/** The words in bold, which lead a point. */
const leads = (text: string): number => text.match(/\*\*[^*]+\*\*/g)?.length ?? 0;

describe.each(Object.entries(studies))("%s", (file, study) => {
  const game = file.split("/")[1] ?? "";
  const chapters = PAGES.flat().map((name) => ({ name, points: study.chapters[name] }));

  it("cites paragraphs that there are", () => {
    const known = paragraphsOf(game);
    const cited = [
      ...chapters.flatMap(({ points }) => Object.values(points).flat()),
      ...Object.values(study.pictures).map(({ beside }) => beside),
    ];
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  it("cites a paragraph for everything that it says", () => {
    for (const { points } of chapters) {
      expect(Object.keys(points).length).toBeGreaterThan(1);
      for (const [name, rules] of Object.entries(points))
        expect(rules.length, name).toBeGreaterThan(0);
    }
  });

  it.each(LANGS)("says in %s just what it shows", (lang) => {
    const shown = [
      ...chapters.flatMap(({ name, points }) => Object.keys(points).map((one) => `${name}-${one}`)),
      ...Object.keys(study.pictures).map((name) => `picture-${name}`),
      ...study.icons.map((name) => `icon-${name}`),
    ];
    expect([...textsOf(game, lang).keys()].sort()).toEqual(shown.sort());
  });

  it.each(LANGS)("is built in %s as in English", (lang) => {
    const english = textsOf(game, "en");
    for (const [key, text] of textsOf(game, lang))
      expect([key, leads(text)]).toEqual([key, leads(english.get(key) ?? "")]);
  });

  it("knows only steps of its round", () => {
    const steps = Object.keys(study.chapters.round);
    const step = study.step?.(positions[`./${game}/study/position.json`], null) ?? null;
    if (step !== null) expect(steps).toContain(step);
  });
});
