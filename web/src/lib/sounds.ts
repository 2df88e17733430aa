/** A small set of sounds, all made here of a few notes each. */

export const LOUDNESS = { off: 0, quiet: 0.35, normal: 0.7, loud: 1 } as const;
export type Loudness = keyof typeof LOUDNESS;

/** From what is heard least to what is heard before all else. */
export const SOUNDS = ["placed", "gain", "celebration", "turn", "error", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that fades: when it begins and how long it lasts, in seconds. */
interface Note {
  wave: OscillatorType;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  at: number;
  lasts: number;
  gain: number;
}

const sine = (pitch: number, at: number, lasts: number, gain = 0.14): Note => ({
  wave: "sine",
  pitch,
  at,
  lasts,
  gain,
});
const bell = (pitch: number, at: number, lasts: number, gain = 0.1): Note => ({
  ...sine(pitch, at, lasts, gain),
  wave: "triangle",
});

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // A piece is put down on wood.
  placed: [{ ...bell(190, 0, 0.11, 0.3), to: 85 }, sine(1250, 0, 0.025, 0.03)],
  gain: [sine(880, 0, 0.16, 0.07), sine(1174.66, 0.07, 0.24, 0.07)],
  celebration: [
    bell(523.25, 0, 0.35),
    bell(659.25, 0.09, 0.35),
    bell(783.99, 0.18, 0.4),
    bell(1046.5, 0.27, 0.8),
  ],
  // Two soft notes, a fifth apart.
  turn: [sine(523.25, 0, 0.6), sine(783.99, 0.16, 0.6)],
  error: [bell(207.65, 0, 0.16), bell(155.56, 0.13, 0.28)],
  end: [
    bell(261.63, 0, 1.5),
    bell(392, 0.16, 1.5),
    bell(523.25, 0.32, 1.6),
    bell(659.25, 0.48, 1.8),
    sine(1046.5, 0.72, 2.2, 0.08),
  ],
};

/** The one that is heard when there is something to hear of each of these. */
export function foremost(sounds: readonly Sound[]): Sound | null {
  return sounds.reduce<Sound | null>(
    (best, one) => (best && SOUNDS.indexOf(best) >= SOUNDS.indexOf(one) ? best : one),
    null,
  );
}

/** What plays them: silent until somebody has touched the page, as browsers want it. */
export class Speaker {
  #audio: AudioContext | null = null;
  readonly #make: () => AudioContext;

  constructor(make: () => AudioContext) {
    this.#make = make;
  }

  /** Somebody has touched the page. */
  wake(): void {
    try {
      this.#audio ??= this.#make();
      if (this.#audio.state === "suspended") void this.#audio.resume();
    } catch {
      // No sound on this device.
    }
  }

  play(sound: Sound, volume: number): void {
    if (!this.#audio || volume <= 0) return;
    for (const note of NOTES[sound]) strike(this.#audio, note, volume);
  }
}

function strike(audio: AudioContext, note: Note, volume: number): void {
  const start = audio.currentTime + note.at;
  const end = start + note.lasts;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.pitch, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(note.gain * volume, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0005, end);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(end + 0.05);
}
