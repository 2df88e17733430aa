import { expect, test } from "vitest";
import { isOutdated } from "./build";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

test("a page of another build is loaded again once for each build that it meets", () => {
  const kept = memory();
  expect(isOutdated("/assets/b.js", "/assets/a.js", kept)).toBe(true);
  expect(isOutdated("/assets/b.js", "/assets/a.js", kept)).toBe(false);
  expect(isOutdated("/assets/c.js", "/assets/a.js", kept)).toBe(true);
});

test("a page of the same build, or of no build, stays", () => {
  expect(isOutdated("/assets/a.js", "/assets/a.js", memory())).toBe(false);
  expect(isOutdated("/assets/a.js", null, memory())).toBe(false);
  expect(isOutdated(null, "/assets/a.js", memory())).toBe(false);
});

test("a page that can't remember stays, because it would be loaded for ever", () => {
  const closed = {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => undefined,
  };
  expect(isOutdated("/assets/b.js", "/assets/a.js", closed)).toBe(false);
});
