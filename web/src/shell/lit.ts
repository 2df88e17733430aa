/** Where what can be chosen lies, whatever the board: all of them mark it by one of these. */
const LIT = ":is(.lit:not([role=tab]), .choosable, [data-light], [data-target], [data-move])";
const PLACES = ".tray, .dock, .board, .panel, .table";

/** What can be chosen first and has the focus by Tab; else Confirm, or the button of all options. */
export function focusDecision(shell: Element): void {
  const sheet = shell.querySelector<HTMLElement>(".sheet .option");
  const lit = [...shell.querySelectorAll<HTMLElement>(`:is(${PLACES}) ${LIT}`)].find(
    (one) => one.tabIndex >= 0 && isSeen(one),
  );
  // What is the only thing to do is proposed already.
  const ready = shell.querySelector<HTMLElement>(
    ".bar .confirm:not([aria-disabled='true'], :disabled)",
  );
  (sheet ?? lit ?? ready ?? shell.querySelector<HTMLElement>(".bar .options"))?.focus();
}

/** Scroll to what can be chosen in a box, unless some of it is in sight. */
export function showLit(box: Element): void {
  const all = [...box.querySelectorAll(LIT)].filter(isSeen);
  const { top, bottom } = box.getBoundingClientRect();
  const inSight = all.some((one) => {
    const at = one.getBoundingClientRect();
    return at.top >= top && at.bottom <= bottom;
  });
  if (!inSight) all[0]?.scrollIntoView({ block: "nearest" });
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
