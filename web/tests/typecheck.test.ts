import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// A checker that silently finds nothing would let every mistake through.
test("the type checker sees a wrong type in a component", { timeout: 120_000 }, () => {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const folder = join(root, ".wrong");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(
      join(folder, "Wrong.svelte"),
      '<script lang="ts">const n: number = "one";</script>\n{n}\n',
    );
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../tsconfig.json", include: ["*.svelte"], exclude: [] }),
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(root, "node_modules", "svelte-check", "bin", "svelte-check"),
        "--tsconfig",
        join(folder, "tsconfig.json"),
        "--output",
        "machine",
      ],
      { cwd: root, encoding: "utf8" },
    );
    expect(stdout).toContain("not assignable to type 'number'");
    expect(status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
