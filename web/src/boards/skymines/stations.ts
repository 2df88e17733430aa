/** The columns of a station: which spaces pieces lie on, and which coins they leave uncovered. */
import type { Column, CompanyView } from "./types";

export interface Cell {
  readonly space: number;
  readonly coins: number;
  readonly isCrossedOut: boolean;
  /** A piece lies there. */
  readonly isCovered: boolean;
}

/** The spaces of a column from the top: pieces lie from the lowest space they may use upwards. */
export function cellsOf(column: Column, pieces: number, opened: boolean): Cell[] {
  const bottom = column.coins.length - (opened ? 1 : 0);
  return column.coins.map((coins, space) => ({
    space,
    coins,
    isCrossedOut: column.crossed_out.includes(space),
    isCovered: space < bottom && space >= bottom - pieces,
  }));
}

/** The topmost pieces of a column, as many as would leave it. */
export function topCells(cells: readonly Cell[], count: number): readonly number[] {
  return cells
    .filter((cell) => cell.isCovered)
    .slice(0, count)
    .map((cell) => cell.space);
}

/** The space that a piece would return to, if there is one. */
export function returnCell(column: Column, company: CompanyView, index: number): number | null {
  const bottom = column.coins.length - (company.opened[index] ? 1 : 0);
  const space = bottom - (company.columns[index] ?? 0) - 1;
  return space >= 0 ? space : null;
}
