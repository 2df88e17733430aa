/** Numbers and times as they are written in the current language. */
import { settings } from "./settings.svelte";

/** How long ago something was, roughly; `seconds` are since 1970. */
export function ago(seconds: number): string {
  const minutes = Math.round((Date.now() / 1000 - seconds) / 60);
  const form = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto", style: "short" });
  if (minutes < 60) return form.format(-Math.max(0, minutes), "minute");
  if (minutes < 48 * 60) return form.format(-Math.round(minutes / 60), "hour");
  return form.format(-Math.round(minutes / 1440), "day");
}

/** The day of a moment. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(seconds * 1000);
}

/** A share of one, in whole percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(share);
}

/** A mean, with one decimal. */
export function mean(value: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.lang, form).format(value).replace("-", "−");
}
