import { isTyping } from "../../lib/keys";

/** Where one only looks about; a lesson goes on by one press, and shows the rest itself. */
const ASIDE = ".menu, .strip, .views, .lesson, aside, dialog, [role=tab]";
const QUIET_KEYS: readonly string[] = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Whether a key or a press is meant to end what is shown: not if somebody looks about or types meanwhile. */
export function isHurry(event: Event): boolean {
  const { target } = event;
  if (target instanceof Element && (target.closest(ASIDE) || isTyping(target))) return false;
  return !(event instanceof KeyboardEvent && QUIET_KEYS.includes(event.key));
}
