/** Whether somebody goes by keys or by a pointer, from what they used last. */
let byKeys = false;

export function goesByKeys(): boolean {
  return byKeys;
}

/** Listen for as long as the page is there. */
export function watchHands(): void {
  window.addEventListener("keydown", () => (byKeys = true), true);
  window.addEventListener("pointerdown", () => (byKeys = false), true);
}
