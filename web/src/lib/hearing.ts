/** What is heard, as loud as the player likes it. */
import { settings } from "./settings.svelte";
import { LOUDNESS, Speaker, type Sound } from "./sounds";

const speaker = new Speaker(() => new AudioContext());

/** Let the first touch of the page make sounds possible. */
export function listenForTouch(): void {
  for (const kind of ["pointerdown", "keydown"] as const)
    addEventListener(kind, () => settings.sound !== "off" && speaker.wake(), { capture: true });
}

/** Play a sound; what is not the listener's own is softer. */
export function hear(sound: Sound, isOwn = true): void {
  speaker.play(sound, LOUDNESS[settings.sound] * (isOwn ? 1 : 0.45));
}

/** Let somebody who has just chosen it hear how loud that is. */
export function sample(): void {
  if (settings.sound === "off") return;
  speaker.wake();
  hear("turn");
}
