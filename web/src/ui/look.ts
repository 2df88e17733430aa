import type { BoardModule, Look } from "../boards/board";
import { shapeOf } from "./seats";

/** How a chart shows its i-th thing: as the game's board would, or by the next colour and shape. */
export function lookOf(module: BoardModule, key: string, i: number): Look {
  return module.look?.(key) ?? { colour: `var(--series-${(i % 8) + 1})`, shape: shapeOf(i) };
}
