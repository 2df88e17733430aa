import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** What svelte-check says about these files, by their names, in a folder beside src/. */
export function checked(
  name: string,
  files: Record<string, string>,
): { ok: boolean; said: string } {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    const settings = { extends: "../tsconfig.json", include: ["*"], exclude: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
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
    return { ok: status === 0, said: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
