/** Calling somebody back to the table: a tone, and a message of the browser, both only if wanted. */
import { settings } from "./settings.svelte";

/** Two soft notes, a fifth apart. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((pitch, i) => {
      const start = audio.currentTime + i * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.14, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.65);
    });
    setTimeout(() => void audio.close(), 1200);
  } catch {
    // No sound on this device, or not before somebody has touched the page.
  }
}

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
  if (settings.sound) chime();
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
