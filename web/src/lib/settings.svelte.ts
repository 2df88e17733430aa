/** What a person likes, kept in the browser. */
import { PACES, type Pace } from "./pacing.svelte";
import type { Tempo } from "./replaying";
import { LOUDNESS, type Loudness } from "./sounds";

export type Theme = "system" | "dark" | "light";
/** How large text and all that is measured by it is. */
export type Size = "small" | "normal" | "large";
export type Speed = "off" | "fast" | "normal";
export const LANGUAGES = ["en", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Preferences {
  lang: Language;
  theme: Theme;
  /** Play a move as soon as it is chosen, without asking for confirmation. */
  autoConfirm: boolean;
  speed: Speed;
  /** Shortcuts of a single letter, such as U for undo. */
  singleKeys: boolean;
  size: Size;
  /** How loud what happens is heard. */
  sound: Loudness;
  /** How fast bots seem to play. */
  pace: Pace;
  /** A message of the browser when it is one's turn and the page is hidden. */
  notifications: boolean;
  /** How fast replays and recaps are shown. */
  tempo: Tempo;
  /** Hints, warnings and turning points, where the match is not rated. */
  coach: boolean;
  /** Cover the screen between people on one device also in games that hide nothing. */
  cover: boolean;
  /** Level of the bot that was seated last. */
  level: string;
  /** The game that was played last. */
  game: string;
}

const KEY = "orrery.settings";

function preferredLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

/** A phone is silent until somebody wants to hear it. */
function isPhone(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** What was kept, without values that are none any more. */
function valid(all: Preferences, standard: Preferences): Preferences {
  return {
    ...all,
    lang: LANGUAGES.includes(all.lang) ? all.lang : standard.lang,
    sound: all.sound in LOUDNESS ? all.sound : standard.sound,
    pace: PACES.includes(all.pace) ? all.pace : standard.pace,
  };
}

function read(): Preferences {
  const standard: Preferences = {
    lang: preferredLanguage(),
    theme: "system",
    autoConfirm: false,
    speed: "normal",
    singleKeys: true,
    size: "normal",
    sound: isPhone() ? "off" : "normal",
    pace: "brisk",
    notifications: false,
    tempo: 1,
    coach: true,
    cover: true,
    level: "",
    game: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    return valid({ ...standard, ...kept }, standard);
  } catch {
    return standard;
  }
}

export const settings = $state(read());

export function change(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the setting then holds until the page is closed.
  }
  apply();
}

/** Put the settings that the styles depend on onto the root element. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["speed"] = settings.speed;
  root.dataset["size"] = settings.size;
}

let tempo: Tempo = 1;

/** Let everything move so many times faster: while something is shown that has been there before. */
export function setTempo(factor: Tempo): void {
  tempo = factor;
  document.documentElement.style.setProperty("--tempo", String(1 / factor));
}

/** How long an animation of this many milliseconds takes with the player's speed; 0 for none. */
export function duration(milliseconds: number): number {
  if (settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return (settings.speed === "fast" ? milliseconds / 2 : milliseconds) / tempo;
}

/** A small memory per table, for this browser only. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`orrery.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`orrery.${key}`, JSON.stringify(value));
  } catch {
    // See above.
  }
}
