/** Calling somebody back to the table: a tone, and a message of the browser, both only if wanted. */
import { hear } from "./hearing";
import { settings } from "./settings.svelte";

/** Whether the browser can show messages at all. */
export function canNotify(): boolean {
  return window.isSecureContext && "Notification" in window;
}

/** Ask for the permission to show messages; whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

/** Say that it is somebody's turn, as far as they want to be told. */
export function callBack(title: string, text: string, table: string): void {
  hear("turn");
  if (!settings.notifications || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    const message = new Notification(title, { body: text, icon: "/favicon-turn.svg", tag: table });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Some browsers of phones allow them to service workers only.
  }
}
