/**
 * Explanations on hover, focus and tap. Put `{@attach tip(() => ({ title, text }))}` on any element,
 * HTML or SVG; one place in the page shows them all (TipHost). Nothing essential is only in a tip.
 */
import type { Attachment } from "svelte/attachments";
import { readRule, type Rule } from "../lib/rulebook.svelte";

export interface Tip {
  title?: string;
  text?: string;
  /** A paragraph of the rules to read on. */
  rule?: Rule;
}

class TipState {
  tip = $state.raw<Tip | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** It was asked for by a press or a tap: then the pointer may go on to it. Others never catch the pointer. */
  asked = $state(false);
  /** The pointer is on the tip itself, so it stays. */
  held = false;
  owner: Element | null = null;
}

export const TIP_ID = "tip";
export const shown = new TipState();
const DELAY = 300;
/** A tap presses it, and explains it only while it can't be pressed: else a tip stays over what comes next. */
const ACTS = ":is(.button, [aria-expanded]):not([aria-disabled='true'])";
let timer: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(timer);
  shown.owner?.removeAttribute("aria-describedby");
  shown.owner = null;
  shown.tip = null;
}

function show(element: Element, read: () => Tip | null, asked = false): void {
  const tip = read();
  if (!tip || (!tip.text && !tip.title)) return;
  if (shown.owner !== element) shown.owner?.removeAttribute("aria-describedby");
  shown.owner = element;
  shown.anchor = element.getBoundingClientRect();
  shown.tip = tip;
  shown.asked = asked;
  element.setAttribute("aria-describedby", TIP_ID);
}

/** Explain what a tip is shown of, or what has the focus. */
export function explainShown(): void {
  const element = shown.owner ?? document.activeElement;
  element?.dispatchEvent(new CustomEvent("explain", { bubbles: true }));
}

/** Read the paragraph behind a tip, in front of the page. */
export function openRule(rule: Rule): void {
  hideTip();
  readRule(rule);
}

function later(action: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
}

export function leaveTip(): void {
  later(() => {
    if (!shown.held) hideTip();
  }, 120);
}

/** With `onPress`, the element is there for nothing but the tip: a press shows it at once. */
export function tip(read: () => Tip | null, { onPress = false } = {}): Attachment<Element> {
  return (element) => {
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "touch") return;
      later(() => show(element, read), DELAY);
    };
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") leaveTip();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show(element, read);
    };
    const blur = (): void => {
      clearTimeout(timer);
      // What has the focus may be on its way out of the page, which is being changed just now.
      queueMicrotask(() => {
        if (shown.owner === element) hideTip();
      });
    };
    const tap = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") return;
      if (!onPress && element.matches(ACTS)) return;
      if (shown.owner === element) hideTip();
      else show(element, read, true);
    };
    // A tap is a press as well, and has been dealt with.
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "touch") return;
      clearTimeout(timer);
      show(element, read, true);
    };
    // Asked for once more, the rule itself is shown.
    const explain = (event: Event): void => {
      event.stopPropagation();
      const rule = shown.owner === element ? shown.tip?.rule : undefined;
      if (rule?.id) openRule(rule);
      else show(element, read);
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", blur);
    element.addEventListener("pointerup", tap);
    element.addEventListener("explain", explain);
    if (onPress) element.addEventListener("click", press);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", blur);
      element.removeEventListener("pointerup", tap);
      element.removeEventListener("explain", explain);
      element.removeEventListener("click", press);
      // The page is being changed just now; the tip goes when that is done.
      if (shown.owner === element) queueMicrotask(hideTip);
    };
  };
}
