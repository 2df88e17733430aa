/** What stands in a sector of the Moon, and where: pieces and prices in one row, buildings in the next. */
import type { Sector } from "./types";
import type { Point } from "./geometry";

/** Sectors that are higher than wide: their rows are short. */
const TALL: readonly number[] = [7, 9, 10, 13, 15, 17, 18, 19, 24];
/** How far the middle of what stands there is off the label's point, so that nothing touches a line. */
const NUDGE: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [4, 4],
  2: [-4, 4],
  3: [30, -9],
  4: [-13, -15],
  5: [-22, 11],
  6: [4, 0],
  7: [4, -22],
  8: [9, -4],
  9: [-11, 4],
  10: [4, 0],
  11: [0, 9],
  12: [20, 7],
  13: [0, 4],
  14: [13, 13],
  15: [18, 2],
  16: [-27, -4],
  17: [0, 9],
  18: [-13, 4],
  19: [4, 22],
  20: [-9, 13],
  21: [-27, 4],
  22: [22, 0],
  23: [9, 4],
  24: [-18, 4],
};
/** An enclave so small that each of its buildings has a row of its own. */
const STACKED = 15;
/** Where the numbers of enclaves are, off their middle: beyond their line. */
const BEYOND: Readonly<Record<number, readonly [x: number, y: number]>> = {
  13: [74, -40],
  15: [94, 26],
};
/** Flat sectors have their number beside what stands there, the others above. */
const FLAT: readonly number[] = [3, 4, 16, 21];
const ROW = 46;
/** How wide things are: a piece, a building with its number, a price. */
const WIDTHS = { piece: 48, building: 60, price: 68 };

export type Item =
  | { readonly kind: "piece" }
  | { readonly kind: "price" }
  | { readonly kind: "building"; readonly index: number };

export interface Placed extends Point {
  readonly item: Item;
}

/** The middle of what stands in a sector. */
export function heartOf(sector: Sector): Point {
  const [dx, dy] = NUDGE[sector.number] ?? [0, 0];
  return { x: sector.label[0] + dx, y: sector.label[1] + dy };
}

/** The rows of a sector: in one as long as it is wide enough. */
function rowsOf(sector: Sector, hasPiece: boolean, hasPrice: boolean): Item[][] {
  const heads: Item[] = [];
  if (hasPiece) heads.push({ kind: "piece" });
  if (hasPrice) heads.push({ kind: "price" });
  const buildings: Item[] = sector.buildings.map((_, index) => ({ kind: "building", index }));
  if (sector.number === STACKED) {
    const [first, ...rest] = buildings;
    return [...(first ? [[...heads, first]] : [heads]), ...rest.map((item) => [item])];
  }
  const isOne = !TALL.includes(sector.number) && heads.length + buildings.length <= 3;
  const rows = isOne ? [[...heads, ...buildings]] : [heads, buildings];
  return rows.filter((row) => row.length > 0);
}

/** Where everything stands in a sector; `scale` enlarges it where the drawing is small. */
export function placed(
  sector: Sector,
  hasPiece: boolean,
  hasPrice: boolean,
  scale: number,
): Placed[] {
  const { x, y } = heartOf(sector);
  const rows = rowsOf(sector, hasPiece, hasPrice);
  return rows.flatMap((row, n) => {
    const widths = row.map((item) => WIDTHS[item.kind] * scale);
    const slant = sector.number === STACKED ? 8 + (n - 0.5) * 24 : 0;
    let left = x + slant - widths.reduce((sum, wide) => sum + wide, 0) / 2;
    return row.map((item, i) => {
      const wide = widths[i] ?? 0;
      const middle = left + wide / 2;
      left += wide;
      return { item, x: middle, y: y + (n - (rows.length - 1) / 2) * ROW * scale };
    });
  });
}

/** Where the number of a sector is, off what stands there. */
export function numberSpot(sector: Sector, things: readonly Placed[], scale: number): Point {
  const { x, y } = heartOf(sector);
  const beyond = BEYOND[sector.number];
  if (beyond) return { x: x + beyond[0], y: y + beyond[1] };
  if (FLAT.includes(sector.number)) {
    const lefts = things.map(({ item, x }) => x - (WIDTHS[item.kind] * scale) / 2);
    return { x: Math.min(...lefts) - 14 * scale, y: y + 10 * scale };
  }
  return { x, y: Math.min(...things.map((one) => one.y)) - 32 * scale };
}
