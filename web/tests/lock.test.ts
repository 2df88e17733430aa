import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lock = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");

test("the lock names no download addresses", () => {
  expect(lock).not.toContain('"resolved"');
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});

test("the lock has the bundler for every platform", () => {
  const bindings = lock.match(/"node_modules\/@rolldown\/binding-[a-z0-9-]+"/g) ?? [];
  expect(new Set(bindings).size).toBe(15);
});
