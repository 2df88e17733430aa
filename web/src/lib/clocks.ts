import type { ClockInfo, HandInfo, TableInfo } from "../wire";
import { tr } from "./i18n.svelte";

/** Seconds after which the others may let a bot play on, as docs/protocol.md says. */
const SILENCE = 3600;
const HOUR = 3600;
const DAY = 86400;
/** The last seconds of a hand. */
const URGENT = 20;

/** The seconds that a hand has left. */
export function left(hand: HandInfo, now: number): number {
  return Math.max(0, hand.until === null ? hand.left : hand.until - now);
}

/** Whether a running hand is about to run out. */
export function isUrgent(hand: HandInfo, now: number): boolean {
  return hand.until !== null && left(hand, now) <= URGENT;
}

/** A time as clocks show it: 4:05, 1:04:05, and from a day on in days and hours. */
export function shownTime(seconds: number, lang: string): string {
  const whole = Math.ceil(seconds);
  if (whole < DAY) {
    const two = (n: number): string => String(n).padStart(2, "0");
    const minutes = Math.floor(whole / 60);
    if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
  }
  const days = unit(Math.floor(whole / DAY), "day", lang);
  const hours = Math.floor((whole % DAY) / HOUR);
  return hours ? `${days} ${unit(hours, "hour", lang)}` : days;
}

function unit(count: number, name: "day" | "hour", lang: string): string {
  const form = { style: "unit", unit: name, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(lang, form).format(count);
}

/** What was chosen for a table, in words. */
export function planText(plan: ClockInfo["plan"]): string {
  if (plan.kind === "relaxed") return tr("clock-days", { days: plan.days });
  return plan.increment
    ? tr("clock-minutes-increment", { minutes: plan.minutes, seconds: plan.increment })
    : tr("clock-minutes", { minutes: plan.minutes });
}

/** Those who have kept a table without a clock waiting for so long that bots may play for them. */
export function silentSeats(info: TableInfo, now: number): TableInfo["seats"] {
  if (info.clock || info.status !== "playing" || now - info.updated < SILENCE) return [];
  if (!info.seats.some((seat) => seat.you)) return [];
  return info.seats.filter((seat) => seat.asked && seat.kind === "person" && !seat.you);
}
