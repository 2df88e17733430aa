/** What a draw is told as, in words and on gauges. */
import { cellsOf, hitsOf, type Cell, type Draw, type Draws } from "./draws";
import type { Catalogue, Project, TableView } from "./types";
import type { Words } from "./words";

/** What came out of the bag: `Drawn: laser cube 2, asteroid cube 1.` */
export function drawnText(draw: Draw, words: Words): string {
  const kinds = [...new Set(draw.cubes)];
  const parts = kinds.map((kind) =>
    words.say("drawn-cube", {
      cube: words.t.word(kind, "cube"),
      n: draw.cubes.filter((cube) => cube === kind).length,
    }),
  );
  return words.say("drawn", { cubes: words.list(parts) });
}

/** Whether the project has saved the world, and what it lacked. */
export function verdictOf(draw: Draw, words: Words): string {
  const missing = Math.max(0, draw.missing - hitsOf(draw));
  return words.say(`${draw.project}-${draw.success ? "succeeds" : "fails"}`, { missing });
}

/** The spaces of a project's gauge as a draw leaves them. */
export function cellsAt(
  { draws, cracks }: Draws,
  project: Project,
  catalogue: Catalogue,
  view: TableView,
): Cell[] {
  const p = catalogue.projects.indexOf(project);
  const length = catalogue.tracks[p]?.gauge ?? 0;
  const moved = project === "shield" ? cracks : [];
  const draw = draws.find((one) => one.project === project);
  if (!draw) return cellsOf(length, view.tracks[p]?.gauge ?? 0, moved, 0);
  return cellsOf(length, length - draw.missing - moved.length, moved, hitsOf(draw));
}
