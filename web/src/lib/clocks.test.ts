import { beforeAll, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { isUrgent, left, planText, shownTime, silentSeats } from "./clocks";
import { speak } from "./i18n.svelte";

beforeAll(() => speak("en"));

it.each([
  [0, "0:00"],
  [4.2, "0:05"],
  [245, "4:05"],
  [3845, "1:04:05"],
  [2 * 86400, "2 days"],
  [86400 + 7200, "1 day 2 hr"],
])("%s s is %s", (seconds, shown) => {
  expect(shownTime(seconds, "en")).toBe(shown);
});

it("counts down to the moment that the server has named, and never below nothing", () => {
  expect(left({ left: 30, until: 130 }, 100)).toBe(30);
  expect(left({ left: 30, until: 130 }, 140)).toBe(0);
  expect(left({ left: 30, until: null }, 140)).toBe(30);
});

it("hurries nobody whose time stands", () => {
  expect(isUrgent({ left: 5, until: 105 }, 100)).toBe(true);
  expect(isUrgent({ left: 5, until: null }, 100)).toBe(false);
  expect(isUrgent({ left: 50, until: 150 }, 100)).toBe(false);
});

it("says what was chosen", () => {
  expect(planText({ kind: "relaxed", days: 1 })).toBe("1 day for each turn");
  expect(planText({ kind: "live", minutes: 20, increment: 0 })).toBe("20 minutes each");
  expect(planText({ kind: "live", minutes: 20, increment: 30 })).toBe(
    "20 minutes each, and 30 seconds a turn",
  );
});

it("offers to play on after an hour, without a clock, to those who sit there", () => {
  const seat = { kind: "person", name: "", level: null, online: false, away: false } as const;
  const seats: SeatInfo[] = [
    { ...seat, seat: 0, you: true, asked: false },
    { ...seat, seat: 1, you: false, asked: true },
  ];
  const info = { status: "playing", updated: 1000, clock: null, seats } as unknown as TableInfo;
  expect(silentSeats(info, 4599)).toEqual([]);
  expect(silentSeats(info, 4600).map((one) => one.seat)).toEqual([1]);
  const spectated = { ...info, seats: seats.map((one) => ({ ...one, you: false })) };
  expect(silentSeats(spectated, 4600)).toEqual([]);
  const clock = { plan: { kind: "relaxed", days: 1 }, hands: [] } as const;
  expect(silentSeats({ ...info, clock: { ...clock, hands: [] } }, 4600)).toEqual([]);
});
