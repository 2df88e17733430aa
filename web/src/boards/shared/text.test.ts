/** The texts that boards bring in files of their own: `<board>/text/*.<lang>.ftl` or `<lang>.ftl`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const BOARDS = new URL("..", import.meta.url);
const LANGS = ["en", "pl", "cs"];
const KEY = /^([a-z][a-z0-9-]*) =/gm;

function filesIn(folder: string): string[] {
  const url = new URL(folder, BOARDS);
  return existsSync(url) ? readdirSync(url) : [];
}

const boards = readdirSync(BOARDS).filter((name) => filesIn(`${name}/text`).length);
/** Each file of texts, by its name in English. */
const texts = boards.flatMap((board) =>
  filesIn(`${board}/text`)
    .filter((name) => /(^|\.)en\.ftl$/.test(name))
    .map((name) => `${board}/text/${name}`),
);

function source(file: string, lang: string): string {
  return readFileSync(new URL(file.replace(/en\.ftl$/, `${lang}.ftl`), BOARDS), "utf8");
}

function keys(text: string): string[] {
  return [...text.matchAll(KEY)].map((found) => found[1] as string).sort();
}

/** The variables of each text, by its key. */
function variables(text: string): Record<string, string[]> {
  const named = text
    .split(/^(?=[a-z][a-z0-9-]* =)/m)
    .map((block): [string, string[]] => [
      keys(block)[0] ?? "",
      [...new Set([...block.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] as string))].sort(),
    ]);
  return Object.fromEntries(named.filter(([key]) => key));
}

/** What all keys of a file begin with, up to a dash. */
function beginning([first = "", ...rest]: readonly string[]): string {
  const shared = (end: number): boolean => rest.every((key) => key.startsWith(first.slice(0, end)));
  const ends = [...first.matchAll(/-/g)].map(({ index }) => index + 1);
  return first.slice(0, ends.findLast(shared) ?? 0);
}

describe.each(texts)("%s", (file) => {
  it.each(LANGS)("in %s has every key, with the same variables", (lang) => {
    expect(keys(source(file, lang))).toEqual(keys(source(file, "en")));
    expect(variables(source(file, lang))).toEqual(variables(source(file, "en")));
  });

  it.each(LANGS)("in %s can be said for any number", (lang) => {
    const made = new FluentBundle(lang, { useIsolating: false });
    expect(made.addResource(new FluentResource(source(file, lang)))).toEqual([]);
    for (const [key, names] of Object.entries(variables(source(file, lang))))
      for (const n of [0, 1, 2, 5, 12, 22]) {
        const errors: Error[] = [];
        const args = Object.fromEntries(names.map((name) => [name, n]));
        const text = made.formatPattern(made.getMessage(key)?.value ?? "", args, errors);
        expect(errors, key).toEqual([]);
        expect(text.trim(), key).not.toBe("");
      }
  });
});

describe.each(boards)("the board of %s", (board) => {
  it("has whatever it says", () => {
    const known = new Set(
      texts
        .filter((file) => file.startsWith(`${board}/`))
        .map((file) => keys(source(file, "en")))
        .flatMap((all) => all.map((key) => key.slice(beginning(all).length))),
    );
    for (const file of filesIn(board).filter((name) => /(?<!\.test)\.(svelte|ts)$/.test(name))) {
      const code = readFileSync(new URL(`${board}/${file}`, BOARDS), "utf8");
      for (const [, key] of code.matchAll(/\bsay\(\s*"([a-z-]+)"/g))
        expect(known, file).toContain(key);
    }
  });
});
