import { tr } from "./i18n.svelte";

/** Whether somebody goes by keys or by a pointer, from what they used last. */
let byKeys = false;

export function goesByKeys(): boolean {
  return byKeys;
}

/** Whether the page is on a device for fingers: nothing can be pointed at there, and there may be no keys. */
export function goesByTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** What ends something that is shown, in words. */
export function howToSkip(): string {
  return tr(goesByTouch() ? "show-skip-touch" : "show-skip");
}

/** Listen for as long as the page is there. */
export function watchHands(): void {
  window.addEventListener("keydown", () => (byKeys = true), true);
  window.addEventListener("pointerdown", () => (byKeys = false), true);
}
