/** How charts show companies and the other parts of wealth. */
import type { Look } from "../board";
import { EMBLEMS } from "./art";
import type { Company } from "./types";

/** Colours that no company has; in the order of the score sheet none of them meets another. */
const OTHERS: Readonly<Record<string, Look>> = {
  "score-coins": {
    colour: "light-dark(#6f6a5e, #a9a496)",
    shape: "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z",
  },
  "score-tank": {
    colour: "light-dark(#1d7347, #4fae7c)",
    shape: "M6 7.500h4V3h4v4.500h4v13H6z",
  },
  "score-research": {
    colour: "light-dark(#0b6b78, #2f9fb0)",
    shape: "M9.500 2.500h5V9l5.500 12H4L9.500 9z",
  },
};

export function look(key: string): Look | null {
  const name = key.replace(/^(score|company)-/, "");
  if (!(name in EMBLEMS)) return OTHERS[key] ?? null;
  return { colour: `var(--sm-${name}-line)`, shape: EMBLEMS[name as Company] };
}
