import { tr } from "../../lib/i18n.svelte";
import type { Shortcut } from "../board";

/** The keys of a board that can be walked over and zoomed. */
export function mapKeys(): Shortcut[] {
  return [
    [["←", "↑", "→", "↓"], tr("key-arrows")],
    [["+", "−", "0"], tr("key-zoom")],
  ];
}
