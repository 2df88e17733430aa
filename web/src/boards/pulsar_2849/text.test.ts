import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FOLDER = new URL(".", import.meta.url);
const LANGS = ["en", "pl", "cs"];
const PREFIX = "p49-map-";

function source(lang: string): string {
  return readFileSync(new URL(`text/${lang}.ftl`, FOLDER), "utf8");
}

function keys(lang: string): string[] {
  return [...source(lang).matchAll(/^(p49-map-[a-z-]*) =/gm)].map((found) => found[1] as string);
}

function variables(lang: string): Record<string, string[]> {
  const blocks = source(lang).split(/^(?=p49-map-[a-z-]* =)/m);
  const named = blocks.map((block): [string, string[]] => [
    /^p49-[a-z-]+/.exec(block)?.[0] ?? "",
    [...new Set([...block.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] as string))].sort(),
  ]);
  return Object.fromEntries(named.filter(([key]) => key));
}

describe("the texts of the map", () => {
  it.each(LANGS)("%s has every key, with the same variables", (lang) => {
    expect(keys(lang)).toEqual(keys("en"));
    expect(variables(lang)).toEqual(variables("en"));
  });

  it.each(LANGS)("%s can be said for any number", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source(lang)))).toEqual([]);
    for (const key of keys(lang))
      for (const n of [0, 1, 2, 5, 12, 22]) {
        const args = Object.fromEntries((variables(lang)[key] ?? []).map((name) => [name, n]));
        const errors: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, errors);
        expect(errors, key).toEqual([]);
        expect(text.trim(), key).not.toBe("");
      }
  });

  it("has whatever the map says", () => {
    const known = new Set(keys("en"));
    for (const file of readdirSync(FOLDER).filter((name) => /\.(svelte|ts)$/.test(name))) {
      const code = readFileSync(new URL(file, FOLDER), "utf8");
      for (const [, key] of code.matchAll(/words\.say\(\s*"([a-z-]+)"/g))
        expect(known, file).toContain(PREFIX + key);
    }
  });
});
