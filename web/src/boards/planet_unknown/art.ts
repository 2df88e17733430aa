/** How tiles and lands become shapes: paths made once and kept. */
import { outline, pointOf, shapeOf, type Point } from "./geometry";
import type { Catalogue, Shape, Terrain } from "./types";

export interface Section {
  terrain: Terrain;
  path: string;
  icon: Point;
}

export interface TileArt {
  width: number;
  height: number;
  silhouette: string;
  sections: Section[];
  meteor: Point | null;
}

const kept = new Map<string, TileArt>();

/** A tile in an orientation, `unit` per square, with the upper left corner of its box at 0, 0. */
export function tileArt(
  catalogue: Catalogue,
  tile: string,
  turn: number,
  unit: number,
): TileArt | null {
  const key = `${tile} ${turn} ${unit}`;
  const known = kept.get(key);
  if (known) return known;
  const laid = shapeOf(catalogue, tile)?.turns[turn];
  const facts = catalogue.tiles[tile];
  if (!laid || !facts) return null;
  const middle = (n: number): number => (n + 0.5) * unit;
  const meteor = facts.meteor ? laid.cells.find((cell) => cell[4]) : undefined;
  const art: TileArt = {
    width: laid.width * unit,
    height: laid.height * unit,
    silhouette: outline(
      laid.cells.map(([x, y]): Point => [x, y]),
      unit,
      0.2,
      unit * 0.12,
    ),
    sections: (["a", "b"] as const).map((section, i) => {
      const cells = laid.cells.filter((cell) => cell[2] === section);
      const at = cells.find((cell) => cell[3]) ?? cells[0];
      return {
        terrain: facts.terrains[i] as Terrain,
        path: outline(
          cells.map(([x, y]): Point => [x, y]),
          unit,
          unit * 0.045,
          unit * 0.1,
        ),
        icon: at ? [middle(at[0]), middle(at[1])] : [0, 0],
      };
    }),
    meteor: meteor ? [middle(meteor[0]), middle(meteor[1])] : null,
  };
  kept.set(key, art);
  return art;
}

/** The orientation in which a tile is shown while nobody holds it: the widest one. */
export function restingTurn(shape: Shape | null): number {
  if (!shape) return 0;
  const upright = shape.turns.findIndex((turn, i) => i % 4 === 3 && turn.width >= turn.height);
  return upright >= 0 ? upright : shape.turns.findIndex((turn) => turn.width >= turn.height);
}

export function squaresPath(
  squares: Iterable<string>,
  unit: number,
  inset = 0,
  radius = 0,
): string {
  return outline([...squares].map(pointOf), unit, inset, radius);
}
