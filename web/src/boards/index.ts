import type { BoardModule } from "./board";

const modules = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

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
