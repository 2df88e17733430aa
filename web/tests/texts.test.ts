import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const LANGS = ["en", "pl", "cs"] as const;
const source = Object.fromEntries(
  LANGS.map((lang) => [lang, readFileSync(join(root, "src", "text", `${lang}.ftl`), "utf8")]),
) as Record<(typeof LANGS)[number], string>;

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-zA-Z0-9_-]*) *=/gm)].map((match) => match[1] ?? "");
}

function variables(text: string, key: string): string[] {
  const body = new RegExp(`^${key} *=(.*(?:\\n[ \\t].*)*)`, "m").exec(text)?.[1] ?? "";
  return [...new Set([...body.matchAll(/\{ *\$([a-z_]+)/g)].map((match) => match[1] ?? ""))].sort();
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

describe.each(LANGS)("texts in %s", (lang) => {
  test("have the same keys, in the same order, as in English", () => {
    expect(keys(source[lang])).toEqual(keys(source.en));
  });

  test("have no key twice", () => {
    expect(new Set(keys(source[lang])).size).toBe(keys(source[lang]).length);
  });

  test("use the same variables as in English", () => {
    for (const key of keys(source.en))
      expect([key, variables(source[lang], key)]).toEqual([key, variables(source.en, key)]);
  });

  test("can all be told, for any number", () => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const problems = bundle.addResource(new FluentResource(source[lang]));
    expect(problems).toEqual([]);
    for (const key of keys(source[lang])) {
      const pattern = bundle.getMessage(key)?.value;
      expect(pattern, key).toBeTruthy();
      for (const n of [0, 1, 2, 5, 12, 22, 1.5]) {
        const errors: Error[] = [];
        const args = Object.fromEntries(variables(source.en, key).map((name) => [name, n]));
        if (pattern) bundle.formatPattern(pattern, args, errors);
        expect([key, errors]).toEqual([key, []]);
      }
    }
  });
});

test.each(["pl", "cs"] as const)("every plural in %s has its four forms", (lang) => {
  for (const match of source[lang].matchAll(/\{ \$\w+ ->([\s\S]*?)\n {4}\}/g)) {
    const forms = match[1] ?? "";
    if (!forms.includes("[one]")) continue;
    for (const form of ["[few]", "[many]", "*[other]"]) expect(forms).toContain(form);
  }
});

test("every text that the code asks for is there, and every text is asked for", () => {
  const code = files(join(root, "src"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const known = new Set(keys(source.en));
  const asked = [...code.matchAll(/\btr\(\s*["']([a-z0-9_-]+)["']/g)].map(
    (match) => match[1] ?? "",
  );
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
  const families = /^(refused|level|pace|sound|strength)-/;
  const unused = [...known].filter(
    (key) => !families.test(key) && !new RegExp(`["']${key}["']`).test(code),
  );
  expect(unused).toEqual([]);
});

test("there is a sentence for every code of the server", () => {
  const wire = readFileSync(join(root, "src", "wire.ts"), "utf8");
  const codes = /export type Code =([\s\S]*?);/.exec(wire)?.[1]?.match(/"([a-z-]+)"/g) ?? [];
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes) expect(keys(source.en)).toContain(`refused-${code.slice(1, -1)}`);
});
