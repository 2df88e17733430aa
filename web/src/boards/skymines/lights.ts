/** What can be chosen on the map: places, spaces of tracks, companies, columns of stations. */
import type { Move } from "../board";
import { lit } from "../shared/lights";
import type { MoveKind } from "./common";
import { piecesOf } from "./picking";
import type { Catalogue, TableView } from "./types";

/** A thing on the map that can be chosen. */
export interface Light {
  readonly key: string;
  readonly kind: MoveKind;
  readonly moves: readonly Move[];
}

export const THREAT = "threat";
export const advanceKey = (company: string, spaces: number): string =>
  `advance-${company}-${spaces}`;
export const barrierKey = (company: string): string => `barrier-${company}`;
export const companyKey = (company: string): string => `company-${company}`;
export const columnKey = (company: string, column: number): string => `column-${company}-${column}`;
export const rockKey = (asteroid: string): string => `rock-${asteroid}`;

/** The asteroid on which a place of the Belt is. */
export function rockOf(catalogue: Catalogue, place: string): string | null {
  const found = Object.entries(catalogue.belt.asteroids).find(([, rock]) => place in rock.spaces);
  return found?.[0] ?? null;
}

/** What is told apart on the map: under fingers an asteroid is one thing, and so is a company with its track and columns. */
export interface Grain {
  readonly catalogue: Catalogue;
  readonly view: Pick<TableView, "taking">;
  readonly coarse: boolean;
}

/** The things on the map that a move is about. */
export function keysOf(move: Move, { catalogue, view, coarse }: Grain): string[] {
  const { fields, kind } = move;
  const company = String(fields["company"]);
  switch (kind as MoveKind) {
    case "enter": {
      const place = String(fields["place"]);
      const rock = coarse ? rockOf(catalogue, place) : null;
      return [rock ? rockKey(rock) : place];
    }
    case "neutralise":
      return [THREAT];
    case "expand":
    case "track":
    case "share":
      return [companyKey(company)];
    case "pay-barrier":
      return [barrierKey(company)];
    case "advance":
      return [coarse ? companyKey(company) : advanceKey(company, Number(fields["spaces"]))];
    case "return":
    case "remove-outpost":
      return [coarse ? companyKey(company) : columnKey(company, Number(fields["column"]))];
    case "take-pieces":
      if (view.taking === null) return [];
      return coarse ? [companyKey(view.taking)] : columnsOf(move, view.taking);
    default:
      return [];
  }
}

function columnsOf(move: Move, company: string): string[] {
  const pieces = piecesOf(move) ?? [];
  return pieces.flatMap((n, column) => (n ? [columnKey(company, column)] : []));
}

/** All that is lit on the map. */
export function lightsOf(moves: readonly Move[], grain: Grain): Map<string, Light> {
  const lights = new Map<string, Light>();
  for (const [key, ways] of lit(moves, (move) => keysOf(move, grain))) {
    const kind = ways[0]?.kind as MoveKind;
    lights.set(key, { key, kind, moves: ways.filter((move) => move.kind === kind) });
  }
  return lights;
}
