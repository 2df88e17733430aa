import type { LightInfo } from "../../../wire";
import { BOARD, type Desk } from "../../../shell/desk.svelte";
import { focusDecision } from "../../../shell/lit";

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
  table: [".table", ".views", ".panel .tabs"],
  players: [".players", ".strip ul"],
  log: [".talk", ".views"],
  menu: [".menu .mark"],
};

/** The element of the screen that is to be lit: of several lights the first that is there. */
export function elementOf(lights: readonly LightInfo[], shell: Element): Element | null {
  const wanted = lights.flatMap(selectors);
  const all = wanted.flatMap((selector) => [...shell.querySelectorAll(selector)]);
  return all.find(isSeen) ?? null;
}

const FOCUSABLE = ":is(button, a, input, [tabindex]):not(:disabled)";

/** Put the focus on what is lit, or on what can be chosen if that has no place for it. */
export function focusOn(lit: Element, shell: Element): void {
  const place = lit.matches(FOCUSABLE) ? lit : lit.querySelector(FOCUSABLE);
  if (place instanceof HTMLElement || place instanceof SVGElement) place.focus();
  else focusDecision(shell);
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

/**
 * An element is written as the field of a move and its value, and marked so on the board: what can be chosen before
 * what only shows it. `move` names what makes a whole move, `kind` where moves of a kind are made.
 */
function selectors({ region, element }: LightInfo): readonly string[] {
  if (region) return REGIONS[region];
  const [field = "", value = ""] = (element ?? "").split(":", 2);
  const marks = [
    `[data-light="${field}-${value}"]`,
    `[data-light="${value}"]`,
    `[data-target="${field} ${value}"]`,
    `[data-${field}="${value}"]`,
    ...(field === "move" ? [`[data-way="${value}"]`] : []),
  ];
  return marks.map((mark) => `:is(.tray, .board, .dock, .panel, .table) ${mark}`);
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && element.checkVisibility({ visibilityProperty: true });
}
