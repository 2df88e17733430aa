import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FOLDER = new URL(".", import.meta.url);
const LANGS = ["en", "pl", "cs"];
const PREFIX = "p49-panel-";

function source(lang: string): string {
  return readFileSync(new URL(`text/panels.${lang}.ftl`, FOLDER), "utf8");
}

function keys(lang: string): string[] {
  return [...source(lang).matchAll(/^([a-z][a-z0-9-]*) =/gm)]
    .map((found) => found[1] as string)
    .sort();
}

function variables(lang: string): Record<string, string[]> {
  const blocks = source(lang).split(/^(?=[a-z][a-z0-9-]* =)/m);
  const named = blocks.map((block): [string, string[]] => [
    /^[a-z0-9-]+/.exec(block)?.[0] ?? "",
    [...new Set([...block.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] as string))].sort(),
  ]);
  return Object.fromEntries(named.filter(([key]) => key));
}

describe("the panels' texts", () => {
  it.each(LANGS)("%s has every key, with the same variables", (lang) => {
    expect(keys(lang)).toEqual(keys("en"));
    expect(variables(lang)).toEqual(variables("en"));
    expect(keys(lang).filter((key) => !key.startsWith(PREFIX))).toEqual([]);
  });

  it.each(LANGS)("%s can be said for any number", (lang) => {
    const made = new FluentBundle(lang, { useIsolating: false });
    expect(made.addResource(new FluentResource(source(lang)))).toEqual([]);
    for (const key of keys(lang))
      for (const n of [0, 1, 2, 5, 12, 22]) {
        const names = variables(lang)[key] ?? [];
        const args = Object.fromEntries(
          names.map((name) => [name, ["side", "end"].includes(name) ? "left" : n]),
        );
        const errors: Error[] = [];
        const text = made.formatPattern(made.getMessage(key)?.value ?? "", args, errors);
        expect(errors, key).toEqual([]);
        expect(text.trim(), key).not.toBe("");
      }
  });

  it("has whatever the panels say", () => {
    const known = new Set(keys("en"));
    for (const file of readdirSync(FOLDER).filter((name) => /(?<!test)\.(svelte|ts)$/.test(name))) {
      const code = readFileSync(new URL(file, FOLDER), "utf8");
      for (const [, key] of code.matchAll(/(?<![.\w])say\(\s*"([a-z-]+)"/g))
        expect(known, file).toContain(PREFIX + key);
    }
  });
});
