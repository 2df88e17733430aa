/** Going over the buttons of a part of the board with the arrow keys: it is one stop of Tab. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { following, next, reading, walk, type Arrow, type Point } from "./cursor";

interface Spot extends Point {
  button: HTMLElement;
}

/** Read as one line, however little their middles differ. */
const LINE = 20;

/** `follow` reads what decides which of them are lit. */
export function roving(follow: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    const buttons = (): HTMLElement[] =>
      [...box.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const isLit = (one: HTMLElement): boolean => one.matches(".lit, .chosen");

    /** Tab comes to where one was, else to what can be chosen. */
    function setStop(wanted: HTMLElement | null): void {
      const all = buttons();
      const stop = all.find((one) => one === wanted) ?? all.find(isLit) ?? all[0];
      for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    }
    function spots(all = buttons()): Spot[] {
      return all.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, button };
      });
    }
    function go(to: Spot | null | undefined): void {
      to?.button.focus();
    }
    function press(event: KeyboardEvent): void {
      const here = spots().find(({ button }) => button === document.activeElement);
      if (!here) return;
      walk(event, {
        step: (arrow: Arrow) => go(next(here, spots(), arrow)),
        end: (last) => go(reading(spots(), LINE).at(last ? -1 : 0)),
        lit: (by) => {
          const lit = reading(spots(buttons().filter(isLit)), LINE);
          go(following(lit, lit.find(({ button }) => button === here.button) ?? here, by));
        },
        press: () => here.button.click(),
      });
    }
    const stay = (event: FocusEvent): void => setStop(event.target as HTMLElement);

    follow();
    void tick().then(() => setStop(null));
    box.addEventListener("keydown", press);
    box.addEventListener("focusin", stay);
    return () => {
      box.removeEventListener("keydown", press);
      box.removeEventListener("focusin", stay);
    };
  };
}
