/** How far somebody has come in a lesson, kept in the browser by table. */
import type { TableInfo } from "../wire";
import { recall, remember } from "./settings.svelte";

/** What of a step is being told: what it asks, what its move has brought, or that another was made. */
export type Part = "asks" | "brought" | "own-way";

export interface Progress {
  at: number;
  part: Part;
  isOpen: boolean;
  isOver: boolean;
}

export function progressOf(table: string): Progress | null {
  return recall<Progress>(`lesson.${table}`);
}

export function keepProgress(table: string, progress: Progress): void {
  remember(`lesson.${table}`, progress);
}

/** Whoever goes on with a lesson wants to see it, even if it was put away. */
export function openLesson(table: string): void {
  const kept = progressOf(table);
  if (kept) keepProgress(table, { ...kept, isOpen: true });
}

/** The lesson of a game that was begun and not seen to its end, if there is one. */
export function lessonUnderWay(game: string, tables: readonly TableInfo[]): TableInfo | undefined {
  const own = tables.filter((table) => table.game === game && table.lesson);
  return own.find(({ id, status }) => status === "playing" && !progressOf(id)?.isOver);
}
