// After a build: what a first visit loads, compressed, against its budget; and each board against its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
const KB = 1000;
const BUDGET = { page: 250 * KB, shell: 80 * KB, board: 120 * KB };

const size = (file) => {
  const bytes = readFileSync(join(dist, file));
  return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

/** The files of a chunk and of all that it imports at once. */
function filesOf(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const asset of chunk.assets ?? []) seen.add(asset);
  for (const name of chunk.imports ?? []) filesOf(name, seen);
  return seen;
}

const total = (files) => [...files].reduce((sum, file) => sum + size(file), 0);
const shown = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

const entry = filesOf("index.html");
const table = filesOf("src/pages/Table.svelte", new Set());
const text = filesOf("src/text/pl.ftl?raw");
const fonts = [...entry].filter((file) => file.endsWith(".woff2"));
const shell = new Set([...entry, ...text, "index.html"].filter((file) => !file.endsWith(".woff2")));
const page = new Set([...shell, ...fonts, ...table]);

const rows = [
  ["home: page, scripts, styles, one language", total(shell), BUDGET.shell],
  ["home and a table, with both fonts", total(page), BUDGET.page],
];
const boards = join(dist, "..", "src", "boards");
for (const game of readdirSync(boards)) {
  const name = `src/boards/${game}/index.ts`;
  if (!existsSync(join(boards, game, "index.ts"))) continue;
  const own = [...filesOf(name)].filter((file) => !page.has(file));
  rows.push([`board of ${game}`, total(own), BUDGET.board]);
}

let failed = false;
for (const [what, bytes, budget] of rows) {
  const over = bytes > budget;
  failed ||= over;
  console.log(
    `${over ? "TOO LARGE" : "ok       "} ${shown(bytes).padStart(9)} of ${shown(budget)}  ${what}`,
  );
}
process.exit(failed ? 1 : 0);
