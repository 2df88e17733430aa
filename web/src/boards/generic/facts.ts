/** How a view that nobody has drawn a board for is sorted into facts, lists and seats. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Dict = { [key: string]: Json };

export function isDict(value: Json | undefined): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPlain(value: Json): value is null | boolean | number | string {
  return value === null || typeof value !== "object";
}

/** A list with one entry for each seat. */
export function isPerSeat(value: Json, seats: number): value is Dict[] {
  return Array.isArray(value) && value.length === seats && value.length > 0 && value.every(isDict);
}

/** Names under which views keep a seat's number. */
export function isSeatKey(key: string): boolean {
  return /^(first|seat|commander|active|leader|starter)$|_seat$/.test(key);
}

export interface Sorted {
  facts: [string, Json][];
  lists: [string, Json][];
  perSeat: [string, Dict[]][];
}

export function sorted(view: Dict, seats: number): Sorted {
  const result: Sorted = { facts: [], lists: [], perSeat: [] };
  for (const [key, value] of Object.entries(view)) {
    if (isPlain(value)) result.facts.push([key, value]);
    else if (isPerSeat(value, seats)) result.perSeat.push([key, value]);
    else result.lists.push([key, value]);
  }
  return result;
}

/** All entries of a catalogue that have an id, to explain words of a view by. */
export function byId(catalogue: unknown): Map<string, Dict> {
  const found = new Map<string, Dict>();
  const walk = (value: Json, key: string): void => {
    if (Array.isArray(value)) value.forEach((item) => walk(item, ""));
    else if (isDict(value)) {
      const id = typeof value["id"] === "string" ? value["id"] : key;
      if (id && !found.has(id)) found.set(id, value);
      for (const [name, item] of Object.entries(value)) walk(item, name);
    }
  };
  walk((catalogue ?? null) as Json, "");
  return found;
}
