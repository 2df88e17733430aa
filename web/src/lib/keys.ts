import { settings } from "./settings.svelte";

/** Whether somebody is typing there, so that letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !["checkbox", "radio", "range", "button"].includes(target.type)
  );
}

/**
 * The shortcut that a key press stands for, or null if it is none: "u", "shift+u", "alt+1", "escape".
 * Single characters count only while the player has them switched on.
 */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing) return null;
  if (isTyping(event.target)) return null;
  if (document.querySelector("dialog[open]")) return null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  const key = event.altKey && digit ? digit : event.key.toLowerCase();
  if (event.altKey) return `alt+${key}`;
  if (key.length === 1 && !settings.singleKeys) return null;
  return event.shiftKey && /^[a-z]$/.test(key) ? `shift+${key}` : key;
}
