import type { Component } from "svelte";
import type { BoardModule } from "./board";
import Plain from "./generic/Emblem.svelte";

const modules = import.meta.glob<{ default: BoardModule }>("./*/index.ts");
// At once, for the home page: an emblem is a few lines and imports nothing of its board.
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", {
  eager: true,
  import: "default",
});

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return game !== "generic" && `./${game}/index.ts` in modules;
}

/** The board of a game, or the generic one for a game that has none of its own. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`./${hasBoard(game) ? game : "generic"}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}

/** The drawing that stands for a game: of its own, or the one for all that have none. */
export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`] ?? Plain;
}
