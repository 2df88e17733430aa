import { expect, test } from "vitest";
import { foremost, SOUNDS, Speaker } from "./sounds";

/** What an audio context was asked to play: the pitch of every tone, and how loud it gets. */
class Recorder {
  readonly tones: { pitch: number; gain: number }[] = [];
  readonly state = "running";
  readonly currentTime = 0;
  readonly destination = {};

  createOscillator() {
    const tone = { pitch: 0, gain: 0 };
    this.tones.push(tone);
    const frequency = {
      setValueAtTime: (pitch: number) => (tone.pitch = pitch),
      exponentialRampToValueAtTime: () => undefined,
    };
    const connect = (level: object): object => Object.assign(level, { tone });
    return { frequency, connect, start: () => undefined, stop: () => undefined };
  }

  createGain() {
    const level = {
      tone: { gain: 0 },
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (gain: number) => (this.#last().gain = gain),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: () => undefined,
    };
    return level;
  }

  #last(): { gain: number } {
    return this.tones.at(-1) ?? { gain: 0 };
  }
}

function speaker(): { speaker: Speaker; heard: Recorder } {
  const heard = new Recorder();
  return { speaker: new Speaker(() => heard as unknown as AudioContext), heard };
}

test("nothing is heard before somebody has touched the page", () => {
  const { speaker: one, heard } = speaker();
  one.play("turn", 1);
  expect(heard.tones).toEqual([]);
  one.wake();
  one.play("turn", 1);
  expect(heard.tones.map(({ pitch }) => pitch)).toEqual([523.25, 783.99]);
});

test("a softer volume is softer, and none is silence", () => {
  const { speaker: one, heard } = speaker();
  one.wake();
  one.play("gain", 1);
  one.play("gain", 0.5);
  const [loud, , soft] = heard.tones;
  expect(soft?.gain).toBeCloseTo((loud?.gain ?? 0) / 2);
  one.play("gain", 0);
  expect(heard.tones).toHaveLength(4);
});

test("every sound is one of its own", () => {
  const tunes = SOUNDS.map((sound) => {
    const { speaker: one, heard } = speaker();
    one.wake();
    one.play(sound, 1);
    return heard.tones.map(({ pitch }) => pitch).join(" ");
  });
  expect(new Set(tunes).size).toBe(SOUNDS.length);
  expect(tunes).not.toContain("");
});

test("a device without sound stays silent without complaint", () => {
  const mute = new Speaker(() => {
    throw new Error("no device");
  });
  mute.wake();
  mute.play("end", 1);
});

test("of several sounds the most telling is heard", () => {
  expect(foremost(["gain", "celebration", "placed"])).toBe("celebration");
  expect(foremost([])).toBeNull();
});
