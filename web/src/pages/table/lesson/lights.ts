import type { LightInfo } from "../../../wire";
import { BOARD, type Desk } from "../../../shell/desk.svelte";

type Region = NonNullable<LightInfo["region"]>;

/** Where the parts of the screen are; of several the first that is seen. */
const REGIONS: Readonly<Record<Region, readonly string[]>> = {
  question: [".question"],
  outcome: [".outcome"],
  confirm: [".actions .confirm"],
  options: [".actions .options"],
  pass: [".actions .pass"],
  undo: [".actions .undo"],
  board: [".board"],
  dock: [".dock"],
  panel: [".panel", ".views"],
  table: [".table", ".views"],
  players: [".players", ".strip ul"],
  log: [".talk", ".views"],
  menu: [".menu .mark"],
};

/** The element of the screen that is to be lit, as far as it is there. */
export function elementOf(light: LightInfo, shell: Element): Element | null {
  const all = selectors(light).flatMap((selector) => [...shell.querySelectorAll(selector)]);
  return all.find(isSeen) ?? null;
}

/** Bring what is to be lit to the front, if it lies on a tab or in a view that is not. */
export function bringForward(light: LightInfo, shell: Element, desk: Desk): void {
  if (light.region && light.region !== "board" && light.region !== "panel") return;
  const wanted = light.region ? selectors(light).slice(0, 1) : selectors(light);
  const all = wanted.flatMap((selector) => [...shell.querySelectorAll(selector)]);
  const [hidden] = all;
  if (!hidden || all.some(isSeen)) return;
  const tab = hidden.closest(".sheet-body")?.id.split("-panel-")[1];
  if (tab) desk.open(tab);
  else if (hidden.closest(".board")) desk.open(BOARD);
}

/** An element is written as the field of a move and its value, and marked so on the board. */
function selectors({ region, element }: LightInfo): readonly string[] {
  if (region) return REGIONS[region];
  const [field = "", value = ""] = (element ?? "").split(":", 2);
  const marks = [`[data-${field}="${value}"]`, `[data-target="${field} ${value}"]`];
  return marks.map((mark) => `:is(.board, .dock, .panel, .table) ${mark}`);
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && element.checkVisibility({ visibilityProperty: true });
}
