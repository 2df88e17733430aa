import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../src/wire";

type Message = Record<string, unknown> & { id: string };

/** A connection that is open at once; what is sent over it is kept. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  readonly sent: Message[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    Wire.last = this;
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  answer(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Something that was sent and then refused, because it came too fast. */
async function tooFast(
  message: { type: string; table: string } & Record<string, unknown>,
): Promise<{ answer: Promise<void>; wire: Wire; first: Message }> {
  const { feed } = await import("../src/lib/feed.svelte");
  const answer = feed.command(message);
  answer.catch(() => undefined);
  await Promise.resolve();
  const wire = Wire.last;
  const [first] = wire.sent;
  if (!first) throw new Error("nothing was sent");
  wire.answer({ type: "refused", id: first.id, code: "too-fast", message: "" });
  return { answer, wire, first };
}

test("a move that came too fast is sent again under its name, and then it is done", async () => {
  const { answer, wire, first } = await tooFast({ type: "play", table: "t", move: "aim t1" });
  expect(wire.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(wire.sent).toEqual([first, first]);
  wire.answer({ type: "done", id: first.id });
  await expect(answer).resolves.toBeUndefined();
});

test("a line of chat that came too fast is refused", async () => {
  const { answer, wire } = await tooFast({ type: "say", table: "t", text: "hello" });
  await expect(answer).rejects.toHaveProperty("code", "too-fast");
  await vi.advanceTimersByTimeAsync(5000);
  expect(wire.sent.filter(({ type }) => type === "say")).toHaveLength(1);
});
