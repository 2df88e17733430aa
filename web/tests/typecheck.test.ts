import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checked } from "./checking";

// A checker that silently finds nothing would let every mistake through.
test("the type checker sees a wrong type in a component", { timeout: 120_000 }, () => {
  const wrong = '<script lang="ts">const n: number = "one";</script>\n{n}\n';
  const { ok, said } = checked(".wrong", { "Wrong.svelte": wrong });
  expect(said).toContain("not assignable to type 'number'");
  expect(ok).toBe(false);
});

test("the board of docs/new-game.md is one", { timeout: 120_000 }, () => {
  const page = readFileSync(
    fileURLToPath(new URL("../../docs/new-game.md", import.meta.url)),
    "utf8",
  );
  const blocks = (language: string): string[] =>
    [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(
      // It stands beside src/ here, not in src/boards/<game>/.
      ([, code]) => (code ?? "").replaceAll('"../', '"../src/boards/'),
    );
  const [index = "", types = ""] = blocks("ts");
  const [board = ""] = blocks("svelte");
  const files = { "index.ts": index, "types.ts": types, "Board.svelte": board };
  const { ok, said } = checked(".drift", files);
  expect(said).toContain("COMPLETED");
  expect([ok, said.match(/\bERROR\b.*/g)]).toEqual([true, null]);
});
